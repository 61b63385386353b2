package web_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/andybalholm/brotli"

	"rangrue/internal/kit/web"
)

func answering(f func(w http.ResponseWriter, r *http.Request)) http.Handler {
	return http.HandlerFunc(f)
}

func TestEveryAnswerBearsTheSecurityHeaders(t *testing.T) {
	mux, _ := newGuestBook()
	always := map[string]string{"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin",
		"Strict-Transport-Security": "max-age=31536000"}
	onPages := map[string]string{"X-Frame-Options": "DENY", "Referrer-Policy": "strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups"}
	for path, isPage := range map[string]bool{"/v1/guests": false, "/v1/nowhere": false, "/v1/docs": true,
		"/elsewhere": true} {
		w, _ := call(t, web.Harden(mux, web.Options{Log: quiet, HTTPS: true}), "GET", path, "")
		want := maps.Clone(always)
		if isPage {
			maps.Copy(want, onPages)
		}
		for name, value := range want {
			if got := w.Header().Get(name); got != value {
				t.Errorf("%s: %s %q; want %q", path, name, got, value)
			}
		}
		if policy := w.Header().Get("Content-Security-Policy"); !strings.Contains(policy, "default-src 'none'") ||
			!strings.Contains(policy, "frame-ancestors 'none'") {
			t.Errorf("%s: policy %q", path, policy)
		}
		if isPage != strings.Contains(w.Header().Get("Permissions-Policy"),
			`payment=(self "https://js.stripe.com"), camera=()`) {
			t.Errorf("%s: Permissions-Policy %q", path, w.Header().Get("Permissions-Policy"))
		}
	}
	if w, _ := call(t, web.Harden(mux, web.Options{Log: quiet}), "GET", "/v1/guests",
		""); w.Header().Get("Strict-Transport-Security") != "" {
		t.Error("HSTS over plain http")
	}
}

func TestAHandlerMayReplaceAHeaderForItselfAlone(t *testing.T) {
	h := web.Harden(answering(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/photo" {
			w.Header().Set("Cross-Origin-Resource-Policy", "cross-origin")
			w.Header().Add("Referrer-Policy", "no-referrer")
		}
	}), web.Options{Log: quiet})
	if w, _ := call(t, h, "GET", "/photo", ""); w.Header().Get("Cross-Origin-Resource-Policy") != "cross-origin" {
		t.Error("the handler's header is lost")
	}
	if w, _ := call(t, h, "GET", "/", ""); w.Header().Get("Cross-Origin-Resource-Policy") != "same-origin" ||
		len(w.Header()["Referrer-Policy"]) != 1 {
		t.Error("one handler's header is seen on another answer")
	}
}

func TestPagesHaveAStrictPolicy(t *testing.T) {
	const want = "default-src 'self'; script-src 'self' 'nonce-abc'; style-src 'self'; style-src-attr " +
		"'unsafe-inline'; img-src 'self' data:; " +
		"connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
		"frame-ancestors 'none'"
	if got := (web.CSP{}).Header("abc"); got != want {
		t.Errorf("policy:\n%s\nwant\n%s", got, want)
	}
	full := web.CSP{HTTPS: true, Files: "https://photos.exemple.ca", Connect: []string{"https://pay.example"},
		Scripts: []string{"https://tag.example"},
		Frames:  []string{"https://pay.example"}, Images: []string{"https://tag.example"}}.Header("", "'sha256-xyz'")
	for _, part := range []string{
		"script-src 'self' https://tag.example;", "style-src 'self' 'sha256-xyz';",
		"img-src 'self' data: https://photos.exemple.ca https://tag.example;",
		"connect-src 'self' https://pay.example;", "frame-src 'self' https://pay.example;",
		"; upgrade-insecure-requests",
	} {
		if !strings.Contains(full, part) {
			t.Errorf("no %q in %s", part, full)
		}
	}
	if strings.Contains(full, "nonce") {
		t.Errorf("an empty nonce is named: %s", full)
	}
	if a, b := web.NewNonce(), web.NewNonce(); a == b || len(a) < 22 {
		t.Errorf("nonces %q and %q", a, b)
	}
}

func TestASaneRequestIDIsKeptAndAnyOtherReplaced(t *testing.T) {
	var seen string
	h := web.Harden(answering(func(_ http.ResponseWriter, r *http.Request) { seen = web.RequestID(r.Context()) }),
		web.Options{Log: quiet})
	for given, kept := range map[string]bool{
		"abcdef12-3456": true, "": false, "short": false, "with space in it": false, "line\nbreak-line": false,
		strings.Repeat("a", 65): false,
	} {
		w, _ := call(t, h, "GET", "/", "", "X-Request-Id", given)
		got := w.Header().Get("X-Request-Id")
		if got != seen || len(got) < 8 || (got == given) != kept {
			t.Errorf("given %q: answered %q, handler saw %q", given, got, seen)
		}
	}
}

func TestLogsTellTheRouteAndNothingPersonal(t *testing.T) {
	var out bytes.Buffer
	mux, _ := newGuestBook()
	h := web.Harden(mux, web.Options{Log: slog.New(slog.NewJSONHandler(&out, nil))})
	r := httptest.NewRequest("GET", "/v1/guests/missing?email=ana@exemple.ca", nil)
	r.RemoteAddr = "203.0.113.7:5000"
	r.Header.Set("Authorization", "Bearer secret-token")
	h.ServeHTTP(httptest.NewRecorder(), r)
	var line map[string]any
	if err := json.Unmarshal(out.Bytes(), &line); err != nil {
		t.Fatalf("not one JSON line: %v\n%s", err, out.String())
	}
	if line["msg"] != "request" || line["method"] != "GET" || line["route"] != "/v1/guests/{name}" ||
		line["status"] != 404.0 || line["requestId"] == "" || line["bytes"] == 0.0 {
		t.Errorf("line: %v", line)
	}
	for _, personal := range []string{"exemple.ca", "203.0.113", "missing", "secret-token"} {
		if strings.Contains(out.String(), personal) {
			t.Errorf("the log holds %q: %s", personal, out.String())
		}
	}
}

func TestUnexpectedErrorsAreLoggedWithTheirRequestID(t *testing.T) {
	var out bytes.Buffer
	mux, _ := newGuestBook()
	h := web.Harden(mux, web.Options{Log: slog.New(slog.NewJSONHandler(&out, nil))})
	w, _ := call(t, h, "GET", "/v1/guests/hidden", "")
	if !strings.Contains(out.String(), "dial tcp") || strings.Count(out.String(), w.Header().Get("X-Request-Id")) != 2 {
		t.Errorf("log: %s", out.String())
	}
}

func TestAPanicIsAnsweredAsAnUnexpectedError(t *testing.T) {
	var out bytes.Buffer
	mux, _ := newGuestBook()
	mux.HandleFunc("/page", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = io.WriteString(w, "half a page")
		panic("oups")
	})
	h := web.Harden(mux, web.Options{Log: slog.New(slog.NewJSONHandler(&out, nil)), Metrics: web.NewMetrics()})
	w, p := call(t, h, "GET", "/v1/panic", "")
	if w.Code != 500 || p.Code != "internal" ||
		p.Detail != "Une erreur interne s'est produite. Réessayez dans quelques instants." {
		t.Errorf("%d %+v", w.Code, p)
	}
	if !strings.Contains(out.String(), "oups") || !strings.Contains(out.String(), "api_test.go") {
		t.Errorf("the panic is not logged with its stack: %s", out.String())
	}
	if w, p = call(t, h, "GET", "/page", "", "Accept-Encoding", "gzip"); w.Code != 500 || p.Code != "internal" ||
		strings.Contains(w.Body.String(), "half") {
		t.Errorf("a buffered page that panics: %d %s", w.Code, w.Body)
	}
}

func TestAPanicAfterTheAnswerBeganCutsTheConnection(t *testing.T) {
	server := httptest.NewServer(web.Harden(answering(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/plain")
		_, _ = io.WriteString(w, "half")
		w.(http.Flusher).Flush()
		panic("oups")
	}), web.Options{Log: quiet}))
	defer server.Close()
	answer, err := server.Client().Get(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if body, err := io.ReadAll(answer.Body); err == nil {
		t.Errorf("the client takes %q for a whole answer", body)
	}
}

func TestAFailureOutsideTheAPIMayBeAPage(t *testing.T) {
	h := web.Harden(answering(func(http.ResponseWriter, *http.Request) { panic("oups") }), web.Options{Log: quiet,
		Fail: func(w http.ResponseWriter, _ *http.Request, _ error) {
			w.WriteHeader(500)
			_, _ = io.WriteString(w, "a page")
		}})
	if w, _ := call(t, h, "GET", "/panier", ""); w.Body.String() != "a page" {
		t.Errorf("page: %s", w.Body)
	}
	if _, p := call(t, h, "GET", "/v1/x", ""); p.Code != "internal" {
		t.Errorf("api: %+v", p)
	}
}

func TestChangesAskedByAnotherSiteAreRefused(t *testing.T) {
	mux, _ := newGuestBook()
	h := web.Harden(mux, web.Options{Log: quiet, Origins: []string{"https://rangrue.example"}})
	const guest = `{"name":"Ana","email":"a@b.ca"}`
	for _, c := range []struct {
		name    string
		headers []string
		status  int
	}{
		{"no browser", nil, 201},
		{"our page", []string{"Sec-Fetch-Site", "same-origin"}, 201},
		{"our origin behind a proxy", []string{"Origin", "https://rangrue.example"}, 201},
		{"our host", []string{"Origin", "http://example.com"}, 201},
		{"another site", []string{"Sec-Fetch-Site", "cross-site", "Origin", "https://evil.example"}, 403},
		{"another site, old browser", []string{"Origin", "https://evil.example"}, 403},
	} {
		w, p := call(t, h, "POST", "/v1/guests", guest, c.headers...)
		if w.Code != c.status || (c.status == 403 && p.Code != "cross_origin") {
			t.Errorf("%s: %d %s", c.name, w.Code, w.Body)
		}
	}
	if w, _ := call(t, h, "GET", "/v1/guests", "", "Sec-Fetch-Site", "cross-site"); w.Code != 200 {
		t.Errorf("a read linked from another site: %d", w.Code)
	}
}

func TestAClientThatAsksTooMuchIsAskedToWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // the clock stands still
		mux, _ := newGuestBook()
		mux.HandleFunc("/assets/", func(http.ResponseWriter, *http.Request) {})
		h := web.Harden(mux, web.Options{Log: quiet, RatePerMinute: 10, Free: []string{"/assets/"}})
		statuses := func(method, path string, n int) (refused int) {
			for range n {
				if w, _ := call(t, h, method, path, `{"name":"Ana","email":"a@b.ca"}`); w.Code == 429 {
					refused++
					if w.Header().Get("Retry-After") == "" {
						t.Error("429 without Retry-After")
					}
				}
			}
			return refused
		}
		if n := statuses("GET", "/v1/guests", 12); n != 2 {
			t.Errorf("%d of 12 reads refused; want 2", n)
		}
		if n := statuses("POST", "/v1/guests", 4); n != 2 {
			t.Errorf("%d of 4 changes refused; want 2", n)
		}
		if n := statuses("GET", "/assets/x.js", 50); n != 0 {
			t.Errorf("%d assets refused", n)
		}
	})
}

func TestBehindATrustedProxyEachVisitorHasItsOwnLimit(t *testing.T) {
	var client netip.Addr
	h := web.Harden(answering(func(_ http.ResponseWriter, r *http.Request) { client = web.ClientIP(r.Context()) }),
		web.Options{Log: quiet, RatePerMinute: 1,
			TrustedProxies: []netip.Prefix{netip.MustParsePrefix("192.0.2.0/24")}})
	for _, visitor := range []string{"203.0.113.1", "203.0.113.2"} {
		if w, _ := call(t, h, "GET", "/", "", "X-Forwarded-For", visitor); w.Code != 200 || client.String() != visitor {
			t.Errorf("%s: %d, seen as %s", visitor, w.Code, client)
		}
	}
}

func TestTextsAreCompressedAsTheClientAsks(t *testing.T) {
	long := `{"text":"` + strings.Repeat("grès émaillé ", 500) + `"}`
	h := web.Harden(answering(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", map[string]string{
			"/json": "application/json", "/html": "text/html; charset=utf-8", "/photo": "image/webp",
			"/short": "text/html",
		}[r.URL.Path])
		if r.URL.Path == "/short" {
			_, _ = io.WriteString(w, "court")
			return
		}
		_, _ = io.WriteString(w, long[:len(long)/2])
		_, _ = io.WriteString(w, long[len(long)/2:])
	}), web.Options{Log: quiet})
	for _, c := range []struct{ path, accept, encoding string }{
		{"/json", "gzip, deflate, br, zstd", "gzip"}, {"/json", "br", "br"}, {"/json", "gzip", "gzip"},
		{"/json", "", ""},
		{"/json", "identity", ""},
		{"/json", "br;q=0, gzip;q=0.5", "gzip"}, {"/json", "*", "gzip"}, {"/json", "gzip;q=0, *", "br"},
		{"/html", "gzip, deflate, br", "br"}, {"/html", "br;q=0, *", "gzip"}, {"/html", "gzip", "gzip"},
		{"/html", "", ""},
		{"/photo", "gzip, deflate, br", ""}, {"/short", "gzip, deflate, br", ""},
	} {
		w, _ := call(t, h, "GET", c.path, "", "Accept-Encoding", c.accept)
		if got := w.Header().Get("Content-Encoding"); got != c.encoding {
			t.Errorf("%s for %q: encoding %q; want %q", c.path, c.accept, got, c.encoding)
			continue
		}
		want := long
		if c.path == "/short" {
			want = "court"
		}
		if got := decode(t, w); got != want {
			t.Errorf("%s for %q: %d bytes; want %d", c.path, c.accept, len(got), len(want))
		}
		if vary := w.Header().Get("Vary"); (c.path != "/photo") != (vary == "Accept-Encoding") {
			t.Errorf("%s: Vary %q", c.path, vary)
		}
	}
}

func decode(t *testing.T, w *httptest.ResponseRecorder) string {
	t.Helper()
	var r io.Reader = w.Body
	switch w.Header().Get("Content-Encoding") {
	case "br":
		r = brotli.NewReader(w.Body)
	case "gzip":
		z, err := gzip.NewReader(w.Body)
		if err != nil {
			t.Fatal(err)
		}
		r = z
	}
	b, err := io.ReadAll(r)
	if err != nil {
		t.Fatalf("decode: %v", err)
	}
	return string(b)
}

func TestWhatIsAlreadyCompressedPassesAsItIs(t *testing.T) {
	body := bytes.Repeat([]byte{1, 2, 3}, 2000)
	h := web.Harden(answering(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.Header().Set("Content-Encoding", "br")
		w.Header().Set("Content-Length", "6000")
		_, _ = w.Write(body)
	}), web.Options{Log: quiet})
	w, _ := call(t, h, "GET", "/", "", "Accept-Encoding", "gzip, deflate, br")
	if !bytes.Equal(w.Body.Bytes(), body) || w.Header().Get("Content-Length") != "6000" ||
		w.Header().Get("Content-Encoding") != "br" {
		t.Errorf("%d bytes, headers %v", w.Body.Len(), w.Header())
	}
}

func TestJSONReadsAreAnsweredWith304WhenNothingChanged(t *testing.T) {
	mux, _ := newGuestBook()
	h := web.Harden(mux, web.Options{Log: quiet})
	first, _ := call(t, h, "GET", "/v1/guests", "")
	tag := first.Header().Get("ETag")
	if !strings.HasPrefix(tag, `W/"`) || first.Header().Get("Cache-Control") != "private, no-cache" {
		t.Fatalf("ETag %q, Cache-Control %q", tag, first.Header().Get("Cache-Control"))
	}
	for _, accept := range []string{"", "br"} {
		again, _ := call(t, h, "GET", "/v1/guests", "", "If-None-Match", `"x", `+tag, "Accept-Encoding", accept)
		if again.Code != 304 || again.Body.Len() != 0 || again.Header().Get("ETag") != tag ||
			again.Header().Get("Content-Type") != "" {
			t.Errorf("again: %d, %d bytes, %v", again.Code, again.Body.Len(), again.Header())
		}
	}
	if other, _ := call(t, h, "GET", "/v1/guests?page=2", "", "If-None-Match", tag); other.Code != 200 {
		t.Errorf("another answer: %d", other.Code)
	}
}

func TestPersonalAnswersAreNeverKept(t *testing.T) {
	mux, _ := newGuestBook()
	h := web.Harden(mux, web.Options{Log: quiet})
	signed, _ := call(t, h, "GET", "/v1/guests", "", "Authorization", "Bearer x")
	changed, _ := call(t, h, "POST", "/v1/guests", `{"name":"Ana","email":"a@b.ca"}`)
	for _, w := range []*httptest.ResponseRecorder{signed, changed} {
		if w.Header().Get("Cache-Control") != "no-store" || w.Header().Get("ETag") != "" {
			t.Errorf("%d: %v", w.Code, w.Header())
		}
	}
}

func TestAStreamIsSentAsItComes(t *testing.T) {
	step := make(chan struct{})
	server := httptest.NewServer(web.Harden(answering(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = io.WriteString(w, "first ")
		w.(http.Flusher).Flush()
		<-step
		_, _ = io.WriteString(w, "second")
	}), web.Options{Log: quiet}))
	defer server.Close()
	r, _ := http.NewRequestWithContext(context.Background(), "GET", server.URL, nil)
	r.Header.Set("Accept-Encoding", "br")
	answer, err := server.Client().Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body := brotli.NewReader(answer.Body)
	first := make([]byte, 6)
	if _, err := io.ReadFull(body, first); err != nil || string(first) != "first " {
		t.Fatalf("first part: %q, %v", first, err)
	}
	close(step)
	if rest, err := io.ReadAll(body); err != nil || string(rest) != "second" {
		t.Errorf("rest: %q, %v", rest, err)
	}
}

func TestHandlersBesideTheAPIHaveABodyLimitTheyMayRaise(t *testing.T) {
	h := web.Harden(answering(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/large" {
			web.AllowBody(r, 4<<20)
		}
		n, err := io.Copy(io.Discard, r.Body)
		if err != nil {
			w.WriteHeader(http.StatusRequestEntityTooLarge)
		}
		_, _ = fmt.Fprint(w, n)
	}), web.Options{Log: quiet})
	for _, c := range []struct {
		path         string
		size, status int
		read         string
	}{{"/", 1 << 20, 200, "1048576"}, {"/", 1<<20 + 1, 413, "1048576"}, {"/large", 4 << 20, 200, "4194304"},
		{"/large", 5 << 20, 413, "4194304"}} {
		if w, _ := call(t, h, "POST", c.path, strings.Repeat("x", c.size)); w.Code != c.status ||
			w.Body.String() != c.read {
			t.Errorf("%s with %d bytes: %d after %s bytes; want %d after %s", c.path, c.size, w.Code, w.Body, c.status,
				c.read)
		}
	}
}
