package sandbox

import (
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"strings"
	"time"

	"rangrue/internal/domain/payment"
)

// tokenLife is how long a token may wait between the card form and the order.
const tokenLife = 30 * time.Minute

const tokenPrefix = "tok_"

// toCharge is what a token may be used for.
const toCharge = "sandbox card"

// token is a card between the form and the order. It is signed and sent instead of stored: nothing of a card is on disk
// before it is charged, and every node can read it. Stored charges keep it from being used twice (see insertCharge).
type token struct {
	ID        string    `json:"i"`
	Brand     string    `json:"b"`
	Last4     string    `json:"l"`
	ExpMonth  int       `json:"m"`
	ExpYear   int       `json:"y"`
	Behaviour behaviour `json:"d"`
	Until     int64     `json:"u"` // Unix seconds
}

// Tokenise makes a token of a typed card. Its error lists the fields of the form to correct.
func (s *Sandbox) Tokenise(t Typed) (id string, shown payment.Card, err error) {
	read, err := t.read(s.Now())
	if err != nil {
		return "", payment.Card{}, err
	}
	body, err := json.Marshal(token{
		ID: rand.Text(), Brand: read.Brand, Last4: read.Last4, ExpMonth: read.ExpMonth, ExpYear: read.ExpYear,
		Behaviour: read.behaviour, Until: s.Now().Add(tokenLife).Unix(),
	})
	if err != nil {
		return "", payment.Card{}, err
	}
	return tokenPrefix + s.TokenKey.Token(toCharge, base64.RawURLEncoding.EncodeToString(body)), read.Card, nil
}

// readToken reads the card of a token; false when the token was not signed by the sandbox or has expired.
func (s *Sandbox) readToken(text string) (card, bool) {
	encoded, ok := s.TokenKey.Read(toCharge, strings.TrimPrefix(text, tokenPrefix))
	if !ok {
		return card{}, false
	}
	body, err := base64.RawURLEncoding.DecodeString(encoded)
	var t token
	if err != nil || json.Unmarshal(body, &t) != nil || s.Now().Unix() > t.Until {
		return card{}, false
	}
	return card{behaviour: t.Behaviour, tokenID: t.ID, Card: payment.Card{
		Brand: t.Brand, Last4: t.Last4, ExpMonth: t.ExpMonth, ExpYear: t.ExpYear,
	}}, true
}
