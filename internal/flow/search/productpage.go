package search

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
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
	Reading

	Unknown []UnknownValue `json:"unknown" doc:"Values asked for in colors, sizes, materials or regions that nothing has: they let nothing through; when lenient, also categories and shops that are gone"`

	RedirectTo string `json:"redirectTo,omitempty" doc:"Set when a category was asked by a former address: the page must answer a permanent redirection there"`
}

// UnknownValue is a value of a filter that no product or shop has, or when lenient a category or shop that is gone.
type UnknownValue struct {
	Filter string `json:"filter" enum:"categories,store,colors,sizes,materials,regions"`
	Value  string `json:"value" doc:"As it was asked for"`
}

// Reading tells what was searched when that is not what was typed. The parameter exact asks for what was typed alone.
type Reading struct {
	SearchedFor string   `json:"searchedFor" doc:"The words looked for, when some of those typed were corrected or left out; else empty"`
	LeftOut     []string `json:"leftOut" doc:"Words typed that were left out"`
}

// Facets are counts of a listing by each of its filters, and its prices. Each is made without the filter of its own
// kind.
type Facets struct {
	Categories []CategoryFacet `json:"categories" doc:"Categories that hold some of it, descendants included, in the order of the flat list"`
	Stores     []StoreFacet    `json:"stores" doc:"The shops that hold most of it, at most 20"`
	Price      *PriceSpan      `json:"price" doc:"Null when nothing answers"`

	InStock      int           `json:"inStock" doc:"Products that can be bought now"`
	OnSale       int           `json:"onSale" doc:"Products below their regular price"`
	FreeShipping int           `json:"freeShipping" doc:"Products of which one unit ships free"`
	Colors       []ChoiceFacet `json:"colors" doc:"The 20 most common and those asked for, the most common first"`
	Sizes        []ChoiceFacet `json:"sizes"`
	Materials    []ChoiceFacet `json:"materials"`
	Regions      []ChoiceFacet `json:"regions" doc:"Of shops"`
}

// ChoiceFacet is a value of a filter and how many products of the listing have it.
type ChoiceFacet struct {
	Code  string `json:"code" doc:"What the filter takes"`
	Name  string `json:"name"`
	Count int    `json:"count"`
}

// CategoryFacet is a category and how many products of the listing are in it. The rest is in the flat list of
// categories, which clients read once.
type CategoryFacet struct {
	Key   string `json:"key" doc:"What the filter takes: the short id"`
	Count int    `json:"count"`
}

// StoreFacet is a shop and how many products of the listing it sells.
type StoreFacet struct {
	Slug  string `json:"slug" doc:"What the filter takes"`
	Name  string `json:"name"`
	Count int    `json:"count"`
}

// PriceSpan goes from the lowest to the highest price of a listing.
type PriceSpan struct {
	Min money.Cents `json:"min"`
	Max money.Cents `json:"max"`
}

// How many shops, and values of each kind, the facets name.
const (
	maxStoreFacets  = 20
	maxChoiceFacets = 20
)

// pageJSON answers a request as the JSON of a [ProductPage]. Tiles and facets are already JSON and are only joined.
func (s *snapshot) pageJSON(r request) []byte {
	found := s.list(r)
	defer found.release()
	if r.shuffled {
		rand.Shuffle(len(found.items), func(i, j int) {
			found.items[i], found.items[j] = found.items[j], found.items[i]
		})
	}
	at := rangeOf(r.page, r.perPage, len(found.items), found.total)
	to := s.appendTiles(append(newBody(), `{"data":`...), found)
	to = fmt.Appendf(to, `,"from":%d,"to":%d,"total":%d,"pageCount":%d,"currentPage":%d,"isEmpty":%t,"defaultData":`,
		at.from, at.to, found.total, at.pages, r.page, found.total == 0)
	instead, didYouMean := listing{}, ""
	if found.total == 0 {
		instead = s.list(everything(r.perPage))
		defer instead.release()
		if !found.matched {
			didYouMean = s.didYouMean(r.query)
		}
	}
	to = s.appendTiles(to, instead)
	to = append(append(to, `,"didYouMean":`...), asJSON(didYouMean)...)
	to = append(append(to, `,"searchedFor":`...), asJSON(found.reading.searched)...)
	to = append(append(to, `,"leftOut":`...), asJSON(web.List(found.reading.leftOut))...)
	to = s.appendFacets(append(to, `,"facets":`...), found, r)
	to = append(append(to, `,"unknown":`...), asJSON(web.List(r.unknown))...)
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

// appendFacets appends the JSON of [Facets].
func (s *snapshot) appendFacets(to []byte, found listing, r request) []byte {
	to = append(to, `{"categories":[`...)
	empty := len(to)
	for i, facet := range s.categoryFacets {
		if n := found.byCategory[i]; n > 0 {
			to = appendFacet(to, len(to) == empty, facet, n)
		}
	}
	to = append(to, `],"stores":[`...)
	empty = len(to)
	for _, ordinal := range largest(s.sellersByName, found.bySeller, maxStoreFacets) {
		to = appendFacet(to, len(to) == empty, s.sellers[ordinal].facet, found.bySeller[ordinal])
	}
	to = append(to, `],"price":`...)
	if found.high >= 0 {
		to = fmt.Appendf(to, `{"min":%v,"max":%v}`, money.Cents(found.low), money.Cents(found.high))
	} else {
		to = append(to, "null"...)
	}
	to = fmt.Appendf(to, `,"inStock":%d,"onSale":%d,"freeShipping":%d`,
		found.byFlag[0], found.byFlag[1], found.byFlag[2])
	for kind, name := range []string{`,"colors":[`, `,"sizes":[`, `,"materials":[`} {
		to = appendChoices(append(to, name...), s.choicesByName[kind], found.byChoice, r.chosen[kind],
			func(ordinal uint32) string { return s.choices[ordinal].facet })
	}
	to = appendChoices(append(to, `,"regions":[`...), s.regionsByName, found.byRegion, r.inRegions,
		func(ordinal uint32) string { return s.regions[ordinal].facet })
	return append(to, '}')
}

// appendChoices appends the facets of the most common of some values, and of those asked for, and closes their list.
func appendChoices(to []byte, byName []uint32, counts []int32, asked []uint32, facet func(uint32) string) []byte {
	shown := largest(byName, counts, maxChoiceFacets)
	for _, ordinal := range asked {
		if !slices.Contains(shown, ordinal) {
			shown = append(shown, ordinal)
		}
	}
	for i, ordinal := range shown {
		to = appendFacet(to, i == 0, facet(ordinal), counts[ordinal])
	}
	return append(to, ']')
}

// facetStart is the JSON of a facet up to its count, which is its last field and still zero.
func facetStart(facet any) string { return strings.TrimSuffix(string(asJSON(facet)), "0}") }

// appendFacet appends a facet that was begun by [facetStart], after a comma unless it is the first.
func appendFacet(to []byte, first bool, start string, count int32) []byte {
	if !first {
		to = append(to, ',')
	}
	return append(strconv.AppendInt(append(to, start...), int64(count), 10), '}')
}

// largest returns the n ordinals with the greatest counts above zero, by name among equals. It keeps the n largest so
// far while it goes through all by name: few listings need more than a few insertions.
func largest(byName []uint32, counts []int32, n int) []uint32 {
	largest := make([]uint32, 0, n+1)
	for _, ordinal := range byName {
		count := counts[ordinal]
		if count == 0 || len(largest) == n && count <= counts[largest[n-1]] {
			continue
		}
		at := len(largest)
		for at > 0 && counts[largest[at-1]] < count {
			at--
		}
		largest = slices.Insert(largest, at, ordinal)
		largest = largest[:min(len(largest), n)]
	}
	return largest
}
