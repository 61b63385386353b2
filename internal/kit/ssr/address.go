package ssr

import (
	"net/url"
	"slices"
	"strings"
)

// route is an address pattern of the pages, as the bundle lists it: /produit/:slug, /categorie/*.
type route struct {
	Path   string   `json:"path"`
	Module string   `json:"page"`
	Query  []string `json:"query"`
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
			return (&url.URL{Path: path}).EscapedPath() + keep(u.RawQuery, r.Query)
		}
	}
	return unknown
}

// keep keeps the parameters of some names. One that is a list may be spelled name[] or name[0] too; the values of one
// spelling stay in their order, which the page shows.
func keep(asked string, names []string) string {
	if asked == "" || len(names) == 0 {
		return ""
	}
	query, _ := url.ParseQuery(asked) // what cannot be read is left out
	for key, values := range query {
		name, _, _ := strings.Cut(key, "[")
		query[key] = slices.DeleteFunc(values, func(v string) bool { return v == "" || !slices.Contains(names, name) })
	}
	if kept := query.Encode(); kept != "" {
		return "?" + kept
	}
	return ""
}

// matches walks pattern and path side by side.
func matches(pattern, path string) bool {
	for {
		var want, have string
		want, pattern = segment(pattern)
		have, path = segment(path)
		switch {
		case want == "*":
			return have != ""
		case want == "" || have == "":
			return want == have
		case want[0] != ':' && want != have:
			return false
		}
	}
}

// segment cuts the first part between slashes off a path; it is empty at the end.
func segment(path string) (first, rest string) {
	path = strings.TrimLeft(path, "/")
	if end := strings.IndexByte(path, '/'); end >= 0 {
		return path[:end], path[end:]
	}
	return path, ""
}
