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

const (
	sellerEntry    = "seller/entry.tsx"
	sellerManifest = ".vite/seller.json"
)

// mountSellerPages serves the seller space under the path of its address, or at the root of a host of its own. Its
// pages are of one person each, so there is one document for all, and the browser renders the rest. storefront is what
// answers at the root of every other host.
func (a *App) mountSellerPages(storefront http.Handler) error {
	host, base := sellerAddress(a.Config)
	site, err := json.Marshal(siteOf(a.Config))
	if err != nil {
		return err
	}
	client, err := fs.Sub(frontend.Dist(), "client")
	if err != nil {
		return err
	}
	handler, err := sellerPages(a.Config, client, site)
	if err != nil {
		return err
	}
	if base == "" {
		storefront = onHost(host, leadOut(a.Config.PublicURL, handler), storefront)
	} else {
		a.mux.Handle(base, handler)
		a.mux.Handle(base+"/", handler)
	}
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

// sellerAddress is where the seller space begins: its host and its path, which is empty at a host of its own.
// Configuration was checked.
func sellerAddress(c config.Config) (host, path string) {
	address, err := url.Parse(c.SellerURL)
	if err != nil {
		panic(fmt.Sprintf("RR_SELLER_URL: %v", err))
	}
	return address.Host, address.Path
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

// leadOut sends sellers to the storefront's own host for the pages of it that the seller space links to: texts and
// forgotten passwords.
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

func sellerPages(c config.Config, client fs.FS, site []byte) (http.Handler, error) {
	if c.DevPages != "" {
		return ssr.Dev(c.DevPages, sellerEntry, pageLang, site), nil
	}
	document, err := sellerDocument(client, site, c.Name)
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

// sellerDocument writes the page that starts the seller space: its files and what configuration tells it.
func sellerDocument(client fs.FS, site []byte, name string) ([]byte, error) {
	raw, err := fs.ReadFile(client, sellerManifest)
	if err != nil {
		return nil, fmt.Errorf("read the seller space's manifest: %w", err)
	}
	var chunks map[string]struct {
		File         string
		CSS, Imports []string
	}
	if err := json.Unmarshal(raw, &chunks); err != nil {
		return nil, fmt.Errorf("read the seller space's manifest: %w", err)
	}
	entry, ok := chunks[sellerEntry]
	if !ok {
		return nil, fmt.Errorf("the seller space's manifest has no %s", sellerEntry)
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
