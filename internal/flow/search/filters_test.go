package search

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/domain/catalog"
)

// choices are "option value" texts as a feed tells them.
func choices(list ...string) (all []catalog.Choice) {
	for _, text := range list {
		option, value, _ := strings.Cut(text, " ")
		all = append(all, catalog.Choice{Option: option, Code: catalog.ChoiceCode(value), Name: value})
	}
	return all
}

// filteredMarket is the small market with something for each filter.
func filteredMarket() []*catalog.IndexProduct {
	list := smallMarket()
	tuque, bas, tasse, bol, chandelle := list[0], list[1], list[2], list[3], list[4]
	tuque.Choices = choices("couleur Bleu marée", "couleur Vert sapin", "taille M", "taille G", "matiere Laine")
	bas.Choices = choices("couleur Gris", "pointure M", "matiere Laine")
	tasse.Choices = choices("couleur Bleu marée", "format Grand", "parfum Nature")
	tuque.DefaultRegularPrice, bas.DefaultRegularPrice, tasse.DefaultRegularPrice = 5000, 2800, 4000
	tuque.FreeShipping, bol.FreeShipping, chandelle.FreeShipping = true, true, true
	for _, e := range list {
		shop := *e.Shop
		shop.Region = map[string]string{"s-nordet": "Bas-Saint-Laurent", "s-argile": "Montréal"}[shop.ID]
		e.Shop = &shop
	}
	return list
}

func TestFilters(t *testing.T) {
	x := indexOf(t, filteredMarket())
	for query, want := range map[string]string{
		"inStock=true":                           "chandelle bas tasse tuque",
		"inStock=false":                          "chandelle bas bol tasse tuque",
		"onSale=1":                               "tasse tuque",
		"freeShipping=true":                      "chandelle bol tuque",
		"freeShipping=true&inStock=true":         "chandelle tuque",
		"colors[]=bleu-maree":                    "tasse tuque",
		"colors=Bleu+mar%C3%A9e":                 "tasse tuque",
		"colors=gris,vert-sapin":                 "bas tuque",
		"colors[0]=gris&colors[1]=vert-sapin":    "bas tuque",
		"sizes=m":                                "bas tuque",
		"sizes=grand&colors=bleu-maree":          "tasse",
		"materials=laine&sizes=g":                "tuque",
		"materials=laine&onSale=true&q=laine":    "tuque",
		"regions=montreal":                       "bol tasse",
		"regions=montreal,bas-saint-laurent":     "bas bol tasse tuque",
		"within=50&lat=48.4&lon=-68.5":           "bas tuque",
		"within=50&lat=46&lon=-60":               "",
		"colors=fuchsia":                         "",
		"colors=fuchsia,gris":                    "bas",
		"regions=nulle-part":                     "",
		"sizes=nature":                           "", // the scent of a cup is no size
		"categories=c-mode":                      "bas tuque",
		"categories=bas,tasses":                  "bas bol tasse",
		"categories[0]=bas&categories[1]=tasses": "bas bol tasse",
		"categories[]=bas&categories=tuques":     "bas tuque",
		"minPrice=30.7":                          "bol tasse tuque",
		"maxPrice=27.99":                         "chandelle",
		"minPrice=38.5&maxPrice=38.2":            "tasse",
		"store=s-nordet&colors=gris":             "bas",
	} {
		if got := slugs(t, x, query+"&sortBy=price&sortDirection=ASC"); got != want {
			t.Errorf("%s: %s, want %s", query, got, want)
		}
	}
	stores := ask[StorePage](t, x, "/search/stores?categories=fashion,home_deco&perPage=1")
	if stores.Total != 3 {
		t.Errorf("%d shops of two kinds", stores.Total)
	}
	for _, form := range []string{"categories=fashion", "categories[0]=fashion", "categories[]=fashion"} {
		if got := ask[StorePage](t, x, "/search/stores?"+form); got.Total != 1 {
			t.Errorf("%s: %d shops", form, got.Total)
		}
	}
}

func TestFacetsOfFilters(t *testing.T) {
	x := indexOf(t, filteredMarket())
	write := func(f Facets) string {
		text := fmt.Sprintf("in stock %d, on sale %d, free %d", f.InStock, f.OnSale, f.FreeShipping)
		for _, list := range [][]ChoiceFacet{f.Colors, f.Sizes, f.Materials, f.Regions} {
			text += " |"
			for _, c := range list {
				text += fmt.Sprintf(" %s:%d", c.Code, c.Count)
			}
		}
		return text
	}
	for query, want := range map[string]string{
		"": "in stock 4, on sale 2, free 3 | bleu-maree:2 gris:1 vert-sapin:1 | m:2 g:1 grand:1 | laine:2 | " +
			"bas-saint-laurent:2 montreal:2",
		"colors=gris": "in stock 1, on sale 0, free 0 | bleu-maree:2 gris:1 vert-sapin:1 | m:1 | laine:1 | " +
			"bas-saint-laurent:1",
		"inStock=true&onSale=true": "in stock 2, on sale 2, free 1 | bleu-maree:2 vert-sapin:1 | g:1 grand:1 m:1 | " +
			"laine:1 | bas-saint-laurent:1 montreal:1",
		"inStock=true": "in stock 4, on sale 2, free 2 | bleu-maree:2 gris:1 vert-sapin:1 | m:2 g:1 grand:1 | " +
			"laine:2 | bas-saint-laurent:2 montreal:1",
		"regions=montreal&sizes=g": "in stock 0, on sale 0, free 0 | | grand:1 g:0 | | bas-saint-laurent:1 montreal:0",
		"within=25&lat=48.45&lon=-68.52&q=laine": "in stock 2, on sale 1, free 1 | " +
			"bleu-maree:1 gris:1 vert-sapin:1 | m:2 g:1 | laine:2 | " +
			"bas-saint-laurent:2",
	} {
		if got := write(ask[ProductPage](t, x, "/search/products?"+query).Facets); got != want {
			t.Errorf("%q:\n got %s\nwant %s", query, got, want)
		}
	}
}

func TestValuesThatNothingHasAreNamed(t *testing.T) {
	x := indexOf(t, filteredMarket())
	p := ask[ProductPage](t, x, "/search/products?colors=fuchsia,gris&sizes=XXL&regions=Nulle+part&materials=laine")
	want := []UnknownValue{{"colors", "fuchsia"}, {"sizes", "XXL"}, {"regions", "Nulle part"}}
	if !slices.Equal(p.Unknown, want) || p.Total != 0 {
		t.Errorf("%+v, %d found", p.Unknown, p.Total)
	}
	if p = ask[ProductPage](t, x, "/search/products"); p.Unknown == nil || len(p.Unknown) != 0 {
		t.Errorf("%+v", p.Unknown)
	}
}

func TestWhatIsSoldOutComesLastByRelevance(t *testing.T) {
	list := []*catalog.IndexProduct{
		product("p-rouge", "Tuque rouge", "c-tuques", nordet, 20, "Tuque, tuque et tuque."),
		product("p-grise", "Foulard", "c-mode", nordet, 30, "Va bien avec une tuque."),
		product("p-bleue", "Tuque bleue", "c-tuques", nordet, 40, ""),
	}
	list[0].Available = false
	x := indexOf(t, list)
	for query, want := range map[string]string{
		"q=tuque": "bleue grise rouge", "": "bleue grise rouge", "q=tuque&sortBy=price": "bleue grise rouge",
		"q=tuque&sortBy=price&sortDirection=ASC": "rouge grise bleue",
	} {
		if got := slugs(t, x, query); got != want {
			t.Errorf("%q: %s, want %s", query, got, want)
		}
	}
	for _, tile := range ask[ProductPage](t, x, "/search/products?q=tuque").Data {
		if tile.Available != (tile.Slug != "p-rouge") {
			t.Errorf("the tile of %s says available: %t", tile.Slug, tile.Available)
		}
	}
}

func TestAPageIsShuffledWhenAsked(t *testing.T) {
	x := bigIndex(t, 300)
	const path = "/search/products?q=laine&perPage=50"
	plain, orders := ask[ProductPage](t, x, path), map[string]bool{}
	inOrder := strings.Fields(tileSlugs(plain.Data))
	for range 5 {
		shuffled := ask[ProductPage](t, x, path+"&shuffle=true")
		got := strings.Fields(tileSlugs(shuffled.Data))
		orders[strings.Join(got, " ")] = true
		slices.Sort(got)
		if !slices.Equal(got, slices.Sorted(slices.Values(inOrder))) || shuffled.Total != plain.Total {
			t.Fatalf("the page has other products: %v, want %v", got, inOrder)
		}
	}
	if len(inOrder) < 20 || len(orders) < 2 {
		t.Errorf("%d products in %d orders", len(inOrder), len(orders))
	}
}

func TestALenientListingNamesWhatIsGone(t *testing.T) {
	x := indexOf(t, filteredMarket())
	plain := ask[ProductPage](t, x, "/search/products")
	p := ask[ProductPage](t, x, "/search/products?lenient=true&categories[]=disparue&store=personne")
	want := []UnknownValue{{"categories", "disparue"}, {"store", "personne"}}
	if !slices.Equal(p.Unknown, want) || p.Total != plain.Total {
		t.Errorf("%+v, %d found of %d", p.Unknown, p.Total, plain.Total)
	}
}
