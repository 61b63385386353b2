package moderation

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// figuresDays is how far back the figures of a shop go.
const figuresDays = 90

// Figures is how a shop did in the last ninety days.
type Figures struct {
	Orders         int         `json:"orders"`
	Sales          money.Cents `json:"sales" doc:"Goods and shipping before tax, less what was given back"`
	ShipDays       *float64    `json:"shipDays" doc:"From payment to first parcel, on average; null before any parcel"`
	CancelledShare *float64    `json:"cancelledShare" doc:"Of the units sold, from 0 to 1; null before any sale"`
	ReturnedShare  *float64    `json:"returnedShare" doc:"Of the units shipped, from 0 to 1; null before any parcel"`
	CountedAt      time.Time   `json:"countedAt"`
}

// shopSums are what the figures of a shop are made of.
type shopSums struct {
	shopID                              string
	orders, sales                       int64
	units, cancelled, shipped, returned int64
	partsShipped, shipMillis            int64
}

// sumUp adds up what the shops sold since a moment. A shop without a sale has no row.
func sumUp(ctx context.Context, r db.Reader, since time.Time) ([]shopSums, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (s shopSums, err error) {
		return s, rows.Scan(&s.shopID, &s.orders, &s.sales, &s.units, &s.cancelled, &s.shipped, &s.returned,
			&s.partsShipped, &s.shipMillis)
	}, `
		SELECT p.shop_id, COUNT(*), CAST(SUM(p.goods) AS BIGINT), CAST(SUM(p.units) AS BIGINT),
			CAST(SUM(p.cancelled) AS BIGINT), CAST(SUM(p.shipped) AS BIGINT), CAST(SUM(p.returned) AS BIGINT),
			COUNT(p.left_at), CAST(COALESCE(SUM(p.left_at - p.paid_at), 0) AS BIGINT)
		FROM (SELECT so.shop_id, so.sub_total + so.market_discount + so.shipping - so.refunded_net AS goods,
				o.paid_at,
				SUM(i.quantity) AS units, SUM(i.quantity_cancelled) AS cancelled,
				SUM(i.quantity_shipped) AS shipped, SUM(i.quantity_returned) AS returned,
				(SELECT MIN(s.shipped_at) FROM shipments s WHERE s.order_id = o.id AND s.shop_id = so.shop_id)
					AS left_at
			FROM orders o JOIN shop_orders so ON so.order_id = o.id JOIN order_items i ON i.shop_order_id = so.id
			WHERE o.paid_at >= $1
			GROUP BY so.id, so.shop_id, so.sub_total, so.market_discount, so.shipping, so.refunded_net, o.id,
				o.paid_at) p
		GROUP BY p.shop_id`, since.UnixMilli())
}

// replaceFigures puts new sums in the place of those counted before.
func replaceFigures(ctx context.Context, tx *db.Tx, sums []shopSums, now time.Time) error {
	if err := tx.Later(ctx, `DELETE FROM shop_figures`); err != nil {
		return err
	}
	for _, s := range sums {
		err := tx.Later(ctx, `INSERT INTO shop_figures (shop_id, orders, sales, units, units_cancelled, units_shipped,
			units_returned, parts_shipped, ship_millis, counted_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
			s.shopID, s.orders, s.sales, s.units, s.cancelled, s.shipped, s.returned, s.partsShipped, s.shipMillis,
			now.UnixMilli())
		if err != nil {
			return err
		}
	}
	return nil
}

// figuresOf reads the figures of some shops; those that sold nothing are absent.
func figuresOf(ctx context.Context, r db.Reader, shopIDs ...string) (map[string]*Figures, error) {
	found := make(map[string]*Figures, len(shopIDs))
	if len(shopIDs) == 0 {
		return found, nil
	}
	marks, args := db.Placeholders(shopIDs)
	type row struct {
		id string
		Figures
	}
	rows, err := db.All(ctx, r, func(rows *sql.Rows) (f row, err error) {
		var sales, units, cancelled, shipped, returned, parts, millis, counted int64
		err = rows.Scan(&f.id, &f.Orders, &sales, &units, &cancelled, &shipped, &returned, &parts, &millis, &counted)
		f.Sales, f.CountedAt = money.Cents(sales), time.UnixMilli(counted).UTC()
		f.CancelledShare, f.ReturnedShare = share(cancelled, units), share(returned, shipped)
		if days := share(millis, parts); days != nil {
			*days /= float64(24 * time.Hour / time.Millisecond)
			f.ShipDays = days
		}
		return f, err
	}, `SELECT shop_id, orders, sales, units, units_cancelled, units_shipped, units_returned, parts_shipped,
		ship_millis, counted_at FROM shop_figures WHERE shop_id IN (`+marks+`)`, args...)
	for i := range rows {
		found[rows[i].id] = &rows[i].Figures
	}
	return found, err
}

func share(part, whole int64) *float64 {
	if whole == 0 {
		return nil
	}
	value := float64(part) / float64(whole)
	return &value
}
