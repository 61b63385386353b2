package search

import (
	"cmp"
	"math"
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
	traitPrices       traitPrices
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
			p.bySet = addTo(p.bySet, f.set, f.price)
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

// traitPrices are the prices of the products that have a flag or a value of an option, in ascending order.
type traitPrices struct {
	once     sync.Once
	byFlag   [flagCount][]int32
	byChoice [][]int32
}

// pricedTraits returns these prices, made when first needed. Traits keep their numbers, so those of any snapshot with
// the segment serve.
func (s *segment) pricedTraits(all []traits) *traitPrices {
	p := &s.sorted.traitPrices
	p.once.Do(func() {
		for _, doc := range s.cheapest() {
			f := s.facts[doc]
			for flag := range flagCount {
				if all[f.traits].flags&(1<<flag) != 0 {
					p.byFlag[flag] = append(p.byFlag[flag], f.price)
				}
			}
			for _, ordinal := range all[f.traits].choices {
				p.byChoice = addTo(p.byChoice, ordinal, f.price)
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

// between counts the prices from low to high in a sorted list. Most lists are of a few near prices, all within the span
// or on one side of it: their ends tell.
func between(prices []int32, low, high int32) int32 {
	from, to := 0, len(prices)
	if to > 0 && prices[0] < low {
		from, _ = slices.BinarySearch(prices, low)
	}
	if to > 0 && prices[to-1] > high {
		to, _ = slices.BinarySearch(prices, high+1)
	}
	return int32(max(to-from, 0))
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
	scores []float32 // from 0 to 1
	boosts []float32 // what relevance is multiplied by; negative when nothing can be bought

	byScore, byBoost, byStars sortedDocs
}

func newPopularity(seg *segment, scores []float32) *popularity {
	p := &popularity{scores: scores, boosts: make([]float32, len(scores))}
	for doc, score := range scores {
		p.boosts[doc] = 1 + popularityBoost*score
		if seg.soldOut[doc] {
			p.boosts[doc] *= -1
		}
	}
	return p
}

// inOrder returns the documents of a segment in the order of a listing without words, or nil when there is no such
// list.
func (p *popularity) inOrder(seg *segment, by sortOrder, ascending bool) []uint32 {
	descending := func(s *sortedDocs, key func(doc uint32) uint32) []uint32 {
		return s.by(seg.len(), func(a, b uint32) int {
			return cmp.Or(cmp.Compare(key(b), key(a)), seg.compareRanks(a, b))
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
		return descending(&p.byScore, func(doc uint32) uint32 { return math.Float32bits(p.scores[doc]) })
	case by == byRating:
		return descending(&p.byStars, func(doc uint32) uint32 {
			return ratingKey(seg.stars[doc], relevanceKey(p.boosts[doc]), false)
		})
	case by == byRelevance:
		return descending(&p.byBoost, func(doc uint32) uint32 { return relevanceKey(p.boosts[doc]) })
	}
	return nil
}
