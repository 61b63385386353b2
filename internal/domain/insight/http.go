package insight

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/web"
)

// Routes registers what pages tell of themselves. The specification does not show these payloads; ours hold the least
// that serves, and ignore what else a page sends.
func (s *Service) Routes(api huma.API) {
	options := []web.Option{web.Tag("Logs"), web.Limit("logs", 240, time.Minute), web.MaxBody(4 << 10)}
	web.Post(api, "/logs/product-view", "A product page was opened", s.postView, options...)
	web.Route(api, huma.Operation{Method: http.MethodPatch, Path: "/logs/product-view",
		Summary: "How long the page was open"}, s.patchView,
		append(options, web.Status(http.StatusNoContent))...)
	web.Post(api, "/logs/search", "A search was made", s.postSearch,
		append(options, web.Status(http.StatusNoContent))...)
}

type viewIn struct {
	Body struct {
		_         struct{} `additionalProperties:"true"`
		ProductID string   `json:"productId" minLength:"1" maxLength:"64"`
		Search    string   `json:"search,omitempty" maxLength:"200" doc:"The words of the search whose results led here; its shop is told how often, and nothing that may be someone's coordinates is kept"`
	}
}

type viewOut struct {
	Body struct {
		ID string `json:"id" doc:"To report later how long the page was open; it holds the product and a random number, nothing about the visitor"`
	}
}

func (s *Service) postView(_ context.Context, in *viewIn) (*viewOut, error) {
	s.Viewed(in.Body.ProductID)
	if in.Body.Search != "" {
		s.Led(in.Body.Search, in.Body.ProductID)
	}
	out := &viewOut{}
	out.Body.ID = db.NewID() + "." + in.Body.ProductID
	return out, nil
}

type stayIn struct {
	Body struct {
		_       struct{} `additionalProperties:"true"`
		ID      string   `json:"id" minLength:"1" maxLength:"128"`
		Seconds float64  `json:"seconds" minimum:"0" maximum:"86400"`
	}
}

func (s *Service) patchView(_ context.Context, in *stayIn) (*struct{}, error) {
	if _, productID, ok := strings.Cut(in.Body.ID, "."); ok {
		s.Stayed(productID, time.Duration(in.Body.Seconds*float64(time.Second)))
	}
	return nil, nil
}

type searchIn struct {
	Body struct {
		_     struct{} `additionalProperties:"true"`
		Q     string   `json:"q" maxLength:"200"`
		Total int      `json:"total" minimum:"0" doc:"How many results it had"`
	}
}

func (s *Service) postSearch(_ context.Context, in *searchIn) (*struct{}, error) {
	s.Searched(in.Body.Q, in.Body.Total)
	return nil, nil
}
