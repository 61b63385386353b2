package productimport

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"rangrue/internal/domain/catalog"
)

// fromEtsy reads the listings that Etsy lets a shop download: a line is a product. The file tells the values of its
// variations, but neither the price nor the quantity of each, so they all get the listing's.
func fromEtsy(t *table) (list []*foreign) {
	names := map[string]string{
		colName: t.heading("title"), colDescription: t.heading("description"), colPrice: t.heading("price"),
		colQuantity: t.heading("quantity"), colSKU: t.heading("sku"), colPhotos: t.heading("image1"),
		optionName + "1": t.heading("variation-1-name"), variantValue + "1": t.heading("variation-1-values"),
		optionName + "1" + optionValues: t.heading("variation-1-values"),
	}
	for _, l := range t.lines {
		title := html.UnescapeString(t.cell(l, "title"))
		f := namedForeign(title, l.number, names)
		for _, sku := range listOf(t.cell(l, "sku")) { // it keeps them when its title changes
			f.otherCodes = append(f.otherCodes, "sku "+sku)
		}
		list = append(list, f)
		f.cells[colName] = title
		f.cells[colDescription] = paragraphs(html.UnescapeString(t.cell(l, "description")))
		f.cells[colStatus] = statusWords.write(catalog.Published)
		if currency := t.cell(l, "currency-code"); currency != "" && currency != "CAD" {
			f.problems = append(f.problems, Problem{Line: l.number, Column: t.heading("currency-code"), Product: title,
				Detail: fmt.Sprintf("Ce prix est en %s\u00a0: convertissez-le en dollars canadiens (CAD).", currency)})
		}
		t.etsyVariants(f, l)
		for i := 1; i <= 20; i++ {
			f.photo(t.cell(l, "image"+strconv.Itoa(i)), "")
		}
	}
	return list
}

func (t *table) etsyVariants(f *foreign, l line) {
	combinations := [][]string{nil}
	for i := 1; i <= 3; i++ {
		n := "variation-" + strconv.Itoa(i)
		name, values := html.UnescapeString(t.cell(l, n+"-name")), listOf(html.UnescapeString(t.cell(l, n+"-values")))
		if name == "" {
			name = t.cell(l, n+"-type")
		}
		if name == "" || len(values) == 0 {
			continue
		}
		f.options = append(f.options, name)
		var longer [][]string
		for _, before := range combinations {
			for _, value := range values {
				if len(longer) > catalog.MaxVariants {
					break // one too many is enough to be told so
				}
				longer = append(longer, append(before[:len(before):len(before)], value))
			}
		}
		combinations = longer
	}
	quantity := t.cell(l, "quantity")
	for _, values := range combinations {
		v := f.variant(l.number, values...)
		v.prices(t.cell(l, "price"), "")
		if sku := t.cell(l, "sku"); len(combinations) == 1 && !strings.Contains(sku, ",") {
			v.cells[colSKU] = sku
		}
		if len(combinations) == 1 && quantity != "" {
			v.counted(quantity)
		} else {
			v.uncounted(quantity != "0")
		}
	}
}
