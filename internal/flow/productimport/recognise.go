package productimport

import (
	"cmp"
	"slices"
	"strings"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/slug"
)

// recognise finds the product of the shop that a file of another platform speaks of: by the platform's codes, else by
// the code of a variant. Its variants are then named by their numbers, as in a file of ours, and it keeps its state:
// what the seller decided here is not undone there.
func (m *market) recognise(e *parsedProduct) {
	g := e.group
	for _, code := range append([]string{g.code}, g.otherCodes...) {
		e.old = cmp.Or(e.old, m.byCode[code])
	}
	for _, r := range g.rows {
		if e.old == nil && r.get(colSKU) != "" {
			e.old = m.bySKU[r.get(colSKU)]
		}
	}
	if e.old == nil {
		return
	}
	delete(g.first().cells, colStatus)
	if len(e.old.Options) > 0 && g.first().get(optionName+"1") == "" {
		delete(g.first().cells, optionName+"1")
	}
	taken := map[string]bool{}
	for _, r := range g.rows {
		if v := sameVariant(e.old, g, r); v != nil && !taken[v.ID] {
			r.cells[colVariant], taken[v.ID] = v.ID, true
		}
	}
}

// someVariants reads a list of codes and prices over the variants of a product with options: the file has none, so it
// speaks of the variants it names and leaves the others as they are.
func (m *market) someVariants(e *parsedProduct) {
	e.Variants = slices.Clone(e.old.Variants)
	e.rows = make([]row, len(e.Variants))
	for i := range e.rows {
		e.rows[i] = e.group.first()
	}
	for _, r := range e.group.rows {
		at := slices.IndexFunc(e.Variants, func(v catalog.Variant) bool { return v.ID == r.get(colVariant) })
		if at < 0 {
			e.complain(r, colSKU, "Ce produit a des options, et ce code n’est celui d’aucune de ses variantes.")
			continue
		}
		e.Variants[at], e.rows[at] = m.variant(e, r), r
	}
}

// sameVariant finds the variant of a line: by its code, else by its values, else the only one there is.
func sameVariant(p *catalog.Product, g *group, r row) *catalog.Variant {
	values := map[string]string{}
	for i := 1; i <= catalog.MaxOptions; i++ {
		n := string(rune('0' + i))
		if name := g.first().get(optionName + n); name != "" {
			values[name] = r.get(variantValue + n)
		}
	}
	var alike *catalog.Variant
	listed := len(values) == 0 && len(p.Options) > 0 // by code alone
	for i := range p.Variants {
		v := &p.Variants[i]
		if v.SKU != "" && v.SKU == r.get(colSKU) {
			return v
		}
		same := len(v.Options) == len(values) && !listed
		for name, value := range values {
			same = same && v.Options[name] == value
		}
		if same || len(p.Variants) == 1 && len(g.rows) == 1 {
			alike = v
		}
	}
	return alike
}

// likelyCategories are those of the market that are named as another platform's: the last word of a path that is one
// of ours, and of only one. Without any it is the category that the seller chose for the whole file.
func (m *market) likelyCategories(words []string) (ids []string) {
	for _, path := range words {
		parts := strings.Split(path, ">")
		for i := len(parts) - 1; i >= 0; i-- {
			if found := m.named(parts[i]); len(found) == 1 {
				ids = append(ids, found[0])
				break
			}
		}
	}
	if len(ids) == 0 && m.fallback != "" {
		ids = []string{m.fallback}
	}
	return ids[:min(len(ids), catalog.MaxCategories)]
}

func (m *market) named(word string) (ids []string) {
	key := slug.Make(word)
	for _, c := range m.tree.Flat() {
		if key != "" && slug.Make(c.Name) == key && !slices.Contains(ids, c.ID) {
			ids = append(ids, c.ID)
		}
	}
	return ids
}
