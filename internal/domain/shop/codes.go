package shop

import (
	"context"

	"rangrue/internal/domain/operator"
)

// CodeRoutes registers the console's call about the codes that class shops.
func (s *Service) CodeRoutes(d operator.Desk) {
	operator.Get(d, "/store-categories", "The codes that class shops, with how many bear each",
		operator.EditCategories, s.getCodes)
}

// CodeWire is a code with the shops that bear it.
type CodeWire struct {
	Code  CategoryCode `json:"code"`
	Label string       `json:"label"`
	Shops int          `json:"shops" doc:"Shops that are open to the public"`
}

type codesOutput struct {
	Body struct {
		Data []CodeWire `json:"data" nullable:"false"`
	}
}

func (s *Service) getCodes(ctx context.Context, _ *struct{}) (*codesOutput, error) {
	counts, err := countByCode(ctx, s.db)
	out := &codesOutput{}
	out.Body.Data = []CodeWire{}
	for _, c := range Categories() {
		out.Body.Data = append(out.Body.Data, CodeWire{Code: c.Code, Label: c.Label, Shops: counts[c.Code]})
	}
	return out, err
}
