package search

import (
	_ "embed"
	"fmt"
	"os"
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
	others  map[string][]string // by stem, the stems that may stand in its place
	stems   []string
	words   []dictionaryWord  // single words as written in the file, for the typing mistakes; term is an index of stems
	written map[string]string // these words, with their accents
	most    int               // words in the longest phrase
}

// builtInSynonyms are those of the file that is part of the program.
var builtInSynonyms = sync.OnceValue(func() *synonymTable {
	table, err := readSynonyms(synonymsFile)
	if err != nil {
		panic(err) // a test reads it
	}
	return table
})

// UseSynonyms replaces the words that stand for one another by those of a file. An empty path keeps the built-in ones.
func (x *Index) UseSynonyms(path string) error {
	if path == "" {
		return nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("read the synonyms of the search: %w", err)
	}
	if x.synonyms, err = readSynonyms(string(text)); err != nil {
		return fmt.Errorf("read the synonyms of the search: %s: %w", path, err)
	}
	return nil
}

func (s *snapshot) synonyms() *synonymTable {
	if s.ownSynonyms != nil {
		return s.ownSynonyms
	}
	return builtInSynonyms()
}

// readSynonyms reads groups, one a line, separated by commas. A word may stand in several groups: it then stands for
// the words of each, which do not become one another's. In "vert > sauge, forêt" the first finds the others, and not
// the other way round.
func readSynonyms(text string) (*synonymTable, error) {
	s := &synonymTable{others: map[string][]string{}, written: map[string]string{}, most: 1}
	number := 0
	for line := range strings.Lines(text) {
		number++
		line, _, _ = strings.Cut(line, "#")
		if strings.TrimSpace(line) == "" {
			continue
		}
		if err := s.addLine(line); err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
	}
	return s, nil
}

func (s *synonymTable) addLine(line string) error {
	from, to, oneWay := strings.Cut(line, ">")
	if !oneWay {
		to = from
	}
	left, err := s.addGroup(from)
	if err != nil {
		return err
	}
	right, err := s.addGroup(to)
	if err != nil {
		return err
	}
	if !oneWay && !strings.Contains(line, ",") {
		return fmt.Errorf("%q has no other word beside it", strings.TrimSpace(line))
	}
	for _, stem := range left {
		for _, other := range right {
			if other != stem && !slices.Contains(s.others[stem], other) {
				s.others[stem] = append(s.others[stem], other)
			}
		}
	}
	return nil
}

// addGroup notes the words of a group and returns their stems, each once.
func (s *synonymTable) addGroup(group string) (stems []string, err error) {
	for written := range strings.SplitSeq(group, ",") {
		written = strings.TrimSpace(written)
		found := stemsOf(written)
		if len(found) == 0 || strings.Contains(written, ">") {
			return nil, fmt.Errorf("%q is not a word", written)
		}
		for _, stem := range found {
			s.add(written, stem)
			if !slices.Contains(stems, stem) {
				stems = append(stems, stem)
			}
		}
	}
	return stems, nil
}

// stemsOf returns the stem of what is written, and for a compound also that of its words in one. Only the latter when a
// part means nothing by itself: a t-shirt is no shirt.
func stemsOf(written string) (stems []string) {
	whole, parts := stemOf(written), 0
	for _, compound := range french.Compounds(written) {
		stems = append(stems, french.Stem(compound))
	}
	french.Words(written, func([]byte) { parts++ })
	if whole != "" && (len(stems) == 0 || strings.Count(whole, " ")+1 == parts) {
		stems = append(stems, whole)
	}
	return stems
}

// add notes a word or phrase of the file.
func (s *synonymTable) add(written, stem string) {
	if n := strings.Count(stem, " ") + 1; n > 1 {
		s.most = max(s.most, n)
		return
	}
	word := french.Key(written)
	if _, known := s.written[word]; !known {
		s.written[word] = written
		s.words = append(s.words, dictionaryWord{word, uint32(len(s.stems)), lettersOf(word)})
		s.stems = append(s.stems, stem)
	}
}

// stemOf returns the stems of the words of a text without stop words, joined by a space. Several stop words and nothing
// else are kept: whoever looks for something "pour elle" says no more.
func stemOf(text string) string {
	var stems, stops []string
	french.Words(text, func(word []byte) {
		if stem := french.Stem(string(word)); french.IsStop(word) {
			stops = append(stops, stem)
		} else {
			stems = append(stems, stem)
		}
	})
	if len(stems) == 0 && len(stops) > 1 {
		stems = stops
	}
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
