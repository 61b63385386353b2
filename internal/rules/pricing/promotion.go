package pricing

import (
	"cmp"
	"slices"

	"rangrue/internal/kit/money"
)

// Promotion takes something off. One with a code is asked for; one without, an automatic offer, takes effect by itself.
// Whether it is in force today, and for this buyer, is decided by whoever makes the basket.
type Promotion struct {
	ID       string
	ShopID   string // who bears it; empty: the market
	Code     string // empty for an automatic offer
	Label    string // as buyers read it
	Kind     PromotionKind
	Percent  int         // of [PercentOff], 1 to 100
	Amount   money.Cents // of [AmountOff]
	Take     int         // of [MultiBuy]: units taken…
	Pay      int         // …for the price of so many
	Minimum  money.Cents // of the goods of its shop, or of the whole basket for the market's, before any promotion
	Products []string    // concerned; all of them when AllOf
	AllOf    bool        // every product of the shop, or of the market

	// Whoever places an order counts the uses of those that are limited.
	Limited   bool // so many in all
	PerPerson bool // so many per person
}

// PromotionKind is what a promotion does.
type PromotionKind string

const (
	PercentOff   PromotionKind = "percent"
	AmountOff    PromotionKind = "amount"
	FreeShipping PromotionKind = "free_shipping"
	MultiBuy     PromotionKind = "multi_buy" // the cheapest units are free
)

// Applied is a promotion that took something off, and how much of one shop's part.
type Applied struct {
	Promotion
	Off money.Cents // of the goods, or of the shipping when it is free
}

// Market tells that the market bears it.
func (p Promotion) Market() bool { return p.ShopID == "" }

// Reason is why a code takes nothing off.
type Reason string

const (
	Unknown    Reason = "unknown" // or of a shop that has nothing in the basket
	NotBegun   Reason = "not_begun"
	Ended      Reason = "ended"
	UsedUp     Reason = "used_up"
	UsedByYou  Reason = "used_by_you"
	NoProduct  Reason = "no_product"
	BelowLeast Reason = "minimum"      // Missing says how much is
	TooFew     Reason = "units"        // MissingUnits says how many are
	ShipsFree  Reason = "ships_free"   // there is no shipping to waive
	BetterOne  Reason = "better_offer" // another promotion, or none, costs the buyer less
)

// Refused is a code that takes nothing off, and why.
type Refused struct {
	Code         string
	Reason       Reason
	Missing      money.Cents
	MissingUnits int
}

// Promotions are those that may take effect on a basket, with the codes that were asked for and may not.
type Promotions struct {
	List    []Promotion
	Refused []Refused
}

// concerns tells whether a promotion is about a line.
func (p Promotion) concerns(l Line) bool {
	return (p.Market() || p.ShopID == l.ShopID) && (p.AllOf || slices.Contains(p.Products, l.ProductID))
}

// off is what a promotion takes off each of some billed lines, from what is left of them. The shares add up to the cent
// and none is above what is left of its line.
func (p Promotion) off(lines []*BilledLine) []money.Cents {
	weights := make([]int64, len(lines))
	var left money.Cents
	for n, l := range lines {
		if p.concerns(l.Line) {
			weights[n] = int64(l.Total)
			left += l.Total
		}
	}
	var whole money.Cents
	switch p.Kind {
	case PercentOff:
		whole = money.Rate(p.Percent * 10_000).Of(left)
	case AmountOff:
		whole = min(p.Amount, left)
	case MultiBuy:
		return p.freeUnits(lines)
	}
	if whole == 0 {
		return make([]money.Cents, len(lines))
	}
	return whole.Split(weights)
}

// freeUnits is off for a [MultiBuy]: for every Take units, the cheapest Take-Pay are free.
func (p Promotion) freeUnits(lines []*BilledLine) []money.Cents {
	off := make([]money.Cents, len(lines))
	if p.Take < 1 {
		return off
	}
	free := p.units(lines) / p.Take * (p.Take - p.Pay)
	cheapest := make([]int, len(lines))
	for n := range cheapest {
		cheapest[n] = n
	}
	slices.SortStableFunc(cheapest, func(a, b int) int { return cmp.Compare(lines[a].UnitPrice, lines[b].UnitPrice) })
	for _, n := range cheapest {
		l := lines[n]
		if free == 0 || !p.concerns(l.Line) {
			continue
		}
		units := min(free, l.Quantity)
		off[n] = l.Total.Split([]int64{int64(units), int64(l.Quantity - units)})[0]
		free -= units
	}
	return off
}

// units counts those a promotion is about.
func (p Promotion) units(lines []*BilledLine) (n int) {
	for _, l := range lines {
		if p.concerns(l.Line) {
			n += l.Quantity
		}
	}
	return n
}

// reaches tells whether some lines are worth a promotion's minimum, before any promotion.
func (p Promotion) reaches(lines []*BilledLine) bool { return gross(lines) >= p.Minimum }

func gross(lines []*BilledLine) (sum money.Cents) {
	for _, l := range lines {
		sum += l.UnitPrice * money.Cents(l.Quantity)
	}
	return sum
}

// pairs lists what may be tried on a shop's lines: nothing, one automatic offer, one code, or one of each.
func pairs(promotions []Promotion, shopID string) [][]Promotion {
	var offers, codes []Promotion
	for _, p := range promotions {
		switch {
		case p.ShopID != shopID:
		case p.Code == "":
			offers = append(offers, p)
		default:
			codes = append(codes, p)
		}
	}
	tried := [][]Promotion{nil}
	for _, o := range offers {
		tried = append(tried, []Promotion{o})
	}
	for _, c := range codes {
		tried = append(tried, []Promotion{c})
	}
	for _, o := range offers {
		for _, c := range codes {
			tried = append(tried, []Promotion{o, c})
		}
	}
	return tried
}

// Left is what the shop's own promotions left of its goods, which the price of delivery depends on.
func (s *ShopBill) Left() money.Cents { return s.Subtotal + s.MarketDiscount }

// lines are those of a bill, to be changed.
func (s *ShopBill) lines() []*BilledLine {
	all := make([]*BilledLine, len(s.Lines))
	for n := range s.Lines {
		all[n] = &s.Lines[n]
	}
	return all
}

// takeOff has a shop's own promotion take effect on its lines.
func (s *ShopBill) takeOff(p Promotion) {
	lines := s.lines()
	if !p.reaches(lines) {
		return
	}
	applied := Applied{Promotion: p}
	if p.Kind == FreeShipping {
		s.FreeShipping = s.FreeShipping || p.units(lines) > 0
	}
	for n, off := range p.off(lines) {
		lines[n].Discount += off
		lines[n].Total -= off
		applied.Off += off
	}
	s.Discount += applied.Off
	s.Subtotal -= applied.Off
	s.Applied = append(s.Applied, applied)
}

// waiveShipping notes what free shipping takes off, on the promotion that gives it.
func (s *ShopBill) waiveShipping() {
	for n := range s.Applied {
		if s.Applied[n].Kind == FreeShipping && s.Shipping > 0 {
			s.Applied[n].Off, s.Shipping = s.Shipping, 0
		}
	}
}

// takeMarketOff has the market's code that costs the buyer least take effect on what the shops' promotions left. The
// shops' shipping does not change.
func (b *Bill) takeMarketOff(promotions []Promotion) {
	best := b.Shops
	for _, p := range promotions {
		if !p.Market() {
			continue
		}
		if shops := withMarket(b.Shops, p); totalOf(shops) < totalOf(best) {
			best = shops
		}
	}
	b.Shops = best
}

func totalOf(shops []ShopBill) (sum money.Cents) {
	for _, s := range shops {
		sum += s.Total
	}
	return sum
}

// withMarket are the bills of shops once a code of the market is shared out over the lines of all of them, whose taxes
// follow.
func withMarket(shops []ShopBill, p Promotion) []ShopBill {
	shops = slices.Clone(shops)
	var lines []*BilledLine
	for n := range shops {
		shops[n].Lines, shops[n].Applied = slices.Clone(shops[n].Lines), slices.Clone(shops[n].Applied)
		lines = append(lines, shops[n].lines()...)
	}
	if !p.reaches(lines) {
		return shops
	}
	off := p.off(lines)
	for n := range shops {
		shop, applied := &shops[n], Applied{Promotion: p}
		for i := range shop.Lines {
			shop.Lines[i].MarketDiscount, shop.Lines[i].Total = off[i], shop.Lines[i].Total-off[i]
			applied.Off += off[i]
		}
		off = off[len(shop.Lines):]
		if applied.Off > 0 {
			shop.MarketDiscount, shop.Subtotal = applied.Off, shop.Subtotal-applied.Off
			shop.Applied = append(shop.Applied, applied)
			shop.addTaxes()
		}
	}
	return shops
}

// refuse lists the codes of the basket that took nothing off. One that took something off in any shop is not listed.
func (b *Bill) refuse(promotions []Promotion) {
	taken := map[string]bool{}
	var all []*BilledLine
	for n := range b.Shops {
		all = append(all, b.Shops[n].lines()...)
		for _, a := range b.Shops[n].Applied {
			taken[a.Code] = true
		}
	}
	for _, p := range promotions {
		if p.Code == "" || taken[p.Code] {
			continue
		}
		taken[p.Code] = true
		b.Refused = append(b.Refused, b.refusal(p, all))
	}
}

func (b *Bill) refusal(p Promotion, all []*BilledLine) Refused {
	own := slices.DeleteFunc(slices.Clone(all), func(l *BilledLine) bool {
		return !p.Market() && l.ShopID != p.ShopID
	})
	units := p.units(own)
	switch {
	case units == 0:
		return Refused{Code: p.Code, Reason: NoProduct}
	case !p.reaches(own):
		return Refused{Code: p.Code, Reason: BelowLeast, Missing: p.Minimum - gross(own)}
	case p.Kind == MultiBuy && units < p.Take:
		return Refused{Code: p.Code, Reason: TooFew, MissingUnits: p.Take - units}
	case p.Kind == FreeShipping && b.shipsFree(p.ShopID):
		return Refused{Code: p.Code, Reason: ShipsFree}
	}
	return Refused{Code: p.Code, Reason: BetterOne}
}

// shipsFree tells that a shop asks nothing for the delivery, without a promotion that waives it.
func (b *Bill) shipsFree(shopID string) bool {
	return slices.ContainsFunc(b.Shops, func(s ShopBill) bool {
		return s.ShopID == shopID && s.Shipping == 0 && !s.FreeShipping
	})
}

// Used lists the promotions that took something off, each once.
func (b *Bill) Used() (used []Promotion) {
	seen := map[string]bool{}
	for _, shop := range b.Shops {
		for _, a := range shop.Applied {
			if !seen[a.ID] {
				seen[a.ID] = true
				used = append(used, a.Promotion)
			}
		}
	}
	return used
}

// byID puts promotions in an order that does not depend on how they were read.
func byID(promotions []Promotion) []Promotion {
	return slices.SortedFunc(slices.Values(promotions), func(a, b Promotion) int { return cmp.Compare(a.ID, b.ID) })
}
