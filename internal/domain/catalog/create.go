package catalog

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
)

// Create adds one product. What it breaks is named by wire names: "variants[0].price".
func (s *Service) Create(ctx context.Context, n NewProduct) (*Product, error) {
	made, err := s.create(ctx, []NewProduct{n}, func(int) string { return "" })
	if err != nil {
		return nil, err
	}
	return made[0], nil
}

// CreateProducts adds many products, all or none, by the same path as [Service.Create]. Broken rules are named after
// the place of the product in the list: "products[12].variants[0].price". Give a few thousand at a time: while a batch
// is written no one else writes.
func (s *Service) CreateProducts(ctx context.Context, list []NewProduct) ([]*Product, error) {
	return s.create(ctx, list, func(i int) string { return fmt.Sprintf("products[%d].", i) })
}

func (s *Service) create(ctx context.Context, list []NewProduct, prefix func(int) string) ([]*Product, error) {
	batch, err := s.prepare(list, prefix)
	if err != nil || len(batch) == 0 {
		return batch, err
	}
	var slugs []string
	err = s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		if slugs, err = insert(ctx, tx, batch, prefix); err != nil {
			return err
		}
		for _, p := range batch {
			if err := s.tell(ctx, tx, nil, p); err != nil {
				return err
			}
		}
		return nil
	})
	return named(batch, slugs), takenSKU(err)
}

// CreateIn is [Service.CreateProducts] inside the caller's transaction.
func (s *Service) CreateIn(ctx context.Context, tx *db.Tx, list []NewProduct) ([]*Product, error) {
	prefix := func(i int) string { return fmt.Sprintf("products[%d].", i) }
	batch, err := s.prepare(list, prefix)
	if err != nil || len(batch) == 0 {
		return batch, err
	}
	slugs, err := insert(ctx, tx, batch, prefix)
	return named(batch, slugs), takenSKU(err)
}

// named gives the products the slugs they won, once the transaction that claimed them is not run again.
func named(batch []*Product, slugs []string) []*Product {
	if slugs == nil {
		return nil
	}
	for i, p := range batch {
		p.Slug = slugs[i]
	}
	return batch
}

// prepare does all that needs no database: cleaning, checking, ids, dates and the prices a tile shows.
func (s *Service) prepare(list []NewProduct, prefix func(int) string) ([]*Product, error) {
	now := s.now()
	batch := make([]*Product, len(list))
	var broken []*problem.Field
	for i := range list {
		p := fromNew(list[i], now)
		if p.Status != Draft && p.Status != Published && p.Status != Archived {
			broken = append(broken, check.Fail(prefix(i)+"status", "status", textChoice))
		}
		broken = append(broken, p.broken(p.Status, prefix(i))...)
		batch[i] = p
	}
	return batch, check.All(broken...)
}

func fromNew(n NewProduct, now time.Time) *Product {
	p := &Product{ID: n.ID, ShopID: n.ShopID, Status: n.Status, Details: n.Details, CreatedAt: n.CreatedAt,
		UpdatedAt: now, Revision: 1}
	if p.ID == "" {
		p.ID = db.NewID()
	}
	if p.Status == "" {
		p.Status = Draft
	}
	if p.CreatedAt.IsZero() {
		p.CreatedAt = now
	}
	if p.Status == Published {
		p.PublishedAt = p.CreatedAt
	}
	p.normalise(db.NewID)
	for i := range p.Variants {
		if p.Variants[i].ID == "" {
			p.Variants[i].ID = db.NewID()
		}
	}
	p.MinPrice, p.DefaultRegularPrice = tilePrices(p.Variants)
	return p
}

// tilePrices are the two prices a tile shows: the lowest, and the regular price of the same variant. That of another
// would promise a reduction that nobody gets. Of several variants at the lowest price the default one speaks, else the
// first.
func tilePrices(variants []Variant) (least, regular money.Cents) {
	for i, v := range variants {
		if i == 0 || v.Price < least || v.Price == least && v.IsDefault {
			least, regular = v.Price, v.RegularPrice
		}
	}
	return least, regular
}

// insert writes a prepared batch, notes each product in the change log and returns the slugs they were given. It leaves
// the batch as it is, because a transaction may run twice.
func insert(ctx context.Context, tx *db.Tx, batch []*Product, prefix func(int) string) ([]string, error) {
	if err := refuseUnknown(ctx, tx, batch, prefix); err != nil {
		return nil, err
	}
	if err := refuseTakenSKUs(ctx, tx, batch, prefix); err != nil {
		return nil, err
	}
	slugs, err := claimSlugs(ctx, tx, batch, prefix)
	if err != nil {
		return nil, err
	}
	if err := insertProducts(ctx, tx, batch, slugs); err != nil {
		return nil, err
	}
	if err := learnOptions(ctx, tx, batch); err != nil {
		return nil, err
	}
	for _, p := range batch {
		if err := changes.Note(ctx, tx, "product", p.ID); err != nil {
			return nil, err
		}
	}
	return slugs, nil
}

// takenSKU gives words to the unique index, which has the last say when two writers race for one code.
func takenSKU(err error) error {
	if db.IsUnique(err, "variants.shop_id", "variants.sku") {
		return check.Refuse(*check.Fail("variants", "sku_taken", textSKU))
	}
	return err
}
