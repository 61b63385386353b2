package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"sync"

	"github.com/danielgtaylor/huma/v2"
)

// Document is the API's OpenAPI 3.1 document, indented and in a stable order, so that it can be committed, generated
// from and compared.
func Document(api huma.API) []byte {
	compact, err := json.Marshal(api.OpenAPI())
	if err != nil {
		panic(fmt.Sprintf("web: the OpenAPI document cannot be written: %v", err)) // a type of ours is at fault
	}
	var out bytes.Buffer
	if err := json.Indent(&out, compact, "", "  "); err != nil {
		panic(fmt.Sprintf("web: the OpenAPI document is not JSON: %v", err))
	}
	out.WriteByte('\n')
	return out.Bytes()
}

// serveDocument writes the document at the first call, when all routes are registered.
func serveDocument(api huma.API) http.HandlerFunc {
	document := sync.OnceValue(func() []byte { return Document(api) })
	return func(w http.ResponseWriter, r *http.Request) {
		scopeOf(r.Context()).route = Prefix + "/openapi.json"
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Cache-Control", CacheAsk)
		_, _ = w.Write(document())
	}
}
