package promotion

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/rules/pricing"
)

const columns = `id, shop_id, code, name, kind, percent, amount, take_units, pay_units, minimum, scope, scope_ids,
	starts_at, ends_at, max_uses, max_per_person, uses, created_at`

func scan(rows *sql.Rows) (*Promotion, error) {
	var p Promotion
	var kind, scope, ids string
	var starts, created int64
	var ends sql.NullInt64
	err := rows.Scan(&p.ID, &p.ShopID, &p.Code, &p.Name, &kind, &p.Percent, &p.Amount, &p.Take, &p.Pay, &p.Minimum,
		&scope, &ids, &starts, &ends, &p.MaxUses, &p.MaxPerPerson, &p.Uses, &created)
	p.Kind, p.Scope, p.StartsAt, p.CreatedAt = pricing.PromotionKind(kind), Scope(scope), time.UnixMilli(starts),
		time.UnixMilli(created)
	if ends.Valid {
		p.EndsAt = time.UnixMilli(ends.Int64)
	}
	return &p, errors.Join(err, json.Unmarshal([]byte(ids), &p.ScopeIDs))
}

func insert(ctx context.Context, tx *db.Tx, p *Promotion) error {
	ids, err := json.Marshal(slices.Concat([]string{}, p.ScopeIDs))
	if err != nil {
		return err
	}
	return tx.Later(ctx, `INSERT INTO promotions (`+columns+`)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
		p.ID, p.ShopID, p.Code, p.Name, string(p.Kind), p.Percent, p.Amount, p.Take, p.Pay, p.Minimum, string(p.Scope),
		string(ids), p.StartsAt.UnixMilli(), db.Millis(p.EndsAt), p.MaxUses, p.MaxPerPerson, p.Uses,
		p.CreatedAt.UnixMilli())
}

func end(ctx context.Context, tx *db.Tx, p *Promotion) error {
	return tx.Later(ctx, `UPDATE promotions SET ends_at = $3 WHERE id = $1 AND shop_id = $2`,
		p.ID, p.ShopID, db.Millis(p.EndsAt))
}

func find(ctx context.Context, r db.Reader, shopID, id string) (*Promotion, error) {
	list, err := db.All(ctx, r, scan, `SELECT `+columns+` FROM promotions WHERE id = $1 AND shop_id = $2`, id, shopID)
	if err != nil {
		return nil, err
	}
	if len(list) == 0 {
		return nil, ErrNotFound
	}
	return list[0], nil
}

func listOf(ctx context.Context, r db.Reader, shopID string) ([]*Promotion, error) {
	return db.All(ctx, r, scan, `SELECT `+columns+` FROM promotions WHERE shop_id = $1
		ORDER BY created_at DESC, id DESC LIMIT 500`, shopID)
}

// countLive counts the promotions of a shop that are not over, and those of them that have a code.
func countLive(ctx context.Context, r db.Reader, shopID, code string, now time.Time) (live, taken int, err error) {
	err = r.QueryRow(ctx, `SELECT COUNT(*), COALESCE(SUM(CASE WHEN code = $2 AND code <> '' THEN 1 ELSE 0 END), 0)
		FROM promotions WHERE shop_id = $1 AND (ends_at IS NULL OR ends_at > $3)`, shopID, code, now.UnixMilli()).
		Scan(&live, &taken)
	return live, taken, err
}

// countScope counts which of the products or categories of a promotion there are; a shop has its own products alone.
func countScope(ctx context.Context, r db.Reader, p *Promotion) (n int, err error) {
	if p.Scope == SomeCategories {
		marks, args := db.Placeholders(p.ScopeIDs)
		return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM categories WHERE id IN (`+marks+`)`, args...).Scan(&n)
	}
	marks, args := db.Placeholders(slices.Concat(p.ScopeIDs, []string{p.ShopID}))
	list, last := cutLast(marks)
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM products WHERE id IN (`+list+`) AND shop_id = `+last, args...).
		Scan(&n)
}

// cutLast takes the last placeholder off a list of them.
func cutLast(marks string) (list, last string) {
	n := strings.LastIndex(marks, ", ")
	return marks[:n], marks[n+2:]
}

// read reads the automatic offers of a basket's shops that are not over, and what its codes are there and in the
// market, over or not, in one statement.
func read(ctx context.Context, r db.Reader, q Query, now time.Time) ([]*Promotion, error) {
	marks, args := db.Placeholders(slices.Concat([]string{""}, q.ShopIDs, q.Codes))
	args[0] = now.UnixMilli()
	each := strings.Split(marks, ", ")
	shops, codes := strings.Join(append([]string{`''`}, each[1:len(q.ShopIDs)+1]...), ", "), each[len(q.ShopIDs)+1:]
	text := `SELECT ` + columns + ` FROM promotions WHERE shop_id IN (` + shops + `) AND code = ''
		AND (ends_at IS NULL OR ends_at > $1)`
	if len(codes) > 0 {
		text += ` UNION ALL SELECT ` + columns + ` FROM promotions WHERE code IN (` + strings.Join(codes, ", ") + `)
			AND code <> '' AND shop_id IN (` + shops + `)`
	}
	found, err := db.All(ctx, r, scan, text, args...)
	if err != nil {
		return nil, fmt.Errorf("read promotions: %w", err)
	}
	return found, nil
}

// turned lists the shops of which an automatic offer began or ended after a moment, and until another.
func turned(ctx context.Context, r db.Reader, after, until time.Time) ([]string, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
		`SELECT DISTINCT shop_id FROM promotions WHERE code = '' AND (starts_at > $1 AND starts_at <= $2
			OR ends_at > $1 AND ends_at <= $2)`, after.UnixMilli(), until.UnixMilli())
}

// usesOf counts how often an account used codes that allow a person only so many uses.
func usesOf(ctx context.Context, r db.Reader, userID string, codes []*Promotion) (map[string]int, error) {
	ids := []string{userID}
	for _, p := range codes {
		if p.MaxPerPerson > 0 {
			ids = append(ids, p.ID)
		}
	}
	used := map[string]int{}
	if userID == "" || len(ids) == 1 {
		return used, nil
	}
	marks, args := db.Placeholders(ids)
	_, list, _ := strings.Cut(marks, ", ")
	rows, err := r.Query(ctx, `SELECT u.promotion_id, COUNT(*) FROM orders o JOIN promotion_uses u ON u.order_id = o.id
		WHERE o.user_id = $1 AND u.promotion_id IN (`+list+`) GROUP BY u.promotion_id`, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		var n int
		if err := rows.Scan(&id, &n); err != nil {
			return nil, err
		}
		used[id] = n
	}
	return used, rows.Err()
}

// categoriesOf lists the categories that products are in, and those above them.
func categoriesOf(ctx context.Context, r db.Reader, productIDs []string) (map[string][]string, error) {
	if len(productIDs) == 0 {
		return nil, nil
	}
	marks, args := db.Placeholders(productIDs)
	rows, err := r.Query(ctx, `WITH RECURSIVE above (product_id, category_id) AS (
			SELECT product_id, category_id FROM product_categories WHERE product_id IN (`+marks+`)
			UNION SELECT a.product_id, c.parent_id FROM above a JOIN categories c ON c.id = a.category_id
			WHERE c.parent_id IS NOT NULL)
		SELECT product_id, category_id FROM above`, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	byProduct := map[string][]string{}
	for rows.Next() {
		var product, category string
		if err := rows.Scan(&product, &category); err != nil {
			return nil, err
		}
		byProduct[product] = append(byProduct[product], category)
	}
	return byProduct, rows.Err()
}
