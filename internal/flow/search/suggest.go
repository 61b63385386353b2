package search

import (
	"cmp"
	"slices"
	"strconv"

	"rangrue/internal/kit/french"
)

// How many of each kind are suggested while a search is being typed.
const (
	suggestedProducts   = 6
	suggestedStores     = 3
	suggestedCategories = 3
)

// Suggestions describes on the wire what a search still being typed may mean.
type Suggestions struct {
	Products   []Tile          `json:"products"`
	Stores     []StoreTile     `json:"stores"`
	Categories []CategoryFacet `json:"categories" doc:"With how many products each holds"`
}

type suggestParams struct {
	Q string `query:"q" required:"true" minLength:"2" maxLength:"200"`
}

func (x *Index) getSuggestions(to []byte, in *suggestParams) ([]byte, error) {
	s, q := x.snapshot.Load(), readQuery(in.Q)
	if len(q.words) == 0 {
		return append(to, `{"products":[],"stores":[],"categories":[]}`...), nil
	}
	r := everything(suggestedProducts)
	r.query = q
	to = s.appendTiles(append(to, `{"products":`...), s.list(r))
	stores := s.listShops(shopRequest{query: q, page: 1, perPage: suggestedStores, order: byRelevance}).tiles
	to = append(to, `,"stores":`...)
	if len(stores) == 0 {
		to = append(to, `[]`...)
	} else {
		to = append(to, asJSON(stores)...)
	}
	to = append(to, `,"categories":[`...)
	for i, place := range s.categoriesCalled(q) {
		if i > 0 {
			to = append(to, ',')
		}
		to = append(strconv.AppendInt(append(to, s.parts[place]...), int64(s.byPlace[place]), 10), '}')
	}
	return append(to, `]}`...), nil
}

// categoriesCalled finds the categories that a query names and that hold something, the fullest first among equals.
func (s *snapshot) categoriesCalled(q query) (places []int) {
	var hits []hit
	for how := asTyped; how <= corrected && len(hits) == 0; how++ {
		clauses, rarities := make([]clause, len(q.words)), make([]float32, len(q.words))
		for n, word := range q.words {
			clauses[n] = s.titles.clause(word, how)
			rarities[n] = 1
		}
		match(len(s.parts), clauses, rarities, len(q.words), func(found []hit) {
			hits = slices.DeleteFunc(slices.Clone(found), func(h hit) bool { return s.byPlace[h.doc] == 0 })
		})
	}
	flat := s.tree.Flat()
	for i := range hits {
		if french.Key(flat[hits[i].doc].Name) == q.key {
			hits[i].score += exactName
		}
	}
	slices.SortFunc(hits, func(a, b hit) int {
		return cmp.Or(cmp.Compare(b.score, a.score), int(s.byPlace[b.doc]-s.byPlace[a.doc]), cmp.Compare(a.doc, b.doc))
	})
	for _, h := range hits[:min(len(hits), suggestedCategories)] {
		places = append(places, int(h.doc))
	}
	return places
}
