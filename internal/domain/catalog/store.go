package catalog

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/slug"
)

// insertRows writes rows one by one. SQLite finds each parameter of a statement by walking all of them, and opens a
// journal for every statement that inserts several rows: fifty products in one statement cost three times as much as
// fifty runs of a statement prepared once. head ends with VALUES, tail may be "".
func insertRows(ctx context.Context, tx *db.Tx, head string, rows [][]any, tail string) error {
	for i := range rows {
		text, args := valuesList(head, rows[i:i+1], tail)
		if _, err := tx.Exec(ctx, text, args...); err != nil {
			return err
		}
	}
	return nil
}

// claimsPerInsert is how many claims go in one statement that tells which of them were won.
const claimsPerInsert = 50

// insertReturning writes narrow rows with few statements; each row that was written comes to scan.
func insertReturning(ctx context.Context, tx *db.Tx, head string, rows [][]any, tail string,
	scan func(*sql.Rows) error) error {
	for len(rows) > 0 {
		n := min(len(rows), claimsPerInsert)
		text, args := valuesList(head, rows[:n], tail)
		if err := each(ctx, tx, scan, text, args...); err != nil {
			return err
		}
		rows = rows[n:]
	}
	return nil
}

// each reads every row of a query through scan, for rows that are not kept one by one.
func each(ctx context.Context, r db.Reader, scan func(*sql.Rows) error, query string, args ...any) error {
	rows, err := r.Query(ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := scan(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

func valuesList(head string, rows [][]any, tail string) (string, []any) {
	var b strings.Builder
	b.WriteString(head)
	args := make([]any, 0, len(rows)*len(rows[0]))
	for i, row := range rows {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteByte('(')
		for j, v := range row {
			if j > 0 {
				b.WriteByte(',')
			}
			args = append(args, v)
			b.WriteByte('$')
			b.WriteString(strconv.Itoa(len(args)))
		}
		b.WriteByte(')')
	}
	b.WriteString(tail)
	return b.String(), args
}

// in writes "($2,$3,$4)" for n values that follow after arguments, for the right side of IN.
func in(after, n int) string {
	marks := make([]string, n)
	for i := range marks {
		marks[i] = "$" + strconv.Itoa(after+i+1)
	}
	return "(" + strings.Join(marks, ",") + ")"
}

func anys(list []string) []any {
	out := make([]any, len(list))
	for i, v := range list {
		out[i] = v
	}
	return out
}

const (
	productHead = `INSERT INTO products (id, shop_id, status, name, name_key, slug, description, tax_category,
		final_sale,
		photos, options, min_price, default_regular_price, created_at, updated_at, published_at) VALUES `
	categoryHead = `INSERT INTO product_categories (product_id, category_id, position) VALUES `
	variantHead  = `INSERT INTO variants (id, product_id, shop_id, position, sku, options, price, regular_price,
		is_default,
		inventory_mode, inventory_status, inventory_quantity, low_left, limit_per_order,
		length_cm, width_cm, height_cm, weight_kg, photo_ids) VALUES `
)

// nameKey is what a shop finds and sorts its products by: the folded name, then the codes of the variants.
func nameKey(p *Product) string {
	key := slug.Make(p.Name)
	for _, v := range p.Variants {
		if v.SKU != "" {
			key += " " + slug.Make(v.SKU)
		}
	}
	return key
}

// insertProducts writes the rows of a batch: products, then their categories, then their variants.
func insertProducts(ctx context.Context, tx *db.Tx, batch []*Product, slugs []string) error {
	var products, categories, variants [][]any
	for i, p := range batch {
		products = append(products, []any{
			p.ID, p.ShopID, string(p.Status), p.Name, nameKey(p), slugs[i], p.Description, string(p.TaxCategory),
			p.FinalSale, db.JSON(p.Photos), db.JSON(p.Options), int64(p.MinPrice), int64(p.DefaultRegularPrice),
			p.CreatedAt.UnixMilli(), p.UpdatedAt.UnixMilli(), db.Millis(p.PublishedAt),
		})
		categories = append(categories, categoryRows(p.ID, p.CategoryIDs)...)
		for k := range p.Variants {
			variants = append(variants, variantRow(p, k))
		}
	}
	if err := insertRows(ctx, tx, productHead, products, ""); err != nil {
		return fmt.Errorf("insert products: %w", err)
	}
	if err := insertRows(ctx, tx, categoryHead, categories, ""); err != nil {
		return fmt.Errorf("insert product categories: %w", err)
	}
	if err := insertRows(ctx, tx, variantHead, variants, ""); err != nil {
		return fmt.Errorf("insert variants: %w", err)
	}
	return nil
}

func categoryRows(productID string, categoryIDs []string) [][]any {
	rows := make([][]any, len(categoryIDs))
	for i, id := range categoryIDs {
		rows[i] = []any{productID, id, i}
	}
	return rows
}

func variantRow(p *Product, position int) []any {
	v := &p.Variants[position]
	var low any
	if v.InventoryMode == ByStock && v.InventoryQuantity < LowBelow {
		low = v.InventoryQuantity
	}
	return []any{
		v.ID, p.ID, p.ShopID, position, v.SKU, db.JSON(v.Options), int64(v.Price), int64(v.RegularPrice),
		v.IsDefault,
		string(v.InventoryMode), string(v.InventoryStatus), v.InventoryQuantity, low, v.LimitPerOrder,
		v.Length, v.Width, v.Height, v.Weight, db.JSON(v.PhotoIDs),
	}
}

func moment(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

// markKnown sets to true the ids that have a row.
func markKnown(ctx context.Context, tx *db.Tx, table string, ids map[string]bool) error {
	all := make([]string, 0, len(ids))
	for id := range ids {
		all = append(all, id)
	}
	for len(all) > 0 {
		part := all[:min(len(all), 200)]
		all = all[len(part):]
		found, err := db.All(ctx, tx, scanText, `SELECT id FROM `+table+` WHERE id IN `+in(0, len(part)), anys(part)...)
		if err != nil {
			return err
		}
		for _, id := range found {
			ids[id] = true
		}
	}
	return nil
}

func scanText(r *sql.Rows) (string, error) {
	var v string
	return v, r.Scan(&v)
}

// takenSKUs finds which SKUs a shop uses already, and for which product.
func takenSKUs[T any](ctx context.Context, r db.Reader, shopID string, skus map[string]T) (map[string]string, error) {
	all := make([]string, 0, len(skus))
	for sku := range skus {
		all = append(all, sku)
	}
	taken := map[string]string{}
	for len(all) > 0 {
		part := all[:min(len(all), 200)]
		all = all[len(part):]
		err := each(ctx, r, func(r *sql.Rows) error {
			var sku, productID string
			err := r.Scan(&sku, &productID)
			taken[sku] = productID
			return err
		}, `SELECT sku, product_id FROM variants WHERE shop_id = $1 AND sku <> '' AND deleted_at IS NULL AND sku IN `+
			in(1, len(part)),
			append([]any{shopID}, anys(part)...)...)
		if err != nil {
			return nil, err
		}
	}
	return taken, nil
}
