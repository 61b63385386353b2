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
	hits    []hit
}

var scratches = sync.Pool{New: func() any { return &scratch{} }}

func borrowScratch(docs int) *scratch {
	s := scratches.Get().(*scratch)
	if len(s.cells) < docs {
		s.cells = make([]cell, docs+docs/4)
	}
	return s
}

func (s *scratch) giveBack() {
	for _, doc := range s.touched {
		s.cells[doc] = cell{}
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
			s.read(l, uint8(nth+1), rarities[i]*l.factor, every)
		}
	}
	for _, doc := range s.touched {
		if c := &s.cells[doc]; int(c.words) >= need {
			s.hits = append(s.hits, hit{doc, c.score})
		}
	}
	take(s.hits)
}

// agreement is the part of the lesser score that is added when a product and its category both say a word.
const agreement = 0.25

// read takes in one list of the nth word. Of several lists of a word, the one that says most of a document counts; a
// category that says the same confirms it.
func (s *scratch) read(l list, nth uint8, factor float32, every bool) {
	value := factor * saturation[l.weight]
	for j, doc := range l.docs {
		c := &s.cells[doc]
		if l.weights != nil {
			value = factor * saturation[l.weights[j]]
		}
		if c.last == nth {
			if l.weights == nil {
				c.score += agreement * min(value, c.best)
			}
			if value > c.best {
				c.score += value - c.best
				c.best = value
			}
			continue
		}
		if every && c.words != nth-1 {
			continue
		}
		if c.words == 0 {
			s.touched = append(s.touched, doc)
		}
		c.last, c.best = nth, value
		c.words++
		c.score += value
	}
}
