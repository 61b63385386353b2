package catalog

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// Announced is a visible product with what other sites are told of it.
type Announced struct {
	ID, Name, Slug     string
	Description        string // HTML
	ShopName, ShopSlug string
	VacationUntil      time.Time // of its shop; zero when it is not away
	CategoryID         string    // the one that leads its breadcrumb
	Photos             []Photo   // that can be shown; keys not addresses
	Options            []Option
	Variants           []Variant // without their sizes
	CreatedAt          time.Time
	PublishedAt        time.Time
}

// announcedChunk is how many products are read at once by [Service.EachAnnounced].
const announcedChunk = 250

// EachAnnounced gives every visible product to fn, or those of one shop, in the order of their ids. They are read a few
// hundred at a time, the next while fn has the last: however many there are, few are in memory.
func (s *Service) EachAnnounced(ctx context.Context, shopID string, fn func(*Announced) error) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	chunks, failed := make(chan []*Announced), make(chan error, 1)
	go func() {
		defer close(chunks)
		failed <- s.readAnnounced(ctx, shopID, chunks)
	}()
	for chunk := range chunks {
		for _, p := range chunk {
			if err := fn(p); err != nil {
				stop()
				<-failed // the reader is done with the database when we return
				return err
			}
		}
	}
	return <-failed
}

func (s *Service) readAnnounced(ctx context.Context, shopID string, chunks chan<- []*Announced) error {
	for after := ""; ; {
		list, err := s.announced(ctx, shopID, `p.id > $2 ORDER BY p.id LIMIT $3`, after, announcedChunk)
		if err != nil || len(list) == 0 {
			return err
		}
		after = list[len(list)-1].ID
		select {
		case chunks <- list:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// NewestAnnounced are the visible products of the market, or of one shop, that were made last.
func (s *Service) NewestAnnounced(ctx context.Context, shopID string, most int) ([]*Announced, error) {
	return s.announced(ctx, shopID, `p.created_at > $2 ORDER BY p.created_at DESC, p.id DESC LIMIT $3`, 0, most)
}

// announced reads visible products, then their variants and first categories. Of the whole market the shop is a CROSS
// JOIN because SQLite then keeps products first, in the order asked for.
func (s *Service) announced(ctx context.Context, shopID, rest string, args ...any) ([]*Announced, error) {
	of := `$1 = ''`
	if shopID != "" {
		of = `p.shop_id = $1`
	}
	list, err := db.All(ctx, s.db, scanAnnounced, `SELECT p.id, p.name, p.slug, p.description, p.photos, p.options,
		p.created_at, p.published_at, s.name, s.slug, s.vacation_until,
		(SELECT c.category_id FROM product_categories c WHERE c.product_id = p.id ORDER BY c.position LIMIT 1)
		FROM products p CROSS JOIN shops s WHERE s.id = p.shop_id AND `+visible+` AND `+of+` AND `+rest,
		append([]any{shopID}, args...)...)
	if err != nil || len(list) == 0 {
		return list, err
	}
	byID, ids := make(map[string]*Announced, len(list)), make([]any, len(list))
	for i, p := range list {
		byID[p.ID], ids[i] = p, p.ID
	}
	which := `IN ` + in(0, len(ids))
	if len(list) == announcedChunk && shopID == "" { // a whole page of the market stands together
		which, ids = `BETWEEN $1 AND $2`, []any{ids[0], ids[len(ids)-1]}
	}
	return list, each(ctx, s.db, func(r *sql.Rows) error {
		var productID string
		v, err := scanAnnouncedVariant(r, &productID)
		if p := byID[productID]; p != nil {
			p.Variants = append(p.Variants, v)
		}
		return err
	}, `SELECT v.product_id, v.id, v.sku, v.options, v.price, v.regular_price, v.inventory_mode, v.inventory_status,
		v.inventory_quantity, v.weight_kg, v.photo_ids FROM variants v
		WHERE v.deleted_at IS NULL AND v.product_id `+which+` ORDER BY v.product_id, v.position`, ids...)
}

func scanAnnounced(r *sql.Rows) (*Announced, error) {
	var (
		p               Announced
		photos, options string
		created         int64
		published, away sql.NullInt64
		category        sql.NullString
	)
	err := r.Scan(&p.ID, &p.Name, &p.Slug, &p.Description, &photos, &options, &created, &published, &p.ShopName,
		&p.ShopSlug, &away, &category)
	if err != nil {
		return nil, err
	}
	p.CreatedAt, p.PublishedAt, p.VacationUntil = moment(created), db.Moment(published), db.Moment(away)
	p.CategoryID = category.String
	err = errors.Join(db.ReadJSON(photos, &p.Photos), db.ReadJSON(options, &p.Options))
	ready := p.Photos[:0]
	for _, photo := range p.Photos {
		if photo.Ready() {
			ready = append(ready, photo)
		}
	}
	p.Photos = ready
	return &p, err
}

func scanAnnouncedVariant(r *sql.Rows, productID *string) (v Variant, err error) {
	var options, mode, status, photoIDs string
	var price, regular int64
	err = r.Scan(productID, &v.ID, &v.SKU, &options, &price, &regular, &mode, &status, &v.InventoryQuantity,
		&v.Weight, &photoIDs)
	if err != nil {
		return v, err
	}
	v.Price, v.RegularPrice = money.Cents(price), money.Cents(regular)
	v.InventoryMode, v.InventoryStatus = InventoryMode(mode), InventoryStatus(status)
	return v, errors.Join(db.ReadJSON(options, &v.Options), db.ReadJSON(photoIDs, &v.PhotoIDs))
}
