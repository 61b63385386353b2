package search

import (
	"cmp"
	"slices"

	"rangrue/internal/kit/french"
	"rangrue/internal/kit/quickgzip"
	"rangrue/internal/kit/web"
)

// How many of each kind are suggested while a search is being typed.
const (
	suggestedProducts   = 6
	suggestedStores     = 3
	suggestedCategories = 3
)

// Suggestions describes on the wire what a search still being typed may mean.
type Suggestions struct {
	Products   []Tile              `json:"products"`
	Stores     []StoreTile         `json:"stores"`
	Categories []SuggestedCategory `json:"categories" doc:"With how many products each holds"`
}

// SuggestedCategory is a category that a search names.
type SuggestedCategory struct {
	ID       string  `json:"id"`
	ShortID  int     `json:"shortId"`
	ParentID *string `json:"parentId"`
	Slug     string  `json:"slug"`
	Path     string  `json:"path" doc:"Slugs from the top down to it, joined by /"`
	Name     string  `json:"name"`
	Count    int     `json:"count"`
}

type suggestParams struct {
	Q string `query:"q" required:"true" minLength:"2" maxLength:"200"`
}

func (x *Index) getSuggestions(p *quickgzip.Page, in *suggestParams) error {
	s, q := x.snapshot.Load(), readQuery(in.Q)
	if len(q.words) == 0 {
		p.Add(`{"products":[],"stores":[],"categories":[]}`)
		return nil
	}
	r := everything(suggestedProducts)
	r.query = q
	found := s.list(r)
	defer found.giveBack()
	p.Add(`{"products":`)
	s.addTiles(p, found)
	stores := s.listShops(shopRequest{query: q, page: 1, perPage: suggestedStores, order: byRelevance}).tiles
	p.Add(`,"stores":` + asJSON(web.List(stores)))
	p.Add(`,"categories":` + asJSON(s.suggestedCategories(q)) + `}`)
	return nil
}

func (s *snapshot) suggestedCategories(q query) []SuggestedCategory {
	list := []SuggestedCategory{}
	for _, place := range s.categoriesCalled(q) {
		c := s.tree.Flat()[place]
		told := SuggestedCategory{ID: c.ID, ShortID: c.ShortID, Slug: c.Slug, Path: s.tree.Path(c.ID), Name: c.Name, Count: int(s.byPlace[place])}
		if c.ParentID != "" {
			told.ParentID = &c.ParentID
		}
		list = append(list, told)
	}
	return list
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
		match(clauses, rarities, len(q.words), func(found []hit) {
			hits = append(hits, slices.DeleteFunc(found, func(h hit) bool { return s.byPlace[h.doc] == 0 })...)
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
