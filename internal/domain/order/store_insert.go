package order

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

// insertOrder writes the order's own row. It is false when a unique promise (id, reference, key, live cart) keeps it
// out; an error would have ended the whole transaction.
func insertOrder(ctx context.Context, tx *db.Tx, o *Order, a *Attempt) (bool, error) {
	row, err := orderRow(o, a)
	if err != nil {
		return false, err
	}
	n, err := tx.Exec(ctx, row.Query+" ON CONFLICT DO NOTHING", row.Args...)
	return n == 1, err
}

// orderRow is the statement that writes the order's own row, with the attempt about to be made.
func orderRow(o *Order, a *Attempt) (db.Statement, error) {
	shipping, err := json.Marshal(o.ShippingAddress)
	if err != nil {
		return db.Statement{}, err
	}
	billing, err := json.Marshal(o.BillingAddress)
	if err != nil {
		return db.Statement{}, err
	}
	parts, err := o.pack()
	if err != nil {
		return db.Statement{}, err
	}
	return db.Statement{Query: `
		INSERT INTO orders (id, reference, user_id, cart_id, live_cart_id, idempotency_key, request_hash, email, email_key, phone,
			first_name, last_name, shipping_address, billing_address, sub_total, shipping, contribution, gst_hst, qst,
			grand_total, tax_province, tax_kind, gst_hst_rate, federal_rate, qst_rate, status, parts,
			payment_status, payment_provider, payment_token, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
			$24, $25, $26, $27, $28, $29, $30, $30)`, Args: []any{
		o.ID, o.Reference, nullable(o.UserID), nullable(o.CartID), nullable(o.IdempotencyKey), o.RequestHash,
		o.Contact.Email, emailKey(o.Contact.Email), o.Contact.Phone, o.Contact.FirstName, o.Contact.LastName,
		string(shipping), string(billing), o.Subtotal, o.Shipping, o.Contribution, o.Tax.GSTHST, o.Tax.QST,
		o.GrandTotal, o.Rates.Province, string(o.Rates.Kind), o.Rates.GSTHST, o.Rates.Federal, o.Rates.QST,
		string(o.Status), parts, string(a.Status), a.Provider, a.CardToken, millis(o.CreatedAt),
	}}, nil
}

// insertParts writes the shops' parts, all of them with one status, and the items, each table in one statement.
func insertParts(ctx context.Context, tx *db.Tx, o *Order, status Status) error {
	parts := batch{table: "shop_orders", columns: `id, order_id, shop_id, shop_name, shop_slug, merchant_name,
		merchant_address, gst_number, qst_number, delivery_terms, return_terms, commission_rate, units, sub_total, shipping,
		gst_hst, qst, shipping_gst_hst, shipping_qst, total, status, created_at, search_text,
		merchant_province`}
	items := batch{table: "order_items", columns: `id, order_id, shop_order_id, shop_id, position, product_id, variant_id,
		product_name, product_slug, variant_name, sku, thumbnail, tax_category, final_sale, stock_taken, unit_price, quantity,
		gst_hst, qst, status`}
	sought := searchText(o)
	for _, p := range o.Shops {
		parts.add(p.ID, p.OrderID, p.ShopID, p.Name, p.Slug, p.MerchantName, p.MerchantAddress, p.GSTNumber, p.QSTNumber,
			p.DeliveryTerms, p.ReturnTerms, p.CommissionRate, p.Units, p.Subtotal, p.Shipping, p.Tax.GSTHST, p.Tax.QST,
			p.ShippingTax.GSTHST, p.ShippingTax.QST, p.Total, string(status), millis(p.CreatedAt), sought, p.Province)
		for n, i := range p.Items {
			items.add(i.ID, i.OrderID, i.ShopOrderID, i.ShopID, n, i.ProductID, i.VariantID, i.ProductName,
				i.ProductSlug, i.VariantName, i.SKU, i.Thumbnail, string(i.TaxCategory), flag(i.FinalSale), flag(i.StockTaken),
				i.UnitPrice, i.Quantity, i.Tax.GSTHST, i.Tax.QST, string(i.Status))
		}
	}
	if err := parts.insert(ctx, tx); err != nil {
		return err
	}
	return items.insert(ctx, tx)
}

// batch gathers rows for one INSERT: an order of many lines costs as many round trips as an order of one.
type batch struct {
	table   string
	columns string
	rows    int
	args    []any
}

func (b *batch) add(values ...any) {
	b.rows++
	b.args = append(b.args, values...)
}

func (b *batch) insert(ctx context.Context, tx *db.Tx) error {
	return tx.Later(ctx, b.query(), b.args...)
}

func (b *batch) query() string {
	var q strings.Builder
	fmt.Fprintf(&q, "INSERT INTO %s (%s) VALUES ", b.table, b.columns)
	width := len(b.args) / b.rows
	for n := range b.args {
		switch {
		case n == 0:
			q.WriteString("(")
		case n%width == 0:
			q.WriteString("), (")
		default:
			q.WriteString(", ")
		}
		fmt.Fprintf(&q, "$%d", n+1)
	}
	q.WriteString(")")
	return q.String()
}

// emailKey is an address as it is compared: people do not remember the case they typed.
func emailKey(email string) string { return strings.ToLower(strings.TrimSpace(email)) }

// nullable keeps an empty text out of unique and partial indexes.
func nullable(s string) any {
	if s == "" {
		return nil
	}
	return s
}

// millis is a time as a column keeps it; a zero time is NULL.
func millis(t time.Time) any {
	if t.IsZero() {
		return nil
	}
	return t.UnixMilli()
}

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}
