package order_test

import (
	"errors"
	"io/fs"
	"testing"
	"testing/fstest"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/migrations"
)

// grow migrates a database up to a file.
func grow(t *testing.T, d *db.DB, last string) {
	t.Helper()
	schema := fstest.MapFS{}
	files, _ := fs.Glob(migrations.FS, "*.sql")
	for _, file := range files {
		if text, err := fs.ReadFile(migrations.FS, file); err == nil && file <= last {
			schema[file] = &fstest.MapFile{Data: text}
		}
	}
	if err := db.Migrate(ctx, d, schema); err != nil {
		t.Fatal(err)
	}
}

// An order that waited for its payment when carts were closed by the payment keeps its document, and its cart is closed.
func TestAnOrderUnderWayKeepsItsDocumentAndClosesItsCart(t *testing.T) {
	dbtest.RunEmpty(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, url)
		grow(t, d, "0020_z")
		insert := func(sums string) error {
			return d.Tx(ctx, func(tx *db.Tx) error {
				_, err := tx.Exec(ctx, `INSERT INTO orders (id, reference, request_hash, email, email_key, phone, first_name, last_name, shipping_address,
					billing_address, sub_total, shipping, contribution, gst_hst, qst, grand_total, tax_province, tax_kind, gst_hst_rate, federal_rate,
					qst_rate, status, payment_status, created_at, updated_at, live_cart_id, parts)
					SELECT 'o1', 'RR-1', '', 'm@x.ca', 'm@x.ca', '', '', '', '{}', '{}', `+sums+`, 'QC', 'gst', 0, 0, 0, 'pending', 'started', 5, 5, 'c1', '[]'`)
				return err
			})
		}
		err := errors.Join(insert(`100, 0, 0, 0, 0, 100`), d.Tx(ctx, func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `INSERT INTO carts (id, created_at, used_at) VALUES ('c1', 1, 2), ('c2', 1, 2);
				INSERT INTO sandbox_cards (id, customer_id, brand, last4, exp_month, exp_year, behaviour, created_at) VALUES ('card_sandbox_X', 'm', 'visa', '4242', 1, 40, '', 1)`)
			return err
		}))
		if err != nil {
			t.Fatal(err)
		}
		grow(t, d, "9")
		var open, verified int
		err = d.QueryRow(ctx, `SELECT (SELECT COUNT(*) FROM carts WHERE ordered_at IS NULL), (SELECT COUNT(*) FROM sandbox_charges WHERE id = 'ch_sandbox_X' AND amount = 0)`).
			Scan(&open, &verified)
		if err != nil || open != 1 || verified != 1 {
			t.Errorf("%d carts are open, %d cards verified, %v", open, verified, err)
		}
		if found, err := order.New(d, nil).OpenAttempts(ctx, time.Now(), 10); err != nil || len(found) != 1 {
			t.Errorf("open attempts: %+v, %v", found, err)
		}
		for _, wrong := range []string{`100, 0, 0, 0, 0, 99`, `-1, 0, 0, 0, 0, -1`, `5, 0, 0, 0, -5, 0`, `0, -1, 1, 0, 0, 0`} {
			if insert(wrong) == nil {
				t.Errorf("an order of %s was written", wrong)
			}
		}
	})
}

// An order from before its payment was part of its row keeps its charge, the key it was charged with, and its refunds.
func TestThePaymentsOfOldOrdersMoveIntoTheirRows(t *testing.T) {
	dbtest.RunEmpty(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, url)
		grow(t, d, "0017_z")
		err := d.Tx(ctx, func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `
				INSERT INTO orders (id, reference, request_hash, email, email_key, phone, first_name, last_name, shipping_address, billing_address, sub_total,
					shipping, contribution, gst_hst, qst, grand_total, tax_province, tax_kind, gst_hst_rate, federal_rate, qst_rate, status, created_at, updated_at) VALUES
					('o1', 'RR-1', '', 'm@x.ca', 'm@x.ca', '', '', '', '{}', '{}', 100, 0, 0, 0, 0, 100, 'QC', 'gst', 0, 0, 0, 'dispatched', 5, 5),
					('o2', 'RR-2', '', 'm@x.ca', 'm@x.ca', '', '', '', '{}', '{}', 200, 0, 0, 0, 0, 200, 'QC', 'gst', 0, 0, 0, 'pending', 6, 6);
				INSERT INTO shop_orders (id, order_id, shop_id, shop_name, shop_slug, merchant_name, merchant_address, gst_number, qst_number, delivery_terms,
					return_terms, commission_rate, units, sub_total, shipping, gst_hst, qst, shipping_gst_hst, shipping_qst, total, status, created_at) VALUES
					('p1', 'o1', 's', '', '', '', '', '', '', '', '', 0, 1, 100, 0, 0, 0, 0, 0, 100, 'dispatched', 5);
				INSERT INTO order_payments (id, order_id, provider, intent_id, card_token, card_brand, card_last4, amount, status, created_at, updated_at) VALUES
					('a1', 'o1', 'stripe', 'pi_1', '', 'visa', '4242', 100, 'succeeded', 5, 5), ('a2', 'o2', 'stripe', NULL, 'tok', '', '', 200, 'started', 6, 6);
				INSERT INTO order_refunds (id, order_id, shop_order_id, payment_id, goods, shipping, gst_hst, qst, contribution, total, status, created_at, updated_at)
					VALUES ('r1', 'o1', 'p1', 'a1', 40, 0, 0, 0, 0, 40, 'owed', 7, 7);`)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		grow(t, d, "0018_z")
		s := order.New(d, nil)
		paid, err := s.AttemptByKey(ctx, d, "a1")
		if err != nil || paid.OrderID != "o1" || paid.Status != order.AttemptSucceeded || paid.IntentID != "pi_1" || paid.CardLast4 != "4242" || paid.Amount != 100 {
			t.Errorf("the payment became %+v, %v", paid, err)
		}
		open, err := s.OpenAttempts(ctx, time.Now(), 10)
		if err != nil || len(open) != 1 || open[0].Key != "a2" || open[0].CardToken != "tok" {
			t.Errorf("open attempts: %+v, %v", open, err)
		}
		owed, err := s.OwedRefunds(ctx, 10)
		if err != nil || len(owed) != 1 || owed[0].ID != "r1" || owed[0].OrderID != "o1" || owed[0].Amount.Total() != 40 {
			t.Errorf("owed: %+v, %v", owed, err)
		}
	})
}
