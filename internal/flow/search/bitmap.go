package search

import "iter"

// bitmap is a set of documents, one bit each. A nil bitmap is empty.
type bitmap struct {
	bits  []uint64
	count int
}

func (b *bitmap) has(doc uint32) bool {
	return b != nil && b.bits[doc>>6]&(1<<(doc&63)) != 0
}

// marked yields the documents of a span that are in the set.
func (b *bitmap) marked(docs span) iter.Seq[uint32] {
	return func(yield func(uint32) bool) {
		if b == nil {
			return
		}
		for doc := docs.from; doc < docs.to; doc++ {
			if b.bits[doc>>6] == 0 {
				doc |= 63 // nothing in this word
			} else if b.has(doc) && !yield(doc) {
				return
			}
		}
	}
}

func (b *bitmap) len() int {
	if b == nil {
		return 0
	}
	return b.count
}

// with returns a copy over n documents with some more in it.
func (b *bitmap) with(n int, docs []uint32) *bitmap {
	more := &bitmap{bits: make([]uint64, (n+63)/64)}
	if b != nil {
		copy(more.bits, b.bits)
		more.count = b.count
	}
	for _, doc := range docs {
		if !more.has(doc) {
			more.bits[doc>>6] |= 1 << (doc & 63)
			more.count++
		}
	}
	return more
}
