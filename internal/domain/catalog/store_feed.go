package catalog

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"maps"
	"slices"
	"strings"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/richtext"
	"rangrue/internal/rules/rating"
	"rangrue/internal/rules/shipping"
)

// feedChunk is how many products are read at once: enough to hide the cost of a query, few enough to stay small.
const feedChunk = 4000

// FeedAll gives every visible product to fn, once each, in the order of their ids. To miss nothing, read the version of
// the change log before and apply what follows it after: a product changed meanwhile may come in either state.
func (s *Service) FeedAll(ctx context.Context, fn func(*IndexProduct) error) error {
	f, err := s.newFeed(ctx)
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	chunks, failed := make(chan []*IndexProduct, 1), make(chan error, 1)
	go func() { // reads the next chunk while this one is finished and given
		defer close(chunks)
		failed <- f.readAll(ctx, s.feedChunk, chunks)
	}()
	for chunk := range chunks {
		if err := f.giveAll(chunk, fn); err != nil {
			stop()
			<-failed // the reader is done with the database when we return
			return err
		}
	}
	return <-failed
}

func (f *feed) giveAll(products []*IndexProduct, fn func(*IndexProduct) error) error {
	for _, e := range products {
		if err := f.finish(e); err != nil {
			return err
		}
		if err := fn(e); err != nil {
			return err
		}
	}
	return nil
}

// finish reads what needs no database: it is done beside the reading of the next products.
func (f *feed) finish(e *IndexProduct) error {
	e.Text = richtext.Plain(e.description)
	shown, err := f.shown(e.photos)
	e.Photo, e.SecondPhoto = shown.main, shown.second
	e.description, e.photos = "", ""
	return err
}

// FeedProducts gives the visible ones among some products. Those that fn is not given are to be dropped.
func (s *Service) FeedProducts(ctx context.Context, ids []string, fn func(*IndexProduct) error) error {
	return s.feedSome(ctx, `p.id`, ids, fn)
}

// FeedShop gives the visible products of one shop; none when the shop is not approved.
func (s *Service) FeedShop(ctx context.Context, shopID string, fn func(*IndexProduct) error) error {
	return s.feedSome(ctx, `p.shop_id`, []string{shopID}, fn)
}

func (s *Service) feedSome(ctx context.Context, column string, keys []string, fn func(*IndexProduct) error) error {
	f, err := s.newFeed(ctx)
	if err != nil {
		return err
	}
	for part := range slices.Chunk(keys, 500) {
		products, err := f.read(ctx, column+` IN `+in(0, len(part)), ``, anys(part)...)
		if err != nil {
			return err
		}
		for some := range slices.Chunk(products, 500) {
			ids := make([]any, len(some))
			for i, e := range some {
				ids[i] = e.ID
			}
			if err := f.complete(ctx, some, `product_id IN `+in(0, len(ids)), ids...); err != nil {
				return err
			}
		}
		if err := f.giveAll(products, fn); err != nil {
			return err
		}
	}
	return nil
}

// feed reads products. It keeps what they share: the tree, the shops, the photos and the option values.
type feed struct {
	db      *db.DB
	tree    *Tree
	shops   map[string]*IndexShop
	unread  []string              // shops met and not read yet
	photos  map[string]tilePhotos // by their JSON without an id: one used twice is kept once; of [feed.finish] alone
	choices map[string][]Choice   // by the JSON of a variant's options
}

// tilePhotos are those that a listing shows of a product.
type tilePhotos struct {
	main   *Photo
	second string // key of its small form
}

func (s *Service) newFeed(ctx context.Context) (*feed, error) {
	tree, err := s.Categories(ctx)
	return &feed{
		db: s.db, tree: tree,
		shops: map[string]*IndexShop{}, photos: map[string]tilePhotos{}, choices: map[string][]Choice{},
	}, err
}

// readAll walks the ids in order, a chunk at a time.
func (f *feed) readAll(ctx context.Context, size int, chunks chan<- []*IndexProduct) error {
	for after := ""; ; {
		products, err := f.read(ctx, `p.id > $1`, ` LIMIT $2`, after, size)
		if err != nil || len(products) == 0 {
			return err
		}
		first, last := products[0].ID, products[len(products)-1].ID
		if err := f.complete(ctx, products, `product_id >= $1 AND product_id <= $2`, first, last); err != nil {
			return err
		}
		after = last
		select {
		case chunks <- products:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// read makes the visible products that meet a condition, without their categories and variants. The
// shop is a CROSS JOIN because SQLite then keeps products first, in the order of their ids.
func (f *feed) read(ctx context.Context, where, limit string, args ...any) ([]*IndexProduct, error) {
	return db.All(ctx, f.db, f.scanVisible, `SELECT p.id, p.shop_id, p.name, p.slug, p.description, p.photos,
		p.min_price,
		p.default_regular_price, p.created_at, p.published_at, r.stars_1, r.stars_2, r.stars_3, r.stars_4, r.stars_5
		FROM products p CROSS JOIN shops s`+rated+` WHERE s.id = p.shop_id AND `+where+` AND `+visible+
		` ORDER BY p.id`+limit, args...)
}

func (f *feed) scanVisible(r *sql.Rows) (*IndexProduct, error) {
	var (
		e                       IndexProduct
		shopID                  string
		least, regular, created int64
		published               sql.NullInt64
		given                   [5]sql.NullInt64
		stars                   rating.Counts
	)
	err := r.Scan(&e.ID, &shopID, &e.Name, &e.Slug, &e.description, &e.photos, &least, &regular, &created, &published,
		&given[0], &given[1], &given[2], &given[3], &given[4])
	if err != nil {
		return nil, err
	}
	e.MinPrice, e.DefaultRegularPrice = money.Cents(least), money.Cents(regular)
	e.CreatedAt, e.PublishedAt = moment(created), db.Moment(published)
	for i, n := range given {
		stars[i] = int(n.Int64)
	}
	e.Reviews, e.Rating = stars.Total(), stars.Average()
	if e.Shop = f.shops[shopID]; e.Shop == nil {
		e.Shop = &IndexShop{ID: shopID}
		f.shops[shopID] = e.Shop
		f.unread = append(f.unread, shopID)
	}
	return &e, nil
}

// shown reads the photos that a listing shows. The main one comes without its id: equal photos are then one.
func (f *feed) shown(text string) (tilePhotos, error) {
	key := withoutFirstID(text)
	if kept, ok := f.photos[key]; ok {
		return kept, nil
	}
	var all []Photo
	if err := db.ReadJSON(text, &all); err != nil {
		return tilePhotos{}, err
	}
	all = slices.DeleteFunc(all, func(p Photo) bool { return !p.Ready() })
	var kept tilePhotos
	if len(all) > 0 {
		all[0].ID = ""
		kept.main = &all[0]
	}
	if len(all) > 1 {
		kept.second = cmp.Or(all[1].Thumbs.Webp480, all[1].Thumbs.Jpeg480)
	}
	f.photos[key] = kept
	return kept, nil
}

// withoutFirstID cuts the id of the first of some photos off their JSON.
func withoutFirstID(photos string) string {
	if rest, ok := strings.CutPrefix(photos, `[{"id":"`); ok {
		if _, rest, ok = strings.Cut(rest, `"`); ok {
			return rest
		}
	}
	return photos
}

// complete adds shops, categories and variants to products. of is a condition on product_id that each of them meets;
// it may hold for others, which are passed over: their own change follows.
func (f *feed) complete(ctx context.Context, products []*IndexProduct, of string, args ...any) error {
	byID := make(map[string]*IndexProduct, len(products))
	for _, e := range products {
		byID[e.ID] = e
	}
	if err := f.readShops(ctx); err != nil {
		return err
	}
	if err := f.readCategories(ctx, byID, of, args); err != nil {
		return err
	}
	for _, e := range products {
		e.FreeShipping = e.DeliveredFree()
	}
	return f.readVariants(ctx, byID, of, args)
}

func (f *feed) readShops(ctx context.Context) error {
	for part := range slices.Chunk(f.unread, 500) {
		_, err := db.All(ctx, f.db, f.scanShop, `SELECT id, name, slug, city, region, category_code, lat, lon,
			vacation_until, shipping, ways FROM shops WHERE id IN `+in(0, len(part)), anys(part)...)
		if err != nil {
			return err
		}
	}
	f.unread = nil
	return nil
}

func (f *feed) scanShop(r *sql.Rows) (*IndexShop, error) {
	var (
		read     IndexShop
		lat, lon sql.NullFloat64
		vacation sql.NullInt64
		settings string
		ways     string
		wire     shipping.Wire
	)
	err := r.Scan(&read.ID, &read.Name, &read.Slug, &read.City, &read.Region, &read.CategoryCode, &lat, &lon, &vacation,
		&settings, &ways)
	if err != nil {
		return nil, err
	}
	read.Located, read.Lat, read.Lon = lat.Valid && lon.Valid, lat.Float64, lon.Float64
	read.VacationUntil = db.Moment(vacation)
	err = errors.Join(db.ReadJSON(settings, &wire), db.ReadJSON(ways, &read.Ways))
	read.Shipping = wire.Settings()
	*f.shops[read.ID] = read
	return nil, err
}

func (f *feed) readCategories(ctx context.Context, byID map[string]*IndexProduct, of string, args []any) error {
	own := make(map[string][]string, len(byID))
	err := each(ctx, f.db, func(r *sql.Rows) error {
		var product, category string
		err := r.Scan(&product, &category)
		own[product] = append(own[product], category)
		return err
	}, `SELECT product_id, category_id FROM product_categories WHERE `+of+` ORDER BY product_id, position`, args...)
	for id, e := range byID {
		e.CategoryIDs = f.tree.WithAncestors(own[id])
		e.OwnCategories = min(len(own[id]), len(e.CategoryIDs))
	}
	return err
}

func (f *feed) readVariants(ctx context.Context, byID map[string]*IndexProduct, of string, args []any) error {
	return each(ctx, f.db, func(r *sql.Rows) error {
		var product, sku, options, mode, status string
		var v Variant
		if err := r.Scan(&product, &sku, &options, &mode, &status, &v.InventoryQuantity); err != nil {
			return err
		}
		e := byID[product]
		if e == nil {
			return nil
		}
		v.InventoryMode, v.InventoryStatus = InventoryMode(mode), InventoryStatus(status)
		e.Available = e.Available || v.Available()
		if sku != "" {
			e.SKUs = append(e.SKUs, sku)
		}
		chosen, err := f.choicesOf(options)
		for _, c := range chosen {
			if !slices.Contains(e.OptionValues, c.Name) {
				e.OptionValues = append(e.OptionValues, c.Name)
			}
			if !slices.Contains(e.Choices, c) {
				e.Choices = append(e.Choices, c)
			}
		}
		return err
	}, `SELECT product_id, sku, options, inventory_mode, inventory_status, inventory_quantity FROM variants
		WHERE deleted_at IS NULL AND `+of+` ORDER BY product_id, position`, args...)
}

// choicesOf reads the option values of a variant, in the order of the options' names.
func (f *feed) choicesOf(options string) ([]Choice, error) {
	if choices, ok := f.choices[options]; ok {
		return choices, nil
	}
	var chosen map[string]string
	if err := db.ReadJSON(options, &chosen); err != nil {
		return nil, err
	}
	var choices []Choice
	for _, name := range slices.Sorted(maps.Keys(chosen)) {
		choices = append(choices, Choice{Option: wordCode(name), Code: wordCode(chosen[name]), Name: chosen[name]})
	}
	f.choices[options] = choices
	return choices, nil
}
