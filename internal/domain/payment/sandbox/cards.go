package sandbox

import (
	"context"
	"strings"
	"time"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/problem"
)

// behaviour is what a test card does when it is charged.
type behaviour string

const (
	accept  behaviour = "accept"
	slow    behaviour = "slow"    // accepted, after a while
	timeout behaviour = "timeout" // the processor never answers, and takes nothing
	lost    behaviour = "lost"    // the processor takes the money, and its answer is lost
	asks    behaviour = "asks"    // accepted once the buyer confirmed it with their bank
	dispute behaviour = "dispute" // accepted, and contested by the buyer a moment later
	// Any other behaviour is the code the card is declined with.
)

// numbers are the only ones the sandbox accepts. All but the last three are those of Stripe's test mode.
var numbers = map[string]behaviour{
	"4242424242424242": accept, // Visa
	"4000056655665556": accept, // Visa, debit
	"5555555555554444": accept, // Mastercard
	"2223003122003222": accept, // Mastercard of the newer series
	"378282246310005":  accept, // American Express
	"4000000000000002": behaviour(payment.CodeDeclined),
	"4000000000009995": "insufficient_funds",
	"4000000000000069": "expired_card",
	"4000000000000127": "incorrect_cvc",
	"4000000000000119": behaviour(payment.CodeProcessing),
	"4000002500003155": asks,
	"4000000000000259": dispute,
	"4000000000006009": slow,
	"4000000000007007": timeout,
	"4000000000008005": lost,
}

// card is what is left of a card once its number is gone.
type card struct {
	payment.Card
	behaviour behaviour
	tokenID   string // empty for a saved card
}

// fingerprint tells cards apart: no two of the test numbers have the same brand and last digits.
func (c card) fingerprint() string { return c.Brand + c.Last4 }

// verdict is the bank's answer to a charge on the card.
func (c card) verdict() payment.Result {
	r := payment.Result{State: payment.Succeeded, Card: c.Card}
	switch c.behaviour {
	case accept, slow, lost, dispute:
	case asks:
		r.State = payment.Waiting
	default:
		r.State, r.Code = payment.Declined, string(c.behaviour)
	}
	return r
}

// Typed is a card as it is typed in the form.
type Typed struct {
	Number   string
	ExpMonth int
	ExpYear  int // of two digits or four
	CVC      string
}

var (
	textNumber = problem.Say("Le numéro de votre carte est incorrect.", "Your card number is incorrect.")
	textReal   = problem.Say(
		"Ce marché est en mode d’essai\u00a0: utilisez une carte d’essai, jamais une vraie carte.",
		"This market is in test mode: use a test card, never a real one.")
	textCVC = problem.Say("Le code de sécurité de votre carte est incorrect.",
		"Your card’s security code is incorrect.")
)

// read turns a typed card into one without its number, or returns an error that lists the fields to correct.
func (t Typed) read(now time.Time) (card, error) {
	number := strings.Map(func(r rune) rune {
		if r == ' ' || r == '-' || r == '\u00a0' {
			return -1
		}
		return r
	}, t.Number)
	year := t.ExpYear
	if year < 100 {
		year += 2000
	}
	does, known := numbers[number]
	var broken []*problem.Field
	switch {
	case !luhn(number):
		broken = append(broken, check.Fail("number", "incorrect_number", textNumber))
	case !known:
		broken = append(broken, check.Fail("number", "not_a_test_card", textReal))
	}
	if expiry := payment.CheckExpiry("expiry", t.ExpMonth, year, now); expiry != nil {
		broken = append(broken, expiry)
	}
	if n := len(t.CVC); n < 3 || n > 4 || strings.Trim(t.CVC, "0123456789") != "" {
		broken = append(broken, check.Fail("cvc", "incorrect_cvc", textCVC))
	}
	if err := check.All(broken...); err != nil {
		return card{}, err
	}
	return card{behaviour: does, Card: payment.Card{
		Brand: brandOf(number), Last4: number[len(number)-4:], ExpMonth: t.ExpMonth, ExpYear: year,
	}}, nil
}

// luhn checks the last digit of a card number, which catches most typing errors.
func luhn(number string) bool {
	if len(number) < 12 || len(number) > 19 || strings.Trim(number, "0123456789") != "" {
		return false
	}
	sum := 0
	for i := range len(number) {
		d := int(number[len(number)-1-i] - '0')
		if i%2 == 1 {
			if d *= 2; d > 9 {
				d -= 9
			}
		}
		sum += d
	}
	return sum%10 == 0
}

func brandOf(number string) string {
	switch number[0] {
	case '4':
		return "visa"
	case '3':
		return "amex"
	}
	return "mastercard"
}

// cardOf finds the card of a charge: that of a token, or a saved card of the charge's own customer. Anything else is
// declined as an invalid token.
func (s *Sandbox) cardOf(ctx context.Context, c payment.Charge) (card, error) {
	if found, ok := s.readToken(c.Token); ok {
		return found, nil
	}
	if c.CustomerID != "" {
		if found, ok, err := savedCard(ctx, s.db, c.CustomerID, c.Token); ok || err != nil {
			return found, err
		}
	}
	return card{behaviour: behaviour(payment.CodeToken)}, nil
}
