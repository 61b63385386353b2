package app

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	"rangrue/internal/kit/config"
)

var sellerBuild = fstest.MapFS{sellerManifest: {Data: []byte(`{
	"seller/entry.tsx": {"file": "assets/seller-1.js", "imports": ["_shell.js"],
		"dynamicImports": ["seller/routes/home.tsx"]},
	"_shell.js": {"file": "assets/shell-1.js", "css": ["assets/shell-1.css"]},
	"seller/routes/home.tsx": {"file": "assets/home-1.js", "css": ["assets/home-1.css"]}
}`)}}

func TestTheSellerSpaceIsOneDocumentThatRobotsLeaveAlone(t *testing.T) {
	c, err := config.Load([]string{"RR_PUBLIC_URL=https://exemple.ca"})
	if err != nil {
		t.Fatal(err)
	}
	pages, err := sellerPages(c, sellerBuild, []byte(`{"name":"Rang \u0026 Rue"}`))
	if err != nil {
		t.Fatal(err)
	}
	w := httptest.NewRecorder()
	pages.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/espace-vendeur/produits?page=2", nil))
	body := w.Body.String()
	for _, want := range []string{
		`<link rel="stylesheet" href="/assets/shell-1.css">`,
		`<link rel="modulepreload" href="/assets/shell-1.js">`,
		`<script type="module" src="/assets/seller-1.js"></script>`, `{"site":{"name":"Rang \u0026 Rue"}}`,
		`content="noindex"`, `<title>Rang &amp; Rue</title>`,
	} {
		if !strings.Contains(body, want) {
			t.Errorf("the document lacks %s", want)
		}
	}
	if strings.Contains(body, "home-1") {
		t.Error("the document asks for a page's own files, which may not be the page asked for")
	}
	if policy := w.Header().Get("Content-Security-Policy"); !strings.Contains(policy, "script-src 'self';") ||
		w.Header().Get("X-Robots-Tag") != "noindex" {
		t.Errorf("headers are %v", w.Header())
	}
	w = httptest.NewRecorder()
	if pages.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/espace-vendeur",
		nil)); w.Code != http.StatusMethodNotAllowed {
		t.Errorf("a POST answers %d", w.Code)
	}
}

func TestTheSellerSpaceBeginsAtThePathOfItsAddress(t *testing.T) {
	for address, want := range map[string]string{
		"https://exemple.ca/espace-vendeur": "/espace-vendeur", "https://vendre.exemple.ca/espace": "/espace",
		"https://vendre.exemple.ca": "",
	} {
		got, err := sellerPath(config.Config{SellerURL: address})
		if got != want || (err != nil) != (want == "") {
			t.Errorf("%s begins at %q (%v), want %q", address, got, err, want)
		}
	}
}
