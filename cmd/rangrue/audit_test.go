package main

import (
	"testing"

	"rangrue/internal/app"
	"rangrue/internal/kit/db"
)

func TestTheBooksAreCheckedFromTheCommandLine(t *testing.T) {
	o := openBooks(t)
	if err := o.types("audit"); err != nil {
		t.Errorf("in order: %v", err)
	}
	o.at(func(backend *app.Backend) {
		if err := backend.DB.Tx(t.Context(), func(tx *db.Tx) error {
			_, err := tx.Exec(t.Context(), `INSERT INTO ledger_reserves (kind, source_id, shop_id, shop_order_id,
				order_id, amount, reserved_at) VALUES ('return', 'nothing', 'shop', 'part', 'order', 100, 0)`)
			return err
		}); err != nil {
			t.Fatal(err)
		}
	})
	if err := o.types("audit"); err == nil {
		t.Error("a sum that is kept back for nothing was not told")
	}
}
