// Package catalog knows what is for sale: categories, products, their variants, prices, photos and stock. It promises
// that what it shows is published by an approved shop and that stock never falls below zero. It never totals an order
// (rules/pricing does) and never writes a shop: it only reads, in joins, the shop that a product belongs to.
package catalog

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/tax"
)

// Service answers for the catalogue.
type Service struct {
	db  *db.DB
	now func() time.Time
	url picture.URLOf

	// CountProducts tells how many products each category and its descendants show, by category id. By default it
	// is asked of the database; the application may wire the search index here, which knows it at once.
	CountProducts CountFunc

	// Uploaded finds a photograph that a user sent before, by its key.
	Uploaded func(ctx context.Context, userID, key string) (picture.Picture, bool, error)

	// Edited is called in the transaction that makes or changes a product; was is nil for a new one. Nil: nobody
	// follows.
	Edited func(ctx context.Context, tx *db.Tx, was, is *Product) error

	// Offers lists the running automatic offers of a shop that are about a product of those categories, which include
	// the ones above them. It is called for each page, so it should not query the database each time. Nil: there are
	// none.
	Offers func(ctx context.Context, shopID, productID string, categoryIDs []string) ([]pricing.WireOffer, error)

	feedChunk int
}

func (s *Service) tell(ctx context.Context, tx *db.Tx, was, is *Product) error {
	if s.Edited == nil {
		return nil
	}
	return s.Edited(ctx, tx, was, is)
}

// New makes the service. url turns a key of the file store into an address.
func New(d *db.DB, now func() time.Time, url picture.URLOf) *Service {
	s := &Service{db: d, now: now, url: url, feedChunk: feedChunk}
	s.CountProducts = s.countProducts
	return s
}

// Status is where a product stands in its life; see [statusMoves] for the moves allowed.
type Status string

const (
	Draft     Status = "draft"     // only its shop sees it, and it may be incomplete
	Published Status = "published" // for sale, as long as its shop is approved
	Archived  Status = "archived"  // withdrawn; orders and wishlists still name it
)

// InventoryMode says how a variant's stock is known.
type InventoryMode string

const (
	ByStatus InventoryMode = "status" // the shop says in stock or not
	ByStock  InventoryMode = "stock"  // units are counted
)

// InventoryStatus is the shop's word when units are not counted.
type InventoryStatus string

const (
	InStock    InventoryStatus = "in_stock"
	OutOfStock InventoryStatus = "out_of_stock"
)

// Photo is a product's picture. Rank 1 is the main one.
type Photo struct {
	ID   string `json:"id"`
	Rank int    `json:"rank"`
	picture.Picture
}

// Option is one thing a shopper chooses, with its values in the order shown: Couleur → Bleu marée, Sauge, Brique.
type Option struct {
	Name   string   `json:"name"`
	Values []string `json:"values"`
}

// Variant is what is put in a cart: a product with one value for each of its options.
type Variant struct {
	ID           string // empty when new
	SKU          string // unique within the shop when set
	Options      map[string]string
	Price        money.Cents
	RegularPrice money.Cents // zero when the variant has no other price than Price
	IsDefault    bool        // exactly one variant of a product is; the first one when none says so

	InventoryMode     InventoryMode
	InventoryStatus   InventoryStatus
	InventoryQuantity int // counted units; zero when units are not counted
	LimitPerOrder     int // zero: no limit of the shop's own

	// QuantitySeen is the count a shop saw when it typed InventoryQuantity: the difference is applied, so that units
	// sold meanwhile stay sold. Nil leaves the count of a known variant alone. It is never stored.
	QuantitySeen *int

	Length, Width, Height float64  // cm; zero when unknown
	Weight                float64  // kg; zero when unknown
	PhotoIDs              []string // photos of the product that show this variant, the default one first
}

// DefaultLimit is how many units of a variant an order may have when nothing else limits it.
const DefaultLimit = 99

// Available tells whether at least one unit can be bought.
func (v Variant) Available() bool {
	if v.InventoryMode == ByStock {
		return v.InventoryQuantity > 0
	}
	return v.InventoryStatus == InStock
}

// Limit is the greatest quantity of a cart line: the shop's limit per order, else the counted stock, else 99; never
// above the counted stock.
func (v Variant) Limit() int {
	limit := v.LimitPerOrder
	if v.InventoryMode == ByStock && (limit == 0 || v.InventoryQuantity < limit) {
		return v.InventoryQuantity
	}
	if limit == 0 {
		return DefaultLimit
	}
	return limit
}

// Details is what a shop writes about a product, whole: creating and editing take the same.
type Details struct {
	Name        string
	Slug        string   // empty: made from the name
	Description string   // HTML; cleaned here
	CategoryIDs []string // the first one leads the breadcrumb
	TaxCategory tax.Category
	FinalSale   bool
	Photos      []Photo
	Options     []Option
	Variants    []Variant
}

// NewProduct asks for a product to be created.
type NewProduct struct {
	ID     string // empty: made here
	ShopID string
	Status Status // empty: draft
	Details
	CreatedAt time.Time // zero: now; the demo market and imports bring their own
}

// Product is a product as its shop knows it.
type Product struct {
	ID     string
	ShopID string
	Status Status
	Details
	MinPrice            money.Cents // lowest price of its variants
	DefaultRegularPrice money.Cents // regular price of the variant that has the lowest one, zero when it has none
	CreatedAt           time.Time
	UpdatedAt           time.Time
	PublishedAt         time.Time // first time it was published; zero before that

	Revision     int       // grows with every edit
	EditedBy     string    // who edited it last: a user, [Market], or empty when nobody knows
	HiddenAt     time.Time // when the market hid it, which makes it a draft; zero when it did not
	HiddenReason string    // as its shop was told
	hiddenStatus Status    // what it was before
}

// Market is who edits a product in the name of the market, see [Product.EditedBy].
const Market = "market"

// MainPhoto is the first photo that can be shown.
func (p *Product) MainPhoto() (Photo, bool) { return mainPhoto(p.Photos) }

func mainPhoto(photos []Photo) (Photo, bool) {
	for _, photo := range photos {
		if photo.Ready() {
			return photo, true
		}
	}
	return Photo{}, false
}
