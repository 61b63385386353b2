package search

import (
	"context"
	"net/http"
	"reflect"
	"sync"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// Routes registers the listings.
func (x *Index) Routes(api huma.API, options ...web.Option) {
	options = append(options, web.Tag("Search"))
	getJSON[ProductParams, ProductPage](api, "/search/products", "Products by words, filters and order",
		x.getProducts, options)
	getJSON[newestParams, NewestProducts](api, "/search/products/limit/{n}", "The newest products", x.getNewest,
		options)
	getJSON[inCategory, ProductPage](api, "/search/products/category-tree/{id}",
		"Products of a category and its descendants", x.getCategory, options)
	x.similarRoute(api, options)
	getJSON[inStore, ProductPage](api, "/search/products/store/{id}", "Products of a shop", x.getStore, options)
	getJSON[suggestParams, Suggestions](api, "/search/suggestions", "What a search still being typed may mean",
		x.getSuggestions, options)
	web.Get(api, "/search/stores", "Shops by words, category and order", x.getStores, options...)
}

// bodies are used again for later answers: they are most of the memory that a search takes.
var bodies = sync.Pool{New: func() any { return new([]byte) }}

// newBody is an empty body to append to.
func newBody() []byte { return (*bodies.Get().(*[]byte))[:0] }

// jsonOut is an answer that is already JSON.
type jsonOut struct{ Body func(huma.Context) }

// getJSON registers a read whose handler returns the JSON of the type O, which describes it in the OpenAPI document.
func getJSON[I, O any](api huma.API, path, summary string, handler func(*I) ([]byte, error), options []web.Option) {
	routeJSON[I, O](api, path, summary, func(_ context.Context, in *I) ([]byte, error) { return handler(in) }, options)
}

// routeJSON is [getJSON] for a handler that does not answer from memory alone.
func routeJSON[I, O any](api huma.API, path, summary string, handler func(context.Context, *I) ([]byte, error),
	options []web.Option) {
	schema := api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[O](), true, "")
	id := huma.GenerateOperationID(http.MethodGet, path, &struct{ Body []Tile }{})
	op := huma.Operation{Method: http.MethodGet, Path: path, OperationID: id, Summary: summary}
	op.Responses = map[string]*huma.Response{
		"200": {Description: "OK", Content: map[string]*huma.MediaType{"application/json": {Schema: schema}}},
	}
	web.Route(api, op, func(ctx context.Context, in *I) (*jsonOut, error) {
		body, err := handler(ctx, in)
		if err != nil {
			return nil, err
		}
		return &jsonOut{func(c huma.Context) {
			c.SetHeader("Content-Type", "application/json")
			_, _ = c.BodyWriter().Write(body) // the client is gone when this fails
			bodies.Put(&body)
		}}, nil
	}, options...)
}

func (x *Index) getProducts(in *ProductParams) ([]byte, error) {
	s := x.snapshot.Load()
	r, err := in.request(s)
	if err != nil {
		return nil, err
	}
	return s.pageJSON(r), nil
}

type inCategory struct {
	ID string `path:"id" maxLength:"200" doc:"Id, short id or slug"`
	ProductParams
}

func (x *Index) getCategory(in *inCategory) ([]byte, error) {
	s := x.snapshot.Load()
	category, ok := s.category(in.ID)
	if !ok {
		return nil, problem.Missing("category_not_found")
	}
	r, err := in.request(s)
	if err != nil {
		return nil, err
	}
	r.within = category
	if c, moved := s.tree.ByFormerPath(in.ID); moved {
		r.redirectTo = "/categorie/" + s.tree.Path(c.ID)
	}
	return s.pageJSON(r), nil
}

type inStore struct {
	ID string `path:"id" maxLength:"200" doc:"Id or slug"`
	ProductParams
}

func (x *Index) getStore(in *inStore) ([]byte, error) {
	s := x.snapshot.Load()
	if in.Store = in.ID; !s.shops.has(in.ID) {
		return nil, problem.Missing("store_not_found")
	}
	r, err := in.request(s)
	if err != nil {
		return nil, err
	}
	r.ofSeller = true
	return s.pageJSON(r), nil
}

// NewestProducts is a short list without pages.
type NewestProducts struct {
	Data []Tile `json:"data"`
}

type newestParams struct {
	N int `path:"n" minimum:"1" maximum:"100"`
}

func (x *Index) getNewest(in *newestParams) ([]byte, error) {
	s := x.snapshot.Load()
	r := everything(in.N)
	r.order = byNewest
	return append(s.appendTiles(append(newBody(), `{"data":`...), s.list(r)), '}'), nil
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
	Reading
	Facets struct {
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
		Data: web.List(found.tiles), From: p.from, To: p.to, Total: found.total, PageCount: p.pages,
		CurrentPage: r.page, IsEmpty: found.total == 0, DefaultData: []StoreTile{},
		Reading: Reading{found.reading.searched, web.List(found.reading.leftOut)},
	}}
	if out.Body.IsEmpty {
		instead := s.listShops(shopRequest{page: 1, perPage: r.perPage, order: byRelevance})
		out.Body.DefaultData = web.List(instead.tiles)
	}
	out.Body.Facets.Categories = codeFacets(s.shops.categories, found.byCode)
	return out, nil
}
