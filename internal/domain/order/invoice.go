package order

import (
	"cmp"
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
// The transaction must have locked the order, so that a part is invoiced once. It keeps the counter of each shop until
// it ends, so that a number is never lost nor given twice; the counters are always taken in the same order, so that two
// orders never wait for each other.
func (s *Service) IssueInvoices(ctx context.Context, tx *db.Tx, o *Order, at time.Time) ([]Invoice, error) {
	if o.PaidAt.IsZero() {
		return nil, fmt.Errorf("order: %s is not paid, nothing to invoice", o.ID)
	}
	invoices, err := allInvoicesOf(ctx, tx, o.ID)
	if err != nil {
		return nil, err
	}
	var missing []Invoice
	for _, part := range o.Shops {
		if !slices.ContainsFunc(invoices, func(i Invoice) bool { return i.ShopOrderID == part.ID }) {
			missing = append(missing, Invoice{
				ID: db.NewID(), ShopOrderID: part.ID, OrderID: o.ID, ShopID: part.ShopID, IssuedAt: at,
			})
		}
	}
	sortInvoices(missing)
	if err := insertInvoices(ctx, tx, missing); err != nil {
		return nil, fmt.Errorf("issue invoices: %w", err)
	}
	invoices = append(invoices, missing...)
	sortInvoices(invoices)
	return invoices, nil
}

func sortInvoices(list []Invoice) {
	slices.SortFunc(list, func(a, b Invoice) int { return cmp.Compare(a.ShopID, b.ShopID) })
}

// InvoicesOf lists the invoices of an order the scope reaches.
func (s *Service) InvoicesOf(ctx context.Context, scope Scope, orderID string) ([]Invoice, error) {
	all, err := invoicesOf(ctx, s.db, scope, orderID)
	return slices.DeleteFunc(all, func(i Invoice) bool { return !scope.covers(i.ShopID) }), err
}

// InvoicesWithin lists the invoices of an order without asking who reads them, as a transaction sees them.
func (s *Service) InvoicesWithin(ctx context.Context, r db.Reader, orderID string) ([]Invoice, error) {
	return allInvoicesOf(ctx, r, orderID)
}

// FindInvoice loads an invoice of a shop without asking who reads it: find its order with a [Scope] before showing it.
func (s *Service) FindInvoice(ctx context.Context, shopID, id string) (Invoice, error) {
	return findInvoice(ctx, s.db, shopID, id)
}
