package order

import (
	"cmp"
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/rules/tax"
)

// Find loads an order with everything in it, as far as the scope reaches. Give it a transaction to read inside one.
func (s *Service) Find(ctx context.Context, r db.Reader, scope Scope, id string) (*Order, error) {
	return find(ctx, r, scope, "id", id)
}

// ByReference loads the order a visitor names. It is not a proof of ownership: show [PublicDetail] alone.
func (s *Service) ByReference(ctx context.Context, r db.Reader, typed string) (*Order, error) {
	reference, ok := ParseReference(typed)
	if !ok {
		return nil, ErrNotFound
	}
	return find(ctx, r, Whole(), "reference", reference)
}

// ByReferenceAndEmail loads the order of a guest who knows both. Every failure looks the same, and takes as long wherever
// the addresses differ.
func (s *Service) ByReferenceAndEmail(ctx context.Context, r db.Reader, typed, email string) (*Order, error) {
	o, err := s.ByReference(ctx, r, typed)
	if err != nil {
		return nil, err
	}
	kept, given := sha256.Sum256([]byte(emailKey(o.Contact.Email))), sha256.Sum256([]byte(emailKey(email)))
	if subtle.ConstantTimeCompare(kept[:], given[:]) == 0 {
		return nil, ErrNotFound
	}
	return o, nil
}

// ByKey loads the order placed with an idempotency key.
func (s *Service) ByKey(ctx context.Context, r db.Reader, key string) (*Order, error) {
	return find(ctx, r, Whole(), "idempotency_key", key)
}

// LiveOfCart loads the order a cart is being, or was, bought with; one that failed or was cancelled does not count.
func (s *Service) LiveOfCart(ctx context.Context, r db.Reader, cartID string) (*Order, error) {
	return find(ctx, r, Whole(), "live_cart_id", cartID)
}

// Charging tells whether the order that was made of a cart still waits for its payment.
func (s *Service) Charging(ctx context.Context, cartID string) (bool, error) {
	var pending int
	err := s.db.QueryRow(ctx, `SELECT COUNT(*) FROM orders WHERE live_cart_id = $1 AND status = 'pending'`, cartID).Scan(&pending)
	return pending > 0, err
}

const orderColumns = `id, reference, user_id, cart_id, idempotency_key, request_hash, email, phone, first_name, last_name,
	shipping_address, billing_address, sub_total, shipping, contribution, gst_hst, qst, grand_total, tax_province, tax_kind,
	gst_hst_rate, federal_rate, qst_rate, status, created_at, updated_at, paid_at, failed_at, dispatched_at,
	parts, payment_status`

// find loads the order whose column (a name written in this package) holds value.
func find(ctx context.Context, r db.Reader, scope Scope, column, value string) (*Order, error) {
	row := r.QueryRow(ctx, "SELECT "+orderColumns+" FROM orders WHERE "+column+" = $1 AND ("+scope.condition()+")", value, scope.id)
	o, err := scanOrder(row.Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNotFound
	}
	if err != nil {
		return nil, fmt.Errorf("load order: %w", err)
	}
	if o.unfiled { // no shop reaches it yet
		return o, nil
	}
	if o.Shops, err = loadParts(ctx, r, scope, o); err != nil {
		return nil, fmt.Errorf("load order %s: %w", o.ID, err)
	}
	return o, nil
}

func scanOrder(scan func(...any) error) (*Order, error) {
	var o Order
	var user, cart, key sql.NullString
	var shipping, billing, status, kind, parts, attempt string
	var created, updated int64
	var paid, failed, dispatched sql.NullInt64
	err := scan(&o.ID, &o.Reference, &user, &cart, &key, &o.RequestHash, &o.Contact.Email, &o.Contact.Phone,
		&o.Contact.FirstName, &o.Contact.LastName, &shipping, &billing, &o.Subtotal, &o.Shipping, &o.Contribution,
		&o.Tax.GSTHST, &o.Tax.QST, &o.GrandTotal, &o.Rates.Province, &kind, &o.Rates.GSTHST, &o.Rates.Federal, &o.Rates.QST,
		&status, &created, &updated, &paid, &failed, &dispatched, &parts, &attempt)
	if err != nil {
		return nil, err
	}
	o.UserID, o.CartID, o.IdempotencyKey = user.String, cart.String, key.String
	o.Status, o.Rates.Kind = Status(status), tax.Kind(kind)
	o.CreatedAt, o.UpdatedAt = time.UnixMilli(created), time.UnixMilli(updated)
	o.PaidAt, o.FailedAt, o.DispatchedAt = moment(paid), moment(failed), moment(dispatched)
	o.charging = AttemptStatus(attempt) == AttemptStarted
	return &o, errors.Join(o.unpack(parts), json.Unmarshal([]byte(shipping), &o.ShippingAddress), json.Unmarshal([]byte(billing), &o.BillingAddress))
}

// loadParts reads the shops' parts of an order with their items, parcels and returns.
func loadParts(ctx context.Context, r db.Reader, scope Scope, o *Order) ([]*ShopOrder, error) {
	orderID := o.ID
	parts, err := db.All(ctx, r, scanPart, `SELECT id, order_id, shop_id, shop_name, shop_slug, merchant_name,
		merchant_address, gst_number, qst_number, delivery_terms, return_terms, commission_rate, units, sub_total, shipping,
		gst_hst, qst, shipping_gst_hst, shipping_qst, total, status, created_at, merchant_province FROM shop_orders WHERE order_id = $1`, orderID)
	if err != nil {
		return nil, err
	}
	parts = slices.DeleteFunc(parts, func(p *ShopOrder) bool { return !scope.covers(p.ShopID) })
	items, err := db.All(ctx, r, scanItem, "SELECT "+itemColumns+" FROM order_items WHERE order_id = $1 ORDER BY position", orderID)
	if err != nil {
		return nil, err
	}
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
	if o.DispatchedAt.IsZero() { // nothing leaves, nor comes back, before the shops were told
		return parts, nil
	}
	return parts, errors.Join(attachShipments(ctx, r, orderID, byID), attachReturns(ctx, r, orderID, byID))
}

func sortShops(parts []*ShopOrder) {
	slices.SortFunc(parts, func(a, b *ShopOrder) int { return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.ShopID, b.ShopID)) })
}

func scanPart(rows *sql.Rows) (*ShopOrder, error) {
	var p ShopOrder
	var status string
	var created int64
	err := rows.Scan(&p.ID, &p.OrderID, &p.ShopID, &p.Name, &p.Slug, &p.MerchantName, &p.MerchantAddress, &p.GSTNumber,
		&p.QSTNumber, &p.DeliveryTerms, &p.ReturnTerms, &p.CommissionRate, &p.Units, &p.Subtotal, &p.Shipping, &p.Tax.GSTHST,
		&p.Tax.QST, &p.ShippingTax.GSTHST, &p.ShippingTax.QST, &p.Total, &status, &created, &p.Province)
	p.Status, p.CreatedAt = Status(status), time.UnixMilli(created)
	return &p, err
}

const itemColumns = `id, order_id, shop_order_id, shop_id, product_id, variant_id, product_name, product_slug, variant_name,
	sku, thumbnail, tax_category, final_sale, stock_taken, unit_price, quantity, gst_hst, qst, quantity_shipped,
	quantity_cancelled, quantity_returned, status, shipped_at, cancelled_at, cancel_reason`

func scanItem(rows *sql.Rows) (*Item, error) {
	var i Item
	var category, status string
	var final, taken int
	var shipped, cancelled sql.NullInt64
	err := rows.Scan(&i.ID, &i.OrderID, &i.ShopOrderID, &i.ShopID, &i.ProductID, &i.VariantID, &i.ProductName,
		&i.ProductSlug, &i.VariantName, &i.SKU, &i.Thumbnail, &category, &final, &taken, &i.UnitPrice, &i.Quantity,
		&i.Tax.GSTHST, &i.Tax.QST, &i.Shipped, &i.Cancelled, &i.Returned, &status, &shipped, &cancelled, &i.CancelReason)
	i.TaxCategory, i.Status = tax.Category(category), ItemStatus(status)
	i.FinalSale, i.StockTaken = final == 1, taken == 1
	i.ShippedAt, i.CancelledAt = moment(shipped), moment(cancelled)
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
		if err := rows.Scan(&parcel.ID, &shipped, &parcel.CarrierName, &parcel.TrackingNumber, &parcel.TrackingLink, &itemID, &parcel.Quantity); err != nil {
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
	returns, err := db.All(ctx, r, scanReturn, "SELECT "+returnColumns+" FROM return_items WHERE order_id = $1 ORDER BY requested_at, id", orderID)
	for _, ret := range returns {
		if item := items[ret.ItemID]; item != nil {
			item.Return = ret // the last one read is the latest
		}
	}
	return err
}

const returnColumns = `id, request_id, order_id, shop_id, item_id, quantity, reason, deny_reason, restocked, status,
	requested_at, updated_at, due_at`

func scanReturn(rows *sql.Rows) (*ReturnItem, error) { return scanReturnWith(rows) }

// scanReturnWith reads a return, and what the query selected after it.
func scanReturnWith(rows *sql.Rows, more ...any) (*ReturnItem, error) {
	var ret ReturnItem
	var restocked int
	var status string
	var requested, updated int64
	var due sql.NullInt64
	err := rows.Scan(append([]any{&ret.ID, &ret.RequestID, &ret.OrderID, &ret.ShopID, &ret.ItemID, &ret.Quantity, &ret.Reason,
		&ret.DenyReason, &restocked, &status, &requested, &updated, &due}, more...)...)
	ret.Restocked, ret.Status = restocked == 1, ReturnStatus(status)
	ret.RequestedAt, ret.UpdatedAt, ret.DueAt = time.UnixMilli(requested), time.UnixMilli(updated), moment(due)
	return &ret, err
}

// moment reads a time that may not have come.
func moment(ms sql.NullInt64) time.Time {
	if !ms.Valid {
		return time.Time{}
	}
	return time.UnixMilli(ms.Int64)
}
