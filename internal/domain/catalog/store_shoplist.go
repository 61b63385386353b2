package catalog

import (
	"cmp"
	"context"
	"database/sql"
	"slices"
	"strconv"
	"strings"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/slug"
)

// sortColumns are what a shop's list is sorted by; each has an index of the shop's products in that order.
var sortColumns = map[ShopSort]string{ByCreated: "p.created_at", ByUpdated: "p.updated_at", ByName: "p.name_key",
	ByPrice: "p.min_price"}

const (
	saidOut = `v.shop_id = $1 AND v.deleted_at IS NULL AND v.inventory_mode = 'status'
		AND v.inventory_status = 'out_of_stock'`
	canBuy = `(v.inventory_mode = 'stock' AND v.inventory_quantity > 0 OR v.inventory_mode = 'status'
		AND v.inventory_status = 'in_stock')`
)

// conditions writes what the list asks for; $1 is the shop. Products that run out are found by their variants, which
// have the shop too: naming it twice would have SQLite read all of its products.
func (l ShopList) conditions(shopID string) (string, []any) {
	var where strings.Builder
	args := []any{shopID}
	mark := func(v any) string { args = append(args, v); return "$" + strconv.Itoa(len(args)) }
	switch l.Stock {
	case RunningOut:
		where.WriteString(`p.id IN (SELECT v.product_id FROM variants v WHERE ` + isLow + `)`)
	case NothingIn:
		where.WriteString(`p.id IN (SELECT v.product_id FROM variants v WHERE ` + isLow + ` AND v.low_left = 0
			UNION SELECT v.product_id FROM variants v WHERE ` + saidOut + `)
			AND NOT EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id AND v.deleted_at IS NULL AND ` + canBuy +
			`)`)
	default:
		where.WriteString(`p.shop_id = $1`)
	}
	if l.Search != "" {
		where.WriteString(` AND p.name_key LIKE ` + mark("%"+slug.Make(l.Search)+"%"))
	}
	if l.Status == "" {
		where.WriteString(` AND p.status <> 'archived'`)
	} else {
		where.WriteString(` AND p.status = ` + mark(string(l.Status)))
	}
	return where.String(), args
}

// findIDs looks for products once, for the page and for its count. What runs out is counted to the end. The sum keeps
// SQLite from reading every product of the shop by age or price to look at its name.
func (s *Service) findIDs(ctx context.Context, list ShopList, where string, args []any) (ids []string, total int,
	err error) {
	column, direction, limit := list.column(), " DESC", ""
	if column != sortColumns[ByName] {
		column += " + 0"
	}
	if list.Ascending {
		direction = ""
	}
	if list.Search != "" {
		limit = " LIMIT " + strconv.Itoa(maxFound)
	}
	ids, err = db.All(ctx, s.db, scanText, `SELECT p.id FROM products p WHERE `+where+orderBy(column, direction)+limit,
		args...)
	total = len(ids)
	from := min(max(list.Offset, 0), total)
	return ids[from:min(from+max(list.Limit, 1), total)], total, err
}

func (l ShopList) column() string { return cmp.Or(sortColumns[l.Sort], sortColumns[ByCreated]) }

func orderBy(column, direction string) string {
	return ` ORDER BY ` + column + direction + `, p.id` + direction
}

// pageOfIDs reads no more than it must: the last half of a list is read from its end and turned around. The limit is in
// the text, and the first page has no offset, because SQLite prepares a query anew each time a bound limit is given its
// value.
func (s *Service) pageOfIDs(ctx context.Context, list ShopList, total int, where string, args []any) ([]string, error) {
	limit, offset := max(list.Limit, 1), max(list.Offset, 0)
	if limit = min(limit, total-offset); limit <= 0 {
		return nil, nil
	}
	fromEnd := offset > total/2
	if fromEnd {
		offset = total - offset - limit
	}
	direction := " DESC"
	if list.Ascending != fromEnd {
		direction = ""
	}
	window := " LIMIT " + strconv.Itoa(limit)
	if offset > 0 {
		args = append(args, offset)
		window += " OFFSET $" + strconv.Itoa(len(args))
	}
	ids, err := db.All(ctx, s.db, scanText, `SELECT p.id FROM products p WHERE `+where+
		orderBy(list.column(), direction)+window, args...)
	if fromEnd {
		slices.Reverse(ids)
	}
	return ids, err
}

// listed reads products of a page, in the order of their ids given.
func (s *Service) listed(ctx context.Context, ids []string) ([]*Listed, error) {
	found := make(map[string]*Listed, len(ids))
	err := each(ctx, s.db, func(r *sql.Rows) error {
		var l Listed
		var status, photos string
		var created, updated, least int64
		var hidden sql.NullInt64
		err := r.Scan(&l.ID, &l.Name, &l.Slug, &status, &photos, &least, &created, &updated, &hidden)
		if err != nil {
			return err
		}
		l.Hidden = hidden.Valid
		l.Status, l.MinPrice, l.CreatedAt, l.UpdatedAt = Status(status), money.Cents(least), moment(created), moment(
			updated)
		found[l.ID] = &l
		return db.ReadJSON(photos, &l.Photos)
	}, `SELECT id, name, slug, status, photos, min_price, created_at, updated_at, hidden_at
		FROM products WHERE id IN `+in(0, len(ids)), anys(ids)...)
	if err != nil {
		return nil, err
	}
	if err := s.countVariants(ctx, ids, found); err != nil {
		return nil, err
	}
	page := make([]*Listed, 0, len(ids))
	for _, id := range ids {
		if l := found[id]; l != nil {
			page = append(page, l)
		}
	}
	return page, nil
}

func (s *Service) countVariants(ctx context.Context, ids []string, found map[string]*Listed) error {
	return each(ctx, s.db, func(r *sql.Rows) error {
		var id, sku string
		var greatest, units int64
		var variants, counted, available, low int
		if err := r.Scan(&id, &variants, &greatest, &counted, &units, &available, &low, &sku); err != nil {
			return err
		}
		if l := found[id]; l != nil {
			l.Variants, l.MaxPrice, l.Counted, l.Units, l.Available, l.Low, l.SKU =
				variants, money.Cents(greatest), counted, int(units), available, low, sku
		}
		return nil
	}, `SELECT v.product_id, COUNT(*), MAX(v.price), SUM(CASE WHEN v.inventory_mode = 'stock' THEN 1 ELSE 0 END),
		CAST(SUM(CASE WHEN v.inventory_mode = 'stock' THEN v.inventory_quantity ELSE 0 END) AS BIGINT),
		SUM(CASE WHEN `+canBuy+` THEN 1 ELSE 0 END),
		COUNT(v.low_left),
		MAX(CASE WHEN v.is_default = 1 THEN v.sku ELSE '' END)
		FROM variants v WHERE v.deleted_at IS NULL AND v.product_id IN `+in(0, len(ids))+` GROUP BY v.product_id`,
		anys(ids)...)
}

// HasProducts tells whether a shop has a product that is not archived.
func (s *Service) HasProducts(ctx context.Context, shopID string) (has bool, err error) {
	return has, s.db.QueryRow(ctx, `SELECT EXISTS (SELECT 1 FROM products WHERE shop_id = $1 AND status <> 'archived')`,
		shopID).Scan(&has)
}

// StatusCounts tells how many products a shop has in each status. Each is counted by itself: an index tells that
// faster than it groups.
func (s *Service) StatusCounts(ctx context.Context, shopID string) (map[Status]int, error) {
	counts := map[Status]int{}
	err := each(ctx, s.db, func(r *sql.Rows) error {
		var status string
		var n int
		err := r.Scan(&status, &n)
		counts[Status(status)] = n
		return err
	}, `SELECT 'draft', COUNT(*) FROM products WHERE shop_id = $1 AND status = 'draft'
		UNION ALL SELECT 'published', COUNT(*) FROM products WHERE shop_id = $1 AND status = 'published'
		UNION ALL SELECT 'archived', COUNT(*) FROM products WHERE shop_id = $1 AND status = 'archived'`, shopID)
	return counts, err
}
