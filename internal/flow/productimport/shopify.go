package productimport

import (
	"slices"
	"strconv"
	"strings"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/slug"
)

// Columns of Shopify by our own: those of its exports until 2025, then those of its new template.
var (
	shopifyHandle    = []string{"handle", "url-handle"}
	shopifyBody      = []string{"body-html", "description"}
	shopifyPublished = []string{"published", "published-on-online-store"}
	shopifySKU       = []string{"variant-sku", "sku"}
	shopifyPrice     = []string{"variant-price", "price"}
	shopifyCompare   = []string{"variant-compare-at-price", "compare-at-price"}
	shopifyTracker   = []string{"variant-inventory-tracker", "inventory-tracker"}
	shopifyQuantity  = []string{"variant-inventory-qty", "inventory-quantity"}
	shopifyPolicy    = []string{"variant-inventory-policy", "continue-selling-when-out-of-stock"}
	shopifyGrams     = []string{"variant-grams", "weight-value-grams"}
	shopifyImage     = []string{"image-src", "product-image-url"}
	shopifyOfVariant = []string{"variant-image", "variant-image-url"}
	shopifyCategory  = []string{"type", "product-category"}
)

// fromShopify reads an export of Shopify: lines of one handle are one product, each a variant, a photograph or both.
func fromShopify(t *table) (list []*foreign) {
	names := map[string]string{
		colName: t.heading("title"), colDescription: t.heading(shopifyBody...), colStatus: t.heading("status"),
		colSKU: t.heading(shopifySKU...), colPrice: t.heading(shopifyPrice...),
		colRegular: t.heading(shopifyCompare...), colQuantity: t.heading(shopifyQuantity...),
		colCategories: t.heading(shopifyCategory...),
		colWeight:     t.heading(shopifyGrams...), optionName + "1": t.heading("option1-name"),
		variantValue + "1": t.heading("option1-value"), colPhotos: t.heading(shopifyImage...),
	}
	byHandle, last := map[string]*foreign{}, ""
	for _, l := range t.lines {
		handle, title := t.cell(l, shopifyHandle...), t.cell(l, "title")
		if handle == "" {
			handle = slug.Make(title) // a template filled in by hand may have none
		}
		if handle == "" {
			handle = last // a line without either continues the product above
		}
		last = handle
		f := byHandle[handle]
		if f == nil {
			f = newForeign(handle, l.number, names)
			byHandle[handle] = f
			list = append(list, f)
			t.shopifyProduct(f, l)
		}
		f.photo(t.cell(l, shopifyImage...), t.cell(l, "image-alt-text"))
		t.shopifyVariant(f, l)
	}
	return list
}

func (t *table) shopifyProduct(f *foreign, l line) {
	f.cells[colName] = t.cell(l, "title")
	if t.has(shopifyBody...) {
		f.cells[colDescription] = paragraphs(t.cell(l, shopifyBody...))
	}
	hidden := t.cell(l, shopifyPublished...) != "" && !saysYes(t.cell(l, shopifyPublished...))
	switch strings.ToLower(t.cell(l, "status")) {
	case "archived":
		f.cells[colStatus] = statusWords.write(catalog.Archived)
	case "", "active":
		f.cells[colStatus] = statusWords.write(catalog.Published)
		if hidden {
			f.cells[colStatus] = statusWords.write(catalog.Draft)
		}
	default:
		f.cells[colStatus] = statusWords.write(catalog.Draft)
	}
	for _, column := range shopifyCategory {
		if words := t.cell(l, column); words != "" {
			f.categories = append(f.categories, words)
		}
	}
	for i := 1; i <= 3; i++ {
		name, value := t.shopifyOption(l, i)
		if name != "" && !(name == "Title" && value == "Default Title") {
			f.options = append(f.options, name)
		}
	}
}

func (t *table) shopifyOption(l line, i int) (name, value string) {
	n := strconv.Itoa(i)
	return t.cell(l, "option"+n+"-name"), t.cell(l, "option"+n+"-value")
}

func (t *table) shopifyVariant(f *foreign, l line) {
	var values []string
	for i := range f.options {
		_, value := t.shopifyOption(l, i+1)
		values = append(values, value)
	}
	price := t.cell(l, shopifyPrice...)
	if price == "" && !slices.ContainsFunc(values, func(v string) bool { return v != "" }) {
		return // a line with one more photograph
	}
	v := f.variant(l.number, values...)
	v.cells[colSKU] = t.cell(l, shopifySKU...)
	v.prices(price, t.cell(l, shopifyCompare...))
	if t.has(shopifyGrams...) {
		v.weight(t.cell(l, shopifyGrams...), 0.001)
	}
	switch quantity := t.cell(l, shopifyQuantity...); {
	case t.cell(l, shopifyTracker...) == "" || quantity == "" || saysYes(t.cell(l, shopifyPolicy...)):
		v.uncounted(true)
	default:
		v.counted(quantity)
	}
	f.photoOf(t.cell(l, shopifyOfVariant...))
}
