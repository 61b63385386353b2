package productimport

import (
	"slices"
	"strconv"
	"strings"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/slug"
)

// squareOption is what the variations of Square differ by when no option says it.
const squareOption = "Modèle"

// fromSquare reads an export of the item library of Square: a line is a variation, and lines of one item are one
// product. Square exports no photographs.
func fromSquare(t *table) (list []*foreign) {
	names := map[string]string{
		colName: t.heading("item-name"), colDescription: t.heading("description"), colSKU: t.heading("sku"),
		colCategories: t.heading("categories", "category"),
		colPrice:      t.heading("price"), colRegular: t.heading("price"), colStatus: t.heading("archived"),
		optionName + "1": t.heading("option-name-1"), variantValue + "1": t.heading("option-value-1", "variation-name"),
	}
	for _, column := range t.squareStock() {
		names[colQuantity] = t.heading(column)
	}
	byHandle := map[string]*foreign{}
	var last *foreign
	for _, l := range t.lines {
		name, handle := t.cell(l, "item-name"), t.cell(l, "reference-handle")
		f := byHandle[handle]
		if handle == "" && last != nil && last.named && t.sameItem(last, l, name) {
			f = last
		}
		if f == nil {
			if handle == "" {
				f = namedForeign(name, l.number, names)
			} else {
				f = newForeign(handle, l.number, names)
				byHandle[handle] = f
			}
			list = append(list, f)
			t.squareProduct(f, l, name)
		}
		last = f
		t.squareVariant(f, l)
	}
	for _, f := range list {
		f.nameVariations()
	}
	return list
}

// sameItem tells whether a line without a handle is another variation of the item above it, rather than another item
// of the same name: that one has another description, or a variation that the first has already.
func (t *table) sameItem(above *foreign, l line, name string) bool {
	description := paragraphs(t.cell(l, "description"))
	return name == above.cells[colName] && (description == "" || description == above.cells[colDescription]) &&
		!slices.ContainsFunc(above.variants, func(v *foreignVariant) bool {
			return slices.Equal(v.values, t.squareValues(above, l))
		})
}

func (t *table) squareProduct(f *foreign, l line, name string) {
	f.cells[colName] = name
	f.cells[colDescription] = paragraphs(t.cell(l, "description"))
	switch visible := strings.ToLower(t.cell(l, "square-online-item-visibility")); {
	case saysYes(t.cell(l, "archived")):
		f.cells[colStatus] = statusWords.write(catalog.Archived)
	case visible == "hidden" || visible == "unavailable":
		f.cells[colStatus] = statusWords.write(catalog.Draft)
	default:
		f.cells[colStatus] = statusWords.write(catalog.Published)
	}
	f.categories = listOf(t.cell(l, "categories", "category"))
	for i := 1; i <= catalog.MaxOptions; i++ {
		if option := t.cell(l, "option-name-"+strconv.Itoa(i)); option != "" {
			f.options = append(f.options, option)
		}
	}
}

// squareValues are what a variation differs by from the others of its item.
func (t *table) squareValues(f *foreign, l line) (values []string) {
	if len(f.options) == 0 {
		return []string{t.cell(l, "variation-name")}
	}
	for i := range f.options {
		values = append(values, t.cell(l, "option-value-"+strconv.Itoa(i+1)))
	}
	return values
}

func (t *table) squareVariant(f *foreign, l line) {
	v := f.variant(l.number, t.squareValues(f, l)...)
	v.cells[colSKU] = t.cell(l, "sku")
	price, sale := t.cell(l, "price"), t.cell(l, "online-sale-price")
	if sale == "" {
		v.prices(price, "")
	} else {
		v.prices(sale, price)
	}
	if column, unit := t.measured(weightUnits, "weight"); column != "" {
		v.weight(t.cell(l, column), unit)
	}
	units, given := 0.0, false
	for _, column := range t.squareStock() {
		if n, err := strconv.ParseFloat(amount(t.cell(l, column)), 64); err == nil {
			units, given = units+n, true
		}
	}
	if given {
		v.counted(strconv.FormatFloat(units, 'f', 0, 64))
	} else {
		v.uncounted(true)
	}
}

// squareStock are the columns that count units, one for each place of business.
func (t *table) squareStock() (columns []string) {
	for _, heading := range t.headings {
		if folded := slug.Make(heading); strings.HasPrefix(folded, "current-quantity") {
			columns = append(columns, folded)
		}
	}
	return columns
}

// nameVariations makes an option of the names of several variations that have none; a single one needs none.
func (f *foreign) nameVariations() {
	if len(f.options) == 0 && len(f.variants) > 1 {
		f.options = []string{squareOption}
	}
}
