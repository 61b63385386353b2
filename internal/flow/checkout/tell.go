package checkout

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// told is the order whose people must be told.
type told struct {
	OrderID string `json:"orderId"`
}

// tell is the job that follows a payment: invoices are numbered, the customer and the shops are written to, and the
// order is dispatched. The letters are queued in the transaction that dispatches it, so that nobody is told twice. Both
// transactions are light: were they lost, the job would be there again and do the same.
func (s *Service) tell(ctx context.Context, job told) error {
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), job.OrderID)
	if err != nil || !o.DispatchedAt.IsZero() {
		return err
	}
	var invoices []order.Invoice
	err = s.db.LightTx(ctx, func(tx *db.Tx) (err error) {
		invoices, err = s.Orders.IssueInvoicesOf(ctx, tx, o, s.Now())
		return err
	})
	if err != nil {
		return err
	}
	letters, err := s.letters(ctx, o, invoices)
	if err != nil {
		return err
	}
	err = s.db.LightTx(ctx, func(tx *db.Tx) error {
		if err := s.Orders.DispatchPaid(ctx, tx, o.ID, s.Now()); err != nil {
			return err
		}
		if err := s.countSales(ctx, tx, o); err != nil {
			return err
		}
		for _, letter := range letters {
			if err := mail.Enqueue(ctx, tx, letter); err != nil {
				return err
			}
		}
		return nil
	})
	if errors.Is(err, order.ErrTold) {
		return nil
	}
	return err
}

// letters writes to the customer, then to each shop that gave an address.
func (s *Service) letters(ctx context.Context, o *order.Order, invoices []order.Invoice) ([]mail.Message, error) {
	confirmation, err := s.confirmation(o)
	if err != nil {
		return nil, err
	}
	if o.UserID == "" { // a customer finds theirs in the account
		for _, i := range invoices {
			file, err := s.Invoices.Print(o, i)
			if err != nil {
				return nil, err
			}
			confirmation.Attachments = append(confirmation.Attachments, mail.Attachment{
				Name: file.Name, ContentType: "application/pdf", Data: file.Data,
			})
		}
	}
	letters := []mail.Message{confirmation}
	shops, err := shop.ByIDs(ctx, s.db, partIDs(o))
	if err != nil {
		return nil, fmt.Errorf("checkout: read shops: %w", err)
	}
	for _, part := range o.Shops {
		if owner := shops[part.ShopID]; owner != nil && owner.Merchant.Email != "" {
			notice, err := s.notice(o, part, owner.Merchant.Email)
			if err != nil {
				return nil, err
			}
			letters = append(letters, notice)
		}
	}
	return letters, nil
}

func partIDs(o *order.Order) []string {
	var ids []string
	for _, part := range o.Shops {
		ids = append(ids, part.ShopID)
	}
	return ids
}

// countSales tells how many of each product were bought, products in the order of their ids so that two orders never
// wait in a circle.
func (s *Service) countSales(ctx context.Context, tx *db.Tx, o *order.Order) error {
	if s.Sold == nil {
		return nil
	}
	units := map[string]int{}
	for _, i := range o.Items() {
		units[i.ProductID] += i.Quantity
	}
	for _, id := range slices.Sorted(maps.Keys(units)) {
		if err := s.Sold(ctx, tx, id, units[id]); err != nil {
			return fmt.Errorf("checkout: count the sale: %w", err)
		}
	}
	return nil
}
