package seller

import (
	"context"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/shipping"
)

// deliveryPreviewInput is a shop as its form stands, and a buyer to try it on.
type deliveryPreviewInput struct {
	Body struct {
		City             string        `json:"city" maxLength:"200" doc:"The shop's, as its postal code"`
		PostalCode       string        `json:"postalCode" maxLength:"20"`
		ShippingSettings shipping.Wire `json:"shippingSettings"`
		DeliveryWays     shipping.Ways `json:"deliveryWays"`
		DeliveryMinDays  int           `json:"deliveryMinDays" minimum:"0" maximum:"120"`
		DeliveryMaxDays  int           `json:"deliveryMaxDays" minimum:"0" maximum:"120"`
		BuyerPostalCode  string        `json:"buyerPostalCode" maxLength:"20"`
		Subtotal         money.Cents   `json:"subtotal" minimum:"0" doc:"Of one unit, before tax"`
	}
}

type deliveryPreviewOutput struct {
	Body struct {
		Options []shop.Option `json:"options" nullable:"false" doc:"The default first"`
	}
}

// postDeliveryPreview shows which ways of delivery a buyer would see, by what a shop is about to say.
func (s *Service) postDeliveryPreview(ctx context.Context, in *deliveryPreviewInput) (*deliveryPreviewOutput, error) {
	if _, err := web.SignedIn(ctx); err != nil {
		return nil, err
	}
	b := in.Body
	if err := check.All(check.Required("buyerPostalCode", b.BuyerPostalCode),
		check.Postal("buyerPostalCode", b.BuyerPostalCode)); err != nil {
		return nil, err
	}
	settings := b.ShippingSettings.Settings()
	if settings.Validate() != nil {
		return nil, check.Refuse(*check.Fail("shippingSettings", "shipping", textSettings))
	}
	d := shop.Details{
		Place: locate(shop.Place{City: b.City, PostalCode: b.PostalCode}), Shipping: settings, Ways: b.DeliveryWays,
		Delivery: shop.Delivery{MinDays: b.DeliveryMinDays, MaxDays: b.DeliveryMaxDays},
	}
	out := &deliveryPreviewOutput{}
	out.Body.Options = d.Options(1, b.Subtotal, shop.Destination{
		Province: check.ProvinceOf(b.BuyerPostalCode), PostalCode: b.BuyerPostalCode}, s.Now())
	return out, nil
}
