package stripe

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	stripego "github.com/stripe/stripe-go/v85"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/money"
)

// SendEvidence implements [payment.Arbiter]. Stripe submits evidence to the bank once: a dispute that does not wait for
// any is refused before.
func (p *Provider) SendEvidence(ctx context.Context, disputeID string, e payment.Evidence) (payment.Dispute, error) {
	now, err := p.client.V1Disputes.Retrieve(ctx, disputeID, nil)
	if err != nil {
		return payment.Dispute{}, refusedForGood("retrieve dispute", err)
	}
	if disputeOf(now).State != payment.NeedsAnswer {
		return payment.Dispute{}, fmt.Errorf("%w: stripe: the dispute takes no evidence", payment.ErrRefused)
	}
	given := func(text string) *string {
		if text == "" {
			return nil
		}
		return stripego.String(text)
	}
	made, err := p.client.V1Disputes.Update(ctx, disputeID, &stripego.DisputeUpdateParams{
		Submit: stripego.Bool(true),
		Evidence: &stripego.DisputeUpdateEvidenceParams{
			UncategorizedText: given(e.Text), ProductDescription: given(e.Product), CustomerName: given(e.BuyerName),
			CustomerEmailAddress: given(e.BuyerEmail), ShippingAddress: given(e.ShippingAddress),
			ShippingCarrier: given(e.Carrier), ShippingTrackingNumber: given(e.TrackingNumber),
			ShippingDate: given(e.ShippedOn),
		},
	})
	if err != nil {
		return payment.Dispute{}, refusedForGood("send evidence", err)
	}
	return disputeOf(made), nil
}

// refusedForGood tells a request that Stripe understood and refuses from an outcome that is not known.
func refusedForGood(doing string, err error) error {
	var refusal *stripego.Error
	if errors.As(err, &refusal) && refusal.Type == stripego.ErrorTypeInvalidRequest {
		return fmt.Errorf("%w: %w", payment.ErrRefused, withoutMessage(doing, err))
	}
	return withoutMessage(doing, err)
}

// disputeOf reads a dispute. An inquiry, which takes no money yet, is answered like a dispute.
func disputeOf(d *stripego.Dispute) payment.Dispute {
	read := payment.Dispute{ID: d.ID, Amount: money.Cents(d.Amount), Reason: string(d.Reason),
		Inquiry: strings.HasPrefix(string(d.Status), "warning_"), OpenedAt: time.Unix(d.Created, 0)}
	if d.PaymentIntent != nil {
		read.IntentID = d.PaymentIntent.ID
	}
	if d.EvidenceDetails != nil && d.EvidenceDetails.DueBy > 0 {
		read.DueAt = time.Unix(d.EvidenceDetails.DueBy, 0)
	}
	switch d.Status {
	case stripego.DisputeStatusWon, stripego.DisputeStatusWarningClosed, stripego.DisputeStatusPrevented:
		read.State = payment.Won
	case stripego.DisputeStatusLost:
		read.State = payment.Lost
	case stripego.DisputeStatusUnderReview, stripego.DisputeStatusWarningUnderReview:
		read.State = payment.EvidenceSent
	default:
		read.State = payment.NeedsAnswer
	}
	return read
}

// readDisputeEvent reads the news of a dispute.
func readDisputeEvent(heard payment.Event, raw []byte) (payment.Event, error) {
	var dispute stripego.Dispute
	if err := json.Unmarshal(raw, &dispute); err != nil {
		return heard, fmt.Errorf("stripe: read event %s: %w", heard.ID, err)
	}
	read := disputeOf(&dispute)
	heard.Dispute = &read
	return heard, nil
}
