package catalog

import (
	"fmt"
	"slices"
	"strings"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/richtext"
	"rangrue/internal/kit/slug"
	"rangrue/internal/rules/tax"
)

// Limits of what a shop may write.
const (
	MaxName        = 200
	MaxDescription = 20_000
	MaxCategories  = 10
	MaxPhotos      = 20
	MaxOptions     = 4
	MaxValues      = 100 // of one option
	MaxVariants    = 250
	MaxSKU         = 64
	MaxPrice       = money.Cents(100_000_000) // 1 000 000,00 $
	MaxQuantity    = 1_000_000
	MaxPerOrder    = 1000
	MaxSize        = 10_000 // cm
	MaxWeight      = 10_000 // kg
)

// Check tells, without touching the database, every rule that a product would break if it were created: nil, or a
// refusal with one field for each. A draft may lack what only buyers need; a published product may not.
func Check(n NewProduct) error {
	n.normalise(db.NewID)
	return check.All(n.broken(n.Status, "")...)
}

// broken lists the rules that normalised details break, each under the wire name of its field after prefix.
func (d *Details) broken(status Status, prefix string) []*problem.Field {
	c := &checker{prefix: prefix}
	c.add(check.Required(prefix+"name", d.Name), check.Length(prefix+"name", d.Name, 1, MaxName))
	c.refuse(d.Slug != "" && !slug.Valid(d.Slug), "slug", "slug", textSlug)
	c.add(check.Length(prefix+"description", d.Description, -1, MaxDescription))
	c.refuse(!d.TaxCategory.Valid(), "taxCategory", "tax_category", textTaxCategory)
	c.refuse(len(d.CategoryIDs) > MaxCategories, "categoryIds", "too_many", tooMany(MaxCategories))
	c.photos(d.Photos)
	c.options(d.Options)
	c.variants(d)
	if status == Published {
		c.refuse(len(d.CategoryIDs) == 0, "categoryIds", "required", textNeedsCategory)
		c.refuse(len(d.Variants) == 0, "variants", "required", textNeedsVariant)
	}
	return c.broken
}

// broken lists the rules that a product breaks in a status: those of its details, and that one hidden by the market is
// not for sale.
func (p *Product) broken(status Status, prefix string) []*problem.Field {
	broken := p.Details.broken(status, prefix)
	if status == Published && !p.HiddenAt.IsZero() {
		broken = append(broken, check.Fail(prefix+"status", "hidden_by_market", hiddenText(p.HiddenReason)))
	}
	return broken
}

// checker gathers broken rules under a common prefix.
type checker struct {
	prefix string
	broken []*problem.Field
}

func (c *checker) add(fields ...*problem.Field) {
	for _, f := range fields {
		if f != nil {
			c.broken = append(c.broken, f)
		}
	}
}

func (c *checker) refuse(when bool, path, code string, text problem.Text) {
	if when {
		c.broken = append(c.broken, check.Fail(c.prefix+path, code, text))
	}
}

func (c *checker) photos(photos []Photo) {
	c.refuse(len(photos) > MaxPhotos, "photos", "too_many", tooMany(MaxPhotos))
	seen := map[string]bool{}
	for i, p := range photos {
		c.refuse(seen[p.ID], fmt.Sprintf("photos[%d].id", i), "twice", textTwice)
		seen[p.ID] = true
		c.add(check.Length(fmt.Sprintf("%sphotos[%d].alt", c.prefix, i), p.Alt, -1, 300))
	}
}

func (c *checker) options(options []Option) {
	c.refuse(len(options) > MaxOptions, "options", "too_many", tooMany(MaxOptions))
	names := map[string]bool{}
	for i, o := range options {
		path := fmt.Sprintf("options[%d]", i)
		c.add(check.Required(c.prefix+path+".name", o.Name), check.Length(c.prefix+path+".name", o.Name, 1, 50))
		c.refuse(names[slug.Make(o.Name)], path+".name", "twice", textTwice)
		names[slug.Make(o.Name)] = true
		c.refuse(len(o.Values) == 0, path+".values", "required", textNeedsValue)
		c.refuse(len(o.Values) > MaxValues, path+".values", "too_many", tooMany(MaxValues))
		values := map[string]bool{}
		for j, v := range o.Values {
			at := fmt.Sprintf("%s.values[%d]", path, j)
			c.add(check.Required(c.prefix+at, v), check.Length(c.prefix+at, v, 1, 100))
			c.refuse(values[v], at, "twice", textTwice)
			values[v] = true
		}
	}
}

func (c *checker) variants(d *Details) {
	c.refuse(len(d.Variants) > MaxVariants, "variants", "too_many", tooMany(MaxVariants))
	c.refuse(len(d.Options) == 0 && len(d.Variants) > 1, "variants", "options", textNeedsOptions)
	combinations, skus, defaults := map[string]bool{}, map[string]bool{}, 0
	for i := range d.Variants {
		v, path := &d.Variants[i], fmt.Sprintf("variants[%d]", i)
		if !matches(v.Options, d.Options) {
			c.refuse(true, path+".options", "options", textOptions)
		} else {
			key := combination(v.Options, d.Options)
			c.refuse(combinations[key], path+".options", "twice", textCombination)
			combinations[key] = true
		}
		c.refuse(v.SKU != "" && skus[v.SKU], path+".sku", "sku_taken", textSKU)
		skus[v.SKU] = true
		if v.IsDefault {
			defaults++
		}
		c.variant(path, v, d.Photos)
	}
	c.refuse(defaults > 1, "variants", "default", textOneDefault)
}

func (c *checker) variant(path string, v *Variant, photos []Photo) {
	c.refuse(v.Price <= 0 || v.Price > MaxPrice, path+".price", "price", textPrice)
	c.refuse(v.RegularPrice < 0 || v.RegularPrice > MaxPrice, path+".regularPrice", "price", textPrice)
	c.refuse(v.RegularPrice > 0 && v.RegularPrice < v.Price, path+".regularPrice", "below_price", textRegularPrice)
	c.add(check.Length(c.prefix+path+".sku", v.SKU, -1, MaxSKU))
	c.refuse(v.InventoryMode != ByStatus && v.InventoryMode != ByStock, path+".inventoryMode", "inventory_mode",
		textChoice)
	c.refuse(v.InventoryStatus != InStock && v.InventoryStatus != OutOfStock, path+".inventoryStatus",
		"inventory_status", textChoice)
	c.refuse(v.InventoryQuantity < 0 || v.InventoryQuantity > MaxQuantity, path+".inventoryQuantity", "range",
		between(0, MaxQuantity))
	c.refuse(v.LimitPerOrder < 0 || v.LimitPerOrder > MaxPerOrder, path+".limitPerOrder", "range",
		between(0, MaxPerOrder))
	for _, size := range []struct {
		name string
		v    float64
		most float64
	}{{"length", v.Length, MaxSize}, {"width", v.Width, MaxSize}, {"height", v.Height, MaxSize},
		{"weight", v.Weight, MaxWeight}} {
		// NaN is refused too
		c.refuse(!(size.v >= 0 && size.v <= size.most), path+"."+size.name, "range", between(0, int(size.most)))
	}
	for _, id := range v.PhotoIDs {
		known := slices.ContainsFunc(photos, func(p Photo) bool { return p.ID == id })
		c.refuse(!known, path+".photoIds", "photo", textPhoto)
	}
}

// matches tells whether a variant gives each option of its product one of its values, and nothing else.
func matches(chosen map[string]string, options []Option) bool {
	if len(chosen) != len(options) {
		return false
	}
	for _, o := range options {
		if value, ok := chosen[o.Name]; !ok || !slices.Contains(o.Values, value) {
			return false
		}
	}
	return true
}

func combination(chosen map[string]string, options []Option) string {
	values := make([]string, len(options))
	for i, o := range options {
		values[i] = chosen[o.Name]
	}
	return strings.Join(values, "\x00")
}

// normalise trims what was typed, fills what follows from the rest, and makes the ids that are missing.
func (d *Details) normalise(newID func() string) {
	d.Name = check.Line(d.Name)
	d.Description = richtext.Clean(d.Description)
	d.CategoryIDs = unique(d.CategoryIDs)
	if d.TaxCategory == "" {
		d.TaxCategory = tax.Standard
	}
	d.Photos = slices.Clone(d.Photos)
	slices.SortStableFunc(d.Photos, func(a, b Photo) int { return a.Rank - b.Rank })
	for i := range d.Photos {
		d.Photos[i].Rank = i + 1
		if d.Photos[i].ID == "" {
			d.Photos[i].ID = newID()
		}
	}
	d.Variants = slices.Clone(d.Variants)
	hasDefault := slices.ContainsFunc(d.Variants, func(v Variant) bool { return v.IsDefault })
	for i := range d.Variants {
		v := &d.Variants[i]
		v.SKU = strings.TrimSpace(v.SKU)
		if v.InventoryMode == "" {
			v.InventoryMode = ByStatus
		}
		if v.InventoryStatus == "" {
			v.InventoryStatus = InStock
		}
		if v.RegularPrice == v.Price {
			v.RegularPrice = 0
		}
		if i == 0 && !hasDefault {
			v.IsDefault = true
		}
	}
}

func unique(ids []string) []string {
	var out []string
	for _, id := range ids {
		if !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}
