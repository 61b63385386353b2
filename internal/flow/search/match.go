package search

import "slices"

// hit is a document found and how well it answers.
type hit struct {
	doc   uint32
	score float32
}

// saturation turns the summed weight of a word in a document into a score below 1, so that repeating a word pays less
// and less. A word in the name beats the same word anywhere else.
var saturation = func() (table [256]float32) {
	for w := range table {
		table[w] = float32(w) / (float32(w) + 10)
	}
	return table
}()

// match gives the documents that hold at least need of the words, in their order, some at a time; the hits are take's
// only until it returns. rarities says how much each word tells.
func match(clauses []clause, rarities []float32, need int, take func(hits []hit)) {
	s := borrowScratch()
	defer s.giveBack()
	s.open(clauses, rarities, need)
	for {
		window, more := s.nextWindow()
		if !more {
			return
		}
		if hits := s.read(window, need); len(hits) > 0 {
			take(hits)
		}
	}
}

// open makes a reader of every list, those of the rarest word first: it bounds the rest.
func (s *scratch) open(clauses []clause, rarities []float32, need int) {
	order := make([]int, len(clauses))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return clauses[a].size - clauses[b].size })
	every := need == len(clauses)
	for nth, i := range order {
		for _, l := range clauses[i].lists {
			s.readers = append(s.readers, reader{list: l, word: word{
				nth: uint8(nth + 1), factor: rarities[i] * l.factor, bound: every && nth > 0,
			}})
		}
	}
}

// nextWindow is the next one that may hold an answer.
func (s *scratch) nextWindow() (window uint32, more bool) {
	first := none
	for i := range s.readers {
		if r := &s.readers[i]; !r.word.bound {
			first = min(first, r.doc())
		}
	}
	return first / windowSize, first != none
}

// read takes in what the lists say of the documents of a window, and gives those that hold enough of the words.
func (s *scratch) read(window uint32, need int) []hit {
	from := window * windowSize
	for i := range s.readers {
		r := &s.readers[i]
		if r.docs == nil {
			s.readShelf(r, from)
		} else {
			s.readTerm(r, from)
		}
	}
	return s.reap(from, need)
}

// agreement is the part of the lesser score that is added when a product and its category both say a word.
const agreement = 0.25

// readTerm takes in the documents of a term. Of several terms of a word, the one that says most of a document counts.
func (s *scratch) readTerm(r *reader, from uint32) {
	if r.word.bound {
		r.skipTo(from)
	}
	w, docs, weights, at := r.word, r.docs, r.weights[:len(r.docs)], r.at
	for ; at < len(docs) && docs[at]-from < windowSize; at++ {
		c, value := &s.cells[docs[at]-from], w.factor*saturation[weights[at]]
		if c.last != w.nth {
			s.meet(c, docs[at]-from, value, w)
		} else if value > c.best {
			c.score += value - c.best
			c.best = value
		}
	}
	r.at = at
}

// readShelf takes in the documents of a shelf that a word names; it confirms those that hold the word themselves.
func (s *scratch) readShelf(r *reader, from uint32) {
	w, value := r.word, r.word.factor*saturation[r.weight]
	low, high := max(r.span.from, from), min(r.span.to, from+windowSize)
	for doc := low; doc < high; doc++ {
		c := &s.cells[doc-from]
		if c.last != w.nth {
			s.meet(c, doc-from, value, w)
			continue
		}
		c.score += agreement * min(value, c.best)
		if value > c.best {
			c.score += value - c.best
			c.best = value
		}
	}
	if low < high {
		r.span.from = high
	}
}

// meet notes the first time a word leads to a document.
func (s *scratch) meet(c *cell, place uint32, value float32, w word) {
	if c.words == 0 {
		if w.bound {
			return
		}
		s.touched[place>>6] |= 1 << (place & 63)
	} else if w.bound && c.words != w.nth-1 {
		return
	}
	c.last, c.best = w.nth, value
	c.words++
	c.score += value
}
