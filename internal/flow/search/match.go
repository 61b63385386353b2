package search

import (
	"iter"
	"math/bits"
	"slices"
	"sync"
)

// windowSize is how many documents are scored together, so that their scores stay in the processor's cache.
const windowSize = 2048

// hit is a document found and how well it answers.
type hit struct {
	doc   uint32
	score float32
}

// saturation turns the summed weight of a word in a document into a score below 1, so that each repetition of a word
// adds less. A word in the name scores higher than the same word anywhere else.
var saturation = func() (table [256]float32) {
	for w := range table {
		table[w] = float32(w) / (float32(w) + 10)
	}
	return table
}()

// agreement is the part of the lesser score that is added when a product and its category both contain a word.
const agreement = 0.25

// match finds the documents that contain at least need of the words, one window of documents after the other, in
// ascending order. rarities are the factors of the words. The hits are valid until take returns.
func match(clauses []clause, rarities []float32, need int, take func(hits []hit)) {
	m := matchers.Get().(*matcher)
	defer m.release()
	m.open(clauses, rarities)
	for {
		from, more := m.nextWindow(need)
		if !more {
			return
		}
		for _, cursors := range m.words {
			for i := range cursors {
				m.word.read(&cursors[i], from)
			}
			m.addWord()
		}
		if hits := m.drain(from, need); len(hits) > 0 {
			take(hits)
		}
	}
}

// matcher is the state of one match. Between windows its scores are zero.
type matcher struct {
	words  [][]cursor // the posting lists of each word, the rarest word first
	word   windowScores
	total  windowScores      // of all words
	counts [windowSize]uint8 // words found in each document of the window
	hits   []hit
}

// matchers are used again: one is 35 kB, and a search needs one for each segment.
var matchers = sync.Pool{New: func() any { return &matcher{hits: make([]hit, 0, windowSize)} }}

// release gives a matcher back without the posting lists, which would keep their segment in memory.
func (m *matcher) release() {
	m.words = nil
	matchers.Put(m)
}

// open makes a cursor for every posting list.
func (m *matcher) open(clauses []clause, rarities []float32) {
	order := make([]int, len(clauses))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return clauses[a].size - clauses[b].size })
	for _, i := range order {
		cursors := make([]cursor, len(clauses[i].lists))
		for n, l := range clauses[i].lists {
			l.factor *= rarities[i]
			cursors[n].list = l
		}
		m.words = append(m.words, cursors)
	}
}

// nextWindow returns the first document of the next window that may contain an answer. A document that contains need of
// n words contains one of the n-need+1 rarest, so only their lists are looked at.
func (m *matcher) nextWindow(need int) (from uint32, more bool) {
	first := none
	for _, cursors := range m.words[:len(m.words)-need+1] {
		for i := range cursors {
			first = min(first, cursors[i].next())
		}
	}
	return first / windowSize * windowSize, first != none
}

// addWord adds the scores of a word to the total and clears them.
func (m *matcher) addWord() {
	for slot := range m.word.marked() {
		m.total.scores[slot] += m.word.scores[slot]
		m.word.scores[slot] = 0
		m.counts[slot]++
	}
	for i, marks := range m.word.marks {
		m.total.marks[i] |= marks
	}
	clear(m.word.marks[:])
}

// drain returns the documents of the window that contain need words, and clears the total.
func (m *matcher) drain(from uint32, need int) []hit {
	m.hits = m.hits[:0]
	for slot := range m.total.marked() {
		if int(m.counts[slot]) >= need {
			m.hits = append(m.hits, hit{from + slot, m.total.scores[slot]})
		}
		m.total.scores[slot], m.counts[slot] = 0, 0
	}
	clear(m.total.marks[:])
	return m.hits
}

// cursor reads a posting list, or the documents of a category set, from window to window.
type cursor struct {
	list     // its span shrinks as it is read; its factor includes the rarity of the word
	at   int // position in docs
}

// next is the next document, or none.
func (c *cursor) next() uint32 {
	switch {
	case c.span.from < c.span.to:
		return c.span.from
	case c.at < len(c.docs):
		return c.docs[c.at]
	}
	return none
}

// windowScores are the scores of the documents of a window, by their slot: the distance from the first document. Marks
// is a bitmap of the documents found; all other scores are 0.
type windowScores struct {
	scores [windowSize]float32
	marks  [windowSize / 64]uint64
}

// marked yields the slots found, in ascending order.
func (w *windowScores) marked() iter.Seq[uint32] {
	return func(yield func(uint32) bool) {
		for i, marks := range w.marks {
			for ; marks != 0; marks &= marks - 1 {
				if !yield(uint32(i<<6 + bits.TrailingZeros64(marks))) {
					return
				}
			}
		}
	}
}

// read scores the documents of a list that are in the window that begins at from. Lists of category sets come after
// those of terms.
func (w *windowScores) read(c *cursor, from uint32) {
	if c.docs != nil {
		w.readTerm(c, from)
	} else {
		w.readSet(c, from)
	}
}

// readTerm scores the documents of a term. Of several terms that stand for a word, the best in a document counts.
func (w *windowScores) readTerm(c *cursor, from uint32) {
	factor, docs, at := c.factor, c.docs, c.at
	if at < len(docs) && docs[at] < from {
		ahead, _ := slices.BinarySearch(docs[at:], from)
		at += ahead
	}
	for ; at < len(docs) && docs[at]-from < windowSize; at++ {
		slot := docs[at] - from
		w.scores[slot] = max(w.scores[slot], factor*saturation[c.weights[at]])
		w.marks[slot>>6] |= 1 << (slot & 63)
	}
	c.at = at
}

// readSet scores the documents of a category set that a word names; those that contain the word themselves get more.
func (w *windowScores) readSet(c *cursor, from uint32) {
	score := c.factor * saturation[c.weight]
	for doc, end := max(c.span.from, from), min(c.span.to, from+windowSize); doc < end; doc++ {
		slot := doc - from
		high, low := max(w.scores[slot], score), min(w.scores[slot], score)
		w.scores[slot] = high + agreement*low
		w.marks[slot>>6] |= 1 << (slot & 63)
	}
	c.span.from = max(c.span.from, min(c.span.to, from+windowSize))
}
