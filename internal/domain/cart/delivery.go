package cart

import (
	"context"
	"time"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// ErrStoreNotFound: nothing in the cart is the shop's.
var ErrStoreNotFound = problem.New(problem.NotFound, "cart_store_not_found", problem.Say(
	"Cette boutique n’est plus dans votre panier.", "This shop is no longer in your cart."))

var textNotOffered = problem.Say("Cette boutique n’offre pas ce mode de livraison.",
	"This shop does not offer this way of delivery.")

// Choices are the ways of delivery that a shopper chose, by shop id. A shop without one has its default.
type Choices map[string]shipping.Method

// with adds the choices of another cart, where this one has none.
func (c Choices) with(other Choices) Choices {
	for id, method := range other {
		if _, chosen := c[id]; !chosen {
			if c == nil {
				c = Choices{}
			}
			c[id] = method
		}
	}
	return c
}

// Of is how a shop's part is delivered.
func (c Choices) Of(owner *shop.Shop) shipping.Method { return owner.Ways.Chosen(c[owner.ID]) }

// Tariff is what that costs.
func (c Choices) Tariff(owner *shop.Shop) shipping.Settings {
	return owner.Ways.Tariff(c.Of(owner), owner.Shipping)
}

// Delivery is how a shop's part of a cart is delivered, and how else it could be.
type Delivery struct {
	Method          shipping.Method `json:"deliveryMethod" enum:"parcel,pickup,local" doc:"Chosen, or the shop's default"`
	DeliveryOptions []shop.Option   `json:"deliveryOptions" nullable:"false" doc:"What the shop offers, its default first"`
	DeliveryRefusal string          `json:"deliveryRefusal,omitempty" doc:"Why the chosen way is no longer possible: a sentence to show. Choose another"`
}

// Delivery shows how a shop's part of a bill is delivered to where the buyer is, as far as that is known.
func (c Choices) Delivery(
	owner *shop.Shop, part pricing.ShopBill, to shop.Destination, now time.Time,
) Delivery {
	d := Delivery{Method: c.Of(owner), DeliveryOptions: owner.Options(part.Units, part.Left(), to, now)}
	for n := range d.DeliveryOptions {
		if part.FreeShipping { // a promotion waives whichever is chosen
			d.DeliveryOptions[n].Price = 0
		}
	}
	if refusal := owner.Refuses(d.Method, to); refusal != nil {
		d.DeliveryRefusal = refusal.FR
	}
	return d
}

// Chosen is the option of the chosen way; none when it is no longer offered.
func (d Delivery) Chosen() (chosen shop.Option) {
	for _, o := range d.DeliveryOptions {
		if o.Method == d.Method {
			chosen = o
		}
	}
	return chosen
}

// Choose sets how a shop's part is delivered, and forgets the choices of shops that are no longer in the cart.
func (s *Service) Choose(ctx context.Context, id, shopID string, method shipping.Method) (*Cart, error) {
	c, err := s.change(ctx, id, edit{apply: func(c *Contents) error {
		kept := Choices{}
		found := false
		for _, l := range c.Lines {
			if l.Shop == nil {
				continue
			}
			if chosen, ok := c.Choices[l.Shop.ID]; ok {
				kept[l.Shop.ID] = chosen
			}
			if l.Shop.ID != shopID {
				continue
			}
			if !l.Shop.Ways.Offers(method) {
				return check.Refuse(*check.Fail("method", "delivery_not_offered", textNotOffered))
			}
			found = true
		}
		if !found {
			return ErrStoreNotFound
		}
		kept[shopID] = method
		c.Choices = kept
		return nil
	}})
	if err != nil {
		return nil, wrap("choose a delivery", err)
	}
	return s.show(c)
}
