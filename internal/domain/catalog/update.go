package catalog

import (
	"context"
	"slices"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// statusMoves is the life of a product: from each status, where it may go.
var statusMoves = map[Status][]Status{
	Draft:     {Published, Archived},
	Published: {Draft, Archived},
	Archived:  {Draft, Published},
}

// Update replaces what a shop says of one of its products. Variants are matched by id: known ones are changed, new
// ones added, missing ones withdrawn (their rows stay for the orders that name them). An empty slug follows the name;
// the old address keeps leading here. Counted stock of a known variant moves only by [Variant.QuantitySeen], because
// orders move it while the form is open.
func (s *Service) Update(ctx context.Context, shopID, id string, d Details) (*Product, error) {
	return s.Save(ctx, shopID, id, Edit{Details: d})
}

// Edit is what a shop makes of a product.
type Edit struct {
	Status Status // empty: as it is
	Details
	Seen int    // the revision that was read; another one is refused with [ErrEdited]. Zero: whatever it is now
	By   string // a user
}

// ErrEdited refuses an edit of a product that someone else edited since it was read. It carries the [Product] as it is.
var ErrEdited = problem.New(problem.Conflict, "product_changed", problem.Say(
	"Quelqu’un a modifié ce produit pendant que vous y travailliez.",
	"Someone edited this product while you were working on it."))

// Save is [Service.Update] that also moves the product to a status, and refuses when it is no longer what was read.
func (s *Service) Save(ctx context.Context, shopID, id string, e Edit) (*Product, error) {
	e.normalise(db.NewID)
	var updated *Product
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		old, err := readProduct(ctx, tx, shopID, id)
		if err != nil {
			return err
		}
		if e.Seen != 0 && e.Seen != old.Revision {
			return ErrEdited.With(old)
		}
		p, err := s.edited(old, e.Status, e.Details)
		if err != nil {
			return err
		}
		p.EditedBy = e.By
		if err := check.All(p.broken(p.Status, "")...); err != nil {
			return err
		}
		if err := rewrite(ctx, tx, old, p); err != nil {
			return err
		}
		if err := s.tell(ctx, tx, old, p); err != nil {
			return err
		}
		updated = p
		return changes.Note(ctx, tx, "product", id)
	})
	if err != nil {
		return nil, takenSKU(err)
	}
	return updated, nil
}

// edited is the product that old becomes with other details, in a status it may move to.
func (s *Service) edited(old *Product, to Status, d Details) (*Product, error) {
	p := *old
	p.Details = d
	p.Variants = matchVariants(old.Variants, d.Variants)
	p.UpdatedAt = s.now()
	p.MinPrice, p.DefaultRegularPrice = tilePrices(p.Variants)
	if to == "" || to == old.Status {
		return &p, nil
	}
	if !slices.Contains(statusMoves[old.Status], to) {
		return nil, ErrStatusMove
	}
	if p.Status = to; to == Published && p.PublishedAt.IsZero() {
		p.PublishedAt = p.UpdatedAt
	}
	return &p, nil
}

// matchVariants gives new variants an id, and known ones the stock they have with the shop's own correction. An id of
// another product, or one used twice, is not known.
func matchVariants(old, asked []Variant) []Variant {
	out, taken := slices.Clone(asked), map[string]bool{}
	for i := range out {
		v := &out[i]
		at := slices.IndexFunc(old, func(o Variant) bool { return o.ID == v.ID })
		if at < 0 || taken[v.ID] {
			v.ID = db.NewID()
		} else if v.InventoryMode == ByStock && old[at].InventoryMode == ByStock {
			v.InventoryQuantity = corrected(old[at].InventoryQuantity, v)
		}
		taken[v.ID], v.QuantitySeen = true, nil
	}
	return out
}

// corrected adds to a count the difference between what the shop typed and what it saw.
func corrected(count int, typed *Variant) int {
	if typed.QuantitySeen == nil {
		return count
	}
	return min(max(0, count+typed.InventoryQuantity-*typed.QuantitySeen), MaxQuantity)
}

// rewrite stores p in place of old, in the caller's transaction.
func rewrite(ctx context.Context, tx *db.Tx, old, p *Product) error {
	batch, noPrefix := []*Product{p}, func(int) string { return "" }
	if err := refuseUnknown(ctx, tx, batch, noPrefix); err != nil {
		return err
	}
	if err := refuseTakenSKUs(ctx, tx, batch, noPrefix); err != nil {
		return err
	}
	withdrawn, err := makeRoom(ctx, tx, old, p)
	if err != nil {
		return err
	}
	if err := store(ctx, tx, old, p, withdrawn); err != nil {
		return err
	}
	return learnOptions(ctx, tx, batch)
}

// store writes p over old, and leaves alone what is the same in both. Room was made for its variants.
func store(ctx context.Context, tx *db.Tx, old, p *Product, withdrawn bool) (err error) {
	switch {
	case p.Slug == "" && p.Name == old.Name, p.Slug == old.Slug:
		p.Slug = old.Slug
	default:
		if p.Slug, err = renameSlug(ctx, tx, p.ID, p.Slug, p.Name); err != nil {
			return err
		}
	}
	if err := updateProductRow(ctx, tx, p); err != nil {
		return err
	}
	if !slices.Equal(old.CategoryIDs, p.CategoryIDs) {
		if err := deleteCategoriesOf(ctx, tx, p.ID); err != nil {
			return err
		}
		if err := insertRows(ctx, tx, categoryHead, categoryRows(p.ID, p.CategoryIDs), ""); err != nil {
			return err
		}
	}
	return rewriteVariants(ctx, tx, old, p, withdrawn)
}

// makeRoom withdraws every variant of a product, which frees their SKUs so that two of them may swap theirs, before
// [rewriteVariants] brings back those that stay. Where each keeps its SKU there is nothing to free.
func makeRoom(ctx context.Context, tx *db.Tx, old, p *Product) (withdrawn bool, err error) {
	moves := slices.ContainsFunc(old.Variants, func(o Variant) bool {
		at := slices.IndexFunc(p.Variants, func(v Variant) bool { return v.ID == o.ID })
		return at < 0 || p.Variants[at].SKU != o.SKU
	})
	if !moves {
		return false, nil
	}
	return true, withdrawVariants(ctx, tx, p)
}

// SetStatus moves a product along its life. Publishing checks that it has what buyers need.
func (s *Service) SetStatus(ctx context.Context, shopID, id string, to Status) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		p, err := readProduct(ctx, tx, shopID, id)
		if err != nil || p.Status == to {
			return err
		}
		if !slices.Contains(statusMoves[p.Status], to) {
			return ErrStatusMove
		}
		if err := check.All(p.broken(to, "")...); err != nil {
			return err
		}
		if err := setStatus(ctx, tx, p, to, s.now()); err != nil {
			return err
		}
		return changes.Note(ctx, tx, "product", id)
	})
}

// SetPhotos replaces the photos of a product, for example when the image pipeline has made their thumbs. Variants keep
// the photos that still exist.
func (s *Service) SetPhotos(ctx context.Context, shopID, id string, photos []Photo) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		p, err := readProduct(ctx, tx, shopID, id)
		if err != nil {
			return err
		}
		return s.setPhotos(ctx, tx, p, photos, nil)
	})
}

// AddPhotoIn adds a photo to a product in the caller's transaction: before those of some ids, else last. The variants
// named show it unless they have a photo of their own. A photo that the product has already is left as it is; the
// product of another shop is not found.
func (s *Service) AddPhotoIn(ctx context.Context, tx *db.Tx, shopID, id string, photo Photo, before,
	variantIDs []string) error {
	p, err := readProduct(ctx, tx, shopID, id)
	if err != nil || slices.ContainsFunc(p.Photos, func(o Photo) bool { return o.ID == photo.ID }) {
		return err
	}
	photos := slices.Clone(p.Photos)
	at := slices.IndexFunc(photos, func(o Photo) bool { return slices.Contains(before, o.ID) })
	if at < 0 {
		at = len(photos)
	}
	photos = slices.Insert(photos, at, photo)
	for i := range photos {
		photos[i].Rank = i + 1
	}
	return s.setPhotos(ctx, tx, p, photos, func(v *Variant) {
		if len(v.PhotoIDs) == 0 && slices.Contains(variantIDs, v.ID) {
			v.PhotoIDs = []string{photo.ID}
		}
	})
}

// setPhotos writes other photos of a product that was just read; link, if any, may give its variants other ones.
func (s *Service) setPhotos(ctx context.Context, tx *db.Tx, p *Product, photos []Photo, link func(*Variant)) error {
	old := p.Variants
	p.Photos = photos
	p.normalise(db.NewID)
	p.UpdatedAt = s.now()
	for i := range p.Variants {
		p.Variants[i].PhotoIDs = keepKnown(p.Variants[i].PhotoIDs, p.Photos)
		if link != nil {
			link(&p.Variants[i])
		}
	}
	if err := check.All(p.broken(Draft, "")...); err != nil {
		return err
	}
	if err := updateProductRow(ctx, tx, p); err != nil {
		return err
	}
	for i, v := range p.Variants {
		if slices.Equal(v.PhotoIDs, old[i].PhotoIDs) {
			continue
		}
		if err := setPhotoIDs(ctx, tx, v); err != nil {
			return err
		}
	}
	return changes.Note(ctx, tx, "product", p.ID)
}

func keepKnown(ids []string, photos []Photo) []string {
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool {
		return !slices.ContainsFunc(photos, func(p Photo) bool { return p.ID == id })
	})
}
