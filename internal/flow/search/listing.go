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
	distances []float64   // by seller, see [snapshot.distancesFrom]; nil when no place was given
	byPlace   []int32     // products by category
	bySeller  []int32
	low, high int32 // prices in cents; high is below low when there is none
}

// candidate is a product that passes the filters.
type candidate struct {
	key  float64 // the greater, the earlier
	rank uint32  // in its segment, among equals
	seg  uint32
	doc  uint32
}

// gathering goes through the products that answer and keeps the best of them.
type gathering struct {
	*snapshot
	request
	inCategories []bool // by shelf; nil when all pass
	inScope      []bool // by shelf; nil when all pass
	distances    []float64
	met          bool
	total        int
	byShelf      []int32
	bySeller     []int32
	low, high    int32
	best         *topList
	favours      favours
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

func (s *snapshot) gathering(r request) *gathering {
	g := &gathering{snapshot: s, request: r, byShelf: make([]int32, len(s.shelves)), bySeller: make([]int32, len(s.sellers)),
		low: math.MaxInt32, high: -1, best: newTopList(s, r.page*r.perPage)}
	if len(r.categories) > 0 {
		g.inCategories = s.shelvesIn(r.categories)
	}
	if r.within >= 0 {
		g.inScope = s.shelvesIn([]int{r.within})
	}
	if r.from != nil {
		g.distances = s.distancesFrom(*r.from)
	}
	return g
}

// listing is what was gathered.
func (g *gathering) listing() listing {
	picked := g.best.sorted()
	return listing{
		total: g.total, met: g.met, picked: picked[min(len(picked), (g.request.page-1)*g.perPage):], distances: g.distances,
		byPlace: g.spread(g.byShelf), bySeller: g.bySeller, low: g.low, high: g.high,
	}
}

// takeHits takes what answers some words. Filters on shelves and sellers are rare enough to have a slower way.
func (g *gathering) takeHits(at uint32, hits []hit) {
	facts := g.segments[at].facts
	if !g.favours.none() {
		for i := range hits {
			hits[i].score += g.favours.of(facts[hits[i].doc].seller, at, hits[i].doc)
		}
	}
	if g.inScope == nil && g.inCategories == nil && g.seller < 0 {
		g.takeOpen(at, hits)
		return
	}
	for _, h := range hits {
		g.take(&facts[h.doc], at, h.doc, h.score)
	}
}

// takeOpen is [gathering.take] for listings that only prices filter. What it reads and counts for every product is at
// hand: this is where a search of a common word spends its time.
func (g *gathering) takeOpen(at uint32, hits []hit) {
	facts, boosts, byShelf, bySeller := g.segments[at].facts, g.likings[at].boosts, g.byShelf, g.bySeller
	low, high, least, most, total := g.low, g.high, g.minPrice, g.maxPrice, 0
	relevant := g.order == byRelevance && !g.ascending
	worst, last := g.best.worst(at)
	for _, h := range hits {
		f := &facts[h.doc]
		low, high = min(low, f.price), max(high, f.price)
		if f.price < least || f.price > most {
			continue
		}
		byShelf[f.shelf]++
		bySeller[f.seller]++
		total++
		key := float64(h.score * boosts[h.doc])
		if !relevant {
			key = g.key(f, at, h.doc, h.score)
		}
		if key > worst || key == worst && f.rank < last {
			g.best.offer(candidate{key, f.rank, at, h.doc})
			worst, last = g.best.worst(at)
		}
	}
	g.low, g.high, g.total, g.met = low, high, g.total+total, g.met || len(hits) > 0
}

// takeSpan is [gathering.take] for products of one shelf that follow each other and pass every filter but prices.
func (g *gathering) takeSpan(at uint32, where span) {
	bySeller, dead := g.bySeller, g.dead[at]
	low, high, least, most, total := g.low, g.high, g.minPrice, g.maxPrice, 0
	worst, last := g.best.worst(at)
	for i, f := range g.segments[at].facts[where.from:where.to] {
		doc := where.from + uint32(i)
		if dead.has(doc) {
			continue
		}
		low, high = min(low, f.price), max(high, f.price)
		if f.price < least || f.price > most {
			continue
		}
		bySeller[f.seller]++
		total++
		if key := g.key(&f, at, doc, 1); key > worst || key == worst && f.rank < last {
			g.best.offer(candidate{key, f.rank, at, doc})
			worst, last = g.best.worst(at)
		}
	}
	if where.from < where.to {
		g.byShelf[g.segments[at].facts[where.from].shelf] += int32(total)
	}
	g.low, g.high, g.total = low, high, g.total+total
}

func (g *gathering) inPrice(price int32) bool { return price >= g.minPrice && price <= g.maxPrice }

// take counts a product and keeps it if it is among the best. Each facet counts what the other filters let through: a
// visitor who chose a category still sees what the others hold.
func (g *gathering) take(f *facts, at, doc uint32, score float32) {
	g.met = true
	if g.inScope != nil && !g.inScope[f.shelf] || g.ofSeller && int(f.seller) != g.seller {
		return
	}
	inCategory := g.inCategories == nil || g.inCategories[f.shelf]
	inSeller := g.seller < 0 || int(f.seller) == g.seller
	inPrice := g.inPrice(f.price)
	if inSeller && inPrice {
		g.byShelf[f.shelf]++
	}
	if inCategory && inPrice {
		g.bySeller[f.seller]++
	}
	if !inCategory || !inSeller {
		return
	}
	g.low, g.high = min(g.low, f.price), max(g.high, f.price)
	if inPrice {
		g.total++
		if key := g.key(f, at, doc, score); g.best.wants(key) {
			g.best.offer(candidate{key, f.rank, at, doc})
		}
	}
}

// What makes one answer better than another of the same words: never enough to put a word of a description before the
// same word of a name.
const (
	popularityBoost = 0.15
	soldOutFactor   = 0.85
)

func (g *gathering) key(f *facts, at, doc uint32, score float32) float64 {
	key := 0.0
	switch g.order {
	case byPopularity:
		key = float64(g.likings[at].popularity[doc])
	case byNewest:
		key = float64(g.segments[at].details[doc].published)
	case byPrice:
		key = float64(f.price)
	case byDistance:
		return g.nearness(f.seller)
	default:
		key = float64(score * g.likings[at].boosts[doc])
	}
	if g.ascending {
		return -key
	}
	return key
}

// nearness is the key of a seller's products in the order of distance; a place unknown is last whatever the direction.
func (g *gathering) nearness(seller uint32) float64 {
	distance := g.distances[seller]
	switch {
	case distance < 0:
		return math.Inf(-1)
	case g.ascending:
		return -distance
	}
	return distance
}

// shelvesIn tells which shelves stand in one of some categories.
func (s *snapshot) shelvesIn(places []int) []bool {
	in := make([]bool, len(s.shelves))
	for i, shelf := range s.shelves {
		in[i] = slices.ContainsFunc(shelf.all, func(place int) bool { return slices.Contains(places, place) })
	}
	return in
}

// distancesFrom gives how far each seller is, negative when unknown, as the square of the straight line through a globe
// of radius 1: that is all an order needs (see [kilometresThrough]).
func (s *snapshot) distancesFrom(here point) []float64 {
	distances, from := make([]float64, len(s.sellers)), here.onGlobe()
	for i, seller := range s.sellers {
		distances[i] = -1
		if seller.located {
			distances[i] = from.squareTo(seller.onGlobe)
		}
	}
	return distances
}
