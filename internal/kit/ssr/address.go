package ssr

import (
	"net/url"
	"sort"
	"strings"
)

// route is an address pattern of the pages, as the bundle tells it: /produit/:slug, /categorie/*.
type route struct {
	Path  string   `json:"path"`
	Page  string   `json:"page"`
	Query []string `json:"query"`
}

// unknown is the cache key and address shared by everything that leads nowhere: a thousand wrong addresses cost one
// render.
const unknown = "/404"

// canonical reduces a request's address to what can change its page: unknown parameters are dropped, known ones
// sorted, and addresses of no page fall together.
func canonical(routes []route, u *url.URL) string {
	path := strings.TrimRight(u.Path, "/")
	if path == "" {
		path = "/"
	}
	for _, r := range routes {
		if matches(r.Path, path) {
			return (&url.URL{Path: path}).EscapedPath() + keep(u.Query(), r.Query)
		}
	}
	return unknown
}

func keep(query url.Values, names []string) string {
	kept := make([]string, 0, len(names))
	for _, name := range names {
		for _, v := range query[name] {
			if v != "" {
				kept = append(kept, url.QueryEscape(name)+"="+url.QueryEscape(v))
			}
		}
	}
	if len(kept) == 0 {
		return ""
	}
	sort.Strings(kept)
	return "?" + strings.Join(kept, "&")
}

func matches(pattern, path string) bool {
	want, have := segments(pattern), segments(path)
	for i, w := range want {
		if w == "*" {
			return len(have) > i
		}
		if i >= len(have) || !strings.HasPrefix(w, ":") && w != have[i] {
			return false
		}
	}
	return len(want) == len(have)
}

func segments(path string) []string {
	return strings.FieldsFunc(path, func(r rune) bool { return r == '/' })
}
