package checkout

import (
	"context"

	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/rules/pricing"
)

// Summary is what an order would come to, with everything the law requires to show before paying.
type Summary struct {
	Items            []SummaryItem           `json:"items" nullable:"false"`
	SubTotal         money.Cents             `json:"subTotal" doc:"Of the goods, before promotions"`
	Discount         money.Cents             `json:"discount" doc:"Taken off the goods by promotions"`
	Promotions       []pricing.WirePromotion `json:"promotions" nullable:"false"`
	Codes            []cart.Code             `json:"codes" nullable:"false" doc:"Of the cart; none for an order"`
	Shipping         money.Cents             `json:"shipping"`
	ShippingPerStore map[string]money.Cents  `json:"shippingPerStore" doc:"By store id"`
	Fees             money.Cents             `json:"fees" doc:"The platform's contribution, when asked for"`
	Taxes            order.WireTaxes         `json:"taxes"`
	GrandTotal       money.Cents             `json:"grandTotal" doc:"Send it back as expectedTotal"`
	Stores           []SummaryStore          `json:"stores" nullable:"false"`
	CanOrder         bool                    `json:"canOrder" doc:"False while the cart is empty or holds something that cannot be bought as it is"`
}

// SummaryItem is a line of the summary. What cannot be bought now is listed, and counted in no sum.
type SummaryItem struct {
	ID           string             `json:"id"`
	VariantID    string             `json:"variantId"`
	StoreID      string             `json:"storeId"`
	StoreName    string             `json:"storeName"`
	ProductName  string             `json:"productName"`
	ProductURL   string             `json:"productUrl" doc:"The product's slug"`
	VariantName  string             `json:"variantName"`
	Thumbnail    string             `json:"thumbnail" doc:"Address of a small picture, empty without one"`
	Quantity     int                `json:"quantity"`
	MaxQuantity  int                `json:"maxQuantity" doc:"0 when it cannot be bought now"`
	Availability catalog.OfferState `json:"availability" enum:"for_sale,sold_out,shop_is_away,gone"`
	UnitPrice    money.Cents        `json:"unitPrice"`
	TotalPrice   money.Cents        `json:"totalPrice" doc:"Before promotions; zero when it cannot be bought now"`
	Discount     money.Cents        `json:"discount" doc:"Taken off by promotions"`
	FinalSale    bool               `json:"finalSale"`
}

// SummaryStore is a shop's part, with who sells and on what terms.
type SummaryStore struct {
	ID              string          `json:"id"`
	Name            string          `json:"name"`
	Slug            string          `json:"slug"`
	SubTotal        money.Cents     `json:"subTotal" doc:"Before promotions"`
	Discount        money.Cents     `json:"discount" doc:"Taken off its goods by promotions"`
	Shipping        money.Cents     `json:"shipping"`
	Taxes           order.WireTaxes `json:"taxes"`
	Total           money.Cents     `json:"total"`
	MerchantName    string          `json:"merchantName" doc:"Legal name"`
	MerchantAddress string          `json:"merchantAddress"`
	MerchantPhone   string          `json:"merchantPhone" doc:"Ten digits; empty when the shop gave none"`
	MerchantEmail   string          `json:"merchantEmail"`
	DeliveryTerms   string          `json:"deliveryTerms"`
	ReturnTerms     string          `json:"returnTerms"`
	Arrival         *calendar.Days  `json:"arrival,omitempty" doc:"When its parcel should arrive, or be ready; absent without an estimate"`
	cart.Delivery
}

// Summarise prices a cart for an address of which only the province may be known, QC when none is chosen yet.
func (s *Service) Summarise(
	ctx context.Context, cartID string, to order.Address, contribution bool,
) (*Summary, error) {
	contents, err := s.Carts.ReadToShow(ctx, cartID)
	if err != nil {
		return nil, err
	}
	b, err := s.price(cartID, contents, to, contribution)
	if err != nil {
		return nil, err
	}
	return b.summary(s.URL), nil
}

// summary is the basket as the page shows it.
func (b *basket) summary(url picture.URLOf) *Summary {
	sum := &Summary{
		Items: []SummaryItem{}, Stores: []SummaryStore{}, ShippingPerStore: map[string]money.Cents{},
		CanOrder: b.refusal() == nil,
		SubTotal: b.bill.Subtotal + b.bill.Discount, Discount: b.bill.Discount, Promotions: []pricing.WirePromotion{},
		Codes: b.codes, Shipping: b.bill.Shipping, Fees: b.bill.Contribution, GrandTotal: b.bill.GrandTotal,
		Taxes: order.WireTaxes{GSTHST: b.bill.Tax.GSTHST, QST: b.bill.Tax.QST},
	}
	billed := b.billed()
	for n, l := range b.lines {
		frozen := itemOf(l)
		item := SummaryItem{
			ID: l.ID, VariantID: l.VariantID, StoreID: l.Offer.ShopID, StoreName: l.Offer.ShopName,
			ProductName: frozen.ProductName, ProductURL: frozen.ProductSlug, VariantName: frozen.VariantName,
			Quantity: l.Quantity, UnitPrice: l.Offer.Price,
			Availability: l.Offer.State(b.draft.At), FinalSale: l.Offer.FinalSale,
		}
		if frozen.Thumbnail != "" {
			item.Thumbnail = url(frozen.Thumbnail)
		}
		if item.Availability == catalog.ForSale {
			line := billed[n]
			item.MaxQuantity, item.Discount = l.Offer.Limit(), line.Discount+line.MarketDiscount
			item.TotalPrice = line.Total + item.Discount
		}
		sum.Items = append(sum.Items, item)
	}
	for _, part := range b.bill.Shops {
		owner := b.shops[part.ShopID]
		seller, delivery := b.draftShop(owner).Seller, b.choices.Delivery(owner, part, b.destination(), b.draft.At)
		sum.ShippingPerStore[part.ShopID] = part.Shipping
		sum.Promotions = append(sum.Promotions, part.Promotions()...)
		off := part.Discount + part.MarketDiscount
		sum.Stores = append(sum.Stores, SummaryStore{
			ID: part.ShopID, Name: seller.Name, Slug: seller.Slug, SubTotal: part.Subtotal + off, Discount: off,
			Shipping: part.Shipping,
			Taxes: order.WireTaxes{
				GSTHST: part.Tax.GSTHST,
				QST:    part.Tax.QST,
			}, Total: part.Total, MerchantName: seller.MerchantName,
			MerchantAddress: seller.MerchantAddress, MerchantPhone: seller.MerchantPhone,
			MerchantEmail: seller.MerchantEmail, DeliveryTerms: seller.DeliveryTerms,
			ReturnTerms: seller.ReturnTerms,
			Arrival:     delivery.Chosen().Arrival, Delivery: delivery,
		})
	}
	return sum
}

// SummaryOf is what an order already placed came to: its own frozen sums, whatever prices are now.
func (s *Service) SummaryOf(o *order.Order) *Summary {
	detail := s.Orders.Detail(o)
	sum := &Summary{
		Items: []SummaryItem{}, Stores: []SummaryStore{}, SubTotal: detail.Summary.SubTotal,
		Discount: detail.Summary.Discount, Promotions: detail.Summary.Promotions, Codes: []cart.Code{},
		Shipping:         detail.Summary.Shipping,
		ShippingPerStore: detail.Summary.ShippingPerStore, Fees: detail.Summary.Fees, Taxes: detail.Summary.Taxes,
		GrandTotal: detail.Summary.GrandTotal,
	}
	for _, i := range detail.Items {
		sum.Items = append(sum.Items, SummaryItem{
			ID: i.ID, StoreID: i.StoreID, StoreName: i.StoreName, ProductName: i.ProductName, ProductURL: i.ProductURL,
			VariantID: o.Item(i.ID).VariantID, VariantName: i.VariantName, Thumbnail: i.Thumbnail, Quantity: i.Quantity,
			MaxQuantity: i.Quantity, Availability: catalog.ForSale, UnitPrice: i.UnitPrice,
			TotalPrice: i.TotalPrice, Discount: i.Discount, FinalSale: i.FinalSale,
		})
	}
	for _, p := range o.Shops {
		sum.Stores = append(sum.Stores, SummaryStore{
			ID: p.ShopID, Name: p.Name, Slug: p.Slug, SubTotal: p.Gross(), Discount: p.Off(),
			Shipping: p.Shipping, Total: p.Total,
			Taxes: order.WireTaxes{GSTHST: p.Tax.GSTHST, QST: p.Tax.QST}, MerchantName: p.MerchantName,
			MerchantAddress: p.MerchantAddress, MerchantPhone: p.MerchantPhone,
			MerchantEmail: p.MerchantEmail, DeliveryTerms: p.DeliveryTerms, ReturnTerms: p.ReturnTerms,
			Arrival:  o.PromisedArrival(p).Days(),
			Delivery: cart.Delivery{Method: p.Delivery.Method, DeliveryOptions: []shop.Option{}},
		})
	}
	return sum
}
