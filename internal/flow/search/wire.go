package search

import (
	"strconv"

	"rangrue/internal/kit/money"
	"rangrue/internal/kit/quickgzip"
)

// ProductPage describes a page of products on the wire. Like [Tile] it is never marshalled: see [snapshot.addPage].
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
}

// Facets tell how a listing spreads. Each is counted without the filter it serves to choose.
type Facets struct {
	Categories []CategoryFacet `json:"categories" doc:"Categories that hold some of it, descendants included, in the order of the flat list"`
	Stores     []StoreFacet    `json:"stores" doc:"The shops that hold most of it, at most 30"`
	Price      *PriceSpan      `json:"price" doc:"Null when nothing answers"`
}

// CategoryFacet is a category with how many products of the listing it holds. What else there is to know of it is in the
// flat list of categories, which is asked for once.
type CategoryFacet struct {
	ID    string `json:"id"`
	Count int    `json:"count"`
}

// StoreFacet is a shop with how many products of the listing it sells.
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

const mostStoreFacets = 30

// addPage answers a request as JSON.
func (s *snapshot) addPage(p *quickgzip.Page, r request) {
	found := s.list(r)
	defer found.giveBack()
	p.Add(`{"data":`)
	s.addTiles(p, found)
	p.AddWith(func(to []byte) []byte {
		to = appendRange(to, r.page, r.perPage, len(found.picked), found.total)
		to = strconv.AppendBool(append(to, `,"isEmpty":`...), found.total == 0)
		return append(to, `,"defaultData":`...)
	})
	didYouMean := ""
	if found.total == 0 {
		s.addTiles(p, s.list(everything(r.perPage)))
		if !found.met {
			didYouMean = s.didYouMean(r.query)
		}
	} else {
		p.Add(`[]`)
	}
	p.AddWith(func(to []byte) []byte { return appendQuoted(append(to, `,"didYouMean":`...), didYouMean) })
	s.addFacets(p, found)
	p.Add(`}`)
}

func (s *snapshot) addTiles(p *quickgzip.Page, found listing) {
	s.approach(found.picked)
	told := toldRecords{}
	for i, c := range found.picked {
		seg, distance := s.segments[c.seg], -1.0
		seller := seg.facts[c.doc].seller
		if len(found.distances) > 0 && found.distances[seller] >= 0 {
			distance = kilometresThrough(found.distances[seller])
		}
		begin(p, i)
		seg.addTile(p, &told, c.doc, s.sellers[seller], distance)
	}
	end(p, len(found.picked))
}

// approach reads a little of everything a page will show. Products lie far apart in memory: each by itself would be waited
// for in turn, but those of a loop that does nothing else come together.
//
//go:noinline
func (s *snapshot) approach(picked []candidate) (read int) {
	for _, c := range picked {
		parts, seller := &s.segments[c.seg].parts[c.doc], s.sellers[s.segments[c.seg].facts[c.doc].seller]
		read += parts.head.Approach() + parts.photo.Approach() + seller.part.Approach()
	}
	return read
}

// appendRange writes which part of the whole a page shows. A page beyond the end shows nothing of the true total.
func appendRange(to []byte, page, perPage, shown, total int) []byte {
	p := rangeOf(page, perPage, shown, total)
	to = strconv.AppendInt(append(to, `,"from":`...), int64(p.from), 10)
	to = strconv.AppendInt(append(to, `,"to":`...), int64(p.to), 10)
	to = strconv.AppendInt(append(to, `,"total":`...), int64(total), 10)
	to = strconv.AppendInt(append(to, `,"pageCount":`...), int64(p.pages), 10)
	return strconv.AppendInt(append(to, `,"currentPage":`...), int64(page), 10)
}

type pageRange struct{ from, to, pages int }

func rangeOf(page, perPage, shown, total int) pageRange {
	p := pageRange{pages: (total + perPage - 1) / perPage}
	if shown > 0 {
		p.from = (page-1)*perPage + 1
		p.to = p.from + shown - 1
	}
	return p
}

func (s *snapshot) addFacets(p *quickgzip.Page, found listing) {
	p.Add(`,"facets":{"categories":`)
	told := 0
	for place, n := range found.byPlace {
		if n > 0 {
			begin(p, told)
			addFacet(p, s.facets[place], n)
			told++
		}
	}
	end(p, told)
	p.Add(`,"stores":`)
	most := s.mostOf(found.bySeller, mostStoreFacets)
	for i, at := range most {
		begin(p, i)
		addFacet(p, s.sellers[at].facet, found.bySeller[at])
	}
	end(p, len(most))
	p.AddWith(func(to []byte) []byte {
		to = append(to, `,"price":`...)
		if found.high < 0 {
			return append(to, `null}`...)
		}
		to = appendDollars(append(to, `{"min":`...), int64(found.low))
		return append(appendDollars(append(to, `,"max":`...), int64(found.high)), `}}`...)
	})
}

func addFacet(p *quickgzip.Page, facet quickgzip.Record, count int32) {
	p.Record(phraseFacetID, facet)
	p.Phrase(phraseFacetCount)
	p.AddInt(int(count))
}

// mostOf gives the n sellers with the greatest counts, by name among equals. Sellers are looked at in the order of their
// names, so that only a greater count moves one ahead of another.
func (s *snapshot) mostOf(counts []int32, n int) []uint32 {
	most, least := make([]uint32, 0, n), int32(0)
	for _, at := range s.ranked {
		count := counts[at]
		if count <= least {
			continue
		}
		if len(most) < n {
			most = append(most, at)
		}
		i := len(most) - 1
		for ; i > 0 && counts[most[i-1]] < count; i-- {
			most[i] = most[i-1]
		}
		most[i] = at
		if len(most) == n {
			least = counts[most[n-1]]
		}
	}
	return most
}
