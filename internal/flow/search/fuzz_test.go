package search

import (
	"encoding/json"
	"net/http"
	"net/url"
	"testing"
)

// Whatever is typed, a search answers with JSON or refuses with a problem.
func FuzzASearchAlwaysAnswers(f *testing.F) {
	for _, text := range []string{
		"tasse verte", "30 x 40", "500 ml", "l'été", "porte-clés", "œuf", "«»", "a b c d e f g h i j k l m", "\xff",
		"0×", "-", "×", "saint", "tuqe laien",
	} {
		f.Add(text, "categories[]=tuques&minPrice=1&page=2&sortBy=price")
	}
	f.Add("tuque", "categories[0]=tuques&colors=bleu,vert&within=25&lat=48.4&lon=-68.5")
	f.Add("", "minPrice=NaN&maxPrice=Inf&perPage=0")
	x := indexOf(f, filteredMarket())
	f.Fuzz(func(t *testing.T, typed, filters string) {
		if _, err := url.ParseQuery(filters); err != nil {
			t.Skip()
		}
		for _, path := range []string{"/search/products?", "/search/stores?", "/search/suggestions?"} {
			status, body := call(t, x, path+"q="+url.QueryEscape(typed)+"&"+(&url.URL{Path: filters}).EscapedPath())
			if status != http.StatusOK && status != http.StatusUnprocessableEntity || !json.Valid(body) {
				t.Errorf("%s%q &%s: %d %s", path, typed, filters, status, body)
			}
		}
	})
}
