package catalog

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/db"
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

// Offers reads variants by id, inside the caller's transaction or outside any. Unknown ids are absent from the answer.
func Offers(ctx context.Context, r db.Reader, variantIDs []string) (map[string]*Offer, error) {
	found := make(map[string]*Offer, len(variantIDs))
	if len(variantIDs) == 0 {
		return found, nil
	}
	list, err := db.All(ctx, r, scanOffer, `SELECT `+variantColumns+`, v.deleted_at, p.id, p.name, p.slug, p.status, p.photos,
		p.options, p.tax_category, p.final_sale, s.id, s.name, s.slug, s.status, s.vacation_until
		FROM variants v JOIN products p ON p.id = v.product_id JOIN shops s ON s.id = p.shop_id
		WHERE v.id IN `+in(0, len(variantIDs)), anys(variantIDs)...)
	for _, o := range list {
		found[o.ID] = o
	}
	return found, err
}

func scanOffer(r *sql.Rows) (*Offer, error) {
	var (
		o                                             Offer
		deleted, vacation                             sql.NullInt64
		status, photos, options, category, shopStatus string
		finalSale                                     int
	)
	v, err := scanVariant(r, &deleted, &o.ProductID, &o.ProductName, &o.ProductSlug, &status, &photos, &options, &category,
		&finalSale, &o.ShopID, &o.ShopName, &o.ShopSlug, &shopStatus, &vacation)
	if err != nil {
		return nil, err
	}
	o.Variant, o.Withdrawn, o.ProductStatus = v, deleted.Valid, Status(status)
	o.TaxCategory, o.FinalSale = tax.Category(category), finalSale == 1
	o.ShopApproved, o.VacationUntil = shopStatus == "approved", momentOrZero(vacation)
	return &o, errors.Join(fromJSON(photos, &o.Photos), fromJSON(options, &o.OptionOrder))
}
