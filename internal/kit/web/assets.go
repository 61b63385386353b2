package web

import (
	"bytes"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"regexp"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/problem"
)

// contentHashed recognises the names that the build gives to files by their content (index-Bx3kF9a_.js). One in a
// thousand has neither capital nor digit in its hash and is then only revalidated, never served stale.
var contentHashed = regexp.MustCompile(`[-.]([A-Za-z0-9_-]{8})\.[a-z0-9]+$`)

// Types that the system's table may lack or word otherwise.
var assetTypes = map[string]string{
	".js": "text/javascript; charset=utf-8", ".mjs": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8", ".json": "application/json",
	".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".woff2": "font/woff2",
	".woff": "font/woff", ".ttf": "font/ttf", ".webp": "image/webp", ".avif": "image/avif",
	".ico": "image/x-icon", ".txt": "text/plain; charset=utf-8", ".xml": "application/xml",
	".map": "application/json",
}

type asset struct {
	raw, brotli, gzip []byte
	kind, cache, hash string
}

// Assets serves a build folder from memory, as it was at start. Files named by their content may be kept for ever,
// others are asked about each time. Siblings ending in .br and .gz are the compressed forms of a file and are not
// served under their own names. The path is relative to the folder: mount it with http.StripPrefix.
func Assets(folder fs.FS) (http.Handler, error) {
	files := map[string]*asset{}
	err := fs.WalkDir(folder, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasSuffix(name, ".br") || strings.HasSuffix(name, ".gz") {
			return err
		}
		files[name], err = readAsset(folder, name)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read assets: %w", err)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		file := files[strings.TrimPrefix(r.URL.Path, "/")]
		switch {
		case file == nil:
			WriteProblem(w, r, problem.Missing("not_found"))
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			w.Header().Set("Allow", "GET, HEAD")
			writeProblem(w, r, statusProblem(http.StatusMethodNotAllowed))
		default:
			file.serve(w, r)
		}
	}), nil
}

func readAsset(folder fs.FS, name string) (*asset, error) {
	raw, err := fs.ReadFile(folder, name)
	if err != nil {
		return nil, err
	}
	file := &asset{raw: raw, kind: assetTypes[path.Ext(name)], cache: CacheAsk, hash: hashOf(raw)}
	if file.kind == "" {
		file.kind = mime.TypeByExtension(path.Ext(name))
	}
	if file.kind == "" {
		file.kind = "application/octet-stream"
	}
	if m := contentHashed.FindStringSubmatch(path.Base(name)); m != nil &&
		strings.ContainsAny(m[1], "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") {
		file.cache = CacheImmutable
	}
	file.brotli = readSibling(folder, name+".br")
	file.gzip = readSibling(folder, name+".gz")
	return file, nil
}

// readSibling is nil when there is no such file: small ones are not compressed.
func readSibling(folder fs.FS, name string) []byte {
	body, err := fs.ReadFile(folder, name)
	if err != nil {
		return nil
	}
	return body
}

func (f *asset) serve(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Cache-Control", f.cache)
	body, encoding := f.raw, encodingNone
	if f.brotli != nil || f.gzip != nil {
		h.Set("Vary", "Accept-Encoding")
		switch accepted := chooseEncoding(r.Header.Get("Accept-Encoding")); {
		case accepted == encodingBrotli && f.brotli != nil:
			body, encoding = f.brotli, encodingBrotli
		case accepted != encodingNone && f.gzip != nil:
			body, encoding = f.gzip, encodingGzip
		}
	}
	if encoding == encodingNone {
		h.Set("ETag", `"`+f.hash+`"`)
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(body)) // ranges, for sounds and films
		return
	}
	tag := `"` + f.hash + "-" + encoding + `"` // strong: other bytes, other tag
	h.Set("ETag", tag)
	if tagMatches(r.Header.Get("If-None-Match"), tag) {
		notModified(h)
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Encoding", encoding)
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(http.StatusOK)
	if r.Method != http.MethodHead {
		_, _ = w.Write(body) // the client is gone when this fails
	}
}
