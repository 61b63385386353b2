package stripe

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"slices"

	stripego "github.com/stripe/stripe-go/v85"

	"rangrue/internal/domain/payment"
)

// CreateCustomer implements [payment.Vault].
func (p *Provider) CreateCustomer(ctx context.Context, c payment.Customer) (string, error) {
	params := &stripego.CustomerCreateParams{Metadata: map[string]string{"user": c.UserID}}
	if c.Email != "" {
		params.Email = stripego.String(c.Email)
	}
	if c.Name != "" {
		params.Name = stripego.String(c.Name)
	}
	params.SetIdempotencyKey("customer-" + c.UserID)
	made, err := p.client.V1Customers.Create(ctx, params)
	if err != nil {
		return "", withoutMessage("create customer", err)
	}
	return made.ID, nil
}

// SaveCard implements [payment.Vault].
func (p *Provider) SaveCard(ctx context.Context, customerID, token string) (payment.Card, error) {
	method, err := p.client.V1PaymentMethods.Attach(ctx, token,
		&stripego.PaymentMethodAttachParams{Customer: stripego.String(customerID)})
	if err != nil {
		result, unknown := refused("save card", err, true)
		if unknown != nil {
			return payment.Card{}, unknown
		}
		return payment.Card{}, payment.Refusal(result.Code)
	}
	return cardOf(method), nil
}

// Cards implements [payment.Vault].
func (p *Provider) Cards(ctx context.Context, customerID string) ([]payment.Card, error) {
	params := &stripego.PaymentMethodListParams{Customer: stripego.String(customerID), Type: stripego.String("card")}
	var methods []*stripego.PaymentMethod
	for method, err := range p.client.V1PaymentMethods.List(ctx, params).All(ctx) {
		if err != nil {
			return nil, withoutMessage("list cards", err)
		}
		methods = append(methods, method)
	}
	// they come newest first
	slices.SortStableFunc(methods, func(a, b *stripego.PaymentMethod) int { return cmp.Compare(a.Created, b.Created) })
	var cards []payment.Card
	for _, method := range methods {
		cards = append(cards, cardOf(method))
	}
	return cards, nil
}

// UpdateCard implements [payment.Vault].
func (p *Provider) UpdateCard(ctx context.Context, customerID, cardID string, expMonth, expYear int) error {
	if err := p.checkOwner(ctx, customerID, cardID); err != nil {
		return err
	}
	_, err := p.client.V1PaymentMethods.Update(ctx, cardID, &stripego.PaymentMethodUpdateParams{
		Card: &stripego.PaymentMethodUpdateCardParams{ExpMonth: stripego.Int64(int64(expMonth)),
			ExpYear: stripego.Int64(int64(expYear))},
	})
	return withoutMessage("update card", err)
}

// DeleteCard implements [payment.Vault].
func (p *Provider) DeleteCard(ctx context.Context, customerID, cardID string) error {
	if err := p.checkOwner(ctx, customerID, cardID); err != nil {
		return err
	}
	_, err := p.client.V1PaymentMethods.Detach(ctx, cardID, nil)
	return withoutMessage("delete card", err)
}

// checkOwner answers [payment.ErrCardNotFound] for a card that is not the customer's: Stripe itself changes any card it
// is asked to.
func (p *Provider) checkOwner(ctx context.Context, customerID, cardID string) error {
	method, err := p.client.V1PaymentMethods.Retrieve(ctx, cardID, nil)
	if missing(err) {
		return payment.ErrCardNotFound
	}
	if err != nil {
		return withoutMessage("retrieve card", err)
	}
	if method.Customer == nil || method.Customer.ID != customerID {
		return payment.ErrCardNotFound
	}
	return nil
}

// DeleteCustomer implements [payment.Vault]. Stripe detaches the cards of a customer it forgets.
func (p *Provider) DeleteCustomer(ctx context.Context, customerID string) error {
	_, err := p.client.V1Customers.Delete(ctx, customerID, nil)
	if missing(err) {
		return nil
	}
	return withoutMessage("delete customer", err)
}

// missing tells that Stripe has no such thing.
func missing(err error) bool {
	var refusal *stripego.Error
	return errors.As(err, &refusal) && refusal.HTTPStatusCode == http.StatusNotFound
}
