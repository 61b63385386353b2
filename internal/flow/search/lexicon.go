package search

import (
	"slices"
	"sort"
	"strings"

	"rangrue/internal/kit/french"
)

// lexicon is an inverted index: for each stem (a term), the documents that contain it and its weight in each. It is
// immutable.
type lexicon struct {
	byStem   map[string]uint32 // stem → term
	stems    []string          // by term
	postings []postings        // by term; slices of two large arrays
	words    []dictionaryWord  // every form read, in alphabetical order
}

// postings is a posting list: the documents of one term, ascending, with the weight of the term in each.
type postings struct {
	docs    []uint32
	weights []uint8
}

// dictionaryWord is a word as it was written, folded; a word typed in part or wrongly is compared with these.
type dictionaryWord struct {
	text    string
	term    uint32
	letters letterSet
}

// lexiconBuilder reads documents in ascending order and notes the terms of each. [lexiconBuilder.done] inverts that
// into the documents of each term.
type lexiconBuilder struct {
	lexicon
	termOf  map[string]uint32 // by word
	starts  []int             // of each document in terms
	terms   []uint32          // document after document, each term once in a document
	weights []uint8           // of each of these terms in its document
	last    []lastUse         // by term
}

// lastUse is the last document a term was in, and its position in lexiconBuilder.terms.
type lastUse struct{ doc, at uint32 }

func newLexiconBuilder() *lexiconBuilder {
	return &lexiconBuilder{lexicon: lexicon{byStem: map[string]uint32{}}, termOf: map[string]uint32{}}
}

// name indexes a name with its stop words, which may be all that it has. French says first what a thing is, then what
// it is like or made of: the first word that is not a stop word weighs half as much again, those after the third a
// third less.
func (b *lexiconBuilder) name(doc uint32, text string, weight int) {
	place := 0
	french.Words(text, func(word []byte) {
		w := weight
		switch place++; {
		case french.IsStop(word):
			place--
			w = 1
		case place == 1:
			w += weight / 2
		case place > 3:
			w -= weight / 3
		}
		b.add(doc, word, w)
	})
	b.compounds(doc, text, weight)
}

// label indexes the value of an option, a town or another short text without its stop words.
func (b *lexiconBuilder) label(doc uint32, text string, weight int) {
	french.Words(text, func(word []byte) {
		if !french.IsStop(word) {
			b.add(doc, word, weight)
		}
	})
	b.compounds(doc, text, weight)
}

func (b *lexiconBuilder) compounds(doc uint32, text string, weight int) {
	for _, word := range french.Compounds(text) {
		b.add(doc, []byte(word), weight)
	}
}

// text indexes a description without its stop words. It adds nothing to the words that stand elsewhere.
func (b *lexiconBuilder) text(doc uint32, text string) {
	french.Words(text, func(word []byte) {
		if french.IsStop(word) {
			return
		}
		term := b.termOfWord(word)
		if l := b.last[term]; l.doc != doc || b.weights[l.at] < mostText {
			b.addTerm(doc, term, weightText)
		}
	})
}

func (b *lexiconBuilder) add(doc uint32, word []byte, weight int) {
	b.addTerm(doc, b.termOfWord(word), weight)
}

// termOfWord returns the term of a word, which it adds to the dictionary.
func (b *lexiconBuilder) termOfWord(word []byte) uint32 {
	term, ok := b.termOf[string(word)]
	if !ok {
		text := string(word)
		term = b.term(french.Stem(text))
		b.termOf[text] = term
		b.words = append(b.words, dictionaryWord{text, term, lettersOf(text)})
	}
	return term
}

// addTerm notes a term of a document, adding up its weights.
func (b *lexiconBuilder) addTerm(doc, term uint32, weight int) {
	for len(b.starts) <= int(doc) {
		b.starts = append(b.starts, len(b.terms))
	}
	l := &b.last[term]
	if l.doc == doc {
		b.weights[l.at] = uint8(min(255, int(b.weights[l.at])+weight))
		return
	}
	*l = lastUse{doc, uint32(len(b.terms))}
	b.terms, b.weights = append(b.terms, term), append(b.weights, uint8(weight))
}

func (b *lexiconBuilder) term(stem string) uint32 {
	if term, ok := b.byStem[stem]; ok {
		return term
	}
	term := uint32(len(b.stems))
	b.byStem[stem] = term
	b.stems = append(b.stems, stem)
	b.last = append(b.last, lastUse{doc: none})
	return term
}

// none stands for no document or no term.
const none = ^uint32(0)

// done returns the lexicon with the documents renumbered: order[new] is the old number. nil keeps the numbers.
func (b *lexiconBuilder) done(order []uint32) *lexicon {
	counts := make([]int, len(b.stems))
	for _, term := range b.terms {
		counts[term]++
	}
	b.postings = allocatePostings(counts)
	for len(b.starts) < len(order) {
		b.starts = append(b.starts, len(b.terms)) // the last documents have no words
	}
	for doc := range b.starts {
		old := doc
		if order != nil {
			old = int(order[doc])
		}
		b.invert(uint32(doc), old)
	}
	slices.SortFunc(b.words, func(x, y dictionaryWord) int { return strings.Compare(x.text, y.text) })
	made := b.lexicon
	return &made
}

// invert adds a document, whose old number is given too, to the posting lists of its terms.
func (b *lexiconBuilder) invert(doc uint32, old int) {
	from, to := b.starts[old], len(b.terms)
	if old+1 < len(b.starts) {
		to = b.starts[old+1]
	}
	for at := from; at < to; at++ {
		p := &b.postings[b.terms[at]]
		p.docs, p.weights = append(p.docs, doc), append(p.weights, b.weights[at])
	}
}

// allocatePostings makes empty lists of known capacities. They share two arrays: one list each would cost more memory.
func allocatePostings(counts []int) []postings {
	total := 0
	for _, n := range counts {
		total += n
	}
	docs, weights, lists := make([]uint32, total), make([]uint8, total), make([]postings, len(counts))
	at := 0
	for i, n := range counts {
		lists[i] = postings{docs[at : at : at+n], weights[at : at : at+n]}
		at += n
	}
	return lists
}

// mergeLexicons makes one lexicon of several. moved is the new number of each document, by lexicon and old number, or
// none. Words that no document contains any more are left out.
func mergeLexicons(parts []*lexicon, moved [][]uint32) *lexicon {
	b, counts := newLexiconBuilder(), []int{}
	to := make([][]uint32, len(parts)) // new terms, by lexicon and term
	for i, part := range parts {
		to[i] = make([]uint32, len(part.postings))
		for term, p := range part.postings {
			to[i][term] = none
			if n := countMoved(p.docs, moved[i]); n > 0 {
				to[i][term] = b.term(part.stems[term])
				counts = append(counts, make([]int, len(b.stems)-len(counts))...)
				counts[to[i][term]] += n
			}
		}
		b.addWords(part.words, to[i])
	}
	b.postings = allocatePostings(counts)
	for i, part := range parts {
		for term, p := range part.postings {
			if at := to[i][term]; at != none {
				b.postings[at].appendMoved(p, moved[i])
			}
		}
	}
	for _, p := range b.postings {
		p.sort()
	}
	slices.SortFunc(b.words, func(x, y dictionaryWord) int { return strings.Compare(x.text, y.text) })
	made := b.lexicon
	return &made
}

func countMoved(docs, moved []uint32) (n int) {
	for _, doc := range docs {
		if moved[doc] != none {
			n++
		}
	}
	return n
}

// addWords adds the words of another lexicon whose terms are kept. to is the new number of each term.
func (b *lexiconBuilder) addWords(words []dictionaryWord, to []uint32) {
	for _, w := range words {
		if _, known := b.termOf[w.text]; !known && to[w.term] != none {
			b.termOf[w.text] = to[w.term]
			b.words = append(b.words, dictionaryWord{w.text, to[w.term], w.letters})
		}
	}
}

func (p *postings) appendMoved(from postings, moved []uint32) {
	for j, doc := range from.docs {
		if at := moved[doc]; at != none {
			p.docs, p.weights = append(p.docs, at), append(p.weights, from.weights[j])
		}
	}
}

// sort sorts a list that was appended from several lexicons.
func (p *postings) sort() {
	if slices.IsSorted(p.docs) {
		return
	}
	pairs := make([]uint64, len(p.docs))
	for i, doc := range p.docs {
		pairs[i] = uint64(doc)<<8 | uint64(p.weights[i])
	}
	slices.Sort(pairs)
	for i, pair := range pairs {
		p.docs[i], p.weights[i] = uint32(pair>>8), uint8(pair)
	}
}

// find returns the term of a stem.
func (l *lexicon) find(stem string) (uint32, bool) {
	term, ok := l.byStem[stem]
	return term, ok
}

// startingWith returns the words that begin with a prefix.
func (l *lexicon) startingWith(prefix string) []dictionaryWord {
	from := sort.Search(len(l.words), func(i int) bool { return l.words[i].text >= prefix })
	to := from
	for to < len(l.words) && strings.HasPrefix(l.words[to].text, prefix) {
		to++
	}
	return l.words[from:to]
}
