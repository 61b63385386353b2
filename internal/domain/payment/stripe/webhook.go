package stripe

import (
	"encoding/json"
	"fmt"

	stripego "github.com/stripe/stripe-go/v85"
	"github.com/stripe/stripe-go/v85/webhook"

	"rangrue/internal/domain/payment"
)

// Hear implements [payment.Listener]. Events of other kinds, and of charges that are not ours, come back without a key.
// The API version of an event is the account's, not the library's: the few fields read here are the same in both.
func (p *Provider) Hear(payload []byte, signature string) (payment.Event, error) {
	event, err := webhook.ConstructEventWithOptions(payload, signature, p.webhookSecret, webhook.ConstructEventOptions{IgnoreAPIVersionMismatch: true})
	if err != nil {
		return payment.Event{}, payment.ErrSignature.Because(err)
	}
	heard := payment.Event{ID: event.ID}
	switch event.Type {
	case stripego.EventTypePaymentIntentSucceeded, stripego.EventTypePaymentIntentPaymentFailed, stripego.EventTypePaymentIntentCanceled:
	default:
		return heard, nil
	}
	var intent stripego.PaymentIntent
	if err := json.Unmarshal(event.Data.Raw, &intent); err != nil {
		return heard, fmt.Errorf("stripe: read event %s: %w", event.ID, err)
	}
	heard.Key, heard.Result = intent.Metadata[metadataKey], resultOf(&intent)
	return heard, nil
}
