package catalog

import (
	"context"
	"slices"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/arrival"
	"rangrue/internal/rules/shipping"
)

// Wire writes a sheet as a product's page receives it.
func (s *Service) Wire(ctx context.Context, sheet *Sheet) (ProductWire, error) {
	w := sheet.wire(s.url)
	days := sheet.Shop.arrival()
	w.Store.Arrival = calendar.WorkingSpan(s.now(), days.Min, days.Max).Days()
	tree, err := readAbove(ctx, s.db, sheet.CategoryIDs)
	if err != nil {
		return w, err
	}
	if len(sheet.CategoryIDs) > 0 {
		for _, id := range slices.Backward(tree.Chain(sheet.CategoryIDs[0])) {
			c, _ := tree.Get(id)
			w.Breadcrumb = append(w.Breadcrumb, Crumb{ID: c.ID, Name: c.Name, Path: tree.Path(id)})
		}
	}
	if s.Offers != nil {
		w.Offers, err = s.Offers(ctx, sheet.Shop.ID, sheet.ID, tree.WithAncestors(sheet.CategoryIDs))
	}
	return w, err
}

func (s *Sheet) wire(url picture.URLOf) ProductWire {
	w := ProductWire{
		ID: s.ID, Name: s.Name, Slug: s.Slug, StoreID: s.Shop.ID, StoreName: s.Shop.Name, StoreSlug: s.Shop.Slug,
		Store: s.Shop.wire(url), Description: s.Description, CategoryIDs: listed(s.CategoryIDs),
		Breadcrumb:  []Crumb{},
		TaxCategory: s.TaxCategory,
		FinalSale:   s.FinalSale, ProductPhotos: PhotosWire(s.Photos, url), MinPrice: s.MinPrice,
		DefaultRegularPrice: s.DefaultRegularPrice,
		FreeShipping:        deliveredFree(s.Shop.Ways, s.Shop.Shipping, s.MinPrice),
		Options:             listed(s.Options), Variants: make([]VariantWire, len(s.Variants)),
		CreatedAt: s.CreatedAt, UpdatedAt: s.UpdatedAt, PublishedAt: s.PublishedAt, Reviews: s.Reviews.wire(),
	}
	if len(w.ProductPhotos) > 0 {
		w.MainPhoto, w.Thumbs = w.ProductPhotos[0].File, &w.ProductPhotos[0].Thumbs
	}
	for i, v := range s.Variants {
		w.Variants[i] = v.Wire(w.ProductPhotos, s.FinalSale)
	}
	return w
}

// PhotosWire gives the photos that can be shown, with addresses instead of keys.
func PhotosWire(photos []Photo, url picture.URLOf) []Photo {
	shown := []Photo{}
	for _, p := range photos {
		if p.Ready() {
			p.Picture = p.URLs(url)
			shown = append(shown, p)
		}
	}
	return shown
}

// Wire writes the variant as pages receive it; shown are its product's photos as [PhotosWire] gives them. On the wire
// inventoryStatus is what can be bought now: a counted variant with nothing left is out_of_stock, whatever its shop
// wrote there before it counted.
func (v *Variant) Wire(shown []Photo, finalSale bool) VariantWire {
	w := VariantWire{
		ID: v.ID, SKU: v.SKU, Options: v.Options, Price: v.Price, RegularPrice: v.RegularPrice, IsDefault: v.IsDefault,
		InventoryMode: v.InventoryMode, InventoryStatus: OutOfStock, MaxQuantity: v.Limit(), FinalSale: finalSale,
		Length: sizeOrNil(v.Length), Width: sizeOrNil(v.Width), Height: sizeOrNil(v.Height),
		Weight:               sizeOrNil(v.Weight),
		ProductVariantPhotos: VariantPhotosWire(v.PhotoIDs, shown),
	}
	if w.Options == nil {
		w.Options = map[string]string{}
	}
	if v.Available() {
		w.InventoryStatus = InStock
	}
	if v.InventoryMode == ByStock {
		w.InventoryQuantity = &v.InventoryQuantity
	}
	if v.LimitPerOrder > 0 {
		w.LimitPerOrder = &v.LimitPerOrder
	}
	return w
}

// VariantPhotosWire links a variant to the photos shown, the default one first.
func VariantPhotosWire(photoIDs []string, shown []Photo) []VariantPhoto {
	links := []VariantPhoto{}
	for _, id := range photoIDs {
		for _, p := range shown {
			if p.ID == id {
				links = append(links, VariantPhoto{IsDefault: len(links) == 0, ProductPhoto: p})
			}
		}
	}
	return links
}

func (s *SheetShop) wire(url picture.URLOf) ProductStore {
	prepared := arrival.Days{Min: s.MinDays, Max: s.MaxDays}.OrUsual()
	w := ProductStore{
		ID: s.ID, Name: s.Name, Slug: s.Slug, City: s.City, Region: s.Region, PostalCode: s.Postal,
		CategoryCode:     s.CategoryCode,
		ShippingSettings: s.Shipping.Wire(), DeliveryMinDays: prepared.Min, DeliveryMaxDays: prepared.Max,
		DeliveryNote: s.DeliveryNote, DeliveryMethod: s.Ways.Chosen(""), Local: s.Ways.Local,
		ReturnTerms: s.ReturnTerms, VacationUntil: web.Moment(s.VacationUntil),
		LegalName: s.LegalName, LegalAddress: s.LegalAddress,
	}
	if s.Ways.Pickup != nil {
		w.PickupCity, w.PickupPrice = s.Ways.Pickup.City, s.Ways.Pickup.Price
	}
	if s.Located {
		w.Lat, w.Lon = &s.Lat, &s.Lon
	}
	if s.Photo.Ready() {
		photo := s.Photo.URLs(url)
		w.ProfilePhoto, w.Thumbs = photo.File, &photo.Thumbs
	}
	return w
}

// arrival is in how many working days what is ordered arrives, or is ready, when its buyer chooses nothing.
func (s *SheetShop) arrival() arrival.Days {
	prepared := arrival.Days{Min: s.MinDays, Max: s.MaxDays}
	return arrival.By(s.Ways.Chosen(""), prepared, s.Ways.LocalDays(), "QC", "")
}

// deliveredFree tells whether one unit at this price comes to a buyer who chooses nothing for free: the "Livraison
// gratuite" of a tile. What they fetch themselves is not delivered.
func deliveredFree(ways shipping.Ways, parcel shipping.Settings, price money.Cents) bool {
	method := ways.Chosen("")
	return method != shipping.Pickup && shipping.FreeForOne(ways.Tariff(method, parcel), price)
}

// listed never sends null for a list.
func listed[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

func sizeOrNil(size float64) *float64 {
	if size == 0 {
		return nil
	}
	return &size
}
