package search

import (
	"cmp"
	"slices"
	"sync"
)

// sortedDocs is the documents of a segment in some order, sorted when first needed.
type sortedDocs struct {
	once sync.Once
	docs []uint32
}

func (s *sortedDocs) by(n int, compare func(a, b uint32) int) []uint32 {
	s.once.Do(func() {
		s.docs = make([]uint32, n)
		for doc := range s.docs {
			s.docs[doc] = uint32(doc)
		}
		slices.SortFunc(s.docs, compare)
	})
	return s.docs
}

// sortedLists are the orders of a segment that depend on prices, so that a listing reads its first products and no
// more.
type sortedLists struct {
	cheapest, dearest sortedDocs
	prices            priceLists
}

// priceLists are the prices of each category set and of each seller in ascending order: two binary searches count the
// products between two prices.
type priceLists struct {
	once         sync.Once
	bySet        [][]int32
	bySeller     [][]int32
	docsBySeller [][]uint32
}

// priced returns the price lists, made when first needed.
func (s *segment) priced() *priceLists {
	p := &s.sorted.prices
	p.once.Do(func() {
		for doc, f := range s.facts {
			p.bySet = addTo(p.bySet, s.setOf[doc], f.price)
			p.bySeller = addTo(p.bySeller, f.seller, f.price)
			p.docsBySeller = addTo(p.docsBySeller, f.seller, uint32(doc))
		}
		for _, lists := range [][][]int32{p.bySet, p.bySeller} {
			for _, list := range lists {
				slices.Sort(list)
			}
		}
	})
	return p
}

// addTo appends a value to one of some lists.
func addTo[T any](lists [][]T, at uint32, value T) [][]T {
	for int(at) >= len(lists) {
		lists = append(lists, nil)
	}
	lists[at] = append(lists[at], value)
	return lists
}

// between counts the prices from low to high in a sorted list.
func between(prices []int32, low, high int32) int32 {
	from, _ := slices.BinarySearch(prices, low)
	to, found := slices.BinarySearch(prices[from:], high)
	for to += from; found && to < len(prices) && prices[to] == high; to++ {
	}
	return int32(to - from)
}

func (s *segment) compareRanks(a, b uint32) int { return cmp.Compare(s.ranks[a], s.ranks[b]) }

func (s *segment) cheapest() []uint32 {
	return s.sorted.cheapest.by(s.len(), func(a, b uint32) int {
		return cmp.Or(cmp.Compare(s.facts[a].price, s.facts[b].price), s.compareRanks(a, b))
	})
}

func (s *segment) dearest() []uint32 {
	return s.sorted.dearest.by(s.len(), func(a, b uint32) int {
		return cmp.Or(cmp.Compare(s.facts[b].price, s.facts[a].price), s.compareRanks(a, b))
	})
}

// popularity is how popular the products of a segment are. It is apart from the segment because it changes by itself.
type popularity struct {
	scores           []float32 // from 0 to 1
	boosts           []float32 // what relevance is multiplied by
	byScore, byBoost sortedDocs
}

func newPopularity(seg *segment, scores []float32) *popularity {
	p := &popularity{scores: scores, boosts: make([]float32, len(scores))}
	for doc, score := range scores {
		p.boosts[doc] = 1 + popularityBoost*score
		if seg.soldOut[doc] {
			p.boosts[doc] *= soldOutFactor
		}
	}
	return p
}

// inOrder returns the documents of a segment in the order of a listing without words, or nil when there is no such
// list.
func (p *popularity) inOrder(seg *segment, by sortOrder, ascending bool) []uint32 {
	descending := func(s *sortedDocs, values []float32) []uint32 {
		return s.by(len(values), func(a, b uint32) int {
			return cmp.Or(cmp.Compare(values[b], values[a]), seg.compareRanks(a, b))
		})
	}
	switch {
	case by == byPrice && ascending:
		return seg.cheapest()
	case ascending:
		return nil
	case by == byPrice:
		return seg.dearest()
	case by == byNewest:
		return seg.newest
	case by == byPopularity:
		return descending(&p.byScore, p.scores)
	case by == byRelevance:
		return descending(&p.byBoost, p.boosts)
	}
	return nil
}
