package gazetteer

import (
	"context"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

const mostPlaces = 8

type placesOut struct {
	Body struct {
		Data []Place `json:"data" doc:"The likeliest first; empty when no place answers"`
	}
}

// Routes registers the calls that place a visitor who types where they are.
func Routes(api huma.API) {
	options := []web.Option{web.Tag("Services"), web.Public(24 * time.Hour)}
	web.Get(api, "/services/places", "Places of Quebec by name or postal code", getPlaces, options...)
	web.Get(api, "/services/places/near", "The place nearest to a point of Quebec", getNearest, options...)
}

func getPlaces(_ context.Context, in *struct {
	Q string `query:"q" required:"true" minLength:"2" maxLength:"100" doc:"A name or a postal code, begun or whole"`
}) (*placesOut, error) {
	out := &placesOut{}
	out.Body.Data = web.List(Find(in.Q, mostPlaces))
	return out, nil
}

func getNearest(_ context.Context, in *struct {
	Lat float64 `query:"lat" required:"true" minimum:"-90" maximum:"90"`
	Lon float64 `query:"lon" required:"true" minimum:"-180" maximum:"180"`
}) (*placesOut, error) {
	out := &placesOut{}
	out.Body.Data = []Place{Nearest(in.Lat, in.Lon)}
	return out, nil
}
