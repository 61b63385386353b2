package shop

import (
	"context"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// Routes registers the public reads of shops.
func (s *Service) Routes(api huma.API) {
	web.Get(api, "/store-categories", "The codes that class shops, and what each is called", s.getCategories)
	web.Get(api, "/stores/slug/{slug}", "A shop by its present or a former address", s.getBySlug)
}

// Wire is a shop's page.
type Wire struct {
	ID               string          `json:"id"`
	Name             string          `json:"name"`
	Slug             string          `json:"slug" doc:"Its present address; see redirectTo"`
	RedirectTo       string          `json:"redirectTo,omitempty" doc:"Set when it was asked by a former address: the page must answer a permanent redirection there"`
	ProfilePhoto     string          `json:"profilePhoto" doc:"Empty when there is none"`
	Thumbs           *picture.Thumbs `json:"thumbs"`
	Banner           *picture.Banner `json:"banner"`
	City             string          `json:"city"`
	Region           string          `json:"region"`
	PostalCode       string          `json:"postalCode"`
	Lat              *float64        `json:"lat"`
	Lon              *float64        `json:"lon"`
	CategoryCode     CategoryCode    `json:"categoryCode"`
	CategoryLabel    string          `json:"categoryLabel"`
	Tagline          string          `json:"tagline"`
	Presentation     string          `json:"presentation" doc:"Clean HTML"`
	ShippingSettings shipping.Wire   `json:"shippingSettings"`
	DeliveryWays     shipping.Ways   `json:"deliveryWays" doc:"How else than by parcel it hands over what it sells"`
	DeliveryMinDays  int             `json:"deliveryMinDays" doc:"Working days before a parcel leaves"`
	DeliveryMaxDays  int             `json:"deliveryMaxDays"`
	DeliveryNote     string          `json:"deliveryNote"`
	ReturnTerms      string          `json:"returnTerms"`
	VacationUntil    *time.Time      `json:"vacationUntil" doc:"The shop is away and sells nothing until then; of the year 9999 when it is until it is reopened"`
	Closed           bool            `json:"closed,omitempty" doc:"The shop left the market and sells nothing more"`
	Merchant         MerchantWire    `json:"merchant"`
	Reviews          int             `json:"reviewCount" doc:"Of all its products"`
	Rating           float64         `json:"rating" doc:"Their average stars, to a tenth; zero without any"`
	CreatedAt        time.Time       `json:"createdAt"`

	Offers []pricing.WireOffer `json:"offers,omitempty" doc:"Running automatic offers; absent without any"`
}

// MerchantWire is who sells, as the consumer law wants it shown before paying.
type MerchantWire struct {
	LegalName  string `json:"legalName"`
	Address    string `json:"address"`
	City       string `json:"city"`
	Province   string `json:"province"`
	PostalCode string `json:"postalCode"`
	Phone      string `json:"phone"`
}

// Wire writes the shop as the public receives it. Tax numbers and the e-mail for notices stay inside.
func (s *Shop) Wire(url picture.URLOf) Wire {
	w := Wire{
		ID: s.ID, Name: s.Name, Slug: s.Slug, City: s.City, Region: s.Region, PostalCode: s.PostalCode,
		CategoryCode: s.CategoryCode, CategoryLabel: s.Category(), Tagline: s.Tagline,
		Presentation:     s.Presentation,
		ShippingSettings: s.Shipping.Wire(), DeliveryWays: s.Ways,
		DeliveryMinDays: s.Delivery.Days().Min, DeliveryMaxDays: s.Delivery.Days().Max,
		DeliveryNote: s.Delivery.Note, ReturnTerms: s.ReturnTerms, CreatedAt: s.CreatedAt,
		Reviews: s.Reviews, Rating: s.Rating, Closed: s.Status == Closed,
		Merchant: MerchantWire{s.Merchant.LegalName, s.Merchant.Address, s.Merchant.City, s.Merchant.Province,
			s.Merchant.PostalCode, s.Merchant.Phone},
	}
	if s.Located {
		w.Lat, w.Lon = &s.Lat, &s.Lon
	}
	if s.Photo.Ready() {
		photo := s.Photo.URLs(url)
		w.ProfilePhoto, w.Thumbs = photo.File, &photo.Thumbs
	}
	if s.Banner.Ready() {
		banner := s.Banner.URLs(url)
		w.Banner = &banner
	}
	if !s.VacationUntil.IsZero() {
		w.VacationUntil = &s.VacationUntil
	}
	return w
}

type shopOut struct{ Body Wire }

func (s *Service) getBySlug(ctx context.Context, in *struct {
	Slug string `path:"slug" maxLength:"200"`
}) (*shopOut, error) {
	shop, err := s.PageBySlug(ctx, in.Slug)
	if err != nil {
		return nil, err
	}
	out := &shopOut{Body: shop.Wire(s.url)}
	if shop.Slug != in.Slug {
		out.Body.RedirectTo = "/boutique/" + shop.Slug
	}
	if s.Offers != nil && !out.Body.Closed {
		out.Body.Offers, err = s.Offers(ctx, shop.ID)
	}
	return out, err
}
