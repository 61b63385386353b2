package checkout

import (
	"cmp"
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/shipping"
)

const maxBody = 64 << 10

// What one address may order: far more than a household, a school or an office does, and too little to try stolen cards
// by the thousand.
const (
	ordersAtOnce = 60
	ordersPer    = 10 * time.Minute
)

// Routes registers the calls of buying.
func (s *Service) Routes(api huma.API) {
	tag, small := web.Tag("Orders"), web.MaxBody(maxBody)
	web.Post(api, "/orders/cart/summary", "What a cart would come to", s.postCartSummary, tag, small,
		web.Describe("Taxes follow the province of delivery, QC when none is chosen; Canada alone is shipped to. "+
			"`addContribution` adds the platform's contribution to the sums."))
	web.Post(api, "/orders/order/summary", "What an order came to", s.postOrderSummary, tag, small,
		web.Describe("For its owner, or with its token. "+
			"The sums are those of the day of the order: the address is not read."))
	web.Post(api, "/orders", "Order a cart", s.postOrder, tag, small, web.Status(http.StatusCreated),
		web.Limit("orders", ordersAtOnce, ordersPer), web.Describe(orderDescription))
	web.Get(api, "/orders/{id}", "An order", s.getOrder, tag,
		web.Describe("Items, statuses and parcels for anyone; everything for its owner or with its token."))
	web.Post(api, "/orders/{orderId}/account", "Open an account for the guest of an order", s.postAccount, tag, small,
		web.Status(http.StatusCreated), web.Limit("order-accounts", 10, 10*time.Minute),
		web.Describe("With the order's token. The order becomes the account's, with the address it goes to. "+
			"400 `email_already_exists`; 409 `no_new_account` when the order has an account or is not paid."))
	web.Post(api, "/users/guest/lookup", "Find an order by its reference and e-mail", s.postLookup, tag, small,
		web.Limit("guest-lookup", 10, time.Minute),
		web.Describe("404 when the two do not belong together, whichever is wrong. 429 `too_many_lookups` when one "+
			"reference was tried too often, from wherever."))
}

const orderDescription = "Prices are the server's; whatever price comes with the request is not read. " +
	"Send an `Idempotency-Key`: the same request under the same key is answered the same and charged once, " +
	"so it is safe to repeat after a lost answer. A new try with another card needs a new key.\n\n" +
	"400 `card_declined`, `insufficient_funds`, `expired_card`, `incorrect_cvc`, `processing_error`, " +
	"`payment_timeout`, `card_token_invalid`, `limit_exceeded`, `cart_empty`, `email_already_exists`; " +
	"409 `total_changed`, `delivery_changed` and `out_of_stock` (`extra` is the new summary), `cart_already_ordered` " +
	"(`extra` has its `orderId`), " +
	"`payment_in_progress`, `idempotency_conflict`, `payment_action_required` (`extra` has `clientSecret`; " +
	"repeat the request once the buyer is done); " +
	"503 `payment_pending`: the order is kept and settled as soon as the provider answers."

// WireAddress is an address as it is sent; what else comes with it (a saved one's id) is not read.
type WireAddress struct {
	_          struct{} `additionalProperties:"true"`
	Name       string   `json:"name,omitempty" maxLength:"500" doc:"First and last name, when they come as one"`
	FirstName  string   `json:"firstName,omitempty" maxLength:"500"`
	LastName   string   `json:"lastName,omitempty" maxLength:"500"`
	Address    string   `json:"address,omitempty" maxLength:"500"`
	Address2   string   `json:"address2,omitempty" maxLength:"500"`
	City       string   `json:"city,omitempty" maxLength:"500"`
	Province   string   `json:"province,omitempty" maxLength:"10" example:"QC"`
	PostalCode string   `json:"postalCode,omitempty" maxLength:"20"`
	Country    string   `json:"country,omitempty" maxLength:"10" example:"CA"`
}

func (w WireAddress) address() account.Address {
	return account.Address{
		Name: w.Name, FirstName: w.FirstName, LastName: w.LastName, Address: w.Address, Address2: w.Address2,
		City:     w.City,
		Province: w.Province, PostalCode: w.PostalCode, Country: w.Country,
	}
}

type cartSummaryInput struct {
	Body struct {
		_               struct{}    `additionalProperties:"true"`
		CartID          string      `json:"cartId" maxLength:"64"`
		ShippingAddress WireAddress `json:"shippingAddress,omitempty"`
		AddContribution bool        `json:"addContribution,omitempty"`
	}
}

type summaryOutput struct{ Body *Summary }

func (s *Service) postCartSummary(ctx context.Context, in *cartSummaryInput) (*summaryOutput, error) {
	to := in.Body.ShippingAddress
	to.Province, to.Country = cmp.Or(to.Province, "QC"), cmp.Or(to.Country, "CA")
	err := check.All(
		check.Province("shippingAddress.province", to.Province),
		check.PostalIn("shippingAddress.postalCode", to.PostalCode, to.Province),
		check.Country("shippingAddress.country", to.Country),
	)
	if err != nil {
		return nil, err
	}
	sum, err := s.Summarise(ctx, in.Body.CartID, orderAddress(to.address()), in.Body.AddContribution)
	return &summaryOutput{Body: sum}, err
}

type orderSummaryInput struct {
	Token string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
	Body  struct {
		_               struct{}    `additionalProperties:"true"`
		OrderID         string      `json:"orderId" maxLength:"64"`
		ShippingAddress WireAddress `json:"shippingAddress,omitempty"`
	}
}

func (s *Service) postOrderSummary(ctx context.Context, in *orderSummaryInput) (*summaryOutput, error) {
	o, err := s.Orders.Find(ctx, s.db, s.Access.Scope(ctx, in.Body.OrderID, in.Token), in.Body.OrderID)
	if err != nil {
		return nil, err
	}
	return &summaryOutput{Body: s.SummaryOf(o)}, nil
}

type orderInput struct {
	Key  string `header:"Idempotency-Key" maxLength:"100"`
	Body struct {
		// Items and their prices may come along; they are not read.
		_               struct{}     `additionalProperties:"true"`
		CartID          string       `json:"cartId" maxLength:"64"`
		Email           string       `json:"email,omitempty" maxLength:"300" doc:"Needed of guests"`
		Phone           string       `json:"phone,omitempty" maxLength:"20" doc:"Ten digits; needed of guests"`
		FirstName       string       `json:"firstName,omitempty" maxLength:"500"`
		LastName        string       `json:"lastName,omitempty" maxLength:"500"`
		ShippingAddress WireAddress  `json:"shippingAddress,omitempty" doc:"Needed unless deliveries say that all of it is picked up"`
		BillingAddress  *WireAddress `json:"billingAddress,omitempty" doc:"The shipping address when absent"`
		TokenID         string       `json:"tokenId" maxLength:"600" doc:"Token of the card, or a saved card's id"`
		AddContribution bool         `json:"addContribution,omitempty"`
		ExpectedTotal   *money.Cents `json:"expectedTotal,omitempty" doc:"The grandTotal of the summary shown: another total is refused with 409 and the new summary"`
		Password        string       `json:"password,omitempty" maxLength:"200" doc:"A guest who wants an account"`
		Gift            *order.Gift  `json:"gift,omitempty" doc:"The order is a gift: the shops are told, and the message is printed on the packing slips"`

		Deliveries map[string]shipping.Method `json:"deliveries,omitempty" doc:"The deliveryMethod of each store of the summary shown, by store id: another one is refused with 409 and the new summary"`
	}
}

type orderOutput struct{ Body *Placed }

func (s *Service) postOrder(ctx context.Context, in *orderInput) (*orderOutput, error) {
	b := in.Body
	r := Request{
		Key: in.Key, CartID: b.CartID, TokenID: b.TokenID, Contribution: b.AddContribution,
		ExpectedTotal:   b.ExpectedTotal,
		Contact:         order.Contact{Email: b.Email, Phone: b.Phone, FirstName: b.FirstName, LastName: b.LastName},
		ShippingAddress: b.ShippingAddress.address(), BillingAddress: b.ShippingAddress.address(), Password: b.Password,
		Gift: b.Gift, Deliveries: b.Deliveries,
	}
	if b.BillingAddress != nil {
		r.BillingAddress = b.BillingAddress.address()
	}
	placed, err := s.Place(ctx, r)
	return &orderOutput{Body: placed}, err
}

type accountInput struct {
	OrderID string `path:"orderId" maxLength:"64"`
	Token   string `query:"jeton" maxLength:"100" doc:"The order's token"`
	Body    struct {
		Password string `json:"password" maxLength:"200"`
	}
}

type accountOutput struct{ Body *Account }

func (s *Service) postAccount(ctx context.Context, in *accountInput) (*accountOutput, error) {
	scope, err := s.Access.Require(ctx, in.OrderID, in.Token)
	if err != nil {
		return nil, err
	}
	made, err := s.OpenAccount(ctx, scope, in.OrderID, in.Body.Password)
	return &accountOutput{Body: made}, err
}

type getOrderInput struct {
	ID    string `path:"id" maxLength:"64"`
	Token string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
}

type viewOutput struct{ Body order.View }

func (s *Service) getOrder(ctx context.Context, in *getOrderInput) (*viewOutput, error) {
	o, err := s.Orders.Find(ctx, s.db, s.Access.Scope(ctx, in.ID, in.Token), in.ID)
	if err == nil {
		refunds, err := s.Invoices.Refunds(ctx, o, in.Token)
		return &viewOutput{Body: s.Orders.WholeView(o, refunds)}, err
	}
	if o, err = s.Orders.Find(ctx, s.db, order.Whole(), in.ID); err != nil {
		return nil, err
	}
	return &viewOutput{Body: s.Orders.PublicView(o)}, nil
}
