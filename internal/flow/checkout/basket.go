package checkout

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/shop"
	"rangrue/internal/rules/pricing"
)

// basket is a cart with everything its price depends on, at one moment.
type basket struct {
	lines   []cart.Line // every one, even those that cannot be bought now
	choices cart.Choices
	shops   map[string]*shop.Shop
	draft   order.Draft // of the lines that can be bought
	index   []int       // the line of each item of the draft
	bill    pricing.Bill
	codes   []cart.Code // what became of those of the cart
}

// price prices a cart for an address, in Quebec until a province is known.
func (s *Service) price(
	cartID string, contents *cart.Contents, to order.Address, contribution bool,
) (b *basket, err error) {
	b = &basket{lines: contents.Lines, choices: contents.Choices, shops: map[string]*shop.Shop{}, draft: order.Draft{
		CartID: cartID, Contribution: contribution, At: s.Now(), ShippingAddress: to,
		Promotions: contents.Promotions.List,
	}}
	b.draft.ShippingAddress.Province = cmp.Or(to.Province, "QC")
	for n, l := range b.lines {
		owner := l.Shop
		if owner == nil || l.Offer.State(b.draft.At) != catalog.ForSale {
			continue
		}
		if !slices.ContainsFunc(b.draft.Shops, func(d order.DraftShop) bool { return d.ShopID == owner.ID }) {
			b.shops[owner.ID] = owner
			b.draft.Shops = append(b.draft.Shops, b.draftShop(owner))
		}
		b.draft.Items = append(b.draft.Items, itemOf(l))
		b.index = append(b.index, n)
	}
	b.bill, err = b.draft.Quote()
	b.codes = cart.CodesOf(contents, b.bill)
	return b, err
}

// refusal says why the basket cannot be ordered, nil when it can. A quantity above the shop's own limit is an error of
// the buyer; one above what is left means that the stock changed.
func (b *basket) refusal() error {
	if len(b.lines) == 0 {
		return ErrEmpty
	}
	short := len(b.draft.Items) < len(b.lines)
	for _, l := range b.lines {
		limit := l.Offer.LimitPerOrder
		if limit == 0 && l.Offer.InventoryMode != catalog.ByStock {
			limit = catalog.DefaultLimit
		}
		if limit > 0 && l.Quantity > limit {
			return cart.ErrLimit
		}
		short = short || l.Quantity > l.Offer.Limit()
	}
	if short {
		return ErrUnavailable
	}
	if total := b.bill.GrandTotal; total > 0 && total < payment.LeastCharge {
		return ErrTooLittle
	}
	return b.deliveryRefusal()
}

// itemOf copies a line as it is sold today.
func itemOf(l cart.Line) order.DraftItem {
	o := l.Offer
	item := order.DraftItem{ShopID: o.ShopID, UnitPrice: o.Price, Quantity: l.Quantity, Product: order.Product{
		ProductID: o.ProductID, VariantID: o.ID, ProductName: o.ProductName, ProductSlug: o.ProductSlug,
		VariantName: o.VariantName(), SKU: o.SKU, TaxCategory: o.TaxCategory, FinalSale: o.FinalSale,
		StockTaken: o.InventoryMode == catalog.ByStock,
	}}
	if photo, ok := o.Photo(); ok {
		item.Thumbnail = photo.Thumbs.Jpeg480
		if item.Thumbnail == "" {
			item.Thumbnail = photo.File
		}
	}
	return item
}

// sellerOf copies what Quebec's consumer law requires to show of a merchant before paying, and still years later.
func sellerOf(s *shop.Shop) order.Seller {
	m := s.Merchant
	province := m.Province
	if province == "" {
		province = "QC"
	}
	return order.Seller{
		ShopID: s.ID, Name: s.Name, Slug: s.Slug, MerchantName: m.LegalName,
		MerchantAddress: fmt.Sprintf(
			"%s, %s (%s) %s",
			m.Address,
			m.City,
			province,
			strings.ReplaceAll(m.PostalCode, " ", "\u00a0"),
		),
		MerchantPhone: m.Phone, MerchantEmail: m.Email,
		GSTNumber: s.Taxes.GSTNumber, QSTNumber: s.Taxes.QSTNumber,
		Province: province, DeliveryTerms: s.Delivery.Note, DeliveryMinDays: s.Delivery.Days().Min,
		DeliveryDays: s.Delivery.Days().Max,
		ReturnTerms:  s.ReturnTerms, CommissionRate: pricing.Commission,
	}
}

// billed is what each line came to; a line that cannot be bought is absent.
func (b *basket) billed() map[int]pricing.BilledLine {
	byLine := make(map[int]pricing.BilledLine, len(b.index))
	for item, line := range b.draft.Billed(b.bill) {
		byLine[b.index[item]] = line
	}
	return byLine
}
