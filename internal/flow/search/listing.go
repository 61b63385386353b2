package search

import (
	"math"
	"slices"
)

// sortOrder is what a listing is sorted by.
type sortOrder int

const (
	byRelevance sortOrder = iota
	byPopularity
	byNewest
	byPrice
	byDistance
	byRating
)

// sortOrders are the values of the sortBy parameter.
var sortOrders = map[string]sortOrder{
	"relevance": byRelevance, "popularity": byPopularity, "createdAt": byNewest, "price": byPrice,
	"distance": byDistance, "rating": byRating,
}

// popularityBoost makes one answer better than another of the same words: never enough to put a word of a description
// before the same word of a name.
const popularityBoost = 0.15

// request is a listing asked for, read and checked. Categories are positions in the tree.
type request struct {
	query      query
	page       int
	perPage    int
	order      sortOrder
	ascending  bool
	minPrice   int32  // cents
	maxPrice   int32  // cents
	categories []int  // a product of any of them passes
	within     int    // the category the listing is in, or -1
	redirectTo string // the present address of a category that was asked by a former one
	seller     int    // ordinal of the shop the listing is filtered by, or -1
	ofSeller   bool   // the listing is that shop's own, not a filter of a larger one
	from       *point
	radius     float64               // a seller within so many kilometres of from passes; 0 when all do
	inRegions  []uint32              // a seller of any of them passes; nil when all do
	flags      uint8                 // of traits, all needed
	chosen     [choiceKinds][]uint32 // a product with any of a kind passes; nil when all do
	unknown    []UnknownValue        // of filters that no product or shop has
	shuffled   bool                  // the products of the page come in any order
}

// everything asks for the first page of all products.
func everything(perPage int) request {
	return request{page: 1, perPage: perPage, order: byRelevance, maxPrice: math.MaxInt32, within: -1, seller: -1}
}

// listing is one page of an answer. Whoever is done with it may release it.
type listing struct {
	total      int
	matched    bool        // some product contains the words, whatever the filters
	reading    reading     // how the words were taken
	items      []candidate // of the page asked for, in order
	distances  []float64   // by seller, see [collector.measure]; empty when no location was given
	byCategory []int32     // products, by position in the tree
	bySeller   []int32     // products, by ordinal
	byRegion   []int32
	byFlag     [flagCount]int32
	byChoice   []int32 // by ordinal
	low, high  int32   // prices in cents; high is below low when there is none
	memory     *tallies
}

// list answers a request.
func (s *snapshot) list(r request) listing {
	c := s.newCollector(r)
	if len(r.query.words) == 0 {
		c.browse()
	} else {
		c.exact = s.exactMatches(r.query)
		coded := slices.Concat(c.exact.byCode, c.exact.byCodePrefix)
		r.query.exact = r.query.exact || len(coded) > 0
		c.found.reading = s.find(s.understand(r.query), coded, c.collectHits)
	}
	return c.listing()
}
