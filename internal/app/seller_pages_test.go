package app

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	"rangrue/internal/kit/config"
)

var sellerBuild = fstest.MapFS{".vite/seller.json": {Data: []byte(`{
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
	selling, _ := spacesOf(c)
	pages, err := selling.pages(c, sellerBuild, []byte(`{"name":"Rang \u0026 Rue"}`))
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

func TestTheSellerSpaceBeginsWhereItsAddressSays(t *testing.T) {
	for address, want := range map[string][2]string{
		"https://exemple.ca/espace-vendeur": {"exemple.ca", "/espace-vendeur"},
		"https://vendre.exemple.ca/espace":  {"vendre.exemple.ca", "/espace"},
		"https://vendre.exemple.ca":         {"vendre.exemple.ca", ""},
	} {
		if host, path := (space{address: address}).begins(); host != want[0] || path != want[1] {
			t.Errorf("%s begins at %q %q, want %q", address, host, path, want)
		}
	}
}

func TestAHostOfItsOwnIsTheSellerSpaceAndLeadsOutToTheTexts(t *testing.T) {
	says := func(words string) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte(words)) })
	}
	root := onHost("vendre.exemple.ca:8443", leadOut("https://exemple.ca", says("space")), says("storefront"))
	for address, want := range map[string]string{
		"https://vendre.exemple.ca:8443/":               "space",
		"https://Vendre.exemple.ca:8443/commandes":      "space",
		"https://exemple.ca/":                           "storefront",
		"https://vendre.exemple.ca:8443" + recoveryPage: "https://exemple.ca" + recoveryPage,
		"https://vendre.exemple.ca:8443/politique-de-confidentialite": "https://exemple.ca" +
			"/politique-de-confidentialite",
	} {
		w := httptest.NewRecorder()
		root.ServeHTTP(w, httptest.NewRequest(http.MethodGet, address, nil))
		if got := w.Header().Get("Location"); got != want && w.Body.String() != want {
			t.Errorf("%s: %d %q %q, want %q", address, w.Code, got, w.Body, want)
		}
	}
}

func TestTheConsolesAddressServesTheSellerSpaceThatOperatorsRead(t *testing.T) {
	says := func(words string) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte(words)) })
	}
	for address, want := range map[string]string{
		"https://exemple.ca/regie":                      "console",
		"https://exemple.ca/regie/espace/s1":            "sellers",
		"https://exemple.ca/regie/espace/s1/commandes":  "sellers",
		"https://exemple.ca/regie/boutiques/espace/une": "console",
	} {
		w := httptest.NewRecorder()
		viewedShops(space{address: "https://exemple.ca/regie"}, says("sellers"), says("console")).
			ServeHTTP(w, httptest.NewRequest(http.MethodGet, address, nil))
		if w.Body.String() != want {
			t.Errorf("%s: %q, want %q", address, w.Body, want)
		}
	}
}
