package stripe_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stripe/stripe-go/v85/webhook"

	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/stripe"
	"rangrue/internal/domain/payment/stripe/stripetest"
)

// A notice is believed only when it is signed, and nothing in a signed one ends the program.
func FuzzANotice(f *testing.F) {
	for _, payload := range []string{
		`{"id":"evt_1","type":"payment_intent.succeeded","data":{"object":{"id":"pi_1","metadata":{}}}}`,
		`{"id":"evt_2","type":"charge.dispute.created","data":{"object":{}}}`,
		`{"id":"evt_3","type":"refund.failed","data":{"object":null}}`, `{"type":"account.updated","data":{}}`,
		`{"type":"payment_intent.succeeded"}`, `null`, `[]`, `{`,
	} {
		f.Add([]byte(payload), "t=1,v1=00")
	}
	p := stripe.New(stripe.Options{SecretKey: "sk_test_essai", WebhookSecret: stripetest.WebhookSecret})
	f.Fuzz(func(t *testing.T, payload []byte, signature string) {
		if _, err := p.ReadEvent(payload, signature); !errors.Is(err, payment.ErrSignature) {
			t.Errorf("%q with %q: %v", payload, signature, err)
		}
		signed := webhook.GenerateTestSignedPayload(&webhook.UnsignedPayload{
			Payload: payload, Secret: stripetest.WebhookSecret, Timestamp: time.Now(),
		})
		_, _ = p.ReadEvent(signed.Payload, signed.Header)
	})
}
