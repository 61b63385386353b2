package ssr

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"
)

// Dev answers every address with a document that lets the development server's sources render the page in the browser,
// with hot reload. It has no content security policy, so it must never face the public.
func Dev(server, entry, lang string, site json.RawMessage) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		state, err := json.Marshal(map[string]any{"site": site, "status": http.StatusOK, "at": time.Now().UnixMilli(),
			"answers": map[string]any{}})
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		w.Header().Del("Content-Security-Policy")
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Cache-Control", "no-store")
		fmt.Fprintf(w, `<!doctype html><html lang="%[1]s"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<script type="module">
import { injectIntoGlobalHook } from "%[2]s/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" src="%[2]s/@vite/client"></script>
<script type="module" src="%[2]s/%[3]s"></script>
</head><body><div id="racine"></div><script type="application/json" id="etat">%[4]s</script></body></html>`,
			lang, server, entry, state)
	})
}
