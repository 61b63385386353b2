package search

import (
	"slices"
	"sync"
)

// tallies is the memory that a listing counts in. It is used again for later listings: without that, half of what a
// search leaves to the garbage collector would be counts.
type tallies struct {
	bySet, bySeller, byTraits, byChoice []int32
	distances                           []float64
	nearness                            []uint32
	top                                 []candidate
}

var talliesPool = sync.Pool{New: func() any { return new(tallies) }}

// zeroes returns n zeroes in the memory of a list, which grows if it is too small.
func zeroes[T any](list *[]T, n int) []T {
	*list = slices.Grow((*list)[:0], n)[:n]
	clear(*list)
	return *list
}

// release gives the memory of a listing back. Nothing of the listing may be read afterwards.
func (l *listing) release() {
	talliesPool.Put(l.memory)
	*l = listing{}
}
