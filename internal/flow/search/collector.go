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
	inCategories []bool       // by category set: passes the filter of categories; nil when all pass
	inScope      []bool       // by category set: is in the category of the listing; nil when all are
	exact        exactMatches // of the words of the request
	nearness     []uint32     // sort keys by seller, in the order of distance
	bySet        []int32      // products by category set
	top          topProducts
	found        listing
}

func (s *snapshot) newCollector(r request) *collector {
	c := &collector{
		snapshot: s, request: r, bySet: make([]int32, len(s.sets)),
		top:   topProducts{snapshot: s, n: r.page * r.perPage},
		found: listing{bySeller: make([]int32, len(s.sellers)), low: math.MaxInt32, high: -1},
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
	c.found.distances, c.nearness = make([]float64, len(c.sellers)), make([]uint32, len(c.sellers))
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
// how many products the others have.
func (c *collector) add(segment, doc uint32, score float32) {
	seg, found := c.segments[segment], &c.found
	f, set := seg.facts[doc], seg.setOf[doc]
	found.matched = true
	if c.inScope != nil && !c.inScope[set] {
		return
	}
	inCategory := c.inCategories == nil || c.inCategories[set]
	inSeller := c.seller < 0 || int(f.seller) == c.seller
	inPrice := c.inPrice(f.price)
	if inSeller && inPrice {
		c.bySet[set]++
	}
	if inCategory && inPrice && (inSeller || !c.ofSeller) {
		found.bySeller[f.seller]++
	}
	if inCategory && inSeller {
		found.low, found.high = min(found.low, f.price), max(found.high, f.price)
		if inPrice {
			found.total++
			c.top.offer(candidate{c.sortKey(segment, doc, score), segment, doc})
		}
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
	case byDistance:
		return c.nearness[seg.facts[doc].seller]
	default:
		key = math.Float32bits(score * popularity.boosts[doc])
	}
	if c.ascending {
		return ^key
	}
	return key
}

// listing returns the page asked for.
func (c *collector) listing() listing {
	items := c.top.sorted()
	c.found.items = items[min(len(items), (c.request.page-1)*c.perPage):]
	c.found.byCategory = c.countCategories(c.bySet)
	return c.found
}
