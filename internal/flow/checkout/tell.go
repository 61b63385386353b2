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

// tell is the job that follows a payment: the order is filed and dispatched with its invoices, then the customer and the shops are
// written to. It is the job of the letters too: they are sent here, and only one that cannot be sent waits in a job of its
// own. A process that dies in between runs it again, with the same letters under the same ids. The transaction is light:
// were it lost, the job would be there again and do the same.
func (s *Service) tell(ctx context.Context, job told) error {
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), job.OrderID)
	if err != nil {
		return err
	}
	invoices, err := s.dispatch(ctx, o)
	if err != nil || invoices == nil {
		return err
	}
	s.crash("dispatched")
	letters, err := s.letters(ctx, o, invoices)
	if err != nil {
		return err
	}
	return mail.Post(ctx, s.db, s.Mail, letters)
}

// dispatch makes a paid order dispatched and answers its invoices; none when it has nobody to tell any more.
func (s *Service) dispatch(ctx context.Context, o *order.Order) (invoices []order.Invoice, err error) {
	if !o.DispatchedAt.IsZero() {
		return s.Orders.InvoicesOf(ctx, order.Whole(), o.ID)
	}
	err = s.db.LightTx(ctx, func(tx *db.Tx) error {
		if invoices, err = s.Orders.DispatchPaid(ctx, tx, o, s.Now()); err != nil {
			return err
		}
		return s.countSales(ctx, tx, o)
	})
	if errors.Is(err, order.ErrTold) {
		return nil, s.dispatchChanged(ctx, o.ID)
	}
	return invoices, err
}

// dispatchChanged sees to an order that changed while it was about to be dispatched. What was paid and cancelled is invoiced
// all the same; one that still waits is for the job to try again.
func (s *Service) dispatchChanged(ctx context.Context, orderID string) error {
	return s.db.LightTx(ctx, func(tx *db.Tx) error {
		o, err := s.Orders.Hold(ctx, tx, orderID)
		if err != nil {
			return err
		}
		if o.Status == order.Paid {
			return order.ErrTold
		}
		_, err = s.Orders.IssueInvoicesOf(ctx, tx, o, s.Now())
		return err
	})
}

// letters writes to the customer, then to each shop that gave an address.
func (s *Service) letters(ctx context.Context, o *order.Order, invoices []order.Invoice) ([]mail.Message, error) {
	confirmation, err := s.confirmation(o)
	if err != nil {
		return nil, err
	}
	confirmation.ID = o.ID
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
			notice.ID = part.ID
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
