package search

import (
	"cmp"
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

// favours are what a search calls by its exact name: products, shops, codes of variants.
type favours struct {
	named, coded []address // in order
	begun        []address // whose code begins with what was typed: found, not favoured
	sellers      []uint32
}

func (s *snapshot) favoursOf(q query) favours {
	key, code := hashOf(q.key), startOf(q.code)
	v := favours{sellers: s.named[key]}
	for i, seg := range s.segments {
		v.named = s.addLiving(v.named, i, documentsOf(seg.titles, key, 0))
		v.coded = s.addLiving(v.coded, i, documentsOf(seg.codes, code, uint32(hashOf(q.code))))
	}
	if len(v.coded) == 0 {
		for i, seg := range s.segments {
			v.begun = s.addLiving(v.begun, i, beginningWith(seg.codes, q.code))
		}
	}
	return v
}

func (s *snapshot) addLiving(to []address, at int, docs []uint32) []address {
	for _, doc := range docs {
		if !s.dead[at].has(doc) {
			to = append(to, address{uint32(at), doc})
		}
	}
	return to
}

// none tells that nothing bears exactly what was typed, as in most searches.
func (v *favours) none() bool { return len(v.named)+len(v.coded)+len(v.sellers) == 0 }

// of is what being called by name adds to the score of a product.
func (v *favours) of(seller, at, doc uint32) (more float32) {
	if contains(v.named, address{at, doc}) {
		more += exactName
	}
	if slices.Contains(v.sellers, seller) {
		more += exactSeller
	}
	if contains(v.coded, address{at, doc}) {
		more += exactCode
	}
	return more
}

func contains(sorted []address, a address) bool {
	_, found := slices.BinarySearchFunc(sorted, a, address.compare)
	return found
}

// taker receives the living products of a segment that answer. The hits are its own only until it returns.
type taker func(at uint32, hits []hit)

// findAll gives the products that answer a query, going further from what was typed only when nothing answers. Those of
// a code that was typed, in whole or in part, are given whatever their words.
func (s *snapshot) findAll(q query, coded []address, take taker) {
	left := slices.Clone(coded)
	for how := asTyped; how <= partly; how++ {
		found := s.findBy(q, how, func(at uint32, hits []hit) {
			for i := 0; len(left) > 0 && i < len(hits); i++ {
				left = slices.DeleteFunc(left, func(c address) bool { return c == address{at, hits[i].doc} })
			}
			take(at, hits)
		})
		if found > 0 || len(coded) > 0 {
			break
		}
	}
	for _, c := range left {
		take(c.at, []hit{{doc: c.doc}})
	}
}

// address is where a product is: its segment and its document.
type address struct{ at, doc uint32 }

func (a address) compare(b address) int {
	return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.doc, b.doc))
}

// findBy makes one effort and tells how many products answered.
func (s *snapshot) findBy(q query, how effort, take taker) (found int) {
	need := len(q.words)
	if how == partly {
		need = (need + 1) / 2
	}
	if need == 0 || how == partly && need == len(q.words) {
		return 0
	}
	clauses := make([][]clause, len(s.segments)) // by segment, then by word
	for i := range clauses {
		clauses[i] = make([]clause, 0, len(q.words))
	}
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
	for i, dead := range s.dead {
		match(clauses[i], rarities, need, func(hits []hit) {
			if dead != nil {
				hits = slices.DeleteFunc(hits, func(h hit) bool { return dead.has(h.doc) })
			}
			found += len(hits)
			take(uint32(i), hits)
		})
	}
	return found
}

// calledShelf is a shelf that a word names, and how well.
type calledShelf struct {
	shelf  int
	weight uint8
	factor float32
}

// shelvesCalled finds the shelves that stand in a category whose name holds a word, in their order.
func (s *snapshot) shelvesCalled(w queryWord, how effort) []calledShelf {
	candidates := s.titles.candidates(w, how)
	if len(candidates) == 0 {
		return nil
	}
	called := make([]calledShelf, 0, 16)
	for _, c := range candidates {
		for i, place := range c.docs {
			for _, standing := range s.standing[place] {
				factor := c.factor
				if !standing.own {
					factor *= ancestorFactor
				}
				called = append(called, calledShelf{standing.shelf, c.weights[i], factor})
			}
		}
	}
	slices.SortFunc(called, func(a, b calledShelf) int {
		return cmp.Or(a.shelf-b.shelf, cmp.Compare(b.factor, a.factor), int(b.weight)-int(a.weight))
	})
	return slices.CompactFunc(called, func(a, b calledShelf) bool { return a.shelf == b.shelf })
}

// clause looks a word up in a segment: its own words, and the products of the shelves the word names.
func (s *segment) clause(w queryWord, how effort, shelves []calledShelf) clause {
	c := s.lexicon.clause(w, how)
	for _, called := range shelves {
		if at := s.shelfSpan(called.shelf); at.from < at.to {
			c.add(list{span: at, weight: called.weight, factor: called.factor})
		}
	}
	return c
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
	if s.findBy(readQuery(answer+" "), asTyped, func(uint32, []hit) {}) == 0 {
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
			for _, part := range strings.FieldsFunc(seg.nameOf(doc), func(r rune) bool { return !unicode.IsLetter(r) }) {
				if french.Fold(part) == word {
					return strings.ToLower(part)
				}
			}
		}
	}
	return word
}
