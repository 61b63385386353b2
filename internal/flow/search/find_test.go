package search

import (
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
)

// TestADescriptionNeverWeighsAsMuchAsAName holds what [finder.answer] relies on: whatever way a word is found
// elsewhere, it scores more than in a description.
func TestADescriptionNeverWeighsAsMuchAsAName(t *testing.T) {
	most := strength[mostText]
	for _, place := range []uint8{
		weightName - weightName/3, weightShop - weightShop/3, weightCategory, weightTown, weightRegion, weightOption,
	} {
		for _, factor := range []float32{1, synonymFactor, prefixFactor} {
			if score := factor * strength[place]; score <= most {
				t.Errorf("a word of weight %d by %g scores %g, a description %g", place, factor, score, most)
			}
		}
	}
	if score := ancestorFactor * prefixFactor * strength[weightCategory]; score <= most {
		t.Errorf("the category above scores %g, a description %g", score, most)
	}
}

func leatherMarket() []*catalog.IndexProduct {
	coussin := product("p-coussin", "Coussin de lin", "c-tasses", argile, 50, "Va avec un collier, pour une voisine.")
	collier := product("p-collier", "Collier de perles", "c-bas", argile, 60, "Perles de rivière.")
	laisse := product("p-laisse", "Laisse de corde", "c-tuques", nordet, 30, "Solide comme une anse de tasse.")
	laisse.OptionValues = []string{"Vert", "Bleu"}
	tasse := product("p-tasse", "Tasse trempée", "c-tasses", argile, 38, "Grès.")
	tasse.OptionValues = []string{"Sauge", "350 ml"}
	cles := product("p-cles", "Porte-clés de cuir", "c-bas", cirier, 12, "")
	affiche := product("p-affiche", "Affiche Collines, 30 × 40", "c-lumiere", cirier, 40, "")
	enfant := product("p-enfant", "Mitaines d'enfant", "c-mode", nordet, 20, "")
	enfant.OptionValues = []string{"2 à 4 ans", "5 à 8 ans"}
	return []*catalog.IndexProduct{coussin, collier, laisse, tasse, cles, affiche, enfant}
}

func TestOneStrayWordHidesNoAnswer(t *testing.T) {
	x := indexOf(t, leatherMarket())
	for _, c := range []struct{ asked, found, searched, leftOut string }{
		{"collier voisine", "collier coussin", "collier", "voisine"},
		{"tasse verte", "tasse laisse", "", ""}, // sage is a green
		{"tasse rouge", "tasse coussin laisse", "tasse", "rouge"},
		{"colier", "collier coussin", "collier", ""},
		{"colier de perle", "collier", "collier perle", ""},
		{"laisse hôtesse", "laisse", "laisse", "hôtesse"},
		{"collier", "collier coussin", "", ""}, {"idée de collier", "collier coussin", "", ""},
		{"xyzzyx", "", "", ""}, {"soulier", "", "", ""}, // a word, though nothing is one
		{"t-shirt", "", "", ""}, {"tshirt", "", "", ""},
		{"rimouski", "enfant laisse", "", ""}, // the town of a shop
		{"laisse rimouski", "laisse", "", ""},
		// One word or several.
		{"portecles", "cles", "", ""}, {"porte clé", "cles", "", ""}, {"tas se", "", "", ""},
		{"tasse 350ml", "tasse", "", ""}, {"350 ml", "tasse", "", ""}, {"350 ml tasse", "tasse", "", ""},
		{"affiche 30x40", "affiche", "", ""},
		{"30 x 40", "affiche", "", ""}, {"mitaines 3 ans", "enfant", "", ""}, {"9 ans", "", "", ""},
		{"tasse 900 ml", "tasse coussin laisse", "tasse", "900 ml"}, {"tasse-collier", "", "", ""},
		{"porte-c", "cles", "", ""}, {"laisse à c", "laisse", "", ""},
		{"laissecorde", "laisse", "laisse corde", ""}, {"porte-clé rouge", "cles", "porte clé", "rouge"},
	} {
		p := ask[ProductPage](t, x, "/search/products?q="+url.QueryEscape(c.asked))
		if got := tileSlugs(p.Data); got != c.found || p.SearchedFor != c.searched ||
			strings.Join(p.LeftOut, " ") != c.leftOut {
			t.Errorf("%q finds %q by %q without %q, want %q by %q without %q", c.asked, got, p.SearchedFor, p.LeftOut,
				c.found, c.searched, c.leftOut)
		}
	}
}

func TestAVisitorMayInsist(t *testing.T) {
	x := indexOf(t, leatherMarket())
	for asked, want := range map[string]string{"collier voisine": "coussin", "tasse rouge": "", "colier": ""} {
		p := ask[ProductPage](t, x, "/search/products?exact=true&q="+url.QueryEscape(asked))
		if got := tileSlugs(p.Data); got != want || p.SearchedFor != "" || len(p.LeftOut) > 0 {
			t.Errorf("%q finds %q by %q, want %q", asked, got, p.SearchedFor, want)
		}
	}
	if s := ask[StorePage](t, x, "/search/stores?q=cirrerie"); s.Total != 1 || s.SearchedFor != "cirerie" {
		t.Errorf("shops: %+v", s)
	}
	if s := ask[StorePage](t, x, "/search/stores?exact=true&q=cirrerie"); s.Total != 0 || s.SearchedFor != "" {
		t.Errorf("shops of one who insists: %+v", s)
	}
}

// TestACategoryOfTwoThingsNamesEachOfThem gives Ceintures et portefeuilles a category for each.
func TestACategoryOfTwoThingsNamesEachOfThem(t *testing.T) {
	x := indexOf(t, leatherMarket())
	s := x.snapshot.Load()
	if !s.isAbove(uint32(s.categoryAt["c-mode"]), uint32(s.categoryAt["c-tuques"])) ||
		s.isAbove(uint32(s.categoryAt["c-tuques"]), uint32(s.categoryAt["c-mode"])) ||
		s.isAbove(uint32(s.categoryAt["c-maison"]), uint32(s.categoryAt["c-tuques"])) {
		t.Error("a category is above what it is not")
	}
	next := s.clone()
	next.setTree(catalog.NewTree([]catalog.Category{
		{ID: "c-mode", Slug: "mode", Name: "Ceintures et portefeuilles"},
		{ID: "c-tuques", ParentID: "c-mode", Slug: "tuques", Name: "Portefeuilles"},
		{ID: "c-bas", ParentID: "c-mode", Slug: "bas", Name: "Ceintures"},
		{ID: "c-maison", Slug: "maison", Name: "Maison"},
		{ID: "c-tasses", ParentID: "c-maison", Slug: "tasses", Name: "Tasses"},
		{ID: "c-lumiere", ParentID: "c-maison", Slug: "chandelles", Name: "Chandelles"},
	}))
	x.publish(next)
	if got := slugs(t, x, "q=portefeuille+cuir"); got != "cles" {
		t.Errorf("a wallet of leather: %q", got)
	}
	if got := slugs(t, x, "q=portefeuille"); !strings.HasPrefix(got, "laisse") {
		t.Errorf("wallets: %q, want those of the category of wallets first", got)
	}
}

func TestShopsAreFoundByTheBeginningOfTheirName(t *testing.T) {
	x := indexOf(t, smallMarket())
	for asked, want := range map[string]string{
		"studio a": "argile-et-sel", "cirerie d": "cirerie-du-quai", "maille": "maille-nordet",
	} {
		s := ask[Suggestions](t, x, "/search/suggestions?q="+url.QueryEscape(asked))
		if len(s.Stores) == 0 || s.Stores[0].Slug != want {
			t.Errorf("%q suggests %+v, want %s", asked, s.Stores, want)
		}
	}
}

// TestNamesThatBeginAlikeFollowTheAlphabet has the second shop sell more, and tell more of what was typed.
func TestNamesThatBeginAlikeFollowTheAlphabet(t *testing.T) {
	x := New(nil, nil, nil, urlOf)
	next := &snapshot{}
	next.setTree(testTree)
	batture, rond := &shop.Shop{ID: "s-b"}, &shop.Shop{ID: "s-r"}
	batture.Name, batture.Slug = "Atelier Batture", "batture"
	rond.Name, rond.Slug, rond.Tagline = "Atelier Bois-Rond", "bois-rond", "Un atelier de bois, à Bois-Franc."
	rond.City = "Bois-Franc"
	next.shops = newShopIndex([]*shop.Shop{rond, batture}, urlOf)
	seller := &catalog.IndexShop{ID: "s-r", Name: "Atelier Bois-Rond", Slug: "bois-rond"}
	planche := product("p-planche", "Planche", "c-maison", seller, 40, "")
	if err := x.fill(next, func(add func(*catalog.IndexProduct) error) error { return add(planche) }); err != nil {
		t.Fatal(err)
	}
	next.setPopularity(map[string]float64{"p-planche": 500})
	x.publish(next)
	for asked, want := range map[string]string{
		"atelier b": "batture", "atelier": "batture", "atelier bo": "bois-rond",
	} {
		s := ask[Suggestions](t, x, "/search/suggestions?q="+url.QueryEscape(asked))
		if len(s.Stores) == 0 || s.Stores[0].Slug != want {
			t.Errorf("%q suggests %+v, want %s first", asked, s.Stores, want)
		}
	}
}

func TestATownIsNeverTakenForAnotherWord(t *testing.T) {
	queue := product("p-queue", "Scie à queue d'aronde", "c-maison", argile, 60, "Une queue bien droite.")
	x := indexOf(t, append(smallMarket(), queue))
	for _, asked := range []string{"Québec", "quebec", "tuque Québec", "québec "} {
		p := ask[ProductPage](t, x, "/search/products?q="+url.QueryEscape(asked))
		if p.DidYouMean != "" || strings.Contains(p.SearchedFor+tileSlugs(p.Data), "queue") {
			t.Errorf("%q finds %q by %q, and offers %q", asked, tileSlugs(p.Data), p.SearchedFor, p.DidYouMean)
		}
	}
}

func TestASaintIsNotEverySaint(t *testing.T) {
	maurice := &catalog.IndexShop{
		ID: "s-maurice", Name: "Pagaies du Saint-Maurice", Slug: "pagaies", City: "Saint-Donat",
	}
	x := indexOf(t, append(smallMarket(), product("p-pagaie", "Pagaie", "c-mode", maurice, 90, "")))
	for asked, want := range map[string]string{
		"saint-sylvestre": "", "saint-maurice": "pagaie", "st maurice": "pagaie", "saint donat": "pagaie",
		"saint-valentin": "chandelle", "st-valentin": "chandelle", "saint valentin": "chandelle",
		"tuque saint-nicolas": "tuque",
	} {
		if got := slugs(t, x, "q="+url.QueryEscape(asked)); got != want {
			t.Errorf("%q finds %q, want %q", asked, got, want)
		}
	}
}

// TestOccasionsFindWhatOneGives has nothing that names them.
func TestOccasionsFindWhatOneGives(t *testing.T) {
	x := indexOf(t, append(smallMarket(), product("p-chale", "Châle de laine", "c-mode", nordet, 90, ""),
		product("p-barbe", "Huile à barbe", "c-maison", cirier, 20, "")))
	for asked, want := range map[string]string{
		"hôte": "chandelle", "cadeau d'hôtesse": "chandelle", "hotes": "chandelle", "crémaillère": "chandelle",
		"pendaison de crémaillère": "chandelle", "fête des mères": "chale", "fete des meres": "chale",
		"fête des pères": "barbe", "pour elle": "chale", "pour lui": "barbe", "pour homme": "barbe chale bas tuque",
		"châle": "chale", "pour": "", "elle": "",
	} {
		if got := slugs(t, x, "q="+url.QueryEscape(asked)); got != want {
			t.Errorf("%q finds %q, want %q", asked, got, want)
		}
	}
}

func TestAnOperatorsSynonymsReplaceOurs(t *testing.T) {
	for text, want := range map[string]string{
		"tuque, bonnet\n, pull": `line 2: "" is not a word`, "tuque": `line 1: "tuque" has no other word beside it`,
		"le, tuque":     `line 1: "le" is not a word`,
		"a > b > tasse": `line 1: "a" is not a word`, "vert > sauge > or": `line 1: "sauge > or" is not a word`,
		"vert >": `line 1: "" is not a word`,
	} {
		if _, err := readSynonyms(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	table, err := readSynonyms("# Ours\ncouvre-chef, tuque\nvert > sauge")
	if err != nil {
		t.Fatal(err)
	}
	if slices.Contains(table.others["saug"], "vert") || !slices.Contains(table.others["vert"], "saug") {
		t.Errorf("one way: %v", table.others)
	}
	x, file := indexOf(t, smallMarket()), filepath.Join(t.TempDir(), "synonymes.txt")
	if err := x.UseSynonyms(file); err == nil {
		t.Error("a file that is missing is not noticed")
	}
	for _, text := range []string{"tuque", "couvre-chef, tuque"} {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := x.UseSynonyms(file); (err == nil) != strings.Contains(text, ",") {
			t.Errorf("a file of %q: %v", text, err)
		}
	}
	x.publish(x.snapshot.Load().clone())
	if got := slugs(t, x, "q=couvre-chef"); got != "tuque" {
		t.Errorf("our word finds %q", got)
	}
	if got := slugs(t, x, "q=bougie"); got != "" {
		t.Errorf("the built-in synonyms are still there: %q", got)
	}
}
