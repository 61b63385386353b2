package ssr

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/andybalholm/brotli"
)

// A bundle with the same three words as the real one, and pages that misbehave on demand.
const bundle = `
globalThis.routes = () => JSON.stringify([
  {path:"/",page:"home",query:["q"]}, {path:"/boucle",page:"loop"}, {path:"/absent",page:"gone"},
  {path:"/ancien",page:"old"}, {path:"/english",page:"home"}, {path:"/panne",page:"home"}]);
globalThis.plan = (url) => JSON.stringify({page:"home", needs:["/v1/x"]});
globalThis.render = (url, input) => {
  const {site, answers} = JSON.parse(input);
  if (url === "/boucle") for (;;) {}
  if (url === "/ancien") return JSON.stringify({status:301, redirect:"/nouveau"});
  const missing = url === "/404" || url === "/absent";
  if (missing && !answers["/v1/y"]) return JSON.stringify({needs:["/v1/y"]});
  return JSON.stringify({
    status: missing ? 404 : url === "/panne" ? 503 : 200, page:"home", lang: url === "/english" ? "en" : undefined,
    head:"<title>"+site.name+"</title>"}) + "\n<p>"+url+answers["/v1/x"].body.word+"</p>";
};`

func newTestPages(t *testing.T, fetch func(context.Context, string) (int, []byte, error)) *Pages {
	t.Helper()
	p, err := NewPages(t.Context(), Config{
		Dist: fstest.MapFS{
			"server/render.js": {Data: []byte(bundle)},
			"client/.vite/manifest.json": {Data: []byte(`{
				"in.tsx": {"file":"assets/in-1.js","css":["assets/in-1.css"],
					"assets":["assets/serif-1.woff2"],"imports":["_shared"]},
				"_shared": {"file":"assets/shared-1.js"},
				"pages/home.tsx": {"file":"assets/home-1.js","css":["assets/home-1.css"],"imports":["_shared"]}}`)},
			"client/assets/in-1.css":   {Data: []byte("body{margin:0}\n")},
			"client/assets/home-1.css": {Data: []byte("p{color:red}\n")},
		},
		Entry: "in.tsx", Routes: "pages/", Site: json.RawMessage(`{"name":"Rang & Rue"}`), Lang: "fr-CA", Workers: 1,
		Timeout: time.Second, Cache: 1 << 20,
		Fetch: fetch, Texts: func() uint64 { return 1 }, Log: slog.New(slog.DiscardHandler), Now: time.Now,
		Policy: func(nonce, styles string) string { return "script-src 'nonce-" + nonce + "'; style-src " + styles },
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

func words(context.Context, string) (int, []byte, error) {
	return 200, []byte(`{"word":"</script>"}`), nil
}

func visit(p *Pages, address, encoding string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodGet, address, nil)
	r.Header.Set("Accept-Encoding", encoding)
	w := httptest.NewRecorder()
	p.ServeHTTP(w, r)
	return w
}

func TestAPageIsAWholeDocument(t *testing.T) {
	w := visit(newTestPages(t, words), "/", "identity")
	body := w.Body.String()
	for _, want := range []string{
		`<html lang="fr-CA">`, `<title>Rang & Rue</title>`,
		`<link rel="preload" as="font" type="font/woff2" href="/assets/serif-1.woff2" crossorigin>`,
		`<link rel="modulepreload" fetchpriority="low" href="/assets/home-1.js">`, `<p>/</script></p>`,
		`"module":"/assets/home-1.js"`, `import("/assets/in-1.js")`, `</html>`,
	} {
		if !strings.Contains(body, want) {
			t.Errorf("no %s in %s", want, body)
		}
	}
	state := body[strings.Index(body, `id="etat">`):]
	if strings.Count(state, "</script>") != 2 {
		t.Errorf("an answer ends the data block early: %s", state)
	}
}

// Nothing but the page itself stands before its first paint.
func TestAPageBringsItsStylesAndNamesThemInThePolicy(t *testing.T) {
	w := visit(newTestPages(t, words), "/", "identity")
	const styles = "body{margin:0}p{color:red}"
	for _, want := range []string{"<style>" + styles + "</style>",
		`<link rel="stylesheet" href="/assets/in-1.css" disabled>`,
		`<link rel="stylesheet" href="/assets/home-1.css" disabled>`} {
		if !strings.Contains(w.Body.String(), want) {
			t.Errorf("no %s in %s", want, w.Body)
		}
	}
	sum := sha256.Sum256([]byte(styles))
	if want := "style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) +
		"'"; !strings.Contains(w.Header().Get("Content-Security-Policy"), want) {
		t.Errorf("policy %q, want %q", w.Header().Get("Content-Security-Policy"), want)
	}
}

func TestAPageInAnotherLanguageSaysSo(t *testing.T) {
	if body := visit(newTestPages(t, words), "/english", "identity").Body.String(); !strings.Contains(body,
		`<html lang="en">`) {
		t.Errorf("an English page is announced in another language: %s", body)
	}
}

func TestEveryResponseHasItsOwnNonceInHeaderAndScript(t *testing.T) {
	p := newTestPages(t, words)
	seen := map[string]bool{}
	for range 3 {
		w := visit(p, "/", "gzip, br")
		nonce, _, _ := strings.Cut(strings.TrimPrefix(w.Header().Get("Content-Security-Policy"), "script-src 'nonce-"),
			"'")
		body, err := io.ReadAll(brotli.NewReader(w.Body))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(body), `nonce="`+nonce+`"`) || seen[nonce] || len(nonce) < 20 {
			t.Errorf("nonce %q is not in the page, or not fresh", nonce)
		}
		seen[nonce] = true
	}
}

func TestAKeptPageSaysWhenItIsSent(t *testing.T) {
	p := newTestPages(t, words)
	made := time.Now()
	for _, sent := range []time.Time{made, made.Add(50 * time.Second)} {
		p.Now = func() time.Time { return sent }
		body := visit(p, "/", "identity").Body.String()
		for _, want := range []string{fmt.Sprintf(`data-sent="%d"`, sent.UnixMilli()),
			fmt.Sprintf(`"at":%d`, made.UnixMilli())} {
			if !strings.Contains(body, want) {
				t.Errorf("sent at %s without %s", sent, want)
			}
		}
	}
}

func TestARenderThatLoopsStillGivesAPage(t *testing.T) {
	p := newTestPages(t, words)
	w := visit(p, "/boucle", "")
	if body := w.Body.String(); w.Code != 200 || !strings.Contains(body, `<div id="racine"></div>`) ||
		!strings.Contains(body, "/assets/in-1.js") {
		t.Errorf("status %d: %s", w.Code, body)
	}
	if w := visit(p, "/", ""); !strings.Contains(w.Body.String(), "<p>/") {
		t.Error("the next page is not rendered")
	}
}

func TestAFailingReadStillGivesAPage(t *testing.T) {
	p := newTestPages(t, func(context.Context, string) (int, []byte, error) {
		return 0, nil, errors.New("no database")
	})
	if w := visit(p, "/", ""); w.Code != 200 || !strings.Contains(w.Body.String(), "/assets/in-1.js") {
		t.Errorf("status %d: %s", w.Code, w.Body)
	}
}

func TestWrongAddressesAre404AndShareOneRender(t *testing.T) {
	calls := 0
	p := newTestPages(t, func(ctx context.Context, a string) (int, []byte, error) { calls++; return words(ctx, a) })
	for _, address := range []string{"/nulle-part", "/autre/chose?x=1", "/encore"} {
		if w := visit(p, address, ""); w.Code != 404 {
			t.Errorf("%s: status %d", address, w.Code)
		}
	}
	if calls != 2 {
		t.Errorf("%d reads, want the plan's and the error page's once", calls)
	}
}

func TestARenamedPageIsRedirectedForGood(t *testing.T) {
	w := visit(newTestPages(t, words), "/ancien", "")
	if w.Code != http.StatusMovedPermanently || w.Header().Get("Location") != "/nouveau" {
		t.Errorf("status %d to %q", w.Code, w.Header().Get("Location"))
	}
}

func TestPagesAreOnlyRead(t *testing.T) {
	w := httptest.NewRecorder()
	newTestPages(t, words).ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/", nil))
	if w.Code != http.StatusMethodNotAllowed || w.Header().Get("Allow") == "" {
		t.Errorf("status %d, Allow %q", w.Code, w.Header().Get("Allow"))
	}
}

func TestAFailedPageIsLoggedWithItsCause(t *testing.T) {
	var log strings.Builder
	p := newTestPages(t, func(_ context.Context, address string) (int, []byte, error) {
		return 503, []byte(`{"code":"unavailable","word":"x"}`), nil
	})
	p.Log = slog.New(slog.NewTextHandler(&log, nil))
	w := httptest.NewRecorder()
	p.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/panne", nil))
	if w.Code != http.StatusServiceUnavailable || w.Header().Get("Retry-After") == "" {
		t.Errorf("status %d, Retry-After %q", w.Code, w.Header().Get("Retry-After"))
	}
	if !strings.Contains(log.String(), "/v1/x answered 503 unavailable") {
		t.Errorf("the log does not tell the cause: %s", &log)
	}
}

func TestAPopularPageIsPackedWell(t *testing.T) {
	p := newTestPages(t, func(context.Context, string) (int, []byte, error) {
		return 200, []byte(`{"word":"` + strings.Repeat("tuque de laine du Bas-du-Fleuve, ", 2000) + `"}`), nil
	})
	first := visit(p, "/", "br").Body.Len()
	for range packWellAfter {
		visit(p, "/", "br")
	}
	for deadline := time.Now().Add(10 * time.Second); visit(p, "/", "br").Body.Len() >= first; {
		if time.Now().After(deadline) {
			t.Fatalf("still %d bytes after %d visits", first, packWellAfter)
		}
		time.Sleep(time.Millisecond)
	}
}

func TestAPageIsMadeAgainOnlyWhenItsDataDiffers(t *testing.T) {
	word := "un"
	p := newTestPages(t, func(context.Context, string) (int, []byte, error) {
		return 200, []byte(`{"id":"` + shownID + `","word":"` + word + `"}`), nil
	})
	now := time.Now()
	p.cache.now = func() time.Time { return now }
	for _, word = range []string{"un", "un", "deux"} {
		p.Changed([]string{shownID})
		now = now.Add(shownGrace)
		if body := visit(p, "/", "identity").Body.String(); !strings.Contains(body, "<p>/"+word+"</p>") {
			t.Errorf("no %s in %s", word, body)
		}
	}
	if all, kept := p.Sent(); all != 3 || kept != 0 {
		t.Errorf("%d pages sent, %d of them kept; want 3 and none", all, kept)
	}
}
