package search

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"rangrue/internal/kit/french"
)

// purposes are the stems of words that say why one searches: whoever wants a gift for a baby wants what babies need.
var purposes = func() map[string]bool {
	stems := map[string]bool{}
	french.Words("cadeau idée surprise gift", func(word []byte) { stems[french.Stem(string(word))] = true })
	return stems
}()

// understand makes of the words typed those to look for: compounds and phrases are joined, stop words dropped unless
// there is nothing else, and a word that nothing contains is corrected.
func (s *snapshot) understand(q query) query {
	words := s.joinCompounds(q.words)
	meaning := slices.DeleteFunc(slices.Clone(words), func(w queryWord) bool { return french.IsStop([]byte(w.text)) })
	if len(meaning) == 0 {
		meaning = words
		if n := len(words); n > 0 {
			words[n-1].prefix = words[n-1].prefix && q.typing // saint is not every shop of a Saint-Something
		}
	} else if last := words[len(words)-1]; last.prefix && len(last.text) == 1 {
		// One letter says too little to need it.
		last.optional = true
		meaning = append(slices.DeleteFunc(meaning, func(w queryWord) bool { return w == words[len(words)-1] }), last)
	}
	q.words = s.synonyms().joinPhrases(meaning)
	for i := range q.words {
		w := &q.words[i]
		w.purpose = len(q.words) > 1 && purposes[w.stem]
		whole := *w
		whole.prefix = false
		switch {
		case s.knows(whole):
			w.prefix = w.prefix && (q.typing || w.optional)
		case s.knows(*w):
		case q.exact:
			w.prefix = false
		default:
			*w = s.corrected(whole)
		}
	}
	return q
}

// joinCompounds joins the words typed apart that are one: tourne vis, porte-clés, 500 ml, 30 x 40.
func (s *snapshot) joinCompounds(words []queryWord) (joined []queryWord) {
	for from := 0; from < len(words); {
		n := min(3, len(words)-from)
		for ; n > 1; n-- {
			if w := compound(words[from : from+n]); w.text != "" && s.isOne(w, words[from:from+n]) {
				if s.knows(w) && isDigit(w.text[0]) {
					w.parts = "" // 500 and ml stand apart in a product of 500 g and 250 ml
				}
				joined = append(joined, w)
				break
			}
		}
		if n <= 1 {
			joined = append(joined, words[from])
		}
		from += max(1, n)
	}
	return joined
}

// isOne reports whether the compound of some words is what was meant: something is called so, or it was typed as one of
// words that are known apart. A rack for bicycles (porte-vélo) is no door.
func (s *snapshot) isOne(w queryWord, words []queryWord) bool {
	measure := len(words) == 2 && french.IsMeasure(words[0].text, words[1].text)
	if measure || s.knows(w) || s.synonyms().others[w.stem] != nil {
		return true
	}
	for i, part := range words {
		if i > 0 && part.between != '-' || part.prefix && len(part.text) == 1 || !s.knows(part) && !s.isWord(part) {
			return false
		}
	}
	return true
}

// compound makes one word of two or three; its text is empty when they cannot be one. Words with a space between them
// must each mean something, else "la mine" would be lamine.
func compound(words []queryWord) (w queryWord) {
	measure := isDigit(words[0].text[0])
	for i, part := range words {
		switch {
		case i == 0:
			w = part
			continue
		case measure && part.between == '×':
			w.text += "x"
		case measure, part.between == '-', len(words) == 2 && joinable(words[0]) && joinable(part):
		default:
			return queryWord{}
		}
		w.text += part.text
		w.parts += " " + part.stem
		w.shown += " " + part.text
		w.prefix = part.prefix && part.between == '-' // "à b" is not the beginning of abeille
	}
	w.shown = words[0].text + w.shown
	w.parts = words[0].stem + w.parts
	w.stem, w.phrase = french.Stem(w.text), true
	return w
}

func isDigit(sign byte) bool { return '0' <= sign && sign <= '9' }

func joinable(w queryWord) bool { return len(w.text) == 1 || !french.IsStop([]byte(w.text)) }

// reading is how a search was taken, when not as it was typed.
type reading struct {
	searched string   // the words looked for; empty when they are those typed
	leftOut  []string // words typed that were not looked for
}

// reading tells which words were kept, unless they are all those typed or none.
func (s *snapshot) reading(q query, kept wordSet) (r reading) {
	var searched []string
	changed := false
	for i, w := range q.words {
		switch {
		case !kept.has(i) && (w.optional || w.purpose):
		case !kept.has(i):
			r.leftOut = append(r.leftOut, typedIn(q.typed, cmp.Or(w.instead, w.shown, w.text)))
		case w.instead != "":
			changed = true
			searched = append(searched, s.spelled(w.text))
		default:
			searched = append(searched, typedIn(q.typed, cmp.Or(w.shown, w.text)))
		}
	}
	if kept == 0 || !changed && len(r.leftOut) == 0 {
		return reading{}
	}
	r.searched = strings.Join(searched, " ")
	return r
}

// typedIn returns folded words as they were typed in a text, with their accents.
func typedIn(text, words string) string {
	typed, list := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }), strings.Fields(words)
	for i, word := range list {
		if at := slices.IndexFunc(typed, func(part string) bool { return french.Fold(part) == word }); at >= 0 {
			list[i] = typed[at]
		}
	}
	return strings.Join(list, " ")
}
