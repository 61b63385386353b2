package shop

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/web"
)

// CodeRoutes registers the console's calls about the codes that class shops.
func (s *Service) CodeRoutes(d operator.Desk) {
	operator.Get(d, "/store-categories", "The codes that class shops, with how many bear each",
		operator.EditCategories, s.getCodes)
	operator.Route(d, huma.Operation{Method: http.MethodPatch, Path: "/store-categories/{code}",
		Summary: "Call a code that classes shops otherwise"}, operator.EditCategories, s.patchCode,
		web.Status(http.StatusNoContent))
}

// CategoryWire is a code with what it is called.
type CategoryWire struct {
	Code  CategoryCode `json:"code"`
	Label string       `json:"label"`
}

type categoriesOutput struct {
	Body struct {
		Data []CategoryWire `json:"data" nullable:"false"`
	}
}

func (s *Service) getCategories(ctx context.Context, _ *struct{}) (*categoriesOutput, error) {
	list, err := s.Categories(ctx)
	out := &categoriesOutput{}
	out.Body.Data = []CategoryWire{}
	for _, c := range list {
		out.Body.Data = append(out.Body.Data, CategoryWire(c))
	}
	return out, err
}

// CodeWire is a code with the shops that bear it.
type CodeWire struct {
	CategoryWire
	Shops int `json:"shops" doc:"Shops that are open to the public"`
}

type codesOutput struct {
	Body struct {
		Data []CodeWire `json:"data" nullable:"false"`
	}
}

func (s *Service) getCodes(ctx context.Context, _ *struct{}) (*codesOutput, error) {
	list, err := s.Categories(ctx)
	if err != nil {
		return nil, err
	}
	counts, err := countByCode(ctx, s.db)
	out := &codesOutput{}
	out.Body.Data = []CodeWire{}
	for _, c := range list {
		out.Body.Data = append(out.Body.Data, CodeWire{CategoryWire(c), counts[c.Code]})
	}
	return out, err
}

type codePatch struct {
	Code CategoryCode `path:"code" maxLength:"64"`
	Body struct {
		Label string `json:"label" maxLength:"200" doc:"1 to 60 characters"`
		Was   string `json:"was" doc:"What it was called when it was read; another since is refused with 409"`
	}
}

func (s *Service) patchCode(ctx context.Context, in *codePatch) (*struct{}, error) {
	return nil, s.Rename(ctx, in.Code, in.Body.Was, in.Body.Label)
}
