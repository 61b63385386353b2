package content_test

import (
	"context"
	"encoding/xml"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"rangrue/internal/domain/content"
)

func TestTheBlogListsItsNewestFirst(t *testing.T) {
	d := newDesk(t)
	_, body := d.get("/blog")
	if got := column(body, "data", "slug"); got != "savon, mitaine, tuque" || body["total"] != 3.0 {
		t.Errorf("%s of %v", got, body["total"])
	}
	_, body = d.get("/blog?perPage=2&page=2")
	if got := column(body, "data", "slug"); got != "tuque" || body["pageCount"] != 2.0 || body["from"] != 3.0 {
		t.Errorf("second page: %v", body)
	}
	_, body = d.get("/blog?tag=Laine")
	if got := column(body, "data", "slug"); got != "mitaine, tuque" {
		t.Errorf("of a tag: %s", got)
	}
}

func TestAnArticleComesWithItsCardAndWhatToReadNext(t *testing.T) {
	d := newDesk(t)
	code, a := d.get("/blog/tuque")
	if code != 200 {
		t.Fatalf("%d %v", code, a)
	}
	for field, want := range map[string]any{
		"author": "Lucie", "date": "2026-03-05", "updatedAt": "2026-03-05", "title": "La tuque",
		"url": "/blogue/tuque", "isExternalLink": false, "image": "/fichiers/tuque-bleue.jpeg", "source": "",
		"readingMinutes": 1.0, "wordCount": 8.0,
	} {
		if a[field] != want {
			t.Errorf("%s: %v; want %v", field, a[field], want)
		}
	}
	if a["picture"].(map[string]any)["alt"] != "Une tuque" {
		t.Errorf("picture %v", a["picture"])
	}
	if got := column(a, "related", "slug"); got != "mitaine, savon" {
		t.Errorf("related %s: those that share a tag come first", got)
	}
	if html := a["html"].(string); !strings.Contains(html, `<a href="/boutique">les boutiques</a>`) {
		t.Errorf("html %s", html)
	}
}

// awayBlog is a content service that does not answer.
type awayBlog struct{}

func (awayBlog) Articles(context.Context) ([]content.Article, error) {
	return nil, content.ErrBlogAway
}

func (awayBlog) Article(context.Context, string) (content.Article, error) {
	return content.Article{}, content.ErrBlogAway
}

func TestABlogThatDoesNotAnswerIsAKindFailure(t *testing.T) {
	d := newDesk(t, func(o *content.Options) { o.Blog = awayBlog{} })
	for _, path := range []string{"/blog", "/blog/tuque"} {
		code, body := d.get(path)
		if code != 503 || body["code"] != "blog_unavailable" ||
			!strings.HasPrefix(body["detail"].(string), "Le blogue est momentanément indisponible.") {
			t.Errorf("%s: %d %v", path, code, body)
		}
	}
}

func TestTheFeedTellsOfTheNewestArticles(t *testing.T) {
	d := newDesk(t)
	w := httptest.NewRecorder()
	d.mux.ServeHTTP(w, httptest.NewRequest(http.MethodGet, content.FeedPath, nil))
	if w.Code != 200 || !strings.HasPrefix(w.Header().Get("Content-Type"), "application/rss+xml") {
		t.Fatalf("%d %s", w.Code, w.Header().Get("Content-Type"))
	}
	var feed struct {
		Channel struct {
			Title string `xml:"title"`
			Items []struct {
				Title string `xml:"title"`
				Link  string `xml:"link"`
				Date  string `xml:"pubDate"`
			} `xml:"item"`
		} `xml:"channel"`
	}
	if err := xml.Unmarshal(w.Body.Bytes(), &feed); err != nil {
		t.Fatal(err)
	}
	items := feed.Channel.Items
	if feed.Channel.Title != "Le blogue d’Épices & Cie" || len(items) != 3 || items[0].Title != "Le savon" ||
		items[0].Link != "https://exemple.test/blogue/savon" || items[0].Date != "Sun, 01 Nov 2026 07:00:00 -0500" {
		t.Errorf("%+v", feed)
	}
}
