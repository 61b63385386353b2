package catalog

import (
	"context"
	"database/sql"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/slug"
)

// LowStock is the count from which a variant counts as running out. The index variants_running_out holds the same number.
const LowStock = 5

// StockFilter narrows a shop's list by what is left.
type StockFilter string

const (
	AnyStock   StockFilter = ""
	RunningOut StockFilter = "low" // a counted variant has LowStock units or fewer
	NothingIn  StockFilter = "out" // it has variants, and none can be bought
)

// ShopSort is what a shop's list is sorted by.
type ShopSort string

const (
	ByCreated ShopSort = "created"
	ByUpdated ShopSort = "updated"
	ByName    ShopSort = "name"
	ByPrice   ShopSort = "price"
)

var sortColumns = map[ShopSort]string{ByCreated: "created_at", ByUpdated: "updated_at", ByName: "name_key", ByPrice: "min_price"}

// ShopList asks for a page of a shop's own products.
type ShopList struct {
	Status    Status // empty: every status but archived
	Search    string // words of the name, accents and capitals aside, or a part of an SKU
	Stock     StockFilter
	Sort      ShopSort // empty: by date of creation
	Ascending bool
	Limit     int
	Offset    int
}

// Listed is a product in its shop's own list.
type Listed struct {
	ID, Name, Slug       string
	Status               Status
	Photos               []Photo
	MinPrice, MaxPrice   money.Cents
	SKU                  string // of the default variant
	Variants             int
	Counted              int // variants whose units are counted
	Units                int // left in all of those
	Available            int // variants that can be bought
	Low                  int // counted variants with LowStock units or fewer
	CreatedAt, UpdatedAt time.Time
}

const (
	runningOut = `v.shop_id = $1 AND v.deleted_at IS NULL AND v.inventory_mode = 'stock' AND v.inventory_quantity <= 5`
	saidOut    = `v.shop_id = $1 AND v.deleted_at IS NULL AND v.inventory_mode = 'status' AND v.inventory_status = 'out_of_stock'`
	canBuy     = `(v.inventory_mode = 'stock' AND v.inventory_quantity > 0 OR v.inventory_mode = 'status' AND v.inventory_status = 'in_stock')`
)

// conditions writes what the list asks for; $1 is the shop.
func (l ShopList) conditions(shopID string) (string, []any) {
	var where strings.Builder
	args := []any{shopID}
	mark := func(v any) string { args = append(args, v); return "$" + strconv.Itoa(len(args)) }
	where.WriteString(`p.shop_id = $1 AND `)
	if l.Status == "" {
		where.WriteString(`p.status IN ('draft', 'published')`)
	} else {
		where.WriteString(`p.status = ` + mark(string(l.Status)))
	}
	if words := strings.TrimSpace(l.Search); words != "" {
		name := slug.Make(words)
		if name != "" { // signs alone are in no name
			name = "%" + name + "%"
		}
		named, sku := mark(name), mark("%"+escapeLike(strings.ToUpper(words))+"%")
		where.WriteString(` AND (p.name_key LIKE ` + named + ` OR p.id IN (SELECT v.product_id FROM variants v
			WHERE v.shop_id = $1 AND v.sku <> '' AND v.deleted_at IS NULL AND UPPER(v.sku) LIKE ` + sku + ` ESCAPE '!'))`)
	}
	switch l.Stock {
	case RunningOut:
		where.WriteString(` AND p.id IN (SELECT v.product_id FROM variants v WHERE ` + runningOut + `)`)
	case NothingIn:
		where.WriteString(` AND p.id IN (SELECT v.product_id FROM variants v WHERE ` + runningOut + ` AND v.inventory_quantity = 0
			UNION SELECT v.product_id FROM variants v WHERE ` + saidOut + `)
			AND NOT EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id AND v.deleted_at IS NULL AND ` + canBuy + `)`)
	}
	return where.String(), args
}

func escapeLike(text string) string {
	return strings.NewReplacer("!", "!!", "%", "!%", "_", "!_").Replace(text)
}

// OfShop lists a page of a shop's products and tells how many there are in all.
func (s *Service) OfShop(ctx context.Context, shopID string, list ShopList) ([]*Listed, int, error) {
	where, args := list.conditions(shopID)
	var total int
	if err := s.db.QueryRow(ctx, `SELECT COUNT(*) FROM products p WHERE `+where, args...).Scan(&total); err != nil {
		return nil, 0, err
	}
	column, direction := sortColumns[list.Sort], " DESC"
	if column == "" {
		column = sortColumns[ByCreated]
	}
	if list.Ascending {
		direction = ""
	}
	n := len(args)
	ids, err := db.All(ctx, s.db, scanText, `SELECT p.id FROM products p WHERE `+where+
		` ORDER BY p.`+column+direction+`, p.id`+direction+` LIMIT $`+strconv.Itoa(n+1)+` OFFSET $`+strconv.Itoa(n+2),
		append(args, max(list.Limit, 1), max(list.Offset, 0))...)
	if err != nil || len(ids) == 0 {
		return nil, total, err
	}
	listed, err := s.listed(ctx, ids)
	return listed, total, err
}

// listed reads products of a page, in the order of their ids given.
func (s *Service) listed(ctx context.Context, ids []string) ([]*Listed, error) {
	found := make(map[string]*Listed, len(ids))
	err := each(ctx, s.db, func(r *sql.Rows) error {
		var l Listed
		var status, photos string
		var created, updated, least int64
		if err := r.Scan(&l.ID, &l.Name, &l.Slug, &status, &photos, &least, &created, &updated); err != nil {
			return err
		}
		l.Status, l.MinPrice, l.CreatedAt, l.UpdatedAt = Status(status), money.Cents(least), moment(created), moment(updated)
		found[l.ID] = &l
		return fromJSON(photos, &l.Photos)
	}, `SELECT id, name, slug, status, photos, min_price, created_at, updated_at FROM products WHERE id IN `+in(0, len(ids)), anys(ids)...)
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
		SUM(CASE WHEN v.inventory_mode = 'stock' AND v.inventory_quantity <= 5 THEN 1 ELSE 0 END),
		MAX(CASE WHEN v.is_default = 1 THEN v.sku ELSE '' END)
		FROM variants v WHERE v.deleted_at IS NULL AND v.product_id IN `+in(0, len(ids))+` GROUP BY v.product_id`, anys(ids)...)
}

// StatusCounts tells how many products a shop has in each status.
func (s *Service) StatusCounts(ctx context.Context, shopID string) (map[Status]int, error) {
	counts := map[Status]int{}
	err := each(ctx, s.db, func(r *sql.Rows) error {
		var status string
		var n int
		err := r.Scan(&status, &n)
		counts[Status(status)] = n
		return err
	}, `SELECT status, COUNT(*) FROM products WHERE shop_id = $1 GROUP BY status`, shopID)
	return counts, err
}
