package search

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/web"
)

// alike asks for the products like one, as their slugs.
func alike(t *testing.T, x *Index, path string) string {
	t.Helper()
	mux := http.NewServeMux()
	x.Routes(web.NewAPI(mux, "test", "1"))
	w := httptest.NewRecorder()
	mux.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/v1/search/products/similar/"+path, nil))
	if w.Code != 200 {
		return http.StatusText(w.Code)
	}
	var slugs []string
	for _, part := range strings.Split(w.Body.String(), `"slug":"`)[1:] {
		slug, _, _ := strings.Cut(part, `"`)
		slugs = append(slugs, strings.TrimPrefix(slug, "p-"))
	}
	return strings.Join(slugs, " ")
}

func TestWhatIsAlikeIsOfOtherShopsOfTheSameCategoryWordsAndPrice(t *testing.T) {
	soldOut := product("p-epuisee", "Tasse du matin", "c-tasses", cirier, 38, "")
	soldOut.Available = false
	x := indexOf(t, []*catalog.IndexProduct{
		product("p-tasse", "Tasse du matin", "c-tasses", argile, 38, ""),
		product("p-meme", "Tasse du soir", "c-tasses", argile, 38, ""),
		product("p-matin", "Bol du matin", "c-tasses", cirier, 40, ""),
		product("p-proche", "Pichet", "c-tasses", nordet, 40, ""),
		product("p-cher", "Service", "c-tasses", nordet, 400, ""),
		product("p-chandelle", "Chandelle", "c-lumiere", cirier, 38, ""),
		product("p-tuque", "Tuque du matin", "c-tuques", nordet, 38, ""),
		soldOut,
	})
	if got, want := alike(t, x, "p-tasse"), "matin proche cher chandelle"; got != want {
		t.Errorf("like the cup: %q, want %q", got, want)
	}
	if got := alike(t, x, "p-tasse?n=2"); got != "matin proche" {
		t.Errorf("two of them: %q", got)
	}
	if got := alike(t, x, "inconnu"); got != "Not Found" {
		t.Errorf("like nothing: %q", got)
	}
}

func TestWhatIsBoughtTogetherComesFirstAndOnce(t *testing.T) {
	x := indexOf(t, smallMarket())
	x.BoughtWith = func(_ context.Context, id string, limit int) ([]string, error) {
		return []string{"p-bol", "p-bas", "p-retire"}, nil // sold out, for sale, gone
	}
	if got, want := alike(t, x, "p-chandelle"), "bas tasse"; got != want {
		t.Errorf("with the candle: %q, want %q", got, want)
	}
}
