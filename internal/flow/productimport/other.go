package productimport

import (
	"slices"
	"strings"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/slug"
)

// Field is what a column of a file of unknown form holds, as its seller says.
type Field string

// The fields that a seller may choose from.
const (
	Ignored      Field = "ignored"
	FieldName    Field = "name"
	FieldCode    Field = "code" // same on every line of a product
	FieldText    Field = "description"
	FieldPrice   Field = "price"
	FieldRegular Field = "regularPrice"
	FieldSKU     Field = "sku"
	FieldCount   Field = "quantity"
	FieldPhotos  Field = "photos" // one address or more
	FieldCatalog Field = "category"
	FieldOption  Field = "option" // values of an option named as the column is
	FieldKilos   Field = "weightKg"
	FieldGrams   Field = "weightG"
)

// Heading is a column of a file of unknown form.
type Heading struct {
	Name    string `json:"name"`
	Example string `json:"example" doc:"The first value of the column"`
	Guess   Field  `json:"guess" enum:"ignored,name,code,description,price,regularPrice,sku,quantity,photos,category,option,weightKg,weightG" doc:"What it seems to hold"`
}

// guesses are the folded names that columns of each field often have. The first field that knows a name has it.
var guesses = []struct {
	field Field
	names string
}{
	{FieldName, "nom name title titre product product-name nom-du-produit produit item article item-name nom-produit"},
	{FieldCode, "handle code product-id id-produit product-code code-produit reference-produit slug groupe parent"},
	{FieldText, "description body details texte body-html descriptif description-longue long-description"},
	{FieldPrice, "prix price prix-de-vente sale-price selling-price prix-vente unit-price montant prix-cad"},
	{FieldRegular, "prix-courant prix-regulier regular-price compare-at-price prix-barre msrp list-price pdsf"},
	{FieldSKU, "sku ugs code-article reference ref item-number numero-d-article code-barres upc"},
	{FieldCount, "quantite quantity qty qte stock inventaire inventory en-stock on-hand quantite-en-stock in-stock"},
	{FieldPhotos, "photos photo images image image-url url-image image-src image-link photo-url lien-photo url-photo"},
	{FieldCatalog, "categorie categories category type product-type departement collection"},
	{FieldOption, "couleur color colour taille size format grandeur matiere material saveur parfum style modele"},
	{FieldKilos, "poids-kg weight-kg poids weight"},
	{FieldGrams, "poids-g weight-g grams grammes poids-en-grammes"},
}

// guess names what a column seems to hold.
func guess(heading string) Field {
	folded := slug.Make(heading)
	if trimmed := strings.TrimRight(folded, "-0123456789"); trimmed == "image" || trimmed == "photo" {
		return FieldPhotos
	}
	for _, g := range guesses {
		if slices.Contains(strings.Fields(g.names), folded) {
			return g.field
		}
	}
	return Ignored
}

// several are the fields that more than one column may hold.
var several = []Field{Ignored, FieldPhotos, FieldOption, FieldCatalog}

// describe lists the columns, each with a guess; two columns are not guessed to be the same single thing.
func (t *table) describe() []Heading {
	list, taken := make([]Heading, len(t.headings)), map[Field]bool{}
	for i, name := range t.headings {
		list[i] = Heading{Name: cut(name, 80), Guess: guess(name)}
		if g := list[i].Guess; taken[g] && !slices.Contains(several, g) {
			list[i].Guess = Ignored
		}
		taken[list[i].Guess] = true
		for _, l := range t.lines[:min(len(t.lines), 20)] {
			if i < len(l.cells) && strings.TrimSpace(l.cells[i]) != "" {
				list[i].Example = cut(strings.TrimSpace(l.cells[i]), 80)
				break
			}
		}
	}
	return list
}

func cut(text string, most int) string {
	if letters := []rune(text); len(letters) > most {
		return string(letters[:most]) + "…"
	}
	return text
}

// columnOf is where our problems point to for each field.
var columnOf = map[Field]string{
	FieldName: colName, FieldText: colDescription, FieldPrice: colPrice, FieldRegular: colRegular, FieldSKU: colSKU,
	FieldCatalog: colCategories,
	FieldCount:   colQuantity, FieldPhotos: colPhotos, FieldKilos: colWeight, FieldGrams: colWeight,
}

// fromOther reads a file whose columns its seller named. A line is a variant; lines of one code, else following lines
// of one name, are one product when there are options.
func fromOther(t *table, columns []Field) (list []*foreign) {
	names := map[string]string{}
	var options []string
	for i, field := range columns {
		names[columnOf[field]] = t.headings[i]
		if field == FieldOption && len(options) < catalog.MaxOptions {
			options = append(options, t.headings[i])
			names[variantValue+"1"], names[optionName+"1"] = options[0], options[0]
		}
	}
	byCode := map[string]*foreign{}
	var last *foreign
	for _, l := range t.lines {
		read := byField(l, columns)
		name, code := at(read[FieldName], 0), at(read[FieldCode], 0)
		f := byCode[code]
		if code == "" {
			if f = nil; last != nil && len(options) > 0 && (name == "" || name == last.cells[colName]) {
				f = last
			}
		}
		if f == nil {
			if code == "" {
				f = namedForeign(name, l.number, names)
			} else {
				f = newForeign(code, l.number, names)
				byCode[code] = f
			}
			list = append(list, f)
			f.cells[colName], f.options, f.categories = name, options, read[FieldCatalog]
			f.cells[colStatus] = statusWords.write(catalog.Published)
			if slices.Contains(columns, FieldText) {
				f.cells[colDescription] = paragraphs(at(read[FieldText], 0))
			}
		}
		last = f
		otherVariant(f.variant(l.number, read[FieldOption]...), columns, read)
		for _, cell := range read[FieldPhotos] {
			for _, address := range strings.FieldsFunc(cell, betweenAddresses) {
				f.photo(address, "")
			}
		}
	}
	return list
}

func betweenAddresses(r rune) bool { return strings.ContainsRune(" ,;|\n\t", r) }

func byField(l line, columns []Field) map[Field][]string {
	read := map[Field][]string{}
	for i, field := range columns {
		cell := strings.TrimSpace(at(l.cells, i))
		if field == FieldOption || cell != "" {
			read[field] = append(read[field], cell)
		}
	}
	return read
}

func otherVariant(v *foreignVariant, columns []Field, read map[Field][]string) {
	v.prices(at(read[FieldPrice], 0), at(read[FieldRegular], 0))
	if !slices.Contains(columns, FieldRegular) {
		delete(v.cells, colRegular)
	}
	if slices.Contains(columns, FieldSKU) {
		v.cells[colSKU] = at(read[FieldSKU], 0)
	}
	if cells := read[FieldKilos]; len(cells) > 0 {
		v.weight(cells[0], 1)
	} else if cells := read[FieldGrams]; len(cells) > 0 {
		v.weight(cells[0], 0.001)
	}
	if cells := read[FieldCount]; len(cells) > 0 {
		v.counted(cells[0])
	} else if slices.Contains(columns, FieldCount) {
		v.uncounted(true)
	}
}
