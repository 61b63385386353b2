package search

import (
	"math/bits"
	"slices"
	"sync"
)

// windowSize is how many documents are looked at together: what is known of them stays in the nearest memory.
const windowSize = 2048

// cell is what is known of a document while a search runs.
type cell struct {
	score float32
	best  float32 // of the present word
	words uint8   // met so far
	last  uint8   // number of the present word, from 1
}

// word is the word of a search that a list is read for.
type word struct {
	nth    uint8 // from 1, the rarest first
	factor float32
	bound  bool // only documents that hold all the words before it count
}

// reader goes through a list, window after window.
type reader struct {
	list // its span begins where reading goes on
	word word
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

// scratch is the working memory of one search, kept from one to the next. The cells are empty between windows.
type scratch struct {
	cells   [windowSize]cell
	touched [windowSize / 64]uint64 // which cells are not empty
	readers []reader
	hits    []hit
}

var scratches = sync.Pool{New: func() any { return &scratch{} }}

func borrowScratch() *scratch { return scratches.Get().(*scratch) }

func (s *scratch) giveBack() {
	clear(s.readers) // they hold on to their segments
	s.readers, s.hits = s.readers[:0], s.hits[:0]
	scratches.Put(s)
}

// reap empties the window that begins at a document and gives those in it that hold enough of the words.
func (s *scratch) reap(from uint32, need int) []hit {
	hits := s.hits[:0]
	for i, marks := range s.touched {
		for ; marks != 0; marks &= marks - 1 {
			place := uint32(i<<6 + bits.TrailingZeros64(marks))
			c := &s.cells[place]
			if int(c.words) >= need {
				hits = append(hits, hit{from + place, c.score})
			}
			*c = cell{}
		}
		s.touched[i] = 0
	}
	s.hits = hits
	return hits
}
