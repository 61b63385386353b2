package productimport

import (
	"cmp"
	"fmt"
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

// wooFamily is a product of WooCommerce with the lines of its variations.
type wooFamily struct {
	*foreign
	stock      string     // its own count, which its variations may share
	choices    [][]string // values of each of its options
	variations []line
}

// fromWooCommerce reads an export of WooCommerce: a line is a product, or a variation that names its parent, which may
// stand anywhere in the file.
func fromWooCommerce(t *table) (list []*foreign, problems []Problem) {
	names := map[string]string{
		colName: t.heading(wooName...), colDescription: t.heading(wooDescription...),
		colStatus: t.heading(wooPublished...), colSKU: t.heading(wooSKU...), colPrice: t.heading(wooRegular...),
		colRegular: t.heading(wooRegular...), colCategories: t.heading(wooCategories...),
		colQuantity: t.heading(wooStock...), colPhotos: t.heading(wooImages...),
		optionName + "1":   t.heading("attribute-1-name", "nom-de-l-attribut-1"),
		variantValue + "1": t.heading("attribute-1-value-s", "valeur-s-de-l-attribut-1"),
	}
	var families []*wooFamily
	var variations []line
	byName := map[string]*wooFamily{} // as variations call their parent: its code, or "id:" and its number
	for _, l := range t.lines {
		kinds := strings.ToLower(t.cell(l, "type"))
		if strings.Contains(kinds, "variation") {
			variations = append(variations, l)
			continue
		}
		id, sku := t.cell(l, "id"), t.cell(l, wooSKU...)
		code := cmp.Or(id, sku, slug.Make(t.cell(l, wooName...)))
		f := &wooFamily{foreign: newForeign(code, l.number, names), stock: t.cell(l, wooStock...)}
		families, byName["id:"+id] = append(families, f), f
		if sku != "" {
			byName[sku] = f
		}
		t.wooProduct(f, l, kinds)
	}
	for _, l := range variations {
		if f := byName[t.cell(l, wooParent...)]; f != nil {
			f.variations = append(f.variations, l)
		} else {
			problems = append(problems, t.wooOrphan(l))
		}
	}
	for _, f := range families {
		t.wooVariations(f)
		list = append(list, f.foreign)
	}
	return list, problems
}

// wooOrphan complains of a variation whose parent is not in the file.
func (t *table) wooOrphan(l line) Problem {
	p := Problem{Line: l.number, Column: t.heading(wooParent...), Product: t.cell(l, wooName...),
		Detail: "Cette variation ne nomme pas le produit dont elle fait partie."}
	if parent := t.cell(l, wooParent...); parent != "" {
		p.Detail = fmt.Sprintf("Le produit «\u00a0%s\u00a0», dont cette ligne est une variation, n’est pas dans le "+
			"fichier. Exportez-le avec ses variations, ou retirez la ligne.", parent)
	}
	return p
}

func (t *table) wooProduct(f *wooFamily, l line, kinds string) {
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
			if name, values := t.wooAttribute(l, i); name != "" {
				f.options, f.choices = append(f.options, name), append(f.choices, listOf(values))
			}
		}
		return
	}
	if t.cell(l, wooRegular...) != "" || sold {
		t.wooOffer(f.variant(l.number), l, f.stock)
	}
}

func (t *table) wooAttribute(l line, i int) (name, value string) {
	n := strconv.Itoa(i)
	return t.cell(l, "attribute-"+n+"-name", "nom-de-l-attribut-"+n),
		t.cell(l, "attribute-"+n+"-value-s", "valeur-s-de-l-attribut-"+n)
}

// wooVariations adds the variants of a product. Attributes that no variation has a value for are not options; a
// variation without a value for an option is for any of them, and becomes a variant of each that is not taken.
func (t *table) wooVariations(f *wooFamily) {
	if len(f.variations) == 0 {
		return
	}
	asked := make([][]string, len(f.variations))
	for k, l := range f.variations {
		asked[k] = t.wooValues(f, l)
	}
	var used []int
	for i := range f.options {
		if slices.ContainsFunc(asked, func(values []string) bool { return values[i] != "" }) {
			used = append(used, i)
		}
	}
	f.options, f.choices = pick(f.options, used), pick(f.choices, used)
	taken := map[string]bool{}
	for k := range asked {
		asked[k] = pick(asked[k], used)
		taken[strings.Join(asked[k], "\n")] = true
	}
	var ofParent []*foreignVariant
	for k, l := range f.variations {
		if len(f.variants) > catalog.MaxVariants {
			return // one too many is enough to be told so
		}
		made := t.wooVariants(f, l, asked[k], taken)
		if t.countedByParent(l) {
			ofParent = append(ofParent, made...)
		} else {
			f.shareOut(made)
		}
	}
	f.shareOut(ofParent)
}

// wooVariants adds the variants of one variation.
func (t *table) wooVariants(f *wooFamily, l line, asked []string, taken map[string]bool) (made []*foreignVariant) {
	if !slices.Contains(asked, "") {
		return []*foreignVariant{t.wooVariant(f, l, asked)}
	}
	for _, values := range spread(asked, f.choices) {
		if name := strings.Join(values, "\n"); !taken[name] || slices.Contains(values, "") {
			v := t.wooVariant(f, l, values)
			if taken[name] = true; made != nil {
				v.cells[colSKU] = "" // a code is of one variant alone
			}
			made = append(made, v)
		}
	}
	return made
}

// wooValues are what a variation says of its parent's attributes, which may stand in another order there.
func (t *table) wooValues(f *wooFamily, l line) []string {
	values := make([]string, len(f.options))
	for i := 1; i <= 12; i++ {
		name, value := t.wooAttribute(l, i)
		if at := slices.Index(f.options, name); at >= 0 {
			values[at] = strings.ReplaceAll(value, `\,`, ",")
		}
	}
	return values
}

// countedByParent tells that a variation has no count of its own: it sells the units of its parent, if those are
// counted.
func (t *table) countedByParent(l line) bool {
	stock := t.cell(l, wooStock...)
	return stock == "" || strings.EqualFold(stock, "parent")
}

func (t *table) wooVariant(f *wooFamily, l line, values []string) *foreignVariant {
	stock := t.cell(l, wooStock...)
	if t.countedByParent(l) {
		stock = f.stock
	}
	v := f.variant(l.number, values...)
	t.wooOffer(v, l, stock)
	f.photoOf(at(listOf(t.cell(l, wooImages...)), 0))
	return v
}

// pick keeps what stands at some places of a list.
func pick[T any](list []T, places []int) (kept []T) {
	for _, at := range places {
		kept = append(kept, list[at])
	}
	return kept
}

// spread gives every value that is empty each of its choices in turn.
func spread(values []string, choices [][]string) [][]string {
	list := [][]string{values}
	for i := range values {
		if values[i] != "" || len(choices[i]) == 0 {
			continue
		}
		var longer [][]string
		for _, before := range list {
			for _, choice := range choices[i] {
				if len(longer) > catalog.MaxVariants {
					break
				}
				one := slices.Clone(before)
				one[i] = choice
				longer = append(longer, one)
			}
		}
		list = longer
	}
	return list
}

// wooOffer reads what a line sells: a product, or a variation with its own count or its parent's.
func (t *table) wooOffer(v *foreignVariant, l line, stock string) {
	v.cells[colSKU] = t.cell(l, wooSKU...)
	regular, sale := t.cell(l, wooRegular...), t.cell(l, wooSale...)
	if sale == "" {
		v.prices(regular, "")
	} else {
		v.prices(sale, regular)
	}
	backorders := t.cell(l, wooBackorders...)
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
