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

// topProducts keeps the first n of the candidates it is offered. It lets some more in, and sorts and cuts the list when
// it is full: most candidates come after the last of the first n by then.
type topProducts struct {
	*snapshot
	n    int
	list []candidate
	last *candidate // of the first n; nil until there are as many
}

func (t *topProducts) offer(c candidate) {
	if t.last != nil && t.compare(c, *t.last) > 0 {
		return
	}
	if t.list = append(t.list, c); len(t.list) >= 3*t.n {
		t.cut()
	}
}

// cut sorts the list and leaves the first n.
func (t *topProducts) cut() {
	slices.SortFunc(t.list, t.compare)
	if t.list = t.list[:min(len(t.list), t.n)]; t.n > 0 && len(t.list) == t.n {
		last := t.list[t.n-1]
		t.last = &last
	}
}

// excludes reports whether no candidate of a key can be among the first n.
func (t *topProducts) excludes(key uint32) bool { return t.last != nil && key < t.last.key }

// sorted returns what was kept, the first first.
func (t *topProducts) sorted() []candidate {
	t.cut()
	return t.list
}
