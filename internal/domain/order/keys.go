package order

import (
	"context"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/searchkey"
)

// typedKey is what an operator typed as a key. The number of an invoice may be typed without its noughts: #35.
func typedKey(typed string) string {
	key := searchkey.Typed(typed)
	if searchkey.Digits(key) && len(key) < 6 && strings.HasPrefix(strings.TrimSpace(typed), "#") {
		return strings.Repeat("0", 6-len(key)) + key
	}
	return key
}

// keysOf is what a new order is found by: its reference with and without the prefix, the buyer's e-mail and phone, and
// the names of the buyer and of the addressee, either of the two first.
func keysOf(o *Order) []string {
	reference := searchkey.Of(o.Reference)
	keys := []string{
		reference, strings.TrimPrefix(reference, strings.ToLower(referencePrefix)), searchkey.Of(o.Contact.Email),
		searchkey.Of(o.Contact.Phone),
		searchkey.Of(o.Contact.FirstName + o.Contact.LastName), searchkey.Of(o.Contact.LastName + o.Contact.FirstName),
	}
	to := o.ShippingAddress
	return append(keys, searchkey.Of(to.FirstName+to.LastName), searchkey.Of(to.LastName+to.FirstName))
}

func trackingKeys(o *Order) (keys []string) {
	for _, item := range o.Items() {
		for _, parcel := range item.Shipments {
			keys = append(keys, searchkey.Of(parcel.TrackingNumber))
		}
	}
	return keys
}

// invoiceKey is an invoice as its number is printed.
func invoiceKey(i Invoice) string { return fmt.Sprintf("%06d", i.Number) }

const (
	keyKind        = "order.keys"
	keyAtOnce      = 100 // orders in one transaction
	creditNoteKind = "order.credit_notes"
)

// Register has the keys, promises and credit notes of orders that are older than these written, in small steps.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, keyKind, func(ctx context.Context, _ struct{}) error { return s.KeyOld(ctx) },
		jobs.Timeout(time.Hour))
	q.Every(keyKind, time.Hour)
	jobs.Register(q, creditNoteKind, func(ctx context.Context, _ struct{}) error { return s.IssueOldCreditNotes(ctx) },
		jobs.Timeout(time.Hour))
	q.Every(creditNoteKind, time.Hour)
}

// KeyOld writes the keys and the promises of the orders that have none. It may run anywhere, any time, and stop
// anywhere.
func (s *Service) KeyOld(ctx context.Context) error {
	for {
		ids, err := ordersWithoutKeys(ctx, s.db, keyAtOnce)
		if err != nil || len(ids) == 0 {
			return err
		}
		err = s.db.Tx(ctx, func(tx *db.Tx) error {
			for _, id := range ids {
				if err := keyOrder(ctx, tx, id); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return fmt.Errorf("write the keys of orders: %w", err)
		}
	}
}

func keyOrder(ctx context.Context, tx *db.Tx, id string) error {
	o, err := lock(ctx, tx, Whole(), id)
	if err != nil {
		return err
	}
	keys := append(keysOf(o), trackingKeys(o)...)
	invoices, err := allInvoicesOf(ctx, tx, id)
	if err != nil {
		return err
	}
	for _, i := range invoices {
		keys = append(keys, invoiceKey(i))
	}
	for _, part := range o.Shops {
		if !o.PaidAt.IsZero() && part.ShipBy.IsZero() {
			part.promise(o.PaidAt)
			if err := savePromise(ctx, tx, part); err != nil {
				return err
			}
		}
	}
	if err := insertKeys(ctx, tx, id, keys...); err != nil {
		return err
	}
	return markKeyed(ctx, tx, id)
}
