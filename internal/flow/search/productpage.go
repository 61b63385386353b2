package search

import (
	"cmp"
	"fmt"
	"slices"

	"rangrue/internal/kit/money"
)

// ProductPage is a page of products. It describes the answer in the OpenAPI document; [snapshot.pageJSON] writes it.
type ProductPage struct {
	Data        []Tile `json:"data"`
	From        int    `json:"from" doc:"Rank of the first product shown, 0 when none is"`
	To          int    `json:"to"`
	Total       int    `json:"total"`
	PageCount   int    `json:"pageCount"`
	CurrentPage int    `json:"currentPage"`
	IsEmpty     bool   `json:"isEmpty" doc:"Nothing answers at all; see defaultData"`
	DefaultData []Tile `json:"defaultData" doc:"When nothing answers, the first page of everything by relevance; else empty"`
	DidYouMean  string `json:"didYouMean" doc:"Other words that find something, when nothing answers; else empty"`
	Facets      Facets `json:"facets"`

	RedirectTo string `json:"redirectTo,omitempty" doc:"Set when a category was asked by a former address: the page must answer a permanent redirection there"`
}

// Facets are counts of a listing by category and shop, and its prices. Each is made without the filter of its own kind.
type Facets struct {
	Categories []CategoryFacet `json:"categories" doc:"Categories that hold some of it, descendants included, in the order of the flat list"`
	Stores     []StoreFacet    `json:"stores" doc:"The shops that hold most of it, at most 30"`
	Price      *PriceSpan      `json:"price" doc:"Null when nothing answers"`
}

// CategoryFacet is a category and how many products of the listing are in it. The rest is in the flat list of
// categories, which clients read once.
type CategoryFacet struct {
	ID    string `json:"id"`
	Count int    `json:"count"`
}

// StoreFacet is a shop and how many products of the listing it sells.
type StoreFacet struct {
	ID    string `json:"id"`
	Slug  string `json:"slug"`
	Name  string `json:"name"`
	Count int    `json:"count"`
}

// PriceSpan goes from the lowest to the highest price of a listing.
type PriceSpan struct {
	Min money.Cents `json:"min"`
	Max money.Cents `json:"max"`
}

// maxStoreFacets is how many shops the facets name.
const maxStoreFacets = 30

// Sizes to allocate the JSON of a page at once; a larger page grows.
const (
	tileSize   = 1 << 10
	facetsSize = 12 << 10
)

// pageJSON answers a request as the JSON of a [ProductPage]. The tiles are already JSON and are only joined.
func (s *snapshot) pageJSON(r request) []byte {
	found := s.list(r)
	to := make([]byte, 0, r.perPage*tileSize+facetsSize)
	at := rangeOf(r.page, r.perPage, len(found.items), found.total)
	to = s.appendTiles(append(to, `{"data":`...), found)
	to = fmt.Appendf(to, `,"from":%d,"to":%d,"total":%d,"pageCount":%d,"currentPage":%d,"isEmpty":%t,"defaultData":`,
		at.from, at.to, found.total, at.pages, r.page, found.total == 0)
	instead, didYouMean := listing{}, ""
	if found.total == 0 {
		instead = s.list(everything(r.perPage))
		if !found.matched {
			didYouMean = s.didYouMean(r.query)
		}
	}
	to = s.appendTiles(to, instead)
	to = append(append(to, `,"didYouMean":`...), asJSON(didYouMean)...)
	to = append(append(to, `,"facets":`...), asJSON(s.facets(found))...)
	if r.redirectTo != "" {
		to = append(append(to, `,"redirectTo":`...), asJSON(r.redirectTo)...)
	}
	return append(to, '}')
}

func (s *snapshot) appendTiles(to []byte, found listing) []byte {
	to = append(to, '[')
	for i, c := range found.items {
		if i > 0 {
			to = append(to, ',')
		}
		seg, distance := s.segments[c.seg], -1.0
		if seller := seg.facts[c.doc].seller; len(found.distances) > 0 && found.distances[seller] >= 0 {
			distance = kilometresThrough(found.distances[seller])
		}
		to = appendTile(to, seg.tiles[c.doc], distance)
	}
	return append(to, ']')
}

// pageRange is which part of the whole a page shows. A page beyond the end shows nothing of the true total.
type pageRange struct{ from, to, pages int }

func rangeOf(page, perPage, shown, total int) pageRange {
	p := pageRange{pages: (total + perPage - 1) / perPage}
	if shown > 0 {
		p.from = (page-1)*perPage + 1
		p.to = p.from + shown - 1
	}
	return p
}

func (s *snapshot) facets(found listing) Facets {
	f := Facets{Categories: []CategoryFacet{}, Stores: []StoreFacet{}}
	for i, c := range s.tree.Flat() {
		if n := found.byCategory[i]; n > 0 {
			f.Categories = append(f.Categories, CategoryFacet{c.ID, int(n)})
		}
	}
	for _, ordinal := range s.largestSellers(found.bySeller, maxStoreFacets) {
		seller := s.sellers[ordinal]
		f.Stores = append(f.Stores, StoreFacet{seller.id, seller.slug, seller.name, int(found.bySeller[ordinal])})
	}
	if found.high >= 0 {
		f.Price = &PriceSpan{money.Cents(found.low), money.Cents(found.high)}
	}
	return f
}

// largestSellers returns the n sellers with the greatest counts above zero, by name among equals.
func (s *snapshot) largestSellers(counts []int32, n int) []uint32 {
	var found []int // positions in sellersByName
	for i, seller := range s.sellersByName {
		if counts[seller] > 0 {
			found = append(found, i)
		}
	}
	slices.SortFunc(found, func(a, b int) int {
		return cmp.Or(cmp.Compare(counts[s.sellersByName[b]], counts[s.sellersByName[a]]), cmp.Compare(a, b))
	})
	largest := make([]uint32, min(len(found), n))
	for i := range largest {
		largest[i] = s.sellersByName[found[i]]
	}
	return largest
}
