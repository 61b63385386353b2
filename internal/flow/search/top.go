package search

import "slices"

// candidate is a product that passes the filters.
type candidate struct {
	order    uint64 // its key, then how early it comes among equals of its segment: the greater, the earlier
	seg, doc uint32
}

// orderOf puts a key and a rank among equals in one number.
func orderOf(key, rank uint32) uint64 { return uint64(key)<<32 | uint64(^rank) }

// earlier orders candidates: by key, the newest first among equals, then by id so that every node agrees.
func (s *snapshot) earlier(a, b *candidate) bool {
	if a.seg != b.seg {
		return s.earlierElsewhere(a, b)
	}
	return a.order > b.order
}

// earlierElsewhere orders candidates of different segments, whose ranks tell nothing of one another. It is
// rarely needed, and kept out of the way of the rest.
//
//go:noinline
func (s *snapshot) earlierElsewhere(a, b *candidate) bool {
	x, y := s.segments[a.seg], s.segments[b.seg]
	if this, that := a.order>>32, b.order>>32; this != that {
		return this > that
	}
	if this, that := x.dates[a.doc], y.dates[b.doc]; this != that {
		return this > that
	}
	return x.ids[a.doc] < y.ids[b.doc]
}

// topList keeps the first n of what it is offered, in a heap whose root is the last of them.
type topList struct {
	*snapshot
	n    int
	heap []candidate
}

// least is the order that a product of a segment must reach to be among the first.
func (t *topList) least(seg uint32) uint64 {
	switch {
	case len(t.heap) < t.n:
		return 0
	case t.heap[0].seg != seg:
		return t.heap[0].order >> 32 << 32 // of whatever rank
	}
	return t.heap[0].order
}

func (t *topList) offer(c candidate) {
	if len(t.heap) < t.n {
		t.heap = append(t.heap, c)
		for i := len(t.heap) - 1; i > 0; { // up while later than its parent
			parent := (i - 1) / 2
			if !t.earlier(&t.heap[parent], &t.heap[i]) {
				break
			}
			t.heap[i], t.heap[parent] = t.heap[parent], t.heap[i]
			i = parent
		}
		return
	}
	if t.earlier(&c, &t.heap[0]) {
		t.sink(c)
	}
}

// sink puts a candidate in the place of the last one, then down while it is earlier than a child.
func (t *topList) sink(c candidate) {
	heap, i := t.heap, 0
	for {
		child := 2*i + 1
		if child >= len(heap) {
			break
		}
		if right := child + 1; right < len(heap) && t.earlier(&heap[child], &heap[right]) {
			child = right
		}
		if !t.earlier(&c, &heap[child]) {
			break
		}
		heap[i] = heap[child]
		i = child
	}
	heap[i] = c
}

// sorted gives what was kept, the first first.
func (t *topList) sorted() []candidate {
	slices.SortFunc(t.heap, t.compare)
	return t.heap
}

func (s *snapshot) compare(a, b candidate) int {
	switch {
	case s.earlier(&a, &b):
		return -1
	case s.earlier(&b, &a):
		return 1
	}
	return 0
}
