package order

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/db"
)

// CreditNote says that a refund corrected the invoice of its shop. What it gives back is the refund, which never
// changes in amount.
type CreditNote struct {
	ID       string
	RefundID string
	OrderID  string
	ShopID   string
	Number   int64  // 1, 2, 3… of the shop, without gaps
	Reason   string // why the money goes back, as the buyer reads it; empty when nobody said
	IssuedAt time.Time
}

// Printed is the number as it is printed and looked for, told apart from those of invoices.
func (n CreditNote) Printed() string { return fmt.Sprintf("NC-%06d", n.Number) }

// issueCreditNotes numbers a credit note for each of the refunds that gives its buyer something back, which must have
// none, and puts it in them. The order must be locked. As for invoices, the counter of a shop is kept until the
// transaction ends, so that no number is lost nor given twice, and the counters are always taken in the same order.
func issueCreditNotes(ctx context.Context, tx *db.Tx, o *Order, refunds []Refund) error {
	var byShop []*Refund
	for n := range refunds {
		if refunds[n].Amount.Total() > 0 {
			byShop = append(byShop, &refunds[n])
		}
	}
	shopOf := func(r *Refund) string { return o.PartByID(r.ShopOrderID).ShopID }
	slices.SortStableFunc(byShop, func(a, b *Refund) int { return cmp.Compare(shopOf(a), shopOf(b)) })
	for _, r := range byShop {
		note := &CreditNote{
			ID: db.NewID(), RefundID: r.ID, OrderID: o.ID, ShopID: shopOf(r), Reason: cmp.Or(r.Reason, r.cause),
			IssuedAt: r.CreatedAt,
		}
		if err := insertCreditNote(ctx, tx, note); err != nil {
			return fmt.Errorf("issue credit note: %w", err)
		}
		r.CreditNote = note
	}
	return nil
}

// CreditNotesOf lists the credit notes of an order the scope reaches, by shop and number.
func (s *Service) CreditNotesOf(ctx context.Context, scope Scope, orderID string) ([]CreditNote, error) {
	all, err := creditNotesOf(ctx, s.db, scope, orderID)
	return slices.DeleteFunc(all, func(n CreditNote) bool { return !scope.covers(n.ShopID) }), err
}

// FindCreditNote loads a credit note of a shop without asking who reads it: find its order with a [Scope] before
// showing it.
func (s *Service) FindCreditNote(ctx context.Context, shopID, id string) (CreditNote, error) {
	return findCreditNote(ctx, s.db, shopID, id)
}

const creditNotesAtOnce = 100 // refunds looked at in one go

// IssueOldCreditNotes writes the credit notes of the refunds that have none, the oldest first: those of before there
// were notes. It may run anywhere, any time, and stop anywhere. Of units it knows only those of a return.
func (s *Service) IssueOldCreditNotes(ctx context.Context) error {
	for {
		waiting, err := refundsWithoutCreditNote(ctx, s.db, creditNotesAtOnce)
		if err != nil || len(waiting) == 0 {
			return err
		}
		for _, r := range waiting {
			if err := s.db.Tx(ctx, func(tx *db.Tx) error { return issueOld(ctx, tx, r) }); err != nil {
				return fmt.Errorf("write the credit note of refund %s: %w", r.ID, err)
			}
		}
	}
}

func issueOld(ctx context.Context, tx *db.Tx, r Refund) error {
	o, err := lock(ctx, tx, Whole(), r.OrderID)
	if err != nil {
		return err
	}
	claimed, err := claimRefund(ctx, tx, r.ID)
	if err != nil || !claimed { // another node was faster
		return err
	}
	if r.ReturnID != "" {
		ret, err := findReturn(ctx, tx, r.ReturnID)
		if err != nil {
			return err
		}
		r.Lines, r.cause = []Units{{ItemID: ret.ItemID, Quantity: ret.Quantity}}, ret.Reason
		if err := insertRefundLines(ctx, tx, r); err != nil {
			return err
		}
	}
	return issueCreditNotes(ctx, tx, o, []Refund{r})
}
