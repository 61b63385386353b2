package productimport

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strconv"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/problem"
)

// verdict is what a dry run found.
type verdict struct {
	entries                        []*parsedProduct
	problems                       []Problem
	drafts                         []Problem // products that stay drafts, with why
	notices                        []Problem // what to look at once the file is applied
	toCreate, toReplace, unchanged int

	source   Source
	headings []Heading // of a file of unknown form
	asks     bool      // the seller has to say what the columns are
}

// check reads a whole file against the shop as it is, and finds everything that is wrong with it. Nothing is written.
func (s *Service) check(ctx context.Context, f *file, progress func(done, all int)) (*verdict, error) {
	t, problems := cutFile(f.text)
	if t == nil {
		return &verdict{problems: problems}, nil
	}
	v := &verdict{source: t.source(), problems: problems}
	if v.source == Other {
		v.headings = t.describe()
		if v.asks = len(f.choices.Columns) != len(t.headings); v.asks {
			return v, nil
		}
	}
	groups, wrong := t.products(v.source, f.choices)
	if v.problems = append(v.problems, wrong...); len(v.problems) > 0 && len(groups) == 0 {
		return v, nil
	}
	m, err := s.market(ctx, f.shopID)
	if err != nil {
		return nil, err
	}
	m.fallback = f.choices.CategoryID
	seen := map[string]int{}
	for i, g := range groups {
		e := m.understand(g)
		e.checkTwice(seen)
		v.keepDraft(e)
		v.noteShared(e)
		e.judge()
		v.add(e)
		progress(i+1, len(groups))
	}
	if err := s.checkSlugs(ctx, v); err != nil {
		return nil, err
	}
	v.checkSKUs(m)
	return v, nil
}

// checkTwice refuses a product that the file has above already, by its number or by how its platform calls it: the next
// import of the file could not tell one from the other. Seen are the lines of those above.
func (e *parsedProduct) checkTwice(seen map[string]int) {
	first, code := e.group.first(), e.group.code
	if e.group.named && e.Name == "" {
		code = "" // its missing name is reported elsewhere
	}
	switch {
	case seen[code] > 0 && e.group.named:
		e.complain(first, colName, "Ce nom est déjà celui du produit de la ligne %d, et rien d’autre dans le fichier "+
			"ne les distingue. Donnez-leur deux noms différents, ou retirez une des lignes.", seen[code])
	case seen[code] > 0 || seen[e.ID] > 0:
		e.complain(first, colProduct, "Ce produit est déjà à la ligne %d.", max(seen[code], seen[e.ID]))
	}
	for _, key := range []string{code, e.ID} {
		if key != "" && seen[key] == 0 {
			seen[key] = first.line
		}
	}
}

func (v *verdict) add(e *parsedProduct) {
	v.entries = append(v.entries, e)
	v.problems = append(v.problems, e.problems...)
	switch {
	case e.old == nil:
		v.toCreate++
	case len(e.problems) == 0 && catalog.Same(e.old, e.Status, e.Details):
		v.unchanged++
	default:
		v.toReplace++
	}
}

// keepDraft makes a draft of a new product that has no state, or is to be published without a category, and notes why.
func (v *verdict) keepDraft(e *parsedProduct) {
	noState, noCategory := e.Status == "", len(e.CategoryIDs) == 0
	if e.old != nil || !noState && !(e.Status == catalog.Published && noCategory) {
		return
	}
	column, why := colStatus, "Sans état, ce produit restera un brouillon."
	switch {
	case noState && noCategory:
		why = "Sans état ni catégorie, ce produit restera un brouillon."
	case noCategory:
		column, why = colCategories, "Sans catégorie, ce produit restera un brouillon."
	}
	e.Status = catalog.Draft
	r := e.rows[0]
	v.drafts = append(v.drafts, Problem{Line: r.line, Column: r.heading(column), Product: e.Name, Detail: why})
}

// noteShared tells that the units of a product were divided between its variants: only the shop knows how many of each
// there are.
func (v *verdict) noteShared(e *parsedProduct) {
	if r := e.group.first(); e.group.shared {
		v.notices = append(v.notices, Problem{Line: r.line, Column: r.heading(colQuantity), Product: e.Name,
			Detail: "Le stock était partagé entre les variantes\u00a0: il est réparti. Vérifiez les quantités."})
	}
}

// market reads the shop as it is.
func (s *Service) market(ctx context.Context, shopID string) (*market, error) {
	m := &market{products: map[string]*catalog.Product{}, bySlug: map[string]*catalog.Product{},
		byCode: map[string]*catalog.Product{}, bySKU: map[string]*catalog.Product{}}
	all, err := s.Catalog.WholeOfShop(ctx, shopID)
	if err != nil {
		return nil, err
	}
	if m.tree, err = s.Catalog.Categories(ctx); err != nil {
		return nil, err
	}
	if m.photos, err = s.Photos(ctx, s.db, shopID); err != nil {
		return nil, err
	}
	for _, p := range all {
		m.products[p.ID], m.bySlug[p.Slug] = p, p
		for _, v := range p.Variants {
			m.bySKU[v.SKU] = p
		}
		for _, photo := range p.Photos {
			if photo.Ready() {
				m.photos[photo.File] = photo.Picture
			}
		}
	}
	codes, err := codesOf(ctx, s.db, shopID)
	for code, id := range codes {
		m.byCode[code] = m.products[id]
	}
	return m, err
}

// judge asks the catalogue what the product breaks, unless the lines could not be read in the first place.
func (e *parsedProduct) judge() {
	if len(e.problems) > 0 {
		return
	}
	for _, v := range e.Variants {
		if v.QuantitySeen != nil && *v.QuantitySeen < 0 {
			e.complain(e.rows[0], colSeen, "La quantité exportée ne peut pas être négative.")
		}
	}
	e.tell(catalog.Check(e.NewProduct))
}

// tell turns refused fields into problems of the lines they come from.
func (e *parsedProduct) tell(err error) {
	var refusal *problem.Error
	if !errors.As(err, &refusal) {
		return
	}
	for _, f := range refusal.Fields {
		r, column := e.place(f.Path)
		e.complain(r, column, "%s", f.Text.FR)
	}
	if len(refusal.Fields) == 0 {
		e.complain(e.rows[0], "", "%s", refusal.Text.FR)
	}
}

var variantPath = regexp.MustCompile(`^variants\[(\d+)\](?:\.(\w+))?`)

var pathColumns = map[string]string{
	"name": colName, "slug": colSlug, "status": colStatus, "description": colDescription, "categoryIds": colCategories,
	"taxCategory": colTax, "photos": colPhotos, "options": optionName + "1", "variants": colPrice,
	"price": colPrice, "regularPrice": colRegular, "sku": colSKU, "inventoryMode": colMode,
	"inventoryStatus":   colInStock,
	"inventoryQuantity": colQuantity, "limitPerOrder": colLimit, "length": colLength, "width": colWidth,
	"height": colHeight,
	"weight": colWeight, "photoIds": colVariantPhotos,
}

var headOfPath = regexp.MustCompile(`^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?`)

// place finds the line and the column of a field of the product.
func (e *parsedProduct) place(path string) (row, string) {
	if at := variantPath.FindStringSubmatch(path); at != nil {
		k, _ := strconv.Atoi(at[1])
		r := e.rows[min(k, len(e.rows)-1)]
		if at[2] == "options" {
			return r, variantValue + "1"
		}
		return r, pathColumns[at[2]]
	}
	at := headOfPath.FindStringSubmatch(path)
	if at == nil {
		return e.rows[0], ""
	}
	switch {
	case at[1] == "photos" && at[3] == "alt":
		return e.rows[0], colAlts
	case at[1] == "options" && at[2] != "":
		k, _ := strconv.Atoi(at[2])
		column := optionName + strconv.Itoa(k+1)
		if at[3] == "values" {
			column += optionValues
		}
		return e.rows[0], column
	}
	return e.rows[0], pathColumns[at[1]]
}

// checkSlugs refuses addresses that another product has, or had, and those asked twice in the file.
func (s *Service) checkSlugs(ctx context.Context, v *verdict) error {
	var asked []string
	for _, e := range v.entries {
		if e.Slug != "" && (e.old == nil || e.old.Slug != e.Slug) {
			asked = append(asked, e.Slug)
		}
	}
	taken, err := s.Catalog.TakenSlugs(ctx, asked)
	if err != nil {
		return err
	}
	first := map[string]int{}
	for _, e := range v.entries {
		if e.Slug == "" {
			continue
		}
		line := e.rows[0]
		if at, twice := first[e.Slug]; twice {
			v.complain(e, line, colSlug, fmt.Sprintf("L’adresse «\u00a0%s\u00a0» est déjà à la ligne %d.", e.Slug, at))
			continue
		}
		first[e.Slug] = line.line
		if owner, ok := taken[e.Slug]; ok && owner != e.ID {
			v.complain(e, line, colSlug, "Cette adresse est déjà prise.")
		}
	}
	return nil
}

// checkSKUs refuses codes used twice: in the file, or by a product of the shop that the file does not name.
func (v *verdict) checkSKUs(m *market) {
	spoken := map[string]bool{}
	for _, e := range v.entries {
		spoken[e.ID] = true
	}
	elsewhere := map[string]string{}
	for _, p := range m.products {
		if !spoken[p.ID] {
			for _, variant := range p.Variants {
				elsewhere[variant.SKU] = p.Name
			}
		}
	}
	first := map[string]int{}
	for _, e := range v.entries {
		for k, variant := range e.Variants {
			if variant.SKU == "" {
				continue
			}
			line := e.rows[min(k, len(e.rows)-1)]
			if at, twice := first[variant.SKU]; twice {
				v.complain(e, line, colSKU, fmt.Sprintf("Le code «\u00a0%s\u00a0» est déjà à la ligne %d.", variant.SKU,
					at))
			} else if name, taken := elsewhere[variant.SKU]; taken {
				v.complain(e, line, colSKU,
					fmt.Sprintf("Le code «\u00a0%s\u00a0» est déjà celui du produit «\u00a0%s\u00a0».", variant.SKU,
						name))
			}
			first[variant.SKU] = line.line
		}
	}
}

func (v *verdict) complain(e *parsedProduct, r row, column, detail string) {
	v.problems = append(v.problems, Problem{Line: r.line, Column: r.heading(column), Product: e.Name, Detail: detail})
}
