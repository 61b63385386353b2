package seller

import (
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/tax"
)

// ListedProduct is a product in its shop's list.
type ListedProduct struct {
	ID        string          `json:"id"`
	Name      string          `json:"name"`
	Slug      string          `json:"slug"`
	Status    catalog.Status  `json:"status" enum:"draft,published,archived"`
	Thumbs    *picture.Thumbs `json:"thumbs,omitempty" doc:"Of the main photo, absent when there is none"`
	Alt       string          `json:"alt"`
	SKU       string          `json:"sku" doc:"Of the default variant"`
	MinPrice  money.Cents     `json:"minPrice"`
	MaxPrice  money.Cents     `json:"maxPrice"`
	Variants  int             `json:"variantCount"`
	Units     *int            `json:"units" doc:"Counted units left, null when nothing is counted"`
	Available bool            `json:"available" doc:"At least one variant can be bought"`
	Low       bool            `json:"lowStock" doc:"A counted variant has three units or fewer"`
	Hidden    bool            `json:"hiddenByMarket" doc:"An operator hid it: it cannot be published"`
	CreatedAt time.Time       `json:"createdAt"`
	UpdatedAt time.Time       `json:"updatedAt"`
}

func (s *Service) listedWire(l *catalog.Listed) ListedProduct {
	w := ListedProduct{
		ID: l.ID, Name: l.Name, Slug: l.Slug, Status: l.Status, SKU: l.SKU, MinPrice: l.MinPrice, MaxPrice: l.MaxPrice,
		Variants: l.Variants, Available: l.Available > 0, Low: l.Low > 0, CreatedAt: l.CreatedAt,
		UpdatedAt: l.UpdatedAt, Hidden: l.Hidden,
	}
	if l.Counted > 0 {
		w.Units = &l.Units
	}
	if shown := catalog.PhotosWire(l.Photos, s.Files.URL); len(shown) > 0 {
		w.Thumbs, w.Alt = &shown[0].Thumbs, shown[0].Alt
	}
	return w
}

// Product is a product as its shop edits it.
type Product struct {
	ID          string           `json:"id"`
	Status      catalog.Status   `json:"status" enum:"draft,published,archived"`
	Name        string           `json:"name"`
	Slug        string           `json:"slug"`
	Description string           `json:"description" doc:"Clean HTML"`
	CategoryIDs []string         `json:"categoryIds" nullable:"false"`
	TaxCategory tax.Category     `json:"taxCategory" enum:"standard,grocery,book"`
	FinalSale   bool             `json:"finalSale"`
	Photos      []Photo          `json:"photos" nullable:"false" doc:"In the order shown"`
	Options     []catalog.Option `json:"options" nullable:"false"`
	Variants    []Variant        `json:"variants" nullable:"false"`
	CreatedAt   time.Time        `json:"createdAt"`
	UpdatedAt   time.Time        `json:"updatedAt"`
	PublishedAt *time.Time       `json:"publishedAt"`
	Revision    int              `json:"revision" doc:"To send with an edit"`
	HiddenAt    *time.Time       `json:"hiddenAt" doc:"When an operator hid it: it cannot be published"`
	HiddenWhy   string           `json:"hiddenReason" doc:"Empty unless it is hidden"`
}

// Variant is a variant as its shop edits it.
type Variant struct {
	ID                string                  `json:"id"`
	SKU               string                  `json:"sku"`
	Options           map[string]string       `json:"options" nullable:"false"`
	Price             money.Cents             `json:"price"`
	RegularPrice      money.Cents             `json:"regularPrice" doc:"Zero when the variant has none"`
	IsDefault         bool                    `json:"isDefault"`
	InventoryMode     catalog.InventoryMode   `json:"inventoryMode" enum:"status,stock"`
	InventoryStatus   catalog.InventoryStatus `json:"inventoryStatus" enum:"in_stock,out_of_stock" doc:"What the shop says when units are not counted"`
	InventoryQuantity int                     `json:"inventoryQuantity"`
	LimitPerOrder     int                     `json:"limitPerOrder" doc:"Zero: no limit"`
	Length            float64                 `json:"length" doc:"cm; zero when not given"`
	Width             float64                 `json:"width" doc:"cm"`
	Height            float64                 `json:"height" doc:"cm"`
	Weight            float64                 `json:"weight" doc:"kg"`
	PhotoKeys         []string                `json:"photoKeys" nullable:"false" doc:"Photos of the product that show this variant, the default one first"`
}

func (s *Service) productWire(p *catalog.Product) Product {
	w := Product{
		ID: p.ID, Status: p.Status, Name: p.Name, Slug: p.Slug, Description: p.Description,
		CategoryIDs: list(p.CategoryIDs),
		TaxCategory: p.TaxCategory, FinalSale: p.FinalSale, Photos: make([]Photo, 0, len(p.Photos)),
		Options:  list(p.Options),
		Variants: make([]Variant, len(p.Variants)), CreatedAt: p.CreatedAt, UpdatedAt: p.UpdatedAt,
		PublishedAt: web.Moment(p.PublishedAt), Revision: p.Revision, HiddenAt: web.Moment(p.HiddenAt),
		HiddenWhy: p.HiddenReason,
	}
	keys := map[string]string{}
	for _, photo := range p.Photos {
		if photo.Ready() {
			keys[photo.ID] = photo.File
			w.Photos = append(w.Photos, s.photoWire(photo.Picture))
		}
	}
	for i := range p.Variants {
		w.Variants[i] = variantWire(&p.Variants[i], keys)
	}
	return w
}

func variantWire(v *catalog.Variant, keys map[string]string) Variant {
	w := Variant{
		ID: v.ID, SKU: v.SKU, Options: v.Options, Price: v.Price, RegularPrice: v.RegularPrice, IsDefault: v.IsDefault,
		InventoryMode: v.InventoryMode, InventoryStatus: v.InventoryStatus, InventoryQuantity: v.InventoryQuantity,
		LimitPerOrder: v.LimitPerOrder, Length: v.Length, Width: v.Width, Height: v.Height, Weight: v.Weight,
		PhotoKeys: []string{},
	}
	if w.Options == nil {
		w.Options = map[string]string{}
	}
	for _, id := range v.PhotoIDs {
		if key := keys[id]; key != "" {
			w.PhotoKeys = append(w.PhotoKeys, key)
		}
	}
	return w
}

func list[T any](l []T) []T {
	if l == nil {
		return []T{}
	}
	return l
}

// ProductForm is what a shop says of a product, whole: adding and editing take the same.
type ProductForm struct {
	Revision    int              `json:"revision,omitempty" minimum:"0" doc:"Of the product that was read: another one is refused with 409, with what it is now. Zero: whatever it is"`
	Status      catalog.Status   `json:"status,omitempty" enum:"draft,published,archived" doc:"Empty: a draft when new, else as it is"`
	Name        string           `json:"name"`
	Slug        string           `json:"slug,omitempty" doc:"Empty: made from the name"`
	Description string           `json:"description,omitempty" doc:"HTML; cleaned by the server"`
	CategoryIDs []string         `json:"categoryIds,omitempty" nullable:"false" maxItems:"20"`
	TaxCategory tax.Category     `json:"taxCategory,omitempty" enum:"standard,grocery,book"`
	FinalSale   bool             `json:"finalSale,omitempty"`
	Photos      []PhotoRef       `json:"photos,omitempty" nullable:"false" maxItems:"40" doc:"In the order shown"`
	Options     []catalog.Option `json:"options,omitempty" nullable:"false" maxItems:"10"`
	Variants    []VariantForm    `json:"variants,omitempty" nullable:"false" maxItems:"500"`
}

// PhotoRef names a kept photograph in a form.
type PhotoRef struct {
	Key string `json:"key" maxLength:"400"`
	Alt string `json:"alt,omitempty" doc:"What the picture shows, for those who do not see it"`
}

// VariantForm is what a shop says of a variant.
type VariantForm struct {
	ID                string                  `json:"id,omitempty" maxLength:"64" doc:"Empty when new"`
	SKU               string                  `json:"sku,omitempty"`
	Options           map[string]string       `json:"options,omitempty" nullable:"false"`
	Price             money.Cents             `json:"price"`
	RegularPrice      money.Cents             `json:"regularPrice,omitempty" doc:"Zero when the variant has none"`
	IsDefault         bool                    `json:"isDefault,omitempty"`
	InventoryMode     catalog.InventoryMode   `json:"inventoryMode,omitempty" enum:"status,stock" doc:"status when absent"`
	InventoryStatus   catalog.InventoryStatus `json:"inventoryStatus,omitempty" enum:"in_stock,out_of_stock" doc:"in_stock when absent"`
	InventoryQuantity int                     `json:"inventoryQuantity,omitempty"`
	QuantitySeen      *int                    `json:"quantitySeen,omitempty" doc:"The quantity the form was opened with. The difference is applied, so that units sold meanwhile stay sold; without it a known count is left alone"`
	LimitPerOrder     int                     `json:"limitPerOrder,omitempty" doc:"Zero: no limit"`
	Length            float64                 `json:"length,omitempty" doc:"cm"`
	Width             float64                 `json:"width,omitempty" doc:"cm"`
	Height            float64                 `json:"height,omitempty" doc:"cm"`
	Weight            float64                 `json:"weight,omitempty" doc:"kg"`
	PhotoKeys         []string                `json:"photoKeys,omitempty" nullable:"false" maxItems:"40" doc:"Photos of the product that show this variant, the default one first"`
}
