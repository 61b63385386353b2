package search

import (
	"cmp"
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

// topProducts keeps the first n of the candidates it is offered. Once there are as many, they are a heap: the last of
// them is at its top, to be compared with the next one offered and to make room for it.
type topProducts struct {
	*snapshot
	n    int
	list []candidate
}

func (t *topProducts) offer(c candidate) {
	switch {
	case len(t.list) < t.n:
		if t.list = append(t.list, c); len(t.list) == t.n {
			for at := t.n/2 - 1; at >= 0; at-- {
				t.sink(at)
			}
		}
	case t.excludes(c.key) || t.compare(c, t.list[0]) > 0:
	default:
		t.list[0] = c
		t.sink(0)
	}
}

// sink moves a candidate of the heap down to where all that are below it come before it.
func (t *topProducts) sink(at int) {
	for {
		below := 2*at + 1
		if below >= len(t.list) {
			return
		}
		if other := below + 1; other < len(t.list) && t.compare(t.list[other], t.list[below]) > 0 {
			below = other
		}
		if t.compare(t.list[at], t.list[below]) > 0 {
			return
		}
		t.list[at], t.list[below] = t.list[below], t.list[at]
		at = below
	}
}

// excludes reports whether no candidate of a key can be among the first n.
func (t *topProducts) excludes(key uint32) bool {
	return len(t.list) == t.n && (t.n == 0 || key < t.list[0].key)
}

// sorted returns what was kept, the first first. Nothing can be offered any more.
func (t *topProducts) sorted() []candidate {
	slices.SortFunc(t.list, t.compare)
	return t.list
}
