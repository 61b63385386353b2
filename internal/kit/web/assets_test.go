package web_test

import (
	"net/http"
	"strings"
	"testing"
	"testing/fstest"

	"rangrue/internal/kit/web"
)

func newAssets(t *testing.T) http.Handler {
	t.Helper()
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	h, err := web.Assets(fstest.MapFS{
		"assets/index-Bx3kF9a_.js": file("raw script"), "assets/index-Bx3kF9a_.js.br": file("brotli"),
		"assets/index-Bx3kF9a_.js.gz": file("gzip"),
		"assets/small-a1b2c3d4.css":   file("p{}"), "besley-Ax9_-kQ2.woff2": file("0123456789"),
		"favicon.svg": file("<svg/>"), "apple-touch-icon.png": file("png"), "site.webmanifest": file("{}"),
	})
	if err != nil {
		t.Fatal(err)
	}
	return web.Harden(h, web.Options{Log: quiet})
}

func TestAssetsAreServedInTheFormTheClientTakes(t *testing.T) {
	h := newAssets(t)
	tags := map[string]bool{}
	for accept, want := range map[string]string{"": "raw script", "gzip": "gzip", "gzip, deflate, br": "brotli"} {
		w, _ := call(t, h, "GET", "/assets/index-Bx3kF9a_.js", "", "Accept-Encoding", accept)
		if w.Body.String() != want || w.Code != 200 || w.Header().Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: %d %q %v", accept, w.Code, w.Body, w.Header())
		}
		if w.Header().Get("Content-Type") != "text/javascript; charset=utf-8" ||
			w.Header().Get("Cache-Control") != "public, max-age=31536000, immutable" {
			t.Errorf("%q: %v", accept, w.Header())
		}
		tag := w.Header().Get("ETag")
		tags[tag] = true
		if again, _ := call(t, h, "GET", "/assets/index-Bx3kF9a_.js", "", "Accept-Encoding", accept, "If-None-Match",
			tag); again.Code != 304 || again.Body.Len() > 0 {
			t.Errorf("%q again: %d", accept, again.Code)
		}
		if head, _ := call(t, h, "HEAD", "/assets/index-Bx3kF9a_.js", "", "Accept-Encoding",
			accept); head.Code != 200 ||
			head.Body.Len() > 0 {
			t.Errorf("%q HEAD: %d %q", accept, head.Code, head.Body)
		}
	}
	if len(tags) != 3 {
		t.Errorf("different bytes share a strong ETag: %v", tags)
	}
}

func TestOnlyNamesMadeFromContentAreKeptForEver(t *testing.T) {
	h := newAssets(t)
	for path, want := range map[string][2]string{
		"/assets/small-a1b2c3d4.css": {"public, max-age=31536000, immutable", "text/css; charset=utf-8"},
		"/besley-Ax9_-kQ2.woff2":     {"public, max-age=31536000, immutable", "font/woff2"},
		"/favicon.svg":               {"private, no-cache", "image/svg+xml"},
		"/apple-touch-icon.png":      {"private, no-cache", "image/png"},
		"/site.webmanifest":          {"private, no-cache", "application/manifest+json"},
	} {
		w, _ := call(t, h, "GET", path, "")
		if got := [2]string{w.Header().Get("Cache-Control"), w.Header().Get("Content-Type")}; got != want {
			t.Errorf("%s: %v; want %v", path, got, want)
		}
	}
	if w, _ := call(t, h, "GET", "/besley-Ax9_-kQ2.woff2", "", "Range", "bytes=2-4"); w.Code != 206 ||
		w.Body.String() != "234" {
		t.Errorf("range: %d %q", w.Code, w.Body)
	}
}

func TestWhatIsNotAnAssetIsNotServed(t *testing.T) {
	h := newAssets(t)
	for _, path := range []string{"/", "/assets/", "/assets", "/nothing.js", "/assets/index-Bx3kF9a_.js.br",
		"/assets/../favicon.svg", "/%2e%2e/favicon.svg"} {
		if w, p := call(t, h, "GET", path, ""); w.Code != 404 || p.Code != "not_found" {
			t.Errorf("GET %s: %d %s", path, w.Code, w.Body)
		}
	}
	if w, _ := call(t, h, "POST", "/favicon.svg", ""); w.Code != 405 ||
		!strings.Contains(w.Header().Get("Allow"), "GET") {
		t.Errorf("POST: %d %v", w.Code, w.Header())
	}
}
