package app

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"io/fs"
	"net/http"
	"net/url"
	"strings"
	"time"

	"rangrue/internal/kit/config"
	"rangrue/internal/kit/ssr"
	"rangrue/internal/kit/web"
	frontend "rangrue/web"
)

// space is a part of the site that has one document for all its pages: they are of one person each, and the browser
// renders them.
type space struct {
	name     string // for errors
	address  string // where it begins; configuration was checked
	entry    string // its first script, as the build names it
	manifest string // which files belong to the entry
}

func spacesOf(c config.Config) (selling, console space) {
	return space{"seller space", c.SellerURL, "seller/entry.tsx", ".vite/seller.json"},
		space{"console", c.OperatorURL, "operator/entry.tsx", ".vite/operator.json"}
}

// begins is the host and the path where a space begins. The path is empty at a host of its own.
func (s space) begins() (host, path string) {
	address, err := url.Parse(s.address)
	if err != nil {
		panic(fmt.Sprintf("address of the %s: %v", s.name, err))
	}
	return address.Host, address.Path
}

// mountSpaces serves the seller space and the console under the paths of their addresses, or at the root of hosts of
// their own. storefront is what answers at the root of every other host.
func (a *App) mountSpaces(storefront http.Handler) error {
	site, err := json.Marshal(siteOf(a.Config))
	if err != nil {
		return err
	}
	client, err := fs.Sub(frontend.Dist(), "client")
	if err != nil {
		return err
	}
	selling, console := spacesOf(a.Config)
	sellerPages, err := selling.pages(a.Config, client, site)
	if err != nil {
		return err
	}
	consolePages, err := console.pages(a.Config, client, site)
	if err != nil {
		return err
	}
	storefront = a.mountSpace(selling, sellerPages, storefront)
	storefront = a.mountSpace(console, viewedShops(console, sellerPages, consolePages), storefront)
	if a.Config.DevPages == "" {
		assets, err := web.Assets(client)
		if err != nil {
			return err
		}
		storefront = rootFiles(client, assets, storefront)
	}
	a.mux.Handle("/", storefront)
	return nil
}

// mountSpace serves a space under its path, or at the root of its own host before what answers there on the others.
func (a *App) mountSpace(s space, pages, others http.Handler) http.Handler {
	host, base := s.begins()
	if base == "" {
		return onHost(host, leadOut(a.Config.PublicURL, pages), others)
	}
	a.mux.Handle(base, pages)
	a.mux.Handle(base+"/", pages)
	return others
}

// viewedShops has the seller space answer below the console's own address too, where operators read it as a shop does:
// their session is sent to no other host.
func viewedShops(console space, sellerPages, consolePages http.Handler) http.Handler {
	_, base := console.begins()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, base+"/espace/") {
			sellerPages.ServeHTTP(w, r)
			return
		}
		consolePages.ServeHTTP(w, r)
	})
}

// onHost has one host answered by its own handler, and every other by another.
func onHost(host string, own, others http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.EqualFold(r.Host, host) {
			own.ServeHTTP(w, r)
			return
		}
		others.ServeHTTP(w, r)
	})
}

// leadOut sends people to the storefront's own host for the pages of it that a space links to: texts and forgotten
// passwords.
func leadOut(publicURL string, space http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, text := textPages[r.URL.Path]
		if text || r.URL.Path == recoveryPage {
			http.Redirect(w, r, publicURL+r.URL.Path, http.StatusFound)
			return
		}
		space.ServeHTTP(w, r)
	})
}

const recoveryPage = "/recuperation-de-mot-de-passe"

func (s space) pages(c config.Config, client fs.FS, site []byte) (http.Handler, error) {
	if c.DevPages != "" {
		return ssr.Dev(c.DevPages, s.entry, pageLang, site), nil
	}
	document, err := s.document(client, site, c.Name)
	if err != nil {
		return nil, err
	}
	policy := contentPolicy(c).Header("")
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
			return
		}
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("Content-Type", "text/html; charset=utf-8")
		h.Set("Cache-Control", web.CacheAsk) // it names the scripts of this very build
		h.Set("X-Robots-Tag", "noindex")
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(document))
	}), nil
}

// document writes the page that starts a space: its files and what configuration tells it.
func (s space) document(client fs.FS, site []byte, name string) ([]byte, error) {
	raw, err := fs.ReadFile(client, s.manifest)
	if err != nil {
		return nil, fmt.Errorf("read the manifest of the %s: %w", s.name, err)
	}
	var chunks map[string]struct {
		File         string
		CSS, Imports []string
	}
	if err := json.Unmarshal(raw, &chunks); err != nil {
		return nil, fmt.Errorf("read the manifest of the %s: %w", s.name, err)
	}
	entry, ok := chunks[s.entry]
	if !ok {
		return nil, fmt.Errorf("the manifest of the %s has no %s", s.name, s.entry)
	}
	var b strings.Builder
	b.WriteString(`<!doctype html><html lang="` + pageLang + `"><head><meta charset="utf-8">` +
		`<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
		pageHead + `<title>` + html.EscapeString(name) + `</title>`)
	styles := entry.CSS
	for _, key := range entry.Imports {
		styles = append(styles, chunks[key].CSS...)
		b.WriteString(`<link rel="modulepreload" href="/` + html.EscapeString(chunks[key].File) + `">`)
	}
	for _, file := range styles {
		b.WriteString(`<link rel="stylesheet" href="/` + html.EscapeString(file) + `">`)
	}
	// json.Marshal escapes <, > and &, so the block cannot end early.
	b.WriteString(`</head><body><div id="racine"></div><script type="application/json" id="etat">{"site":` +
		string(site) + `}</script>` +
		`<script type="module" src="/` + html.EscapeString(entry.File) + `"></script></body></html>`)
	return []byte(b.String()), nil
}
