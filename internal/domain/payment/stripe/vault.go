package stripe

import (
	"context"
	"errors"
	"net/http"

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
		return "", wordless("create customer", err)
	}
	return made.ID, nil
}

// SaveCard implements [payment.Vault].
func (p *Provider) SaveCard(ctx context.Context, customerID, token string) (payment.Card, error) {
	method, err := p.client.V1PaymentMethods.Attach(ctx, token, &stripego.PaymentMethodAttachParams{Customer: stripego.String(customerID)})
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
	var cards []payment.Card
	for method, err := range p.client.V1PaymentMethods.List(ctx, params).All(ctx) {
		if err != nil {
			return nil, wordless("list cards", err)
		}
		cards = append(cards, cardOf(method))
	}
	return cards, nil
}

// DeleteCard implements [payment.Vault]. Stripe detaches any card it is asked to, so whose it is is checked first.
func (p *Provider) DeleteCard(ctx context.Context, customerID, cardID string) error {
	method, err := p.client.V1PaymentMethods.Retrieve(ctx, cardID, nil)
	var refusal *stripego.Error
	if errors.As(err, &refusal) && refusal.HTTPStatusCode == http.StatusNotFound {
		return payment.ErrCardNotFound
	}
	if err != nil {
		return wordless("retrieve card", err)
	}
	if method.Customer == nil || method.Customer.ID != customerID {
		return payment.ErrCardNotFound
	}
	_, err = p.client.V1PaymentMethods.Detach(ctx, cardID, nil)
	return wordless("delete card", err)
}
