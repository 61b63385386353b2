package order

import (
	"context"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/db"
)

// Invoice says that one shop's part of an order was invoiced. What it prints is the part itself, which never changes.
type Invoice struct {
	ID          string
	ShopOrderID string
	OrderID     string
	ShopID      string
	Number      int64 // 1, 2, 3… of the shop, without gaps
	IssuedAt    time.Time
}

// IssueInvoices numbers an invoice for each shop of a paid order that has none yet, and returns them all, by shop id.
// The order stays locked until the transaction ends, so that a part is invoiced once, and so does the counter of each
// shop, so that a number is never lost nor given twice; the counters are always taken in the same order, so that two
// orders never wait for each other.
func (s *Service) IssueInvoices(ctx context.Context, tx *db.Tx, orderID string, at time.Time) ([]Invoice, error) {
	if err := lockPaid(ctx, tx, orderID, at); err != nil {
		return nil, err
	}
	missing, err := partsToInvoice(ctx, tx, orderID)
	if err != nil {
		return nil, fmt.Errorf("find parts to invoice: %w", err)
	}
	for n := range missing {
		missing[n].ID, missing[n].IssuedAt = db.NewID(), at
	}
	if err := insertInvoices(ctx, tx, missing); err != nil {
		return nil, fmt.Errorf("issue invoices: %w", err)
	}
	return allInvoicesOf(ctx, tx, orderID)
}

// InvoicesOf lists the invoices of an order the scope reaches.
func (s *Service) InvoicesOf(ctx context.Context, scope Scope, orderID string) ([]Invoice, error) {
	all, err := invoicesOf(ctx, s.db, scope, orderID)
	return slices.DeleteFunc(all, func(i Invoice) bool { return !scope.covers(i.ShopID) }), err
}

// FindInvoice loads an invoice of a shop without asking who reads it: find its order with a [Scope] before showing it.
func (s *Service) FindInvoice(ctx context.Context, shopID, id string) (Invoice, error) {
	return findInvoice(ctx, s.db, shopID, id)
}
