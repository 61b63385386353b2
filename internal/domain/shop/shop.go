// Package shop knows the shops of the market (boutiques; "store" on the wire): who they are, where they are, how they
// ship, who works for them, what each may do there and did. It promises that only an approved shop is shown to the
// public, beside the page of one that closed, which says so. Of products it reads the ratings alone.
package shop

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
	"rangrue/internal/rules/arrival"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// Service answers for shops.
type Service struct {
	db  *db.DB
	now func() time.Time
	url picture.URLOf

	// Offers lists the running automatic offers of a shop. It is called for each page, so it should not query the
	// database each time. Nil: there are none.
	Offers func(ctx context.Context, shopID string) ([]pricing.WireOffer, error)
}

// New makes the service. url turns a key of the file store into an address.
func New(d *db.DB, now func() time.Time, url picture.URLOf) *Service {
	return &Service{db: d, now: now, url: url}
}

// Status is where a shop stands; see [statusMoves].
type Status string

const (
	Draft            Status = "draft"             // waits for the operator's decision
	ChangesRequested Status = "changes_requested" // the operator asked for corrections; an edit makes it wait again
	Refused          Status = "refused"           // the operator said no; it may be looked at again
	Approved         Status = "approved"          // open to the public
	Suspended        Status = "suspended"         // hidden by the operator for now, with its products
	Closed           Status = "closed"            // left the market; its open orders are still to be shipped
)

// Statuses are all of them, in the order of a shop's life.
var Statuses = []Status{Draft, ChangesRequested, Refused, Approved, Suspended, Closed}

// CategoryCode classes a shop by what it sells.
type CategoryCode string

// Category is a code with the words shown for it.
type Category struct {
	Code  CategoryCode
	Label string
}

// Categories lists the ten codes of the specification with their French labels, in its order.
func Categories() []Category {
	return []Category{
		{"art_culture", "Arts et culture"}, {"electro", "Électronique"}, {"fashion", "Mode et vêtements"},
		{"food_beverage", "Nourriture et boissons"}, {"home_deco", "Maison et décoration"},
		{"hardware_reno", "Quincaillerie et rénovations"}, {"health_beauty", "Santé et beauté"},
		{"sport_recreation", "Sports et loisirs"}, {"cars", "Automobile"}, {"pets", "Animaux"},
	}
}

// Label is the French name of a code in the specification, empty when the code is unknown. Operators may call it
// otherwise: see [Shop.Category] and [Service.Categories].
func (c CategoryCode) Label() string {
	for _, known := range Categories() {
		if known.Code == c {
			return known.Label
		}
	}
	return ""
}

// Category is what the shop's code is called.
func (s *Shop) Category() string { return called(s.CategoryCode, s.label) }

// called is what a code is called, by operators when they gave it a label.
func called(code CategoryCode, label string) string {
	if label == "" {
		return code.Label()
	}
	return label
}

// Place is where a shop is.
type Place struct {
	City       string
	Region     string // Bas-Saint-Laurent, Estrie…
	PostalCode string // kept as "G0L 2M0"
	Located    bool   // Lat and Lon are known
	Lat, Lon   float64
}

// Merchant is who sells under the shop's name. Quebec's consumer law asks for it to be shown before paying.
type Merchant struct {
	LegalName  string
	Address    string
	City       string
	Province   string // code; QC when empty
	PostalCode string
	Phone      string // ten digits
	Email      string // where order notices go
}

// Taxes holds the registration numbers printed on invoices. Without them the shop is a small supplier and the platform
// collects and remits in its place.
type Taxes struct {
	GSTNumber string
	QSTNumber string
}

// SmallSupplier tells that the shop has no registration of its own.
func (t Taxes) SmallSupplier() bool { return t.GSTNumber == "" && t.QSTNumber == "" }

// Delivery is how long an order takes to leave the shop, in working days, and what else the shop says of it.
type Delivery struct {
	MinDays int
	MaxDays int
	Note    string
}

// Days are those of the shop's preparation: what it said, else what is usual.
func (d Delivery) Days() arrival.Days { return arrival.Days{Min: d.MinDays, Max: d.MaxDays}.OrUsual() }

// Details is what a shop says of itself, whole: creating and editing take the same.
type Details struct {
	Name         string
	Slug         string // empty: made from the name
	CategoryCode CategoryCode
	Tagline      string // one plain sentence or two
	Presentation string // HTML; cleaned here
	Place
	Photo       picture.Picture // zero when the shop has none
	Banner      picture.Banner
	Shipping    shipping.Settings // the tariff of its parcels
	Ways        shipping.Ways     // how else it hands over what it sells
	Delivery    Delivery
	ReturnTerms string // plain text
	Taxes       Taxes
	Merchant    Merchant
}

// Terms are the conditions for sellers that a shop accepted; zero when it accepted none yet.
type Terms struct {
	Version    string // the day of the text, 2026-11-15
	AcceptedAt time.Time
	AcceptedBy string // a user
}

// NewShop asks for a shop to be created.
type NewShop struct {
	ID     string // empty: made here
	Status Status // empty: draft
	Details
	Terms     Terms
	OwnerIDs  []string  // users who run the shop
	CreatedAt time.Time // zero: now
}

// Shop is a shop as its owners and the operator know it.
type Shop struct {
	ID     string
	Status Status
	Details
	Terms         Terms
	StatusReason  string    // why it is where it stands, as its owners were told; empty for one that waits or is open
	VacationUntil time.Time // zero when the shop is not away; may be [UntilReopened]
	CreatedAt     time.Time
	UpdatedAt     time.Time
	Revision      int       // grows with every edit by an owner
	EditedBy      string    // a user; empty when unknown
	ApprovedAt    time.Time // first approval; zero before that
	SubmittedAt   time.Time // when it last began to wait for a decision
	Outside       Outside
	Role          Role // of who asks, read by [Service.OwnedBy] and [Service.OwnedByID] alone

	// What buyers think of its products, read by [Service.BySlug] and [Service.PageBySlug] alone.
	Reviews int
	Rating  float64 // average stars, to a tenth; zero without any

	label string // what operators call its code; empty as the specification does
}

// Outside is an operator's word that a shop may sell from outside Quebec; zero when none was given.
type Outside struct {
	Reason     string
	AcceptedAt time.Time
	AcceptedBy string // a user
}

// SaysShipping tells whether the shop said anything of how it ships: a price, or how long it takes.
func (d *Details) SaysShipping() bool {
	s := d.Shipping
	return s.Amount > 0 || s.FreeFrom > 0 || len(s.Tiers) > 0 || s.Policy == shipping.PerItem ||
		d.Delivery != Delivery{} || len(d.Ways.Methods()) > 1
}

// UntilReopened is the end of a vacation without one: the shop is away until someone of its team opens it again.
var UntilReopened = time.Date(9999, time.December, 31, 0, 0, 0, 0, time.UTC)

// Away tells whether the shop is on vacation at a moment: nothing can be put in a cart until it ends.
func (s *Shop) Away(at time.Time) bool { return at.Before(s.VacationUntil) }
