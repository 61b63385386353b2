package order

import (
	"context"
	"database/sql"
	"strconv"
	"strings"

	"rangrue/internal/kit/db"
)

// partsByReference fills in the ids of a shop's parts by the references of their orders.
func partsByReference(ctx context.Context, r db.Reader, shopID string, ids map[string]string) error {
	return fillIDs(ctx, r, `SELECT o.reference, so.id FROM orders o JOIN shop_orders so ON so.order_id = o.id
		WHERE so.shop_id = $1 AND `+shopFilters[EveryOrder].where+` AND o.reference IN `, shopID, ids,
		func(name string) any { return name })
}

// partsByInvoice fills in the ids of a shop's parts by the numbers of their invoices.
func partsByInvoice(ctx context.Context, r db.Reader, shopID string, ids map[string]string) error {
	return fillIDs(ctx, r, `SELECT CAST(i.number AS TEXT), i.shop_order_id FROM invoices i
		WHERE i.shop_id = $1 AND i.number IN `, shopID, ids, func(name string) any {
		number, _ := strconv.ParseInt(name, 10, 64) // one that is no number is no invoice's
		return number
	})
}

// fillIDs reads an id for each name of a map with a query that ends before the list of names, $1 being the shop.
func fillIDs(ctx context.Context, r db.Reader, query, shopID string, ids map[string]string,
	argument func(name string) any) error {
	if len(ids) == 0 {
		return nil
	}
	args, marks := []any{shopID}, make([]string, 0, len(ids))
	for name := range ids {
		args = append(args, argument(name))
		marks = append(marks, "$"+strconv.Itoa(len(args)))
	}
	_, err := db.All(ctx, r, func(rows *sql.Rows) (name string, err error) {
		var id string
		err = rows.Scan(&name, &id)
		ids[name] = id
		return name, err
	}, query+"("+strings.Join(marks, ", ")+")", args...)
	return err
}

// trackingNumbers reads a shop's parcels of some orders.
func trackingNumbers(ctx context.Context, r db.Reader, shopID string, orderIDs []string) (map[string][]string, error) {
	numbers := map[string][]string{}
	if len(orderIDs) == 0 {
		return numbers, nil
	}
	marks, args := db.Placeholders(orderIDs)
	_, err := db.All(ctx, r, func(rows *sql.Rows) (orderID string, err error) {
		var number string
		err = rows.Scan(&orderID, &number)
		numbers[orderID] = append(numbers[orderID], number)
		return orderID, err
	}, `SELECT order_id, tracking_number FROM shipments WHERE order_id IN (`+marks+`) AND shop_id = $`+
		strconv.Itoa(len(args)+1)+` AND tracking_number <> ''`, append(args, shopID)...)
	return numbers, err
}

// earlierParts finds the latest of a shop's parts that the buyer of an order bought before it, and how many there are.
// Orders of one buyer are read in an index, then the shop's part of each by its key.
func earlierParts(ctx context.Context, r db.Reader, o *Order, shopID string) (ids []string, count int, err error) {
	buyer, key := "o.user_id = $1", o.UserID
	if o.UserID == "" {
		buyer, key = "o.email_key = $1 AND "+isGuest, emailKey(o.Contact.Email)
	}
	ids, err = db.All(ctx, r, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id, &count) },
		`SELECT so.id, COUNT(*) OVER () FROM orders o JOIN shop_orders so ON so.order_id = o.id AND so.shop_id = $2
		WHERE `+buyer+` AND (o.created_at, o.id) < ($3, $4) AND `+shopFilters[EveryOrder].where+`
		ORDER BY o.created_at DESC, o.id DESC LIMIT `+strconv.Itoa(maxEarlier),
		key, shopID, o.CreatedAt.UnixMilli(), o.ID)
	return ids, count, err
}
