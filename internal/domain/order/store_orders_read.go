package order

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/rules/tax"
)

// condition is the scope as a condition on orders, $2 being its id.
func (s Scope) condition() string {
	switch s.reach {
	case reachUser:
		return "user_id = $2"
	case reachShop:
		return `paid_at IS NOT NULL AND EXISTS (
			SELECT 1 FROM shop_orders so WHERE so.order_id = orders.id AND so.shop_id = $2)`
	case reachAll:
		return "$2 = ''"
	}
	return "$2 = '' AND 1 = 0"
}

const orderColumns = `id, reference, user_id, cart_id, idempotency_key, request_hash, email, phone, first_name,
	last_name, shipping_address, billing_address, sub_total, shipping, contribution, gst_hst, qst, grand_total,
	tax_province, tax_kind, gst_hst_rate, federal_rate, qst_rate, status, created_at, updated_at, paid_at, failed_at,
	dispatched_at, gift, gift_message`

// find loads the order whose column (a name written in this package) has a value, as far as the scope reaches.
func find(ctx context.Context, r db.Reader, scope Scope, column, value string) (*Order, error) {
	row := r.QueryRow(ctx,
		"SELECT "+orderColumns+" FROM orders WHERE "+column+" = $1 AND ("+scope.condition()+")", value, scope.id)
	return load(ctx, r, scope, row)
}

// load reads an order whose own row was asked for, with the parts that the scope reaches.
func load(ctx context.Context, r db.Reader, scope Scope, row *sql.Row) (*Order, error) {
	o, err := scanOrder(row)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNotFound
	}
	if err != nil {
		return nil, fmt.Errorf("load order: %w", err)
	}
	if o.Shops, err = loadParts(ctx, r, scope, o); err != nil {
		return nil, fmt.Errorf("load order %s: %w", o.ID, err)
	}
	return o, nil
}

func scanOrder(row *sql.Row) (*Order, error) {
	var o Order
	var user, cart, key sql.NullString
	var shipping, billing, status, kind string
	var created, updated int64
	var paid, failed, dispatched sql.NullInt64
	var gift bool
	var message string
	err := row.Scan(&o.ID, &o.Reference, &user, &cart, &key, &o.RequestHash, &o.Contact.Email, &o.Contact.Phone,
		&o.Contact.FirstName, &o.Contact.LastName, &shipping, &billing, &o.Subtotal, &o.Shipping, &o.Contribution,
		&o.Tax.GSTHST, &o.Tax.QST, &o.GrandTotal, &o.Rates.Province, &kind, &o.Rates.GSTHST, &o.Rates.Federal,
		&o.Rates.QST, &status, &created, &updated, &paid, &failed, &dispatched, &gift, &message)
	if err != nil {
		return nil, err
	}
	o.UserID, o.CartID, o.IdempotencyKey = user.String, cart.String, key.String
	o.Status, o.Rates.Kind = Status(status), tax.Kind(kind)
	o.CreatedAt, o.UpdatedAt = time.UnixMilli(created), time.UnixMilli(updated)
	o.PaidAt, o.FailedAt, o.DispatchedAt = db.Moment(paid), db.Moment(failed), db.Moment(dispatched)
	if gift {
		o.Gift = &Gift{Message: message}
	}
	return &o, errors.Join(
		json.Unmarshal([]byte(shipping), &o.ShippingAddress), json.Unmarshal([]byte(billing), &o.BillingAddress))
}

const partColumns = `id, order_id, shop_id, shop_name, shop_slug, merchant_name, merchant_address, merchant_province,
	gst_number, qst_number, delivery_terms, return_terms, commission_rate, units, sub_total, shipping, gst_hst, qst,
	shipping_gst_hst, shipping_qst, total, status, created_at, delivery_min_days, delivery_days, ship_by, reminded_at,
	refunded_goods, refunded_shipping, refunded_gst_hst, refunded_qst, merchant_phone, merchant_email, discount,
	market_discount, refunded_market, promotions, ready_at, pickup_code, pickup_tries, handover_note,
	` + deliveryColumns

// loadParts reads the shops' parts of an order with their items, parcels and returns.
func loadParts(ctx context.Context, r db.Reader, scope Scope, o *Order) ([]*ShopOrder, error) {
	parts, err := db.All(ctx, r, scanPart, "SELECT "+partColumns+" FROM shop_orders WHERE order_id = $1", o.ID)
	if err != nil {
		return nil, err
	}
	for _, p := range parts {
		if p.Rates == (tax.Rates{}) {
			p.Rates = o.Rates
		}
	}
	parts = slices.DeleteFunc(parts, func(p *ShopOrder) bool { return !scope.covers(p.ShopID) })
	items, err := db.All(ctx, r, scanItem, "SELECT "+itemColumns+" FROM order_items WHERE order_id = $1", o.ID)
	if err != nil {
		return nil, err
	}
	// Sorted here: SQLite prepares a statement that sorts again for each value, which costs more than the statement.
	slices.SortFunc(items, func(a, b *Item) int { return cmp.Compare(a.position, b.position) })
	byID := make(map[string]*Item, len(items))
	for _, item := range items {
		for _, p := range parts {
			if p.ID == item.ShopOrderID {
				p.Items = append(p.Items, item)
				byID[item.ID] = item
			}
		}
	}
	sortShops(parts)
	if o.DispatchedAt.IsZero() { // nothing is shipped or returned before the shops are notified
		return parts, nil
	}
	return parts, errors.Join(attachShipments(ctx, r, o.ID, byID), attachReturns(ctx, r, o.ID, byID))
}

func sortShops(parts []*ShopOrder) {
	slices.SortFunc(parts, func(a, b *ShopOrder) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.ShopID, b.ShopID))
	})
}

func scanPart(rows *sql.Rows) (*ShopOrder, error) {
	var p ShopOrder
	var status, promotions string
	var created int64
	var shipBy, reminded, ready sql.NullInt64
	var delivery storedDelivery
	err := rows.Scan(append([]any{&p.ID, &p.OrderID, &p.ShopID, &p.Name, &p.Slug, &p.MerchantName, &p.MerchantAddress,
		&p.Province, &p.GSTNumber, &p.QSTNumber, &p.DeliveryTerms, &p.ReturnTerms, &p.CommissionRate, &p.Units,
		&p.Subtotal, &p.Shipping, &p.Tax.GSTHST, &p.Tax.QST, &p.ShippingTax.GSTHST, &p.ShippingTax.QST, &p.Total,
		&status, &created, &p.DeliveryMinDays, &p.DeliveryDays, &shipBy, &reminded, &p.Refunded.Goods,
		&p.Refunded.Shipping, &p.Refunded.Tax.GSTHST, &p.Refunded.Tax.QST, &p.MerchantPhone, &p.MerchantEmail,
		&p.Discount, &p.MarketDiscount, &p.Refunded.Market, &promotions, &ready, &p.PickupCode, &p.PickupTries,
		&p.HandoverNote}, delivery.into()...)...)
	if err != nil {
		return nil, err
	}
	p.ShipBy, p.RemindedAt, p.ReadyAt = db.Moment(shipBy), db.Moment(reminded), db.Moment(ready)
	p.Status, p.CreatedAt = Status(status), time.UnixMilli(created)
	if promotions != "[]" {
		if err := json.Unmarshal([]byte(promotions), &p.Promotions); err != nil {
			return nil, err
		}
	}
	return &p, delivery.attach(&p)
}

const itemColumns = `id, order_id, shop_order_id, shop_id, position, product_id, variant_id, product_name, product_slug,
	variant_name, sku, thumbnail, tax_category, final_sale, stock_taken, unit_price, quantity, gst_hst, qst,
	quantity_shipped, quantity_cancelled, quantity_returned, quantity_refunded, status, shipped_at, cancelled_at,
	cancel_reason, cancelled_by, discount, market_discount`

func scanItem(rows *sql.Rows) (*Item, error) {
	var i Item
	var category, status string
	var final, taken int
	var shipped, cancelled sql.NullInt64
	err := rows.Scan(
		&i.ID,
		&i.OrderID,
		&i.ShopOrderID,
		&i.ShopID,
		&i.position,
		&i.ProductID,
		&i.VariantID,
		&i.ProductName,
		&i.ProductSlug,
		&i.VariantName,
		&i.SKU,
		&i.Thumbnail,
		&category,
		&final,
		&taken,
		&i.UnitPrice,
		&i.Quantity,
		&i.Tax.GSTHST,
		&i.Tax.QST,
		&i.Shipped,
		&i.Cancelled,
		&i.Returned,
		&i.Refunded,
		&status,
		&shipped,
		&cancelled,
		&i.CancelReason,
		&i.CancelledBy,
		&i.Discount,
		&i.MarketDiscount,
	)
	i.TaxCategory, i.Status = tax.Category(category), ItemStatus(status)
	i.FinalSale, i.StockTaken = final == 1, taken == 1
	i.ShippedAt, i.CancelledAt = db.Moment(shipped), db.Moment(cancelled)
	return &i, err
}

func attachShipments(ctx context.Context, r db.Reader, orderID string, items map[string]*Item) error {
	rows, err := r.Query(ctx, `
		SELECT s.id, s.shipped_at, s.carrier_name, s.tracking_number, s.tracking_link, si.item_id, si.quantity
		FROM shipments s JOIN shipment_items si ON si.shipment_id = s.id
		WHERE s.order_id = $1 ORDER BY s.shipped_at, s.id`, orderID)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var parcel Shipment
		var itemID string
		var shipped int64
		err := rows.Scan(&parcel.ID, &shipped, &parcel.CarrierName, &parcel.TrackingNumber, &parcel.TrackingLink,
			&itemID, &parcel.Quantity)
		if err != nil {
			return err
		}
		parcel.ShippedAt = time.UnixMilli(shipped)
		if item := items[itemID]; item != nil {
			item.Shipments = append(item.Shipments, parcel)
		}
	}
	return rows.Err()
}

func attachReturns(ctx context.Context, r db.Reader, orderID string, items map[string]*Item) error {
	returns, err := listReturns(ctx, r, "order_id = $1 ORDER BY requested_at, id", orderID)
	for _, ret := range returns {
		if item := items[ret.ItemID]; item != nil {
			item.Return = ret // the last one read is the latest
		}
	}
	return err
}

// countPending counts the orders of a cart that wait for their payment.
func countPending(ctx context.Context, r db.Reader, cartID string) (n int, err error) {
	return n, r.QueryRow(ctx,
		`SELECT COUNT(*) FROM orders WHERE live_cart_id = $1 AND status = 'pending'`, cartID).Scan(&n)
}

// orderIDsOfUser lists a user's orders, the oldest first.
func orderIDsOfUser(ctx context.Context, r db.Reader, userID string) ([]string, error) {
	return db.All(ctx, r, scanID, `SELECT id FROM orders WHERE user_id = $1 ORDER BY created_at, id`, userID)
}
