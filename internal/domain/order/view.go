package order

import (
	"rangrue/internal/kit/money"
)

// View is an order as far as the one who asks may see it: [PublicDetail] for anyone, all the rest for its owner. What
// may not be seen is absent.
type View struct {
	PublicDetail
	Total           *money.Cents `json:"total,omitempty" doc:"This and what follows: for the owner alone"`
	Email           string       `json:"email,omitempty"`
	Phone           string       `json:"phone,omitempty"`
	FirstName       string       `json:"firstName,omitempty"`
	LastName        string       `json:"lastName,omitempty"`
	ShippingAddress *Address     `json:"shippingAddress,omitempty"`
	BillingAddress  *Address     `json:"billingAddress,omitempty"`
	Gift            *Gift        `json:"gift,omitempty" doc:"Absent unless it is one"`
	Summary         *WireSummary `json:"summary,omitempty"`
	Refunds         []WireRefund `json:"refunds,omitempty" doc:"Oldest first"`
	NetTotal        *money.Cents `json:"netTotal,omitempty" doc:"Total less what was given back"`

	Deliveries []ViewDelivery `json:"deliveries,omitempty" doc:"How each store's part reaches its buyer"`
}

// ViewDelivery is how one shop's part reaches its buyer, as they may see it.
type ViewDelivery struct {
	StoreID string `json:"storeId"`
	WireDelivery
	HandoverNote string `json:"handoverNote,omitempty" doc:"Why a pickup was handed over without its code"`
}

// PublicView shows what anyone may see.
func (s *Service) PublicView(o *Order) View { return View{PublicDetail: s.Public(o)} }

// WholeView shows everything, to the order's owner.
func (s *Service) WholeView(o *Order, refunds []WireRefund) View {
	d := s.Detail(o)
	net := NetOf(d.Total, refunds)
	deliveries := make([]ViewDelivery, len(o.Shops))
	for n, part := range o.Shops {
		deliveries[n] = ViewDelivery{part.ShopID, part.BuyersDelivery(), part.HandoverNote}
	}
	return View{
		PublicDetail: d.PublicDetail, Total: &d.Total, Email: d.Email, Phone: d.Phone,
		FirstName: d.FirstName, LastName: d.LastName,
		ShippingAddress: &d.ShippingAddress, BillingAddress: &d.BillingAddress, Summary: &d.Summary,
		Gift: d.Gift, Refunds: refunds, NetTotal: &net, Deliveries: deliveries,
	}
}
