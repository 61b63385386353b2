package seller

import (
	"context"
	"strconv"
	"strings"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/web"
)

// NoteProduct writes in its shop's journal what a visitor made of a product; was is nil for a new one. Jobs and
// commands are not noted here: an import is one line, which it writes itself.
func (s *Service) NoteProduct(ctx context.Context, tx *db.Tx, was, is *catalog.Product) error {
	if _, someone := web.Visitor(ctx); !someone {
		return nil
	}
	e := shop.Entry{ShopID: is.ShopID, Act: "product.edit", SubjectID: is.ID, SubjectName: is.Name}
	if was == nil {
		e.Act, was = "product.create", &catalog.Product{}
	}
	e.Changes = shop.Changed(append([]shop.Change{
		{What: "name", Before: was.Name, After: is.Name},
		{What: "status", Before: string(was.Status), After: string(is.Status)},
	}, variantChanges(was, is)...)...)
	return shop.Note(ctx, tx, s.Now(), e)
}

// variantChanges are the prices and stocks of variants before and after, named where there are several.
func variantChanges(was, is *catalog.Product) (list []shop.Change) {
	before := make(map[string]*catalog.Variant, len(was.Variants))
	for i := range was.Variants {
		before[was.Variants[i].ID] = &was.Variants[i]
	}
	for i := range is.Variants {
		v, name := &is.Variants[i], ""
		if len(is.Variants) > 1 {
			name = nameOf(is, v)
		}
		old := before[v.ID]
		list = append(list, variantChange("price", name, old, v, priceOf),
			variantChange("stock", name, old, v, stockOf))
	}
	return list
}

// nameOf is what makes a variant differ from the others: the values of its options.
func nameOf(p *catalog.Product, v *catalog.Variant) string {
	values := make([]string, 0, len(p.Options))
	for _, o := range p.Options {
		values = append(values, v.Options[o.Name])
	}
	return strings.Join(values, ", ")
}

func variantChange(what, name string, was, is *catalog.Variant, say func(*catalog.Variant) string) shop.Change {
	c := shop.Change{What: what, After: say(is)}
	if was != nil {
		c.Before = say(was)
	}
	if name != "" && c.Before != c.After {
		c.After = name + "\u00a0: " + c.After
	}
	return c
}

func priceOf(v *catalog.Variant) string { return v.Price.French() }

// stockOf is how many units a counted variant has; empty for one that is not counted.
func stockOf(v *catalog.Variant) string {
	if v.InventoryMode != catalog.ByStock {
		return ""
	}
	return strconv.Itoa(v.InventoryQuantity)
}
