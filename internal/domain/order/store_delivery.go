package order

import (
	"context"
	"database/sql"
	"encoding/json"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// deliveryColumns are how a part of an order is delivered, and at which rates it is taxed when those are not the
// order's.
const deliveryColumns = `delivery, delivery_at, tax_province, tax_kind, gst_hst_rate, federal_rate, qst_rate`

// deliveryValues gives the values of deliveryColumns.
func (p *ShopOrder) deliveryValues(ofOrder tax.Rates) []any {
	at := ""
	if p.Delivery != (Delivery{Method: p.Delivery.Method}) {
		text, err := json.Marshal(p.Delivery)
		if err != nil {
			panic(err) // impossible: texts and numbers only
		}
		at = string(text)
	}
	values := []any{string(p.Delivery.Method), at, nil, nil, nil, nil, nil}
	if r := p.Rates; r != ofOrder {
		values = append(values[:2], r.Province, string(r.Kind), r.GSTHST, r.Federal, r.QST)
	}
	return values
}

// storedDelivery is deliveryColumns as they are read.
type storedDelivery struct {
	method, at           string
	province, kind       sql.NullString
	gstHST, federal, qst sql.NullInt64
}

func (d *storedDelivery) into() []any {
	return []any{&d.method, &d.at, &d.province, &d.kind, &d.gstHST, &d.federal, &d.qst}
}

// attach gives a part what was read; its rates stay zero when they are its order's.
func (d *storedDelivery) attach(p *ShopOrder) error {
	if d.at != "" {
		if err := json.Unmarshal([]byte(d.at), &p.Delivery); err != nil {
			return err
		}
	}
	p.Delivery.Method = shipping.Method(d.method)
	if d.province.Valid {
		p.Rates = tax.Rates{Province: d.province.String, Kind: tax.Kind(d.kind.String),
			GSTHST: money.Rate(d.gstHST.Int64), Federal: money.Rate(d.federal.Int64), QST: money.Rate(d.qst.Int64)}
	}
	return nil
}

func saveReady(ctx context.Context, tx *db.Tx, p *ShopOrder) error {
	return tx.Later(ctx, `UPDATE shop_orders SET ready_at = $2, pickup_code = $3 WHERE id = $1`, p.ID,
		db.Millis(p.ReadyAt), p.PickupCode)
}

func saveTries(ctx context.Context, tx *db.Tx, p *ShopOrder) error {
	return tx.Later(ctx, `UPDATE shop_orders SET pickup_tries = $2 WHERE id = $1`, p.ID, p.PickupTries)
}

func saveHandoverNote(ctx context.Context, tx *db.Tx, p *ShopOrder) error {
	return tx.Later(ctx, `UPDATE shop_orders SET handover_note = $2 WHERE id = $1`, p.ID, p.HandoverNote)
}
