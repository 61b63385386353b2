package stripe_test

import (
	"context"
	"errors"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/stripe"
)

// mock starts Stripe's own mock server, which knows the whole API and refuses a request out of shape. It remembers
// nothing, so that only shapes are tested here.
func mock(t *testing.T) *stripe.Provider {
	t.Helper()
	program := findMock()
	if program == "" {
		const absent = "no stripe-mock in bin/ nor in PATH: run scripts/install-stripe-mock.sh to test against it"
		if os.Getenv("CI") != "" || os.Getenv("RR_TEST_REQUIRE_STRIPE") != "" {
			t.Fatal(absent)
		}
		t.Skip(absent)
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := free.Addr().String()
	free.Close()
	server := exec.Command(program, "-http-addr", address)
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = server.Process.Kill(); _ = server.Wait() })
	for begun := time.Now(); ; time.Sleep(20 * time.Millisecond) {
		if answer, err := http.Get("http://" + address + "/v1/charges"); err == nil {
			answer.Body.Close()
			break
		}
		if time.Since(begun) > time.Minute {
			t.Fatal("stripe-mock does not answer")
		}
	}
	return stripe.New(stripe.Options{SecretKey: "sk_test_123", URL: "http://" + address})
}

func findMock() string {
	if beside, err := filepath.Abs("../../../../bin/stripe-mock"); err == nil {
		if _, err := os.Stat(beside); err == nil {
			return beside
		}
	}
	program, _ := exec.LookPath("stripe-mock")
	return program
}

func TestEveryRequestHasTheShapeStripeAsks(t *testing.T) {
	p := mock(t)
	noted := ""
	c := payment.Charge{
		Key: "clé", Amount: 20581, Token: "pm_card_visa", CustomerID: "cus_123", Reference: "RR-7KQ4-M2XD",
	}
	c.Noted = func(_ context.Context, id string) error { noted = id; return nil }
	if _, err := p.Charge(t.Context(), c); err != nil || noted == "" {
		t.Errorf("charge: %v, noted %q", err, noted)
	}
	c.IntentID = noted
	if _, err := p.Lookup(t.Context(), c); err != nil {
		t.Errorf("lookup: %v", err)
	}
	if _, err := p.Cancel(t.Context(), c); err != nil {
		t.Errorf("cancel: %v", err)
	}
	if _, err := p.Refund(t.Context(), payment.Refund{Key: "r", IntentID: noted, Amount: 100}); err != nil {
		t.Errorf("refund: %v", err)
	}
	if id, err := p.Transfer(t.Context(), payment.Transfer{Key: "payout", Account: "acct_123", Amount: 7626,
		Description: "Versement"}); err != nil || id == "" {
		t.Errorf("transfer: %q, %v", id, err)
	}
	account, err := p.OpenAccount(t.Context(), payment.Payee{Key: "shop", Name: "Atelier Batture",
		Email: "atelier@exemple.ca"})
	if err != nil || account == "" {
		t.Errorf("open account: %q, %v", account, err)
	}
	url, err := p.AccountLink(t.Context(), account, "https://exemple.ca/retour", "https://exemple.ca/reprise")
	if err != nil || url == "" {
		t.Errorf("account link: %q, %v", url, err)
	}
	if _, err := p.AccountReady(t.Context(), account); err != nil {
		t.Errorf("account: %v", err)
	}
	if _, err := p.SendEvidence(t.Context(), "dp_123", payment.Evidence{Text: "Le colis est arrivé.",
		TrackingNumber: "12345", Carrier: "Postes Canada", ShippedOn: "2026-11-15", BuyerName: "Ana Roy",
		BuyerEmail: "ana@exemple.ca", ShippingAddress: "1, rue Principale", Product: "Une tuque",
	}); err != nil {
		t.Errorf("evidence: %v", err)
	}
	since, listed := time.Now().AddDate(0, 0, -3), 0
	if err := errors.Join(
		p.Charges(t.Context(), since, func(payment.BookedCharge) error { listed++; return nil }),
		p.Refunds(t.Context(), since, func(payment.BookedRefund) error { listed++; return nil }),
		p.Disputes(t.Context(), since, func(payment.Dispute) error { listed++; return nil }),
	); err != nil || listed == 0 {
		t.Errorf("books: %d listed, %v", listed, err)
	}
	customer, err := p.CreateCustomer(t.Context(), payment.Customer{
		UserID: "u", Email: "ana@exemple.ca", Name: "Ana Roy",
	})
	if err != nil || customer == "" {
		t.Errorf("customer: %v", err)
	}
	if _, err := p.SaveCard(t.Context(), customer, "pm_card_visa"); err != nil {
		t.Errorf("save card: %v", err)
	}
	if _, err := p.Cards(t.Context(), customer); err != nil {
		t.Errorf("cards: %v", err)
	}
	if err := p.UpdateCard(t.Context(), customer, "pm_123", 12, 2031); err != nil &&
		!errors.Is(err, payment.ErrCardNotFound) {
		t.Errorf("update card: %v", err)
	}
	// whose it is, the mock makes up
	if err := p.DeleteCard(t.Context(), customer, "pm_123"); err != nil && !errors.Is(err, payment.ErrCardNotFound) {
		t.Errorf("delete card: %v", err)
	}
	if err := p.DeleteCustomer(t.Context(), customer); err != nil {
		t.Errorf("delete customer: %v", err)
	}
}
