package search

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

const (
	maxSimilar  = 24
	maxTogether = 3 // bought together with it, before those that are alike

	// Of what makes two products alike, beside the words they share.
	sharedCategory = 4.0 // in the very same category
	nearPrice      = 2.0 // at the same price; nothing at four times it
)

type similarParams struct {
	ID string `path:"id" maxLength:"64"`
	N  int    `query:"n" minimum:"1" maximum:"24" default:"6"`
}

// similarRoute registers the products that go with another.
func (x *Index) similarRoute(api huma.API, options []web.Option) {
	read := func(ctx context.Context, in *similarParams) ([]byte, error) {
		s := x.snapshot.Load()
		product, ok := s.locate(in.ID)
		if !ok {
			return nil, problem.Missing("product_not_found")
		}
		var together []string
		if x.BoughtWith != nil {
			var err error
			if together, err = x.BoughtWith(ctx, in.ID, maxTogether); err != nil {
				return nil, err
			}
		}
		found := listing{items: s.similar(product, together, in.N)}
		return append(s.appendTiles(append(newBody(), `{"data":`...), found), '}'), nil
	}
	routeJSON[similarParams, NewestProducts](api, "/search/products/similar/{id}",
		"Products that go with another: bought together with it, then alike and of other shops", read, options)
}

// locate finds a live product.
func (s *snapshot) locate(id string) (docRef, bool) {
	for i := len(s.segments) - 1; i >= 0; i-- {
		if doc, ok := s.segments[i].byID[id]; ok && !s.dead[i].has(doc) {
			return docRef{uint32(i), doc}, true
		}
	}
	return docRef{}, false
}

// similar lists at most n products: those bought together with one, then those most like it in other shops. Its own
// shop has a list of its own, and what is sold out is left out.
func (s *snapshot) similar(product docRef, together []string, n int) []candidate {
	var found []candidate
	for _, id := range together {
		if at, ok := s.locate(id); ok && !s.segments[at.segment].soldOut[at.doc] && len(found) < n {
			found = append(found, candidate{seg: at.segment, doc: at.doc})
		}
	}
	words := s.sharedWords(product)
	for _, category := range s.categoriesOf(product) { // a small category is completed from those above it
		alike := slices.DeleteFunc(s.alikeIn(category, product, words), func(a candidate) bool {
			return slices.ContainsFunc(found, func(b candidate) bool { return a.seg == b.seg && a.doc == b.doc })
		})
		found = append(found, alike[:min(len(alike), n-len(found))]...)
		if len(found) == n {
			break
		}
	}
	return found
}

// categoriesOf are the categories of a product, its own first, then those above, as positions in the tree.
func (s *snapshot) categoriesOf(product docRef) []int {
	return s.sets[s.segments[product.segment].facts[product.doc].set].all
}

// alikeIn lists the products of a category in other shops, the most alike first.
func (s *snapshot) alikeIn(category int, product docRef, words map[docRef]float32) (alike []candidate) {
	own := s.segments[product.segment].facts[product.doc]
	type scored struct {
		candidate
		score float64
		rank  uint32
	}
	var all []scored
	for _, in := range s.setsIn[category] {
		for i, seg := range s.segments {
			for at := seg.setSpan(in.set); at.from < at.to; at.from++ {
				f := seg.facts[at.from]
				if s.dead[i].has(at.from) || seg.soldOut[at.from] || f.seller == own.seller {
					continue
				}
				score := float64(words[docRef{uint32(i), at.from}]) + nearPrice*closeness(own.price, f.price)
				if uint32(in.set) == own.set {
					score += sharedCategory
				}
				all = append(all, scored{candidate{seg: uint32(i), doc: at.from}, score, seg.ranks[at.from]})
			}
		}
	}
	slices.SortFunc(all, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.rank, b.rank), cmp.Compare(a.seg, b.seg))
	})
	for _, a := range all[:min(len(all), maxSimilar+maxTogether)] {
		alike = append(alike, a.candidate)
	}
	return alike
}

// closeness is 1 for equal prices and 0 from four times one another on.
func closeness(a, b int32) float64 {
	apart := math.Abs(math.Log(float64(max(a, 1))/float64(max(b, 1)))) / math.Log(4)
	return max(0, 1-apart)
}

// sharedWords scores the products that have some word of a product's name in their own name, options or text.
func (s *snapshot) sharedWords(product docRef) map[docRef]float32 {
	scores := map[docRef]float32{}
	q := readQuery(s.segments[product.segment].nameOf(product.doc) + " ") // the space: no word is unfinished
	const anyWord = wordSet(0)
	s.finder(q.words).match(anyWord, func(part uint32, hits []hit) {
		for _, h := range hits {
			scores[docRef{part, h.doc}] = h.score
		}
	})
	return scores
}
