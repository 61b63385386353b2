package checkout

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
)

// notifyPayload names the paid order whose customer and shops are to be written to.
type notifyPayload struct {
	OrderID string `json:"orderId"`
}

// enqueueNotify writes, with the payment of an order, the job that follows it.
func enqueueNotify(ctx context.Context, tx *db.Tx, orderID string) error {
	return jobs.Enqueue(ctx, tx, notifyKind, notifyPayload{OrderID: orderID})
}

// notify is the job that follows a payment: the order is dispatched with its invoices, then the customer and the shops
// are written to. The letters are sent here; only one that cannot be sent waits in a job of its own. When the process
// dies in between, the job runs again and sends the same letters under the same ids.
func (s *Service) notify(ctx context.Context, job notifyPayload) error {
	o, err := s.dispatch(ctx, job.OrderID)
	if err != nil {
		return err
	}
	if err := s.joinAccount(ctx, o); err != nil || o.DispatchedAt.IsZero() { // cancelled before: nobody is written to
		return err
	}
	s.crash("dispatched")
	letters, err := s.Letters(ctx, o, true)
	if err != nil {
		return err
	}
	return mail.Post(ctx, s.db, s.Mail, letters)
}

// dispatch makes a paid order dispatched and issues its invoices. One that was paid and then cancelled is invoiced all
// the same. The transaction is light because the job would do the same again if it were lost.
func (s *Service) dispatch(ctx context.Context, orderID string) (o *order.Order, err error) {
	err = s.db.LightTx(ctx, func(tx *db.Tx) error {
		var changed bool
		if o, changed, err = s.Orders.Dispatch(ctx, tx, orderID, s.Now()); err != nil {
			return err
		}
		if _, err = s.Orders.IssueInvoices(ctx, tx, o, s.Now()); err != nil || !changed {
			return err
		}
		return s.countSales(ctx, tx, o)
	})
	return o, err
}

// Letters are those that follow the payment of an order, to the customer and to each shop that gave an address. Written
// anew they keep their ids. The invoice is attached when asked for: printing it takes a moment.
func (s *Service) Letters(ctx context.Context, o *order.Order, attach bool) ([]mail.Message, error) {
	confirmation, err := s.confirmation(o)
	if err != nil {
		return nil, err
	}
	confirmation.ID = o.ID
	if attach && o.UserID == "" { // a customer finds theirs in the account
		whole, err := s.Invoices.PrintOrder(ctx, o)
		if err != nil {
			return nil, err
		}
		pdf := mail.Attachment{Name: whole.Name, ContentType: "application/pdf", Data: whole.Data}
		confirmation.Attachments = []mail.Attachment{pdf}
	}
	letters := []mail.Message{confirmation}
	emails, err := shop.EmailsOf(ctx, s.db, o.ShopIDs())
	if err != nil {
		return nil, fmt.Errorf("checkout: read the addresses of shops: %w", err)
	}
	for _, part := range o.Shops {
		if to := emails[part.ShopID]; to != "" && part.Status != order.Cancelled { // nothing to prepare
			notice, err := s.notice(o, part, to)
			if err != nil {
				return nil, err
			}
			notice.ID = part.ID
			letters = append(letters, notice)
		}
	}
	return letters, nil
}

// countSales counts how many of each product were bought, products in the order of their ids so that two orders never
// wait for each other in a circle.
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
