package files_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"rangrue/internal/kit/files"
)

func ask(t *testing.T, store files.Store, method, path string, headers ...string) *httptest.ResponseRecorder {
	t.Helper()
	request := httptest.NewRequest(method, "http://exemple.ca/", nil)
	request.URL.Path = path
	for i := 0; i < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	answer := httptest.NewRecorder()
	files.Handler(store).ServeHTTP(answer, request)
	return answer
}

func TestAPublicFileIsServedAsWhatItIsAndKeptForever(t *testing.T) {
	for name, open := range map[string]func(*testing.T) files.Store{"folder": newFolder, "s3": newS3} {
		t.Run(name, func(t *testing.T) {
			store := open(t)
			put(t, store, "photos/ab/480.webp", webp, "0123456789")
			got := ask(t, store, "GET", "/fichiers/photos/ab/480.webp")
			if got.Code != 200 || got.Body.String() != "0123456789" {
				t.Fatalf("%d %q", got.Code, got.Body)
			}
			for header, want := range map[string]string{
				"Content-Type": "image/webp", "X-Content-Type-Options": "nosniff", "Content-Length": "10",
				"Cache-Control": "public, max-age=31536000, immutable", "Accept-Ranges": "bytes",
				"Content-Security-Policy": "default-src 'none'; sandbox",
			} {
				if value := got.Header().Get(header); value != want {
					t.Errorf("%s: %q; want %q", header, value, want)
				}
			}
			etag := got.Header().Get("ETag")
			if again := ask(t, store, "GET", "/fichiers/photos/ab/480.webp", "If-None-Match",
				etag); again.Code != 304 || again.Body.Len() != 0 {
				t.Errorf("with its ETag %s: %d, %d bytes", etag, again.Code, again.Body.Len())
			}
			part := ask(t, store, "GET", "/fichiers/photos/ab/480.webp", "Range", "bytes=2-4")
			if part.Code != 206 || part.Body.String() != "234" || part.Header().Get("Content-Range") != "bytes 2-4/10" {
				t.Errorf("a range: %d %q %s", part.Code, part.Body, part.Header().Get("Content-Range"))
			}
			if head := ask(t, store, "HEAD", "/fichiers/photos/ab/480.webp"); head.Code != 200 || head.Body.Len() != 0 {
				t.Errorf("HEAD: %d, %d bytes", head.Code, head.Body.Len())
			}
		})
	}
}

func TestEverythingElseIsTheSame404(t *testing.T) {
	store := newFolder(t)
	put(t, store, "photos/a.webp", webp, "x")
	put(t, store, "prive/factures/1.pdf", "application/pdf", "x")
	for _, path := range append([]string{
		"photos", "photos/", "photos/b.webp", "prive/factures/1.pdf", "prive/", "./prive/factures/1.pdf",
		"photos/../prive/factures/1.pdf",
	}, badKeys...) {
		got := ask(t, store, "GET", "/fichiers/"+path)
		if got.Code != 404 || got.Body.String() != "Fichier introuvable.\n" ||
			got.Header().Get("Cache-Control") != "no-store" {
			t.Errorf("%q: %d %q, %s", path, got.Code, got.Body, got.Header().Get("Cache-Control"))
		}
	}
	if got := ask(t, store, "GET", "/ailleurs/photos/a.webp"); got.Code != 404 {
		t.Errorf("another path: %d", got.Code)
	}
}

func TestFilesAreOnlyRead(t *testing.T) {
	for _, method := range []string{"POST", "PUT", "DELETE", "PATCH"} {
		got := ask(t, newFolder(t), method, "/fichiers/photos/a.webp")
		if got.Code != http.StatusMethodNotAllowed || got.Header().Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %d, Allow %q", method, got.Code, got.Header().Get("Allow"))
		}
	}
}

type failingStore struct{ files.Store }

func (failingStore) Open(context.Context, string) (files.File, error) {
	return nil, errors.New("storage unplugged")
}

func TestAStorageFailureIsNotA404AndIsNotExplained(t *testing.T) {
	got := ask(t, failingStore{}, "GET", "/fichiers/a.webp")
	if got.Code != http.StatusServiceUnavailable || strings.Contains(got.Body.String(), "unplugged") {
		t.Errorf("%d %q", got.Code, got.Body)
	}
	if got.Header().Get("Cache-Control") != "no-store" {
		t.Error("a failure may be cached")
	}
}
