package web

import (
	"context"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// Before has check run before every call that is registered after it, and before the call's input is read; its error is
// the answer. param reads a parameter of the path.
func Before(api huma.API,
	check func(ctx context.Context, op *huma.Operation, param func(name string) string) error) {
	api.UseMiddleware(func(ctx huma.Context, next func(huma.Context)) {
		if err := check(ctx.Context(), ctx.Operation(), ctx.Param); err != nil {
			r, w := humago.Unwrap(ctx)
			WriteProblem(w, r, err)
			return
		}
		next(ctx)
	})
}
