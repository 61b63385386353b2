package cart

import (
	"context"
	"math"
	"slices"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
)

// Contents is what a cart holds at a moment, with each offer and shop as they stand then.
type Contents struct {
	Lines   []Line // oldest first
	row     row    // as it was found, whatever became of the lines, or as it was kept
	version int64  // of the catalogue at that moment
	offers  map[string]*catalog.Offer
	shops   map[string]*shop.Shop
}

// Read reads what a cart of the visitor's holds, with offers and shops as the database has them now, or refuses with
// [ErrNotFound] or [ErrOrdered]. Checkout reads it in the transaction that orders it.
func (s *Service) Read(ctx context.Context, r db.Reader, id string) (*Contents, error) {
	found, version, err := s.readRow(ctx, r, s.visitor(ctx), id)
	if err != nil {
		return nil, err
	}
	c := contentsOf(found)
	c.version = version
	if c.offers, err = catalog.Offers(ctx, r, c.variants(nil)); err != nil {
		return nil, err
	}
	if c.shops, err = shop.ByIDs(ctx, r, c.sellers()); err != nil {
		return nil, err
	}
	c.dress()
	return c, nil
}

// Seen is [Service.Read] for whoever tells the revision they saw: that is what they are told about, even if the cart was
// changed elsewhere since. Placing an order finds out.
func (s *Service) Seen(ctx context.Context, id, revision string) (*Contents, error) {
	if revision != "" {
		if c := s.recall(ctx, id, ""); c != nil && revision == c.row.tag() && !c.doubtful() {
			return c, nil
		}
	}
	return s.Read(ctx, s.db, id)
}

func (s *Service) readOf(ctx context.Context, r db.Reader, userID, id string) (*Contents, error) {
	c, err := s.look(ctx, r, userID, id, "")
	if err != nil {
		return nil, err
	}
	return c, c.count(ctx, r)
}

// look reads a cart of a user's, or of nobody's, and the offer of one more variant. Its counts may be old, see [Contents.count].
func (s *Service) look(ctx context.Context, r db.Reader, userID, id, variantID string) (*Contents, error) {
	found, version, err := s.readRow(ctx, r, userID, id)
	if err != nil {
		return nil, err
	}
	_, committed := r.(*db.DB)
	if committed && !found.charging {
		s.remember(found)
	}
	c := contentsOf(found)
	c.version = version
	return c, s.attach(ctx, r, c, variantID)
}

// attach finds the offers and shops of a cart's lines and of more variants.
func (s *Service) attach(ctx context.Context, r db.Reader, c *Contents, more ...string) (err error) {
	if c.offers, err = catalog.OffersAt(ctx, s.Offers, r, c.version, c.variants(more)); err != nil {
		return err
	}
	_, committed := r.(*db.DB)
	c.shops, err = s.Shops.Read(c.version, c.sellers(), committed, func(ids []string) (map[string]*shop.Shop, error) {
		return shop.ByIDs(ctx, r, ids)
	})
	c.dress()
	return err
}

// recall is look without reading the cart: nil when it is not remembered, or when the catalogue is changing just now.
func (s *Service) recall(ctx context.Context, id, variantID string) *Contents {
	found, known := s.recent.Get(id)
	if !known || found.unstored && s.visitor(ctx) != "" {
		return nil
	}
	c := s.remembered(found, variantID)
	if c == nil && s.attach(ctx, s.db, contentsOf(found), variantID) == nil { // what it had to read is remembered now
		c = s.remembered(found, variantID)
	}
	return c
}

// remembered puts contents together without reading anything, nil when something is missing. Offers and shops stand for the
// same version of the catalogue.
func (s *Service) remembered(found row, variantID string) *Contents {
	c := contentsOf(found)
	var known bool
	if c.offers, c.version, known = s.Offers.Recall(c.variants([]string{variantID})); !known {
		return nil
	}
	var version int64
	if c.shops, version, known = s.Shops.Recall(c.sellers()); !known || version != c.version {
		return nil
	}
	c.dress()
	return c
}

func contentsOf(found row) *Contents {
	return &Contents{row: found, Lines: append(make([]Line, 0, len(found.lines)+1), found.lines...)}
}

// variants lists those of the lines, and more.
func (c *Contents) variants(more []string) []string {
	ids := make([]string, 0, len(c.Lines)+len(more))
	for _, l := range c.Lines {
		ids = append(ids, l.VariantID)
	}
	for _, id := range more {
		if id != "" && !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

func (c *Contents) sellers() []string {
	ids := make([]string, 0, len(c.offers))
	for _, offer := range c.offers {
		if !slices.Contains(ids, offer.ShopID) {
			ids = append(ids, offer.ShopID)
		}
	}
	return ids
}

// dress gives each line its offer and its shop. Variants are withdrawn, never deleted; a line without one could not be shown.
func (c *Contents) dress() {
	c.Lines = slices.DeleteFunc(c.Lines, func(l Line) bool { return c.offers[l.VariantID] == nil })
	for n := range c.Lines {
		l := &c.Lines[n]
		l.Offer = c.offers[l.VariantID]
		l.Shop = c.shops[l.Offer.ShopID]
	}
}

// uncounted tells whether a line wants more units than a remembered offer can vouch for: sales are noted only once fewer
// than [catalog.ExactBelow] are left, so that many are there if it says as many or more.
func (l *Line) uncounted() bool {
	return l.Offer.InventoryMode == catalog.ByStock && l.Quantity > catalog.ExactBelow && l.Offer.InventoryQuantity >= catalog.ExactBelow
}

// doubtful tells whether the shelf must be asked.
func (c *Contents) doubtful() bool { return c.find((*Line).uncounted) != nil }

// count asks the shelf for what remembered offers cannot vouch for.
func (c *Contents) count(ctx context.Context, r db.Reader) error {
	var ids []string
	for n := range c.Lines {
		if c.Lines[n].uncounted() {
			ids = append(ids, c.Lines[n].VariantID)
		}
	}
	counted, err := catalog.Offers(ctx, r, ids)
	if err != nil {
		return err
	}
	for n := range c.Lines {
		if offer := counted[c.Lines[n].VariantID]; offer != nil {
			c.Lines[n].Offer = offer
		}
	}
	return nil
}

func (c *Contents) find(is func(*Line) bool) *Line {
	for n := range c.Lines {
		if is(&c.Lines[n]) {
			return &c.Lines[n]
		}
	}
	return nil
}

// add puts units of a variant on its line, or on a new one.
func (c *Contents) add(variantID string, quantity int, now time.Time) error {
	offer := c.offers[variantID]
	if offer == nil {
		return ErrGone
	}
	l := c.find(func(l *Line) bool { return l.VariantID == variantID })
	if l == nil {
		c.Lines = append(c.Lines, Line{ID: db.NewID(), VariantID: variantID, Offer: offer, Shop: c.shops[offer.ShopID], addedAt: now.UnixMilli()})
		l = &c.Lines[len(c.Lines)-1]
	}
	l.Quantity += min(quantity, math.MaxInt32) // far above any limit, and far from where sums turn negative
	l.SeenPrice = offer.Price
	return nil
}
