package operator

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// CookieName is the cookie of a session of the console. Scripts cannot read it, and only calls of the console get it.
const CookieName = "regie"

// PollHeader marks a call that a page makes by itself, while nobody is at it. Such a call does not keep a session of
// the console alive; one without it counts as someone's, so leaving it out gains nothing that a click would not.
const PollHeader = "X-Poll"

type (
	operatorKey struct{}
	cookieKey   struct{}
	pollKey     struct{}
)

// As is a context in which an operator acts: for the command line, for jobs that an operator began, and for tests.
func As(ctx context.Context, who Operator) context.Context {
	return context.WithValue(ctx, operatorKey{}, who)
}

// From is the operator who makes the call, inside a handler registered with [Get], [Post] or [Route].
func From(ctx context.Context) (Operator, bool) {
	who, ok := ctx.Value(operatorKey{}).(Operator)
	return who, ok
}

// WithCookie lets the calls of the console see the cookie of their session, and whether someone is at the page.
func WithCookie(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get(PollHeader) != "" {
			r = r.WithContext(context.WithValue(r.Context(), pollKey{}, true))
		}
		if cookie, err := r.Cookie(CookieName); err == nil {
			r = r.WithContext(context.WithValue(r.Context(), cookieKey{}, cookie.Value))
		}
		next.ServeHTTP(w, r)
	})
}

// Desk is where the calls of the console are registered: each names the right that it needs.
type Desk struct {
	API     huma.API
	Service *Service
}

// rightOf is the member of a call's OpenAPI entry that names its right.
const rightOf = "x-right"

// Get registers a read of the console. The path is relative to /operator.
func Get[I, O any](d Desk, path, summary string, need Right, handler func(context.Context, *I) (*O, error),
	options ...web.Option) {
	Route(d, huma.Operation{Method: http.MethodGet, Path: path, Summary: summary}, need, handler, options...)
}

// Post registers an act of the console.
func Post[I, O any](d Desk, path, summary string, need Right, handler func(context.Context, *I) (*O, error),
	options ...web.Option) {
	Route(d, huma.Operation{Method: http.MethodPost, Path: path, Summary: summary}, need, handler, options...)
}

// Route registers any call of the console. The handler runs with the operator in its context, after their session and
// their right were checked.
func Route[I, O any](d Desk, op huma.Operation, need Right, handler func(context.Context, *I) (*O, error),
	options ...web.Option) {
	op.Path = "/operator" + op.Path
	op.Extensions = map[string]any{rightOf: string(need)}
	options = append([]web.Option{web.Tag("Operator")}, options...)
	web.Route(d.API, op, func(ctx context.Context, in *I) (*O, error) {
		who, err := d.Service.admit(ctx, need)
		if err != nil {
			return nil, err
		}
		return handler(As(ctx, who), in)
	}, options...)
}

// admit lets through an operator with a session in use and the right that a call needs.
func (s *Service) admit(ctx context.Context, need Right) (Operator, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return Operator{}, err
	}
	cookie, _ := ctx.Value(cookieKey{}).(string)
	now := s.Now()
	found, err := readSession(ctx, s.db, userID, hash(cookie))
	switch {
	case err != nil:
		return Operator{}, err
	case !found.operator:
		return Operator{}, ErrNotOperator
	case cookie == "" || !found.open || now.Sub(found.seenAt) > s.Idle || now.Sub(found.openedAt) > sessionLife:
		return Operator{}, ErrFactor
	case !found.role.May(need):
		return Operator{}, ErrNoRight
	}
	polled, _ := ctx.Value(pollKey{}).(bool)
	if !polled && now.Sub(found.seenAt) >= seenEvery {
		if err := s.touch(ctx, userID, hash(cookie)); err != nil {
			return Operator{}, err
		}
	}
	person, err := s.Person(ctx, userID)
	return Operator{UserID: userID, Name: person.Name, Role: found.role, Since: found.openedAt}, err
}

// Admit is the context of a call that is not registered through [Desk], once its operator's session and right were
// checked.
func (s *Service) Admit(ctx context.Context, need Right) (context.Context, error) {
	who, err := s.admit(ctx, need)
	return As(ctx, who), err
}
