package search

import (
	"cmp"
	"slices"
)

// smallSegment is up to how many products going through all is as quick as any art.
const smallSegment = 2000

// browse takes every product: a listing without words. Large segments are counted by their price lists and read in an
// order they keep, only as far as the page asked for.
func (g *gathering) browse() {
	for i, seg := range g.segments {
		at := uint32(i)
		switch {
		case g.ofSeller:
			g.walkSeller(at)
		case seg.len() <= smallSegment || g.seller >= 0:
			g.walk(at, span{0, uint32(seg.len())})
		case g.inCategories != nil || g.inScope != nil:
			g.browseShelves(at)
		default:
			g.browseAll(at)
		}
	}
}

// walk takes the living products of a span.
func (g *gathering) walk(at uint32, where span) {
	for ; where.from < where.to; where.from += windowSize {
		hits := g.hits[:0]
		for doc := where.from; doc < min(where.to, where.from+windowSize); doc++ {
			if !g.dead[at].has(doc) {
				hits = append(hits, hit{doc, 1})
			}
		}
		g.hits = hits
		g.takeHits(at, hits)
	}
}

func (g *gathering) walkSeller(at uint32) {
	if of := g.segments[at].priced().ofSeller; g.seller < len(of) {
		hits := g.hits[:0]
		for _, doc := range of[g.seller] {
			if !g.dead[at].has(doc) {
				hits = append(hits, hit{doc, 1})
			}
		}
		g.hits = hits
		g.takeHits(at, hits)
	}
}

// browseShelves walks the shelves that the filters let through, and only counts the others.
func (g *gathering) browseShelves(at uint32) {
	seg := g.segments[at]
	var passed []span
	for shelf, where := range seg.shelves {
		switch {
		case g.inScope != nil && !g.inScope[shelf] || where.from == where.to:
		case g.inCategories == nil || g.inCategories[shelf]:
			g.walk(at, where)
		default:
			g.byShelf[shelf] += seg.priced().countShelf(shelf, g.minPrice, g.maxPrice)
			passed = append(passed, where)
		}
	}
	for _, where := range passed {
		g.dead[at].each(where, func(doc uint32) {
			if g.inPrice(seg.facts[doc].price) {
				g.byShelf[seg.shelfOf[doc]]--
			}
		})
	}
}

// browseAll counts a whole segment between two prices and takes its first products.
func (g *gathering) browseAll(at uint32) {
	seg, prices := g.segments[at], g.segments[at].priced()
	before := g.total
	g.total += prices.countAll(g.byShelf, g.bySeller, g.minPrice, g.maxPrice)
	g.dead[at].each(span{0, uint32(seg.len())}, func(doc uint32) {
		if f := &seg.facts[doc]; g.inPrice(f.price) {
			g.byShelf[seg.shelfOf[doc]]--
			g.bySeller[f.seller]--
			g.total--
		}
	})
	g.stretch(at)
	if g.total == before {
		return
	}
	if docs := g.likings[at].inOrder(seg, g.order, g.ascending); docs != nil {
		g.pickInOrder(at, docs)
	} else if g.order == byDistance {
		g.pickByDistance(at)
	} else {
		for doc := range uint32(seg.len()) {
			g.offer(at, doc)
		}
	}
}

// stretch widens the price span to the living products of a segment.
func (g *gathering) stretch(at uint32) {
	seg, dead := g.segments[at], g.dead[at]
	alive := func(doc uint32) bool { return !dead.has(doc) }
	cheapest := seg.cheapest()
	if i := slices.IndexFunc(cheapest, alive); i >= 0 {
		g.low = min(g.low, seg.facts[cheapest[i]].price)
	}
	for _, doc := range slices.Backward(cheapest) {
		if alive(doc) {
			g.high = max(g.high, seg.facts[doc].price)
			break
		}
	}
}

// pickInOrder offers the products of a segment, best first, until none after may be among the first.
func (g *gathering) pickInOrder(at uint32, docs []uint32) {
	taken := 0
	for _, doc := range docs {
		if g.offer(at, doc) {
			if taken++; taken == g.best.n {
				return
			}
		}
	}
}

// pickByDistance offers the products of a segment, seller after seller in the order asked for, until the next is too
// far.
func (g *gathering) pickByDistance(at uint32) {
	of := g.segments[at].priced().ofSeller
	sellers := make([]int, len(of))
	for i := range sellers {
		sellers[i] = i
	}
	slices.SortFunc(sellers, func(a, b int) int { return cmp.Compare(g.nearness[b], g.nearness[a]) })
	for _, seller := range sellers {
		if orderOf(g.nearness[seller], 0) < g.best.least(at) {
			return
		}
		for _, doc := range of[seller] {
			g.offer(at, doc)
		}
	}
}

// offer puts a product among the best if it lives, is in price and is good enough; it tells the first two.
func (g *gathering) offer(at, doc uint32) bool {
	seg := g.segments[at]
	if !g.inPrice(seg.facts[doc].price) || g.dead[at].has(doc) {
		return false
	}
	if order := orderOf(g.key(seg, at, doc, 1), seg.ranks[doc]); order >= g.best.least(at) {
		g.best.offer(candidate{order, at, doc})
	}
	return true
}
