package demo

import (
	"context"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/flow/disputes"
	"rangrue/internal/kit/db"
)

// disputeData is what the bank of a past order's buyer said; an order without a state is not contested.
type disputeData struct {
	Reason string               `json:"reason"`
	State  payment.DisputeState `json:"state"`
	Opened float64              `json:"opened"` // days ago
	Due    float64              `json:"due"`    // days from now
	Closed float64              `json:"closed"` // days ago, once it is won or lost
}

// contested has the bank of the demo open the dispute of an order, and close it.
func (o orderData) contested(ctx context.Context, tx *db.Tx, d Deps, replayed *order.Order, now time.Time) error {
	if o.Dispute.State == "" || d.Disputes == nil || d.Sandbox == nil {
		return nil
	}
	news := payment.Dispute{ID: "demo_dp_" + o.Reference, IntentID: o.receipt().IntentID, Key: replayed.ID,
		Amount: replayed.GrandTotal, Reason: o.Dispute.Reason, State: o.Dispute.State,
		DueAt: ago(now, -o.Dispute.Due), OpenedAt: ago(now, o.Dispute.Opened)}
	if err := d.Sandbox.RememberDispute(ctx, tx, news); err != nil {
		return err
	}
	then := d.Disputes.Options
	hear := func(state payment.DisputeState, at time.Time) error {
		then.Now = func() time.Time { return at }
		news.State = state
		return disputes.New(d.DB, then).ReceiveIn(ctx, tx, news)
	}
	if err := hear(payment.NeedsAnswer, news.OpenedAt); err != nil || o.Dispute.State == payment.NeedsAnswer {
		return err
	}
	return hear(o.Dispute.State, ago(now, o.Dispute.Closed))
}
