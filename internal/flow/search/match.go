package search

import (
	"cmp"
	"math/bits"
	"slices"
	"sync"
)

// windowSize is how many documents are scored together, so that their scores stay in the processor's cache.
const windowSize = 2048

// hit is a document found and how well it answers.
type hit struct {
	doc           uint32
	score         float32
	found, strong wordSet // words it contains, and those of them that stand elsewhere than in its description
}

// wordSet is some of the words of a search, by their position.
type wordSet uint16

func (s wordSet) with(word int) wordSet { return s | 1<<word }
func (s wordSet) has(word int) bool     { return s>>word&1 == 1 }
func (s wordSet) len() int              { return bits.OnesCount16(uint16(s)) }

// match finds the documents that contain all of the needed words, or any word when none is needed, one window of
// documents after the other, in ascending order. The hits are valid until take returns.
func match(words []clause, needed wordSet, take func(hits []hit)) {
	m := matchers.Get().(*matcher)
	defer m.release()
	m.open(words, needed)
	for {
		from, more := m.nextWindow()
		if !more {
			return
		}
		for i := range m.words {
			w := &m.words[i]
			for c := range w.cursors {
				m.word.read(&w.cursors[c], from)
			}
			m.addWord(w)
		}
		if hits := m.drain(from, needed); len(hits) > 0 {
			take(hits)
		}
	}
}

// matcher is the state of one match. Between windows its scores are zero.
type matcher struct {
	words         []matchedWord // the needed ones first, and the rarest first among these
	leading       int           // words that tell where an answer may be: the first, or all when none is needed
	word          windowScores
	total         windowScores // of all words
	found, strong [windowSize]wordSet
	hits          []hit
}

// matchedWord is the posting lists of a word.
type matchedWord struct {
	cursors []cursor
	bit     wordSet
	strong  float32 // score that no word of a description reaches
}

// matchers are used again: one is 50 kB, and a search needs one for each segment.
var matchers = sync.Pool{New: func() any { return &matcher{hits: make([]hit, 0, windowSize)} }}

// release gives a matcher back without the posting lists, which would keep their segment in memory.
func (m *matcher) release() {
	m.words = nil
	matchers.Put(m)
}

// open makes a cursor for every posting list.
func (m *matcher) open(clauses []clause, needed wordSet) {
	order := make([]int, len(clauses))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if needed.has(a) != needed.has(b) {
			return cmp.Compare(needed>>b&1, needed>>a&1)
		}
		return clauses[a].size - clauses[b].size
	})
	for _, i := range order {
		c := &clauses[i]
		w := matchedWord{make([]cursor, len(c.lists)), wordSet(0).with(i), strength[mostText] * c.factor}
		for n, l := range c.lists {
			l.factor *= c.factor
			w.cursors[n].list = l
		}
		m.words = append(m.words, w)
	}
	if m.leading = 1; needed == 0 {
		m.leading = len(m.words)
	}
}

// nextWindow returns the first document of the next window that may contain an answer.
func (m *matcher) nextWindow() (from uint32, more bool) {
	first := none
	for _, w := range m.words[:m.leading] {
		for i := range w.cursors {
			first = min(first, w.cursors[i].next())
		}
	}
	return first / windowSize * windowSize, first != none
}

// addWord adds the scores of a word to the total and clears them.
func (m *matcher) addWord(w *matchedWord) {
	for i, marks := range m.word.marks {
		m.total.marks[i] |= marks
		for ; marks != 0; marks &= marks - 1 {
			slot := i<<6 + bits.TrailingZeros64(marks)
			score := m.word.scores[slot]
			m.total.scores[slot] += score
			m.word.scores[slot] = 0
			m.found[slot] |= w.bit
			if score > w.strong {
				m.strong[slot] |= w.bit
			}
		}
	}
	clear(m.word.marks[:])
}

// drain returns the documents of the window that contain the needed words, and clears the total.
func (m *matcher) drain(from uint32, needed wordSet) []hit {
	hits := m.hits[:0]
	for i, marks := range m.total.marks {
		for ; marks != 0; marks &= marks - 1 {
			slot := i<<6 + bits.TrailingZeros64(marks)
			if m.found[slot]&needed == needed {
				hits = append(hits, hit{from + uint32(slot), m.total.scores[slot], m.found[slot], m.strong[slot]})
			}
			m.total.scores[slot], m.found[slot], m.strong[slot] = 0, 0, 0
		}
	}
	clear(m.total.marks[:])
	return hits // within the capacity of m.hits
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
		w.scores[slot] = max(w.scores[slot], factor*strength[c.weights[at]])
		w.marks[slot>>6] |= 1 << (slot & 63)
	}
	c.at = at
}

// readSet scores the documents of a category set that a word names; those that contain the word themselves get more.
func (w *windowScores) readSet(c *cursor, from uint32) {
	score := c.factor * strength[c.weight]
	for doc, end := max(c.span.from, from), min(c.span.to, from+windowSize); doc < end; doc++ {
		slot := doc - from
		high, low := max(w.scores[slot], score), min(w.scores[slot], score)
		w.scores[slot] = high + agreement*low
		w.marks[slot>>6] |= 1 << (slot & 63)
	}
	c.span.from = max(c.span.from, min(c.span.to, from+windowSize))
}
