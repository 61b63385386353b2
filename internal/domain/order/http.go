package order

import (
	"context"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// Routes registers the calls that need no identity. Those of customers and sellers are registered by the flows that
// know who is asking.
func (s *Service) Routes(api huma.API) {
	web.Get(api, "/orders/reference/{ref}/detail", "Follow an order by its reference", s.followByReference,
		web.Tag("Orders"), web.Limit("order-lookup", 30, time.Minute))
}

type referenceInput struct {
	Ref string `path:"ref" maxLength:"40" doc:"As printed or typed: RR-7KQ4-M2XD, rr7kq4m2xd" example:"RR-7KQ4-M2XD"`
}

type publicOutput struct {
	Body PublicDetail
}

func (s *Service) followByReference(ctx context.Context, in *referenceInput) (*publicOutput, error) {
	o, err := s.ByReference(ctx, s.db, in.Ref)
	if err != nil {
		return nil, err
	}
	return &publicOutput{Body: s.Public(o)}, nil
}
