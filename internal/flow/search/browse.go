package search

import (
	"cmp"
	"slices"
)

// smallSegment is the number of products up to which adding them one by one is fast enough.
const smallSegment = 2000

// browse adds every product: a listing without words. Large segments are counted from their price lists and read in a
// sorted order only as far as the page asked for.
func (c *collector) browse() {
	for i, seg := range c.segments {
		at := uint32(i)
		switch {
		case c.ofSeller:
			c.addSeller(at)
		case seg.len() <= smallSegment || c.sellerFails != nil || c.traitFails != nil:
			c.addSpan(at, span{0, uint32(seg.len())})
		case c.inCategories != nil || c.inScope != nil:
			c.browseSets(at)
		default:
			c.browseAll(at)
		}
	}
}

// addSpan adds the live products of a span one by one.
func (c *collector) addSpan(segment uint32, docs span) {
	for doc := docs.from; doc < docs.to; doc++ {
		if !c.dead[segment].has(doc) {
			c.add(segment, doc, 1)
		}
	}
}

// addSeller adds the live products of the seller whose listing this is.
func (c *collector) addSeller(segment uint32) {
	bySeller := c.segments[segment].priced().docsBySeller
	if c.seller >= len(bySeller) {
		return
	}
	for _, doc := range bySeller[c.seller] {
		if !c.dead[segment].has(doc) {
			c.add(segment, doc, 1)
		}
	}
}

// browseSets adds the products of the category sets that pass the filters, and only counts those of the others.
func (c *collector) browseSets(segment uint32) {
	seg, dead := c.segments[segment], c.dead[segment]
	for set, docs := range seg.sets {
		switch {
		case c.inScope != nil && !c.inScope[set] || docs.from == docs.to:
		case c.inCategories == nil || c.inCategories[set]:
			c.addSpan(segment, docs)
		default:
			c.bySet[set] += between(seg.priced().bySet[set], c.minPrice, c.maxPrice)
			for doc := range dead.marked(docs) {
				if c.inPrice(seg.facts[doc].price) {
					c.bySet[set]--
				}
			}
		}
	}
}

// browseAll counts a whole segment between two prices and offers its first products.
func (c *collector) browseAll(segment uint32) {
	seg, before := c.segments[segment], c.found.total
	c.countAll(segment)
	c.widenPrices(segment)
	if c.found.total == before {
		return
	}
	if docs := c.popularity[segment].inOrder(seg, c.order, c.ascending); docs != nil {
		c.offerFirst(segment, docs)
	} else if c.order == byDistance {
		c.offerNearest(segment)
	} else {
		for doc := range uint32(seg.len()) {
			c.offer(segment, doc)
		}
	}
}

// countAll counts the live products of a segment between two prices: in all, and for each facet.
func (c *collector) countAll(segment uint32) {
	seg, prices := c.segments[segment], c.segments[segment].priced()
	for set, list := range prices.bySet {
		n := between(list, c.minPrice, c.maxPrice)
		c.bySet[set] += n
		c.found.total += int(n)
	}
	for seller, list := range prices.bySeller {
		c.bySeller[seller] += between(list, c.minPrice, c.maxPrice)
	}
	ofTraits := seg.pricedTraits(c.traits)
	for flag, list := range ofTraits.byFlag {
		c.found.byFlag[flag] += between(list, c.minPrice, c.maxPrice)
	}
	for ordinal, list := range ofTraits.byChoice {
		c.found.byChoice[ordinal] += between(list, c.minPrice, c.maxPrice)
	}
	for doc := range c.dead[segment].marked(span{0, uint32(seg.len())}) {
		if f := seg.facts[doc]; c.inPrice(f.price) {
			c.bySet[f.set]--
			c.bySeller[f.seller]--
			c.byTraits[f.traits]-- // [collector.countTraits] takes its flags and choices off
			c.found.total--
		}
	}
}

// widenPrices widens the price span to the live products of a segment.
func (c *collector) widenPrices(segment uint32) {
	seg, dead := c.segments[segment], c.dead[segment]
	cheapest := seg.cheapest()
	for _, doc := range cheapest {
		if !dead.has(doc) {
			c.found.low = min(c.found.low, seg.facts[doc].price)
			break
		}
	}
	for _, doc := range slices.Backward(cheapest) {
		if !dead.has(doc) {
			c.found.high = max(c.found.high, seg.facts[doc].price)
			break
		}
	}
}

// offerFirst offers the first products of a sorted list, as many as the page may show.
func (c *collector) offerFirst(segment uint32, docs []uint32) {
	offered := 0
	for _, doc := range docs {
		if c.offer(segment, doc) {
			if offered++; offered == c.top.n {
				return
			}
		}
	}
}

// offerNearest offers the products of a segment, seller after seller in the order asked for, until the next is too far.
func (c *collector) offerNearest(segment uint32) {
	bySeller := c.segments[segment].priced().docsBySeller
	sellers := make([]int, len(bySeller))
	for i := range sellers {
		sellers[i] = i
	}
	slices.SortFunc(sellers, func(a, b int) int { return cmp.Compare(c.nearness[b], c.nearness[a]) })
	for _, seller := range sellers {
		if c.top.excludes(c.nearness[seller]) {
			return
		}
		for _, doc := range bySeller[seller] {
			c.offer(segment, doc)
		}
	}
}

// offer puts a counted product among the first if it is live and in price, and reports whether it is.
func (c *collector) offer(segment, doc uint32) bool {
	if !c.inPrice(c.segments[segment].facts[doc].price) || c.dead[segment].has(doc) {
		return false
	}
	c.top.offer(candidate{c.sortKey(segment, doc, 1), segment, doc})
	return true
}
