package stripe_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/paymenttest"
	"rangrue/internal/domain/payment/stripe"
	"rangrue/internal/domain/payment/stripe/stripetest"
)

func start(t *testing.T) (*stripe.Provider, *stripetest.Server) {
	t.Helper()
	server := stripetest.Start()
	t.Cleanup(server.Close)
	return stripe.New(stripe.Options{SecretKey: "sk_test_essai", WebhookSecret: stripetest.WebhookSecret,
		URL: server.URL}), server
}

func TestItIsAProvider(t *testing.T) {
	paymenttest.Run(t, func(t *testing.T) paymenttest.Bench {
		p, server := start(t)
		good := func() string { return server.Card(stripetest.Accepted) }
		return paymenttest.Bench{Provider: p, Good: good, Declined: server.Card,
			Asking:   func() string { return server.Card(stripetest.Challenge) },
			Disputed: func() string { return server.Card(stripetest.Disputed) },
			Answer: func(_ *testing.T, waiting payment.Result, accept bool) {
				server.Challenged(waiting.IntentID, accept)
			}}
	})
}

func TestAnUnreachableStripeIsAnOutcomeNotKnown(t *testing.T) {
	p, server := start(t)
	token := server.Card(stripetest.Accepted)
	server.SetDown(true)
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
	defer cancel()
	if r, err := p.Charge(ctx, payment.Charge{Key: "a", Amount: 1, Token: token}); err == nil {
		t.Errorf("%+v", r)
	}
}

func TestStripesWordsAreNotRepeated(t *testing.T) {
	p, _ := start(t)
	_, err := p.Refund(t.Context(), payment.Refund{Key: "a", IntentID: "pi_inconnu", Amount: 1})
	if err == nil || strings.Contains(err.Error(), "nothing left") ||
		!strings.Contains(err.Error(), "charge_already_refunded") {
		t.Errorf("err = %v", err)
	}
}

func TestAnEventIsHeardIfItIsSigned(t *testing.T) {
	p, server := start(t)
	r, err := p.Charge(t.Context(), payment.Charge{
		Key: "notre-clé", Amount: 1234, Token: server.Card(stripetest.Accepted),
	})
	if err != nil {
		t.Fatal(err)
	}
	payload, signature := server.Event("evt_1", "payment_intent.succeeded", r.IntentID, time.Now())
	event, err := p.ReadEvent(payload, signature)
	if err != nil || event.ID != "evt_1" || event.Key != "notre-clé" || event.Result.State != payment.Succeeded ||
		event.Result.Card.Last4 != "4242" {
		t.Errorf("%+v, %v", event, err)
	}
	tampered := strings.Replace(string(payload), "notre-clé", "autre-clé", 1)
	old, oldSignature := server.Event("evt_2", "payment_intent.succeeded", r.IntentID, time.Now().Add(-time.Hour))
	for name, c := range map[string][2]string{
		"tampered": {tampered, signature}, "unsigned": {string(payload), ""},
		"replayed an hour later": {string(old), oldSignature},
	} {
		if _, err := p.ReadEvent([]byte(c[0]), c[1]); !errors.Is(err, payment.ErrSignature) {
			t.Errorf("%s: %v", name, err)
		}
	}
	payload, signature = server.RefundEvent("evt_4", "charge.refund.updated", "notre-remboursement", time.Now())
	if event, err := p.ReadEvent(payload, signature); err != nil || event.FailedRefund != "notre-remboursement" ||
		event.Key != "" || event.Result.Code == "" {
		t.Errorf("a refund sent back: %+v, %v", event, err)
	}
	payload, signature = server.Event("evt_5", "account.updated", r.IntentID, time.Now())
	if event, err := p.ReadEvent(payload, signature); err != nil || event.AccountID != r.IntentID || event.Key != "" {
		t.Errorf("an account that changed: %+v, %v", event, err)
	}
	both := stripe.New(stripe.Options{SecretKey: "sk_test_123",
		WebhookSecret: "whsec_another, " + stripetest.WebhookSecret})
	if event, err := both.ReadEvent(payload, signature); err != nil || event.AccountID != r.IntentID {
		t.Errorf("by the second secret: %+v, %v", event, err)
	}
	payload, signature = server.Event("evt_3", "customer.updated", r.IntentID, time.Now())
	if event, err := p.ReadEvent(payload, signature); err != nil || event.Key != "" {
		t.Errorf("another kind: %+v, %v", event, err)
	}
}
