// Package cart keeps what a shopper means to buy: variants and quantities. It promises that no line goes above its
// limit when it is changed, that simultaneous additions all count, and that a shopper is shown which prices changed and
// which products can no longer be bought. It keeps no price to charge: prices, stock and terms are those of catalog and
// shop, and rules/pricing makes the sums.
//
// A cart is one row, changed by one statement that names the revision it was made from. When another change came
// first, the cart is read again and the change is made again.
package cart

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/pricing"
)

const (
	// MaxLines bounds a cart: more different products than anyone buys at once.
	MaxLines = 100
	// Unused is how long a cart is kept after it was last used.
	Unused = 90 * 24 * time.Hour
	// UnusedEmpty is the same for a cart without a line: the page opens another and the shopper loses nothing.
	UnusedEmpty = 7 * 24 * time.Hour
	// usedStep is how far the stored time of last use may be behind, so that reading a cart seldom writes and changing
	// it seldom updates the index on that time.
	usedStep = 24 * time.Hour
)

// Refusals.
var (
	// ErrNotFound: no such cart, or one that belongs to someone else. The page opens another.
	ErrNotFound = problem.Missing("cart_not_found")
	// ErrOrdered: the cart became an order, which comes as [Ordered]. The page opens another, as for an unknown cart.
	ErrOrdered = problem.New(problem.NotFound, "cart_ordered", problem.Say(
		"Ce panier a déjà été commandé.", "This cart has already been ordered."))
	// ErrCharging: the cart is being paid for, and cannot be changed unless that payment fails.
	ErrCharging = problem.New(problem.Conflict, "cart_charging", problem.Say(
		"Le paiement de ce panier est en cours. Attendez sa réponse avant de le modifier.",
		"This cart is being paid for. Wait for the answer before you change it."))
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
		"Cette boutique est en pause et ne prend pas de commande pour le moment.",
		"This shop is away and takes no order for now."))
	// ErrLimit: the quantity would go above the variant's limit; [overLimit] adds the limit.
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
}

// Service opens, changes and closes carts.
type Service struct {
	db *db.DB
	Options
	memory offerReader // for showing and changing carts, see [Service.Follow]
}

// Options of the service.
type Options struct {
	Now func() time.Time
	URL picture.URLOf // turns a key of the file store into an address
	// Visitor returns who is signed in. Nil, or false: a guest, who opens no cart that belongs to someone.
	Visitor func(ctx context.Context) (userID string, ok bool)
	// Charging reports whether the order that was made of a cart still waits for its payment. Nil: none does.
	Charging func(ctx context.Context, cartID string) (bool, error)
	// OrderOf is the id of the order that a cart became, empty when it is not known. Nil: it never is.
	OrderOf func(ctx context.Context, cartID string) (orderID string, err error)
	// Promotions finds those that may take effect on a cart. Nil: there are none.
	Promotions func(ctx context.Context, r db.Reader, asked PromotionsAsked) (pricing.Promotions, error)
	// Added is called when units of a product were put in a cart. Nil: nobody counts.
	Added func(productID string)
}

// Ordered comes with a refusal of [ErrOrdered].
type Ordered struct {
	OrderID string `json:"orderId" doc:"Empty when it is not known"`
}

// New makes the service.
func New(d *db.DB, o Options) *Service {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Visitor == nil {
		o.Visitor = func(context.Context) (string, bool) { return "", false }
	}
	if o.Charging == nil {
		o.Charging = func(context.Context, string) (bool, error) { return false, nil }
	}
	if o.OrderOf == nil {
		o.OrderOf = func(context.Context, string) (string, error) { return "", nil }
	}
	if o.Added == nil {
		o.Added = func(string) {}
	}
	return &Service{db: d, Options: o, memory: newOfferReader()}
}

// visitor is who is signed in, empty for a guest.
func (s *Service) visitor(ctx context.Context) string {
	id, _ := s.Visitor(ctx)
	return id
}

// newRow is an empty cart. Its id is random, unlike other ids: knowing it is enough to read and change a guest's cart.
func (s *Service) newRow() row {
	return row{id: rand.Text(), usedAt: s.Now().UnixMilli(), revision: newRevision()}
}

// Create opens an empty cart: the visitor's, or one that belongs to nobody.
func (s *Service) Create(ctx context.Context) (*Cart, error) { return s.CreateAfter(ctx, "") }

// CreateAfter opens a cart that takes over what was saved for later in one that became an order. When that is not the
// visitor's to use, not ordered or unknown, the new cart is empty.
func (s *Service) CreateAfter(ctx context.Context, orderedID string) (*Cart, error) {
	fresh, userID := s.newRow(), s.visitor(ctx)
	var saved []Line
	err := s.db.LightTx(ctx, func(tx *db.Tx) (err error) {
		if orderedID != "" {
			if saved, err = takeSaved(ctx, tx, userID, orderedID); err != nil {
				return err
			}
		}
		return insertRow(ctx, tx, fresh, userID, saved)
	})
	if err != nil {
		return nil, fmt.Errorf("cart: create: %w", err)
	}
	if len(saved) == 0 {
		return emptyCart(fresh), nil
	}
	return s.Open(ctx, fresh.id)
}

// Open reads a cart with current prices. It refuses with [ErrNotFound] or [ErrOrdered].
func (s *Service) Open(ctx context.Context, id string) (*Cart, error) {
	c, err := s.readToShow(ctx, s.visitor(ctx), id)
	if err == nil && s.usedAt(c.row) != c.row.usedAt && !c.row.charging {
		c, err = s.change(ctx, id, edit{}) // stores that it was used
	}
	if err != nil {
		return nil, wrap("open", err)
	}
	return s.show(c)
}

// Add puts units of a variant in a cart, on top of those in it, and returns the line with its whole cart.
func (s *Service) Add(ctx context.Context, id, variantID string, quantity int) (*Item, *Cart, error) {
	if quantity < 1 {
		return nil, nil, fmt.Errorf("cart: add %d units", quantity)
	}
	ofVariant := func(l *Line) bool { return l.VariantID == variantID }
	c, err := s.change(ctx, id, edit{
		variantID: variantID,
		apply:     func(c *Contents) error { return c.add(variantID, quantity, s.Now()) },
		check:     func(c *Contents) error { return s.fits(c, ofVariant) },
	})
	if err != nil {
		return nil, nil, wrap("add", err)
	}
	s.Added(c.find(ofVariant).Offer.ProductID)
	return s.showItem(c, ofVariant)
}

// Update sets the quantity of a line. The shopper saw its current price where they changed the quantity.
func (s *Service) Update(ctx context.Context, id, itemID string, quantity int) (*Item, *Cart, error) {
	ofItem := func(l *Line) bool { return l.ID == itemID }
	c, err := s.change(ctx, id, edit{
		apply: func(c *Contents) error {
			l := c.find(ofItem)
			if l == nil {
				return ErrItemNotFound
			}
			l.Quantity, l.SeenPrice = quantity, l.Offer.Price
			return nil
		},
		check: func(c *Contents) error { return s.fits(c, ofItem) },
	})
	if err != nil {
		return nil, nil, wrap("update", err)
	}
	return s.showItem(c, ofItem)
}

// Remove takes a line out, saved for later or not, and returns the cart without it.
func (s *Service) Remove(ctx context.Context, id, itemID string) (*Cart, error) {
	c, err := s.change(ctx, id, edit{apply: func(c *Contents) error {
		before, ofItem := len(c.Lines)+len(c.Saved), func(l Line) bool { return l.ID == itemID }
		c.Lines, c.Saved = slices.DeleteFunc(c.Lines, ofItem), slices.DeleteFunc(c.Saved, ofItem)
		if len(c.Lines)+len(c.Saved) == before {
			return ErrItemNotFound
		}
		return nil
	}})
	if err != nil {
		return nil, wrap("remove", err)
	}
	return s.show(c)
}

// Acknowledge records that the shopper was shown new prices, by line id. A price that changed again meanwhile is not
// the one that was shown, so it still counts as changed.
func (s *Service) Acknowledge(ctx context.Context, id string, shown map[string]money.Cents) (*Cart, error) {
	c, err := s.change(ctx, id, edit{apply: func(c *Contents) error {
		for n := range c.Lines {
			l := &c.Lines[n]
			if price, ok := shown[l.ID]; ok && price == l.Offer.Price {
				l.SeenPrice = price
			}
		}
		return nil
	}})
	if err != nil {
		return nil, wrap("acknowledge", err)
	}
	return s.show(c)
}

// fits refuses a cart of too many lines, or one whose touched line cannot be bought as it is.
func (s *Service) fits(c *Contents, touched func(*Line) bool) error {
	l := c.find(touched)
	if err := s.refuse(l.Offer, l.Quantity); err != nil {
		return err
	}
	if len(c.Lines) > MaxLines {
		return ErrFull
	}
	return nil
}

// refuse is the reason why so many units of an offer cannot be bought, nil when they can.
func (s *Service) refuse(offer *catalog.Offer, quantity int) error {
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
	e, most := *ErrLimit, check.Number(int64(limit))
	e.Text = problem.Say(
		"La quantité dépasse la limite autorisée pour ce produit\u00a0: "+most.FR+" au maximum.",
		"The quantity is above the limit allowed for this product: "+most.EN+" at most.")
	return e.With(Limit{MaxQuantity: limit})
}

// Limit comes with a refusal of [ErrLimit].
type Limit struct {
	MaxQuantity int `json:"maxQuantity"`
}

// wrap adds what was being done to an error, except to refusals, which are shown to people as they are.
func wrap(doing string, err error) error {
	var refusal *problem.Error
	if errors.As(err, &refusal) {
		return err
	}
	return fmt.Errorf("cart: %s: %w", doing, err)
}
