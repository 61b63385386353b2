package search

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"time"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/richtext"
)

// StoreTile is a shop in a listing.
type StoreTile struct {
	ID            string          `json:"id"`
	Name          string          `json:"name"`
	Slug          string          `json:"slug"`
	ProfilePhoto  string          `json:"profilePhoto" doc:"Empty when there is none"`
	Thumbs        *picture.Thumbs `json:"thumbs"`
	Alt           string          `json:"alt"`
	Color         string          `json:"color" doc:"Average colour of the photo, #rrggbb"`
	City          string          `json:"city"`
	Region        string          `json:"region"`
	PostalCode    string          `json:"postalCode"`
	CategoryCode  string          `json:"categoryCode"`
	CategoryLabel string          `json:"categoryLabel"`
	Tagline       string          `json:"tagline"`
	ProductCount  int             `json:"productCount"`
	CreatedAt     time.Time       `json:"createdAt"`
	Distance      *float64        `json:"distance,omitempty" doc:"Kilometres from the place asked for, when both are known"`
}

// shopIndex is every shop open to the public, found by words. Shops are few: a change of one makes another index.
type shopIndex struct {
	lexicon *lexicon
	tiles   []StoreTile
	names   []string // as [french.Key] makes them
	at      []*point // nil when the location is unknown

	categories []shop.Category // the codes, with what each is called
}

func newShopIndex(shops []*shop.Shop, url picture.URLOf) *shopIndex {
	b, x := newLexiconBuilder(), &shopIndex{categories: shop.Categories()}
	for i, s := range shops {
		doc := uint32(i)
		b.name(doc, s.Name, weightName)
		b.label(doc, s.Category(), weightCategory)
		b.label(doc, s.City, weightShop)
		b.label(doc, s.Region, weightRegion)
		b.text(doc, s.Tagline)
		b.text(doc, richtext.Plain(s.Presentation))
		x.tiles = append(x.tiles, tileOf(s, url))
		x.names = append(x.names, french.Key(s.Name))
		var at *point
		if s.Located {
			at = &point{s.Lat, s.Lon}
		}
		x.at = append(x.at, at)
	}
	x.lexicon = b.done(nil)
	return x
}

func tileOf(s *shop.Shop, url picture.URLOf) StoreTile {
	t := StoreTile{
		ID: s.ID, Name: s.Name, Slug: s.Slug, City: s.City, Region: s.Region, PostalCode: s.PostalCode,
		CategoryCode: string(s.CategoryCode), CategoryLabel: s.Category(), Tagline: s.Tagline,
		CreatedAt: s.CreatedAt,
	}
	if s.Photo.Ready() {
		photo := s.Photo.URLs(url)
		t.ProfilePhoto, t.Thumbs, t.Alt, t.Color = photo.File, &photo.Thumbs, photo.Alt, photo.Color
	}
	return t
}

// shopRequest is a listing of shops asked for, read and checked.
type shopRequest struct {
	query         query
	page, perPage int
	order         sortOrder
	ascending     bool
	codes         []string // a shop of any of them passes
	from          *point
}

// shopListing is one page of shops.
type shopListing struct {
	total   int
	tiles   []StoreTile
	byCode  map[string]int // of those found, whatever their code
	reading reading        // how the words were taken
}

// findShops returns the shops that answer a query that was understood, and how it was taken.
func (s *snapshot) findShops(q query) (hits []hit, how reading) {
	if len(q.words) == 0 {
		for i := range s.shops.tiles {
			hits = append(hits, hit{doc: uint32(i), score: 1})
		}
		return hits, reading{}
	}
	kept := s.finderIn(s.shops.lexicon, len(s.shops.tiles), q.words).answer(q.exact, func(_ uint32, found []hit) {
		hits = append(hits, found...)
	})
	for i := range hits {
		switch name := s.shops.names[hits[i].doc]; {
		case name == q.key:
			hits[i].score = exactName
		case strings.HasPrefix(name, q.key):
			hits[i].score = namePrefix
		}
	}
	return hits, s.reading(q, kept)
}

// listShops answers a request.
func (s *snapshot) listShops(r shopRequest) shopListing {
	hits, how := s.findShops(s.understand(r.query))
	found := shopListing{byCode: map[string]int{}, reading: how}
	type sortable struct {
		key float64 // the greater, the earlier
		doc uint32
	}
	var list []sortable
	for _, h := range hits {
		code := s.shops.tiles[h.doc].CategoryCode
		found.byCode[code]++
		if len(r.codes) == 0 || slices.Contains(r.codes, code) {
			list = append(list, sortable{s.shopKey(r, h), h.doc})
		}
	}
	slices.SortFunc(list, func(a, b sortable) int {
		x, y := &s.shops.tiles[a.doc], &s.shops.tiles[b.doc]
		return cmp.Or(cmp.Compare(b.key, a.key),
			cmp.Compare(french.Fold(x.Name), french.Fold(y.Name)), cmp.Compare(x.ID, y.ID))
	})
	found.total = len(list)
	list = list[min(len(list), (r.page-1)*r.perPage):]
	for _, c := range list[:min(len(list), r.perPage)] {
		found.tiles = append(found.tiles, s.shopTile(c.doc, r.from))
	}
	return found
}

func (s *snapshot) shopTile(doc uint32, from *point) StoreTile {
	tile := s.shops.tiles[doc]
	if at, ok := s.sellerAt[tile.ID]; ok {
		tile.ProductCount = int(s.bySeller[at])
	}
	if at := s.shops.at[doc]; at != nil && from != nil {
		km := roundKilometres(from.kilometres(*at))
		tile.Distance = &km
	}
	return tile
}

func (s *snapshot) shopKey(r shopRequest, h hit) float64 {
	tile, key := &s.shops.tiles[h.doc], 0.0
	popularity := 0.0
	if at, ok := s.sellerAt[tile.ID]; ok {
		popularity = math.Log1p(s.sellerPopularity[at])
	}
	switch r.order {
	case byPopularity:
		key = popularity
	case byNewest:
		key = float64(tile.CreatedAt.UnixMilli())
	case byDistance:
		at := s.shops.at[h.doc]
		if at == nil {
			return math.Inf(-1) // last whatever the direction
		}
		key = r.from.kilometres(*at)
	default:
		key = float64(h.score)
		if h.score < namePrefix { // names that begin alike follow the alphabet, as in any directory
			key *= 1 + popularityBoost*popularity
		}
	}
	if r.ascending {
		return -key
	}
	return key
}
