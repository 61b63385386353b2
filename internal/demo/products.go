package demo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

func categoryID(slug string) string { return catalog.FirstID(slug) }

// loadCategories writes the tree that every market begins with.
func loadCategories(ctx context.Context, d Deps, _ *marketData, _ time.Time) error {
	return d.Catalog.Seed(ctx)
}

func (p productData) id() string { return fixedID("product", p.Slug) }

// loadProducts creates the products, all or none.
func loadProducts(ctx context.Context, d Deps, m *marketData, now time.Time) error {
	first := m.shops[0]
	_, err := d.Catalog.OfShopByID(ctx, first.id(), first.Products[0].id())
	if !errors.Is(err, catalog.ErrProductNotFound) {
		return err
	}
	var list []catalog.NewProduct
	for _, s := range m.shops {
		for i, p := range s.Products {
			list = append(list, m.newProduct(s, p, i, now))
		}
	}
	_, err = d.Catalog.CreateProducts(ctx, list)
	return err
}

func (m *marketData) newProduct(s shopData, p productData, place int, now time.Time) catalog.NewProduct {
	n := catalog.NewProduct{
		ID: p.id(), ShopID: s.id(), Status: catalog.Published,
		// A minute apart by place in the shop, so that two products of one day still have an order.
		CreatedAt: ago(now, p.Days).Add(-time.Duration(place) * time.Minute),
		Details: catalog.Details{
			Name: compose(p.Name), Slug: p.Slug, Description: paragraphs(p.Description),
			TaxCategory: cmp.Or(tax.Category(p.TaxCategory), tax.Standard), FinalSale: p.FinalSale,
		},
	}
	for _, c := range p.Categories {
		n.CategoryIDs = append(n.CategoryIDs, categoryID(c))
	}
	for i, name := range p.Photos {
		n.Photos = append(n.Photos, catalog.Photo{ID: p.photoID(name), Rank: i + 1, Picture: m.picture(name)})
	}
	for _, o := range p.Options {
		option := catalog.Option{Name: compose(o.Name)}
		for _, v := range o.Values {
			option.Values = append(option.Values, compose(v.Value))
		}
		n.Options = append(n.Options, option)
	}
	n.Variants = p.variants(fmt.Sprintf("%s-%02d", s.SKU, place+1))
	return n
}

func (p productData) photoID(photo string) string { return fixedID("photo", p.Slug+"/"+photo) }

func (p productData) variantID(combination string) string {
	return fixedID("variant", p.Slug+"/"+combination)
}

// combination is one value for each option of a product, in their order.
type combination []valueData

// key names the combination as the data files do.
func (c combination) key() string {
	values := make([]string, len(c))
	for i, v := range c {
		values[i] = v.Value
	}
	return strings.Join(values, "/")
}

// combinations lists every choice a shopper has; a product without options has one, empty.
func (p productData) combinations() []combination {
	all := []combination{nil}
	for _, o := range p.Options {
		var longer []combination
		for _, c := range all {
			for _, v := range o.Values {
				longer = append(longer, append(slices.Clone(c), v))
			}
		}
		all = longer
	}
	return all
}

func (p productData) variants(sku string) []catalog.Variant {
	all := p.combinations()
	variants := make([]catalog.Variant, len(all))
	for i, c := range all {
		v := catalog.Variant{
			ID: p.variantID(c.key()), SKU: sku, Options: map[string]string{},
			Price: p.price(c), IsDefault: p.isDefault(c, i),
			InventoryMode: catalog.ByStatus, InventoryStatus: catalog.InStock, LimitPerOrder: p.LimitPerOrder,
			Length: p.Size[0], Width: p.Size[1], Height: p.Size[2], Weight: p.Weight,
		}
		if len(all) > 1 {
			v.SKU = fmt.Sprintf("%s-%02d", sku, i+1)
		}
		if p.RegularPrice > 0 {
			v.RegularPrice = p.RegularPrice + v.Price - p.Price
		}
		for j, value := range c {
			v.Options[compose(p.Options[j].Name)] = compose(value.Value)
			if value.Photo != "" {
				v.PhotoIDs = append(v.PhotoIDs, p.photoID(value.Photo))
			}
		}
		p.fillStock(&v, c, i)
		variants[i] = v
	}
	return variants
}

func (p productData) price(c combination) money.Cents {
	price := p.Price
	for _, v := range c {
		price += v.Adds
	}
	return price
}

func (p productData) isDefault(c combination, place int) bool {
	if p.Default == "" {
		return place == 0
	}
	return c.key() == p.Default
}

// fillStock gives the default variant the stock written, and its neighbours a little more or less, as in a real shop.
func (p productData) fillStock(v *catalog.Variant, c combination, place int) {
	out := p.OutOfStock || slices.Contains(p.SoldOut, c.key())
	if p.Stock == nil {
		if out {
			v.InventoryStatus = catalog.OutOfStock
		}
		return
	}
	v.InventoryMode = catalog.ByStock
	switch {
	case out || *p.Stock == 0:
		v.InventoryQuantity = 0
	case v.IsDefault:
		v.InventoryQuantity = *p.Stock
	default:
		v.InventoryQuantity = max(1, *p.Stock*(60+(place*37)%70)/100)
	}
}
