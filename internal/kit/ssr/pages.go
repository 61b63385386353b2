package ssr

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"rangrue/internal/kit/web"
)

// Config is what the pages need from the rest of the program.
type Config struct {
	Dist    fs.FS           // the front end's build: client/ and server/render.js
	Entry   string          // manifest key of the browser's entry script
	Routes  string          // manifest folder of the page modules
	Site    json.RawMessage // configuration given to the pages, the same for everyone
	Head    string          // markup at the top of every head: icons, font preloads
	Lang    string          // of the document
	Engine  Kind            // what renders; embedded when empty
	Workers int             // engines, about one per core
	Timeout time.Duration   // of one render; a page that takes longer is left to the browser
	Cache   int             // bytes of finished pages kept
	// Fetch answers a GET of our own API without cookies or tokens.
	Fetch func(ctx context.Context, address string) (status int, body []byte, err error)
	// Texts grows whenever a text that pages show changes. Other changes come by [Pages.Changed].
	Texts func() uint64
	// Policy is the content security policy of a page, for the nonce of its script and the hash of its styles.
	Policy func(nonce, styles string) string
	Log    *slog.Logger
	Now    func() time.Time
}

// Pages answers every address that is not a file or a call of the API.
type Pages struct {
	Config
	engines  *Engines
	manifest manifest
	routes   []route
	start    string // what the script at the end of every document does
	cache    *cache

	sent, sentKept atomic.Int64
}

// NewPages loads the build and asks the bundle for its addresses.
func NewPages(ctx context.Context, config Config) (*Pages, error) {
	bundle, err := fs.ReadFile(config.Dist, "server/render.js")
	if err != nil {
		return nil, fmt.Errorf("read the server bundle: %w", err)
	}
	client, err := fs.Sub(config.Dist, "client")
	if err != nil {
		return nil, err
	}
	p := &Pages{Config: config}
	if p.manifest, err = readManifest(client, config.Entry, config.Routes); err != nil {
		return nil, err
	}
	p.start = p.manifest.start()
	if p.engines, err = NewEngines(
		config.Engine, string(bundle), config.Workers, config.Timeout, config.Log,
	); err != nil {
		return nil, err
	}
	p.cache = newCache(config.Cache, max(p.engines.Count()/2, 1), config.Texts, config.Now)
	list, err := p.engines.Call(ctx, "routes")
	if err != nil {
		return nil, fmt.Errorf("load the server bundle: %w", err)
	}
	if err := json.Unmarshal([]byte(list), &p.routes); err != nil {
		return nil, fmt.Errorf("read the bundle's routes: %w", err)
	}
	return p, nil
}

// Close frees the engines.
func (p *Pages) Close() { p.engines.Close() }

// Has reports whether an address, as a path, is that of a page.
func (p *Pages) Has(path string) bool { return canonical(p.routes, &url.URL{Path: path}) != unknown }

// Engines gives the engines, for metrics.
func (p *Pages) Engines() *Engines { return p.engines }

// Sent tells how many pages were sent, and how many of them as they were kept, without a wait.
func (p *Pages) Sent() (all, kept int64) { return p.sent.Load(), p.sentKept.Load() }

// Changed tells that the things of these ids changed. Every call of this node must answer with the change already.
func (p *Pages) Changed(ids []string) {
	hashes := make([]uint64, len(ids))
	for i, id := range ids {
		hashes[i] = hashOf(id)
	}
	p.cache.changed(hashes, false)
}

// AnythingChanged tells that whatever pages show may have changed.
func (p *Pages) AnythingChanged() { p.cache.changed(nil, true) }

func (p *Pages) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
		return
	}
	address := canonical(p.routes, r.URL)
	build := func(ctx context.Context, kept *page) (*page, error) { return p.build(ctx, address, kept) }
	made, kept, err := p.cache.get(r.Context(), address, build)
	p.sent.Add(1)
	if kept {
		p.sentKept.Add(1)
	}
	if err != nil {
		if r.Context().Err() != nil {
			return // the visitor left
		}
		p.Log.ErrorContext(r.Context(), "page sent unrendered", "address", pathOf(address), "error", err)
		made = p.unrendered(address)
	}
	p.send(w, r, made)
}

// NotFound answers with the page of an address that leads nowhere.
func (p *Pages) NotFound(w http.ResponseWriter, r *http.Request) {
	asked := *r
	asked.URL = &url.URL{Path: unknown}
	p.ServeHTTP(w, &asked)
}

// rendered is what the bundle's render function answers: JSON, and on the next line the page's markup.
type rendered struct {
	Needs    []string `json:"needs"`
	Status   int      `json:"status"`
	Redirect string   `json:"redirect"`
	Module   string   `json:"page"` // the page module that was rendered
	Lang     string   `json:"lang"` // of the document; empty: the site's own
	Head     string   `json:"head"`
	HTML     string   `json:"-"`
}

// apiResponse is what our API answered to one of the calls that a page needs.
type apiResponse struct {
	Status int             `json:"status"`
	Body   json.RawMessage `json:"body"`
}

// planRounds bounds how often a page may ask for more data: once for itself, once for the error page.
const planRounds = 3

// build plans an address, fetches its data and renders it. A kept page comes back as it is while its data is the same.
func (p *Pages) build(ctx context.Context, address string, kept *page) (*page, error) {
	ctx, cancel := context.WithTimeout(ctx, 2*p.Timeout) // with the wait for an engine and for the data
	defer cancel()
	made := p.Now()
	needs, err := p.needs(ctx, address, kept)
	if err != nil {
		return nil, err
	}
	responses := map[string]apiResponse{}
	if err := p.fetch(ctx, needs, responses); err != nil {
		return nil, err
	}
	if kept != nil && made.Sub(kept.made) < renderAgain && kept.match(responses) {
		return kept, nil
	}
	for range planRounds {
		out, err := p.render(ctx, address, responses, made)
		if err != nil {
			return nil, err
		}
		if len(out.Needs) > 0 {
			if err := p.fetch(ctx, out.Needs, responses); err != nil {
				return nil, err
			}
			continue
		}
		finished := &page{status: out.Status, redirect: out.Redirect, made: made, facts: factsOf(responses)}
		if out.Redirect == "" {
			p.write(finished, out, responses, made)
		}
		if finished.failed() {
			p.Log.ErrorContext(ctx, "page failed", "address", pathOf(address), "status", out.Status,
				"error", failuresOf(responses))
		}
		return finished, nil
	}
	return nil, errors.New("the page keeps asking for more data")
}

// needs are the calls that a page was made from or, when there is none, those that its address plans.
func (p *Pages) needs(ctx context.Context, address string, kept *page) ([]string, error) {
	if kept != nil {
		return kept.calls(), nil
	}
	planned, err := p.engines.Call(ctx, "plan", address)
	if err != nil {
		return nil, err
	}
	var plan rendered
	if err := json.Unmarshal([]byte(planned), &plan); err != nil {
		return nil, fmt.Errorf("read the plan: %w", err)
	}
	return plan.Needs, nil
}

// fetch adds the responses to the calls that a page needs.
func (p *Pages) fetch(ctx context.Context, needs []string, responses map[string]apiResponse) error {
	for _, need := range needs {
		status, body, err := p.Fetch(ctx, need)
		if err != nil {
			return fmt.Errorf("fetch %s: %w", need, err)
		}
		if !json.Valid(body) {
			body = []byte("null")
		}
		responses[need] = apiResponse{Status: status, Body: body}
	}
	return nil
}

// failuresOf tells which of a page's reads failed, and how. The log has the cause of each under the same address.
func failuresOf(responses map[string]apiResponse) string {
	var failures []string
	for need, r := range responses {
		var refusal struct {
			Code string `json:"code"`
		}
		if r.Status >= http.StatusBadRequest {
			_ = json.Unmarshal(r.Body, &refusal) // its status says enough without a code
			failure := fmt.Sprintf("%s answered %d %s", pathOf(need), r.Status, refusal.Code)
			failures = append(failures, strings.TrimSpace(failure))
		}
	}
	slices.Sort(failures)
	return strings.Join(failures, "; ")
}

func (p *Pages) render(
	ctx context.Context, address string, responses map[string]apiResponse, at time.Time,
) (rendered, error) {
	input, err := json.Marshal(map[string]any{"site": p.Site, "answers": responses, "at": at.UnixMilli()})
	if err != nil {
		return rendered{}, err
	}
	raw, err := p.engines.Call(ctx, "render", address, string(input))
	if err != nil {
		return rendered{}, err
	}
	answer, html, _ := strings.Cut(raw, "\n")
	out := rendered{HTML: html}
	if err := json.Unmarshal([]byte(answer), &out); err != nil {
		return rendered{}, fmt.Errorf("read the render: %w", err)
	}
	return out, nil
}

// unrendered is the document without markup: the browser fetches the data and renders the page itself. It is not
// kept, so the next visitor gets another try.
func (p *Pages) unrendered(address string) *page {
	out := rendered{Status: http.StatusOK, Head: "<title>" + titleOf(p.Site) + "</title>"}
	if address == unknown {
		out.Status = http.StatusNotFound
	}
	for _, r := range p.routes {
		if matches(r.Path, pathOf(address)) {
			out.Module = r.Module
			break
		}
	}
	bare := &page{status: out.Status}
	p.write(bare, out, nil, p.Now())
	return bare
}

// write gives the page its document: everything but the tail, which carries the nonce and when the page is sent.
func (p *Pages) write(into *page, out rendered, responses map[string]apiResponse, at time.Time) {
	bodies := map[string]json.RawMessage{}
	for address, a := range responses {
		if a.Status == http.StatusOK {
			bodies[address] = a.Body
		}
	}
	state, _ := json.Marshal(map[string]any{ // of valid JSON and numbers: cannot fail
		"site": p.Site, "status": out.Status, "at": at.UnixMilli(), "answers": bodies,
		"module": "/" + p.manifest.script(out.Module),
	})
	var b bytes.Buffer
	b.Grow(len(out.HTML) + len(state) + 4096)
	b.WriteString(`<!doctype html><html lang="` + cmp.Or(out.Lang, p.Lang) + `"><head><meta charset="utf-8">` +
		`<meta name="viewport" content="width=device-width,initial-scale=1">`)
	b.WriteString(p.Head)
	links, styles := p.manifest.links(out.Module)
	b.WriteString(links)
	b.WriteString(out.Head)
	b.WriteString(`</head><body><div id="racine">`)
	b.WriteString(out.HTML)
	// json.Marshal escapes <, > and &, so the block cannot end early.
	b.WriteString(`</div><script type="application/json" id="etat">`)
	b.Write(state)
	b.WriteString(`</script>`)
	into.set(b.Bytes())
	into.policy[0], into.policy[1], _ = strings.Cut(p.Policy(nonceMark, styles), nonceMark)
}

// nonceMark stands for the nonce while a page is made; it cannot be part of a policy.
const nonceMark = "\x00"

func (p *Pages) send(w http.ResponseWriter, r *http.Request, made *page) {
	if made.redirect != "" {
		http.Redirect(w, r, made.redirect, http.StatusMovedPermanently)
		return
	}
	h, nonce := w.Header(), web.NewNonce()
	// Whenever the page was made, its data was true when it was sent: the browser need not ask for it again.
	tail := fmt.Appendf(make([]byte, 0, 1024),
		`<script type="module" data-sent="%d" nonce="%s">%s</script></body></html>`,
		p.Now().UnixMilli(), nonce, p.start)
	body := bodies.Get().(*[]byte)
	defer bodies.Put(body)
	switch accepts := r.Header.Get("Accept-Encoding"); {
	case strings.Contains(accepts, "br"):
		*body = made.appendBrotli((*body)[:0], tail)
		h["Content-Encoding"] = brotliName
	case strings.Contains(accepts, "gzip"):
		*body = made.appendGzip((*body)[:0], tail)
		h["Content-Encoding"] = gzipName
	default:
		*body = append(append((*body)[:0], made.raw()...), tail...)
	}
	if made.sent.Add(1) == packWellAfter {
		go made.packWell()
	}
	h["Content-Security-Policy"] = []string{made.policy[0] + nonce + made.policy[1]}
	h["Content-Type"], h["Vary"], h["Cache-Control"] = htmlType, varyEncoding, askAgain
	if made.status == http.StatusServiceUnavailable {
		h["Retry-After"] = retryAfter
	}
	h["Content-Length"] = []string{strconv.Itoa(len(*body))}
	w.WriteHeader(made.status)
	if r.Method == http.MethodGet {
		_, _ = w.Write(*body) // a visitor who left is not our failure
	}
}

// bodies lends the memory of responses: a page is sent more often than anything of its size.
var bodies = sync.Pool{New: func() any { return new([]byte) }}

// Headers that are the same in every answer.
var (
	brotliName, gzipName = []string{"br"}, []string{"gzip"}
	htmlType             = []string{"text/html; charset=utf-8"}
	varyEncoding         = []string{"Accept-Encoding"}
	retryAfter           = []string{"5"}
	askAgain             = []string{"no-cache"} // browsers ask again each time: every response has its own nonce
)

func pathOf(address string) string {
	path, _, _ := strings.Cut(address, "?")
	return path
}

func titleOf(site json.RawMessage) string {
	var s struct {
		Name string `json:"name"`
	}
	_ = json.Unmarshal(site, &s)
	return strings.NewReplacer("&", "&amp;", "<", "&lt;").Replace(s.Name)
}
