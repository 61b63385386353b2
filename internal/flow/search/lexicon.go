package search

import (
	"slices"
	"strings"

	"rangrue/internal/kit/french"
)

// lexicon tells which documents hold a word and how much it weighs there. It is never changed once made.
type lexicon struct {
	terms    map[string]uint32 // stem → term
	stems    []string          // by term
	postings []postings        // by term
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

// lexiconBuilder collects documents in ascending order.
type lexiconBuilder struct {
	lexicon
	met map[string]uint32 // word → term
}

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
	p := &b.postings[term]
	if n := len(p.docs); n > 0 && p.docs[n-1] == doc {
		p.weights[n-1] = uint8(min(255, int(p.weights[n-1])+weight))
		return
	}
	p.docs, p.weights = append(p.docs, doc), append(p.weights, uint8(weight))
}

func (b *lexiconBuilder) term(stem string) uint32 {
	if term, ok := b.terms[stem]; ok {
		return term
	}
	term := uint32(len(b.stems))
	b.terms[stem] = term
	b.stems = append(b.stems, stem)
	b.postings = append(b.postings, postings{})
	return term
}

// done gives the lexicon, each list cut to its length.
func (b *lexiconBuilder) done() *lexicon {
	slices.SortFunc(b.words, func(x, y dictionaryWord) int { return strings.Compare(x.text, y.text) })
	for i, p := range b.postings {
		if cap(p.docs) > len(p.docs)+len(p.docs)/8 {
			b.postings[i] = postings{slices.Clone(p.docs), slices.Clone(p.weights)}
		}
	}
	made := b.lexicon
	return &made
}

// none marks a document that does not survive a merge.
const none = ^uint32(0)

// mergeLexicons puts lexicons of consecutive documents together. moved gives, by lexicon and document, the document's
// new number, ascending, or none. Words that no document holds any more are forgotten.
func mergeLexicons(parts []*lexicon, moved [][]uint32) *lexicon {
	b := newLexiconBuilder()
	for i, part := range parts {
		for term, p := range part.postings {
			to := none
			for j, doc := range p.docs {
				if at := moved[i][doc]; at != none {
					if to == none {
						to = b.term(part.stems[term])
					}
					q := &b.postings[to]
					q.docs, q.weights = append(q.docs, at), append(q.weights, p.weights[j])
				}
			}
		}
		for _, w := range part.words {
			if term, kept := b.terms[part.stems[w.term]]; kept {
				if _, met := b.met[w.text]; !met {
					b.met[w.text] = term
					b.words = append(b.words, dictionaryWord{w.text, term, w.letters})
				}
			}
		}
	}
	return b.done()
}

// find gives the documents of a stem.
func (l *lexicon) find(stem string) (uint32, bool) {
	term, ok := l.terms[stem]
	return term, ok
}

// startingWith gives the words that begin with a prefix.
func (l *lexicon) startingWith(prefix string) []dictionaryWord {
	from, _ := slices.BinarySearchFunc(l.words, prefix, func(w dictionaryWord, p string) int { return strings.Compare(w.text, p) })
	to := from
	for to < len(l.words) && strings.HasPrefix(l.words[to].text, prefix) {
		to++
	}
	return l.words[from:to]
}
