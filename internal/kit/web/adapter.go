package web

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"rangrue/internal/kit/problem"
)

// DefaultMaxBody is how much a request may send when its route says nothing.
const DefaultMaxBody = 1 << 20

// adapter puts operations on a ServeMux, each behind its own limits and cache.
type adapter struct {
	mux      *http.ServeMux
	yielding *http.ServeMux      // asked when no route of mux took the request (see [Yield])
	limits   map[string]*limiter // by name; filled while routes are registered, read-only afterwards
	marked   map[string]bool     // names of the schemas that [markNullableMoney] saw
}

func (a *adapter) ServeHTTP(w http.ResponseWriter, r *http.Request) { a.mux.ServeHTTP(w, r) }

// Handle registers op. A path that ends in "/" answers with and without it; so does any other, through fallback.
func (a *adapter) Handle(op *huma.Operation, call func(huma.Context)) {
	set, _ := op.Metadata[settingsKey].(*settings)
	if set == nil {
		set = &settings{}
	}
	pattern := Prefix + op.Path
	handler := a.guard(pattern, op, set, func(w http.ResponseWriter,
		r *http.Request) {
		call(humago.NewContext(op, r, w))
	})
	mux := a.mux
	if set.yields {
		mux = a.yielding
	}
	if trimmed, ok := strings.CutSuffix(pattern, "/"); ok {
		mux.Handle(op.Method+" "+pattern+"{$}", handler)
		pattern = trimmed
	}
	mux.Handle(op.Method+" "+pattern, handler)
}

// guard runs before the types are even read: the body and rate limits of the route, the refusal of a body that is not
// text, its cache, its Cache-Control.
func (a *adapter) guard(pattern string, op *huma.Operation, set *settings, next http.HandlerFunc) http.Handler {
	limit, cacheControl := a.limiterFor(set.limit), set.cacheControl
	maxBody := op.MaxBodyBytes
	if maxBody <= 0 {
		maxBody = DefaultMaxBody
	}
	handler := next
	if set.cache != nil {
		handler = set.cache.route(queryNames(op), next)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		scope := scopeOf(r.Context())
		scope.route = pattern
		if limit != nil && !scope.inside {
			if wait, ok := limit.allow(scope.client, scope.began); !ok {
				WriteProblem(w, r, tooMany(wait))
				return
			}
		}
		AllowBody(r, maxBody)
		if err := checkBody(r); err != nil {
			WriteProblem(w, r, err)
			return
		}
		w.Header()["Cache-Control"] = cacheHeader(cacheControl, r)
		handler(w, r)
	})
}

var neverCached, askedCached = []string{CacheNever}, []string{CacheAsk}

// cacheHeader is what the route says, else a safe default: responses to signed-in users and to changes are never kept,
// any other read may be kept by the browser alone and is revalidated each time.
func cacheHeader(routes string, r *http.Request) []string {
	switch {
	case routes != "":
		return []string{routes}
	case r.Method == http.MethodGet && r.Header["Authorization"] == nil:
		return askedCached
	}
	return neverCached
}

func (a *adapter) limiterFor(rule *limitRule) *limiter {
	if rule == nil {
		return nil
	}
	l := a.limits[rule.name]
	if l == nil {
		l = newLimiter(rule.n, rule.per)
		a.limits[rule.name] = l
	}
	if l.burst != rule.n || l.per != rule.per {
		panic("web: two limits are named " + rule.name)
	}
	return l
}

// queryNames lists the query parameters an operation knows, so that unknown ones never make a new cache entry.
func queryNames(op *huma.Operation) map[string]bool {
	names := map[string]bool{}
	for _, p := range op.Parameters {
		if p.In == "query" {
			names[p.Name] = true
		}
	}
	return names
}

var methods = []string{"DELETE", "GET", "HEAD", "PATCH", "POST", "PUT"}

// fallback answers what no route took: a route that yields, else the same path without its last slash, else 405 when
// another method would have been taken, else 404.
func (a *adapter) fallback(w http.ResponseWriter, r *http.Request) {
	if _, pattern := a.yielding.Handler(r); pattern != "" {
		a.yielding.ServeHTTP(w, r)
		return
	}
	scopeOf(r.Context()).route = Prefix + "/*"
	asked := *r.URL
	asked.Path, asked.RawPath = strings.TrimRight(asked.Path, "/"), strings.TrimRight(asked.RawPath, "/")
	if asked.Path != r.URL.Path && a.taken(r, r.Method, &asked) {
		again := r.WithContext(r.Context())
		again.URL = &asked
		a.mux.ServeHTTP(w, again)
		return
	}
	allowed := map[string]bool{}
	for _, method := range methods {
		if a.taken(r, method, &asked) {
			allowed[method] = true
		}
	}
	if len(allowed) == 0 {
		WriteProblem(w, r, problem.Missing("not_found"))
		return
	}
	w.Header().Set("Allow", strings.Join(slices.Sorted(maps.Keys(allowed)), ", "))
	writeProblem(w, r, statusProblem(http.StatusMethodNotAllowed))
}

// taken reports whether a route other than fallback would answer.
func (a *adapter) taken(r *http.Request, method string, address *url.URL) bool {
	probe := &http.Request{Method: method, URL: address, Host: r.Host}
	for _, mux := range []*http.ServeMux{a.mux, a.yielding} {
		_, pattern := mux.Handler(probe)
		if strings.HasPrefix(pattern, method+" "+Prefix) || (method == http.MethodHead &&
			strings.HasPrefix(pattern, "GET "+Prefix)) {
			return true
		}
	}
	return false
}
