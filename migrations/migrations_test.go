package migrations_test

import (
	"context"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestAnOrderWhoseAmountsDoNotAddUpIsRefused(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		ctx := context.Background()
		insert := func(amounts string) error {
			return d.Tx(ctx, func(tx *db.Tx) error {
				_, err := tx.Exec(ctx, `
					INSERT INTO orders (id, reference, request_hash, email, email_key, phone, first_name, last_name,
						shipping_address, billing_address, sub_total, shipping, contribution, gst_hst, qst, grand_total,
						tax_province, tax_kind, gst_hst_rate, federal_rate, qst_rate, status, created_at, updated_at)
					SELECT 'o1', 'RR-1', '', 'm@x.ca', 'm@x.ca', '', '', '', '{}', '{}', `+amounts+`,
						'QC', 'gst', 0, 0, 0, 'pending', 5, 5`)
				return err
			})
		}
		for _, wrong := range []string{
			`100, 0, 0, 0, 0, 99`, `-1, 0, 0, 0, 0, -1`, `5, 0, 0, 0, -5, 0`, `0, -1, 1, 0, 0, 0`,
		} {
			if insert(wrong) == nil {
				t.Errorf("an order of %s was written", wrong)
			}
		}
		if err := insert(`100, 0, 0, 0, 0, 100`); err != nil {
			t.Errorf("an order that adds up was refused: %v", err)
		}
	})
}
