package order

import (
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
)

// Promotion is what took something off a shop's part, in the words of the day of the order.
type Promotion struct {
	ID     string                `json:"id"`
	Name   string                `json:"name"`
	Code   string                `json:"code,omitempty"` // empty for an automatic offer
	Kind   pricing.PromotionKind `json:"kind"`
	Market bool                  `json:"market,omitempty"` // the market bears it
	Off    int64                 `json:"off"`              // cents: of the goods, or of the shipping when it is free
}

// Label is the promotion as people read it, with its code.
func (p Promotion) Label() string {
	if p.Code == "" {
		return p.Name
	}
	return p.Name + " (" + p.Code + ")"
}

func promotionsOf(applied []pricing.Applied) []Promotion {
	var list []Promotion
	for _, a := range applied {
		list = append(list, Promotion{ID: a.ID, Name: a.Label, Code: a.Code, Kind: a.Kind, Market: a.Market(),
			Off: int64(a.Off)})
	}
	return list
}

// WirePromotions writes what promotions took off a part.
func (p *ShopOrder) WirePromotions() []pricing.WirePromotion {
	wires := make([]pricing.WirePromotion, len(p.Promotions))
	for n, own := range p.Promotions {
		wires[n] = pricing.WirePromotion{Name: own.Name, Code: own.Code, Kind: own.Kind, Market: own.Market,
			Amount: money.Cents(own.Off), StoreID: p.ShopID}
	}
	return wires
}

// Gross is the price of the goods of a part before promotions.
func (p *ShopOrder) Gross() money.Cents { return p.Subtotal + p.Discount + p.MarketDiscount }

// Off is what promotions took off the goods of a part, whoever bears it.
func (p *ShopOrder) Off() money.Cents { return p.Discount + p.MarketDiscount }

// Sold is what a part brings its shop for its goods: what the buyer paid, and what the market adds.
func (p *ShopOrder) Sold() money.Cents { return p.Subtotal + p.MarketDiscount }

// Off is what promotions took off the parts that were loaded.
func (o *Order) Off() (sum money.Cents) {
	for _, p := range o.Shops {
		sum += p.Off()
	}
	return sum
}

// PromotionIDs lists the promotions of an order, each once.
func (o *Order) PromotionIDs() (ids []string) {
	seen := map[string]bool{}
	for _, part := range o.Shops {
		for _, p := range part.Promotions {
			if !seen[p.ID] {
				seen[p.ID] = true
				ids = append(ids, p.ID)
			}
		}
	}
	return ids
}

// Off is what promotions took off a line.
func (i *Item) Off() money.Cents { return i.Discount + i.MarketDiscount }
