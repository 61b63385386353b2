package productimport

import (
	"slices"
	"strconv"
	"strings"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/slug"
)

// Columns of WooCommerce, in English and in French: its export is written in the language of the shop.
var (
	wooSKU         = []string{"sku", "ugs"}
	wooName        = []string{"name", "nom"}
	wooPublished   = []string{"published", "publie"}
	wooDescription = []string{"description"}
	wooShort       = []string{"short-description", "description-courte"}
	wooInStock     = []string{"in-stock", "en-stock"}
	wooStock       = []string{"stock"}
	wooBackorders  = []string{"backorders-allowed", "autoriser-les-commandes-de-produits-en-rupture"}
	wooSale        = []string{"sale-price", "tarif-promo", "prix-promo", "tarif-promotionnel"}
	wooRegular     = []string{"regular-price", "tarif-regulier", "tarif-normal", "prix-normal", "prix-regulier"}
	wooCategories  = []string{"categories"}
	wooImages      = []string{"images"}
	wooParent      = []string{"parent"}
)

// units of weights and lengths, which WooCommerce writes in the headings of their columns: "Weight (lbs)".
var (
	weightUnits = map[string]float64{"kg": 1, "g": 0.001, "lbs": 0.45359237, "lb": 0.45359237, "oz": 0.028349523}
	lengthUnits = map[string]float64{"cm": 1, "mm": 0.1, "m": 100, "in": 2.54, "po": 2.54, "yd": 91.44}
)

// measured finds a column whose heading ends with a unit.
func (t *table) measured(units map[string]float64, names ...string) (column string, unit float64) {
	for _, name := range names {
		for suffix, value := range units {
			if t.has(name + "-" + suffix) {
				return name + "-" + suffix, value
			}
		}
	}
	return "", 0
}

// fromWooCommerce reads an export of WooCommerce: a line is a product, or a variation that names its parent.
func fromWooCommerce(t *table) (list []*foreign) {
	names := map[string]string{
		colName: t.heading(wooName...), colDescription: t.heading(wooDescription...),
		colStatus: t.heading(wooPublished...), colSKU: t.heading(wooSKU...), colPrice: t.heading(wooRegular...),
		colRegular: t.heading(wooRegular...), colCategories: t.heading(wooCategories...),
		colQuantity: t.heading(wooStock...), colPhotos: t.heading(wooImages...),
		optionName + "1":   t.heading("attribute-1-name", "nom-de-l-attribut-1"),
		variantValue + "1": t.heading("attribute-1-value-s", "valeur-s-de-l-attribut-1"),
	}
	byName := map[string]*foreign{} // as variations call their parent: its code, or "id:" and its number
	for _, l := range t.lines {
		kinds := strings.ToLower(t.cell(l, "type"))
		if strings.Contains(kinds, "variation") {
			if f := byName[t.cell(l, wooParent...)]; f != nil {
				t.wooVariation(f, l)
			}
			continue
		}
		id, sku := t.cell(l, "id"), t.cell(l, wooSKU...)
		code := id
		if code == "" {
			code = sku
		}
		if code == "" {
			code = slug.Make(t.cell(l, wooName...))
		}
		f := newForeign(code, l.number, names)
		list, byName["id:"+id] = append(list, f), f
		if sku != "" {
			byName[sku] = f
		}
		t.wooProduct(f, l, kinds)
	}
	return list
}

func (t *table) wooProduct(f *foreign, l line, kinds string) {
	f.cells[colName] = t.cell(l, wooName...)
	text := t.cell(l, wooDescription...)
	if text == "" {
		text = t.cell(l, wooShort...)
	}
	f.cells[colDescription] = paragraphs(text)
	f.cells[colStatus] = statusWords.write(catalog.Draft)
	sold := !strings.Contains(kinds, "external") && !strings.Contains(kinds, "grouped") // sold elsewhere, or not itself
	if t.cell(l, wooPublished...) == "1" && sold {
		f.cells[colStatus] = statusWords.write(catalog.Published)
	}
	f.categories = listOf(t.cell(l, wooCategories...))
	for _, address := range listOf(t.cell(l, wooImages...)) {
		f.photo(address, "")
	}
	if strings.Contains(kinds, "variable") {
		for i := 1; i <= 12; i++ {
			if name, _ := t.wooAttribute(l, i); name != "" {
				f.options = append(f.options, name)
			}
		}
		return
	}
	if t.cell(l, wooRegular...) != "" || sold {
		t.wooOffer(f.variant(l.number), l)
	}
}

func (t *table) wooAttribute(l line, i int) (name, value string) {
	n := strconv.Itoa(i)
	return t.cell(l, "attribute-"+n+"-name", "nom-de-l-attribut-"+n),
		t.cell(l, "attribute-"+n+"-value-s", "valeur-s-de-l-attribut-"+n)
}

// wooVariation adds a variant. Its attributes may stand in another order than those of its parent, and attributes that
// no variation has a value for are not options.
func (t *table) wooVariation(f *foreign, l line) {
	values := make([]string, len(f.options))
	for i := 1; i <= 12; i++ {
		name, value := t.wooAttribute(l, i)
		if at := slices.Index(f.options, name); at >= 0 {
			values[at] = strings.ReplaceAll(value, `\,`, ",")
		}
	}
	if len(f.variants) == 0 {
		f.options, values = given(f.options, values)
	}
	t.wooOffer(f.variant(l.number, values...), l)
	f.photoOf(at(listOf(t.cell(l, wooImages...)), 0))
}

// given leaves out the names whose value is empty.
func given(names, values []string) (keptNames, keptValues []string) {
	for i, value := range values {
		if value != "" {
			keptNames, keptValues = append(keptNames, names[i]), append(keptValues, value)
		}
	}
	return keptNames, keptValues
}

func (t *table) wooOffer(v *foreignVariant, l line) {
	v.cells[colSKU] = t.cell(l, wooSKU...)
	regular, sale := t.cell(l, wooRegular...), t.cell(l, wooSale...)
	if sale == "" {
		v.prices(regular, "")
	} else {
		v.prices(sale, regular)
	}
	stock, backorders := t.cell(l, wooStock...), t.cell(l, wooBackorders...)
	if stock == "" || saysYes(backorders) || backorders == "notify" {
		v.uncounted(t.cell(l, wooInStock...) != "0")
	} else {
		v.counted(stock)
	}
	if column, unit := t.measured(weightUnits, "weight", "poids"); column != "" {
		v.weight(t.cell(l, column), unit)
	}
	for ours, theirs := range map[string][]string{
		colLength: {"length", "longueur"}, colWidth: {"width", "largeur"}, colHeight: {"height", "hauteur"},
	} {
		if column, unit := t.measured(lengthUnits, theirs...); column != "" {
			v.size(ours, t.cell(l, column), unit)
		}
	}
}
