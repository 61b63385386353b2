package search

import (
	"slices"
	"sync"
)

// hit is a document found and how well it answers.
type hit struct {
	doc   uint32
	score float32
}

// cell is what is known of a document while a search runs.
type cell struct {
	score float32
	best  float32 // of the present word
	words uint8   // met so far
	last  uint8   // number of the present word, from 1
}

// scratch is the table of cells of one search, kept from one to the next: only the cells touched are cleared.
type scratch struct {
	cells   []cell
	touched []uint32
	blocks  []bool // by 64 documents: one of them is touched
	hits    []hit
}

var scratches = sync.Pool{New: func() any { return &scratch{} }}

func borrowScratch(docs int) *scratch {
	s := scratches.Get().(*scratch)
	if len(s.cells) < docs {
		s.cells = make([]cell, docs+docs/4)
		s.blocks = make([]bool, len(s.cells)/64+1)
	}
	return s
}

func (s *scratch) giveBack() {
	for _, doc := range s.touched {
		s.cells[doc], s.blocks[doc>>6] = cell{}, false
	}
	s.touched, s.hits = s.touched[:0], s.hits[:0]
	scratches.Put(s)
}

// saturation turns the summed weight of a word in a document into a score below 1, so that repeating a word pays less
// and less. A word in the name beats the same word anywhere else.
var saturation = func() (table [256]float32) {
	for w := range table {
		table[w] = float32(w) / (float32(w) + 10)
	}
	return table
}()

// match gives, all at once, the documents that hold at least need of the words; the hits are take's only until it
// returns. rarities says how much each word tells.
func match(docs int, clauses []clause, rarities []float32, need int, take func(hits []hit)) {
	s := borrowScratch(docs)
	defer s.giveBack()
	order := make([]int, len(clauses))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return clauses[a].size - clauses[b].size }) // the rarest bounds the rest
	every := need == len(clauses)
	for nth, i := range order {
		for _, l := range clauses[i].lists {
			w := word{nth: uint8(nth + 1), factor: rarities[i] * l.factor, bound: every && nth > 0}
			if l.docs == nil {
				s.readShelf(l, w)
			} else {
				s.readTerm(l, w)
			}
		}
	}
	for _, doc := range s.touched {
		if c := &s.cells[doc]; int(c.words) >= need {
			s.hits = append(s.hits, hit{doc, c.score})
		}
	}
	take(s.hits)
}

// word is the word of a search that a list is read for.
type word struct {
	nth    uint8 // from 1, the rarest first
	factor float32
	bound  bool // only documents that hold all the words before it count
}

// agreement is the part of the lesser score that is added when a product and its category both say a word.
const agreement = 0.25

// readTerm takes in the documents of a term. Of several terms of a word, the one that says most of a document counts.
func (s *scratch) readTerm(l list, w word) {
	cells, weights := s.cells, l.weights[:len(l.docs)]
	for j, doc := range l.docs {
		if w.bound && !s.blocks[doc>>6] {
			continue
		}
		c, value := &cells[doc], w.factor*saturation[weights[j]]
		if c.last != w.nth {
			s.meet(c, doc, value, w)
		} else if value > c.best {
			c.score += value - c.best
			c.best = value
		}
	}
}

// readShelf takes in the documents of a shelf that a word names; it confirms those that hold the word themselves.
func (s *scratch) readShelf(l list, w word) {
	value := w.factor * saturation[l.weight]
	for doc := l.span.from; doc < l.span.to; doc++ {
		if w.bound && !s.blocks[doc>>6] {
			doc |= 63 // nothing up to the next block
			continue
		}
		c := &s.cells[doc]
		if c.last != w.nth {
			s.meet(c, doc, value, w)
			continue
		}
		c.score += agreement * min(value, c.best)
		if value > c.best {
			c.score += value - c.best
			c.best = value
		}
	}
}

// meet notes the first time a word leads to a document.
func (s *scratch) meet(c *cell, doc uint32, value float32, w word) {
	if c.words == 0 {
		if w.bound {
			return
		}
		s.touched = append(s.touched, doc)
		s.blocks[doc>>6] = true
	} else if w.bound && c.words != w.nth-1 {
		return
	}
	c.last, c.best = w.nth, value
	c.words++
	c.score += value
}
