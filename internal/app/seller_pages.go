package app

import (
	"bytes"
	"encoding/json"
	"errors"
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

// mountSellerPages serves the seller space under the path of its address. Its pages are of one person each, so there is
// one document for all, and the browser renders the rest.
func (a *App) mountSellerPages() error {
	base, err := sellerPath(a.Config)
	if err != nil {
		return err
	}
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
	a.mux.Handle(base, handler)
	a.mux.Handle(base+"/", handler)
	return nil
}

// sellerPath is where the seller space begins. It needs a path even at a host of its own: the root is the storefront's,
// whose pages (conditions, forgotten password) sellers are led to as well.
func sellerPath(c config.Config) (string, error) {
	address, err := url.Parse(c.SellerURL)
	if err != nil {
		return "", fmt.Errorf("RR_SELLER_URL: %w", err)
	}
	if address.Path == "" {
		return "", errors.New("RR_SELLER_URL needs a path, such as /espace-vendeur")
	}
	return address.Path, nil
}

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
