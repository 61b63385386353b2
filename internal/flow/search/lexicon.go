package search

import (
	"slices"
	"sort"
	"strings"

	"rangrue/internal/kit/french"
)

// lexicon tells which documents hold a word and how much it weighs there. It is never changed once made.
type lexicon struct {
	terms    map[string]uint32 // stem → term
	stems    []string          // by term
	postings []postings        // by term; all share one piece of memory
	words    []dictionaryWord  // every form met, in the order of the alphabet
}

// postings are the documents of one term, ascending, with the weight of the term in each.
type postings struct {
	docs    []uint32
	weights []uint8
}

// dictionaryWord is a folded word as it was written, for what is typed in part or wrongly.
type dictionaryWord struct {
	text    string
	term    uint32
	letters letterSet
}

// lexiconBuilder reads documents one after the other, noting what each says; [lexiconBuilder.done] turns that round.
type lexiconBuilder struct {
	lexicon
	met     map[string]uint32 // word → term
	starts  []int             // of each document in said
	said    []uint32          // terms, document after document, each once in a document
	weights []uint8           // of each in its document
	last    []lastSaid        // by term
}

// lastSaid is where a term was said last.
type lastSaid struct{ doc, at uint32 }

func newLexiconBuilder() *lexiconBuilder {
	return &lexiconBuilder{lexicon: lexicon{terms: map[string]uint32{}}, met: map[string]uint32{}}
}

// name indexes a short text whole: even a word without meaning may be all that a name has. French says first what a
// thing is, then what it is like or made of: the first word that means something weighs half as much again, those after
// the third a third less.
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
}

// prose indexes a text for the words that mean something.
func (b *lexiconBuilder) prose(doc uint32, text string, weight int) {
	french.Words(text, func(word []byte) {
		if !french.IsStop(word) {
			b.add(doc, word, weight)
		}
	})
}

func (b *lexiconBuilder) add(doc uint32, word []byte, weight int) {
	term, ok := b.met[string(word)]
	if !ok {
		text := string(word)
		term = b.term(french.Stem(text))
		b.met[text] = term
		b.words = append(b.words, dictionaryWord{text, term, lettersOf(text)})
	}
	b.say(doc, term, weight)
}

// say notes a term of a document. Documents come in ascending order.
func (b *lexiconBuilder) say(doc, term uint32, weight int) {
	for len(b.starts) <= int(doc) {
		b.starts = append(b.starts, len(b.said))
	}
	l := &b.last[term]
	if l.doc == doc {
		b.weights[l.at] = uint8(min(255, int(b.weights[l.at])+weight))
		return
	}
	*l = lastSaid{doc, uint32(len(b.said))}
	b.said, b.weights = append(b.said, term), append(b.weights, uint8(weight))
}

func (b *lexiconBuilder) term(stem string) uint32 {
	if term, ok := b.terms[stem]; ok {
		return term
	}
	term := uint32(len(b.stems))
	b.terms[stem] = term
	b.stems = append(b.stems, stem)
	b.last = append(b.last, lastSaid{doc: none})
	return term
}

// none marks a document that is not there.
const none = ^uint32(0)

// done gives the lexicon of the documents in another order: order lists them as they were, nil leaves them be.
func (b *lexiconBuilder) done(order []uint32) *lexicon {
	counts := make([]int, len(b.stems))
	for _, term := range b.said {
		counts[term]++
	}
	b.postings = shareOut(counts)
	for len(b.starts) < len(order) {
		b.starts = append(b.starts, len(b.said)) // the last ones say nothing
	}
	for doc := range b.starts {
		was := doc
		if order != nil {
			was = int(order[doc])
		}
		b.pour(uint32(doc), was)
	}
	slices.SortFunc(b.words, func(x, y dictionaryWord) int { return strings.Compare(x.text, y.text) })
	made := b.lexicon
	return &made
}

// pour adds what a document says to the lists of its terms.
func (b *lexiconBuilder) pour(doc uint32, was int) {
	from, to := b.starts[was], len(b.said)
	if was+1 < len(b.starts) {
		to = b.starts[was+1]
	}
	for at := from; at < to; at++ {
		p := &b.postings[b.said[at]]
		p.docs, p.weights = append(p.docs, doc), append(p.weights, b.weights[at])
	}
}

// shareOut makes empty lists of known lengths out of one piece of memory.
func shareOut(counts []int) []postings {
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

// mergeLexicons puts lexicons together. moved gives, by lexicon and document, the document's new number, ascending, or
// none. Words that no document holds any more are forgotten.
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
		b.meet(part.words, to[i])
	}
	b.postings = shareOut(counts)
	for i, part := range parts {
		for term, p := range part.postings {
			if at := to[i][term]; at != none {
				b.postings[at].take(p, moved[i])
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

// meet takes the words of another lexicon whose terms are kept.
func (b *lexiconBuilder) meet(words []dictionaryWord, to []uint32) {
	for _, w := range words {
		if _, met := b.met[w.text]; !met && to[w.term] != none {
			b.met[w.text] = to[w.term]
			b.words = append(b.words, dictionaryWord{w.text, to[w.term], w.letters})
		}
	}
}

func (p *postings) take(from postings, moved []uint32) {
	for j, doc := range from.docs {
		if at := moved[doc]; at != none {
			p.docs, p.weights = append(p.docs, at), append(p.weights, from.weights[j])
		}
	}
}

// sort puts documents that came from several lexicons in order.
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

// find gives the documents of a stem.
func (l *lexicon) find(stem string) (uint32, bool) {
	term, ok := l.terms[stem]
	return term, ok
}

// startingWith gives the words that begin with a prefix.
func (l *lexicon) startingWith(prefix string) []dictionaryWord {
	from := sort.Search(len(l.words), func(i int) bool { return l.words[i].text >= prefix })
	to := from
	for to < len(l.words) && strings.HasPrefix(l.words[to].text, prefix) {
		to++
	}
	return l.words[from:to]
}
