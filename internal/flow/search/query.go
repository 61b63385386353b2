package search

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"rangrue/internal/kit/french"
)

// How much less than itself a word counts when found through something else.
const (
	synonymFactor    = 0.7
	prefixFactor     = 0.6
	oneEditFactor    = 0.5
	twoEditsFactor   = 0.3
	wrongStartFactor = 0.8 // on top of an edit: people seldom get the first letter wrong
)

const (
	maxWords       = 12  // of a search; the rest is ignored
	maxPrefixTerms = 150 // terms that one prefix may stand for, the most common first
)

// query is what a visitor typed, read.
type query struct {
	words []queryWord
	key   string // the whole as [french.Key] makes it
	code  string // the whole without anything but letters and digits, to compare with the codes of variants
}

type queryWord struct {
	text   string
	stem   string
	prefix bool // still being typed
	phrase bool // several words that mean one thing
}

// readQuery splits what was typed into words. Stop words are dropped unless there is nothing else.
func readQuery(text string) query {
	q := query{key: french.Key(text), code: codeOf(text)}
	var all, meaning []queryWord
	french.Words(text, func(word []byte) {
		w := queryWord{text: string(word), stem: french.Stem(string(word))}
		all = append(all, w)
		if !french.IsStop(word) {
			meaning = append(meaning, w)
		}
	})
	q.words = meaning
	if len(meaning) == 0 {
		q.words = all
	}
	q.words = q.words[:min(len(q.words), maxWords)]
	q.words = synonyms().joinPhrases(q.words)
	if n := len(q.words); n > 0 && q.words[n-1] == all[len(all)-1] && endsInWord(text) {
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

// relaxation is how far a search goes from what was typed. The next one is tried when nothing answers.
type relaxation int

const (
	asTyped   relaxation = iota // every word, its synonyms, the last one as a prefix
	corrected                   // as typed, and words within a few edits of each
	someWords                   // as corrected, and half of the words are enough
)

// need returns how many of n words a document must contain.
func (how relaxation) need(n int) int {
	if how == someWords {
		return (n + 1) / 2
	}
	return n
}

// lists returns the posting lists that stand for a word: one for each term, with the best factor found for it.
func (l *lexicon) lists(w queryWord, how relaxation) (found []list) {
	byStem := func(stem string, factor float32) {
		if strings.Contains(stem, " ") {
			if p := l.withAll(strings.Fields(stem)); len(p.docs) > 0 {
				found = append(found, list{postings: p, term: none, factor: factor})
			}
		} else if term, ok := l.find(stem); ok {
			found = append(found, l.list(term, factor))
		}
	}
	byStem(w.stem, 1)
	known := synonyms()
	for _, other := range known.others[w.stem] {
		byStem(other, synonymFactor)
	}
	if w.prefix && len(w.text) >= 2 {
		for _, term := range l.mostCommon(l.startingWith(w.text)) {
			found = append(found, l.list(term, prefixFactor))
		}
	}
	if edits := french.EditsAllowed(len(w.text)); how >= corrected && edits > 0 && !w.phrase {
		for d, distance := range near(w.text, l.words, edits) {
			found = append(found, l.list(d.term, editFactor(w.text, d.text, distance)))
		}
		for d, distance := range near(w.text, known.words, edits) {
			for _, other := range known.others[known.stems[d.term]] {
				byStem(other, synonymFactor*editFactor(w.text, d.text, distance))
			}
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

func editFactor(typed, meant string, distance int) float32 {
	factor := float32(oneEditFactor)
	switch distance {
	case 0:
		factor = 1
	case 2:
		factor = twoEditsFactor
	}
	if typed[0] != meant[0] {
		factor *= wrongStartFactor
	}
	return factor
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
	lists []list
	size  int // documents in all lists
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
func (l *lexicon) clause(w queryWord, how relaxation) clause {
	c := clause{lists: l.lists(w, how)}
	for i := range c.lists {
		c.size += c.lists[i].len()
	}
	return c
}

// rarity is the factor of a word found in some documents out of a total: the rarer, the greater.
func rarity(found, total int) float32 {
	return float32(math.Log(1 + float64(total)/float64(1+found)))
}
