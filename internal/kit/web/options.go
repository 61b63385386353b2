package web

import (
	"fmt"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// Option settles something of one route that its types do not say.
type Option func(*settings, *huma.Operation)

const settingsKey = "web"

// settings is what the adapter needs to know of a route beyond its OpenAPI entry.
type settings struct {
	cacheControl string
	cache        *Cache
	limit        *limitRule
	yields       bool
}

type limitRule struct {
	name string
	n    int
	per  time.Duration
}

// Public lets browsers and shared caches keep the response for maxAge. Only for those that are the same for everyone.
// Failures are never kept, whatever the route says.
func Public(maxAge time.Duration) Option {
	return func(s *settings, _ *huma.Operation) { s.cacheControl = CachePublic(maxAge) }
}

// Cached keeps the whole response in cache and allows clients to keep it for maxAge, as [Public]. The handler is called
// without any header of the caller, so nothing personal can enter.
func Cached(cache *Cache, maxAge time.Duration) Option {
	return func(s *settings, op *huma.Operation) {
		if op.Method != http.MethodGet {
			panic("web: only a GET can be cached: " + op.Method + " " + op.Path)
		}
		s.cache, s.cacheControl = cache, CachePublic(maxAge)
	}
}

// Limit allows one client n calls per period on every route that bears the same name, on top of the general limits.
// The n calls may come at once; they are then given back one by one over the period.
func Limit(name string, n int, per time.Duration) Option {
	return func(s *settings, _ *huma.Operation) { s.limit = &limitRule{name: name, n: n, per: per} }
}

// MaxBody replaces the default body limit of 1 MB for one route.
func MaxBody(bytes int64) Option {
	return func(_ *settings, op *huma.Operation) { op.MaxBodyBytes = bytes }
}

// Status replaces the status of success: 201 for a creation, 204 for a response without body.
func Status(status int) Option {
	return func(_ *settings, op *huma.Operation) { op.DefaultStatus = status }
}

// Describe adds a paragraph (Markdown) under the summary in the API's page.
func Describe(text string) Option {
	return func(_ *settings, op *huma.Operation) { op.Description = text }
}

// Tag groups calls in the API's page.
func Tag(name string) Option {
	return func(_ *settings, op *huma.Operation) { op.Tags = append(op.Tags, name) }
}

// Yield lets any other route win where both fit. net/http refuses two patterns of which neither is more specific, as
// /products/{id}/questions and /products/slug/{slug}; the one that yields is asked only when no other took the request.
func Yield() Option {
	return func(s *settings, _ *huma.Operation) { s.yields = true }
}

// Cache-Control values for handlers outside the API.
const (
	CacheNever     = "no-store"                            // personal responses
	CacheAsk       = "private, no-cache"                   // may be kept, revalidated each time (ETag)
	CacheImmutable = "public, max-age=31536000, immutable" // addresses that contain a hash of their content
)

// CachePublic is the Cache-Control value for responses that are the same for everyone.
func CachePublic(maxAge time.Duration) string {
	return fmt.Sprintf("public, max-age=%d", int(maxAge.Seconds()))
}

// Moment is t in UTC, or nil when it is zero: what has not happened is null in JSON.
func Moment(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	t = t.UTC()
	return &t
}

// List is s, or an empty list when s is nil: lists are never null in JSON.
func List[T any](s []T) []T {
	if s == nil {
		return []T{}
	}
	return s
}
