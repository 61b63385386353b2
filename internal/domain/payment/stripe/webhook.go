package stripe

import (
	"encoding/json"
	"fmt"
	"strings"

	stripego "github.com/stripe/stripe-go/v85"
	"github.com/stripe/stripe-go/v85/webhook"

	"rangrue/internal/domain/payment"
)

// ReadEvent implements [payment.Listener]. Events of other kinds, and of charges that are not ours, come back without a
// key. The API version of an event is the account's, not the library's: the few fields read here are the same in both.
func (p *Provider) ReadEvent(payload []byte, signature string) (payment.Event, error) {
	event, err := p.construct(payload, signature)
	if err != nil {
		return payment.Event{}, payment.ErrSignature.Because(err)
	}
	heard := payment.Event{ID: event.ID}
	switch event.Type {
	case stripego.EventTypePaymentIntentSucceeded, stripego.EventTypePaymentIntentPaymentFailed,
		stripego.EventTypePaymentIntentCanceled:
	case stripego.EventTypeRefundFailed, stripego.EventTypeRefundUpdated, stripego.EventTypeChargeRefundUpdated:
		return readRefundEvent(heard, event.Data.Raw)
	case stripego.EventTypeChargeDisputeCreated, stripego.EventTypeChargeDisputeUpdated,
		stripego.EventTypeChargeDisputeClosed, stripego.EventTypeChargeDisputeFundsWithdrawn,
		stripego.EventTypeChargeDisputeFundsReinstated:
		return readDisputeEvent(heard, event.Data.Raw)
	case stripego.EventTypeAccountUpdated:
		return readAccountEvent(heard, event.Data.Raw)
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

// construct checks the signature: events of our account and of sellers' accounts come from two webhooks of Stripe, each
// with its own secret.
func (p *Provider) construct(payload []byte, signature string) (event stripego.Event, err error) {
	for secret := range strings.SplitSeq(p.webhookSecret, ",") {
		event, err = webhook.ConstructEventWithOptions(payload, signature, strings.TrimSpace(secret),
			webhook.ConstructEventOptions{IgnoreAPIVersionMismatch: true})
		if err == nil {
			return event, nil
		}
	}
	return event, err
}

// readRefundEvent reads the news of a refund. Only a failure is reported: a success was in the answer to the call.
func readRefundEvent(heard payment.Event, raw []byte) (payment.Event, error) {
	var refund stripego.Refund
	if err := json.Unmarshal(raw, &refund); err != nil {
		return heard, fmt.Errorf("stripe: read event %s: %w", heard.ID, err)
	}
	if refund.Status == stripego.RefundStatusFailed || refund.Status == stripego.RefundStatusCanceled {
		heard.FailedRefund, heard.Result.Code = refund.Metadata[refundKey], string(refund.FailureReason)
	}
	return heard, nil
}
