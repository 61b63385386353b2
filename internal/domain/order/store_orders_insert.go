package order

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"rangrue/internal/kit/db"
)

// insertOrder writes the order's own row with the attempt about to be made. It is false when a unique index (id,
// reference, idempotency key, cart) has another order; an error would have ended the whole transaction.
func insertOrder(ctx context.Context, tx *db.Tx, o *Order, a *Attempt) (bool, error) {
	shipping, err := json.Marshal(o.ShippingAddress)
	billing, err2 := json.Marshal(o.BillingAddress)
	if err := errors.Join(err, err2); err != nil {
		return false, err
	}
	gift, message := giftColumns(o.Gift)
	n, err := tx.Exec(ctx, `
		INSERT INTO orders (id, reference, user_id, cart_id, live_cart_id, idempotency_key, request_hash, email,
			email_key, phone, first_name, last_name, shipping_address, billing_address, sub_total, shipping,
			contribution, gst_hst, qst, grand_total, tax_province, tax_kind, gst_hst_rate, federal_rate, qst_rate,
			status, payment_status, payment_provider, payment_token, created_at, updated_at, keyed,
			gift, gift_message)
		VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
			$23, $24, $25, $26, $27, $28, $29, $29, 1, $30, $31)
		ON CONFLICT DO NOTHING`,
		o.ID, o.Reference, nullable(o.UserID), nullable(o.CartID), nullable(o.IdempotencyKey), o.RequestHash,
		o.Contact.Email, emailKey(o.Contact.Email), o.Contact.Phone, o.Contact.FirstName, o.Contact.LastName,
		string(shipping), string(billing), o.Subtotal, o.Shipping, o.Contribution, o.Tax.GSTHST, o.Tax.QST,
		o.GrandTotal, o.Rates.Province, string(o.Rates.Kind), o.Rates.GSTHST, o.Rates.Federal, o.Rates.QST,
		string(o.Status), string(a.Status), a.Provider, a.CardToken, db.Millis(o.CreatedAt), gift,
		message)
	return n == 1, err
}

// conflicts finds which unique index refused an order: that of its idempotency key, that of its cart, or, when both are
// false, that of its reference or id.
func conflicts(ctx context.Context, tx *db.Tx, o *Order) (byKey, byCart bool, err error) {
	var keys, carts int
	err = tx.QueryRow(ctx, `
		SELECT COALESCE(SUM(CASE WHEN idempotency_key = $1 THEN 1 ELSE 0 END), 0),
		       COALESCE(SUM(CASE WHEN live_cart_id = $2 THEN 1 ELSE 0 END), 0)
		FROM orders WHERE idempotency_key = $1 OR live_cart_id = $2`,
		nullable(o.IdempotencyKey), nullable(o.CartID)).Scan(&keys, &carts)
	return keys > 0, carts > 0, err
}

// insertParts writes the shops' parts and the items, each table in one statement.
func insertParts(ctx context.Context, tx *db.Tx, o *Order) error {
	parts := batch{table: "shop_orders", columns: `id, order_id, shop_id, shop_name, shop_slug, merchant_name,
		merchant_address, merchant_province, gst_number, qst_number, delivery_terms, return_terms, commission_rate,
		units, sub_total, shipping, gst_hst, qst, shipping_gst_hst, shipping_qst, total, status, created_at,
		search_text, delivery_min_days, delivery_days, merchant_phone, merchant_email, discount, market_discount,
		promotions, ` + deliveryColumns}
	items := batch{table: "order_items", columns: `id, order_id, shop_order_id, shop_id, position, product_id,
		variant_id, product_name, product_slug, variant_name, sku, thumbnail, tax_category, final_sale, stock_taken,
		unit_price, quantity, gst_hst, qst, status, discount, market_discount`}
	search := searchText(o)
	for _, p := range o.Shops {
		promotions, err := json.Marshal(slices.Concat([]Promotion{}, p.Promotions)) // never null
		if err != nil {
			return err
		}
		parts.add(append([]any{p.ID, p.OrderID, p.ShopID, p.Name, p.Slug, p.MerchantName, p.MerchantAddress, p.Province,
			p.GSTNumber, p.QSTNumber, p.DeliveryTerms, p.ReturnTerms, p.CommissionRate, p.Units, p.Subtotal, p.Shipping,
			p.Tax.GSTHST, p.Tax.QST, p.ShippingTax.GSTHST, p.ShippingTax.QST, p.Total, string(p.Status),
			db.Millis(p.CreatedAt), search, p.DeliveryMinDays, p.DeliveryDays, p.MerchantPhone, p.MerchantEmail,
			p.Discount, p.MarketDiscount, string(promotions)}, p.deliveryValues(o.Rates)...)...)
		for _, i := range p.Items {
			items.add(i.ID, i.OrderID, i.ShopOrderID, i.ShopID, i.position, i.ProductID, i.VariantID, i.ProductName,
				i.ProductSlug, i.VariantName, i.SKU, i.Thumbnail, string(i.TaxCategory), i.FinalSale,
				i.StockTaken, i.UnitPrice, i.Quantity, i.Tax.GSTHST, i.Tax.QST, string(i.Status), i.Discount,
				i.MarketDiscount)
		}
	}
	if err := parts.insert(ctx, tx); err != nil {
		return err
	}
	if err := items.insert(ctx, tx); err != nil {
		return err
	}
	return insertKeys(ctx, tx, o.ID, keysOf(o)...)
}
