package sandbox_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/paymenttest"
	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

var noon = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)

func now() time.Time { return noon }

var byCode = map[string]string{
	"card_declined": "4000000000000002", "insufficient_funds": "4000000000009995", "expired_card": "4000000000000069",
	"incorrect_cvc": "4000000000000127", "processing_error": "4000000000000119",
}

func newSandbox(d *db.DB) *sandbox.Sandbox {
	return sandbox.New(d, sandbox.Options{TokenKey: []byte("essai"), Now: now})
}

func typed(number string) sandbox.Typed {
	return sandbox.Typed{Number: number, ExpMonth: 12, ExpYear: 30, CVC: "123"}
}

func token(s *sandbox.Sandbox, number string) string {
	id, _, err := s.Tokenise(typed(number))
	if err != nil {
		panic(err)
	}
	return id
}

func TestItIsAProvider(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		paymenttest.Run(t, func(*testing.T) paymenttest.Bench {
			s := newSandbox(d)
			return paymenttest.Bench{
				Provider: s, Good: func() string { return token(s, "4242424242424242") },
				Declined: func(code string) string { return token(s, byCode[code]) },
				Asking:   func() string { return token(s, asking) },
				Disputed: func() string { return token(s, disputed) },
				Answer: func(t *testing.T, waiting payment.Result, accept bool) {
					if err := s.Answer(t.Context(), waiting.ClientSecret, accept); err != nil {
						t.Error(err)
					}
				},
			}
		})
	})
}

func TestTheFormGetsWhatToCorrect(t *testing.T) {
	s := newSandbox(nil)
	for _, c := range []struct {
		typed sandbox.Typed
		field string
		fr    string
	}{
		{sandbox.Typed{Number: "4242 4242 4242 4241", ExpMonth: 12, ExpYear: 30, CVC: "123"}, "number",
			"Le numéro de votre carte est incorrect."},
		{sandbox.Typed{Number: "4111 1111 1111 1111", ExpMonth: 12, ExpYear: 30, CVC: "123"}, "number",
			"Ce marché est en mode d’essai\u00a0: utilisez une carte d’essai, jamais une vraie carte."},
		{sandbox.Typed{Number: "4242 4242 4242 4242", ExpMonth: 10, ExpYear: 26, CVC: "123"}, "expiry",
			"La date d'expiration de votre carte est incorrect."},
		{sandbox.Typed{Number: "4242 4242 4242 4242", ExpMonth: 13, ExpYear: 2030, CVC: "123"}, "expiry",
			"La date d'expiration de votre carte est incorrect."},
		{sandbox.Typed{Number: "4242 4242 4242 4242", ExpMonth: 12, ExpYear: 2030, CVC: "12"}, "cvc",
			"Le code de sécurité de votre carte est incorrect."},
	} {
		_, _, err := s.Tokenise(c.typed)
		var p *problem.Error
		if !errors.As(err, &p) || len(p.Fields) != 1 || p.Fields[0].Path != c.field || p.Fields[0].Text.FR != c.fr {
			t.Errorf("%+v: %v", c.typed, err)
		}
	}
	if _, card, err := s.Tokenise(sandbox.Typed{Number: "5555-5555-5555-4444", ExpMonth: 11, ExpYear: 2026,
		CVC: "123"}); err != nil || card.Brand != "mastercard" {
		t.Errorf("this month is still good: %+v, %v", card, err)
	}
}

func TestATokenDies(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		clock := noon
		s := sandbox.New(d, sandbox.Options{TokenKey: []byte("essai"), Now: func() time.Time { return clock }})
		old := token(s, "4242424242424242")
		clock = noon.Add(time.Hour)
		r, err := s.Charge(t.Context(), payment.Charge{Key: "a", Amount: 1, Token: old})
		if err != nil || r.Code != payment.CodeToken {
			t.Errorf("%+v, %v", r, err)
		}
	})
}

func TestATokenServesOnceForAChargeOrACard(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := sandbox.New(d, sandbox.Options{TokenKey: []byte("essai"), Now: now})
		charge := func(key, token string) string {
			r, err := s.Charge(t.Context(), payment.Charge{Key: key, Amount: 1, Token: token})
			if err != nil {
				t.Fatal(err)
			}
			return r.Code
		}
		save := func(token string) error { _, err := s.SaveCard(t.Context(), "maude", token); return err }
		charged, saved := token(s, "4242424242424242"), token(s, "4242424242424242")
		if code, err := charge("a", charged), save(saved); code != "" || err != nil {
			t.Fatalf("%q, %v", code, err)
		}
		if again := charge("a", charged); again != "" {
			t.Errorf("the same charge asked again: %q", again)
		}
		if code := charge("b", charged); code != payment.CodeToken {
			t.Errorf("a second charge: %q", code)
		}
		if code := charge("c", saved); code != payment.CodeToken {
			t.Errorf("a charge with a saved token: %q", code)
		}
		if save(charged) == nil || save(saved) == nil {
			t.Error("a used token was saved")
		}
		for _, c := range markettest.Must(s.Cards(t.Context(), "maude")) {
			markettest.Must(0, s.DeleteCard(t.Context(), "maude", c.ID))
		}
		if code := charge("d", saved); code != payment.CodeToken {
			t.Errorf("a charge with the token of a card since deleted: %q", code)
		}
	})
}

func TestASilentBankKeepsItsCallerUntilTheyGiveUp(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := sandbox.New(d, sandbox.Options{TokenKey: []byte("essai"), Latency: time.Hour, Now: now})
		ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
		defer cancel()
		_, err := s.Charge(ctx, payment.Charge{Key: "a", Amount: 1, Token: token(s, "4000000000007007")})
		if !errors.Is(err, sandbox.ErrNoAnswer) {
			t.Errorf("err = %v", err)
		}
		if r, err := s.Lookup(t.Context(), payment.Charge{Key: "a"}); err != nil || r.State != payment.Unknown {
			t.Errorf("%+v, %v", r, err)
		}
	})
}

// The number and the security code are nowhere but in the call: not in the token, the answer, the books or their file.
func TestANumberNeverTouchesTheDisk(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		if strings.HasPrefix(url, "postgres") {
			t.Skip("the file is SQLite's")
		}
		d := dbtest.Open(t, url)
		s := newSandbox(d)
		mux := http.NewServeMux()
		s.Routes(web.NewAPI(mux, "Essai", "1"))
		w := httptest.NewRecorder()
		r := httptest.NewRequest("POST", "/v1/payments/sandbox/tokens",
			strings.NewReader(`{"number":"4242 4242 4242 4242","expMonth":12,"expYear":30,"cvc":"987"}`))
		r.Header.Set("Content-Type", "application/json")
		mux.ServeHTTP(w, r)
		var answer struct{ ID string }
		if err := json.Unmarshal(w.Body.Bytes(), &answer); err != nil || w.Code != http.StatusCreated {
			t.Fatal(w.Code, w.Body)
		}
		customer, _ := s.CreateCustomer(t.Context(), payment.Customer{})
		if _, err := s.Charge(t.Context(), payment.Charge{Key: "a", Amount: 1, Token: answer.ID}); err != nil {
			t.Fatal(err)
		}
		if _, err := s.SaveCard(t.Context(), customer, token(s, "4242424242424242")); err != nil {
			t.Fatal(err)
		}
		kept, err := filepath.Glob(url + "*")
		if err != nil || len(kept) == 0 {
			t.Fatal(kept, err)
		}
		seen := w.Body.Bytes()
		for _, path := range kept {
			content, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			seen = append(seen, content...)
		}
		for _, secret := range []string{"424242424242", "4242 4242 4242"} {
			if bytes.Contains(seen, []byte(secret)) {
				t.Errorf("%s was kept", secret)
			}
		}
	})
}

func TestAChargeOfThePastCanBeRefunded(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := sandbox.New(d, sandbox.Options{TokenKey: []byte("clé")})
		charge := payment.Charge{Key: "passé", IntentID: "demo_RR-1", Amount: 4_369}
		err := d.Tx(t.Context(), func(tx *db.Tx) error { return s.Remember(t.Context(), tx, charge, time.Now()) })
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Refund(t.Context(), payment.Refund{Key: "r", IntentID: "demo_RR-1", Amount: 4_369}); err != nil {
			t.Error(err)
		}
		if _, err := s.Refund(t.Context(), payment.Refund{Key: "s", IntentID: "demo_RR-1", Amount: 1}); err == nil {
			t.Error("more came back than was paid")
		}
	})
}
