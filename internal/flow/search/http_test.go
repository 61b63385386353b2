package search

import (
	"compress/gzip"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"reflect"
	"strings"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
)

func TestSearchSpeaksQuebecois(t *testing.T) {
	x := indexOf(t, smallMarket())
	for asked, want := range map[string]string{
		"tuque":                "tuque",
		"TUQUES":               "tuque",
		"bonnet":               "tuque",         // synonym
		"chaussettes":          "bas",           // synonym of a word in a name and in a category
		"bougie":               "chandelle",     // synonym
		"chandele":             "chandelle",     // one edit
		"cahndelle":            "chandelle",     // a swap is one edit
		"zhandelle":            "chandelle",     // even of the first letter
		"chausette":            "bas",           // a typo in a synonym that no product bears
		"oeuf":                 "bol",           // ligature
		"l'érable":             "tasse",         // elision and accent
		"d’erable":             "tasse",         //
		"laine":                "bas tuque bol", // names before descriptions
		"chan":                 "chandelle",     // unfinished
		"bleu maree":           "tasse tuque",   // option values
		"nor-001-v":            "tuque",         // code of a variant
		"NOR001B":              "tuque",         //
		"nor-0":                "tuque",         // the beginning of one
		"maille nordet":        "bas tuque",     // a shop's name
		"studio argile et sel": "tasse bol",     // & is not a word, et is not needed
		"mode":                 "bas tuque",     // a category above
		"tasse du matin":       "tasse",
		"les tasses":           "tasse bol",
		"laine gris":           "bas",
		"tuque violon":         "tuque", // nothing has both
	} {
		if got := slugs(t, x, "q="+url.QueryEscape(asked)); got != want {
			t.Errorf("%q finds %q, want %q", asked, got, want)
		}
	}
}

func TestATileIsWrittenAsItsTypeSays(t *testing.T) {
	e := product("p-x", `Tasse « 12" » <b>&`, "c-tasses", argile, 38, "")
	e.DefaultRegularPrice, e.FreeShipping = 4405, true
	e.Photo = &catalog.Photo{Picture: picture.Picture{File: "a.jpg", Alt: "Une \"tasse\"", Color: "#aabbcc",
		Thumbs: picture.Thumbs{Webp480: "a-480.webp"}}}
	bare := product("p-y", "Sans photo", "c-tasses", cirier, 1, "")
	x := indexOf(t, []*catalog.IndexProduct{e, bare})
	s := x.snapshot.Load()
	for doc, entry := range []*catalog.IndexProduct{e, bare} {
		near := 12.3
		for _, distance := range []*float64{nil, &near} {
			km := -1.0
			if distance != nil {
				km = 12.3456
			}
			got := string(appendTile(nil, s.segments[0].tiles[doc], km))
			if want := string(asJSON(Tile{entry.Tile(urlOf), distance})); got != want {
				t.Errorf("written %s\n   want %s", got, want)
			}
		}
	}
}

// TestACompressedAnswerIsTheSameAnswer compares what a client that accepts gzip reads with what another reads.
func TestACompressedAnswerIsTheSameAnswer(t *testing.T) {
	x := bigIndex(t, 3000)
	mux := http.NewServeMux()
	x.Routes(web.NewAPI(mux, "test", "1"))
	server := web.Harden(mux, web.Options{Log: slog.New(slog.DiscardHandler)})
	answer := func(path, encoding string) *httptest.ResponseRecorder {
		w, r := httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/v1/search/"+path, nil)
		r.Header.Set("Accept-Encoding", encoding)
		server.ServeHTTP(w, r)
		return w
	}
	for _, path := range []string{"products?q=tuque&lat=45.5&lon=-73.6", "products?perPage=100",
		"products?store=shop-1&perPage=100", "products?q=laine&page=3", "products?q=xyzzyx", "products/limit/50",
		"suggestions?q=tu", "products?perPage=1&q=tuque"} {
		plain, compressed := answer(path, "identity"), answer(path, "gzip")
		reader, err := gzip.NewReader(compressed.Body)
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		text, err := io.ReadAll(reader)
		if err != nil || string(text) != plain.Body.String() {
			t.Errorf("%s: %d bytes come back as %d others: %v", path, plain.Body.Len(), len(text), err)
		}
		if plain.Header().Get("ETag") == "" || plain.Header().Get("ETag") != compressed.Header().Get("ETag") {
			t.Errorf("%s: tagged %q and %q", path, plain.Header().Get("ETag"), compressed.Header().Get("ETag"))
		}
	}
}

// TestAnswersHoldWhatTheDocumentSays reads an answer strictly into the type that describes it, and back.
func TestAnswersHoldWhatTheDocumentSays(t *testing.T) {
	x := indexOf(t, smallMarket())
	for _, path := range []string{"/search/products?q=laine&lat=45.5&lon=-73.6", "/search/products?q=xyzzyx"} {
		_, body := call(t, x, path)
		sameAsType[ProductPage](t, body)
	}
	_, body := call(t, x, "/search/suggestions?q=ta")
	sameAsType[Suggestions](t, body)
	_, body = call(t, x, "/search/products/limit/3")
	sameAsType[NewestProducts](t, body)
}

func sameAsType[O any](t *testing.T, body []byte) {
	t.Helper()
	var typed O
	var free, back any
	if err := json.Unmarshal(body, &typed); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(body, &free); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(asJSON(typed), &back); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(free, back) {
		t.Errorf("the answer and its type differ\nanswer %s\n  type %s", body, asJSON(typed))
	}
}

func TestTheEnvelopeTellsWhereThePageStands(t *testing.T) {
	x := indexOf(t, smallMarket())
	p := ask[ProductPage](t, x, "/search/products?perPage=2&page=2&sortBy=price&sortDirection=ASC")
	if got := tileSlugs(p.Data); got != "bol tasse" || p.From != 3 || p.To != 4 || p.Total != 5 || p.PageCount != 3 ||
		p.CurrentPage != 2 || p.IsEmpty {
		t.Errorf("page 2 by price: %s, %+v", got, p)
	}
	p = ask[ProductPage](t, x, "/search/products?page=9")
	if len(p.Data) != 0 || p.From != 0 || p.To != 0 || p.Total != 5 || p.PageCount != 1 || p.IsEmpty ||
		len(p.DefaultData) != 0 {
		t.Errorf("a page beyond the end: %+v", p)
	}
}

func TestNothingFoundShowsEverythingAndOffersOtherWords(t *testing.T) {
	x := indexOf(t, smallMarket())
	p := ask[ProductPage](t, x, "/search/products?q=chendele")
	if p.Total != 1 || p.IsEmpty || p.DidYouMean != "" || p.SearchedFor != "chandelle" {
		t.Errorf("two edits of eight letters are found at once: %+v", p)
	}
	p = ask[ProductPage](t, x, "/search/products?q=touqes&perPage=3")
	if !p.IsEmpty || p.Total != 0 || len(p.DefaultData) != 3 || p.DidYouMean != "tuques" {
		t.Errorf("empty search: %+v", p)
	}
	p = ask[ProductPage](t, x, "/search/products?exact=true&q=cottelai")
	if !p.IsEmpty || p.DidYouMean != "côtelée" {
		t.Errorf("offered %q to one who insists, want the accents back", p.DidYouMean)
	}
	p = ask[ProductPage](t, x, "/search/products?q=tassou")
	if !p.IsEmpty || p.DidYouMean != "" {
		t.Errorf("offered %q, which sounds otherwise", p.DidYouMean)
	}
	p = ask[ProductPage](t, x, "/search/products?q=tuque&minPrice=500")
	if !p.IsEmpty || p.DidYouMean != "" {
		t.Errorf("a filter that leaves nothing is no misspelling: %+v", p)
	}
	s := ask[StorePage](t, x, "/search/stores?q=xyzzyx")
	if !s.IsEmpty || s.Total != 0 || len(s.DefaultData) != 3 {
		t.Errorf("empty search of shops: %+v", s)
	}
}

func TestOrders(t *testing.T) {
	x := indexOf(t, smallMarket())
	next := x.snapshot.Load().clone()
	next.setPopularity(map[string]float64{"p-bol": 100, "p-tasse": 10})
	x.publish(next)
	for query, want := range map[string]string{
		"sortBy=price":                                 "tuque tasse bol bas chandelle",
		"sortBy=price&sortDirection=ASC":               "chandelle bas bol tasse tuque",
		"sortBy=createdAt&perPage=1":                   "bas",
		"sortBy=popularity&perPage=2":                  "bol tasse",
		"sortBy=distance&lat=45.5&lon=-73.6&perPage=3": "bol tasse bas",
		// a place unknown is last
		"sortBy=distance&lat=48&lon=-68&sortDirection=DESC":        "bol tasse bas tuque chandelle",
		"sortBy=distance&lat=45.5&lon=-73.6&q=laine":               "bol bas tuque",
		"q=laine&sortBy=price&sortDirection=ASC&minPrice=29":       "bol tuque",
		"categories[]=c-mode":                                      "bas tuque",
		"categories%5B%5D=bas&categories%5B%5D=5&sortBy=createdAt": "bas bol tasse",
		"categories[]=maison/tasses":                               "tasse bol",
		"store=maille-nordet&maxPrice=28":                          "bas",
		"store=s-nordet&minPrice=45&maxPrice=45":                   "tuque",
	} {
		if got := slugs(t, x, query); got != want {
			t.Errorf("%s: %s, want %s", query, got, want)
		}
	}
	p := ask[ProductPage](t, x, "/search/products?lat=45.5&lon=-73.57&q=tasse")
	if p.Data[0].Distance == nil || *p.Data[0].Distance != 0 {
		t.Errorf("distance of a shop that is here: %v", p.Data[0].Distance)
	}
}

func TestFacetsForgetTheirOwnFilter(t *testing.T) {
	x := indexOf(t, smallMarket())
	p := ask[ProductPage](t, x, "/search/products?categories[]=c-tuques&store=s-nordet&maxPrice=50")
	words := func(f Facets) string {
		var list []string
		for _, c := range f.Categories {
			at, _ := x.snapshot.Load().category(c.Key)
			id := x.snapshot.Load().tree.Flat()[at].ID
			list = append(list, strings.TrimPrefix(id, "c-")+":"+string(rune('0'+c.Count)))
		}
		for _, s := range f.Stores {
			list = append(list, s.Slug+":"+string(rune('0'+s.Count)))
		}
		return strings.Join(list, " ")
	}
	if got := words(p.Facets); p.Total != 1 || got != "mode:2 tuques:1 bas:1 maille-nordet:1" {
		t.Errorf("facets %q of %d", got, p.Total)
	}
	p = ask[ProductPage](t, x, "/search/products?minPrice=40")
	if p.Facets.Price == nil || p.Facets.Price.Min != 2400 || p.Facets.Price.Max != 4500 {
		t.Errorf("price span %+v, want that of everything", p.Facets.Price)
	}
	p = ask[ProductPage](t, x, "/search/products/category-tree/maison?categories[]=tasses")
	if got := words(p.Facets); got != "tasses:2 lumiere:1 maison:3 argile-et-sel:2" {
		t.Errorf("facets inside a category %q", got)
	}
}

func TestListingsOfAPlace(t *testing.T) {
	x := indexOf(t, smallMarket())
	if got := tileSlugs(ask[ProductPage](t, x, "/search/products/category-tree/c-maison?q=laine").Data); got != "bol" {
		t.Errorf("in a category: %s", got)
	}
	byPath := ask[ProductPage](t, x, "/search/products/category-tree/maison%2Ftasses")
	if got := tileSlugs(byPath.Data); got != "tasse bol" {
		t.Errorf("in a category named by its path: %s", got)
	}
	if got := tileSlugs(ask[ProductPage](t, x, "/search/products/store/s-nordet?perPage=48").Data); got != "bas tuque" {
		t.Errorf("in a shop: %s", got)
	}
	if got := tileSlugs(ask[NewestProducts](t, x, "/search/products/limit/1").Data); got != "bas" {
		t.Errorf("newest: %s", got)
	}
	for _, path := range []string{"/search/products/category-tree/nowhere", "/search/products/store/nobody"} {
		if status, _ := call(t, x, path); status != http.StatusNotFound {
			t.Errorf("%s: %d, want 404", path, status)
		}
	}
}

func TestShopsAreListed(t *testing.T) {
	x := indexOf(t, smallMarket())
	names := func(path string) string {
		var list []string
		for _, s := range ask[StorePage](t, x, "/search/stores?"+path).Data {
			list = append(list, s.Slug)
		}
		return strings.Join(list, " ")
	}
	for query, want := range map[string]string{
		"q=nordet": "maille-nordet", "q=montreal": "argile-et-sel", "q=vetements": "maille-nordet",
		"q=cirere":                           "cirerie-du-quai",
		"sortBy=createdAt":                   "cirerie-du-quai argile-et-sel maille-nordet",
		"sortBy=distance&lat=48.4&lon=-68.5": "maille-nordet argile-et-sel cirerie-du-quai",
		"categories[]=home_deco":             "cirerie-du-quai argile-et-sel",
		"perPage=1&page=2&sortBy=createdAt":  "argile-et-sel",
	} {
		if got := names(query); got != want {
			t.Errorf("%s: %s, want %s", query, got, want)
		}
	}
	p := ask[StorePage](t, x, "/search/stores?categories[]=fashion")
	if p.Total != 1 || p.Data[0].ProductCount != 2 || p.Data[0].ProfilePhoto != "/fichiers/s-nordet.jpg" ||
		len(p.Facets.Categories) != 10 ||
		p.Facets.Categories[0] != (CodeFacet{"home_deco", "Maison et décoration", 2}) {
		t.Errorf("%+v", p)
	}
}

func TestSuggestionsComeFromTwoLetters(t *testing.T) {
	x := indexOf(t, smallMarket())
	s := ask[Suggestions](t, x, "/search/suggestions?q=ch")
	if tileSlugs(s.Products) != "chandelle tuque" || len(s.Stores) != 1 || s.Stores[0].Slug != "cirerie-du-quai" ||
		len(s.Categories) != 1 || s.Categories[0].Path != "maison/chandelles" || s.Categories[0].Count != 1 ||
		strings.Join(s.Categories[0].Parents, " ") != "Maison" {
		t.Errorf("ch: %+v", s)
	}
	s = ask[Suggestions](t, x, "/search/suggestions?q=maille+n")
	if len(s.Stores) != 1 || tileSlugs(s.Products) != "bas tuque" {
		t.Errorf("one letter of the last word: %+v", s)
	}
	if status, _ := call(t, x, "/search/suggestions?q=c"); status != http.StatusUnprocessableEntity {
		t.Errorf("one letter: %d", status)
	}
}

func TestWrongParametersAreRefusedWithAMessage(t *testing.T) {
	x := indexOf(t, smallMarket())
	for query, path := range map[string]string{
		"page=0": "page", "page=x": "page", "perPage=101": "perPage", "sortBy=colour": "sortBy",
		"sortDirection=up": "sortDirection",
		"minPrice=-1":      "minPrice", "minPrice=NaN": "minPrice", "maxPrice=NaN": "maxPrice",
		"minPrice=20&maxPrice=10": "maxPrice", "minPrice=x": "minPrice", "inStock=oui": "inStock",
		"within=10": "lat", "within=0&lat=45&lon=-73": "within", "within=NaN&lat=45&lon=-73": "within",
		"colors=" + strings.Repeat("a,", 50): "colors", "categories=nowhere": "categories",
		"categories[0]=nowhere": "categories",
		"categories=":           "categories", "categories=bas,nowhere": "categories",
		"categories[a][]=nowhere": "categories",
		"categories[]=nowhere":    "categories",
		"store=nobody":            "store", "sortBy=distance": "lat", "lat=45": "lat", "lat=95&lon=0": "lat",
		"lat=45&lon=999":                "lon",
		"q=" + strings.Repeat("a", 201): "q",
	} {
		status, body := call(t, x, "/search/products?"+query)
		var p web.Problem
		if err := json.Unmarshal(body, &p); err != nil || status != http.StatusUnprocessableEntity ||
			len(p.Errors) != 1 ||
			p.Errors[0].Path != path || p.Errors[0].Message == "" {
			t.Errorf("%s: %d %s", query, status, body)
		}
	}
	if status, body := call(t, x, "/search/stores?categories[]=fishing"); status != http.StatusUnprocessableEntity {
		t.Errorf("unknown code: %d %s", status, body)
	}
}
