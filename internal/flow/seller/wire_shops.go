package seller

import (
	"cmp"
	"time"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/shipping"
)

// Shop is a shop as its owner edits it.
type Shop struct {
	ID               string            `json:"id"`
	Status           shop.Status       `json:"status" enum:"draft,changes_requested,refused,approved,suspended,closed"`
	Name             string            `json:"name"`
	Slug             string            `json:"slug"`
	CategoryCode     shop.CategoryCode `json:"categoryCode"`
	CategoryLabel    string            `json:"categoryLabel"`
	Tagline          string            `json:"tagline"`
	Presentation     string            `json:"presentation" doc:"Clean HTML"`
	City             string            `json:"city"`
	Region           string            `json:"region"`
	PostalCode       string            `json:"postalCode"`
	Photo            *Photo            `json:"photo"`
	Banner           *Banner           `json:"banner"`
	ShippingSettings shipping.Wire     `json:"shippingSettings"`
	DeliveryWays     shipping.Ways     `json:"deliveryWays" doc:"How else than by parcel it hands over what it sells"`
	DeliveryMinDays  int               `json:"deliveryMinDays"`
	DeliveryMaxDays  int               `json:"deliveryMaxDays"`
	DeliveryNote     string            `json:"deliveryNote"`
	ReturnTerms      string            `json:"returnTerms"`
	GSTNumber        string            `json:"gstNumber"`
	QSTNumber        string            `json:"qstNumber"`
	LegalName        string            `json:"legalName"`
	LegalAddress     string            `json:"legalAddress"`
	LegalCity        string            `json:"legalCity"`
	LegalProvince    string            `json:"legalProvince"`
	LegalPostalCode  string            `json:"legalPostalCode"`
	Phone            string            `json:"phone"`
	Email            string            `json:"email" doc:"Where order notices go"`
	VacationUntil    *time.Time        `json:"vacationUntil" doc:"Null when the shop is not away; of the year 9999 when it is until it is reopened"`
	CreatedAt        time.Time         `json:"createdAt"`
	UpdatedAt        time.Time         `json:"updatedAt"`
	ApprovedAt       *time.Time        `json:"approvedAt"`
	StatusReason     string            `json:"statusReason" doc:"Why it is where it stands; empty for a shop that waits or is open"`
	TermsVersion     string            `json:"termsVersion" doc:"Day of the conditions for sellers that were accepted, 2026-11-15; empty before any"`
	TermsAcceptedAt  *time.Time        `json:"termsAcceptedAt"`
	Revision         int               `json:"revision" doc:"Send it with an edit"`
	TermsInForce     string            `json:"termsInForce" doc:"Day of the conditions in force: to be accepted when it differs from termsVersion"`
	Role             shop.Role         `json:"role" enum:"owner,catalogue,orders" doc:"Of who asks"`
	Rights           []shop.Right      `json:"rights" nullable:"false" doc:"What that role may use"`
}

// Photo is a kept photograph, with its key for forms and its addresses for pages.
type Photo struct {
	Key string `json:"key"`
	picture.Picture
}

// Banner is a kept banner.
type Banner struct {
	Key string `json:"key"`
	picture.Banner
}

func (s *Service) photoWire(p picture.Picture) Photo { return Photo{p.File, p.URLs(s.Files.URL)} }

func (s *Service) bannerWire(b picture.Banner) Banner { return Banner{b.Jpeg1600, b.URLs(s.Files.URL)} }

// ShopWire is a shop as its owner reads it.
func (s *Service) ShopWire(o *shop.Shop) Shop {
	w := Shop{
		ID: o.ID, Status: o.Status, Name: o.Name, Slug: o.Slug, CategoryCode: o.CategoryCode,
		CategoryLabel: o.Category(),
		Tagline:       o.Tagline, Presentation: o.Presentation, City: o.City, Region: o.Region,
		PostalCode:       o.PostalCode,
		ShippingSettings: o.Shipping.Wire(), DeliveryWays: o.Ways,
		DeliveryMinDays: o.Delivery.MinDays, DeliveryMaxDays: o.Delivery.MaxDays,
		DeliveryNote: o.Delivery.Note, ReturnTerms: o.ReturnTerms, GSTNumber: o.Taxes.GSTNumber,
		QSTNumber: o.Taxes.QSTNumber,
		LegalName: o.Merchant.LegalName, LegalAddress: o.Merchant.Address, LegalCity: o.Merchant.City,
		LegalProvince: o.Merchant.Province, LegalPostalCode: o.Merchant.PostalCode, Phone: o.Merchant.Phone,
		Email:    o.Merchant.Email,
		Revision: o.Revision, CreatedAt: o.CreatedAt, UpdatedAt: o.UpdatedAt, ApprovedAt: web.Moment(o.ApprovedAt),
		StatusReason: o.StatusReason, TermsVersion: o.Terms.Version,
		TermsAcceptedAt: web.Moment(o.Terms.AcceptedAt), TermsInForce: s.TermsVersion(),
		Role: cmp.Or(o.Role, shop.Owner), // only owners make the calls that read it for nobody in particular
	}
	w.Rights = w.Role.Rights()
	if o.Photo.Ready() {
		photo := s.photoWire(o.Photo)
		w.Photo = &photo
	}
	if o.Banner.Ready() {
		banner := s.bannerWire(o.Banner)
		w.Banner = &banner
	}
	if o.Away(s.Now()) {
		w.VacationUntil = web.Moment(o.VacationUntil)
	}
	return w
}

// ShopForm is what an owner says of a shop, whole: creating and editing take the same.
type ShopForm struct {
	Name             string            `json:"name"`
	Slug             string            `json:"slug,omitempty" doc:"Empty: made from the name"`
	CategoryCode     shop.CategoryCode `json:"categoryCode"`
	Tagline          string            `json:"tagline,omitempty"`
	Presentation     string            `json:"presentation,omitempty" doc:"HTML; cleaned by the server"`
	City             string            `json:"city"`
	PostalCode       string            `json:"postalCode"`
	PhotoKey         string            `json:"photoKey,omitempty" doc:"Of a photograph sent before; empty for none"`
	PhotoAlt         string            `json:"photoAlt,omitempty" maxLength:"300"`
	BannerKey        string            `json:"bannerKey,omitempty"`
	BannerAlt        string            `json:"bannerAlt,omitempty" maxLength:"300"`
	ShippingSettings shipping.Wire     `json:"shippingSettings"`
	DeliveryWays     shipping.Ways     `json:"deliveryWays,omitempty" doc:"Absent: parcels alone"`
	DeliveryMinDays  int               `json:"deliveryMinDays"`
	DeliveryMaxDays  int               `json:"deliveryMaxDays"`
	DeliveryNote     string            `json:"deliveryNote,omitempty"`
	ReturnTerms      string            `json:"returnTerms,omitempty"`
	GSTNumber        string            `json:"gstNumber,omitempty" doc:"Both numbers, or none for a small supplier"`
	QSTNumber        string            `json:"qstNumber,omitempty"`
	LegalName        string            `json:"legalName"`
	LegalAddress     string            `json:"legalAddress"`
	LegalCity        string            `json:"legalCity"`
	LegalProvince    string            `json:"legalProvince,omitempty" doc:"QC when absent"`
	LegalPostalCode  string            `json:"legalPostalCode"`
	Phone            string            `json:"phone,omitempty" doc:"Ten digits"`
	Email            string            `json:"email,omitempty" doc:"Where order notices go; the account's when absent"`
	Revision         int               `json:"revision,omitempty" doc:"The one that was read: an edit of another is refused with shop_edited and what the shop is now. Absent: whatever it is"`
}

// NewShopForm opens a shop.
type NewShopForm struct {
	ShopForm
	TermsVersion string `json:"termsVersion" maxLength:"40" doc:"Day of the conditions for sellers that were read and accepted; those in force are the page's updatedAt"`
}

// details is the form without its pictures.
func (f *ShopForm) details() shop.Details {
	return shop.Details{
		Name: f.Name, Slug: f.Slug, CategoryCode: f.CategoryCode, Tagline: f.Tagline, Presentation: f.Presentation,
		Place:       shop.Place{City: f.City, PostalCode: f.PostalCode},
		Shipping:    f.ShippingSettings.Settings(),
		Ways:        f.DeliveryWays,
		Delivery:    shop.Delivery{MinDays: f.DeliveryMinDays, MaxDays: f.DeliveryMaxDays, Note: f.DeliveryNote},
		ReturnTerms: f.ReturnTerms,
		Taxes:       shop.Taxes{GSTNumber: f.GSTNumber, QSTNumber: f.QSTNumber},
		Merchant: shop.Merchant{
			LegalName: f.LegalName, Address: f.LegalAddress, City: f.LegalCity, Province: f.LegalProvince,
			PostalCode: f.LegalPostalCode, Phone: f.Phone, Email: f.Email,
		},
	}
}
