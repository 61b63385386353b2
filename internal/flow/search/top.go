package search

import (
	"math"
	"slices"
)

// earlier orders candidates: by key, the newest first among equals, then by id so that every node agrees.
func (s *snapshot) earlier(a, b *candidate) bool {
	if a.key != b.key {
		return a.key > b.key
	}
	if a.seg == b.seg {
		return a.rank < b.rank
	}
	return s.newer(a, b)
}

// newer orders candidates of different segments.
func (s *snapshot) newer(a, b *candidate) bool {
	x, y := s.segments[a.seg], s.segments[b.seg]
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

// wants tells whether something of that key may still be among the first.
func (t *topList) wants(key float64) bool { return len(t.heap) < t.n || key >= t.heap[0].key }

// worst is what is yet to be beaten to be among the first: a key and, by products of a segment that have the same, a
// rank.
func (t *topList) worst(seg uint32) (key float64, rank uint32) {
	if len(t.heap) < t.n {
		return math.Inf(-1), none
	}
	if t.heap[0].seg != seg {
		return t.heap[0].key, none // their ranks tell nothing of one another
	}
	return t.heap[0].key, t.heap[0].rank
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
