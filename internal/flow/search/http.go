package search

import (
	"context"
	"net/http"
	"reflect"
	"sync"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/quickgzip"
	"rangrue/internal/kit/web"
)

// Routes registers the listings.
func (x *Index) Routes(api huma.API, options ...web.Option) {
	options = append(options, web.Tag("Search"))
	raw[ProductParams, ProductPage](api, "/search/products", "Products by words, filters and order", x.getProducts, options)
	raw[newestParams, NewestProducts](api, "/search/products/limit/{n}", "The newest products", x.getNewest, options)
	raw[inCategory, ProductPage](api, "/search/products/category-tree/{id}", "Products of a category and its descendants", x.getCategory, options)
	raw[inStore, ProductPage](api, "/search/products/store/{id}", "Products of a shop", x.getStore, options)
	raw[suggestParams, Suggestions](api, "/search/suggestions", "What a search still being typed may mean", x.getSuggestions, options)
	web.Get(api, "/search/stores", "Shops by words, category and order", x.getStores, options...)
}

// rawOut is an answer already written as JSON, in memory that is lent to it until it is sent.
type rawOut struct{ Body func(huma.Context) }

var pages = sync.Pool{New: func() any { return new(quickgzip.Page) }}

// longestKept is how much memory a page may hold to be used again.
const longestKept = 1 << 20

func givePageBack(p *quickgzip.Page) {
	if p.Cap() <= longestKept {
		pages.Put(p)
	}
}

// raw registers a read whose answer is written by hand and described by the type O.
func raw[I, O any](api huma.API, path, summary string, handler func(p *quickgzip.Page, in *I) error, options []web.Option) {
	schema := api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[O](), true, "")
	id := huma.GenerateOperationID(http.MethodGet, path, &struct{ Body []Tile }{})
	op := huma.Operation{Method: http.MethodGet, Path: path, OperationID: id, Summary: summary, Responses: map[string]*huma.Response{
		"200": {Description: "OK", Content: map[string]*huma.MediaType{"application/json": {Schema: schema}}},
	}}
	web.Route(api, op, func(ctx context.Context, in *I) (*rawOut, error) {
		page := pages.Get().(*quickgzip.Page)
		page.Start(book(), web.TakesGzip(ctx))
		if err := handler(page, in); err != nil {
			givePageBack(page)
			return nil, err
		}
		return &rawOut{func(c huma.Context) {
			web.SendJSON(c, page.Text(), page.Gzip())
			givePageBack(page)
		}}, nil
	}, options...)
}

func (x *Index) getProducts(p *quickgzip.Page, in *ProductParams) error {
	s := x.snapshot.Load()
	r, err := in.request(s)
	if err != nil {
		return err
	}
	s.addPage(p, r)
	return nil
}

type inCategory struct {
	ID string `path:"id" maxLength:"200" doc:"Id, short id or slug"`
	ProductParams
}

func (x *Index) getCategory(p *quickgzip.Page, in *inCategory) error {
	s := x.snapshot.Load()
	place, ok := s.category(in.ID)
	if !ok {
		return problem.Missing("category_not_found")
	}
	r, err := in.request(s)
	if err != nil {
		return err
	}
	r.within = place
	s.addPage(p, r)
	return nil
}

type inStore struct {
	ID string `path:"id" maxLength:"200" doc:"Id or slug"`
	ProductParams
}

func (x *Index) getStore(p *quickgzip.Page, in *inStore) error {
	s := x.snapshot.Load()
	if in.Store = in.ID; !s.shops.has(in.ID) {
		return problem.Missing("store_not_found")
	}
	r, err := in.request(s)
	if err != nil {
		return err
	}
	r.ofSeller = true
	s.addPage(p, r)
	return nil
}

// NewestProducts is a short list without pages.
type NewestProducts struct {
	Data []Tile `json:"data"`
}

type newestParams struct {
	N int `path:"n" minimum:"1" maximum:"100"`
}

func (x *Index) getNewest(p *quickgzip.Page, in *newestParams) error {
	s := x.snapshot.Load()
	r := everything(in.N)
	r.order = byNewest
	found := s.list(r)
	defer found.giveBack()
	p.Add(`{"data":`)
	s.addTiles(p, found)
	p.Add(`}`)
	return nil
}

// StorePage is a page of shops.
type StorePage struct {
	Data        []StoreTile `json:"data"`
	From        int         `json:"from" doc:"Rank of the first shop shown, 0 when none is"`
	To          int         `json:"to"`
	Total       int         `json:"total"`
	PageCount   int         `json:"pageCount"`
	CurrentPage int         `json:"currentPage"`
	IsEmpty     bool        `json:"isEmpty" doc:"Nothing answers at all; see defaultData"`
	DefaultData []StoreTile `json:"defaultData" doc:"When nothing answers, the first page of every shop by relevance; else empty"`
	Facets      struct {
		Categories []CodeFacet `json:"categories"`
	} `json:"facets"`
}

// CodeFacet is a kind of shop with how many shops of the listing are of it.
type CodeFacet struct {
	Code  string `json:"code"`
	Label string `json:"label"`
	Count int    `json:"count"`
}

type storesOut struct{ Body StorePage }

func (x *Index) getStores(_ context.Context, in *storeParams) (*storesOut, error) {
	s := x.snapshot.Load()
	r, err := in.request()
	if err != nil {
		return nil, err
	}
	found := s.listShops(r)
	p := rangeOf(r.page, r.perPage, len(found.tiles), found.total)
	out := &storesOut{StorePage{
		Data: web.List(found.tiles), From: p.from, To: p.to, Total: found.total, PageCount: p.pages, CurrentPage: r.page,
		IsEmpty: found.total == 0, DefaultData: []StoreTile{},
	}}
	if out.Body.IsEmpty {
		out.Body.DefaultData = web.List(s.listShops(shopRequest{page: 1, perPage: r.perPage, order: byRelevance}).tiles)
	}
	out.Body.Facets.Categories = codeFacets(found.byCode)
	return out, nil
}
