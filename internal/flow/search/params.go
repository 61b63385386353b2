package search

import (
	"cmp"
	"math"
	"reflect"
	"slices"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/problem"
)

// The messages of parameters that are refused.
var (
	textCategory = problem.Say("Cette catégorie n'existe pas.", "This category does not exist.")
	textStore    = problem.Say("Cette boutique n'existe pas.", "This shop does not exist.")
	textCode     = problem.Say("Ce genre de boutique n'existe pas.", "This kind of shop does not exist.")
	textRange    = problem.Say("Le prix maximal doit être d'au moins le prix minimal.",
		"The highest price must be at least the lowest.")
	textLocation = problem.Say("Il faut une latitude et une longitude pour trier par distance.",
		"A latitude and a longitude are needed to sort by distance.")
	textPair    = problem.Say("La latitude et la longitude vont ensemble.", "Latitude and longitude go together.")
	textDegrees = problem.Say("Ces coordonnées ne sont pas sur Terre.", "These coordinates are not on Earth.")
)

// optional is a parameter that may be absent.
type optional[T any] struct {
	value T
	set   bool
}

// Schema, Receiver and OnParamSet make it one of huma's parameters.
func (optional[T]) Schema(r huma.Registry) *huma.Schema {
	return huma.SchemaFromType(r, reflect.TypeFor[T]())
}
func (g *optional[T]) Receiver() reflect.Value    { return reflect.ValueOf(&g.value).Elem() }
func (g *optional[T]) OnParamSet(set bool, _ any) { g.set = set }

// PageParams are what every listing takes.
type PageParams struct {
	Q             string            `query:"q" maxLength:"200" doc:"Words to find; the last one may be unfinished"`
	Exact         bool              `query:"exact" doc:"Only what contains every word as it is typed: none is corrected or left out"`
	Page          int               `query:"page" minimum:"1" maximum:"100000" default:"1"`
	PerPage       int               `query:"perPage" minimum:"1" maximum:"100" default:"20"`
	SortDirection string            `query:"sortDirection" enum:"ASC,DESC" doc:"DESC when absent, except by distance: the nearest first"`
	Lat           optional[float64] `query:"lat" doc:"Degrees; needed with lon to sort by distance, and enough to receive distances"`
	Lon           optional[float64] `query:"lon"`
}

// ProductParams are what a listing of products takes.
type ProductParams struct {
	PageParams
	SortBy     string        `query:"sortBy" enum:"relevance,popularity,createdAt,price,distance" default:"relevance"`
	MinPrice   int           `query:"minPrice" minimum:"0" maximum:"10000000" doc:"Whole dollars"`
	MaxPrice   optional[int] `query:"maxPrice" minimum:"0" maximum:"10000000" doc:"Whole dollars"`
	Categories []string      `query:"categories[],explode" maxItems:"50" doc:"Id, short id, path or slug; a product of any of them or of what is under it passes"`
	Store      string        `query:"store" maxLength:"200" doc:"Id or slug of a shop"`
}

// location reads lat and lon.
func (p *PageParams) location(sortBy string) (*point, []*problem.Field) {
	if !p.Lat.set && !p.Lon.set {
		if sortOrders[sortBy] == byDistance {
			return nil, []*problem.Field{check.Fail("lat", "required", textLocation)}
		}
		return nil, nil
	}
	if p.Lat.set != p.Lon.set {
		return nil, []*problem.Field{check.Fail("lat", "required", textPair)}
	}
	var broken []*problem.Field
	if !(math.Abs(p.Lat.value) <= 90) { // refuses NaN too
		broken = append(broken, check.Fail("lat", "range", textDegrees))
	}
	if !(math.Abs(p.Lon.value) <= 180) {
		broken = append(broken, check.Fail("lon", "range", textDegrees))
	}
	return &point{p.Lat.value, p.Lon.value}, broken
}

func (p *PageParams) ascending(sortBy string) bool {
	return p.SortDirection == "ASC" || p.SortDirection == "" && sortOrders[sortBy] == byDistance
}

// request reads the parameters against a snapshot: categories and shops are those of that moment.
func (p *ProductParams) request(s *snapshot) (request, error) {
	r := everything(p.PerPage)
	r.query, r.page, r.order, r.ascending = readQuery(p.Q), p.Page, sortOrders[p.SortBy], p.ascending(p.SortBy)
	r.query.exact = p.Exact
	r.minPrice = int32(p.MinPrice * 100)
	from, broken := p.location(p.SortBy)
	r.from = from
	if p.MaxPrice.set {
		r.maxPrice = int32(p.MaxPrice.value*100 + 99) // 20 $ lets 20,99 $ through: both ends are whole dollars
		if p.MaxPrice.value < p.MinPrice {
			broken = append(broken, check.Fail("maxPrice", "range", textRange))
		}
	}
	for _, name := range p.Categories {
		category, ok := s.category(name)
		if !ok {
			broken = append(broken, check.Fail("categories", "unknown_category", textCategory))
		}
		r.categories = append(r.categories, category)
	}
	if p.Store != "" {
		at, ok := s.sellerAt[p.Store]
		if !ok && !s.shops.has(p.Store) {
			broken = append(broken, check.Fail("store", "unknown_store", textStore))
		}
		if r.seller = at; !ok {
			r.seller = len(s.sellers) // a shop that sells nothing yet
		}
	}
	return r, check.All(broken...)
}

// category returns the position of a category in the tree by its id, short id, path, or slug when no other category has
// the same.
func (s *snapshot) category(name string) (at int, ok bool) {
	if at, ok = s.categoryAt[name]; ok {
		return at, true
	}
	if c, found := s.tree.ByPath(name); found {
		return s.categoryAt[c.ID], true
	}
	if c, found := s.tree.ByFormerPath(name); found {
		return s.categoryAt[c.ID], true
	}
	short, err := strconv.Atoi(name)
	for i, c := range s.tree.Flat() {
		if err == nil && c.ShortID == short {
			return i, true
		}
		if c.Slug == name {
			if ok {
				return 0, false
			}
			at, ok = i, true
		}
	}
	return at, ok
}

func (s *shopIndex) has(name string) bool {
	return slices.ContainsFunc(s.tiles, func(t StoreTile) bool { return t.ID == name || t.Slug == name })
}

// storeParams are what the listing of shops takes.
type storeParams struct {
	PageParams
	SortBy     string   `query:"sortBy" enum:"relevance,popularity,createdAt,distance" default:"relevance"`
	Categories []string `query:"categories[],explode" maxItems:"50" doc:"Category codes of shops; a shop of any of them passes"`
}

func (p *storeParams) request() (shopRequest, error) {
	r := shopRequest{
		query: readQuery(p.Q), page: p.Page, perPage: p.PerPage, order: sortOrders[p.SortBy],
		ascending: p.ascending(p.SortBy), codes: p.Categories,
	}
	r.query.exact = p.Exact
	from, broken := p.location(p.SortBy)
	r.from = from
	for _, code := range p.Categories {
		if shop.CategoryCode(code).Label() == "" {
			broken = append(broken, check.Fail("categories", "unknown_category", textCode))
		}
	}
	return r, check.All(broken...)
}

// codeFacets lists the codes of shops found, in the specification's order.
func codeFacets(byCode map[string]int) []CodeFacet {
	list := []CodeFacet{}
	for _, c := range shop.Categories() {
		if n := byCode[string(c.Code)]; n > 0 {
			list = append(list, CodeFacet{string(c.Code), c.Label, n})
		}
	}
	slices.SortStableFunc(list, func(a, b CodeFacet) int { return cmp.Compare(b.Count, a.Count) })
	return list
}
