package stripe_test

import (
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"

	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/stripe"
)

// till plays the part of Stripe that sends money to sellers. It forgets idempotency keys at once, as Stripe does in
// time.
type till struct {
	made    []map[string]any
	refusal int // status that creations are refused with; 0: they are not
}

func (s *till) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	_ = r.ParseForm()
	w.Header().Set("Content-Type", "application/json")
	var body map[string]any
	switch {
	case r.Method == http.MethodGet:
		found := []any{}
		for _, t := range s.made {
			if t["transfer_group"] == r.Form.Get("transfer_group") {
				found = append(found, t)
			}
		}
		body = map[string]any{"object": "list", "data": found, "has_more": false, "url": "/v1/transfers"}
	case s.refusal != 0:
		kind := map[bool]string{true: "invalid_request_error", false: "api_error"}[s.refusal < 500]
		w.WriteHeader(s.refusal)
		body = map[string]any{
			"error": map[string]any{
				"type": kind, "code": "account_invalid", "message": "Maude Tremblay has no such account",
			},
		}
	default:
		body = map[string]any{
			"id": "tr_" + r.Form.Get("amount"), "object": "transfer",
			"transfer_group": r.Form.Get("transfer_group"), "destination": r.Form.Get("destination"),
			"metadata": map[string]string{"payout": r.Form.Get("metadata[payout]")},
		}
		s.made = append(s.made, body)
	}
	_ = json.NewEncoder(w).Encode(body)
}

func TestATransferIsMadeOnceEvenWhenTheKeyIsForgotten(t *testing.T) {
	s := &till{}
	server := httptest.NewServer(s)
	defer server.Close()
	p := stripe.New(stripe.Options{SecretKey: "sk_test_123", URL: server.URL})
	for range 2 {
		id, err := p.Transfer(t.Context(), payment.Transfer{Key: "payout-1", Account: "acct_1", Amount: 7626})
		if err != nil || id != "tr_7626" {
			t.Errorf("%q, %v", id, err)
		}
	}
	if _, err := p.Transfer(t.Context(), payment.Transfer{Key: "payout-2", Account: "acct_1",
		Amount: 100}); err != nil {
		t.Error(err)
	}
	if len(s.made) != 2 || s.made[0]["destination"] != "acct_1" {
		t.Errorf("made %v", s.made)
	}
}

func TestARefusedTransferIsDistinguishedFromOneThatMayHaveGoneThrough(t *testing.T) {
	s := &till{}
	server := httptest.NewServer(s)
	defer server.Close()
	p := stripe.New(stripe.Options{SecretKey: "sk_test_123", URL: server.URL})
	for status, refused := range map[int]bool{400: true, 500: false} {
		s.refusal = status
		_, err := p.Transfer(t.Context(), payment.Transfer{Key: "payout", Account: "acct_1", Amount: 7626})
		if err == nil || errors.Is(err, payment.ErrRefused) != refused {
			t.Errorf("%d: %v", status, err)
		}
	}
}
