package order

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
)

// window is the end of a query for the page, given its arguments so far. The limit is in the text, and the first page
// has no offset, because SQLite prepares a query anew each time a bound limit is given its value.
func (p Page) window(args ...any) (string, []any) { return window(p.Size, p.offset(), args...) }

func window(limit, offset int, args ...any) (string, []any) {
	text := " LIMIT " + strconv.Itoa(limit)
	if offset == 0 {
		return text, args
	}
	return text + " OFFSET $" + strconv.Itoa(len(args)+1), append(args, offset)
}

func headsOfUser(ctx context.Context, r db.Reader, userID string, page Page) ([]Head, error) {
	window, args := page.window(userID)
	return db.All(ctx, r, func(rows *sql.Rows) (h Head, err error) {
		err = scanHead(rows, &h, &h.Refunded)
		return h, err
	}, `SELECT id, reference, created_at, grand_total, status,
			(SELECT CAST(COALESCE(SUM(r.total), 0) AS BIGINT) FROM order_refunds r WHERE r.order_id = orders.id)
		FROM orders
		WHERE user_id = $1 ORDER BY created_at DESC, id DESC`+window, args...)
}

type thumbnailKey struct{ orderID, key string }

func thumbnailKeys(ctx context.Context, r db.Reader, orderIDs []string) ([]thumbnailKey, error) {
	marks, args := db.Placeholders(orderIDs)
	return db.All(ctx, r, func(rows *sql.Rows) (k thumbnailKey, err error) {
		return k, rows.Scan(&k.orderID, &k.key)
	}, `SELECT order_id, thumbnail FROM order_items
		WHERE order_id IN (`+marks+`) AND thumbnail <> '' ORDER BY shop_order_id, position`, args...)
}

func countOfUser(ctx context.Context, r db.Reader, userID string) (n int, err error) {
	return n, r.QueryRow(ctx, "SELECT COUNT(*) FROM orders WHERE user_id = $1", userID).Scan(&n)
}

func scanHead(rows *sql.Rows, h *Head, more ...any) error {
	var status string
	var created int64
	err := rows.Scan(append([]any{&h.ID, &h.Reference, &created, &h.Total, &status}, more...)...)
	h.CreatedAt, h.Status = time.UnixMilli(created), Status(status)
	return err
}

// shopFilter is a condition on so, and the columns that the list is sorted by.
type shopFilter struct {
	where       string
	order       []string
	latestFirst bool
}

// shopFilters are those of a shop's lists. What waits is by the day it was promised to leave; a part without a promise,
// as if it had one of a week. The sum there also keeps engines from reading every order of the shop by age to find the
// few that wait.
var shopFilters = map[ShopFilter]shopFilter{
	ToShip: {"so.status IN ('paid', 'dispatched', 'partially_shipped')",
		[]string{"COALESCE(so.ship_by, so.created_at + 604800000)", "so.created_at", "so.id"}, false},
	AllShipped:   {"so.status = 'completed'", byAge, true},
	AllCancelled: {"so.status = 'cancelled'", byAge, true},
	EveryOrder:   {"so.status <> 'pending' AND so.status <> 'failed'", byAge, true},
}

var byAge = []string{"so.created_at", "so.id"}

// orderBy sorts the list, or turns it around.
func (f shopFilter) orderBy(fromEnd bool) string {
	direction := ""
	if f.latestFirst != fromEnd {
		direction = " DESC"
	}
	return " ORDER BY " + strings.Join(f.order, direction+", ") + direction
}

// pageOfParts finds the ids of a page of a shop's parts, in an index alone. The last half of a list, which has so many
// in total, is read from its end and turned around.
func pageOfParts(ctx context.Context, r db.Reader, shopID string, filter ShopFilter, page Page, total int) ([]string,
	error) {
	offset := page.offset()
	limit := min(page.Size, total-offset)
	if limit <= 0 {
		return nil, nil
	}
	fromEnd := offset > total/2
	if fromEnd {
		offset = total - offset - limit
	}
	window, args := window(limit, offset, shopID)
	ids, err := db.All(ctx, r, scanID, "SELECT so.id FROM shop_orders so WHERE so.shop_id = $1 AND "+
		shopFilters[filter].where+shopFilters[filter].orderBy(fromEnd)+window, args...)
	if fromEnd {
		slices.Reverse(ids)
	}
	return ids, err
}

// searchParts finds the ids of the shop's parts that match what was typed, up to one more than maxFound.
func searchParts(ctx context.Context, r db.Reader, shopID string, filter ShopFilter, typed string) ([]string, error) {
	words := searchWords(typed)
	if len(words) == 0 {
		return nil, nil
	}
	query, args := "SELECT so.id FROM shop_orders so WHERE so.shop_id = $1", []any{shopID}
	for _, word := range words {
		args = append(args, "%"+word+"%")
		query += " AND so.search_text LIKE $" + strconv.Itoa(len(args))
	}
	return db.All(ctx, r, scanID, query+" AND "+shopFilters[filter].where+shopFilters[filter].orderBy(false)+
		" LIMIT "+strconv.Itoa(maxFound+1), args...)
}

// searchWords are what an order must have in its name or its reference to be found; none for signs alone. A reference
// is written in one piece, which has every word of it. Words have only letters and digits, so that LIKE finds no
// special sign in them; the longest comes first, because it is in the fewest orders.
func searchWords(typed string) []string {
	key := french.Key(typed)
	if key == "" { // signs, or nothing but an elided article
		key = lettersAndDigits(typed)
	}
	words := strings.Fields(key)
	slices.SortStableFunc(words, func(a, b string) int { return len(b) - len(a) })
	return words
}

// shopHeads reads parts of orders by their ids, in the order of a filter's list.
func shopHeads(ctx context.Context, r db.Reader, ids []string, filter ShopFilter) ([]ShopHead, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	marks, args := db.Placeholders(ids)
	return db.All(ctx, r, scanShopHead, `
		SELECT o.id, o.reference, so.created_at, so.total, so.status, so.units, so.refunded_net, so.id,
			o.first_name, o.last_name, o.phone, o.shipping_address, so.ship_by, so.delivery, so.ready_at,
			(SELECT SUM(i.quantity - i.quantity_shipped - i.quantity_cancelled)
			 FROM order_items i WHERE i.shop_order_id = so.id)
		FROM shop_orders so JOIN orders o ON o.id = so.order_id
		WHERE so.id IN (`+marks+`)`+shopFilters[filter].orderBy(false), args...)
}

func scanShopHead(rows *sql.Rows) (ShopHead, error) {
	var h ShopHead
	var address string
	var shipBy, ready sql.NullInt64
	err := scanHead(rows, &h.Head, &h.Units, &h.Refunded, &h.ShopOrderID, &h.FirstName, &h.LastName, &h.Phone, &address,
		&shipBy, &h.Delivery, &ready, &h.Left)
	if err != nil {
		return h, err
	}
	h.ShipBy = db.Moment(shipBy)
	var destination Address
	err = json.Unmarshal([]byte(address), &destination)
	h.Street, h.PostalCode = destination.Address, destination.PostalCode
	if destination.Address2 != "" {
		h.Street += ", " + destination.Address2
	}
	h.City, h.Province, h.ReadyAt = destination.City, destination.Province, db.Moment(ready)
	return h, err
}

func linesOfParts(ctx context.Context, r db.Reader, ids []string) (map[string][]PartLine, error) {
	lines := map[string][]PartLine{}
	if len(ids) == 0 {
		return lines, nil
	}
	marks, args := db.Placeholders(ids)
	_, err := db.All(ctx, r, func(rows *sql.Rows) (l PartLine, err error) {
		var part string
		err = rows.Scan(&part, &l.ProductName, &l.VariantName, &l.SKU, &l.Quantity, &l.Cancelled)
		lines[part] = append(lines[part], l)
		return l, err
	}, `SELECT shop_order_id, product_name, variant_name, sku, quantity, quantity_cancelled FROM order_items
		WHERE shop_order_id IN (`+marks+`) ORDER BY shop_order_id, position`, args...)
	return lines, err
}

// countToShip counts the orders of a shop that wait, one by one: they are few.
func countToShip(ctx context.Context, r db.Reader, shopID string) (n int, oldest time.Time, err error) {
	var ms sql.NullInt64
	err = r.QueryRow(ctx, `SELECT COUNT(*), MIN(so.created_at) FROM shop_orders so WHERE so.shop_id = $1 AND `+
		shopFilters[ToShip].where, shopID).Scan(&n, &ms)
	return n, db.Moment(ms), err
}

// countEndedOf reads how many orders of a shop ended, out of its totals.
func countEndedOf(ctx context.Context, r db.Reader, shopID string) (shipped, cancelled int, err error) {
	err = r.QueryRow(ctx, `SELECT shipped, cancelled FROM shop_order_totals WHERE shop_id = $1`, shopID).
		Scan(&shipped, &cancelled)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return shipped, cancelled, err
}

// salesByDay sums a shop's sales from one moment to another. The clock of the shop's place is `before` milliseconds
// ahead of UTC until change, and `after` from then on; a day is numbered from the first of January 1970.
func salesByDay(
	ctx context.Context, r db.Reader, shopID string, from, to time.Time, change, before, after int64,
) ([]daySales, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (d daySales, err error) {
		return d, rows.Scan(&d.day, &d.Orders, &d.Units, &d.Amount)
	}, `
		SELECT (so.created_at + CASE WHEN so.created_at < $3 THEN CAST($4 AS BIGINT) ELSE CAST($5 AS BIGINT) END)
				/ 86400000 AS day,
			COUNT(*), SUM(so.units),
			CAST(SUM(so.sub_total + so.market_discount + so.shipping - so.refunded_net) AS BIGINT)
		FROM shop_orders so
		WHERE so.shop_id = $1 AND so.created_at >= $2 AND so.created_at < $6
			AND so.status <> 'pending' AND so.status <> 'failed' AND so.status <> 'cancelled'
		GROUP BY day`, shopID, from.UnixMilli(), change, before, after, to.UnixMilli())
}
