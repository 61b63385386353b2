package search

import (
	"slices"
	"strings"
	"unicode"

	"rangrue/internal/kit/french"
)

// What the whole of a search adds when it is exactly something's name. The words themselves never add up to as much.
const (
	exactCode   = 4000
	exactName   = 2000
	exactSeller = 1000
)

const ancestorFactor = 0.6 // of a word found in the name of a category above the product's own

// findAll gives the products that answer a query, by segment, going further from what was typed only when nothing answers.
func (s *snapshot) findAll(q query) (found [][]hit) {
	coded := make([][]uint32, len(s.segments))
	any := false
	for i, seg := range s.segments {
		coded[i] = slices.DeleteFunc(seg.withCode(q.code), s.dead[i].has)
		any = any || len(coded[i]) > 0
	}
	for how := asTyped; how <= partly; how++ {
		found = s.findBy(q, how)
		if any || slices.ContainsFunc(found, func(hits []hit) bool { return len(hits) > 0 }) {
			break
		}
	}
	for i := range found {
		found[i] = s.favour(q, i, found[i], coded[i])
	}
	return found
}

// findBy makes one effort.
func (s *snapshot) findBy(q query, how effort) [][]hit {
	found := make([][]hit, len(s.segments))
	need := len(q.words)
	if how == partly {
		need = (need + 1) / 2
	}
	if need == 0 || how == partly && need == len(q.words) {
		return found
	}
	clauses := make([][]clause, len(s.segments)) // by segment, then by word
	rarities := make([]float32, len(q.words))
	for n, word := range q.words {
		shelves, size := s.shelvesCalled(word, how), 0
		for i, seg := range s.segments {
			c := seg.clause(word, how, shelves)
			clauses[i] = append(clauses[i], c)
			size += c.size
		}
		rarities[n] = rarity(size, s.live)
	}
	for i, seg := range s.segments {
		dead := s.dead[i]
		found[i] = match(seg.len(), clauses[i], rarities, need, func(doc uint32) bool { return !dead.has(doc) }, nil)
	}
	return found
}

// calledShelf is a shelf that a word names, and how well.
type calledShelf struct {
	shelf  int
	weight uint8
	factor float32
}

// shelvesCalled finds the shelves that stand in a category whose name holds a word.
func (s *snapshot) shelvesCalled(w queryWord, how effort) []calledShelf {
	type calling struct {
		weight uint8
		factor float32
	}
	places := map[int]calling{}
	for term, factor := range s.titles.candidates(w, how) {
		p := s.titles.postings[term]
		for j, place := range p.docs {
			if factor > places[int(place)].factor {
				places[int(place)] = calling{p.weights[j], factor}
			}
		}
	}
	if len(places) == 0 {
		return nil
	}
	var called []calledShelf
	for i, shelf := range s.shelves {
		best := calledShelf{shelf: i}
		for j, place := range shelf.all {
			c := places[place]
			if j >= len(shelf.own) {
				c.factor *= ancestorFactor
			}
			if c.factor > best.factor {
				best.weight, best.factor = c.weight, c.factor
			}
		}
		if best.factor > 0 {
			called = append(called, best)
		}
	}
	return called
}

// clause looks a word up in a segment: its own words, and the products of the shelves the word names.
func (s *segment) clause(w queryWord, how effort, shelves []calledShelf) clause {
	c := s.lexicon.clause(w, how)
	for _, called := range shelves {
		if called.shelf < len(s.byShelf) && len(s.byShelf[called.shelf]) > 0 {
			c.add(list{docs: s.byShelf[called.shelf], weight: called.weight, factor: called.factor})
		}
	}
	return c
}

// favour puts first what bears exactly the name that was typed. Products of a code that was typed are found whatever
// their words.
func (s *snapshot) favour(q query, at int, hits []hit, coded []uint32) []hit {
	for _, doc := range coded {
		if !slices.ContainsFunc(hits, func(h hit) bool { return h.doc == doc }) {
			hits = append(hits, hit{doc: doc})
		}
	}
	seg, key := s.segments[at], hashOf(q.key)
	sellers := make([]bool, len(s.sellers))
	for i, seller := range s.sellers {
		sellers[i] = seller.nameKey == key
	}
	for i := range hits {
		h := &hits[i]
		if seg.nameKeys[h.doc] == key {
			h.score += exactName
		}
		if sellers[seg.sellers[h.doc]] {
			h.score += exactSeller
		}
		if len(coded) > 0 && slices.Contains(coded, h.doc) {
			h.score += exactCode
		}
	}
	return hits
}

// didYouMean offers other words for a search that found nothing: each word that no product holds becomes the nearest
// one that some do. Empty when that finds nothing either.
func (s *snapshot) didYouMean(q query) string {
	var offered []string
	changed := false
	for _, w := range q.words {
		w.prefix = false
		text := w.text
		if !s.known(w) {
			if text = s.nearest(w); text == "" {
				continue // a word that resembles nothing is left out
			}
			changed = true
		}
		offered = append(offered, text)
	}
	if !changed {
		return ""
	}
	answer := strings.Join(offered, " ")
	if !slices.ContainsFunc(s.findBy(readQuery(answer+" "), asTyped), func(hits []hit) bool { return len(hits) > 0 }) {
		return ""
	}
	for i, word := range offered {
		offered[i] = s.spelled(word)
	}
	return strings.Join(offered, " ")
}

func (s *snapshot) known(w queryWord) bool {
	return slices.ContainsFunc(s.lexicons(), func(l *lexicon) bool { return len(l.candidates(w, asTyped)) > 0 })
}

// lexicons are all those a product may be found through.
func (s *snapshot) lexicons() []*lexicon {
	all := []*lexicon{s.titles}
	for _, seg := range s.segments {
		all = append(all, seg.lexicon)
	}
	return all
}

// nearest is the most common of the words nearest to one that is not known, looked for further than a search does.
func (s *snapshot) nearest(w queryWord) (text string) {
	if len(w.text) < 3 {
		return ""
	}
	least, most := french.EditsAllowed(len(w.text))+2, 0
	for _, known := range s.lexicons() {
		near(w.text, known.words, min(len(w.text)/2, french.EditsAllowed(len(w.text))+1), func(d *dictionaryWord, edits int) {
			common := len(known.postings[d.term].docs)
			if edits < least || edits == least && common > most {
				text, least, most = d.text, edits, common
			}
		})
	}
	return text
}

// spelled gives a folded word its accents back, from the name of a product that bears it.
func (s *snapshot) spelled(word string) string {
	for _, seg := range s.segments {
		term, ok := seg.lexicon.find(french.Stem(word))
		if !ok {
			continue
		}
		docs := seg.lexicon.postings[term].docs
		for _, doc := range docs[:min(len(docs), 200)] {
			for _, part := range strings.FieldsFunc(seg.names[doc], func(r rune) bool { return !unicode.IsLetter(r) }) {
				if french.Fold(part) == word {
					return strings.ToLower(part)
				}
			}
		}
	}
	return word
}
