package search

import (
	"cmp"
	"slices"
	"sync"
)

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

// hitFunc receives the live documents of a part of the index that answer. The hits are valid until it returns.
type hitFunc func(part uint32, hits []hit)

// find finds the products that answer a query that was understood. Those of a code that was typed, in whole or in part,
// are found whatever their words.
func (s *snapshot) find(q query, coded []docRef, take hitFunc) reading {
	left := slices.Clone(coded)
	kept := s.finder(q.words).answer(q.exact, func(segment uint32, hits []hit) {
		for i := 0; len(left) > 0 && i < len(hits); i++ {
			left = slices.DeleteFunc(left, func(r docRef) bool { return r == docRef{segment, hits[i].doc} })
		}
		take(segment, hits)
	})
	for _, r := range left {
		take(r.segment, []hit{{doc: r.doc}})
	}
	return s.reading(q, kept)
}

// finder looks the words of a search up in the parts of an index: the segments of products, or the shops.
type finder struct {
	clauses [][]clause // by part, then by word
	dead    []*bitmap  // by part; nil when nothing can be dead
	words   int
	needed  wordSet // words that an answer must contain if it can
	purpose wordSet // words that it must contain when it has no other
	known   wordSet // words that something contains
}

// finder looks words up among the products.
func (s *snapshot) finder(words []queryWord) *finder {
	f := &finder{clauses: make([][]clause, len(s.segments)), dead: s.dead}
	for _, w := range words {
		named := s.setsNamed(w)
		f.add(w, s.live, func(part int) clause { return s.segments[part].clause(w, s.synonyms(), named) })
	}
	return f
}

// finderIn looks words up in one lexicon of some documents.
func (s *snapshot) finderIn(l *lexicon, documents int, words []queryWord) *finder {
	f := &finder{clauses: make([][]clause, 1)}
	for _, w := range words {
		f.add(w, documents, func(int) clause { return l.clause(w, s.synonyms()) })
	}
	return f
}

// add adds a word, given its clause in each part, out of a total of documents.
func (f *finder) add(w queryWord, documents int, in func(part int) clause) {
	size, at := 0, f.words
	f.words++
	for i := range f.clauses {
		f.clauses[i] = append(f.clauses[i], in(i))
		size += f.clauses[i][at].size
	}
	factor := rarity(size, documents)
	if f.needed == 0 && !w.purpose {
		factor *= firstFactor
	}
	for i := range f.clauses {
		f.clauses[i][at].factor = factor
	}
	if size > 0 {
		f.known = f.known.with(at)
	}
	switch {
	case w.purpose:
		f.purpose = f.purpose.with(at)
	case !w.optional:
		f.needed = f.needed.with(at)
	}
}

// match finds the live documents that contain all of some words; none means any word.
func (f *finder) match(needed wordSet, take hitFunc) {
	for i, clauses := range f.clauses {
		match(clauses, needed, func(hits []hit) {
			if f.dead != nil && f.dead[i] != nil {
				hits = slices.DeleteFunc(hits, func(h hit) bool { return f.dead[i].has(h.doc) })
			}
			if len(hits) > 0 {
				take(uint32(i), hits)
			}
		})
	}
}

// hitsPool lends memory for the answers of a search of several words, which may be thousands.
var hitsPool = sync.Pool{New: func() any { return new([]hit) }}

// answer finds the documents that contain all words, if one of them has each where it counts: in its name, category,
// options, shop or town. Otherwise a word of a description would decide, or nothing would be found: the best document
// then tells which words to keep. The others still count where they are found, but are not needed. A visitor who
// insists gets what contains all words, or nothing. It returns the words kept.
func (f *finder) answer(exact bool, take hitFunc) (kept wordSet) {
	if exact {
		f.match(f.needed|f.purpose, take)
		return f.needed | f.purpose
	}
	needed := f.needed & f.known
	if needed == 0 {
		needed = f.purpose & f.known
	}
	if needed.len() <= 1 {
		if needed != 0 {
			f.match(needed, take)
		}
		return needed
	}
	memory := hitsPool.Get().(*[]hit)
	defer hitsPool.Put(memory)
	all, ends, strong := (*memory)[:0], make([]int, len(f.clauses)), false
	f.match(needed, func(part uint32, hits []hit) {
		all = append(all, hits...)
		ends[part] = len(all)
		strong = strong || slices.ContainsFunc(hits, func(h hit) bool { return h.strong&needed == needed })
	})
	*memory = all
	if !strong {
		var best hit
		f.match(0, func(_ uint32, hits []hit) {
			for _, h := range hits {
				if h.score > best.score {
					best = h
				}
			}
		})
		if kept = best.strong & needed; kept == 0 && len(all) == 0 {
			kept = best.found & needed
		}
		if kept != 0 {
			f.match(kept, take)
			return kept
		}
	}
	from := 0
	for part, end := range ends { // 0 for a part without answers
		if end > from {
			take(uint32(part), all[from:end])
			from = end
		}
	}
	return needed
}

// namedSet is a category set that a word names, and how well.
type namedSet struct {
	set    int
	weight uint8
	factor float32
}

// setsNamed finds the category sets that have products in a category whose name contains a word, in their order.
func (s *snapshot) setsNamed(w queryWord) (named []namedSet) {
	for _, l := range s.categoryNames.lists(w, s.synonyms()) {
		for i, category := range l.docs {
			broad := slices.ContainsFunc(l.docs, func(other uint32) bool { return s.isAbove(category, other) })
			for _, in := range s.setsIn[category] {
				factor := l.factor
				switch {
				case in.own:
				case broad:
					factor *= ancestorFactor * broadFactor
				default:
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

// isAbove reports whether a category is somewhere above another.
func (s *snapshot) isAbove(category, other uint32) bool {
	flat := s.tree.Flat()
	for at := flat[other].ParentID; at != ""; {
		parent := s.categoryAt[at]
		if uint32(parent) == category {
			return true
		}
		at = flat[parent].ParentID
	}
	return false
}

// clause looks a word up in a segment: its own words, and the products of the category sets that the word names.
func (s *segment) clause(w queryWord, known *synonymTable, named []namedSet) clause {
	c := s.lexicon.clause(w, known)
	for _, n := range named {
		if docs := s.setSpan(n.set); docs.from < docs.to {
			c.add(list{span: docs, weight: n.weight, factor: n.factor})
		}
	}
	return c
}
