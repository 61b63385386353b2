package app

import (
	"context"
	"errors"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/domain/payment/stripe"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/pricing"
)

// newCart makes the carts, which keep what they read of the catalogue in memory once they follow its changes, see
// [App.remember].
func (a *App) newCart(now func() time.Time) *cart.Service {
	return cart.New(a.DB, cart.Options{
		Now: now, URL: a.Files.URL, Visitor: web.Visitor,
		// wired later
		Charging: func(ctx context.Context, cartID string) (bool, error) { return a.Order.Charging(ctx, cartID) },
		OrderOf:  func(ctx context.Context, cartID string) (string, error) { return a.Order.IDOfCart(ctx, cartID) },
		Promotions: func(ctx context.Context, r db.Reader, q cart.PromotionsAsked) (pricing.Promotions, error) {
			return a.Promotion.Of(ctx, r, promotion.Query(q))
		},
		Added: func(productID string) { a.Insight.Added(productID) },
	})
}

// remember sends the changes of the catalogue to the services that cache what they read of it. They come before the
// search index, which takes longer to apply them.
func (a *App) remember(ctx context.Context) error {
	return errors.Join(a.Cart.Follow(ctx, a.Changes), a.Wishlist.Follow(ctx, a.Changes),
		a.Promotion.Follow(ctx, a.Changes))
}

// buildBuying makes what turns carts into paid orders: the provider that configuration names, or the sandbox.
func (a *App) buildBuying(signing secret, now func() time.Time, sender mail.Sender) {
	c := a.Config
	var provider payment.Provider
	if c.StripeSecretKey != "" {
		a.stripe = stripe.New(stripe.Options{SecretKey: c.StripeSecretKey, WebhookSecret: c.StripeWebhookSecret})
		provider = a.stripe
	} else {
		a.sandbox = sandbox.New(a.DB, sandbox.Options{TokenKey: signing.key("sandbox card"), Latency: c.SandboxLatency,
			Now: now, Tell: func(ctx context.Context, e payment.Event) error { return a.Checkout.HandleEvent(ctx, e) }})
		a.sandbox.Register(a.Jobs)
		provider = a.sandbox
	}
	a.Accounting.Provider = provider
	a.Payment = payment.New(a.DB, now, provider, c.StripePublishableKey)
	a.Payment.Register(a.Jobs)
	access := order.Access{Key: signing.key("order link"), Visitor: web.Visitor}
	a.Invoice = invoice.New(a.DB, a.Order, access, platform(c))
	if c.TaxGSTNumber == "" || c.TaxQSTNumber == "" {
		a.Log.Warn("no tax numbers: the taxes of small suppliers' sales would be charged and could not be remitted; " +
			"set RR_TAX_GST_NUMBER and RR_TAX_QST_NUMBER before such a shop opens")
	}
	a.Checkout = checkout.New(a.DB, checkout.Options{
		Orders: a.Order, Carts: a.Cart, Accounts: a.Account, Payments: a.Payment, Invoices: a.Invoice, Access: access,
		Attempts: a.Attempts, Promotions: a.Promotion,
		Brand: brand(c), Seller: c.SellerURL, Mail: sender, URL: a.Files.URL, Now: now, Log: a.Log,
		Operator: c.ContactEmail, CreateAccount: a.signUpWithOrder,
		Commission: a.Ledger.Rate,
		// wired later
		Disputed: func(ctx context.Context, d payment.Dispute) error { return a.Disputes.Receive(ctx, d) },
		AccountChanged: func(ctx context.Context, accountID string) error {
			return a.Accounting.ConnectChanged(ctx, accountID)
		},
		Sold: func(ctx context.Context, tx *db.Tx, productID string, units int) error {
			return a.Insight.Sold(ctx, tx, productID, units)
		},
	})
	a.Checkout.Register(a.Jobs)
}

// mountBuying registers the calls of buying, with those of the provider in use.
func (a *App) mountBuying(api huma.API) {
	a.Checkout.Routes(api)
	a.Promotion.Routes(api)
	a.Invoice.Routes(api)
	a.Payment.Routes(api)
	if a.sandbox != nil {
		a.sandbox.Routes(api)
	}
	if a.stripe != nil {
		a.Checkout.Listen(api, a.stripe)
	}
}
