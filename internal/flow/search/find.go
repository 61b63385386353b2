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

// docRef says where a product is.
type docRef struct{ segment, doc uint32 }

func (a docRef) compare(b docRef) int {
	return cmp.Or(cmp.Compare(a.segment, b.segment), cmp.Compare(a.doc, b.doc))
}

// exactMatches are the products and shops whose name, or the code of one of whose variants, is the whole of a search.
type exactMatches struct {
	byName, byCode []docRef // sorted
	byCodePrefix   []docRef // the code begins with the search: found, without a bonus
	sellers        []uint32
}

func (s *snapshot) exactMatches(q query) exactMatches {
	name, code := hashOf(q.key), codeNumber(q.code)
	m := exactMatches{sellers: s.sellersCalled[name]}
	for i, seg := range s.segments {
		m.byName = s.appendLive(m.byName, i, documentsOf(seg.nameKeys, name, 0))
		m.byCode = s.appendLive(m.byCode, i, documentsOf(seg.codes, code, uint32(hashOf(q.code))))
	}
	if len(m.byCode) == 0 {
		for i, seg := range s.segments {
			m.byCodePrefix = s.appendLive(m.byCodePrefix, i, withCodePrefix(seg.codes, q.code))
		}
	}
	return m
}

func (s *snapshot) appendLive(to []docRef, segment int, docs []uint32) []docRef {
	for _, doc := range docs {
		if !s.dead[segment].has(doc) {
			to = append(to, docRef{uint32(segment), doc})
		}
	}
	return to
}

// none reports that no product gets a bonus, as in most searches.
func (m *exactMatches) none() bool { return len(m.byName)+len(m.byCode)+len(m.sellers) == 0 }

// bonus is what is added to the score of a product of a seller.
func (m *exactMatches) bonus(product docRef, seller uint32) (bonus float32) {
	if contains(m.byName, product) {
		bonus += exactName
	}
	if slices.Contains(m.sellers, seller) {
		bonus += exactSeller
	}
	if contains(m.byCode, product) {
		bonus += exactCode
	}
	return bonus
}

func contains(sorted []docRef, r docRef) bool {
	_, found := slices.BinarySearchFunc(sorted, r, docRef.compare)
	return found
}

// hitFunc receives the live products of a segment that answer. The hits are valid until it returns.
type hitFunc func(segment uint32, hits []hit)

// findAll finds the products that answer a query, relaxing it only when nothing answers. Those of a code that was
// typed, in whole or in part, are found whatever their words.
func (s *snapshot) findAll(q query, coded []docRef, take hitFunc) {
	left := slices.Clone(coded)
	for how := asTyped; how <= someWords; how++ {
		found := s.find(q, how, func(segment uint32, hits []hit) {
			for i := 0; len(left) > 0 && i < len(hits); i++ {
				left = slices.DeleteFunc(left, func(r docRef) bool { return r == docRef{segment, hits[i].doc} })
			}
			take(segment, hits)
		})
		if found > 0 || len(coded) > 0 {
			break
		}
	}
	for _, r := range left {
		take(r.segment, []hit{{doc: r.doc}})
	}
}

// find finds the products that answer a query at one relaxation, and returns how many there are.
func (s *snapshot) find(q query, how relaxation, take hitFunc) (found int) {
	need := how.need(len(q.words))
	if need == 0 || how == someWords && need == len(q.words) {
		return 0
	}
	clauses := make([][]clause, len(s.segments)) // by segment, then by word
	rarities := make([]float32, len(q.words))
	for n, word := range q.words {
		sets, size := s.setsNamed(word, how), 0
		for i, seg := range s.segments {
			c := seg.clause(word, how, sets)
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

// namedSet is a category set that a word names, and how well.
type namedSet struct {
	set    int
	weight uint8
	factor float32
}

// setsNamed finds the category sets that have products in a category whose name contains a word, in their order.
func (s *snapshot) setsNamed(w queryWord, how relaxation) (named []namedSet) {
	for _, l := range s.categoryNames.lists(w, how) {
		for i, category := range l.docs {
			for _, in := range s.setsIn[category] {
				factor := l.factor
				if !in.own {
					factor *= ancestorFactor
				}
				named = append(named, namedSet{in.set, l.weights[i], factor})
			}
		}
	}
	slices.SortFunc(named, func(a, b namedSet) int {
		return cmp.Or(a.set-b.set, cmp.Compare(b.factor, a.factor), int(b.weight)-int(a.weight))
	})
	return slices.CompactFunc(named, func(a, b namedSet) bool { return a.set == b.set })
}

// clause looks a word up in a segment: its own words, and the products of the category sets that the word names.
func (s *segment) clause(w queryWord, how relaxation, named []namedSet) clause {
	c := s.lexicon.clause(w, how)
	for _, n := range named {
		if docs := s.setSpan(n.set); docs.from < docs.to {
			c.add(list{span: docs, weight: n.weight, factor: n.factor})
		}
	}
	return c
}

// didYouMean offers other words for a search that found nothing: each word that no product contains becomes the nearest
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
	corrected := strings.Join(offered, " ")
	if s.find(readQuery(corrected+" "), asTyped, func(uint32, []hit) {}) == 0 {
		return ""
	}
	for i, word := range offered {
		offered[i] = s.spelled(word)
	}
	return strings.Join(offered, " ")
}

func (s *snapshot) known(w queryWord) bool {
	return slices.ContainsFunc(s.lexicons(), func(l *lexicon) bool { return len(l.lists(w, asTyped)) > 0 })
}

// lexicons are all those through which a product may be found.
func (s *snapshot) lexicons() []*lexicon {
	all := []*lexicon{s.categoryNames}
	for _, seg := range s.segments {
		all = append(all, seg.lexicon)
	}
	return all
}

// nearest is the most common of the words nearest to an unknown one, with one more edit than a search allows.
func (s *snapshot) nearest(w queryWord) (text string) {
	if len(w.text) < 3 {
		return ""
	}
	least, most := french.EditsAllowed(len(w.text))+2, 0
	for _, known := range s.lexicons() {
		for d, edits := range near(w.text, known.words, min(len(w.text)/2, french.EditsAllowed(len(w.text))+1)) {
			common := len(known.postings[d.term].docs)
			if edits < least || edits == least && common > most {
				text, least, most = d.text, edits, common
			}
		}
	}
	return text
}

// spelled returns a folded word with its accents, from the name of a product that contains it.
func (s *snapshot) spelled(word string) string {
	for _, seg := range s.segments {
		term, ok := seg.lexicon.find(french.Stem(word))
		if !ok {
			continue
		}
		docs := seg.lexicon.postings[term].docs
		for _, doc := range docs[:min(len(docs), 200)] {
			parts := strings.FieldsFunc(seg.nameOf(doc), func(r rune) bool { return !unicode.IsLetter(r) })
			for _, part := range parts {
				if french.Fold(part) == word {
					return strings.ToLower(part)
				}
			}
		}
	}
	return word
}
