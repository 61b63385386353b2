package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/searchkey"
)

const (
	consoleOrders = 100_000
	consolePeople = 20_000
	consoleDays   = 730
	consoleAtOnce = 1000 // in one transaction
	dayMillis     = 24 * 60 * 60 * 1000
)

var (
	firstNames = []string{"Maude", "Luc", "Marie-Ève", "Jonathan", "Zoé", "Ana", "Gaétan", "Ophélie", "Karim", "Nadia"}
	lastNames  = []string{"Tremblay", "Roy", "Bélanger", "D’Amours", "L’Écuyer", "Gagnon", "Côté", "Nguyen", "Haddad",
		"Savard", "Lapointe", "Doucet", "Bouchard", "Arsenault", "Lafleur", "Grenier", "Vollant"}
)

// table is one that rows are written to. The order's own package writes orders one after the other, each in its own
// transaction, which would take most of an hour.
type table struct {
	ctx    context.Context
	tx     *db.Tx
	insert string
	err    error
}

func newTable(ctx context.Context, tx *db.Tx, name, columns string) *table {
	marks := make([]string, strings.Count(columns, ",")+1)
	for n := range marks {
		marks[n] = fmt.Sprintf("$%d", n+1)
	}
	return &table{ctx: ctx, tx: tx, insert: "INSERT INTO " + name + " (" + columns + ") VALUES (" +
		strings.Join(marks, ", ") + ") ON CONFLICT DO NOTHING"}
}

// add writes a row. It is sent with those after it, so that a failure may be reported by a later one.
func (t *table) add(values ...any) {
	if t.err == nil {
		t.err = t.tx.Later(t.ctx, t.insert, values...)
	}
}

// seller is a shop that orders are of.
type seller struct{ id, name, slug string }

// fillMarket writes people, then orders of two years: nearly all are sent, some were given up, sent back or refused,
// and the last thousand wait, half of them for too long.
func (c *console) fillMarket(ctx context.Context, d *db.DB) error {
	shops, err := db.All(ctx, d, func(rows *sql.Rows) (s seller, err error) {
		return s, rows.Scan(&s.id, &s.name, &s.slug)
	}, `SELECT id, name, slug FROM shops WHERE status = 'approved' ORDER BY id`)
	if err != nil || len(shops) == 0 {
		return fmt.Errorf("the market has %d shops: %w", len(shops), err)
	}
	c.shopID = shops[0].id
	if err := d.Tx(ctx, func(tx *db.Tx) error { return fillPeople(ctx, tx) }); err != nil {
		return fmt.Errorf("people: %w", err)
	}
	now := time.Now().UnixMilli()
	for begun := 0; begun < consoleOrders; begun += consoleAtOnce {
		err := d.Tx(ctx, func(tx *db.Tx) error { return c.fillOrders(ctx, tx, shops, now, begun, begun+consoleAtOnce) })
		if err != nil {
			return fmt.Errorf("orders: %w", err)
		}
	}
	return nil
}

func person(n int) (first, last, email, phone string) {
	first, last = firstNames[n%len(firstNames)], lastNames[n/len(firstNames)%len(lastNames)]
	email, phone = fmt.Sprintf("personne.%d@courriel.example", n), fmt.Sprintf("4%02d556%04d", n/10_000%100, n%10_000)
	return first, last, email, phone
}

func fillPeople(ctx context.Context, tx *db.Tx) error {
	people := newTable(ctx, tx, "users", `id, first_name, last_name, email, phone, auth_provider_id, password_hash,
		password_changed_at, locale, created_at, updated_at, keyed`)
	keys := newTable(ctx, tx, "person_keys", "search_key, user_id")
	subscribers := newTable(ctx, tx, "newsletter_subscriber", `id, email, email_key, search_key, subscribed_at,
		confirmed_at, unsubscribed_at, created_at`)
	now := time.Now().UnixMilli()
	for n := range consolePeople {
		first, last, email, phone := person(n)
		id := fmt.Sprintf("bench-person-%06d", n)
		joined := now - int64(consoleDays)*dayMillis*int64(consolePeople-n)/consolePeople
		people.add(id, first, last, email, phone, "bench-"+id, "", joined, "fr", joined, joined, 1)
		for _, key := range []string{first + last, last + first, email, phone} {
			keys.add(searchkey.Of(key), id)
		}
		confirmed, left := any(joined), any(nil)
		switch n % 10 {
		case 0:
			confirmed = nil
		case 1:
			left = now
		}
		subscribers.add("bench-reader-"+id, email, email, searchkey.Of(email), joined, confirmed, left, joined)
	}
	return errors.Join(people.err, keys.err, subscribers.err)
}

// ledgerless are the tables of orders that lists read.
type ledgerless struct{ orders, parts, items, keys, refunds, returns *table }

func newTables(ctx context.Context, tx *db.Tx) *ledgerless {
	of := func(name, columns string) *table { return newTable(ctx, tx, name, columns) }
	return &ledgerless{
		orders: of("orders", `id, reference, user_id, request_hash, email, email_key, phone, first_name, last_name,
			shipping_address, billing_address, sub_total, shipping, contribution, gst_hst, qst, grand_total,
			tax_province, tax_kind, gst_hst_rate, federal_rate, qst_rate, status, payment_status, payment_provider,
			created_at, updated_at, paid_at, failed_at, dispatched_at, keyed`),
		parts: of("shop_orders", `id, order_id, shop_id, shop_name, shop_slug, merchant_name, merchant_address,
			gst_number, qst_number, delivery_terms, return_terms, commission_rate, units, sub_total, shipping, gst_hst,
			qst, shipping_gst_hst, shipping_qst, total, status, search_text, created_at, delivery_days, ship_by,
			refunded_goods`),
		items: of("order_items", `id, order_id, shop_order_id, shop_id, position, product_id, variant_id,
			product_name, product_slug, variant_name, sku, thumbnail, tax_category, final_sale, stock_taken, unit_price,
			quantity, gst_hst, qst, quantity_shipped, quantity_cancelled, status, shipped_at`),
		keys: of("order_keys", "search_key, order_id"),
		refunds: of("order_refunds", `id, order_id, shop_order_id, goods, shipping, gst_hst, qst, contribution,
			total, status, created_at, updated_at`),
		returns: of("return_items", `id, request_id, order_id, shop_id, item_id, quantity, reason, status,
			requested_at, updated_at`),
	}
}

func (t *ledgerless) err() error {
	return errors.Join(t.orders.err, t.parts.err, t.items.err, t.keys.err, t.refunds.err, t.returns.err)
}

// outcome is what became of the order of that number.
func outcome(n int) (status, part, item string, shipped, cancelled int) {
	switch {
	case n >= consoleOrders-1000:
		return "dispatched", "dispatched", "processing", 0, 0
	case n%33 == 0:
		return "failed", "failed", "cancelled", 0, 1
	case n%40 == 0:
		return "cancelled", "cancelled", "cancelled", 0, 1
	}
	return "completed", "completed", "shipped", 1, 0
}

const address = `{"firstName":"Maude","lastName":"Tremblay","address":"84, rang de la Grande-Ligne",` +
	`"city":"Saint-Pascal","province":"QC","postalCode":"G0L 3Y0","country":"CA"}`

func (c *console) fillOrders(ctx context.Context, tx *db.Tx, shops []seller, now int64, from, to int) error {
	t := newTables(ctx, tx)
	for n := from; n < to; n++ {
		id, reference := fmt.Sprintf("bench-order-%06d", n), c.newReference()
		t.order(n, id, reference, now)
		for part := range 1 + n%2 {
			// One shop in ten has half of the orders: the first of them is the largest.
			of := shops[(n*7+part*13)%len(shops)]
			if n%2 == 0 {
				of = shops[n/2%max(len(shops)/10, 1)]
			}
			t.part(n, part, id, reference, of, now)
		}
	}
	return t.err()
}

// newReference draws one that no order bears yet: among so many, two are the same once in forty times.
func (c *console) newReference() string {
	c.reference = order.NewReference()
	for c.taken[c.reference] {
		c.reference = order.NewReference()
	}
	c.taken[c.reference] = true
	return c.reference
}

func placedAt(n int, now int64) int64 {
	return now - int64(consoleDays)*dayMillis*int64(consoleOrders-n)/consoleOrders
}

func (t *ledgerless) order(n int, id, reference string, now int64) {
	status, _, _, _, _ := outcome(n)
	first, last, email, phone := person(n % consolePeople)
	at := placedAt(n, now)
	goods := int64(1500+n%9*1300) * int64(1+n%2)
	total := goods + 900 + goods/20 + goods/10
	province, kind, user := "QC", "GST", any(fmt.Sprintf("bench-person-%06d", n%consolePeople))
	if n%12 == 0 {
		province, kind = "ON", "HST"
	}
	if n%3 == 0 {
		user = nil
	}
	paid, failed, payment := any(at), any(nil), "succeeded"
	if status == "failed" {
		paid, failed, payment = nil, at, "failed"
	}
	t.orders.add(id, reference, user, "", email, email, phone, first, last, address, address, goods, 900, 0, goods/20,
		goods/10, total, province, kind, 50_000, 50_000, 99_750, status, payment, "sandbox", at, at, paid, failed,
		paid, 1)
	signs := searchkey.Of(reference)
	for _, key := range []string{signs, signs[2:], email, phone, first + last, last + first,
		fmt.Sprintf("70232109%08d", n)} {
		t.keys.add(searchkey.Of(key), id)
	}
}

func (t *ledgerless) part(n, number int, id, reference string, of seller, now int64) {
	_, status, item, shipped, cancelled := outcome(n)
	at := placedAt(n, now)
	goods, shipping := int64(1500+n%9*1300), int64(900)
	if number > 0 {
		shipping = 0
	}
	partID, itemID := fmt.Sprintf("%s-p%d", id, number), fmt.Sprintf("%s-i%d", id, number)
	shipBy, left := at+3*dayMillis, any(at+dayMillis)
	if n%2 == 0 {
		shipBy = at + 30*dayMillis
	}
	if shipped == 0 {
		left = nil
	}
	refunded := int64(0)
	if shipped == 1 && n%25 == 2 {
		refunded = goods
	}
	t.parts.add(partID, id, of.id, of.name, of.slug, of.name, "12, rue du Quai", "", "", "", "", 100_000, 1, goods,
		shipping, goods/20, goods/10, 0, 0, goods+shipping+goods/20+goods/10, status, strings.ToLower(reference), at, 3,
		shipBy, refunded)
	if refunded > 0 {
		t.refunds.add(partID+"-f", id, partID, goods, 0, 0, 0, 0, goods, "sent", at+6*dayMillis, at+6*dayMillis)
	}
	t.items.add(itemID, id, partID, of.id, 0, "p", "v", "Tasse trempée", "tasse-trempee", "Bleu", "T-1", "", "standard",
		0, 0, goods, 1, goods/20, goods/10, shipped, cancelled, item, left)
	if shipped == 1 && n%20 == 1 {
		status := []string{"returnRequested", "returnDenied", "returnExpired", "completed"}[n/20%4]
		if n < consoleOrders*9/10 && status == "returnRequested" {
			status = "completed"
		}
		t.returns.add(itemID+"-r", id, id, of.id, itemID, 1, "Fêlée", status, at+5*dayMillis, at+6*dayMillis)
	}
}
