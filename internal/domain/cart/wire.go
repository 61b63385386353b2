package cart

import (
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// Cart is a cart as the page shows it.
type Cart struct {
	ID        string      `json:"id" doc:"A secret: anyone who knows it may change the cart"`
	Revision  string      `json:"revision" doc:"Another one after every change"`
	Items     []Item      `json:"items" nullable:"false" doc:"Oldest first"`
	CartItems []Item      `json:"cartItems" nullable:"false" doc:"The same as items"`
	Saved     []Item      `json:"saved,omitempty" nullable:"false" doc:"Saved for later: in no sum and no order; absent when there are none"`
	Stores    []Store     `json:"stores" nullable:"false" doc:"The shops of the items, in the order of their first item"`
	ItemCount int         `json:"itemCount" doc:"Units of all items"`
	SubTotal  money.Cents `json:"subTotal" doc:"Before promotions, shipping and taxes; what cannot be bought now is not counted"`
	CanOrder  bool        `json:"canOrder" doc:"There is something to order, and no quantity is above its limit"`

	Discount      money.Cents             `json:"discount" doc:"Taken off the goods by promotions"`
	AfterDiscount money.Cents             `json:"afterDiscount" doc:"The sub-total less the discount"`
	Promotions    []pricing.WirePromotion `json:"promotions" nullable:"false" doc:"What took something off, by store"`
	Codes         []Code                  `json:"codes" nullable:"false" doc:"Those that were typed, with why one takes nothing off"`
}

// Item is a line of a cart.
type Item struct {
	ID            string             `json:"id"`
	VariantID     string             `json:"variantId"`
	Quantity      int                `json:"quantity"`
	MaxQuantity   int                `json:"maxQuantity" doc:"0 when it cannot be bought now"`
	Availability  catalog.OfferState `json:"availability" enum:"for_sale,sold_out,shop_is_away,gone"`
	Variant       Variant            `json:"variant"`
	Price         Price              `json:"price"`
	Thumbs        *picture.Thumbs    `json:"thumbs" doc:"Of the photo that shows the variant best; null without one"`
	StoreID       string             `json:"storeId"`
	StoreName     string             `json:"storeName"`
	StoreSlug     string             `json:"storeSlug"`
	VacationUntil *time.Time         `json:"vacationUntil" doc:"Set while the shop is away; of the year 9999 when it is until it is reopened"`
}

// Variant is what a line is about.
type Variant struct {
	Name                 string            `json:"name" doc:"The chosen values, in the order of the options"`
	Options              map[string]string `json:"options"`
	LimitPerOrder        *int              `json:"limitPerOrder" doc:"Null when the shop sets none"`
	InventoryQuantity    *int              `json:"inventoryQuantity" doc:"Null when units are not counted"`
	Product              Product           `json:"product"`
	ProductVariantPhotos []VariantPhoto    `json:"productVariantPhotos" nullable:"false"`
}

// Product is the product of a variant.
type Product struct {
	Name          string  `json:"name"`
	Slug          string  `json:"slug"`
	ProductPhotos []Photo `json:"productPhotos" nullable:"false"`
}

// Photo is a picture of a product; rank 1 is the main one.
type Photo struct {
	Rank int    `json:"rank"`
	File string `json:"file"`
}

// VariantPhoto links a variant to a photo of its product.
type VariantPhoto struct {
	IsDefault    bool  `json:"isDefault"`
	ProductPhoto Photo `json:"productPhoto"`
}

// Price is what a line costs now.
type Price struct {
	UnitPrice         money.Cents  `json:"unitPrice"`
	RegularPrice      money.Cents  `json:"regularPrice" doc:"Of one unit; zero when the variant has none"`
	RegularUnitPrice  money.Cents  `json:"regularUnitPrice" doc:"The same as regularPrice"`
	TotalPrice        money.Cents  `json:"totalPrice" doc:"Before promotions; zero when the item cannot be bought now"`
	Discount          money.Cents  `json:"discount" doc:"Taken off the total by promotions"`
	PreviousUnitPrice *money.Cents `json:"previousUnitPrice" doc:"What a unit cost when the shopper last saw it, when that changed"`
}

// Store is a shop's part of the cart.
type Store struct {
	ID                    string       `json:"id"`
	Name                  string       `json:"name"`
	Slug                  string       `json:"slug"`
	City                  string       `json:"city"`
	SubTotal              money.Cents  `json:"subTotal" doc:"Before promotions"`
	Discount              money.Cents  `json:"discount" doc:"Taken off its goods by promotions"`
	FreeShippingThreshold *money.Cents `json:"freeShippingThreshold" doc:"Null when the shop sets none"`
	LeftToFreeShipping    *money.Cents `json:"leftToFreeShipping" doc:"Zero once it is reached; null when the shop sets no threshold"`
	FreeShippingShare     float64      `json:"freeShippingShare" doc:"How far the threshold is, from 0 to 1"`

	Arrival *calendar.Days `json:"arrival,omitempty" doc:"When it would arrive in Quebec, or be ready, if it were bought now; absent without an estimate"`
	Delivery
}

func emptyCart(r row) *Cart {
	return &Cart{ID: r.id, Revision: r.tag(), Items: []Item{}, CartItems: []Item{}, Stores: []Store{},
		Promotions: []pricing.WirePromotion{}, Codes: []Code{}}
}

func (s *Service) item(l Line, now time.Time, billed pricing.BilledLine) Item {
	o := l.Offer
	item := Item{
		ID: l.ID, VariantID: l.VariantID, Quantity: l.Quantity, Availability: o.State(now),
		Variant: variantWire(o, s.URL),
		Price: Price{
			UnitPrice: o.Price, RegularPrice: o.RegularPrice, RegularUnitPrice: o.RegularPrice,
			TotalPrice: billed.Total + billed.Discount + billed.MarketDiscount,
			Discount:   billed.Discount + billed.MarketDiscount,
		},
		StoreID: o.ShopID, StoreName: o.ShopName, StoreSlug: o.ShopSlug,
	}
	if photo, ok := o.Photo(); ok {
		thumbs := photo.Thumbs.URLs(s.URL)
		item.Thumbs = &thumbs
	}
	switch item.Availability {
	case catalog.ForSale:
		item.MaxQuantity = o.Limit()
		if l.SeenPrice != o.Price {
			item.Price.PreviousUnitPrice = &l.SeenPrice
		}
	case catalog.ShopIsAway:
		item.VacationUntil = &o.VacationUntil
	}
	return item
}

func variantWire(o *catalog.Offer, url picture.URLOf) Variant {
	v := Variant{
		Name: o.VariantName(), Options: o.Options, ProductVariantPhotos: []VariantPhoto{},
		Product: Product{Name: o.ProductName, Slug: o.ProductSlug, ProductPhotos: []Photo{}},
	}
	if v.Options == nil {
		v.Options = map[string]string{}
	}
	if o.LimitPerOrder > 0 {
		v.LimitPerOrder = &o.LimitPerOrder
	}
	if o.InventoryMode == catalog.ByStock {
		v.InventoryQuantity = &o.InventoryQuantity
	}
	shown := catalog.PhotosWire(o.Photos, url)
	for _, p := range shown {
		v.Product.ProductPhotos = append(v.Product.ProductPhotos, Photo{Rank: p.Rank, File: p.File})
	}
	for _, link := range catalog.VariantPhotosWire(o.PhotoIDs, shown) {
		v.ProductVariantPhotos = append(v.ProductVariantPhotos, VariantPhoto{
			IsDefault: link.IsDefault, ProductPhoto: Photo{Rank: link.ProductPhoto.Rank, File: link.ProductPhoto.File},
		})
	}
	return v
}

// storesOf lists the shops of the lines with how far each is from shipping free.
func storesOf(c *Contents, bill pricing.Bill, now time.Time) []Store {
	parts := make(map[string]pricing.ShopBill, len(bill.Shops))
	for _, part := range bill.Shops {
		parts[part.ShopID] = part
	}
	stores := []Store{}
	seen := map[string]bool{}
	for _, l := range c.Lines {
		owner := l.Shop
		if owner == nil || seen[owner.ID] {
			continue
		}
		seen[owner.ID] = true
		stores = append(stores, c.storeWire(owner, parts[owner.ID], now))
	}
	return stores
}

func (c *Contents) storeWire(owner *shop.Shop, part pricing.ShopBill, now time.Time) Store {
	left := part.Left()
	w := Store{ID: owner.ID, Name: owner.Name, Slug: owner.Slug, City: owner.City, SubTotal: left + part.Discount,
		Discount: part.Discount + part.MarketDiscount}
	w.Delivery = c.Choices.Delivery(owner, part, shop.Destination{Province: "QC"}, now)
	w.Arrival = w.Chosen().Arrival
	tariff := c.Choices.Tariff(owner)
	if left, ok := shipping.LeftToFree(tariff, left); ok {
		w.FreeShippingThreshold, w.LeftToFreeShipping = &tariff.FreeFrom, &left
		w.FreeShippingShare = float64(tariff.FreeFrom-left) / float64(tariff.FreeFrom)
	}
	return w
}

func billedLines(bill pricing.Bill) map[string]pricing.BilledLine {
	lines := map[string]pricing.BilledLine{}
	for _, part := range bill.Shops {
		for _, l := range part.Lines {
			lines[l.ID] = l
		}
	}
	return lines
}
