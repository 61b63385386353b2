package search

import (
	"cmp"
	"slices"
	"sync"
)

// ordered is the documents of a segment in some order, sorted when first asked for.
type ordered struct {
	once sync.Once
	docs []uint32
}

func (o *ordered) by(n int, compare func(a, b uint32) int) []uint32 {
	o.once.Do(func() {
		o.docs = make([]uint32, n)
		for doc := range o.docs {
			o.docs[doc] = uint32(doc)
		}
		slices.SortFunc(o.docs, compare)
	})
	return o.docs
}

// segmentOrders are the orders that a segment keeps, so that a listing reads its first products and no more.
type segmentOrders struct {
	cheapest, dearest ordered
	prices            priceLists
}

// priceLists are the prices of each shelf and of each seller in ascending order: how many lie between two is then a
// matter of two look-ups.
type priceLists struct {
	once     sync.Once
	byShelf  [][]int32
	bySeller [][]int32
	ofSeller [][]uint32 // documents of each seller
	sums     priceSums
}

// priced gives the price lists, made when first asked for.
func (s *segment) priced() *priceLists {
	p := &s.sorted.prices
	p.once.Do(func() {
		for doc, f := range s.facts {
			p.byShelf = addTo(p.byShelf, s.shelfOf[doc], f.price)
			p.bySeller = addTo(p.bySeller, f.seller, f.price)
			p.ofSeller = addTo(p.ofSeller, f.seller, uint32(doc))
		}
		for _, lists := range [][][]int32{p.byShelf, p.bySeller} {
			for _, list := range lists {
				slices.Sort(list)
			}
		}
		p.sums = newPriceSums(p.byShelf, p.bySeller)
	})
	return p
}

// countShelf counts the products of a shelf between two prices.
func (p *priceLists) countShelf(shelf int, low, high int32) int32 {
	if from, to, ok := p.sums.between(low, high); ok {
		return to[shelf] - from[shelf]
	}
	return between(p.byShelf[shelf], low, high)
}

// countAll adds up the products between two prices, by shelf and by seller, and tells how many there are.
func (p *priceLists) countAll(byShelf, bySeller []int32, low, high int32) (total int) {
	from, to, ok := p.sums.between(low, high)
	for shelf, list := range p.byShelf {
		n := int32(0)
		if ok {
			n = to[shelf] - from[shelf]
		} else {
			n = between(list, low, high)
		}
		byShelf[shelf] += n
		total += int(n)
	}
	for seller, list := range p.bySeller {
		if ok {
			bySeller[seller] += to[len(p.byShelf)+seller] - from[len(p.byShelf)+seller]
		} else {
			bySeller[seller] += between(list, low, high)
		}
	}
	return total
}

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

// tie orders documents that are as good as each other.
func (s *segment) tie(a, b uint32) int { return cmp.Compare(s.ranks[a], s.ranks[b]) }

func (s *segment) cheapest() []uint32 {
	return s.sorted.cheapest.by(s.len(), func(a, b uint32) int {
		return cmp.Or(cmp.Compare(s.facts[a].price, s.facts[b].price), s.tie(a, b))
	})
}

func (s *segment) dearest() []uint32 {
	return s.sorted.dearest.by(s.len(), func(a, b uint32) int {
		return cmp.Or(cmp.Compare(s.facts[b].price, s.facts[a].price), s.tie(a, b))
	})
}

// liking is how much the products of a segment are liked.
type liking struct {
	popularity        []float32 // from 0 to 1
	boosts            []float32 // what relevance is multiplied by
	mostLiked, better ordered
}

func newLiking(seg *segment, popularity []float32) *liking {
	l := &liking{popularity: popularity, boosts: make([]float32, len(popularity))}
	for doc, liked := range popularity {
		l.boosts[doc] = 1 + popularityBoost*liked
		if !seg.parts[doc].available {
			l.boosts[doc] *= soldOutFactor
		}
	}
	return l
}

// inOrder gives the documents of a segment in an order of listings; nil when that order is not kept.
func (l *liking) inOrder(seg *segment, by order, ascending bool) []uint32 {
	descendingBy := func(o *ordered, column []float32) []uint32 {
		return o.by(len(column), func(a, b uint32) int { return cmp.Or(cmp.Compare(column[b], column[a]), seg.tie(a, b)) })
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
		return descendingBy(&l.mostLiked, l.popularity)
	case by == byRelevance:
		return descendingBy(&l.better, l.boosts)
	}
	return nil
}
