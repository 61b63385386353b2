package productimport

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
)

// market is what a file is read against: the shop as it is.
type market struct {
	products map[string]*catalog.Product // of the shop, by id
	bySlug   map[string]*catalog.Product
	byCode   map[string]*catalog.Product // by how another platform calls them
	bySKU    map[string]*catalog.Product
	tree     *catalog.Tree
	fallback string                     // category of new products that name none
	photos   map[string]picture.Picture // that the shop may use, by key
}

// parsedProduct is a product as a file describes it, with what is wrong in it.
type parsedProduct struct {
	catalog.NewProduct
	old      *catalog.Product // nil when new
	rows     []row            // of its variants, or its only line
	group    *group
	problems []Problem
}

func (e *parsedProduct) complain(r row, column, format string, args ...any) {
	e.problems = append(e.problems, Problem{Line: r.line, Column: r.heading(column), Product: e.Name,
		Detail: fmt.Sprintf(format, args...)})
}

// understand makes a product of its lines: what the file says over what the shop has.
func (m *market) understand(g *group) *parsedProduct {
	first := g.first()
	e := &parsedProduct{group: g, problems: g.problems}
	e.Name = first.get(colName)
	if g.foreign {
		m.recognise(e)
	} else if id := first.get(colProduct); id != "" {
		if e.old = m.products[id]; e.old == nil {
			e.complain(first, colProduct,
				"Ce produit n’est pas de votre boutique. Laissez la cellule vide pour en créer un.")
		}
	} else if slug := first.get(colSlug); slug != "" {
		e.old = m.bySlug[slug]
	}
	if e.old != nil {
		e.ID, e.Status, e.Details = e.old.ID, e.old.Status, e.old.Details
		e.Photos, e.Variants = slices.Clone(e.old.Photos), nil
	}
	m.product(e, first)
	if g.foreign && len(e.CategoryIDs) == 0 {
		e.CategoryIDs = m.likelyCategories(g.categories)
	}
	if e.old != nil && !slices.ContainsFunc(variantColumns, first.has) {
		e.Variants, e.rows = slices.Clone(e.old.Variants), g.rows
		return e
	}
	if g.foreign && e.old != nil && len(e.old.Options) > 0 && first.get(optionName+"1") == "" {
		m.someVariants(e)
		return e
	}
	for _, r := range g.rows {
		if isVariant(r) || len(g.rows) > 1 {
			e.rows = append(e.rows, r)
			e.Variants = append(e.Variants, m.variant(e, r))
		}
	}
	if e.rows == nil {
		e.rows = g.rows
	}
	e.missingValues()
	return e
}

// variantColumns are those that describe variants. A file with none of them leaves the variants of products as they
// are; in any other file a variant without a line is withdrawn.
var variantColumns = columnNames[slices.Index(columnNames, colVariant):]

// isVariant tells whether a line describes a variant: a draft may have none yet.
func isVariant(r row) bool {
	for _, column := range []string{colVariant, colSKU, colPrice, colQuantity, variantValue + "1"} {
		if r.get(column) != "" {
			return true
		}
	}
	return false
}

// product reads the columns of the product itself.
func (m *market) product(e *parsedProduct, r row) {
	take := func(column string, into *string) {
		if r.has(column) {
			*into = r.get(column)
		}
	}
	take(colName, &e.Name)
	take(colSlug, &e.Slug)
	take(colDescription, &e.Description)
	readWord(e, r, colStatus, statusWords, &e.Status)
	readWord(e, r, colTax, taxWords, &e.TaxCategory)
	readWord(e, r, colFinalSale, yesNo, &e.FinalSale)
	if r.has(colCategories) {
		e.CategoryIDs = m.categories(e, r)
	}
	if r.has(colPhotos) {
		e.Photos = m.photosOf(e, r)
	}
	if r.has(colAlts) {
		alts := split(r.cells[colAlts])
		for i := range e.Photos {
			e.Photos[i].Alt = ""
			if i < len(alts) {
				e.Photos[i].Alt = alts[i]
			}
		}
	}
	if r.has(optionName + "1") {
		e.Options = e.options(r)
	}
}

func (m *market) categories(e *parsedProduct, r row) (ids []string) {
	for _, path := range split(r.cells[colCategories]) {
		category, ok := m.tree.ByPath(path)
		if !ok {
			e.complain(r, colCategories, "La catégorie «\u00a0%s\u00a0» n’existe pas.", path)
		}
		ids = append(ids, category.ID)
	}
	return ids
}

// photosOf finds photographs by key: those of the product keep their id, others come from what the owners sent.
func (m *market) photosOf(e *parsedProduct, r row) (photos []catalog.Photo) {
	var had []catalog.Photo
	if e.old != nil {
		had = e.old.Photos
	}
	for i, key := range split(r.cells[colPhotos]) {
		photo := catalog.Photo{ID: db.NewID()}
		sent, ok := m.photos[key]
		if at := slices.IndexFunc(had, func(p catalog.Photo) bool { return p.File == key }); at >= 0 {
			photo, ok = had[at], true
		} else {
			photo.Picture = sent
		}
		if !ok {
			e.complain(r, colPhotos, "La photo «\u00a0%s\u00a0» n’est pas de votre boutique. Envoyez-la d’abord.", key)
		}
		photo.Rank = i + 1
		photos = append(photos, photo)
	}
	return photos
}

func (e *parsedProduct) options(r row) (options []catalog.Option) {
	for i := 1; i <= catalog.MaxOptions; i++ {
		n := strconv.Itoa(i)
		if name := r.get(optionName + n); name != "" {
			options = append(options, catalog.Option{Name: name, Values: split(r.cells[optionName+n+optionValues])})
		}
	}
	return options
}

// missingValues gives an option the values of its variants, in their order, when the file does not list them.
func (e *parsedProduct) missingValues() {
	for i := range e.Options {
		o := &e.Options[i]
		if len(o.Values) > 0 {
			continue
		}
		for _, v := range e.Variants {
			if value := v.Options[o.Name]; value != "" && !slices.Contains(o.Values, value) {
				o.Values = append(o.Values, value)
			}
		}
	}
}

// variant reads a line's variant over the one the product has under that number.
func (m *market) variant(e *parsedProduct, r row) catalog.Variant {
	v, counted := catalog.Variant{}, false
	if e.old != nil {
		at := slices.IndexFunc(e.old.Variants, func(o catalog.Variant) bool { return o.ID == r.get(colVariant) })
		switch {
		case at >= 0:
			v = e.old.Variants[at]
			counted = v.InventoryMode == catalog.ByStock
		case r.get(colVariant) != "":
			e.complain(r, colVariant,
				"Cette variante n’est pas de ce produit. Laissez la cellule vide pour en créer une.")
		}
	}
	before := v.InventoryQuantity
	if r.has(variantValue + "1") {
		v.Options = e.values(r)
	}
	if r.has(colSKU) {
		v.SKU = r.get(colSKU)
	}
	readMoney(e, r, colPrice, &v.Price)
	readMoney(e, r, colRegular, &v.RegularPrice)
	readWord(e, r, colDefault, yesNo, &v.IsDefault)
	readWord(e, r, colMode, modeWords, &v.InventoryMode)
	readWord(e, r, colInStock, stockWords, &v.InventoryStatus)
	readCount(e, r, colQuantity, &v.InventoryQuantity)
	readCount(e, r, colLimit, &v.LimitPerOrder)
	if counted {
		v.QuantitySeen = &before
		if r.get(colSeen) != "" {
			readCount(e, r, colSeen, v.QuantitySeen)
		}
	}
	for column, into := range map[string]*float64{colLength: &v.Length, colWidth: &v.Width, colHeight: &v.Height,
		colWeight: &v.Weight} {
		readSize(e, r, column, into)
	}
	if r.has(colVariantPhotos) {
		v.PhotoIDs = e.photoIDs(r)
	}
	return v
}

func (e *parsedProduct) values(r row) map[string]string {
	values := map[string]string{}
	for i, option := range e.Options {
		if value := r.get(variantValue + strconv.Itoa(i+1)); value != "" {
			values[option.Name] = value
		}
	}
	return values
}

func (e *parsedProduct) photoIDs(r row) (ids []string) {
	for _, typed := range split(r.cells[colVariantPhotos]) {
		rank, err := strconv.Atoi(typed)
		if err != nil || rank < 1 || rank > len(e.Photos) {
			e.complain(r, colVariantPhotos, "«\u00a0%s\u00a0» n’est pas le rang d’une photo de ce produit.", typed)
			continue
		}
		ids = append(ids, e.Photos[rank-1].ID)
	}
	return ids
}

// readWord reads a cell that holds one of a few words; an empty one is the zero value.
func readWord[T comparable](e *parsedProduct, r row, column string, list words[T], into *T) {
	if !r.has(column) {
		return
	}
	var none T
	if *into = none; r.get(column) == "" {
		return
	}
	value, ok := list.read(r.get(column))
	if !ok {
		e.complain(r, column, "«\u00a0%s\u00a0» n’est pas un de ces mots\u00a0: %s.", r.get(column), list.all())
	}
	*into = value
}

func readMoney(e *parsedProduct, r row, column string, into *money.Cents) {
	if !r.has(column) {
		return
	}
	if *into = 0; r.get(column) == "" {
		return
	}
	amount, err := money.Parse(plainNumber(r.get(column)))
	if err != nil {
		e.complain(r, column, "«\u00a0%s\u00a0» n’est pas un montant comme 34,00.", r.get(column))
	}
	*into = amount
}

func readCount(e *parsedProduct, r row, column string, into *int) {
	if !r.has(column) {
		return
	}
	if *into = 0; r.get(column) == "" {
		return
	}
	n, err := strconv.Atoi(plainNumber(r.get(column)))
	if err != nil {
		e.complain(r, column, "«\u00a0%s\u00a0» n’est pas un nombre entier.", r.get(column))
	}
	*into = n
}

func readSize(e *parsedProduct, r row, column string, into *float64) {
	if !r.has(column) {
		return
	}
	if *into = 0; r.get(column) == "" {
		return
	}
	v, err := strconv.ParseFloat(plainNumber(r.get(column)), 64)
	if err != nil || math.IsInf(v, 0) || math.IsNaN(v) {
		e.complain(r, column, "«\u00a0%s\u00a0» n’est pas un nombre.", r.get(column))
		v = 0
	}
	*into = v
}
