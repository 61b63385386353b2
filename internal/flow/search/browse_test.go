package search

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/domain/catalog"
)

// walked answers a request without words by reading one product after the other.
func (s *snapshot) walked(r request) listing {
	found := listing{bySeller: make([]int32, len(s.sellers)), byRegion: make([]int32, len(s.regions)),
		byChoice: make([]int32, len(s.choices)), low: math.MaxInt32, high: -1}
	bySet, c := make([]int32, len(s.sets)), s.newCollector(r)
	in := func(set uint32, categories ...int) bool {
		return slices.ContainsFunc(s.sets[set].all, func(c int) bool { return slices.Contains(categories, c) })
	}
	for at, seg := range s.segments {
		for doc, f := range seg.facts {
			set, theirs := f.set, int(f.seller) == r.seller
			if s.dead[at].has(uint32(doc)) || r.within >= 0 && !in(set, r.within) || r.ofSeller && !theirs {
				continue
			}
			region, t, km := s.regionOf[f.seller], s.traits[f.traits], s.kilometresTo(f.seller, r.from)
			var failed filters
			need := func(ok bool, filter filters) {
				if !ok {
					failed |= filter
				}
			}
			need(len(r.categories) == 0 || in(set, r.categories...), failsCategory)
			need(r.seller < 0 || theirs, failsSeller)
			need(c.inPrice(f.price), failsPrice)
			need(r.inRegions == nil || slices.Contains(r.inRegions, region), failsRegion)
			need(r.radius == 0 || km <= r.radius, failsDistance)
			for n := range flagCount {
				need(r.flags&(1<<n) == 0 || t.flags&(1<<n) != 0, failsStock<<n)
			}
			for kind, chosen := range r.chosen {
				need(chosen == nil || slices.ContainsFunc(t.choices, func(n uint32) bool {
					return slices.Contains(chosen, n)
				}), failsColor<<kind)
			}
			but := func(own filters) bool { return failed&^own == 0 } // passes all filters but one
			if but(failsCategory) {
				bySet[set]++
			}
			if but(failsSeller) {
				found.bySeller[f.seller]++
			}
			if but(failsRegion) && region != none {
				found.byRegion[region]++
			}
			for n := range flagCount {
				if but(failsStock<<n) && t.flags&(1<<n) != 0 {
					found.byFlag[n]++
				}
			}
			for _, ordinal := range t.choices {
				if but(failsColor << s.choices[ordinal].kind) {
					found.byChoice[ordinal]++
				}
			}
			if but(failsPrice) {
				found.low, found.high = min(found.low, f.price), max(found.high, f.price)
			}
			if but(0) {
				key := c.sortKey(uint32(at), uint32(doc), 1)
				found.items = append(found.items, candidate{key, uint32(at), uint32(doc)})
			}
		}
	}
	found.total, found.byCategory = len(found.items), s.countCategories(bySet)
	slices.SortFunc(found.items, s.compare)
	found.items = found.items[min(found.total, (r.page-1)*r.perPage):min(found.total, r.page*r.perPage)]
	return found
}

// kilometresTo is how far a seller is, infinitely when that is unknown.
func (s *snapshot) kilometresTo(seller uint32, from *point) float64 {
	at := s.sellers[seller].location
	if from == nil || at == (globePoint{}) {
		return math.Inf(1)
	}
	return kilometresThrough(from.onGlobe().squareTo(at))
}

// TestListingsOfManyAreThoseOfAPlainWalk compares, for every order and filter, what large segments answer by their
// lists with what going through all of them answers, while some of their products are dead.
func TestListingsOfManyAreThoseOfAPlainWalk(t *testing.T) {
	_, entries := bigMarket(2*smallSegment + 300)
	for i, e := range entries {
		e.Reviews, e.Rating = i%4, 3+float64(i%20)/10
	}
	x := indexOf(t, entries[:2*smallSegment])
	tree, _ := bigMarket(1)
	next := x.snapshot.Load().clone()
	next.setTree(tree)
	next.setPopularity(map[string]float64{numbered(7): 9, numbered(70): 3, numbered(700): 3})
	x.publish(next)
	change(x, entries[2*smallSegment:], numbered(3), numbered(30), numbered(300), numbered(301))
	s, r := x.snapshot.Load(), rand.New(rand.NewPCG(5, 6))
	if len(s.segments) != 2 || s.dead[0].len() != 4 {
		t.Fatalf("%d segments", len(s.segments))
	}
	for range 400 {
		asked := everything(1 + r.IntN(40))
		asked.page, asked.order, asked.ascending = 1+r.IntN(3), sortOrder(r.IntN(6)), r.IntN(2) == 0
		asked.minPrice = int32(r.IntN(3) * r.IntN(30_000))
		if r.IntN(2) == 0 {
			asked.maxPrice = asked.minPrice + int32(r.IntN(20_000))
		}
		if r.IntN(2) == 0 { // as visitors ask: whole dollars
			asked.minPrice -= asked.minPrice % 100
			if asked.maxPrice != math.MaxInt32 {
				asked.maxPrice += 99 - asked.maxPrice%100
			}
		}
		if asked.order == byDistance || r.IntN(4) == 0 {
			asked.from = &point{45 + 4*r.Float64(), -74 + 9*r.Float64()}
		}
		switch r.IntN(6) {
		case 0:
			asked.categories = []int{r.IntN(len(s.tree.Flat())), r.IntN(len(s.tree.Flat()))}
		case 1:
			asked.within = r.IntN(len(s.tree.Flat()))
		case 2:
			asked.within, asked.categories = r.IntN(len(s.tree.Flat())), []int{r.IntN(len(s.tree.Flat()))}
		case 3:
			asked.seller, asked.ofSeller = r.IntN(len(s.sellers)+1), r.IntN(2) == 0
		}
		if r.IntN(2) == 0 {
			asked.flags = uint8(r.IntN(1 << flagCount))
			if asked.from != nil && r.IntN(2) == 0 {
				asked.radius = float64(1 + r.IntN(400))
			}
			if r.IntN(3) == 0 {
				asked.inRegions = []uint32{uint32(r.IntN(len(s.regions)))}
			}
			for kind := range asked.chosen {
				if r.IntN(3) == 0 {
					one, other := r.IntN(len(s.choices)), r.IntN(len(s.choices))
					asked.chosen[kind] = []uint32{uint32(one), uint32(other)}
				}
			}
		}
		got, want := s.list(asked), s.walked(asked)
		if !sameListing(got, want) {
			t.Fatalf("%+v:\n got %+v\nwant %+v", asked, got, want)
		}
		got.release() // the next listing counts in its memory
	}
}

func sameListing(a, b listing) bool {
	return a.total == b.total && slices.Equal(a.items, b.items) && slices.Equal(a.byCategory, b.byCategory) &&
		slices.Equal(a.bySeller, b.bySeller) && slices.Equal(a.byRegion, b.byRegion) && a.byFlag == b.byFlag &&
		slices.Equal(a.byChoice, b.byChoice) &&
		a.low == b.low && a.high == b.high
}

func TestTheBestRatedComeFirstAndTheUnratedLast(t *testing.T) {
	entries := smallMarket()
	byID := map[string]*catalog.IndexProduct{}
	for _, e := range entries {
		byID[e.ID] = e
	}
	byID["p-tasse"].Reviews, byID["p-tasse"].Rating = 40, 4.8
	byID["p-bas"].Reviews, byID["p-bas"].Rating = 1, 5
	byID["p-tuque"].Reviews, byID["p-tuque"].Rating = 3, 2
	x := indexOf(t, entries)
	if got := slugs(t, x, "sortBy=rating"); got != "tasse bas tuque chandelle bol" {
		t.Errorf("best rated: %s", got)
	}
	if got := slugs(t, x, "sortBy=rating&sortDirection=ASC"); got != "tuque bas tasse chandelle bol" {
		t.Errorf("least rated: %s", got)
	}
	if got := slugs(t, x, "q=laine&sortBy=rating"); !strings.HasPrefix(got, "bas tuque") {
		t.Errorf("of wool, best rated: %s", got)
	}
	hidden := *byID["p-tasse"]
	hidden.Reviews, hidden.Rating = 0, 0
	change(x, []*catalog.IndexProduct{&hidden})
	if got := slugs(t, x, "sortBy=rating"); !strings.HasPrefix(got, "bas tuque ") {
		t.Errorf("once its reviews are hidden: %s", got)
	}
}

func TestPricesBetweenTwo(t *testing.T) {
	prices := []int32{5, 5, 7, 7, 7, 9}
	for _, c := range [][3]int32{{0, 4, 0}, {5, 5, 2}, {5, 7, 5}, {6, 8, 3}, {7, 100, 4}, {10, 20, 0}, {8, 6, 0}} {
		if got := between(prices, c[0], c[1]); got != c[2] {
			t.Errorf("from %d to %d: %d, want %d", c[0], c[1], got, c[2])
		}
	}
}
