package catalog

import (
	"context"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// Routes registers the public reads of the catalogue. All of them are the same for everyone, so options may have their
// answers kept.
func (s *Service) Routes(api huma.API, options ...web.Option) {
	web.Get(api, "/product-categories/flat", "Every category, sorted by order", s.getCategories, options...)
	web.Get(api, "/variant-types", "The words shops use for options", s.getVariantTypes, options...)
	web.Get(api, "/products/{id}", "A published product", s.getProduct, options...)
	web.Get(api, "/products/slug/{slug}", "A published product by its present or a former address", s.getProductBySlug,
		options...)
}

// CategoryWire is a category in the flat list.
type CategoryWire struct {
	ID           string   `json:"id"`
	ShortID      int      `json:"shortId"`
	Slug         string   `json:"slug"`
	Name         string   `json:"name"`
	ParentID     *string  `json:"parentId" doc:"Null for a top category"`
	Children     []string `json:"children,omitzero" doc:"Ids of its subcategories, in order; not in brief"`
	IsParent     bool     `json:"isParent" doc:"It has subcategories"`
	Order        int      `json:"order"`
	Path         string   `json:"path,omitempty" doc:"Slugs of its ancestors and its own, joined by a slash; not in brief"`
	Filled       bool     `json:"filled" doc:"Products are shown in it, or in a descendant"`
	ProductCount *int     `json:"productCount,omitempty" doc:"Products shown, those of its descendants included"`

	PictureName string           `json:"pictureName,omitempty" doc:"One of the site's own photographs"`
	Picture     *picture.Picture `json:"picture,omitempty" doc:"One that an operator sent"`
}

// categoriesInput asks for less than everything: a page without counts need not be made again when they change.
type categoriesInput struct {
	Top    bool `query:"top" doc:"Only those without a parent"`
	Counts bool `query:"counts" default:"true" doc:"With productCount"`
	Brief  bool `query:"brief" doc:"Without children and path, which parentId and slug tell too"`

	Around string `query:"around" maxLength:"200" doc:"Only the category of this address, id, short id or slug, those above it and those right under it; none when there is no such category"`
}

// of are the categories asked for.
func (in *categoriesInput) of(tree *Tree) []Category {
	if in.Around == "" {
		return tree.Flat()
	}
	c, found := tree.Find(in.Around)
	if !found {
		return nil
	}
	return tree.Around(c)
}

type categoriesOut struct{ Body []CategoryWire }

func (s *Service) getCategories(ctx context.Context, in *categoriesInput) (*categoriesOut, error) {
	tree, err := s.Categories(ctx)
	if err != nil {
		return nil, err
	}
	counts, err := s.CountProducts(ctx)
	if err != nil {
		return nil, err
	}
	list := in.of(tree)
	out := &categoriesOut{Body: make([]CategoryWire, 0, len(list))}
	for _, c := range list {
		if in.Top && c.ParentID != "" {
			continue
		}
		count := counts[c.ID]
		w := CategoryWire{
			ID: c.ID, ShortID: c.ShortID, Slug: c.Slug, Name: c.Name, Order: c.Order,
			Filled: count > 0,
		}
		if in.Counts {
			w.ProductCount = &count
		}
		w.PictureName = c.PictureName
		if c.Picture.Ready() {
			shown := c.Picture.URLs(s.url)
			w.Picture = &shown
		}
		if c.ParentID != "" {
			w.ParentID = &c.ParentID
		}
		children := tree.Children(c.ID)
		w.IsParent = len(children) > 0
		if !in.Brief {
			w.Path = tree.Path(c.ID)
			w.Children = make([]string, len(children))
			for i, child := range children {
				w.Children[i] = child.ID
			}
		}
		out.Body = append(out.Body, w)
	}
	return out, nil
}

type variantTypesOut struct{ Body []VariantType }

func (s *Service) getVariantTypes(ctx context.Context, _ *struct{}) (*variantTypesOut, error) {
	types, err := s.VariantTypes(ctx)
	if types == nil {
		types = []VariantType{}
	}
	return &variantTypesOut{Body: types}, err
}

type productOut struct{ Body ProductWire }

func (s *Service) getProduct(ctx context.Context, in *struct {
	ID string `path:"id" maxLength:"64"`
}) (*productOut, error) {
	sheet, err := s.ByID(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	wire, err := s.Wire(ctx, sheet)
	return &productOut{Body: wire}, err
}

func (s *Service) getProductBySlug(ctx context.Context, in *struct {
	Slug string `path:"slug" maxLength:"200"`
}) (*productOut, error) {
	sheet, err := s.BySlug(ctx, in.Slug)
	if err != nil {
		return nil, err
	}
	wire, err := s.Wire(ctx, sheet)
	if sheet.Slug != in.Slug {
		wire.RedirectTo = "/produit/" + sheet.Slug
	}
	return &productOut{Body: wire}, err
}

// ProductWire is a product's page.
type ProductWire struct {
	ID                  string          `json:"id"`
	Name                string          `json:"name"`
	Slug                string          `json:"slug" doc:"Its present address; see redirectTo"`
	RedirectTo          string          `json:"redirectTo,omitempty" doc:"Set when it was asked by a former address: the page must answer a permanent redirection there"`
	StoreID             string          `json:"storeId"`
	StoreName           string          `json:"storeName"`
	StoreSlug           string          `json:"storeSlug"`
	Store               ProductStore    `json:"store"`
	Description         string          `json:"description" doc:"Clean HTML"`
	CategoryIDs         []string        `json:"categoryIds" doc:"The first one leads the breadcrumb"`
	Breadcrumb          []Crumb         `json:"breadcrumb" doc:"Its first category and those above it, outermost first"`
	TaxCategory         tax.Category    `json:"taxCategory" enum:"standard,grocery,book"`
	FinalSale           bool            `json:"finalSale"`
	MainPhoto           string          `json:"mainPhoto" doc:"Empty when there is none"`
	Thumbs              *picture.Thumbs `json:"thumbs"`
	ProductPhotos       []Photo         `json:"productPhotos"`
	MinPrice            money.Cents     `json:"minPrice"`
	DefaultRegularPrice money.Cents     `json:"defaultRegularPrice" doc:"Of the variant at minPrice; zero when it has none"`
	FreeShipping        bool            `json:"freeShipping" doc:"One unit ships free"`
	Options             []Option        `json:"options"`
	Variants            []VariantWire   `json:"variants"`
	Reviews             *ReviewsWire    `json:"reviews" doc:"Null without any"`

	Offers []pricing.WireOffer `json:"offers,omitempty" doc:"Running automatic offers that are about it; absent without any"`

	CreatedAt   time.Time `json:"createdAt"`
	UpdatedAt   time.Time `json:"updatedAt"`
	PublishedAt time.Time `json:"publishedAt"`
}

// Crumb is a category on the way to a product.
type Crumb struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Path string `json:"path,omitempty" doc:"Slugs of its ancestors and its own, joined by a slash; not in brief"`
}

// ProductStore is what a product's page tells of its shop.
type ProductStore struct {
	ID               string               `json:"id"`
	Name             string               `json:"name"`
	Slug             string               `json:"slug"`
	City             string               `json:"city"`
	Region           string               `json:"region"`
	PostalCode       string               `json:"postalCode"`
	CategoryCode     string               `json:"categoryCode"`
	Lat              *float64             `json:"lat"`
	Lon              *float64             `json:"lon"`
	ProfilePhoto     string               `json:"profilePhoto" doc:"Empty when there is none"`
	Thumbs           *picture.Thumbs      `json:"thumbs"`
	ShippingSettings shipping.Wire        `json:"shippingSettings"`
	DeliveryMinDays  int                  `json:"deliveryMinDays" doc:"Working days before it leaves or is ready"`
	DeliveryMaxDays  int                  `json:"deliveryMaxDays"`
	DeliveryNote     string               `json:"deliveryNote"`
	DeliveryMethod   shipping.Method      `json:"deliveryMethod" enum:"parcel,pickup,local" doc:"What a buyer gets who chooses nothing; not parcel: the shop sends none"`
	PickupCity       string               `json:"pickupCity,omitempty" doc:"Where it may be picked up; absent when it may not"`
	PickupPrice      money.Cents          `json:"pickupPrice,omitempty" doc:"Absent when it is free"`
	Local            *shipping.LocalOffer `json:"local,omitempty" doc:"Absent when the shop delivers nothing itself"`
	Arrival          *calendar.Days       `json:"arrival,omitempty" doc:"When it would arrive in Quebec by deliveryMethod, or be ready, if it were bought today; absent without an estimate"`
	ReturnTerms      string               `json:"returnTerms"`
	VacationUntil    *time.Time           `json:"vacationUntil" doc:"The shop is away and sells nothing until then; of the year 9999 when it is until it is reopened"`
	LegalName        string               `json:"legalName"`
	LegalAddress     string               `json:"legalAddress"`
}

// VariantWire is a variant on a product's page.
type VariantWire struct {
	ID                   string            `json:"id"`
	SKU                  string            `json:"sku"`
	Options              map[string]string `json:"options"`
	Price                money.Cents       `json:"price"`
	RegularPrice         money.Cents       `json:"regularPrice" doc:"Zero when the variant has none"`
	IsDefault            bool              `json:"isDefault"`
	InventoryMode        InventoryMode     `json:"inventoryMode" enum:"status,stock"`
	InventoryStatus      InventoryStatus   `json:"inventoryStatus" enum:"in_stock,out_of_stock" doc:"What can be bought now, in both modes"`
	InventoryQuantity    *int              `json:"inventoryQuantity" doc:"Null when units are not counted"`
	LimitPerOrder        *int              `json:"limitPerOrder" doc:"Null when the shop sets none"`
	MaxQuantity          int               `json:"maxQuantity" doc:"The greatest quantity of a cart line"`
	FinalSale            bool              `json:"finalSale"`
	Length               *float64          `json:"length" doc:"cm"`
	Width                *float64          `json:"width" doc:"cm"`
	Height               *float64          `json:"height" doc:"cm"`
	Weight               *float64          `json:"weight" doc:"kg"`
	ProductVariantPhotos []VariantPhoto    `json:"productVariantPhotos"`
}

// VariantPhoto links a variant to a photo of its product.
type VariantPhoto struct {
	IsDefault    bool  `json:"isDefault"`
	ProductPhoto Photo `json:"productPhoto"`
}
