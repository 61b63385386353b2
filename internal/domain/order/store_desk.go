package order

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/searchkey"
)

// cursor is where a page ends: a time and an id.
type cursor struct {
	at int64
	id string
}

func (c cursor) text() string { return strconv.FormatInt(c.at, 10) + "." + c.id }

func readCursor(text string) (c cursor, ok bool) {
	at, id, found := strings.Cut(text, ".")
	ms, err := strconv.ParseInt(at, 10, 64)
	return cursor{ms, id}, found && err == nil
}

// conditions gathers what a query asks for with its arguments.
type conditions struct {
	where []string
	args  []any
}

// add takes a condition whose marks (?) are filled, in their order, by values.
func (c *conditions) add(condition string, values ...any) {
	for _, value := range values {
		c.args = append(c.args, value)
		condition = strings.Replace(condition, "?", "$"+strconv.Itoa(len(c.args)), 1)
	}
	c.where = append(c.where, condition)
}

func (c *conditions) text() string {
	if len(c.where) == 0 {
		return "1 = 1"
	}
	return strings.Join(c.where, " AND ")
}

// lateSince is the condition of parts that should have left, or been ready to be picked up, before a moment.
const lateSince = `so.ready_at IS NULL AND so.ship_by < `

// waits is the condition of the index shop_orders_to_ship.
const waits = `(so.status = 'paid' OR so.status = 'dispatched' OR so.status = 'partially_shipped')`

// refundFailed is the condition of the index order_refunds_failed.
const refundFailed = `status = 'failed'`

// maxKeyed bounds what a search finds, in the order of their index: who finds more types another letter.
const maxKeyed = MaxCounted + 1

func (f DeskFilter) conditions() *conditions {
	c := &conditions{}
	switch f.Status {
	case "":
	case openOrders:
		c.add("o.status IN ('paid', 'dispatched', 'partially_shipped')")
	default:
		c.add("o.status = ?", string(f.Status))
	}
	if f.ShopID != "" {
		c.add("part.shop_id = ?", f.ShopID)
	}
	if !f.From.IsZero() {
		c.add("o.created_at >= ?", f.From.UnixMilli())
	}
	if !f.Until.IsZero() {
		c.add("o.created_at < ?", f.Until.UnixMilli())
	}
	if !f.LateAt.IsZero() {
		c.add("o.id IN (SELECT so.order_id FROM shop_orders so WHERE "+lateSince+"? AND "+waits+")",
			f.LateAt.UnixMilli())
	}
	if f.RefundFailed {
		c.add("o.id IN (SELECT r.order_id FROM order_refunds r WHERE " + refundFailed + ")")
	}
	if f.Min > 0 {
		c.add("o.grand_total >= ?", f.Min)
	}
	if f.Max > 0 {
		c.add("o.grand_total <= ?", f.Max)
	}
	switch f.Province {
	case "":
	case notQuebec:
		c.add("o.tax_province <> 'QC'")
	case "QC":
		c.add("o.tax_province = 'QC'")
	default: // said twice for the index of those elsewhere
		c.add("o.tax_province = ? AND o.tax_province <> 'QC'", f.Province)
	}
	if f.Search != "" {
		from, to := searchkey.Range(typedKey(f.Search))
		c.add(fmt.Sprintf(`o.id IN (SELECT k.order_id FROM order_keys k WHERE k.search_key >= ? AND k.search_key <= ?
			ORDER BY k.search_key, k.order_id LIMIT %d)`, maxKeyed), from, to)
	}
	return c
}

// indexed tells that a filter finds orders through an index of its own, which then need sorting.
func (f DeskFilter) indexed() bool {
	return f.Status == openOrders || !f.LateAt.IsZero() || f.RefundFailed
}

// tables are those that the conditions are about. A shop's orders are read from its parts, which were written with
// their orders and are kept by age too.
func (f DeskFilter) tables() (from, createdAt, id string) {
	if f.ShopID != "" {
		return "shop_orders part JOIN orders o ON o.id = part.order_id", "part.created_at", "part.order_id"
	}
	return "orders o", "o.created_at", "o.id"
}

func scanCursor(rows *sql.Rows) (c cursor, err error) { return c, rows.Scan(&c.id, &c.at) }

// deskKeys finds the orders of a page within an index.
func deskKeys(ctx context.Context, r db.Reader, f DeskFilter, page DeskPage, size int) ([]cursor, error) {
	c := f.conditions()
	direction, beyond := "DESC", "<"
	if page.Oldest {
		direction, beyond = "ASC", ">"
	}
	from, by, id := f.tables()
	if last, ok := readCursor(page.Before); ok {
		c.add("("+by+", "+id+") "+beyond+" (?, ?)", last.at, last.id)
	}
	if f.indexed() {
		by += " + 0" // the sum keeps engines from reading every order by age
	}
	return db.All(ctx, r, scanCursor, fmt.Sprintf(`SELECT o.id, o.created_at FROM %s WHERE %s
		ORDER BY %s %s, %s %s LIMIT %d`, from, c.text(), by, direction, id, direction, size), c.args...)
}

// foundOrder is an order that a filter finds, and what it came to.
type foundOrder struct {
	cursor
	total money.Cents
}

// deskFound reads up to limit of the orders that a filter finds, in no order.
func deskFound(ctx context.Context, r db.Reader, f DeskFilter, limit int) ([]foundOrder, error) {
	c := f.conditions()
	from, _, _ := f.tables()
	return db.All(ctx, r, func(rows *sql.Rows) (o foundOrder, err error) {
		err = rows.Scan(&o.id, &o.at, &o.total)
		return o, err
	}, fmt.Sprintf(`SELECT o.id, o.created_at, o.grand_total FROM %s WHERE %s LIMIT %d`, from, c.text(), limit),
		c.args...)
}

// deskHeads reads orders in the order of their keys, with their parts.
func deskHeads(ctx context.Context, r db.Reader, keys []cursor) ([]DeskHead, error) {
	if len(keys) == 0 {
		return nil, nil
	}
	ids := make([]string, len(keys))
	for n, key := range keys {
		ids[n] = key.id
	}
	marks, args := db.Placeholders(ids)
	heads, err := db.All(ctx, r, func(rows *sql.Rows) (h DeskHead, err error) {
		err = scanHead(rows, &h.Head, &h.FirstName, &h.LastName, &h.Email, &h.Phone, &h.Province)
		return h, err
	}, `SELECT id, reference, created_at, grand_total, status, first_name, last_name, email, phone, tax_province
		FROM orders WHERE id IN (`+marks+`)`, args...)
	if err != nil {
		return nil, err
	}
	byID := map[string]*DeskHead{}
	for n := range heads {
		byID[heads[n].ID] = &heads[n]
	}
	if err := attachDeskParts(ctx, r, byID, marks, args); err != nil {
		return nil, err
	}
	sorted := make([]DeskHead, 0, len(heads))
	for _, id := range ids {
		if h := byID[id]; h != nil {
			sorted = append(sorted, *h)
		}
	}
	return sorted, nil
}

func attachDeskParts(ctx context.Context, r db.Reader, byID map[string]*DeskHead, marks string, args []any) error {
	_, err := db.All(ctx, r, func(rows *sql.Rows) (_ struct{}, err error) {
		var p DeskPart
		var orderID string
		var shipBy sql.NullInt64
		var ready sql.NullInt64
		if err := rows.Scan(&orderID, &p.ShopID, &p.ShopName, &p.Status, &shipBy, &p.Units, &ready); err != nil {
			return struct{}{}, err
		}
		p.ShipBy, p.ReadyAt = db.Moment(shipBy), db.Moment(ready)
		byID[orderID].Parts = append(byID[orderID].Parts, p)
		return struct{}{}, nil
	}, `SELECT order_id, shop_id, shop_name, status, ship_by, units, ready_at FROM shop_orders
		WHERE order_id IN (`+marks+`) ORDER BY shop_name, shop_id`, args...)
	return err
}

// ordersByKey finds orders by the beginning of a key. The shortest keys come first, the exact one before all.
func ordersByKey(ctx context.Context, r db.Reader, key string, limit int) ([]cursor, map[string]bool, error) {
	from, to := searchkey.Range(key)
	exact, seen := map[string]bool{}, map[string]bool{}
	var found []cursor
	_, err := db.All(ctx, r, func(rows *sql.Rows) (_ struct{}, err error) {
		var key, id string
		if err := rows.Scan(&key, &id); err != nil {
			return struct{}{}, err
		}
		exact[id] = exact[id] || key == from
		if !seen[id] && len(found) < limit {
			seen[id], found = true, append(found, cursor{id: id})
		}
		return struct{}{}, nil
	}, fmt.Sprintf(`SELECT search_key, order_id FROM order_keys WHERE search_key >= $1 AND search_key <= $2
		ORDER BY search_key, order_id DESC LIMIT %d`, 4*limit), from, to)
	return found, exact, err
}

func lateParts(ctx context.Context, r db.Reader, f LateFilter, page DeskPage) ([]LatePart, error) {
	c := &conditions{}
	c.add(lateSince+"?", f.Before.UnixMilli())
	c.add(waits)
	if f.ShopID != "" {
		c.add("so.shop_id = ?", f.ShopID)
	}
	if !f.RemindedBefore.IsZero() {
		c.add("(so.reminded_at IS NULL OR so.reminded_at <= ?)", f.RemindedBefore.UnixMilli())
	}
	if last, ok := readCursor(page.Before); ok {
		c.add("(so.ship_by, so.id) > (?, ?)", last.at, last.id)
	}
	return db.All(ctx, r, func(rows *sql.Rows) (p LatePart, err error) {
		var shipBy int64
		var paid, reminded sql.NullInt64
		err = rows.Scan(&p.ShopOrderID, &p.OrderID, &p.Reference, &p.ShopID, &p.ShopName, &p.FirstName, &p.LastName,
			&p.Province, &shipBy, &paid, &reminded, &p.Left, &p.Total)
		p.ShipBy, p.PaidAt, p.RemindedAt = time.UnixMilli(shipBy), db.Moment(paid), db.Moment(reminded)
		return p, err
	}, fmt.Sprintf(`SELECT so.id, so.order_id, o.reference, so.shop_id, so.shop_name, o.first_name, o.last_name,
			o.tax_province, so.ship_by, o.paid_at, so.reminded_at,
			(SELECT SUM(i.quantity - i.quantity_shipped - i.quantity_cancelled) FROM order_items i
			 WHERE i.shop_order_id = so.id), so.total
		FROM shop_orders so JOIN orders o ON o.id = so.order_id
		WHERE %s ORDER BY so.ship_by, so.id LIMIT %d`, c.text(), page.Size+1), c.args...)
}

// lateShops groups by a text of its own: SQLite would read every part ever sold, which an index has by shop, rather
// than sort the few that wait.
func lateShops(ctx context.Context, r db.Reader, at time.Time) ([]LateShop, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (s LateShop, err error) {
		var oldest int64
		err = rows.Scan(&s.ShopID, &s.ShopName, &s.Parts, &oldest)
		s.Oldest = time.UnixMilli(oldest)
		return s, err
	}, `SELECT late.shop_id, COALESCE((SELECT s.name FROM shops s WHERE s.id = late.shop_id), ''), late.parts,
			late.oldest
		FROM (SELECT so.shop_id || '' AS shop_id, COUNT(*) AS parts, MIN(so.ship_by) AS oldest FROM shop_orders so
			WHERE `+lateSince+`$1 AND `+waits+` GROUP BY so.shop_id || '') AS late
		ORDER BY late.parts DESC, late.shop_id LIMIT 100`, at.UnixMilli())
}

func noteReminder(ctx context.Context, tx *db.Tx, orderID, shopID string, at, before time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE shop_orders SET reminded_at = $3 WHERE order_id = $1 AND shop_id = $2
		AND (reminded_at IS NULL OR reminded_at <= $4)`, orderID, shopID, at.UnixMilli(), before.UnixMilli())
	return n == 1, err
}

func scanWaiting(row *sql.Row) (w Waiting, err error) {
	var oldest sql.NullInt64
	err = row.Scan(&w.Count, &oldest)
	w.Oldest = db.Moment(oldest)
	return w, err
}

func countLate(ctx context.Context, r db.Reader, at time.Time) (Waiting, error) {
	return scanWaiting(r.QueryRow(ctx, `SELECT COUNT(*), MIN(so.ship_by) FROM shop_orders so
		WHERE `+lateSince+`$1 AND `+waits, at.UnixMilli()))
}

func countReturns(ctx context.Context, r db.Reader, status ReturnStatus) (Waiting, error) {
	return scanWaiting(r.QueryRow(ctx, `SELECT COUNT(*), MIN(requested_at) FROM return_items WHERE status = $1`,
		string(status)))
}

func waitingRefunds(ctx context.Context, r db.Reader) (Waiting, error) {
	return scanWaiting(r.QueryRow(ctx, `SELECT COUNT(*), MIN(updated_at) FROM order_refunds WHERE `+refundFailed))
}

// deskReturns reads a page of returns without their items.
func deskReturns(ctx context.Context, r db.Reader, status ReturnStatus, page DeskPage) ([]ShopReturn, error) {
	c := &conditions{}
	c.add("r.status = ?", string(status))
	if last, ok := readCursor(page.Before); ok {
		c.add("(r.requested_at, r.id) > (?, ?)", last.at, last.id)
	}
	return listShopReturns(ctx, r, fmt.Sprintf("%s ORDER BY r.requested_at, r.id LIMIT %d", c.text(), page.Size+1),
		c.args...)
}

func countOfBuyer(ctx context.Context, r db.Reader, emailKey string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM orders WHERE email_key = $1`, emailKey).Scan(&n)
}

func statusOfReturn(ctx context.Context, r db.Reader, id string) (status ReturnStatus, err error) {
	err = r.QueryRow(ctx, `SELECT status FROM return_items WHERE id = $1`, id).Scan(&status)
	if errors.Is(err, sql.ErrNoRows) {
		return "", ErrNotFound
	}
	return status, err
}
