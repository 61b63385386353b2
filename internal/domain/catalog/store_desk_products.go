package catalog

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"strings"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

const deskRows = `SELECT p.id, p.name, p.slug, p.status, p.photos, p.min_price, p.revision, p.created_at, p.updated_at,
	p.hidden_at, p.hidden_reason, s.id, s.name, s.slug, c.id, c.name
	FROM products p JOIN shops s ON s.id = p.shop_id
	LEFT JOIN product_categories pc ON pc.product_id = p.id AND pc.position = 0
	LEFT JOIN categories c ON c.id = pc.category_id `

func scanDesk(r *sql.Rows) (*DeskProduct, error) {
	var (
		p                    DeskProduct
		photos               string
		least                int64
		created, updated     int64
		hidden               sql.NullInt64
		categoryID, category sql.NullString
	)
	err := r.Scan(&p.ID, &p.Name, &p.Slug, &p.Status, &photos, &least, &p.Revision, &created, &updated, &hidden,
		&p.HiddenReason, &p.ShopID, &p.ShopName, &p.ShopSlug, &categoryID, &category)
	p.MinPrice, p.CreatedAt, p.UpdatedAt = money.Cents(least), moment(created), moment(updated)
	p.HiddenAt, p.CategoryID, p.Category = db.Moment(hidden), categoryID.String, category.String
	return &p, errors.Join(err, db.ReadJSON(photos, &p.Photos))
}

// noPhoto is the condition of the index of products without a photo.
const noPhoto = `p.photos IN ('[]', 'null', '')`

// deskViews are the condition of each view and the column that it is sorted by, the greatest first.
var deskViews = map[DeskView]struct{ where, column string }{
	Newest:       {`1 = 1`, `p.created_at`},
	Hidden:       {`p.hidden_at IS NOT NULL`, `p.hidden_at`},
	WithoutPhoto: {noPhoto, `p.created_at`},
}

// deskIDs finds the products of a page within an index: their rows are wide, and those of one shop need sorting.
func deskIDs(ctx context.Context, r db.Reader, list DeskList) ([]string, error) {
	view, args := deskViews[list.View], []any{}
	where := view.where
	mark := func(v any) string { args = append(args, v); return "$" + strconv.Itoa(len(args)) }
	if list.ShopID != "" {
		where += ` AND p.shop_id = ` + mark(list.ShopID)
	}
	if list.Before != "" {
		var at sql.NullInt64
		err := r.QueryRow(ctx, `SELECT `+view.column+` FROM products p WHERE p.id = $1`, list.Before).Scan(&at)
		if errors.Is(err, sql.ErrNoRows) {
			return nil, ErrProductNotFound
		}
		if err != nil {
			return nil, err
		}
		where += ` AND (` + view.column + `, p.id) < (` + mark(at.Int64) + `, ` + mark(list.Before) + `)`
	}
	return db.All(ctx, r, scanText, `SELECT p.id FROM products p WHERE `+where+` ORDER BY `+view.column+` DESC,
		p.id DESC LIMIT `+strconv.Itoa(list.Limit), args...)
}

func deskByIDs(ctx context.Context, r db.Reader, ids []string) ([]*DeskProduct, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	return db.All(ctx, r, scanDesk, deskRows+`WHERE p.id IN `+in(0, len(ids)), anys(ids)...)
}

// likeInShop finds products of a shop by a part of their name or of a code.
func likeInShop(ctx context.Context, r db.Reader, shopID, key string, limit int) ([]string, error) {
	return db.All(ctx, r, scanText, `SELECT p.id FROM products p WHERE p.shop_id = $1 AND p.name_key LIKE $2
		ORDER BY p.created_at DESC, p.id DESC LIMIT `+strconv.Itoa(limit), shopID, "%"+key+"%")
}

// byCode finds products by the whole code of a variant, as it was typed or in capitals.
func byCode(ctx context.Context, r db.Reader, code string, limit int) ([]string, error) {
	return db.All(ctx, r, scanText, `SELECT v.product_id FROM variants v
		WHERE v.sku IN ($1, $2) AND v.sku <> '' AND v.deleted_at IS NULL LIMIT `+strconv.Itoa(limit),
		code, strings.ToUpper(code))
}

// beginningWith finds products whose name begins with a key, by the index of names.
func beginningWith(ctx context.Context, r db.Reader, key string, limit int) ([]string, error) {
	return db.All(ctx, r, scanText, `SELECT id FROM products WHERE name_key >= $1 AND name_key <= $2 ORDER BY name_key
		LIMIT `+strconv.Itoa(limit), key, key+"zzzzzzzzzzzzzzzzzzzz")
}

// notOnSale finds what the search index does not know, by a part of the name or of a code: products that are not
// published, by their index of names, and those of shops that are not open, which are few. The sums keep engines from
// reading every product by age to find the few that match.
func notOnSale(ctx context.Context, r db.Reader, key string, limit int) ([]string, error) {
	order := ` ORDER BY p.created_at + 0 DESC, p.id DESC LIMIT ` + strconv.Itoa(limit)
	drafts, err := db.All(ctx, r, scanText, `SELECT p.id FROM products p WHERE p.status <> 'published'
		AND p.name_key LIKE $1`+order, "%"+key+"%")
	if err != nil {
		return nil, err
	}
	closed, err := db.All(ctx, r, scanText, `SELECT p.id FROM products p WHERE p.shop_id IN (SELECT s.id FROM shops s
		WHERE s.status <> 'approved') AND p.status = 'published' AND p.name_key LIKE $1`+order, "%"+key+"%")
	return append(drafts, closed...), err
}

// newestOf lists the products of some shops, the newest first.
func newestOf(ctx context.Context, r db.Reader, shopIDs []string, limit int) ([]string, error) {
	if len(shopIDs) == 0 {
		return nil, nil
	}
	return db.All(ctx, r, scanText, `SELECT p.id FROM products p WHERE p.shop_id IN `+in(0, len(shopIDs))+`
		ORDER BY p.created_at DESC, p.id DESC LIMIT `+strconv.Itoa(limit), anys(shopIDs)...)
}

func deskCounts(ctx context.Context, r db.Reader) (hidden, withoutPhoto int, err error) {
	err = r.QueryRow(ctx, `SELECT (SELECT COUNT(*) FROM products p WHERE p.hidden_at IS NOT NULL),
		(SELECT COUNT(*) FROM products p WHERE `+noPhoto+`)`).Scan(&hidden, &withoutPhoto)
	return hidden, withoutPhoto, err
}

// readAnyProduct reads a product of any shop.
func readAnyProduct(ctx context.Context, r db.Reader, id string) (*Product, error) {
	p, err := scanProduct(r.QueryRow(ctx, `SELECT `+productColumns+` FROM products p WHERE p.id = $1`, id))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrProductNotFound
	}
	if err != nil {
		return nil, err
	}
	return p, readParts(ctx, r, p)
}

// writeHidden writes what an operator changes of a product that was not edited since it was read.
func writeHidden(ctx context.Context, tx *db.Tx, p *Product) error {
	n, err := tx.Exec(ctx, `UPDATE products SET status = $1, hidden_at = $2, hidden_reason = $3, hidden_status = $4,
		updated_at = $5, edited_by = $6, revision = revision + 1 WHERE id = $7 AND revision = $8`,
		string(p.Status), db.Millis(p.HiddenAt), p.HiddenReason, string(p.hiddenStatus), p.UpdatedAt.UnixMilli(),
		p.EditedBy, p.ID, p.Revision)
	p.Revision++
	return orMeanwhile(n, err)
}
