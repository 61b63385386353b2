package demo

import (
	"bytes"
	"image/jpeg"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/slug"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

func allProducts() []productData {
	var all []productData
	for _, s := range market().shops {
		all = append(all, s.Products...)
	}
	return all
}

func TestTheMarketHasTheSizePromised(t *testing.T) {
	m := market()
	if len(m.shops) != 40 {
		t.Errorf("%d shops, want 40", len(m.shops))
	}
	if n := len(allProducts()); n < 220 {
		t.Errorf("%d products, want at least 220", n)
	}
	asked, unanswered := map[string]bool{}, 0
	for _, q := range Questions(loadDay) {
		asked[q.ProductID] = true
		if q.Answer == "" {
			unanswered++
		}
	}
	if len(asked) < 40 || unanswered < 5 {
		t.Errorf("questions on %d products, %d unanswered; want 40 and 5", len(asked), unanswered)
	}
}

func TestEverySlugIsValidAndUnique(t *testing.T) {
	seen := map[string]bool{}
	try := func(kind, s string) {
		t.Helper()
		if !slug.Valid(s) || seen[kind+s] {
			t.Errorf("%s slug %q is not valid, or is used twice", kind, s)
		}
		seen[kind+s] = true
	}
	for _, s := range market().shops {
		try("shop ", s.Slug)
		try("sku ", strings.ToLower(s.SKU))
	}
	for _, p := range allProducts() {
		try("product ", p.Slug)
	}
}

func TestEveryCategoryHoldsAProductAndEveryProductStandsInACategory(t *testing.T) {
	tree := catalog.NewTree(catalog.FirstTree())
	filled := map[string]bool{}
	for _, p := range allProducts() {
		if len(p.Categories) == 0 {
			t.Errorf("%s stands nowhere", p.Slug)
		}
		for _, c := range p.Categories {
			chain := tree.Chain(categoryID(c))
			if chain == nil {
				t.Errorf("%s stands in %q, which does not exist", p.Slug, c)
			}
			for _, id := range chain {
				filled[id] = true
			}
		}
	}
	for _, c := range tree.Flat() {
		if !filled[c.ID] {
			t.Errorf("nothing stands in %s", tree.Path(c.ID))
		}
	}
}

func TestEveryShopIsWhereItsPostalCodeSays(t *testing.T) {
	regions := map[string]bool{}
	for _, s := range market().shops {
		town, known := market().towns[s.Town]
		if !known {
			t.Errorf("%s is in %q, which is not in the table", s.Slug, s.Town)
			continue
		}
		regions[town.Region] = true
		if check.Postal("postalCode", s.PostalCode) != nil || !slices.Contains(town.Prefixes, s.PostalCode[:3]) {
			t.Errorf("%s: %s is not a postal code of %s", s.Slug, s.PostalCode, s.Town)
		}
		if town.Lat < 45 || town.Lat > 52 || town.Lon < -80 || town.Lon > -61 {
			t.Errorf("%s is not in Quebec", town.Name)
		}
	}
	if len(regions) < 14 {
		t.Errorf("only %d regions: %v", len(regions), slices.Sorted(maps.Keys(regions)))
	}
}

func TestTheShopsShowEveryKindTheMarketAllows(t *testing.T) {
	codes := map[string]bool{}
	kinds := map[string]int{}
	for _, s := range market().shops {
		codes[s.CategoryCode] = true
		kinds[shippingKind(s.Shipping.settings())]++
		kinds["away"] += min(1, s.VacationDays)
		kinds["small supplier"] += min(1, max(0, 1-len(s.Taxes.GST)))
		kinds["registered"] += min(1, len(s.Taxes.GST))
		kinds["threshold"] += min(1, int(s.Shipping.FreeFrom))
		kinds["banner"] += min(1, len(s.Banner))
		if n := len(s.Presentation); n < 2 || n > 4 || s.ReturnTerms == "" || s.Tagline == "" {
			t.Errorf("%s does not present itself", s.Slug)
		}
	}
	for _, c := range shop.Categories() {
		if !codes[string(c.Code)] {
			t.Errorf("no shop of kind %s", c.Code)
		}
	}
	for _, kind := range []string{
		"flat", "per item", "tiers", "always free", "away", "small supplier", "registered", "threshold",
	} {
		if kinds[kind] == 0 {
			t.Errorf("no shop is %q", kind)
		}
	}
	if kinds["away"] != 1 || kinds["banner"] != 10 {
		t.Errorf("%d shops away, %d banners", kinds["away"], kinds["banner"])
	}
}

func shippingKind(s shipping.Settings) string {
	switch {
	case s.Policy == shipping.PerItem:
		return "per item"
	case len(s.Tiers) > 0:
		return "tiers"
	case s.Amount == 0:
		return "always free"
	}
	return "flat"
}

func TestTheProductsShowEveryKindTheMarketAllows(t *testing.T) {
	kinds := map[string]int{}
	for _, p := range allProducts() {
		kinds["tax "+p.TaxCategory]++
		kinds["limited"] += min(1, p.LimitPerOrder)
		if p.RegularPrice > 0 {
			kinds["on sale"]++
		}
		if p.FinalSale {
			kinds["final sale"]++
		}
		if len(p.Photos) == 0 {
			kinds["without photo"]++
		}
		for _, v := range p.variants("X") {
			kinds[string(v.InventoryMode)]++
			if !v.Available() {
				kinds["out by "+string(v.InventoryMode)]++
			}
		}
		kinds["options "+strings.Repeat("|", len(p.Options))]++
	}
	for _, kind := range []string{
		"tax ", "tax grocery", "tax book", "limited", "on sale", "final sale", "without photo", "status", "stock",
		"out by status", "out by stock", "options ", "options |", "options ||",
	} {
		if kinds[kind] < 2 {
			t.Errorf("%d products of kind %q", kinds[kind], kind)
		}
	}
	if n := kinds["without photo"]; n < 6 || n > 10 {
		t.Errorf("%d products without photo, want 6 to 10", n)
	}
}

func TestTheCatalogueWouldAcceptEveryProduct(t *testing.T) {
	m := market()
	for _, s := range m.shops {
		for i, p := range s.Products {
			n := m.newProduct(s, p, i, loadDay)
			if err := catalog.Check(n); err != nil {
				t.Errorf("%s: %v", p.Slug, err)
			}
			if !tax.Category(p.TaxCategory).Valid() && p.TaxCategory != "" {
				t.Errorf("%s: tax category %q", p.Slug, p.TaxCategory)
			}
			if p.Weight <= 0 || p.Size[0] <= 0 || p.Size[1] <= 0 || p.Size[2] <= 0 {
				t.Errorf("%s has no size or weight", p.Slug)
			}
			keys := map[string]bool{"": true}
			for _, c := range p.combinations() {
				keys[c.key()] = true
			}
			for _, named := range append(p.SoldOut, p.Default) {
				if !keys[named] {
					t.Errorf("%s has no combination %q", p.Slug, named)
				}
			}
		}
	}
}

func TestPhotographsAreSharedFairly(t *testing.T) {
	main, shown := map[string]int{}, map[string]bool{}
	for _, p := range allProducts() {
		for i, name := range p.Photos {
			shown[name] = true
			if i == 0 {
				main[name]++
			}
		}
		for _, o := range p.Options {
			for _, v := range o.Values {
				if v.Photo != "" && !slices.Contains(p.Photos, v.Photo) {
					t.Errorf("%s: %s is not one of its photos", p.Slug, v.Photo)
				}
			}
		}
	}
	for name, n := range main {
		if n > 2 {
			t.Errorf("%s is the main picture of %d products", name, n)
		}
	}
	for _, name := range photoNames() {
		if !shown[name] && !isBanner(name) {
			t.Errorf("%s is never shown", name)
		}
		if market().photos[name].Alt == "" || market().photos[name].Color == "" {
			t.Errorf("%s is not described", name)
		}
	}
}

func TestEveryPhotographHasItsShape(t *testing.T) {
	for _, name := range photoNames() {
		config, err := jpeg.DecodeConfig(bytes.NewReader(photograph(name)))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		width, height := photoWidth, photoHeight
		if isBanner(name) {
			width, height = bannerWidth, bannerHeight
		}
		if config.Width != width || config.Height != height {
			t.Errorf("%s is %d × %d", name, config.Width, config.Height)
		}
	}
}

func TestQuestionsKeepTheRulesOfTheSpecification(t *testing.T) {
	for _, q := range Questions(loadDay) {
		if n := utf8.RuneCountInString(q.Question); n < 20 || n > 500 || q.UserID == "" || !q.AskedAt.Before(loadDay) {
			t.Errorf("%q: %d characters, asked by %q at %v", q.Question, n, q.UserID, q.AskedAt)
		}
		if q.AnsweredAt.After(loadDay) {
			t.Errorf("%q is answered in the future", q.Question)
		}
	}
}

// texts lists every text a visitor reads, set for print, by where it is written.
func texts() map[string]string {
	all := map[string]string{}
	for _, s := range market().shops {
		all[s.Slug+" name"], all[s.Slug+" tagline"] = compose(s.Name), compose(s.Tagline)
		all[s.Slug+" returns"] = compose(s.ReturnTerms)
		all[s.Slug+" presentation"] = compose(strings.Join(s.Presentation, "\n"))
		for _, p := range s.Products {
			all[p.Slug+" name"] = compose(p.Name)
			all[p.Slug+" description"] = compose(strings.Join(p.Description, "\n"))
			for _, q := range p.Questions {
				all[p.Slug+" question "+q.Question[:12]] = compose(q.Question)
				all[p.Slug+" answer "+q.Question[:12]] = compose(q.Answer)
			}
			for _, o := range p.Options {
				for _, v := range o.Values {
					all[p.Slug+" value "+v.Value] = compose(v.Value)
				}
			}
		}
	}
	for name, p := range market().photos {
		all[name+" alt"] = compose(p.Alt)
	}
	return all
}

func TestTextsAreSetAsQuebecPrintsThem(t *testing.T) {
	wrong := map[string]*regexp.Regexp{
		"a straight apostrophe or quote":     regexp.MustCompile(`['"]`),
		"a space before ? ! ; , or .":        regexp.MustCompile(`[ \x{00a0}][?!;,.]`),
		"a breaking space before : or $":     regexp.MustCompile(`[^\x{00a0}\d][:]| [:$%]`),
		"a breaking space inside « »":        regexp.MustCompile(`«[^\x{00a0}]|[^\x{00a0}]»`),
		"a breaking space before a unit":     regexp.MustCompile(`\d (ml|L|g|kg|mm|cm|m|po|W|V|°C)\b`),
		"a letter right after a closing dot": regexp.MustCompile(`[a-zé][.;?!][A-Za-zÀ-ÿ]`),
		"two spaces":                         regexp.MustCompile(` {2}`),
		"an em dash or three dots":           regexp.MustCompile(`—|\.\.\.`),
	}
	for place, text := range texts() {
		for fault, pattern := range wrong {
			if found := pattern.FindString(text); found != "" {
				t.Errorf("%s: %s: %q in %q", place, fault, found, text)
			}
		}
	}
}

func TestNoSentenceIsWrittenTwice(t *testing.T) {
	sentence := regexp.MustCompile(`[^.!?\n]{30,}[.!?]`)
	where := map[string]string{}
	for place, text := range texts() {
		if strings.HasSuffix(place, " name") || strings.Contains(place, " value ") || strings.HasSuffix(place, " alt") {
			continue
		}
		for _, s := range sentence.FindAllString(text, -1) {
			s = strings.TrimSpace(s)
			if other, twice := where[s]; twice && other != place {
				t.Errorf("%s and %s both say %q", other, place, s)
			}
			where[s] = place
		}
	}
}

func TestComposeSetsWhatAKeyboardLeavesOut(t *testing.T) {
	for typed, want := range map[string]string{
		"L'affiche « Formes » : 64 $":  "L’affiche «\u00a0Formes\u00a0»\u00a0: 64\u00a0$",
		"1 280 °C, 30 × 40 et 350 ml":  "1\u00a0280\u00a0°C, 30\u00a0×\u00a040 et 350\u00a0ml",
		"Deux tasses? Oui; bien sûr!":  "Deux tasses? Oui; bien sûr!",
		"72 % de cacao, 12 mois, 5 ml": "72\u00a0% de cacao, 12 mois, 5\u00a0ml",
	} {
		if got := compose(typed); got != want {
			t.Errorf("compose(%q) = %q, want %q", typed, got, want)
		}
	}
}
