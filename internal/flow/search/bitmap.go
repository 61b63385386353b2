package search

// bitmap marks documents. A nil bitmap marks none.
type bitmap struct {
	bits  []uint64
	count int
}

func (b *bitmap) has(doc uint32) bool {
	return b != nil && b.bits[doc>>6]&(1<<(doc&63)) != 0
}

// each tells the marked documents of a span.
func (b *bitmap) each(where span, fn func(doc uint32)) {
	if b == nil {
		return
	}
	for doc := where.from; doc < where.to; doc++ {
		if b.bits[doc>>6] == 0 {
			doc |= 63
		} else if b.has(doc) {
			fn(doc)
		}
	}
}

func (b *bitmap) marked() int {
	if b == nil {
		return 0
	}
	return b.count
}

// with gives a bitmap over n documents that marks some more.
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
