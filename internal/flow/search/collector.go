package search

import (
	"math"
	"slices"
)

// collector goes through the products that answer a request, counts them for the facets and keeps the first ones of
// the page asked for.
type collector struct {
	*snapshot
	request
	inCategories []bool               // by category set: passes the filter of categories; nil when all pass
	inScope      []bool               // by category set: is in the category of the listing; nil when all are
	sellerFails  []filters            // by seller; nil when no filter is about sellers
	traitFails   []filters            // by traits; nil when no filter is about traits
	filtered     bool                 // some filter but that of prices is on
	exact        exactMatches         // of the words of the request
	nearness     []uint32             // sort keys by seller, in the order of distance
	bySet        []int32              // products by category set, whatever the filter of categories
	bySeller     []int32              // products that pass every filter, by seller
	byTraits     []int32              // the same by traits
	nearly       [filterCount][]int32 // products that fail one filter alone
	top          topProducts
	found        listing
}

func (s *snapshot) newCollector(r request) *collector {
	memory := talliesPool.Get().(*tallies)
	c := &collector{
		snapshot: s, request: r, bySet: zeroes(&memory.bySet, len(s.sets)),
		bySeller: zeroes(&memory.bySeller, len(s.sellers)), byTraits: zeroes(&memory.byTraits, len(s.traits)),
		top: topProducts{snapshot: s, n: r.page * r.perPage, list: memory.top[:0]},
		found: listing{low: math.MaxInt32, high: -1, byChoice: zeroes(&memory.byChoice, len(s.choices)),
			memory: memory},
	}
	if len(r.categories) > 0 {
		c.inCategories = s.setsWithin(r.categories)
	}
	if r.within >= 0 {
		c.inScope = s.setsWithin([]int{r.within})
	}
	if r.from != nil {
		c.measure(*r.from)
	}
	c.sellerFails, c.traitFails = c.failsOfSellers(), c.failsOfTraits()
	c.filtered = c.inCategories != nil || c.sellerFails != nil || c.traitFails != nil
	return c
}

// setsWithin reports which category sets have products in one of some categories.
func (s *snapshot) setsWithin(categories []int) []bool {
	within := make([]bool, len(s.sets))
	for i, set := range s.sets {
		within[i] = slices.ContainsFunc(set.all, func(c int) bool { return slices.Contains(categories, c) })
	}
	return within
}

// measure works out how far each seller is, negative when unknown, as the square of the straight line through a globe
// of radius 1: that is all a sort needs (see [kilometresThrough]). A seller of unknown location sorts last whatever the
// direction.
func (c *collector) measure(here point) {
	from := here.onGlobe()
	c.found.distances = zeroes(&c.found.memory.distances, len(c.sellers))
	c.nearness = zeroes(&c.found.memory.nearness, len(c.sellers))
	for i, seller := range c.sellers {
		distance, key := -1.0, uint32(0)
		if seller.location != (globePoint{}) {
			distance = from.squareTo(seller.location)
			if key = math.Float32bits(float32(distance)); c.ascending {
				key = ^key
			} else {
				key++
			}
		}
		c.found.distances[i], c.nearness[i] = distance, key
	}
}

// collectHits adds the products of a segment that contain the words of the request.
func (c *collector) collectHits(segment uint32, hits []hit) {
	facts, bonuses := c.segments[segment].facts, !c.exact.none()
	for _, h := range hits {
		if bonuses {
			h.score += c.exact.bonus(docRef{segment, h.doc}, facts[h.doc].seller)
		}
		c.add(segment, h.doc, h.score)
	}
}

// add counts a product. Each facet counts what the other filters let through: a visitor who chose a category still sees
// how many products the others have. So a product that fails one filter alone is counted by the facet of that filter.
func (c *collector) add(segment, doc uint32, score float32) {
	seg, found := c.segments[segment], &c.found
	f := seg.facts[doc]
	found.matched = true
	if c.inScope != nil && !c.inScope[f.set] || c.ofSeller && int(f.seller) != c.seller {
		return
	}
	var failed filters
	if c.filtered {
		failed = c.fails(f)
	}
	if !c.inPrice(f.price) {
		failed |= failsPrice
	}
	switch {
	case failed == 0:
		c.bySet[f.set]++
		c.bySeller[f.seller]++
		c.byTraits[f.traits]++
		found.low, found.high = min(found.low, f.price), max(found.high, f.price)
		found.total++
		c.top.offer(candidate{c.sortKey(segment, doc, score), segment, doc})
	case failed == failsCategory:
		c.bySet[f.set]++
	case failed == failsPrice:
		found.low, found.high = min(found.low, f.price), max(found.high, f.price)
	case failed&(failed-1) == 0:
		c.countNearly(failed, f)
	}
}

func (c *collector) inPrice(price int32) bool { return price >= c.minPrice && price <= c.maxPrice }

// sortKey is what a product is sorted by: the greater, the earlier.
func (c *collector) sortKey(segment, doc uint32, score float32) uint32 {
	seg, popularity, key := c.segments[segment], c.popularity[segment], uint32(0)
	switch c.order {
	case byPopularity:
		key = math.Float32bits(popularity.scores[doc])
	case byNewest:
		key = uint32(seg.dates[doc] / 1000) // seconds; equal ones are sorted by rank
	case byPrice:
		key = uint32(seg.facts[doc].price)
	case byRating:
		return ratingKey(seg.stars[doc], relevanceKey(score*popularity.boosts[doc]), c.ascending)
	case byDistance:
		return c.nearness[seg.facts[doc].seller]
	default:
		key = relevanceKey(score * popularity.boosts[doc])
	}
	if c.ascending {
		return ^key
	}
	return key
}

// relevanceKey is the sort key of a score. Those of products that are sold out are negative (see [popularity]): they
// come after all others, the best of them first.
func relevanceKey(score float32) uint32 { return math.Float32bits(score) ^ 1<<31 }

// ratingKey is the sort key of the stars of a product, then of its relevance. One without reviews comes after all
// others whatever the direction.
func ratingKey(stars uint8, relevance uint32, ascending bool) uint32 {
	if ascending && stars > 0 {
		stars = ^stars
	}
	return uint32(stars)<<24 | relevance>>8
}

// listing returns the page asked for.
func (c *collector) listing() listing {
	items := c.top.sorted()
	c.found.memory.top = items
	c.found.items = items[min(len(items), (c.request.page-1)*c.perPage):]
	c.found.byCategory = c.countCategories(c.bySet)
	c.countFacets()
	return c.found
}
