package search

import (
	"math/bits"
	"slices"
	"sync"
)

// windowSize is how many documents are looked at together: what is known of them stays in the nearest memory.
const windowSize = 2048

// reader goes through a list, window after window.
type reader struct {
	list     // its span begins where reading goes on; its factor counts the rarity of the word
	at   int // in docs
}

// doc is the next document, none when there is no more.
func (r *reader) doc() uint32 {
	switch {
	case r.docs == nil && r.span.from < r.span.to:
		return r.span.from
	case r.at < len(r.docs):
		return r.docs[r.at]
	}
	return none
}

// skipTo passes over the documents before one.
func (r *reader) skipTo(doc uint32) {
	step := 1
	for r.at+step < len(r.docs) && r.docs[r.at+step] < doc {
		r.at, step = r.at+step, 2*step
	}
	ahead, _ := slices.BinarySearch(r.docs[r.at:min(r.at+step+1, len(r.docs))], doc)
	r.at += ahead
}

// places gives the part of a shelf that is in the window that begins at a document, and goes on after it.
func (r *reader) places(from uint32) (low, high uint32) {
	low, high = max(r.span.from, from)-from, min(r.span.to, from+windowSize)
	if high <= from+low {
		return 0, 0
	}
	r.span.from = high
	return low, high - from
}

// board holds the scores of the documents of a window that something leads to: those marked. All others are 0.
type board struct {
	scores [windowSize]float32
	marks  [windowSize / 64]uint64
}

func (b *board) has(place uint32) bool { return b.marks[place>>6]>>(place&63)&1 != 0 }

// each tells the marked places, in order. They may be dropped meanwhile.
func (b *board) each(tell func(place uint32)) {
	for i, marks := range b.marks {
		for ; marks != 0; marks &= marks - 1 {
			tell(uint32(i<<6 + bits.TrailingZeros64(marks)))
		}
	}
}

func (b *board) drop(place uint32) {
	b.scores[place] = 0
	b.marks[place>>6] &^= 1 << (place & 63)
}

// readTerm takes in the documents of a term. Of several terms of a word, the one that says most of a document counts.
func (b *board) readTerm(r *reader, from uint32) {
	factor, docs, at := r.factor, r.docs, r.at
	weights := r.weights[:len(docs)]
	for ; at < len(docs); at++ {
		place := docs[at] - from
		if place >= windowSize {
			break
		}
		if score := factor * saturation[weights[at]]; score > b.scores[place] {
			b.scores[place] = score
		}
		b.marks[place>>6] |= 1 << (place & 63)
	}
	r.at = at
}

// readTermOf is [board.readTerm] for the documents marked on another board.
func (b *board) readTermOf(r *reader, from uint32, of *board) {
	factor, docs, at := r.factor, r.docs, r.at
	weights := r.weights[:len(docs)]
	for ; at < len(docs); at++ {
		place := docs[at] - from
		if place >= windowSize {
			break
		}
		if !of.has(place) {
			continue
		}
		if score := factor * saturation[weights[at]]; score > b.scores[place] {
			b.scores[place] = score
		}
		b.marks[place>>6] |= 1 << (place & 63)
	}
	r.at = at
}

// agreement is the part of the lesser score that is added when a product and its category both say a word.
const agreement = 0.25

func (b *board) agree(place uint32, score float32) {
	more, less := b.scores[place], score
	if more < less {
		more, less = less, more
	}
	b.scores[place] = more + agreement*less
}

// readShelf takes in the documents of a shelf that a word names, after its terms; it confirms those that hold the word
// themselves.
func (b *board) readShelf(r *reader, from uint32) {
	score := r.factor * saturation[r.weight]
	low, high := r.places(from)
	for place := low; place < high; place++ {
		b.agree(place&(windowSize-1), score)
	}
	for block := low >> 6; block<<6 < high; block++ {
		b.marks[block] |= blockOf(block, low, high)
	}
}

// readShelfOf is [board.readShelf] for the documents marked on another board.
func (b *board) readShelfOf(r *reader, from uint32, of *board) {
	score := r.factor * saturation[r.weight]
	low, high := r.places(from)
	for block := low >> 6; block<<6 < high; block++ {
		marks := of.marks[block] & blockOf(block, low, high)
		b.marks[block] |= marks
		for ; marks != 0; marks &= marks - 1 {
			b.agree(block<<6+uint32(bits.TrailingZeros64(marks)), score)
		}
	}
}

// blockOf marks the places of a block of 64 that are from low to before high.
func blockOf(block, low, high uint32) uint64 {
	marks := ^uint64(0)
	if first := block << 6; low > first {
		marks <<= low - first
	}
	if after := block<<6 + 64; high < after {
		marks &= ^uint64(0) >> (after - high)
	}
	return marks
}

// add adds the scores of another board, and empties it.
func (b *board) add(other *board) {
	for i, marks := range other.marks {
		b.marks[i] |= marks
		for ; marks != 0; marks &= marks - 1 {
			place := uint32(i<<6 + bits.TrailingZeros64(marks))
			b.scores[place] += other.scores[place]
			other.scores[place] = 0
		}
		other.marks[i] = 0
	}
}

// keepBoth keeps what both boards have marked, with both scores, and empties the other, which has nothing else marked.
func (b *board) keepBoth(other *board) {
	for i, marks := range b.marks {
		for lost := marks &^ other.marks[i]; lost != 0; lost &= lost - 1 {
			b.scores[uint32(i<<6+bits.TrailingZeros64(lost))] = 0
		}
		b.marks[i] &= other.marks[i]
	}
	b.add(other)
}

// scratch is the working memory of one search, kept from one to the next. Its boards are empty between windows.
type scratch struct {
	found   board // what the words so far lead to
	present board // what the present word leads to
	order   []int // of the words, the rarest first
	readers []reader
	ends    []int // of the readers of each word
	hits    []hit
}

var scratches = sync.Pool{New: func() any { return &scratch{} }}

func borrowScratch() *scratch { return scratches.Get().(*scratch) }

func (s *scratch) giveBack() {
	clear(s.readers) // they hold on to their segments
	s.readers, s.hits, s.order, s.ends = s.readers[:0], s.hits[:0], s.order[:0], s.ends[:0]
	scratches.Put(s)
}

// reap empties the board of the window that begins at a document and gives what was on it.
func (s *scratch) reap(from uint32) []hit {
	hits := s.hits[:0]
	for i := range s.found.marks {
		for marks := s.found.marks[i]; marks != 0; marks &= marks - 1 {
			place := uint32(i<<6 + bits.TrailingZeros64(marks))
			hits = append(hits, hit{from + place, s.found.scores[place]})
			s.found.scores[place] = 0
		}
		s.found.marks[i] = 0
	}
	s.hits = hits
	return hits
}
