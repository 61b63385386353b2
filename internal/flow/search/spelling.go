package search

import (
	"iter"
	"math/bits"
	"slices"
	"strings"
	"unicode"

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

// lexicons are all those through which something may be found, that of most words first.
func (s *snapshot) lexicons() []*lexicon {
	all := make([]*lexicon, 0, len(s.segments)+2)
	for _, seg := range s.segments {
		all = append(all, seg.lexicon)
	}
	return append(all, s.categoryNames, s.shops.lexicon)
}

// knows reports whether something contains a word as it was typed, or another word for it. The beginning of a word must
// be that of one that says what a thing is: descriptions have words for any beginning.
func (s *snapshot) knows(w queryWord) bool {
	synonyms := s.synonyms()
	return slices.ContainsFunc(s.lexicons(), func(l *lexicon) bool { return l.knows(w, synonyms) })
}

func (l *lexicon) knows(w queryWord, synonyms *synonymTable) bool {
	has := func(stem string) bool {
		if strings.Contains(stem, " ") {
			return len(l.withAll(strings.Fields(stem)).docs) > 0
		}
		_, ok := l.find(stem)
		return ok
	}
	return has(w.stem) || slices.ContainsFunc(synonyms.others[w.stem], has) ||
		w.prefix && slices.ContainsFunc(l.startingWith(w.text), func(d dictionaryWord) bool {
			return slices.ContainsFunc(l.postings[d.term].weights, isStrong)
		})
}

// corrected returns the word that an unknown one was probably meant to be, or itself.
func (s *snapshot) corrected(w queryWord) queryWord {
	if w.optional || s.isWord(w) {
		return w
	}
	best := s.nearest(w.text, french.EditsAllowed(len(w.text)))
	if best.text == "" {
		best = s.sameSound(w.text)
	}
	if best.text != "" {
		return queryWord{text: best.text, stem: french.Stem(best.text), instead: w.text}
	}
	return s.split(w)
}

// isWord tells the words that are not typing mistakes, though nothing contains them.
func (s *snapshot) isWord(w queryWord) bool {
	_, written := s.synonyms().written[w.text]
	return written || w.phrase || strings.ContainsAny(w.text, "0123456789")
}

// guess is a word that may have been meant.
type guess struct {
	text   string
	cost   int // of the edits: less is nearer
	common int // products that contain it where it says what they are
}

func (g guess) betterThan(h guess) bool {
	return h.text == "" || g.cost < h.cost || g.cost == h.cost && g.common > h.common
}

// resemble reports whether a word may have been typed for another at some edits from it: four letters are too few to
// know a word by three of them, and two edits must leave both ends and almost the same sound.
func resemble(typed, meant string, edits int) bool {
	if len(typed) <= 4 && len(typed) == len(meant) {
		return lettersOf(typed) == lettersOf(meant)
	}
	return edits < 2 || typed[0] == meant[0] && typed[len(typed)-1] == meant[len(meant)-1] &&
		french.Distance(french.Sound(typed), french.Sound(meant), 1) <= 1
}

// nearest is the most common of the words nearest to an unknown one, among those that say what a thing is. Wrong first
// letters are rare.
func (s *snapshot) nearest(word string, edits int) (best guess) {
	if edits == 0 {
		return guess{}
	}
	consider := func(d *dictionaryWord, distance, common int) {
		g := guess{d.text, 2 * distance, common}
		if word[0] != d.text[0] {
			g.cost++
		}
		if common > 0 && g.betterThan(best) && resemble(word, d.text, distance) {
			best = g
		}
	}
	for _, l := range s.lexicons() {
		for d, distance := range near(word, l.words, edits) {
			consider(d, distance, l.postings[d.term].strong())
		}
	}
	for d, distance := range near(word, s.synonyms().words, edits) {
		if s.knows(queryWord{stem: s.synonyms().stems[d.term]}) {
			consider(d, distance, 1)
		}
	}
	return best
}

// strong counts the documents that contain a term elsewhere than in their description.
func (p postings) strong() (n int) {
	for _, weight := range p.weights {
		if isStrong(weight) {
			n++
		}
	}
	return n
}

func isStrong(weight uint8) bool { return weight > mostText }

// sameSound is the most common of the words that are heard as an unknown one is.
func (s *snapshot) sameSound(word string) (best guess) {
	const shortest, letters, length = 3, 6, 3 // what may differ is bounded first: hearing every word takes long
	heard, set := french.Sound(word), lettersOf(word)
	if len(heard) < shortest {
		return guess{}
	}
	consider := func(words []dictionaryWord, common func(term uint32) int) {
		for i := range words {
			d := &words[i]
			if bits.OnesCount32(uint32(d.letters^set)) > letters || len(d.text) > len(word)+length ||
				len(d.text)+length < len(word) || french.Sound(d.text) != heard {
				continue
			}
			if g := (guess{d.text, 0, common(d.term)}); g.common > 0 && g.betterThan(best) {
				best = g
			}
		}
	}
	for _, l := range s.lexicons() {
		consider(l.words, func(term uint32) int { return l.postings[term].strong() })
	}
	return best
}

// split makes two known words of an unknown one that was typed without its space.
func (s *snapshot) split(w queryWord) queryWord {
	const shortest = 3
	for at := shortest; at+shortest <= len(w.text); at++ {
		first, second := french.Stem(w.text[:at]), french.Stem(w.text[at:])
		both := queryWord{
			text: w.text[:at] + " " + w.text[at:], stem: first + " " + second, phrase: true, instead: w.text,
		}
		if s.knows(both) {
			return both
		}
	}
	return w
}

// didYouMean offers other words for a search that found nothing: each word that nothing contains becomes one that is
// further from it than a search goes by itself, if it still sounds almost the same. Empty when that finds nothing.
func (s *snapshot) didYouMean(q query) string {
	if q.exact {
		q.exact = false
		if other := s.find(s.understand(q), nil, func(uint32, []hit) {}); other.searched != "" {
			return other.searched
		}
	}
	var offered []string
	changed := false
	for _, w := range s.understand(q).words {
		if w.instead == "" && !s.isWord(w) && !s.knows(w) {
			allowed := french.EditsAllowed(len(w.text))
			best := s.nearest(w.text, allowed+min(1, allowed))
			if best.text == "" {
				continue // a word that resembles nothing is left out
			}
			w.text, changed = best.text, true
		}
		offered = append(offered, s.spelled(w.text))
	}
	if !changed {
		return ""
	}
	other := strings.Join(offered, " ")
	found := false
	s.find(s.understand(readQuery(other+" ")), nil, func(_ uint32, hits []hit) { found = found || len(hits) > 0 })
	if !found {
		return ""
	}
	return other
}

// spelled returns folded words with their accents, from names of things that contain them.
func (s *snapshot) spelled(words string) string {
	list := strings.Fields(words)
	for i, word := range list {
		if written, ok := s.synonyms().written[word]; ok {
			list[i] = written
			continue
		}
		for name := range s.namesWith(french.Stem(word)) {
			parts := strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) })
			if at := slices.IndexFunc(parts, func(part string) bool { return french.Fold(part) == word }); at >= 0 {
				list[i] = strings.ToLower(parts[at])
				break
			}
		}
	}
	return strings.Join(list, " ")
}

// namesWith yields names of categories, shops and products that contain a stem, a few of each.
func (s *snapshot) namesWith(stem string) iter.Seq[string] {
	const enough = 200
	type source struct {
		*lexicon
		name func(doc uint32) string
	}
	flat := s.tree.Flat()
	sources := []source{
		{s.categoryNames, func(doc uint32) string { return flat[doc].Name }},
		{s.shops.lexicon, func(doc uint32) string {
			tile := &s.shops.tiles[doc]
			return tile.Name + " " + tile.City + " " + tile.Region
		}},
	}
	for _, seg := range s.segments {
		sources = append(sources, source{seg.lexicon, seg.nameOf})
	}
	return func(yield func(string) bool) {
		for _, from := range sources {
			term, ok := from.find(stem)
			if !ok {
				continue
			}
			docs := from.postings[term].docs
			for _, doc := range docs[:min(len(docs), enough)] {
				if !yield(from.name(doc)) {
					return
				}
			}
		}
	}
}
