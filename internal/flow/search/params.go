package search

import (
	"cmp"
	"math"
	"net/url"
	"reflect"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/catalog"
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
	textPair = problem.Say("La latitude et la longitude vont ensemble.", "Latitude and longitude go together.")
	textNear = problem.Say("Il faut une latitude et une longitude pour chercher autour d'un lieu.",
		"A latitude and a longitude are needed to search around a place.")
	textRadius = problem.Say("La distance doit être de plus de zéro kilomètre.",
		"The distance must be more than zero kilometres.")
	textDollars = problem.Say("Ce prix n'est pas un nombre.", "This price is not a number.")
	textValues  = problem.Say("Un filtre prend au plus 50 valeurs.", "A filter takes at most 50 values.")
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
	SortBy     string            `query:"sortBy" enum:"relevance,popularity,rating,createdAt,price,distance" default:"relevance"`
	MinPrice   float64           `query:"minPrice" minimum:"0" maximum:"10000000" doc:"Dollars; cents are cut off"`
	MaxPrice   optional[float64] `query:"maxPrice" minimum:"0" maximum:"10000000" doc:"Dollars; cents are cut off"`
	Categories []string          `query:"categories[],explode" maxItems:"50" doc:"Id, short id, path or slug; a product of any of them or of what is under it passes"`
	Store      string            `query:"store" maxLength:"200" doc:"Id or slug of a shop"`

	InStock      bool              `query:"inStock" doc:"Only what can be bought now"`
	OnSale       bool              `query:"onSale" doc:"Only what is below its regular price"`
	FreeShipping bool              `query:"freeShipping" doc:"Only what ships free, one unit bought alone"`
	Colors       []string          `query:"colors[],explode" maxItems:"50" doc:"Codes or names; a product of any of them passes"`
	Sizes        []string          `query:"sizes[],explode" maxItems:"50" doc:"Codes or names; a product of any of them passes"`
	Materials    []string          `query:"materials[],explode" maxItems:"50" doc:"Codes or names; a product of any of them passes"`
	Regions      []string          `query:"regions[],explode" maxItems:"50" doc:"Codes or names of the regions of shops; a shop of any of them passes"`
	Within       optional[float64] `query:"within" maximum:"20000" doc:"Kilometres between lat and lon and the shop"`
	Shuffle      bool              `query:"shuffle" doc:"The products of the page come in any order"`
	Lenient      bool              `query:"lenient" doc:"Categories and shops that are gone are left out and named in unknown, instead of being refused"`
}

// Resolve reads the parameters that are lists, see [readList].
func (p *ProductParams) Resolve(ctx huma.Context) []error {
	address := ctx.URL()
	asked := address.Query()
	for _, list := range p.lists() {
		*list.values = readList(asked, list.name)
	}
	return nil
}

// listParam is a parameter that is a list.
type listParam struct {
	name   string
	values *[]string
}

// lists are the parameters that are lists, in the order of their names.
func (p *ProductParams) lists() []listParam {
	return []listParam{{"categories", &p.Categories}, {"colors", &p.Colors}, {"materials", &p.Materials},
		{"regions", &p.Regions}, {"sizes", &p.Sizes}}
}

// readList reads a parameter that is a list in every form that clients send one: name[]=a&name[]=b, name[0]=a, name=a
// and name=a,b.
func readList(asked url.Values, name string) (list []string) {
	var keys []string
	for key := range asked {
		if base, _, _ := strings.Cut(key, "["); base == name {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	for _, key := range keys {
		for _, value := range asked[key] {
			for part := range strings.SplitSeq(value, ",") {
				list = append(list, strings.TrimSpace(part))
			}
		}
	}
	return list
}

// maxValues is how many values a filter takes.
const maxValues = 50

// checkLists refuses filters of too many values.
func checkLists(lists []listParam) (broken []*problem.Field) {
	for _, list := range lists {
		if len(*list.values) > maxValues {
			broken = append(broken, check.Fail(list.name, "too_many", textValues))
		}
	}
	return broken
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
	r.shuffled = p.Shuffle
	r.query.exact = p.Exact
	from, broken := p.location(p.SortBy)
	r.from = from
	broken = append(broken, p.readPrices(&r)...)
	broken = append(broken, checkLists(p.lists())...)
	for _, name := range p.Categories {
		category, ok := s.category(name)
		switch {
		case ok:
			r.categories = append(r.categories, category)
		case p.Lenient:
			r.unknown = append(r.unknown, UnknownValue{"categories", name})
		default:
			broken = append(broken, check.Fail("categories", "unknown_category", textCategory))
		}
	}
	switch at, ok := s.sellerAt[p.Store]; {
	case p.Store == "":
	case ok:
		r.seller = at
	case s.shops.has(p.Store):
		r.seller = len(s.sellers) // a shop that sells nothing yet
	case p.Lenient:
		r.unknown = append(r.unknown, UnknownValue{"store", p.Store})
	default:
		broken = append(broken, check.Fail("store", "unknown_store", textStore))
	}
	if p.Within.set {
		switch r.radius = p.Within.value; {
		case !(r.radius > 0): // refuses NaN too
			broken = append(broken, check.Fail("within", "range", textRadius))
		case from == nil:
			broken = append(broken, check.Fail("lat", "required", textNear))
		}
	}
	p.readTraits(s, &r)
	return r, check.All(broken...)
}

// readPrices reads both prices as whole dollars: 20 lets 20,99 $ through.
func (p *ProductParams) readPrices(r *request) (broken []*problem.Field) {
	if math.IsNaN(p.MinPrice) {
		return []*problem.Field{check.Fail("minPrice", "range", textDollars)}
	}
	r.minPrice = int32(p.MinPrice) * 100
	if !p.MaxPrice.set {
		return nil
	}
	if math.IsNaN(p.MaxPrice.value) {
		return []*problem.Field{check.Fail("maxPrice", "range", textDollars)}
	}
	r.maxPrice = int32(p.MaxPrice.value)*100 + 99
	if r.maxPrice < r.minPrice {
		return []*problem.Field{check.Fail("maxPrice", "range", textRange)}
	}
	return nil
}

// readTraits reads the filters of what products and shops have. A value that nothing has is no error: a link outlives
// what it found, and the page shows the value to be taken away.
func (p *ProductParams) readTraits(s *snapshot, r *request) {
	for flag, wanted := range []bool{p.InStock, p.OnSale, p.FreeShipping} {
		if wanted {
			r.flags |= 1 << flag
		}
	}
	read := func(filter string, values []string, find func(code string) (uint32, bool)) (found []uint32) {
		for _, value := range values {
			if at, known := find(catalog.ChoiceCode(value)); !known {
				r.unknown = append(r.unknown, UnknownValue{filter, value})
			} else if !slices.Contains(found, at) {
				found = append(found, at)
			}
		}
		if len(values) > 0 && found == nil {
			return []uint32{} // nothing passes
		}
		return found
	}
	for kind, values := range [choiceKinds][]string{p.Colors, p.Sizes, p.Materials} {
		r.chosen[kind] = read([]string{"colors", "sizes", "materials"}[kind], values, func(code string) (uint32, bool) {
			at, known := s.choiceAt[choiceKey{choiceKind(kind), code}]
			return at, known
		})
	}
	r.inRegions = read("regions", p.Regions, func(code string) (uint32, bool) {
		at, known := s.regionAt[code]
		return at, known
	})
}

// category returns the position in the index of the category that a visitor names.
func (s *snapshot) category(name string) (at int, ok bool) {
	c, found := s.tree.Find(name)
	if !found {
		return 0, false
	}
	at, ok = s.categoryAt[c.ID]
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

// Resolve reads the parameter that is a list, see [readList].
func (p *storeParams) Resolve(ctx huma.Context) []error {
	address := ctx.URL()
	p.Categories = readList(address.Query(), "categories")
	return nil
}

func (p *storeParams) request() (shopRequest, error) {
	r := shopRequest{
		query: readQuery(p.Q), page: p.Page, perPage: p.PerPage, order: sortOrders[p.SortBy],
		ascending: p.ascending(p.SortBy), codes: p.Categories,
	}
	r.query.exact = p.Exact
	from, broken := p.location(p.SortBy)
	r.from = from
	broken = append(broken, checkLists([]listParam{{"categories", &p.Categories}})...)
	for _, code := range p.Categories {
		if shop.CategoryCode(code).Label() == "" {
			broken = append(broken, check.Fail("categories", "unknown_category", textCode))
		}
	}
	return r, check.All(broken...)
}

// codeFacets lists every code, those that most of the shops found bear first, then in the specification's order.
func codeFacets(categories []shop.Category, byCode map[string]int) []CodeFacet {
	list := []CodeFacet{}
	for _, c := range categories {
		list = append(list, CodeFacet{string(c.Code), c.Label, byCode[string(c.Code)]})
	}
	slices.SortStableFunc(list, func(a, b CodeFacet) int { return cmp.Compare(b.Count, a.Count) })
	return list
}
