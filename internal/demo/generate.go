package demo

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"sort"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

// A generated market keeps growing the same way: product number i is the same whatever the total asked for.
const (
	batchSize     = 2000
	firstShops    = 20  // open before the first generated product
	productsAShop = 150 // one more shop opens each time so many products are there
	mostShops     = 600
)

// Generate grows a loaded market to n products in all, for load work. It goes on from whatever is already there, so it
// may be cut short, repeated, or asked for more. Nothing is random: the same number is the same product everywhere.
func Generate(ctx context.Context, d Deps, n int) error {
	if err := Load(ctx, d); err != nil {
		return err
	}
	m := market()
	written := 0
	for _, s := range m.shops {
		written += len(s.Products)
	}
	wanted := n - written
	from, err := d.generated(ctx, wanted)
	if err != nil || from >= wanted {
		return err
	}
	if err := openShops(ctx, d, m, shopsAt(wanted-1)); err != nil {
		return fmt.Errorf("generate shops: %w", err)
	}
	for ; from < wanted; from += batchSize {
		var batch []catalog.NewProduct
		for i := from; i < min(from+batchSize, wanted); i++ {
			batch = append(batch, m.generate(i, d.Now()))
		}
		if _, err := d.Catalog.CreateProducts(ctx, batch); err != nil {
			return fmt.Errorf("generate products from %d: %w", from, err)
		}
	}
	return nil
}

// generated counts the products already there, below a number. They were made in order, so halving finds the end.
func (d Deps) generated(ctx context.Context, below int) (int, error) {
	var failed error
	count := sort.Search(max(0, below), func(i int) bool {
		_, err := d.Catalog.OfShopByID(ctx, generatedShopID(shopOf(i)), generatedID(i))
		if err != nil && !errors.Is(err, catalog.ErrProductNotFound) {
			failed = err
		}
		return err != nil
	})
	return count, failed
}

func generatedID(i int) string { return fixedID("generated product", fmt.Sprint(i)) }

func generatedShopID(i int) string { return fixedID("generated shop", fmt.Sprint(i)) }

// shopsAt is how many generated shops are open when product i arrives.
func shopsAt(i int) int { return min(mostShops, firstShops+i/productsAShop) }

// productKindOf turns the productKinds in order, so that every category fills evenly.
func productKindOf(i int) productKind { return productKinds[i%len(productKinds)] }

// shopOf picks, among the open shops, one that sells that kind of productKind; when none does, any of them.
func shopOf(i int) int {
	open, wanted := shopsAt(i), productKindOf(i).code
	start := int(mix(i, "shop") % uint64(open))
	for step := range open {
		if s := (start + step) % open; codeOf(s) == wanted {
			return s
		}
	}
	return start
}

// codeOf gives the kinds of shop in turn.
func codeOf(i int) string {
	kinds := shop.Categories()
	return string(kinds[i%len(kinds)].Code)
}

// mix draws a number for a product and a purpose. It is a hash, not chance.
func mix(i int, purpose string) uint64 {
	h := fnv.New64a()
	fmt.Fprintf(h, "%s %d", purpose, i)
	x := h.Sum64() // scattered once more: close inputs leave the high bits of this hash close
	x ^= x >> 33
	x *= 0xff51afd7ed558ccd
	return x ^ x>>33
}

func pick[T any](list []T, i int, purpose string) T { return list[mix(i, purpose)%uint64(len(list))] }

// generate makes product number i.
func (m *marketData) generate(i int, now time.Time) catalog.NewProduct {
	w := productKindOf(i)
	photo := pick(w.photos, i, "photo")
	n := catalog.NewProduct{
		ID: generatedID(i), ShopID: generatedShopID(shopOf(i)), Status: catalog.Published,
		CreatedAt: ago(now, 20+float64(mix(i, "age")%70_000)/100),
		Details: catalog.Details{
			Name: compose(w.title(i)), CategoryIDs: []string{categoryID(w.category)},
			FinalSale:   mix(i, "final")%29 == 0,
			Description: w.describe(i), TaxCategory: tax.Standard,
			Photos: []catalog.Photo{{ID: fixedID("photo", fmt.Sprintf("generated/%d", i)), Rank: 1,
				Picture: m.picture(photo)}},
		},
	}
	if w.tax != "" {
		n.TaxCategory = w.tax
	}
	if mix(i, "bare")%40 == 0 {
		n.Photos = nil
	}
	n.Options, n.Variants = w.offer(i)
	return n
}

// title gives the product its name. Within one kind, material, format and model never come together twice before every
// way was used: the number is read in a mixed base, one digit for each.
func (w productKind) title(i int) string {
	turn := i / len(productKinds)
	formats := max(1, len(w.formats))
	made := w.made[turn%len(w.made)]
	turn /= len(w.made)
	model := modelWords[(turn*37)%len(modelWords)]
	turn /= len(modelWords)
	tail := modelTails[(turn*5)%len(modelTails)]
	turn /= len(modelTails)
	if tail != "" {
		model += " " + tail
	}
	name := w.name + " " + made + " " + model
	if len(w.formats) > 0 {
		name += ", " + w.formats[(turn+i/len(productKinds))%formats]
	}
	return name
}

// describe says two things that hold for any productKind of its kind, drawn from [remarks].
func (w productKind) describe(i int) string {
	said := remarks[w.kind()]
	return paragraphs([]string{pick(said.first, i, "first"), pick(said.second, i, "second")})
}

func (w productKind) kind() string {
	switch {
	case w.category == "livres" || w.category == "disques":
		return "work"
	case w.code == "food_beverage" || w.code == "health_beauty":
		return "batch"
	}
	return "object"
}

// offer makes the variants, their prices and stock.
func (w productKind) offer(i int) ([]catalog.Option, []catalog.Variant) {
	price := money.Dollars(w.low + int64(mix(i, "price")%uint64(w.high-w.low+1)))
	price -= []money.Cents{0, 0, 5, 50}[mix(i, "cents")%4]
	v := catalog.Variant{
		Price: price, InventoryMode: catalog.ByStock, InventoryStatus: catalog.InStock,
		Length: 10 + float64(mix(i, "length")%40), Width: 8 + float64(mix(i, "width")%30),
		Height: 4 + float64(mix(i, "height")%25), Weight: w.weight,
	}
	if mix(i, "sale")%7 == 0 {
		v.RegularPrice = price * money.Cents(112+mix(i, "off")%30) / 100
	}
	if mix(i, "counted")%3 == 0 {
		v.InventoryMode = catalog.ByStatus
	}
	if w.option == "" {
		return nil, []catalog.Variant{w.stocked(v, i, 0, nil)}
	}
	values := optionValues[w.option]
	values = values[:2+int(mix(i, "values")%uint64(len(values)-1))]
	option := catalog.Option{Name: compose(w.option)}
	var variants []catalog.Variant
	for n, value := range values {
		option.Values = append(option.Values, compose(value))
		variants = append(variants, w.stocked(v, i, n, map[string]string{option.Name: compose(value)}))
	}
	return []catalog.Option{option}, variants
}

func (w productKind) stocked(v catalog.Variant, i, n int, options map[string]string) catalog.Variant {
	v.ID = fixedID("generated variant", fmt.Sprintf("%d/%d", i, n))
	v.SKU = fmt.Sprintf("G%06d-%d", i, n+1)
	v.Options, v.IsDefault = options, n == 0
	out := mix(i*8+n, "out")%17 == 0
	switch {
	case out && v.InventoryMode == catalog.ByStatus:
		v.InventoryStatus = catalog.OutOfStock
	case !out && v.InventoryMode == catalog.ByStock:
		v.InventoryQuantity = 1 + int(mix(i*8+n, "stock")%60)
	}
	return v
}
