package paymenttest

import (
	"errors"
	"testing"
	"time"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
)

func asked(t *testing.T, b Bench) {
	for _, accept := range []bool{true, false} {
		c := b.charge(b.Asking())
		waiting := b.do(t, &c)
		if waiting.State != payment.Waiting || waiting.ClientSecret == "" {
			t.Fatalf("%+v", waiting)
		}
		if found, err := b.Lookup(ctx, c); err != nil || found.State != payment.Waiting ||
			found.ClientSecret != waiting.ClientSecret {
			t.Errorf("looked up %+v, %v; want %+v", found, err, waiting)
		}
		b.Answer(t, waiting, accept)
		want, code := payment.Succeeded, ""
		if !accept {
			want, code = payment.Declined, payment.CodeAuthentication
		}
		if r, err := b.Lookup(ctx, c); err != nil || r.State != want || r.Code != code {
			t.Errorf("accept %t: %+v, %v", accept, r, err)
		}
		if ended, err := b.Cancel(ctx, c); err != nil || accept != (ended.State == payment.Succeeded) ||
			!ended.State.Final() {
			t.Errorf("the charge could still be tried: %+v, %v", ended, err)
		}
	}
}

func givenUp(t *testing.T, b Bench) {
	c := b.charge(b.Asking())
	waiting := b.do(t, &c)
	if r, err := b.Cancel(ctx, c); err != nil || r.State != payment.Cancelled {
		t.Fatalf("%+v, %v", r, err)
	}
	if b.Name() == "sandbox" { // with Stripe the bank's window is Stripe's own
		b.Answer(t, waiting, true)
	}
	if r, err := b.Lookup(ctx, c); err != nil || r.State != payment.Cancelled {
		t.Errorf("accepted too late: %+v, %v", r, err)
	}
	if _, err := b.Refund(ctx, payment.Refund{Key: db.NewID(), IntentID: waiting.IntentID, Amount: 1}); !errors.Is(err,
		payment.ErrRefused) {
		t.Errorf("money of a charge that was given up: %v", err)
	}
}

// disputeOf finds the dispute of a charge in the provider's books.
func (b Bench) disputeOf(t *testing.T, intentID string) (found payment.Dispute) {
	t.Helper()
	err := b.Disputes(ctx, time.Time{}, func(d payment.Dispute) error {
		if d.IntentID == intentID {
			found = d
		}
		return nil
	})
	if err != nil || found.ID == "" {
		t.Fatalf("dispute of %s: %+v, %v", intentID, found, err)
	}
	return found
}

func evidence(t *testing.T, b Bench) {
	c := b.charge(b.Disputed())
	r := b.do(t, &c)
	if r.State != payment.Succeeded {
		t.Fatalf("%+v", r)
	}
	d := b.disputeOf(t, r.IntentID)
	if d.State != payment.NeedsAnswer || d.Amount != c.Amount || d.Reason == "" || !d.DueAt.After(d.OpenedAt) {
		t.Errorf("%+v", d)
	}
	e := payment.Evidence{Text: "Le colis est arrivé.", TrackingNumber: "12345"}
	if sent, err := b.SendEvidence(ctx, d.ID, e); err != nil || sent.State != payment.EvidenceSent {
		t.Errorf("%+v, %v", sent, err)
	}
	if now := b.disputeOf(t, r.IntentID); now.State != payment.EvidenceSent {
		t.Errorf("%+v", now)
	}
	for _, id := range []string{d.ID, "dp_inconnu"} {
		if again, err := b.SendEvidence(ctx, id, e); !errors.Is(err, payment.ErrRefused) {
			t.Errorf("%s: %+v, %v", id, again, err)
		}
	}
}

func books(t *testing.T, b Bench) {
	paid, declined := b.charge(b.Good()), b.charge(b.Declined("insufficient_funds"))
	r, refused := b.do(t, &paid), b.do(t, &declined)
	key := db.NewID()
	id, err := b.Refund(ctx, payment.Refund{Key: key, IntentID: r.IntentID, Amount: 234})
	if err != nil {
		t.Fatal(err)
	}
	var charges []payment.BookedCharge
	var refunds []payment.BookedRefund
	since := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	err = errors.Join(
		b.Charges(ctx, since, func(c payment.BookedCharge) error {
			if c.IntentID == r.IntentID || c.IntentID == refused.IntentID {
				charges = append(charges, c)
			}
			return nil
		}),
		b.Refunds(ctx, since, func(r payment.BookedRefund) error {
			if r.Key == key {
				refunds = append(refunds, r)
			}
			return nil
		}))
	if err != nil || len(charges) != 1 || charges[0].IntentID != r.IntentID || charges[0].Amount != 1234 ||
		charges[0].Refunded != 234 {
		t.Errorf("charges %+v, %v", charges, err)
	}
	if len(refunds) != 1 || refunds[0].ID != id || refunds[0].Amount != 234 {
		t.Errorf("refunds %+v", refunds)
	}
	stop := errors.New("enough")
	if err := b.Charges(ctx, since, func(payment.BookedCharge) error { return stop }); !errors.Is(err, stop) {
		t.Errorf("err = %v", err)
	}
}
