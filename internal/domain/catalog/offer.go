package catalog

import (
	"time"

	"rangrue/internal/rules/tax"
)

// Offer is a variant with all that a cart line, a wishlist row or an order item needs to know of it now. It is found
// whatever became of the variant: ask [Offer.State] before selling.
type Offer struct {
	Variant
	Withdrawn     bool // the shop took the variant out of the product
	ProductID     string
	ProductName   string
	ProductSlug   string
	ProductStatus Status
	Photos        []Photo
	OptionOrder   []Option // the product's options, in the order shown
	TaxCategory   tax.Category
	FinalSale     bool
	ShopID        string
	ShopName      string
	ShopSlug      string
	ShopApproved  bool
	VacationUntil time.Time
}

// OfferState says whether an offer can be bought, and if not why.
type OfferState string

const (
	ForSale    OfferState = "for_sale"
	SoldOut    OfferState = "sold_out"     // "En rupture de stock"
	ShopIsAway OfferState = "shop_is_away" // until the shop's vacation ends
	Gone       OfferState = "gone"         // "N'est plus disponible"
)

// State judges the offer at a moment.
func (o *Offer) State(at time.Time) OfferState {
	switch {
	case o.Withdrawn || o.ProductStatus != Published || !o.ShopApproved:
		return Gone
	case at.Before(o.VacationUntil):
		return ShopIsAway
	case !o.Available():
		return SoldOut
	}
	return ForSale
}

// Photo is the one that shows the variant best: its default photo, else the product's main one.
func (o *Offer) Photo() (Photo, bool) {
	for _, id := range o.PhotoIDs {
		for _, p := range o.Photos {
			if p.ID == id && p.Ready() {
				return p, true
			}
		}
	}
	return mainPhoto(o.Photos)
}

// VariantName writes the chosen values in the order of the options: "Bleu marée, 350 ml".
func (o *Offer) VariantName() string {
	name := ""
	for _, option := range o.OptionOrder {
		if value := o.Options[option.Name]; value != "" {
			if name != "" {
				name += ", "
			}
			name += value
		}
	}
	return name
}
