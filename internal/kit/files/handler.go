package files

import (
	"errors"
	"log/slog"
	"net/http"
	"strings"
)

// cacheForever suits keys that contain a hash of what they name: other content has another key.
const cacheForever = "public, max-age=31536000, immutable"

// Handler serves public files at [PublicPath]: GET and HEAD, ranges, ETag, kept forever by caches. It never lists, and
// anything that is not a public file (a folder, a key out of shape, something private) is the same 404.
func Handler(store Store) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			refuse(w, http.StatusMethodNotAllowed, "Méthode non permise.")
			return
		}
		key, ours := strings.CutPrefix(r.URL.Path, PublicPath)
		if !ours || strings.HasPrefix(key, PrivateFolder) {
			refuse(w, http.StatusNotFound, "Fichier introuvable.")
			return
		}
		serve(w, r, store, key)
	})
}

func serve(w http.ResponseWriter, r *http.Request, store Store, key string) {
	file, err := store.Open(r.Context(), key)
	switch {
	case errors.Is(err, ErrNotFound), errors.Is(err, ErrKey):
		refuse(w, http.StatusNotFound, "Fichier introuvable.")
		return
	case err != nil:
		slog.ErrorContext(r.Context(), "a stored file could not be opened", "key", key, "error", err)
		refuse(w, http.StatusServiceUnavailable, "Fichier momentanément indisponible.")
		return
	}
	defer file.Close()
	info := file.Info()
	header := w.Header()
	header.Set("Content-Type", info.ContentType)
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Content-Security-Policy", "default-src 'none'; sandbox")
	header.Set("Cache-Control", cacheForever)
	header.Set("ETag", info.ETag)
	http.ServeContent(w, r, "", info.Modified, file)
}

func refuse(w http.ResponseWriter, status int, sentence string) {
	w.Header().Set("Cache-Control", "no-store")
	http.Error(w, sentence, status)
}
