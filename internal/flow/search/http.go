package search

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/web"
)

// Routes registers the listings.
func (x *Index) Routes(api huma.API, options ...web.Option) {
	web.Get(api, "/search/products/limit/{n}", "The newest products", x.getNewest, options...)
}

type listOut struct {
	Body struct {
		Data []catalog.Tile `json:"data"`
	}
}

func (x *Index) getNewest(_ context.Context, in *struct {
	N int `path:"n" minimum:"1" maximum:"100"`
}) (*listOut, error) {
	out := &listOut{}
	newest := x.snapshot.Load().newest
	out.Body.Data = []catalog.Tile{}
	for _, e := range newest[:min(in.N, len(newest))] {
		out.Body.Data = append(out.Body.Data, e.Tile(x.url))
	}
	return out, nil
}
