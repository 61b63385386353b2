package outreach

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"strings"

	"rangrue/internal/kit/problem"
)

var errToken = problem.New(problem.Refused, "invalid_token", problem.Say(
	"Ce lien de désabonnement n’est pas valide. Utilisez celui du dernier courriel reçu.",
	"This unsubscribe link is not valid. Please use the one in the last message you received."))

var errConfirm = problem.New(problem.Refused, "invalid_token", problem.Say(
	"Ce lien de confirmation n’est plus valide. Inscrivez-vous de nouveau pour en recevoir un autre.",
	"This confirmation link is no longer valid. Please subscribe again to receive another one."))

// purpose is what a link may do. It is part of what is signed, so that a link does nothing else.
type purpose string

const (
	toLeave   purpose = "newsletter unsubscribe"
	toConfirm purpose = "newsletter confirm"
)

// token names a subscription in a link. Those to leave never expire, as the anti-spam law wants them to keep working;
// those to confirm expire by what the database stores.
func (s *Service) token(p purpose, subscriberID string) string {
	return subscriberID + "." + base64.RawURLEncoding.EncodeToString(s.signature(p, subscriberID))
}

func (s *Service) readToken(p purpose, token string) (subscriberID string, ok bool) {
	id, encoded, found := strings.Cut(token, ".")
	given, err := base64.RawURLEncoding.DecodeString(encoded)
	if !found || err != nil || id == "" || !hmac.Equal(given, s.signature(p, id)) {
		return "", false
	}
	return id, true
}

func (s *Service) signature(p purpose, subscriberID string) []byte {
	mac := hmac.New(sha256.New, s.TokenKey)
	mac.Write([]byte(string(p) + "\x00" + subscriberID))
	return mac.Sum(nil)[:20]
}
