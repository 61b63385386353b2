package catalog

import (
	"context"
	"fmt"
	"slices"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// Same tells whether a product is already what a shop wants to make of it.
func Same(old *Product, status Status, d Details) bool {
	d.normalise(db.NewID)
	variants := bare(matchVariants(old.Variants, d.Variants))
	return (status == "" || status == old.Status) && d.Name == old.Name && (d.Slug == "" || d.Slug == old.Slug) &&
		d.Description == old.Description && d.TaxCategory == old.TaxCategory && d.FinalSale == old.FinalSale &&
		slices.Equal(d.CategoryIDs, old.CategoryIDs) && sameList(d.Photos, old.Photos) && sameList(d.Options,
		old.Options) &&
		sameList(variants, bare(slices.Clone(old.Variants)))
}

// sameList compares what would be stored; no list and an empty one are the same.
func sameList[T any](a, b []T) bool {
	return len(a) == len(b) && (len(a) == 0 || db.JSON(a) == db.JSON(b))
}

func bare(variants []Variant) []Variant {
	for i := range variants {
		if v := &variants[i]; len(v.PhotoIDs) == 0 {
			v.PhotoIDs = nil
		}
		if v := &variants[i]; len(v.Options) == 0 {
			v.Options = nil
		}
	}
	return variants
}

// Batch is many products of one shop, made ready to be written at once by [Service.Prepare].
type Batch struct {
	shopID      string
	list        []*Product // in the order they were asked for
	created     []*Product
	old, edited []*Product        // the same products before and after, in the same order
	prefix      map[string]string // prefix of the fields in a product's broken rules, by product id
}

// ErrMeanwhile is the answer to a batch whose products were edited after it was made ready: make it ready again.
var ErrMeanwhile = problem.New(problem.Conflict, "product_edited", problem.Say(
	"Un de ces produits vient d’être modifié. Essayez de nouveau.",
	"One of these products was just edited. Please try again."))

// Prepare does all that needs no transaction: those whose id the shop has will be replaced whole and moved to the
// status asked, the others created, those that are already as asked left alone. Broken rules are named as
// [Service.CreateProducts] names them.
func (s *Service) Prepare(ctx context.Context, shopID string, list []NewProduct) (*Batch, error) {
	mine, err := WholeOfShop(ctx, s.db, shopID)
	if err != nil {
		return nil, err
	}
	byID := make(map[string]*Product, len(mine))
	for _, p := range mine {
		byID[p.ID] = p
	}
	b, now := &Batch{shopID: shopID, prefix: make(map[string]string, len(list))}, s.now()
	var broken []*problem.Field
	for i, n := range list {
		prefix := fmt.Sprintf("products[%d].", i)
		p, old := (*Product)(nil), byID[n.ID]
		switch {
		case old == nil:
			n.ID, n.ShopID = "", shopID
			p = fromNew(n, now)
			b.created = append(b.created, p)
		case Same(old, n.Status, n.Details):
			b.list = append(b.list, old)
			continue
		default:
			n.Details.normalise(db.NewID)
			if p, err = s.edited(old, n.Status, n.Details); err != nil {
				return nil, err
			}
			b.old, b.edited = append(b.old, old), append(b.edited, p)
		}
		b.prefix[p.ID] = prefix
		b.list = append(b.list, p)
		broken = append(broken, p.broken(p.Status, prefix)...)
	}
	return b, check.All(broken...)
}

// Products are those of the batch in the order they were asked for, as they will be. Their addresses may change when
// they are written.
func (b *Batch) Products() []*Product { return b.list }

// importStep is after how many products progress is reported.
const importStep = 100

// WriteIn writes a batch in the caller's transaction, which then only writes: on SQLite nobody else can meanwhile.
// tick gets the number of products done so far. The batch stays as it is, because a transaction may run twice.
func (b *Batch) WriteIn(ctx context.Context, tx *db.Tx, tick func(done int)) error {
	if err := b.refuseEdited(ctx, tx); err != nil {
		return err
	}
	withdrawn := make([]bool, len(b.edited))
	for i, p := range b.edited { // before any is written, so that products may exchange their SKUs
		var err error
		if withdrawn[i], err = makeRoom(ctx, tx, b.old[i], p); err != nil {
			return err
		}
	}
	both := append(slices.Clone(b.created), b.edited...)
	prefix := func(i int) string { return b.prefix[both[i].ID] }
	if err := refuseUnknown(ctx, tx, both, prefix); err != nil {
		return err
	}
	if err := refuseTakenSKUs(ctx, tx, both, prefix); err != nil {
		return err
	}
	if err := b.insert(ctx, tx, tick); err != nil {
		return takenSKU(err)
	}
	for i, edited := range b.edited {
		p := *edited
		if err := store(ctx, tx, b.old[i], &p, withdrawn[i]); err != nil {
			return takenSKU(err)
		}
		if done := len(b.list) - len(b.edited) + i + 1; done%importStep == 0 {
			tick(done)
		}
	}
	if err := learnOptions(ctx, tx, both); err != nil {
		return err
	}
	for _, p := range both {
		if err := changes.Note(ctx, tx, "product", p.ID); err != nil {
			return err
		}
	}
	return nil
}

// insert creates what is new, part by part.
func (b *Batch) insert(ctx context.Context, tx *db.Tx, tick func(done int)) error {
	done := len(b.list) - len(b.created) - len(b.edited)
	for part := range slices.Chunk(b.created, importStep) {
		slugs, err := claimSlugs(ctx, tx, part, func(i int) string { return b.prefix[part[i].ID] })
		if err != nil {
			return err
		}
		if err := insertProducts(ctx, tx, part, slugs); err != nil {
			return err
		}
		done += len(part)
		tick(done)
	}
	return nil
}
