// Package web turns typed handlers into HTTP and errors into application/problem+json. It also has what every request
// passes: limits, timeouts, headers, compression, caches, health and metrics. Only this package knows which status an
// error has; it knows nothing of selling.
//
// A domain package registers its calls on the API and never sees a request:
//
//	func (s *Service) Routes(api huma.API) {
//		web.Get(api, "/product-categories/flat", "Every category", s.flat, web.Cached(s.cache, time.Minute))
//		web.Post(api, "/newsletter/subscribe", "Join the newsletter", s.subscribe,
//			web.Limit("newsletter", 10, time.Minute))
//	}
//
// Input bodies are strict: a property that the type does not name is answered with 422. A body that must ignore what
// it does not know says so at its top:
//
//	_ struct{} `additionalProperties:"true"`
//
// Lists in responses are never null in JSON: give an empty slice, not nil ([List] helps).
package web

import (
	"context"
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/money"
)

// Prefix is where every call of the product's API lives.
const Prefix = "/v1"

// NewAPI mounts an empty API under [Prefix] of mux, with its OpenAPI 3.1 document at /v1/openapi.json and a page to
// read it at /v1/docs. Unknown paths and wrong methods under the prefix are problems too. The mux may serve pages at
// "/" (without a method: "GET /" would conflict with the prefix).
func NewAPI(mux *http.ServeMux, title, version string) huma.API {
	config := huma.DefaultConfig(title, version)
	config.Servers = []*huma.Server{{URL: Prefix}}
	config.OpenAPIPath, config.DocsPath, config.SchemasPath = "", "", "" // see document.go
	config.CreateHooks = nil                                             // no $schema member in responses
	config.Transformers = []huma.Transformer{finishProblem}
	config.Components.Schemas = huma.NewMapRegistry("#/components/schemas/", schemaNamer())
	config.Components.Schemas.RegisterTypeAlias(reflect.TypeFor[money.Cents](), reflect.TypeFor[dollarsSchema]())
	routes := &adapter{
		mux: mux, yielding: http.NewServeMux(), limits: map[string]*limiter{}, marked: map[string]bool{},
	}
	api := huma.NewAPI(config, routes)
	mux.HandleFunc("GET "+Prefix+"/openapi.json", serveDocument(api))
	mux.HandleFunc("GET "+Prefix+"/docs", serveDocs(api))
	mux.HandleFunc("GET "+Prefix+"/docs.css", serveDocsStyle)
	mux.HandleFunc(Prefix+"/", routes.fallback)
	return api
}

// Get registers a read. The path is relative to [Prefix]; the summary is the line a reader of the API sees.
func Get[I, O any](api huma.API, path, summary string, handler func(context.Context, *I) (*O, error),
	options ...Option) {
	Route(api, huma.Operation{Method: http.MethodGet, Path: path, Summary: summary}, handler, options...)
}

// Post registers a creation or an action.
func Post[I, O any](api huma.API, path, summary string, handler func(context.Context, *I) (*O, error),
	options ...Option) {
	Route(api, huma.Operation{Method: http.MethodPost, Path: path, Summary: summary}, handler, options...)
}

// Route registers any operation; use it for other methods or anything else of the OpenAPI entry.
func Route[I, O any](api huma.API, op huma.Operation, handler func(context.Context, *I) (*O, error),
	options ...Option) {
	if op.OperationID == "" {
		op.OperationID = huma.GenerateOperationID(op.Method, op.Path, new(O))
	}
	// The body was read before (see checkBody), within the server's own time. A deadline left on the connection would
	// cancel every call that takes longer, as if its visitor had gone.
	op.BodyReadTimeout = -1
	set := &settings{}
	for _, option := range options {
		option(set, &op)
	}
	if op.Metadata == nil {
		op.Metadata = map[string]any{}
	}
	op.Metadata[settingsKey] = set
	huma.Register(api, op, func(ctx context.Context, in *I) (*O, error) {
		out, err := handler(ctx, in)
		if err != nil {
			return nil, problemOf(ctx, err)
		}
		return out, nil
	})
	markNullableMoney(api)
}
