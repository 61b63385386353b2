package stripe

import (
	"context"
	"time"

	stripego "github.com/stripe/stripe-go/v85"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/money"
)

// atOnce is how many records Stripe sends in an answer.
const atOnce = 100

func page() stripego.ListParams { return stripego.ListParams{Limit: stripego.Int64(atOnce)} }

func from(since time.Time) *stripego.RangeQueryParams {
	return &stripego.RangeQueryParams{GreaterThanOrEqual: since.Unix()}
}

// Charges implements [payment.Books].
func (p *Provider) Charges(ctx context.Context, since time.Time, fn func(payment.BookedCharge) error) error {
	params := &stripego.ChargeListParams{ListParams: page(), CreatedRange: from(since)}
	for charge, err := range p.client.V1Charges.List(ctx, params).All(ctx) {
		if err != nil {
			return withoutMessage("list charges", err)
		}
		if charge.Status != stripego.ChargeStatusSucceeded || charge.PaymentIntent == nil {
			continue
		}
		if err := fn(payment.BookedCharge{IntentID: charge.PaymentIntent.ID, Amount: money.Cents(charge.AmountCaptured),
			Refunded: money.Cents(charge.AmountRefunded), At: time.Unix(charge.Created, 0)}); err != nil {
			return err
		}
	}
	return nil
}

// Refunds implements [payment.Books]. One that failed gave nothing back.
func (p *Provider) Refunds(ctx context.Context, since time.Time, fn func(payment.BookedRefund) error) error {
	params := &stripego.RefundListParams{ListParams: page(), CreatedRange: from(since)}
	for refund, err := range p.client.V1Refunds.List(ctx, params).All(ctx) {
		if err != nil {
			return withoutMessage("list refunds", err)
		}
		if refund.Status == stripego.RefundStatusFailed || refund.Status == stripego.RefundStatusCanceled {
			continue
		}
		if err := fn(payment.BookedRefund{ID: refund.ID, Key: refund.Metadata[refundKey],
			Amount: money.Cents(refund.Amount), At: time.Unix(refund.Created, 0)}); err != nil {
			return err
		}
	}
	return nil
}

// Disputes implements [payment.Books].
func (p *Provider) Disputes(ctx context.Context, since time.Time, fn func(payment.Dispute) error) error {
	params := &stripego.DisputeListParams{ListParams: page(), CreatedRange: from(since)}
	for dispute, err := range p.client.V1Disputes.List(ctx, params).All(ctx) {
		if err != nil {
			return withoutMessage("list disputes", err)
		}
		if err := fn(disputeOf(dispute)); err != nil {
			return err
		}
	}
	return nil
}
