package app_test

import (
	"context"
	"encoding/json"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/app"
	"rangrue/internal/demo"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/ssr"
	"rangrue/internal/markettest"
	frontend "rangrue/web"
)

// product is the whole product, running.
type product struct {
	t    *testing.T
	app  *app.App
	base string
	data string
	stop func() error
}

// needFrontend skips a test that needs pages when they are not built, and fails it where they must be.
func needFrontend(t *testing.T) {
	t.Helper()
	if _, err := fs.Stat(frontend.Dist(), "server/render.js"); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("the front end is not built: run `make web`")
		}
		t.Skip("the front end is not built: run `make web`")
	}
}

// start runs the product on a database of its own, once it is filled, until the test ends.
func start(t *testing.T, database string, fill func(*app.App)) *product {
	t.Helper()
	needFrontend(t)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &product{t: t, base: "http://" + listener.Addr().String(), data: t.TempDir()}
	settings, err := config.Load([]string{
		"RR_DATA_DIR=" + p.data, "RR_DATABASE_URL=" + database, "RR_PUBLIC_URL=" + p.base, "RR_SSR_WORKERS=1",
		"RR_RENDER_TIMEOUT=2m", // the race detector slows the page engine a hundredfold
	})
	if err != nil {
		t.Fatal(err)
	}
	a, err := app.New(t.Context(), settings, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	p.app = a
	fill(a)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- a.Run(ctx, listener) }()
	p.stop = sync.OnceValue(func() error { cancel(); return <-done })
	t.Cleanup(func() { _ = p.stop() }) // a failed test stops it here; the others have read its word
	for {
		if answer, err := http.Get(p.base + "/readyz"); err == nil {
			answer.Body.Close()
			if answer.StatusCode == http.StatusOK {
				return p
			}
		}
		time.Sleep(10 * time.Millisecond)
	}
}

func empty(*app.App) {}

func (p *product) get(path string) (*http.Response, string) {
	p.t.Helper()
	answer, err := http.Get(p.base + path)
	if err != nil {
		p.t.Fatal(err)
	}
	return answer, p.read(answer)
}

func (p *product) post(path, body string) (*http.Response, string) {
	p.t.Helper()
	answer, err := http.Post(p.base+path, "application/json", strings.NewReader(body))
	if err != nil {
		p.t.Fatal(err)
	}
	return answer, p.read(answer)
}

func (p *product) read(answer *http.Response) string {
	p.t.Helper()
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return string(body)
}

// The demo market is loaded without demo mode: its photographs, which this test does not use, would keep the processor
// busy for minutes.
func TestTheProductOnBothEngines(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		p := start(t, url, func(a *app.App) {
			if err := demo.Load(t.Context(), a.DemoDeps()); err != nil {
				t.Fatal(err)
			}
		})
		t.Run("the home page is whole without JavaScript", p.home)
		t.Run("pages of categories are whole without JavaScript", p.categories)
		t.Run("an unknown address is a 404 page", p.unknown)
		t.Run("the newsletter knows who it already has", p.newsletter)
		t.Run("refusals are problems in French", p.refusals)
		t.Run("the first reads of a page answer", p.firstReads)
		t.Run("Node writes the same pages as the embedded engine", p.sameFromNode)
		t.Run("a visitor signs in as a demo customer", p.signIn)
		t.Run("every node tells a new price", func(t *testing.T) { p.newPrice(t, url) })
		if err := p.stop(); err != nil {
			t.Errorf("stopping: %v", err)
		}
		if _, err := os.Stat(filepath.Join(p.data, "search", "manifest")); err != nil {
			t.Errorf("the search index was not kept: %v", err)
		}
	})
}

// newPrice changes a price on the first node. A page that only might list the product would be compared later than
// this waits.
func (p *product) newPrice(t *testing.T, url string) {
	nodes := []*product{p}
	if db.EngineOf(url) == db.Postgres {
		nodes = append(nodes, start(t, url, empty))
	}
	sheet := markettest.Must(p.app.Catalog.BySlug(t.Context(), "couverture-de-laine-moisson"))
	address := "/produit/" + sheet.Slug
	for _, node := range nodes {
		if answer, _ := node.get(address); answer.StatusCode != http.StatusOK {
			t.Fatalf("%s answers %d", address, answer.StatusCode)
		}
	}
	kept := markettest.Must(p.app.Catalog.OfShopByID(t.Context(), sheet.Shop.ID, sheet.ID))
	for n := range kept.Variants {
		kept.Variants[n].Price, kept.Variants[n].RegularPrice = 123_457, 0
	}
	markettest.Must(p.app.Catalog.Update(t.Context(), sheet.Shop.ID, sheet.ID, kept.Details))
	changed := time.Now()
	for n, node := range nodes {
		for {
			_, body := node.get(address)
			if strings.Contains(body, money.Cents(123_457).French()) {
				break
			}
			if time.Since(changed) > 10*time.Second {
				t.Fatalf("node %d still tells the former price", n+1)
			}
			time.Sleep(50 * time.Millisecond)
		}
	}
}

var nonce = regexp.MustCompile(`'nonce-([\w-]+)'`)

func (p *product) home(t *testing.T) {
	answer, body := p.get("/")
	if answer.StatusCode != 200 {
		t.Fatalf("status %d", answer.StatusCode)
	}
	for _, want := range []string{
		"<title>", `name="description"`, `rel="canonical" href="` + p.base + `/"`, `property="og:title"`,
		"application/ld+json", "Bonjour, Invité", "De chaque rang", "Couverture de laine Moisson",
		"/fichiers/demo/",
	} {
		if !strings.Contains(body, want) {
			t.Errorf("no %s", want)
		}
	}
	policy := answer.Header.Get("Content-Security-Policy")
	found := nonce.FindStringSubmatch(policy)
	if found == nil || !strings.Contains(body, `nonce="`+found[1]+`"`) ||
		strings.Contains(policy, "script-src 'self' 'unsafe-inline'") {
		t.Errorf("policy %q does not fit the page", policy)
	}
}

// categories reads what only the server's own render shows: the browser reads again what it lacks.
func (p *product) categories(t *testing.T) {
	for path, want := range map[string][]string{
		"/categorie":               {"Bijoux", "Maison et décoration"},
		"/categorie/bijoux":        {"Toutes les catégories", `href="/categorie/bijoux/bagues"`},
		"/categorie/bijoux/bagues": {`href="/categorie/bijoux"`, "BreadcrumbList"},
		"/recherche?q=tasse":       {"Catégories", `href="/produit/`},
		"/boutique/maille-nordet":  {`href="/produit/`},
	} {
		answer, body := p.get(path)
		main := body[max(0, strings.Index(body, "<main")):]
		for _, text := range append(want, "</main>") {
			if answer.StatusCode != http.StatusOK || !strings.Contains(main, text) {
				t.Errorf("%s: status %d, no %q in the page", path, answer.StatusCode, text)
			}
		}
		if strings.Contains(main[:strings.Index(main, "</main>")], "n’ont pas pu être chargé") {
			t.Errorf("%s says that something could not be read", path)
		}
	}
}

func (p *product) unknown(t *testing.T) {
	answer, body := p.get("/nulle-part")
	if answer.StatusCode != 404 || !strings.Contains(body, "La page est introuvable...") ||
		!strings.Contains(body, "Désolé, le lien que vous recherchez ne semble plus exister.") {
		t.Errorf("status %d", answer.StatusCode)
	}
}

func (p *product) newsletter(t *testing.T) {
	for _, want := range []string{"SUBSCRIBED", "ALREADY_EXIST"} {
		answer, body := p.post("/v1/newsletter/subscribe",
			`{"email":"ana@courriel.example","attributes":{"footer_newsletter_subscriber":true}}`)
		if answer.StatusCode != 200 || !strings.Contains(body, want) {
			t.Errorf("status %d, %s; want %s", answer.StatusCode, body, want)
		}
	}
	for begun := time.Now(); time.Since(begun) < 20*time.Second; time.Sleep(20 * time.Millisecond) {
		letters, err := filepath.Glob(filepath.Join(p.data, "courriels", "*.eml"))
		if err != nil {
			t.Fatal(err)
		}
		if len(letters) > 0 {
			return
		}
	}
	t.Error("no welcome was sent")
}

func (p *product) refusals(t *testing.T) {
	answer, body := p.post("/v1/newsletter/subscribe", `{"email":"pas un courriel"}`)
	if answer.StatusCode != 422 || answer.Header.Get("Content-Type") != "application/problem+json" ||
		!strings.Contains(body, "Veuillez entrer un courriel valide") {
		t.Errorf("status %d, %s", answer.StatusCode, body)
	}
}

func (p *product) firstReads(t *testing.T) {
	for path, want := range map[string]string{
		"/v1/product-categories/flat":  `"slug":"bijoux"`,
		"/v1/variant-types":            `"Couleur"`,
		"/v1/services/location":        `"status":"error"`,
		"/v1/search/products/limit/28": `"storeSlug"`,
		"/v1/openapi.json":             `"openapi":`,
		"/healthz":                     "",
	} {
		if answer, body := p.get(path); answer.StatusCode != 200 || !strings.Contains(body, want) {
			t.Errorf("%s: status %d, %.200s", path, answer.StatusCode, body)
		}
	}
}

func (p *product) signIn(t *testing.T) {
	who := demo.Accounts()[0]
	answer, body := p.post("/v1/identity/accounts:signInWithPassword", `{"email":"`+who.Email+`","password":"`+
		demo.Password+`","returnSecureToken":true}`)
	if answer.StatusCode != 200 || !strings.Contains(body, `"idToken":"`) ||
		!strings.Contains(body, `"email":"`+who.Email+`"`) {
		t.Errorf("status %d, %s", answer.StatusCode, body)
	}
}

func TestANodeToldToStopWhileItStartsEndsWell(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	settings, err := config.Load([]string{"RR_DATA_DIR=" + t.TempDir(), "RR_DEV_PAGES=http://127.0.0.1:9"})
	if err != nil {
		t.Fatal(err)
	}
	node, err := app.New(t.Context(), settings, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if err := node.Run(ctx, listener); err != nil {
		t.Errorf("stopped with %v", err)
	}
}

func (p *product) sameFromNode(t *testing.T) {
	bundle, err := fs.ReadFile(frontend.Dist(), "server/render.js")
	if err != nil {
		t.Fatal(err)
	}
	engines := map[ssr.Kind]*ssr.Engines{}
	for _, kind := range []ssr.Kind{ssr.Embedded, ssr.Node} {
		if engines[kind], err = ssr.NewEngines(kind, string(bundle), 1, 2*time.Minute, slog.Default()); err != nil {
			t.Fatal(err)
		}
		defer engines[kind].Close()
	}
	call := func(kind ssr.Kind, function string, args ...string) string {
		out, err := engines[kind].Call(t.Context(), function, args...)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	for _, address := range []string{"/", "/recherche?q=tuque", "/categorie/bijoux", "/faq", "/nulle-part"} {
		var plan struct{ Needs []string }
		if err := json.Unmarshal([]byte(call(ssr.Embedded, "plan", address)), &plan); err != nil {
			t.Fatal(err)
		}
		answers := map[string]any{}
		for _, need := range plan.Needs {
			answer, body := p.get(need)
			answers[need] = map[string]any{"status": answer.StatusCode, "body": json.RawMessage(body)}
		}
		input, err := json.Marshal(map[string]any{"site": map[string]any{"name": "Rang & Rue", "publicUrl": p.base,
			"sellerUrl": p.base, "social": map[string]string{}, "apps": map[string]string{}}, "answers": answers,
			"at": 1_800_000_000_000})
		if err != nil {
			t.Fatal(err)
		}
		inside := call(ssr.Embedded, "render", address, string(input))
		node := call(ssr.Node, "render", address, string(input))
		if inside != node {
			t.Errorf("%s: the engines differ in %d and %d bytes", address, len(inside), len(node))
		}
		if !strings.Contains(inside, "<main") && address != "/nulle-part" {
			t.Errorf("%s: not rendered: %.300s", address, inside)
		}
	}
}
