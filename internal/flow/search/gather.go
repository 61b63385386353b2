package search

import (
	"math"
	"sync"
)

// gathering goes through the products that answer, counts them and keeps the best.
type gathering struct {
	*snapshot
	request
	inCategories []bool    // by shelf; nil when all pass
	inScope      []bool    // by shelf; nil when all pass
	distances    []float64 // of sellers, empty when no place was given
	nearness     []uint32  // of sellers, as above
	met          bool
	total        int
	byShelf      []int32
	bySeller     []int32
	byPlace      []int32
	low, high    int32
	best         topList
	favours      favours
	hits         []hit // those of a walk
}

// gatherings keep their memory from one search to the next.
var gatherings = sync.Pool{New: func() any { return &gathering{} }}

func (s *snapshot) gathering(r request) *gathering {
	g := gatherings.Get().(*gathering)
	g.snapshot, g.request, g.low, g.high = s, r, math.MaxInt32, -1
	g.byShelf, g.bySeller = resized(g.byShelf, len(s.shelves)), resized(g.bySeller, len(s.sellers))
	clear(g.byShelf)
	clear(g.bySeller)
	g.best = topList{snapshot: s, n: r.page * r.perPage, heap: g.best.heap[:0]}
	if len(r.categories) > 0 {
		g.inCategories = s.shelvesIn(r.categories)
	}
	if r.within >= 0 {
		g.inScope = s.shelvesIn([]int{r.within})
	}
	if r.from != nil {
		g.measure(*r.from)
	}
	return g
}

// resized gives room for n of something, in the memory of earlier ones when it is large enough.
func resized[T any](room []T, n int) []T {
	if cap(room) < n {
		return make([]T, n)
	}
	return room[:n]
}

// mostKept is how many products a page may have gone through for its memory to be used again.
const mostKept = 10_000

// giveBack ends the use of a listing: another search may have its memory.
func (l *listing) giveBack() {
	g := l.memory
	if g == nil || cap(g.best.heap) > mostKept {
		return
	}
	*g = gathering{
		byShelf: g.byShelf, bySeller: g.bySeller, byPlace: g.byPlace, distances: g.distances[:0], nearness: g.nearness[:0],
		best: topList{heap: g.best.heap}, hits: g.hits,
	}
	gatherings.Put(g)
}

// listing is what was gathered.
func (g *gathering) listing() listing {
	picked := g.best.sorted()
	g.byPlace = resized(g.byPlace, len(g.tree.Flat()))
	g.spread(g.byShelf, g.byPlace)
	return listing{
		total: g.total, met: g.met, picked: picked[min(len(picked), (g.request.page-1)*g.perPage):], distances: g.distances,
		byPlace: g.byPlace, bySeller: g.bySeller, low: g.low, high: g.high, memory: g,
	}
}

// takeHits takes what answers some words, in the order of documents: those of a shelf follow each other.
func (g *gathering) takeHits(at uint32, hits []hit) {
	seg := g.segments[at]
	if !g.favours.none() {
		for i := range hits {
			hits[i].score += g.favours.of(seg.facts[hits[i].doc].seller, at, hits[i].doc)
		}
	}
	for shelf := 0; len(hits) > 0; {
		shelf = seg.shelfAt(hits[0].doc, shelf)
		run := before(hits, seg.shelves[shelf].to)
		g.takeShelf(at, shelf, hits[:run])
		hits = hits[run:]
	}
}

// before counts the hits before a document.
func before(hits []hit, doc uint32) int {
	low, high := 0, len(hits)
	if hits[high-1].doc < doc {
		return high
	}
	for low < high {
		if middle := (low + high) / 2; hits[middle].doc < doc {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low
}

// takeShelf takes what answers of one shelf. Each facet counts what the other filters let through: a visitor who chose
// a category still sees what the others hold. It does as it likes with the hits.
func (g *gathering) takeShelf(at uint32, shelf int, hits []hit) {
	g.met = true
	if g.inScope != nil && !g.inScope[shelf] {
		return
	}
	facts, inCategory := g.segments[at].facts, g.inCategories == nil || g.inCategories[shelf]
	switch {
	case g.seller >= 0:
		hits = g.countSeller(facts, hits, inCategory)
		g.byShelf[shelf] += int32(len(hits))
	case inCategory:
		hits = g.count(facts, hits)
		g.byShelf[shelf] += int32(len(hits))
	default:
		for _, h := range hits {
			if g.inPrice(facts[h.doc].price) {
				g.byShelf[shelf]++
			}
		}
	}
	if inCategory {
		g.total += len(hits)
		g.pick(at, hits)
	}
}

// count counts what passes every filter but prices, and gives those that pass these too. What it reads of every product
// is at hand: this is where a search of a common word spends its time.
func (g *gathering) count(facts []facts, hits []hit) []hit {
	bySeller, low, high, least, most := g.bySeller, g.low, g.high, g.minPrice, g.maxPrice
	passed := 0
	for _, h := range hits {
		f := facts[h.doc]
		low, high = min(low, f.price), max(high, f.price)
		if f.price >= least && f.price <= most {
			bySeller[f.seller]++
			hits[passed] = h
			passed++
		}
	}
	g.low, g.high = low, high
	return hits[:passed]
}

// countSeller is [gathering.count] for a listing that one seller filters, or that is that seller's own.
func (g *gathering) countSeller(facts []facts, hits []hit, inCategory bool) []hit {
	passed := 0
	for _, h := range hits {
		f := facts[h.doc]
		inPrice, theirs := g.inPrice(f.price), int(f.seller) == g.seller
		if inPrice && inCategory && (theirs || !g.ofSeller) {
			g.bySeller[f.seller]++
		}
		if theirs && inCategory {
			g.low, g.high = min(g.low, f.price), max(g.high, f.price)
		}
		if theirs && inPrice {
			hits[passed] = h
			passed++
		}
	}
	return hits[:passed]
}

func (g *gathering) inPrice(price int32) bool { return price >= g.minPrice && price <= g.maxPrice }

// pick keeps the best of some products.
func (g *gathering) pick(at uint32, hits []hit) {
	seg, boosts, relevant := g.segments[at], g.likings[at].boosts, g.order == byRelevance && !g.ascending
	least := g.best.least(at)
	for _, h := range hits {
		key := math.Float32bits(h.score * mostBoost)
		if relevant && key < uint32(least>>32) {
			continue // however well it is liked
		}
		if key = math.Float32bits(h.score * boosts[h.doc]); !relevant {
			key = g.key(seg, at, h.doc, h.score)
		}
		if key < uint32(least>>32) {
			continue
		}
		if order := orderOf(key, seg.ranks[h.doc]); order >= least {
			g.best.offer(candidate{order, at, h.doc})
			least = g.best.least(at)
		}
	}
}
