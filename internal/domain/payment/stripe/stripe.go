// Package stripe charges cards with Stripe's Payment Intents. Card numbers go from the browser to Stripe and never come
// here: what comes is the id of a payment method. It promises that an intent is opened and its id noted before it is
// confirmed, so that a crash at any moment leaves something to ask about. Errors tell Stripe's codes and drop its
// words, which may hold a name or an address.
package stripe

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	stripego "github.com/stripe/stripe-go/v85"

	"rangrue/internal/domain/payment"
)

// Name is how attempts remember Stripe.
const Name = "stripe"

// Provider is Stripe.
type Provider struct {
	client        *stripego.Client
	webhookSecret string
}

// Options of the adapter.
type Options struct {
	SecretKey     string
	WebhookSecret string
	URL           string // of the API; empty: Stripe's own
}

var _ interface {
	payment.Provider
	payment.Listener
} = (*Provider)(nil)

// New makes the adapter. It calls nothing yet.
func New(o Options) *Provider {
	config := &stripego.BackendConfig{
		HTTPClient:        &http.Client{Timeout: 30 * time.Second},
		MaxNetworkRetries: stripego.Int64(2),
		EnableTelemetry:   stripego.Bool(false),
		LeveledLogger:     &stripego.LeveledLogger{Level: stripego.LevelNull}, // it would print Stripe's messages
	}
	if o.URL != "" {
		config.URL = stripego.String(o.URL)
	}
	return &Provider{
		client:        stripego.NewClient(o.SecretKey, stripego.WithBackends(stripego.NewBackendsWithConfig(config))),
		webhookSecret: o.WebhookSecret,
	}
}

// Name implements [payment.Provider].
func (p *Provider) Name() string { return Name }

const currency = "cad"

// Charge implements [payment.Provider]: open, note, confirm.
func (p *Provider) Charge(ctx context.Context, c payment.Charge) (payment.Result, error) {
	if !strings.HasPrefix(c.Token, "pm_") && !strings.HasPrefix(c.Token, "card_") {
		return payment.Result{State: payment.Declined, Code: payment.CodeToken}, nil
	}
	intent, err := p.open(ctx, c)
	if err != nil {
		return refused("open", err, true)
	}
	if c.Noted != nil {
		if err := c.Noted(ctx, intent.ID); err != nil {
			return payment.Result{}, err
		}
	}
	params := &stripego.PaymentIntentConfirmParams{}
	params.SetIdempotencyKey(c.Key + "-confirm")
	params.AddExpand("payment_method")
	intent, err = p.client.V1PaymentIntents.Confirm(ctx, intent.ID, params)
	if err != nil {
		return refused("confirm", err, false)
	}
	return resultOf(intent), nil
}

// open makes the intent, or finds the one already made under the same key.
func (p *Provider) open(ctx context.Context, c payment.Charge) (*stripego.PaymentIntent, error) {
	params := &stripego.PaymentIntentCreateParams{
		Amount: stripego.Int64(int64(c.Amount)), Currency: stripego.String(currency),
		PaymentMethod:      stripego.String(c.Token),
		PaymentMethodTypes: []*string{stripego.String("card")}, Description: stripego.String(c.Reference),
		Metadata: map[string]string{metadataKey: c.Key, "order": c.Reference},
	}
	if c.CustomerID != "" {
		params.Customer = stripego.String(c.CustomerID)
	}
	if c.KeepCard { // without it Stripe lets nobody attach the card after the charge
		params.SetupFutureUsage = stripego.String("on_session")
	}
	params.SetIdempotencyKey(c.Key + "-open")
	return p.client.V1PaymentIntents.Create(ctx, params)
}

// metadataKey is where an intent keeps the key of our charge.
const metadataKey = "attempt"

// refundKey is where a refund keeps the key of ours.
const refundKey = "refund"

// Lookup implements [payment.Provider]. Without an id nothing was noted, so nothing was confirmed and no money moved. A
// declined intent is closed before it is reported: the browser that has its secret could try another card on it.
func (p *Provider) Lookup(ctx context.Context, c payment.Charge) (payment.Result, error) {
	if c.IntentID == "" {
		return payment.Result{}, nil
	}
	intent, err := p.retrieve(ctx, c.IntentID)
	if err != nil {
		return payment.Result{}, err
	}
	result := resultOf(intent)
	if result.State != payment.Declined {
		return result, nil
	}
	ended, err := p.Cancel(ctx, c)
	if err == nil && ended.State == payment.Cancelled {
		return result, nil
	}
	return ended, err
}

func (p *Provider) retrieve(ctx context.Context, id string) (*stripego.PaymentIntent, error) {
	params := &stripego.PaymentIntentRetrieveParams{}
	params.AddExpand("payment_method")
	intent, err := p.client.V1PaymentIntents.Retrieve(ctx, id, params)
	return intent, withoutMessage("retrieve", err)
}

// Cancel implements [payment.Provider]. An intent that Stripe will not cancel any more is in a state that says why.
func (p *Provider) Cancel(ctx context.Context, c payment.Charge) (payment.Result, error) {
	if c.IntentID == "" {
		// Nothing can be confirmed without being noted first, and an attempt that is over is not noted.
		return payment.Result{State: payment.Cancelled}, nil
	}
	params := &stripego.PaymentIntentCancelParams{CancellationReason: stripego.String("abandoned")}
	intent, err := p.client.V1PaymentIntents.Cancel(ctx, c.IntentID, params)
	var refusal *stripego.Error
	if errors.As(err, &refusal) && refusal.Code == stripego.ErrorCodePaymentIntentUnexpectedState {
		intent, err = p.retrieve(ctx, c.IntentID)
	}
	if err != nil {
		return payment.Result{}, withoutMessage("cancel", err)
	}
	return resultOf(intent), nil
}

// Refund implements [payment.Provider].
func (p *Provider) Refund(ctx context.Context, r payment.Refund) (string, error) {
	params := &stripego.RefundCreateParams{
		PaymentIntent: stripego.String(r.IntentID), Amount: stripego.Int64(int64(r.Amount)),
		Metadata: map[string]string{refundKey: r.Key},
	}
	params.SetIdempotencyKey(r.Key)
	refund, err := p.client.V1Refunds.Create(ctx, params)
	var refusal *stripego.Error
	switch {
	case errors.As(err, &refusal) && refusal.Type == stripego.ErrorTypeInvalidRequest:
		return "", fmt.Errorf("%w: %w", payment.ErrRefused, withoutMessage("refund", err))
	case err != nil:
		return "", withoutMessage("refund", err)
	case refund.Status == stripego.RefundStatusFailed || refund.Status == stripego.RefundStatusCanceled:
		return "", fmt.Errorf("%w: stripe: refund %s", payment.ErrRefused, refund.Status)
	}
	return refund.ID, nil
}
