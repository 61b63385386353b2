// Package web is the edge: it turns typed handlers into HTTP and problems into application/problem+json.
// It is the only place that knows statuses; it knows nothing of selling.
package web

import (
	"context"
	"errors"
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
)

// Prefix is where every call of the product's API lives.
const Prefix = "/v1"

// NewAPI mounts an empty API under [Prefix] of mux, with its OpenAPI 3.1 document at /v1/openapi.json.
func NewAPI(mux *http.ServeMux, title, version string) huma.API {
	config := huma.DefaultConfig(title, version)
	config.Servers = []*huma.Server{{URL: Prefix}}
	api := humago.NewWithPrefix(mux, Prefix, config)
	api.OpenAPI().Components.Schemas.RegisterTypeAlias(reflect.TypeFor[money.Cents](), reflect.TypeFor[float64]())
	return api
}

// Get registers a read. The path is relative to [Prefix]; the summary is the line a reader of the API sees.
func Get[I, O any](api huma.API, path, summary string, handler func(context.Context, *I) (*O, error)) {
	Route(api, huma.Operation{Method: http.MethodGet, Path: path, Summary: summary}, handler)
}

// Post registers a creation or an action.
func Post[I, O any](api huma.API, path, summary string, handler func(context.Context, *I) (*O, error)) {
	Route(api, huma.Operation{Method: http.MethodPost, Path: path, Summary: summary}, handler)
}

// Route registers any operation; use it for other methods, a body limit or a default status.
func Route[I, O any](api huma.API, op huma.Operation, handler func(context.Context, *I) (*O, error)) {
	if op.OperationID == "" {
		op.OperationID = huma.GenerateOperationID(op.Method, op.Path, new(O))
	}
	huma.Register(api, op, func(ctx context.Context, in *I) (*O, error) {
		out, err := handler(ctx, in)
		if err != nil {
			return nil, statusError(err)
		}
		return out, nil
	})
}

var statuses = map[problem.Kind]int{
	problem.Internal: http.StatusInternalServerError, problem.Invalid: http.StatusUnprocessableEntity,
	problem.Refused: http.StatusBadRequest, problem.Unauthorized: http.StatusUnauthorized,
	problem.Forbidden: http.StatusForbidden, problem.NotFound: http.StatusNotFound,
	problem.Conflict: http.StatusConflict, problem.TooLarge: http.StatusRequestEntityTooLarge,
	problem.TooMany: http.StatusTooManyRequests, problem.Unavailable: http.StatusServiceUnavailable,
}

func statusError(err error) error {
	var p *problem.Error
	if !errors.As(err, &p) {
		return huma.Error500InternalServerError("internal", err)
	}
	return huma.NewError(statuses[p.Kind], p.Text.FR)
}
