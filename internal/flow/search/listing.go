package search

import (
	"math"
	"slices"
)

// order is what a listing is sorted by.
type order int

const (
	byRelevance order = iota
	byPopularity
	byNewest
	byPrice
	byDistance
)

// orders are their names on the wire.
var orders = map[string]order{
	"relevance": byRelevance, "popularity": byPopularity, "createdAt": byNewest, "price": byPrice, "distance": byDistance,
}

// request is a listing asked for, read and checked.
type request struct {
	query      query
	page       int
	perPage    int
	order      order
	ascending  bool
	minPrice   int32 // cents
	maxPrice   int32 // cents
	categories []int // places; a product of any of them passes
	within     int   // place of the category the listing is in, or -1
	seller     int   // ordinal of the shop the listing is filtered by, or -1
	ofSeller   bool  // the listing is that shop's own, not a filter of a larger one
	from       *point
}

// everything asks for the first page of all products.
func everything(perPage int) request {
	return request{page: 1, perPage: perPage, order: byRelevance, maxPrice: math.MaxInt32, within: -1, seller: -1}
}

// listing is one page of an answer.
type listing struct {
	total     int
	met       bool        // some product holds the words, whatever the filters
	picked    []candidate // of the page asked for, in order
	distances []float64   // by seller, see [gathering.measure]; empty when no place was given
	byPlace   []int32     // products by category
	bySeller  []int32
	low, high int32 // prices in cents; high is below low when there is none
	memory    *gathering
}

// mostPerPage is how many products a page may show.
const mostPerPage = 100

// list answers a request. The first page of everything, which many pages show and every empty search falls back to, is
// worked out once.
func (s *snapshot) list(r request) listing {
	if len(r.query.words) == 0 && r.plain() {
		found := s.first()
		found.picked = found.picked[:min(len(found.picked), r.perPage)]
		return found
	}
	return s.gather(r)
}

// plain tells a request for the first page of everything, best first.
func (r *request) plain() bool {
	return r.page == 1 && r.perPage <= mostPerPage && r.order == byRelevance && !r.ascending && r.minPrice == 0 &&
		r.maxPrice == math.MaxInt32 && len(r.categories) == 0 && r.within < 0 && r.seller < 0 && r.from == nil
}

// gather goes through everything that answers.
func (s *snapshot) gather(r request) listing {
	g := s.gathering(r)
	if len(r.query.words) == 0 {
		g.browse()
	} else {
		g.favours = s.favoursOf(r.query)
		s.findAll(r.query, slices.Concat(g.favours.coded, g.favours.begun), g.takeHits)
	}
	return g.listing()
}

// What makes one answer better than another of the same words: never enough to put a word of a description before the
// same word of a name.
const (
	popularityBoost = 0.15
	soldOutFactor   = 0.85
	mostBoost       = 1.001 + popularityBoost // of any product, whatever the rounding
)

// key is what a product is sorted by: the greater, the earlier.
func (g *gathering) key(seg *segment, at, doc uint32, score float32) uint32 {
	key := uint32(0)
	switch g.order {
	case byPopularity:
		key = math.Float32bits(g.likings[at].popularity[doc])
	case byNewest:
		key = uint32(seg.dates[doc] / 1000) // seconds; ranks tell the rest
	case byPrice:
		key = uint32(seg.facts[doc].price)
	case byDistance:
		return g.nearness[seg.facts[doc].seller]
	default:
		key = math.Float32bits(score * g.likings[at].boosts[doc])
	}
	if g.ascending {
		return ^key
	}
	return key
}

// measure works out how far each seller is, negative when unknown, as the square of the straight line through a globe of
// radius 1: that is all an order needs (see [kilometresThrough]). Beside it goes the key of their products in the order
// of distance; a place unknown is last whatever the direction.
func (g *gathering) measure(here point) {
	from, distances, keys := here.onGlobe(), resized(g.distances, len(g.onGlobe)), resized(g.nearness, len(g.onGlobe))
	for seller, place := range g.onGlobe {
		distance, key := -1.0, uint32(0)
		if place != (globePoint{}) {
			distance = from.squareTo(place)
			if key = math.Float32bits(float32(distance)); g.ascending {
				key = ^key
			} else {
				key++
			}
		}
		distances[seller], keys[seller] = distance, key
	}
	g.distances, g.nearness = distances, keys
}

// shelvesIn tells which shelves stand in one of some categories.
func (s *snapshot) shelvesIn(places []int) []bool {
	in := make([]bool, len(s.shelves))
	for i, shelf := range s.shelves {
		in[i] = slices.ContainsFunc(shelf.all, func(place int) bool { return slices.Contains(places, place) })
	}
	return in
}
