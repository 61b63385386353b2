package search

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"rangrue/internal/kit/french"
)

//go:embed synonyms.txt
var synonymsFile string

// synonymTable lists the words that stand for one another in Quebec. Several words that mean one thing together, such
// as melon d'eau, are written as their stems joined by a space.
type synonymTable struct {
	others map[string][]string // by stem, the stems that may stand in its place
	stems  []string
	words  []dictionaryWord // single words as written in the file, for the typing mistakes; term is an index of stems
	most   int              // words in the longest phrase
}

var synonyms = sync.OnceValue(func() *synonymTable { return readSynonyms(synonymsFile) })

// readSynonyms reads groups, one a line, separated by commas. A word may stand in several groups: it then stands for
// the words of each, which do not become one another's.
func readSynonyms(text string) *synonymTable {
	s := &synonymTable{others: map[string][]string{}, most: 1}
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		var group []string
		for written := range strings.SplitSeq(line, ",") {
			if stem := s.add(written); stem != "" && !slices.Contains(group, stem) {
				group = append(group, stem)
			}
		}
		for _, stem := range group {
			for _, other := range group {
				if other != stem && !slices.Contains(s.others[stem], other) {
					s.others[stem] = append(s.others[stem], other)
				}
			}
		}
	}
	return s
}

// add notes a word or phrase of the file and returns its stem.
func (s *synonymTable) add(written string) string {
	stem := stemOf(written)
	if n := strings.Count(stem, " ") + 1; n > 1 {
		s.most = max(s.most, n)
		return stem
	}
	word := french.Key(written)
	if stem != "" && !slices.ContainsFunc(s.words, func(w dictionaryWord) bool { return w.text == word }) {
		s.words = append(s.words, dictionaryWord{word, uint32(len(s.stems)), lettersOf(word)})
		s.stems = append(s.stems, stem)
	}
	return stem
}

// stemOf returns the stems of the words of a text without stop words, joined by a space.
func stemOf(text string) string {
	var stems []string
	french.Words(text, func(word []byte) {
		if !french.IsStop(word) {
			stems = append(stems, french.Stem(string(word)))
		}
	})
	return strings.Join(stems, " ")
}

// joinPhrases makes one of the words of a search that mean one thing together, the longest phrase first.
func (s *synonymTable) joinPhrases(words []queryWord) []queryWord {
	for from := 0; from < len(words); from++ {
		for n := min(s.most, len(words)-from); n > 1; n-- {
			if w := joinWords(words[from : from+n]); s.others[w.stem] != nil {
				words = slices.Replace(words, from, from+n, w)
				break
			}
		}
	}
	return words
}

func joinWords(words []queryWord) queryWord {
	w := words[0]
	for _, next := range words[1:] {
		w.text, w.stem = w.text+" "+next.text, w.stem+" "+next.stem
	}
	w.phrase = true
	return w
}
