// Package cart keeps what a shopper means to buy: variants and quantities. It promises that no line goes above its limit
// when it is changed, that simultaneous additions all count, and that a price that moved or a product that vanished is
// told. It never keeps a price to charge: prices, stock and terms are read fresh from catalog and shop, and
// rules/pricing makes the sums.
package cart

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
)

const (
	// MaxLines bounds a cart: more different products than anyone buys at once.
	MaxLines = 100
	// Unused is how long a cart is kept after it was last used.
	Unused = 90 * 24 * time.Hour
	// UnusedEmpty is the same for a cart without a line: the page opens another without a word.
	UnusedEmpty = 7 * 24 * time.Hour
	// usedStep is how old the note of the last use may grow, so that reading a cart rarely writes, and changing it rarely moves it.
	usedStep = 24 * time.Hour
)

// Refusals.
var (
	// ErrNotFound: no such cart, or one that belongs to someone else. The page opens another.
	ErrNotFound = problem.Missing("cart_not_found")
	// ErrOrdered: the cart became an order. To its browser it is as gone as an unknown one, under a code of its own.
	ErrOrdered = problem.New(problem.NotFound, "cart_ordered", problem.Say(
		"Ce panier a déjà été commandé.", "This cart has already been ordered."))
	// ErrItemNotFound: the line is not, or no longer, in this cart.
	ErrItemNotFound = problem.New(problem.NotFound, "cart_item_not_found", problem.Say(
		"Cet article n’est plus dans votre panier.", "This item is no longer in your cart."))
	// ErrGone: the variant does not exist, or nobody sells it any more.
	ErrGone = problem.New(problem.NotFound, "variant_not_found", problem.Say(
		"Ce produit n’est plus disponible.", "This product is no longer available."))
	// ErrSoldOut: nothing is left of the variant.
	ErrSoldOut = problem.New(problem.Conflict, "out_of_stock", problem.Say(
		"Ce produit est en rupture de stock.", "This product is out of stock."))
	// ErrAway: the shop is on vacation.
	ErrAway = problem.New(problem.Conflict, "shop_is_away", problem.Say(
		"Cette boutique est en vacances et ne prend pas de commande pour le moment.", "This shop is away and takes no order for now."))
	// ErrLimit: the quantity would go above the variant's limit; [overLimit] tells the limit with it.
	ErrLimit = problem.New(problem.Refused, "limit_exceeded", problem.Say(
		"La quantité commandée pour un ou plusieurs produits dépasse la limite autorisée.",
		"The quantity ordered for one or more products is above the allowed limit."))
	// ErrFull: the cart has [MaxLines] lines already.
	ErrFull = problem.New(problem.Refused, "cart_full", problem.Say(
		"Votre panier contient déjà 100 produits différents. Commandez ou retirez-en avant d’en ajouter.",
		"Your cart already holds 100 different products. Order or remove some before adding more."))
)

// Line is a variant and a quantity in a cart, with its offer and its shop as they stand now.
type Line struct {
	ID        string
	VariantID string
	Quantity  int
	SeenPrice money.Cents // the unit price the shopper last agreed to
	Offer     *catalog.Offer
	Shop      *shop.Shop
	addedAt   int64 // Unix milliseconds
	left      int   // units of the variant, when they are counted
}

// Service answers for carts.
type Service struct {
	db *db.DB
	Options
}

// Options is what the service needs to know of the house.
type Options struct {
	Now func() time.Time
	URL picture.URLOf // turns a key of the file store into an address
	// Visitor tells who is signed in. Nil, or false: a guest, who opens no cart that belongs to someone.
	Visitor func(ctx context.Context) (userID string, ok bool)
	// Offers and Shops spare reading again what did not change. Nil: everything is read.
	Offers *catalog.OfferMemory
	Shops  *changes.Memory[*shop.Shop]
}

// shopsKept bounds each half of the memory of shops.
const shopsKept = 4096

// NewShopMemory makes a memory of shops by id that knows nothing yet.
func NewShopMemory() *changes.Memory[*shop.Shop] {
	return changes.NewMemory(shopsKept, func(s *shop.Shop) []changes.Thing { return []changes.Thing{{Kind: "shop", ID: s.ID}} })
}

// New makes the service.
func New(d *db.DB, o Options) *Service {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Visitor == nil {
		o.Visitor = func(context.Context) (string, bool) { return "", false }
	}
	return &Service{db: d, Options: o}
}

// newID makes the id of a cart. Whoever knows it may read and change a guest's cart, so unlike other ids it is 130
// random bits and nothing else.
func newID() string { return rand.Text() }

// Create opens an empty cart: the visitor's, or nobody's.
func (s *Service) Create(ctx context.Context) (*Cart, error) {
	user, _ := s.Visitor(ctx)
	id := newID()
	err := s.db.LightTx(ctx, func(tx *db.Tx) error { return insertCart(ctx, tx, id, user, s.Now()) })
	if err != nil {
		return nil, fmt.Errorf("cart: create: %w", err)
	}
	return emptyCart(id), nil
}

// Open reads a cart with current prices. It refuses with [ErrNotFound] or [ErrOrdered].
func (s *Service) Open(ctx context.Context, id string) (*Cart, error) {
	used, err := s.check(ctx, s.db, id)
	if err != nil {
		return nil, err
	}
	if s.Now().Sub(used) > usedStep {
		err := s.change(ctx, id, func(*db.Tx) error { return nil })
		if err != nil {
			return nil, err
		}
	}
	return s.read(ctx, id)
}

// Check refuses a cart that the visitor may not use, or that is ordered already.
func (s *Service) Check(ctx context.Context, r db.Reader, id string) error {
	_, err := s.check(ctx, r, id)
	return err
}

// Add puts units of a variant in a cart, on top of those it holds, and returns the line with its whole cart.
func (s *Service) Add(ctx context.Context, id, variantID string, quantity int) (*Item, *Cart, error) {
	offer, err := s.forSale(ctx, variantID, quantity)
	if err != nil {
		return nil, nil, err
	}
	added := Line{ID: db.NewID(), VariantID: variantID, Quantity: quantity, SeenPrice: offer.Price}
	var lines []Line
	var version int64
	err = s.change(ctx, id, func(tx *db.Tx) error {
		if err := addLine(ctx, tx, id, added, s.Now()); err != nil {
			return err
		}
		if lines, version, err = bareLines(ctx, tx, id); err != nil {
			return err
		}
		return fits(lines, offer)
	})
	if err != nil {
		return nil, nil, wrap("add", err)
	}
	if err := s.attach(ctx, s.db, version, lines); err != nil {
		return nil, nil, wrap("add", err)
	}
	c, err := s.show(id, lines)
	return itemOf(c, err, func(i *Item) bool { return i.VariantID == variantID })
}

// fits refuses a cart of too many lines, or whose line of an offer is above its limit.
func fits(lines []Line, offer *catalog.Offer) error {
	if len(lines) > MaxLines {
		return ErrFull
	}
	for _, l := range lines {
		if l.VariantID != offer.ID {
			continue
		}
		if limit := offer.WithCount(l.left).Limit(); l.Quantity > limit {
			return overLimit(limit)
		}
	}
	return nil
}

// Update sets the quantity of a line, and takes it that the shopper saw its price.
func (s *Service) Update(ctx context.Context, id, itemID string, quantity int) (*Item, *Cart, error) {
	if err := s.Check(ctx, s.db, id); err != nil {
		return nil, nil, err
	}
	variantID, err := variantOf(ctx, s.db, id, itemID)
	if err != nil {
		return nil, nil, err
	}
	offer, err := s.forSaleNow(ctx, variantID, quantity)
	if err != nil {
		return nil, nil, err
	}
	err = s.change(ctx, id, func(tx *db.Tx) error {
		return setQuantity(ctx, tx, id, itemID, quantity, offer.Price)
	})
	if err != nil {
		return nil, nil, wrap("update", err)
	}
	return s.readItem(ctx, id, func(i *Item) bool { return i.ID == itemID })
}

// Remove takes a line out, and returns the cart without it.
func (s *Service) Remove(ctx context.Context, id, itemID string) (*Cart, error) {
	err := s.change(ctx, id, func(tx *db.Tx) error {
		return deleteLine(ctx, tx, id, itemID)
	})
	if err != nil {
		return nil, wrap("remove", err)
	}
	return s.read(ctx, id)
}

// Acknowledge notes that the shopper was shown new prices, by line id. A price that moved again meanwhile is not the one
// that was shown, and is told again.
func (s *Service) Acknowledge(ctx context.Context, id string, shown map[string]money.Cents) (*Cart, error) {
	err := s.change(ctx, id, func(tx *db.Tx) error {
		lines, err := s.Lines(ctx, tx, id)
		if err != nil {
			return err
		}
		for _, l := range lines {
			if price, told := shown[l.ID]; told && price == l.Offer.Price && price != l.SeenPrice {
				if err := setSeenPrice(ctx, tx, l.ID, price); err != nil {
					return err
				}
			}
		}
		return nil
	})
	if err != nil {
		return nil, wrap("acknowledge", err)
	}
	return s.read(ctx, id)
}

// forSale finds an offer, and refuses one that cannot be bought now or not as many times. What is remembered may say yes,
// since the transaction that follows counts again; only what was just read says no.
func (s *Service) forSale(ctx context.Context, variantID string, quantity int) (*catalog.Offer, error) {
	remembered, err := catalog.OffersAt(ctx, s.Offers, s.db, 0, []string{variantID})
	if err != nil {
		return nil, fmt.Errorf("cart: offer: %w", err)
	}
	if offer := remembered[variantID]; s.refuse(offer, quantity) == nil {
		return offer, nil
	}
	return s.forSaleNow(ctx, variantID, quantity)
}

// forSaleNow is forSale without a memory.
func (s *Service) forSaleNow(ctx context.Context, variantID string, quantity int) (*catalog.Offer, error) {
	read, err := catalog.Offers(ctx, s.db, []string{variantID})
	if err != nil {
		return nil, fmt.Errorf("cart: offer: %w", err)
	}
	return read[variantID], s.refuse(read[variantID], quantity)
}

// refuse says why so many units of an offer cannot be bought, nil when they can.
func (s *Service) refuse(offer *catalog.Offer, quantity int) error {
	if offer == nil {
		return ErrGone
	}
	switch offer.State(s.Now()) {
	case catalog.Gone:
		return ErrGone
	case catalog.ShopIsAway:
		return ErrAway
	case catalog.SoldOut:
		return ErrSoldOut
	}
	if quantity > offer.Limit() {
		return overLimit(offer.Limit())
	}
	return nil
}

// overLimit is [ErrLimit] with the limit, for people and for programs.
func overLimit(limit int) error {
	e := *ErrLimit
	e.Text = problem.Say(
		fmt.Sprintf("La quantité dépasse la limite autorisée pour ce produit\u00a0: %d au maximum.", limit),
		fmt.Sprintf("The quantity is above the limit allowed for this product: %d at most.", limit))
	return e.With(Limit{MaxQuantity: limit})
}

// Limit comes with a refusal of [ErrLimit].
type Limit struct {
	MaxQuantity int `json:"maxQuantity"`
}

// wrap says what was being done, except for refusals, which speak for themselves.
func wrap(doing string, err error) error {
	var refusal *problem.Error
	if errors.As(err, &refusal) {
		return err
	}
	return fmt.Errorf("cart: %s: %w", doing, err)
}
