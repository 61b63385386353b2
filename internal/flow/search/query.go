package search

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"rangrue/internal/kit/french"
)

const (
	maxWords       = 12  // of a search; the rest is ignored
	maxPrefixTerms = 150 // terms that one prefix may stand for, the most common first
)

// query is what a visitor typed, cut into words. [snapshot.understand] says what the words mean.
type query struct {
	words  []queryWord
	typed  string
	key    string // the whole as [french.Key] makes it
	code   string // the whole without anything but letters and digits, to compare with the codes of variants
	exact  bool   // the visitor insists: no word is corrected or left out
	typing bool   // suggestions are wanted while it is typed: the last word may be the beginning of a longer one
}

type queryWord struct {
	text     string
	stem     string
	between  rune   // sign between it and the word before, see [french.Cut]
	parts    string // stems of the words it was joined from, when they may also stand apart
	prefix   bool   // still being typed
	phrase   bool   // several words that mean one thing
	optional bool   // counts where it is found, but is not needed
	purpose  bool   // says why one searches, not what: needed only when nothing else is found
	shown    string // what it is called to a visitor, when not text
	instead  string // what was typed, when the word was corrected
}

// readQuery cuts what was typed into words.
func readQuery(text string) query {
	q := query{typed: text, key: french.Key(text), code: codeOf(text)}
	french.Cut(text, func(word []byte, between rune) {
		q.words = append(q.words, queryWord{text: string(word), stem: french.Stem(string(word)), between: between})
	})
	q.words = q.words[:min(len(q.words), maxWords)]
	if n := len(q.words); n > 0 && endsInWord(text) {
		q.words[n-1].prefix = true
	}
	return q
}

func endsInWord(text string) bool {
	r, _ := utf8.DecodeLastRuneInString(text)
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}

// codeOf reduces the code of a variant to what people type of it: TUQ-001.b and tuq 001B are the same.
func codeOf(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, french.Fold(text))
}

// lists returns the posting lists that stand for a word: one for each term, with the best factor found for it.
func (l *lexicon) lists(w queryWord, known *synonymTable) (found []list) {
	byStem := func(stem string, factor float32) {
		if strings.Contains(stem, " ") {
			if p := l.withAll(strings.Fields(stem)); len(p.docs) > 0 {
				found = append(found, list{postings: p, term: none, factor: factor})
			}
		} else if term, ok := l.find(stem); ok {
			found = append(found, l.list(term, factor))
		}
	}
	if byStem(w.stem, 1); w.parts != "" {
		byStem(w.parts, partsFactor)
	}
	for _, other := range known.others[w.stem] {
		byStem(other, synonymFactor)
	}
	if w.prefix {
		for _, term := range l.mostCommon(l.startingWith(w.text)) {
			found = append(found, l.list(term, prefixFactor))
		}
	}
	slices.SortStableFunc(found, func(a, b list) int {
		return cmp.Or(cmp.Compare(a.term, b.term), cmp.Compare(b.factor, a.factor))
	})
	return slices.CompactFunc(found, func(a, b list) bool { return a.term == b.term && a.term != none })
}

func (l *lexicon) list(term uint32, factor float32) list {
	return list{postings: l.postings[term], term: term, factor: factor}
}

// withAll returns the documents that contain every one of some stems, each with the least of their weights.
func (l *lexicon) withAll(stems []string) (all postings) {
	for i, stem := range stems {
		term, ok := l.find(stem)
		if !ok {
			return postings{}
		}
		if i == 0 {
			all = l.postings[term]
		} else {
			all = all.and(l.postings[term])
		}
	}
	return all
}

// and returns the documents of both lists.
func (p postings) and(q postings) (both postings) {
	for i, j := 0, 0; i < len(p.docs) && j < len(q.docs); {
		switch {
		case p.docs[i] < q.docs[j]:
			i++
		case p.docs[i] > q.docs[j]:
			j++
		default:
			both.docs = append(both.docs, p.docs[i])
			both.weights = append(both.weights, min(p.weights[i], q.weights[j]))
			i, j = i+1, j+1
		}
	}
	return both
}

// mostCommon returns the terms of some words, each once, and only the most common ones when they are too many.
func (l *lexicon) mostCommon(words []dictionaryWord) []uint32 {
	terms := make([]uint32, 0, len(words))
	for _, w := range words {
		terms = append(terms, w.term)
	}
	slices.Sort(terms)
	terms = slices.Compact(terms)
	if len(terms) > maxPrefixTerms {
		slices.SortStableFunc(terms, func(a, b uint32) int { return len(l.postings[b].docs) - len(l.postings[a].docs) })
		terms = terms[:maxPrefixTerms]
	}
	return terms
}

// clause is one word of a search against one lexicon: every list of documents that stands for it.
type clause struct {
	lists  []list
	size   int     // documents in all lists
	factor float32 // of its rarity in the whole index, and of its place in the search
}

// list is documents that contain a word or something that stands for it: a posting list, or the span of a category set.
type list struct {
	postings
	term   uint32 // none when it is not of one term
	span   span   // of a category set
	weight uint8  // of each document of the span
	factor float32
}

func (l *list) len() int { return len(l.docs) + int(l.span.to-l.span.from) }

func (c *clause) add(l list) {
	c.lists = append(c.lists, l)
	c.size += l.len()
}

// clause looks a word up in a lexicon.
func (l *lexicon) clause(w queryWord, known *synonymTable) clause {
	c := clause{lists: l.lists(w, known)}
	for i := range c.lists {
		c.size += c.lists[i].len()
	}
	return c
}
