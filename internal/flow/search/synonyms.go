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

// synonymy knows the words that stand for one another in Quebec.
type synonymy struct {
	others map[string][]string // by stem, the stems that may stand in its place
	stems  []string
	words  []dictionaryWord // as written in the file, for the typing mistakes; term is an index of stems
}

var synonyms = sync.OnceValue(func() *synonymy { return readSynonyms(synonymsFile) })

// readSynonyms reads groups, one a line, of words separated by commas. A word may stand in several groups: it then
// stands for the words of each, which do not become one another's.
func readSynonyms(text string) *synonymy {
	s := &synonymy{others: map[string][]string{}}
	known := map[string]bool{}
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		var group []string
		for written := range strings.SplitSeq(line, ",") {
			word := french.Key(written)
			if word == "" {
				continue
			}
			stem := french.Stem(word)
			if !slices.Contains(group, stem) {
				group = append(group, stem)
			}
			if !known[word] {
				known[word] = true
				s.words = append(s.words, dictionaryWord{word, uint32(len(s.stems)), lettersOf(word)})
				s.stems = append(s.stems, stem)
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
