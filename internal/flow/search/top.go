package search

import (
	"cmp"
	"container/heap"
	"slices"
)

// candidate is a product that passes the filters.
type candidate struct {
	key      uint32 // see [collector.sortKey]
	seg, doc uint32
}

// compare sorts candidates: by key, the newest first among equals, then by id so that every node agrees.
func (s *snapshot) compare(a, b candidate) int {
	if a.key != b.key {
		return cmp.Compare(b.key, a.key)
	}
	x, y := s.segments[a.seg], s.segments[b.seg]
	if a.seg == b.seg {
		return cmp.Compare(x.ranks[a.doc], x.ranks[b.doc])
	}
	return cmp.Or(cmp.Compare(y.dates[b.doc], x.dates[a.doc]), cmp.Compare(x.ids[a.doc], y.ids[b.doc]))
}

// topProducts keeps the first n of the candidates it is offered, in a heap whose root is the last of them.
type topProducts struct {
	*snapshot
	n    int
	list []candidate
}

func (t *topProducts) offer(c candidate) {
	switch {
	case len(t.list) < t.n:
		heap.Push(t, c)
	case t.compare(c, t.list[0]) < 0:
		t.list[0] = c
		heap.Fix(t, 0)
	}
}

// excludes reports whether no candidate of a key can be among the first n.
func (t *topProducts) excludes(key uint32) bool { return len(t.list) == t.n && key < t.list[0].key }

// sorted returns what was kept, the first first. The heap is no longer one.
func (t *topProducts) sorted() []candidate {
	slices.SortFunc(t.list, t.compare)
	return t.list
}

// Len, Less, Swap, Push and Pop implement [heap.Interface].
func (t *topProducts) Len() int           { return len(t.list) }
func (t *topProducts) Less(i, j int) bool { return t.compare(t.list[i], t.list[j]) > 0 }
func (t *topProducts) Swap(i, j int)      { t.list[i], t.list[j] = t.list[j], t.list[i] }
func (t *topProducts) Push(c any)         { t.list = append(t.list, c.(candidate)) }

func (t *topProducts) Pop() any {
	last := t.list[len(t.list)-1]
	t.list = t.list[:len(t.list)-1]
	return last
}
