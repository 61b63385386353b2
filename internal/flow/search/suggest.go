package search

import (
	"cmp"
	"slices"

	"rangrue/internal/kit/french"
	"rangrue/internal/kit/web"
)

// How many of each kind are suggested while a search is being typed.
const (
	suggestedProducts   = 6
	suggestedStores     = 3
	suggestedCategories = 3
)

// Suggestions is what a search still being typed may mean.
type Suggestions struct {
	Products   []Tile              `json:"products"`
	Stores     []StoreTile         `json:"stores"`
	Categories []SuggestedCategory `json:"categories" doc:"With how many products each holds"`
}

// SuggestedCategory is a category that a search names.
type SuggestedCategory struct {
	ID       string   `json:"id"`
	ShortID  int      `json:"shortId"`
	ParentID *string  `json:"parentId"`
	Slug     string   `json:"slug"`
	Path     string   `json:"path" doc:"Slugs from the top down to it, joined by /"`
	Name     string   `json:"name"`
	Parents  []string `json:"parents" doc:"Names of the categories above it, from the top down"`
	Count    int      `json:"count"`
}

type suggestParams struct {
	Q string `query:"q" required:"true" minLength:"2" maxLength:"200"`
}

func (x *Index) getSuggestions(in *suggestParams) ([]byte, error) {
	s, q := x.snapshot.Load(), readQuery(in.Q)
	if q.typing = true; len(q.words) == 0 {
		return []byte(`{"products":[],"stores":[],"categories":[]}`), nil
	}
	r := everything(suggestedProducts)
	r.query = q
	stores := s.listShops(shopRequest{query: q, page: 1, perPage: suggestedStores, order: byRelevance}).tiles
	body := s.appendTiles(append(newBody(), `{"products":`...), s.list(r))
	body = append(append(body, `,"stores":`...), asJSON(web.List(stores))...)
	body = append(append(body, `,"categories":`...), asJSON(s.suggestedCategories(s.understand(q)))...)
	return append(body, '}'), nil
}

func (s *snapshot) suggestedCategories(q query) []SuggestedCategory {
	list := []SuggestedCategory{}
	for _, at := range s.categoriesNamed(q) {
		c := s.tree.Flat()[at]
		suggested := SuggestedCategory{
			ID: c.ID, ShortID: c.ShortID, Slug: c.Slug, Path: s.tree.Path(c.ID), Name: c.Name,
			Parents: s.namesAbove(c.ParentID), Count: int(s.byCategory[at]),
		}
		if c.ParentID != "" {
			suggested.ParentID = &c.ParentID
		}
		list = append(list, suggested)
	}
	return list
}

// namesAbove returns the names from the top of the tree down to a category; none for no category.
func (s *snapshot) namesAbove(id string) []string {
	names := []string{}
	for id != "" {
		c := s.tree.Flat()[s.categoryAt[id]]
		names, id = append(names, c.Name), c.ParentID
	}
	slices.Reverse(names)
	return names
}

// categoriesNamed finds the categories that a query names and that have products, those with most first among equals.
// It returns their positions in the tree.
func (s *snapshot) categoriesNamed(q query) (categories []int) {
	var hits []hit
	f := s.finderIn(s.categoryNames, len(s.tree.Flat()), q.words)
	f.answer(true, func(_ uint32, found []hit) {
		hits = append(hits, slices.DeleteFunc(found, func(h hit) bool { return s.byCategory[h.doc] == 0 })...)
	})
	flat := s.tree.Flat()
	for i := range hits {
		if french.Key(flat[hits[i].doc].Name) == q.key {
			hits[i].score += exactName
		}
	}
	slices.SortFunc(hits, func(a, b hit) int {
		count := int(s.byCategory[b.doc] - s.byCategory[a.doc])
		return cmp.Or(cmp.Compare(b.score, a.score), count, cmp.Compare(a.doc, b.doc))
	})
	for _, h := range hits[:min(len(hits), suggestedCategories)] {
		categories = append(categories, int(h.doc))
	}
	return categories
}
