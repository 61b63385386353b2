package search

import (
	"iter"
	"math/bits"

	"rangrue/internal/kit/french"
)

// letterSet has one bit for each letter a to z of a word, and a few shared by the digits. Words at a small edit
// distance have almost the same set, which is far quicker to compare than to work out the distance.
type letterSet uint32

func lettersOf(word string) (set letterSet) {
	for i := range len(word) {
		switch c := word[i]; {
		case 'a' <= c && c <= 'z':
			set |= 1 << (c - 'a')
		case '0' <= c && c <= '9':
			set |= 1 << (26 + (c-'0')%6)
		}
	}
	return set
}

// near yields the words of a dictionary within some edits of a word, with their distance.
func near(word string, words []dictionaryWord, edits int) iter.Seq2[*dictionaryWord, int] {
	return func(yield func(*dictionaryWord, int) bool) {
		set := lettersOf(word)
		for i := range words {
			w := &words[i]
			// An edit takes one letter away and brings one in, at most.
			if bits.OnesCount32(uint32(w.letters^set)) > 2*edits ||
				len(w.text) > len(word)+edits || len(w.text)+edits < len(word) {
				continue
			}
			if d := french.Distance(word, w.text, edits); d <= edits && !yield(w, d) {
				return
			}
		}
	}
}
