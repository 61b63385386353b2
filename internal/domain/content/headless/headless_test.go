package headless_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/content"
	"rangrue/internal/domain/content/headless"
)

// service speaks the delivery API: entries of one content type, by slug or all, a page at a time, with what they link
// to.
type service struct {
	t       *testing.T
	blog    *headless.Blog
	clock   time.Time
	mu      sync.Mutex
	asked   []string
	failing int // status to answer instead
	entries []map[string]any
}

func newService(t *testing.T, entries ...map[string]any) *service {
	t.Helper()
	s := &service{t: t, clock: time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC), entries: entries}
	server := httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(server.Close)
	s.blog = headless.New(headless.Options{
		URL: server.URL + "/", Space: "espace", Environment: "master", Token: "jeton", Now: func() time.Time {
			return s.clock
		},
	})
	return s
}

func (s *service) serve(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	query := r.URL.Query()
	s.asked = append(s.asked, query.Get("fields.slug"))
	switch {
	case s.failing != 0:
		w.WriteHeader(s.failing)
		return
	case r.Header.Get("Authorization") != "Bearer jeton":
		w.WriteHeader(http.StatusUnauthorized)
		return
	case r.URL.Path != "/spaces/espace/environments/master/entries" || query.Get("content_type") != "blogue":
		w.WriteHeader(http.StatusNotFound)
		return
	}
	var found []map[string]any
	for _, e := range s.entries {
		if want := query.Get("fields.slug"); want == "" || e["fields"].(map[string]any)["slug"] == want {
			found = append(found, e)
		}
	}
	limit, _ := strconv.Atoi(query.Get("limit"))
	skip, _ := strconv.Atoi(query.Get("skip"))
	total := len(found)
	found = found[min(skip, total):min(skip+limit, total)]
	answer := map[string]any{
		"sys": map[string]any{"type": "Array"}, "total": total, "skip": skip, "limit": limit,
		"items": append([]map[string]any{}, found...), "includes": includes,
	}
	if err := json.NewEncoder(w).Encode(answer); err != nil {
		s.t.Error(err)
	}
}

func (s *service) calls() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.asked)
}

func (s *service) fail(status int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.failing = status
}

func linkTo(kind, id string) map[string]any {
	return map[string]any{"sys": map[string]any{"type": "Link", "linkType": kind, "id": id}}
}

var includes = map[string]any{
	"Asset": []any{map[string]any{"sys": map[string]any{"id": "photo"}, "fields": map[string]any{
		"title": "tuque", "description": "Une tuque bleue",
		"file": map[string]any{
			"url":     "//images.exemple.test/tuque.jpg",
			"details": map[string]any{"image": map[string]any{"width": 800, "height": 600}},
		},
	}}},
	"Entry": []any{
		map[string]any{"sys": map[string]any{"id": "lucie"}, "fields": map[string]any{"name": "Lucie Fontaine"}},
	},
}

func article(slug, date string, fields map[string]any) map[string]any {
	all := map[string]any{"slug": slug, "title": "Titre de " + slug, "date": date, "body": "Un *texte*."}
	for name, value := range fields {
		all[name] = value
	}
	return map[string]any{
		"sys": map[string]any{
			"id": "id-" + slug, "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-11-02T08:00:00Z",
		},
		"fields": all,
	}
}

func slugs(articles []content.Article) string {
	var all []string
	for _, a := range articles {
		all = append(all, a.Slug)
	}
	return strings.Join(all, " ")
}

func TestEveryEntryIsListedTheNewestFirst(t *testing.T) {
	var many []map[string]any
	for i := range 130 {
		many = append(many, article(fmt.Sprintf("a-%d", i), fmt.Sprintf("2026-%02d-%02d", i/28+1, i%28+1), nil))
	}
	s := newService(t, many...)
	all, err := s.blog.Articles(t.Context())
	if err != nil || len(all) != 130 || all[0].Slug != "a-129" || all[129].Slug != "a-0" {
		t.Errorf("%d articles, %v", len(all), err)
	}
	if s.calls() != 2 {
		t.Errorf("%d calls for two pages", s.calls())
	}
}

func TestAnEntryBecomesAnArticle(t *testing.T) {
	s := newService(t, article("tuque", "2026-03-05T09:00-05:00", map[string]any{
		"description": "Son histoire", "author": linkTo("Entry", "lucie"), "image": linkTo("Asset", "photo"),
		"tags": []string{"laine"}, "body": "## Au début\n\nIl faisait **froid**.<script>x()</script>",
	}))
	a, err := s.blog.Article(t.Context(), "tuque")
	if err != nil {
		t.Fatal(err)
	}
	if a.Title != "Titre de tuque" || a.Author != "Lucie Fontaine" || a.Date != "2026-03-05" ||
		a.Updated != "2026-11-02" || a.Tags[0] != "laine" || a.External {
		t.Errorf("%+v", a)
	}
	if a.Image.File != "https://images.exemple.test/tuque.jpg" || a.Image.Alt != "Une tuque bleue" ||
		a.Image.Width != 800 {
		t.Errorf("image %+v", a.Image)
	}
	if a.HTML != "<h2 id=\"au-debut\">Au début</h2>\n<p>Il faisait <strong>froid</strong>.x()</p>" ||
		len(a.Sections) != 1 || a.Words != 6 {
		t.Errorf("%q %v %d", a.HTML, a.Sections, a.Words)
	}
	if s.asked[0] != "tuque" {
		t.Errorf("asked %v; an entry is asked for by fields.slug", s.asked)
	}
}

func TestRichTextBecomesCleanHTML(t *testing.T) {
	text := func(value string, marks ...string) map[string]any {
		list := []any{}
		for _, m := range marks {
			list = append(list, map[string]any{"type": m})
		}
		return map[string]any{"nodeType": "text", "value": value, "marks": list, "data": map[string]any{}}
	}
	piece := func(kind string, data map[string]any, children ...any) map[string]any {
		if data == nil {
			data = map[string]any{}
		}
		return map[string]any{"nodeType": kind, "data": data, "content": children}
	}
	s := newService(t, article("tuque", "2026-03-05", map[string]any{"body": piece("document", nil,
		piece("heading-1", nil, text("L’"), text("été", "bold")),
		piece("heading-2", nil, text("L’été")),
		piece("paragraph", nil, text("a < b & "), text("fort", "bold", "italic"),
			piece("hyperlink", map[string]any{"uri": "https://exemple.test/?a=1&b=2"}, text("dehors"))),
		piece("paragraph", nil, piece("hyperlink", map[string]any{"uri": "javascript:alert(1)"}, text("piège"))),
		piece("paragraph", nil,
			piece("entry-hyperlink", map[string]any{"target": linkTo("Entry", "id-tuque")}, text("ici")),
			piece("entry-hyperlink", map[string]any{"target": linkTo("Entry", "inconnue")}, text("nulle part"))),
		piece("unordered-list", nil, piece("list-item", nil, piece("paragraph", nil, text("un")))),
		piece("table", nil,
			piece("table-row", nil, piece("table-header-cell", nil, piece("paragraph", nil, text("P"))))),
		piece("embedded-asset-block", map[string]any{"target": linkTo("Asset", "photo")}),
		piece("embedded-entry-block", map[string]any{"target": linkTo("Entry", "lucie")}),
		piece("hr", nil),
		piece("jamais-vu", nil, piece("paragraph", nil, text("<script>x()</script>"))),
	)}))
	a, err := s.blog.Article(t.Context(), "tuque")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`<h2 id="l-ete">L’<strong>été</strong></h2>`, `<h2 id="l-ete-2">L’été</h2>`,
		`a &lt; b &amp; <strong><em>fort</em></strong>`,
		`<a href="https://exemple.test/?a=1&amp;b=2" rel="noreferrer">dehors</a>`, "<p>piège</p>",
		`<a href="/blogue/tuque">ici</a>nulle part`, "<ul><li><p>un</p></li></ul>", "<th><p>P</p></th>",
		`<img src="https://images.exemple.test/tuque.jpg" alt="Une tuque bleue" loading="lazy"` +
			` width="800" height="600">`,
		"<hr>", "&lt;script&gt;",
	} {
		if !strings.Contains(a.HTML, want) {
			t.Errorf("no %s in %s", want, a.HTML)
		}
	}
	if strings.Contains(a.HTML, "javascript") || strings.Contains(a.HTML, "<script") || a.Sections[0].Title != "L’été" {
		t.Errorf("%s %v", a.HTML, a.Sections)
	}
}

func TestAnArticleReadElsewhereLeadsThere(t *testing.T) {
	s := newService(t, article("presse", "2026-03-05", map[string]any{
		"body": "", "externalUrl": "https://journal.example/a", "source": "Le Journal",
	}))
	a, err := s.blog.Article(t.Context(), "presse")
	if err != nil || !a.External || a.URL != "https://journal.example/a" || a.Source != "Le Journal" {
		t.Errorf("%+v %v", a, err)
	}
}

func TestAHalfWrittenEntryDoesNotEmptyTheBlog(t *testing.T) {
	s := newService(t, article("a", "2026-03-05", nil), article("b", "2026-03-06", map[string]any{"title": ""}),
		article("C’est", "2026-03-07", nil))
	all, err := s.blog.Articles(t.Context())
	if err != nil || slugs(all) != "a" {
		t.Errorf("%s %v", slugs(all), err)
	}
	if _, err := s.blog.Article(t.Context(), "b"); !errors.Is(err, content.ErrNoArticle) {
		t.Error(err)
	}
}

func TestTheServiceIsAskedOnceAMinute(t *testing.T) {
	s := newService(t, article("a", "2026-03-05", nil))
	for range 3 {
		if _, err := s.blog.Articles(t.Context()); err != nil {
			t.Fatal(err)
		}
		if _, err := s.blog.Article(t.Context(), "a"); err != nil {
			t.Fatal(err)
		}
		if _, err := s.blog.Article(t.Context(), "inconnu"); !errors.Is(err, content.ErrNoArticle) {
			t.Fatal(err)
		}
		if _, err := s.blog.Article(t.Context(), "../hors d’ici"); !errors.Is(err, content.ErrNoArticle) {
			t.Fatal(err)
		}
	}
	if s.calls() != 3 {
		t.Errorf("asked %q", s.asked)
	}
	s.entries = append(s.entries, article("b", "2026-03-06", nil))
	s.clock = s.clock.Add(time.Minute)
	if all, err := s.blog.Articles(t.Context()); err != nil || slugs(all) != "b a" {
		t.Errorf("a minute later: %s %v", slugs(all), err)
	}
}

func TestWhatWasReadStandsWhileTheServiceIsAway(t *testing.T) {
	s := newService(t, article("a", "2026-03-05", nil))
	if _, err := s.blog.Articles(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.fail(http.StatusInternalServerError)
	for range 3 {
		s.clock = s.clock.Add(10 * time.Minute)
		if all, err := s.blog.Articles(t.Context()); err != nil || slugs(all) != "a" {
			t.Errorf("%s %v", slugs(all), err)
		}
	}
	if s.calls() != 4 {
		t.Errorf("%d calls", s.calls())
	}
}

func TestAServiceThatFailsIsLeftAloneForAWhile(t *testing.T) {
	s := newService(t, article("a", "2026-03-05", nil))
	s.fail(http.StatusBadGateway)
	for range 5 {
		if _, err := s.blog.Articles(t.Context()); !errors.Is(err, content.ErrBlogAway) {
			t.Fatal(err)
		}
	}
	if s.calls() != 1 {
		t.Errorf("%d calls", s.calls())
	}
	s.fail(0)
	s.clock = s.clock.Add(15 * time.Second)
	if all, err := s.blog.Articles(t.Context()); err != nil || slugs(all) != "a" {
		t.Errorf("back again: %s %v", slugs(all), err)
	}
}

func TestAnAnswerThatIsNoneIsAFailure(t *testing.T) {
	for name, body := range map[string]string{
		"a page": "<html>", "an error": `{"sys":{"type":"Error","id":"AccessTokenInvalid"}}`,
	} {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			_, _ = w.Write([]byte(body))
		}))
		t.Cleanup(server.Close)
		blog := headless.New(headless.Options{URL: server.URL, Space: "e", Environment: "master", Token: "t"})
		if _, err := blog.Articles(t.Context()); !errors.Is(err, content.ErrBlogAway) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
