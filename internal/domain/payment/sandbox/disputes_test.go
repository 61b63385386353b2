package sandbox_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/markettest"
)

// The cards whose bank asks the buyer, and whose buyer contests the charge.
const asking, disputed = "4000002500003155", "4000000000000259"

// bank is a sandbox whose news are heard, on a clock of its own.
type bank struct {
	*sandbox.Sandbox
	queue *jobs.Queue
	clock time.Time
	heard []payment.Event
	deaf  bool
}

func newBank(t *testing.T, d *db.DB) *bank {
	b := &bank{clock: noon}
	now := func() time.Time { return b.clock }
	b.Sandbox = sandbox.New(d, sandbox.Options{TokenKey: []byte("essai"), Now: now,
		Tell: func(_ context.Context, e payment.Event) error {
			if b.deaf {
				return errors.New("nobody listens")
			}
			b.heard = append(b.heard, e)
			return nil
		}})
	b.queue = jobs.New(d, jobs.Options{Now: now})
	b.Register(b.queue)
	return b
}

func (b *bank) later(t *testing.T, wait time.Duration) {
	t.Helper()
	b.clock = b.clock.Add(wait)
	if err := b.queue.Drain(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func (b *bank) contested(t *testing.T) string {
	t.Helper()
	r, err := b.Charge(t.Context(), payment.Charge{Key: db.NewID(), Amount: 1234, Token: token(b.Sandbox, disputed)})
	if err != nil || r.State != payment.Succeeded {
		t.Fatalf("%+v, %v", r, err)
	}
	b.later(t, time.Second)
	if len(b.heard) != 1 || b.heard[0].Dispute.State != payment.NeedsAnswer ||
		b.heard[0].Dispute.IntentID != r.IntentID || b.heard[0].Dispute.Amount != 1234 {
		t.Fatalf("heard %+v", b.heard)
	}
	return b.heard[0].Dispute.ID
}

func TestEvidenceDecidesADispute(t *testing.T) {
	for name, c := range map[string]struct {
		evidence payment.Evidence
		want     payment.DisputeState
	}{
		"a tracking number wins":       {payment.Evidence{Text: "Livré.", TrackingNumber: "12345"}, payment.Won},
		"none loses":                   {payment.Evidence{Text: "Livré, croyez-nous."}, payment.Lost},
		"the word of Stripe's wins":    {payment.Evidence{Text: "winning_evidence"}, payment.Won},
		"and the other of them loses":  {payment.Evidence{Text: "losing_evidence", TrackingNumber: "1"}, payment.Lost},
		"the losing word counts first": {payment.Evidence{Text: "winning_evidence losing_evidence"}, payment.Lost},
	} {
		t.Run(name, func(t *testing.T) {
			dbtest.Run(t, func(t *testing.T, d *db.DB) {
				b := newBank(t, d)
				id := b.contested(t)
				if _, err := b.SendEvidence(t.Context(), id, c.evidence); err != nil {
					t.Fatal(err)
				}
				b.later(t, time.Second)
				b.later(t, 30*24*time.Hour) // the date for an answer passes without a word
				if len(b.heard) != 2 || b.heard[1].Dispute.State != c.want || b.heard[1].ID == b.heard[0].ID {
					t.Fatalf("heard %+v", b.heard)
				}
				intent := b.heard[0].Dispute.IntentID
				_, err := b.Refund(t.Context(), payment.Refund{Key: "r", IntentID: intent, Amount: 1})
				if lost := c.want == payment.Lost; lost != errors.Is(err, payment.ErrRefused) {
					t.Errorf("a refund of it: %v", err)
				}
			})
		})
	}
}

func TestADisputeNobodyAnswersIsLost(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBank(t, d)
		b.contested(t)
		b.later(t, 30*24*time.Hour)
		if len(b.heard) != 2 || b.heard[1].Dispute.State != payment.Lost {
			t.Fatalf("heard %+v", b.heard)
		}
	})
}

func TestNewsAreToldAgainUntilTheyAreHeard(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBank(t, d)
		id := b.contested(t)
		markettest.Must(b.SendEvidence(t.Context(), id, payment.Evidence{}))
		b.deaf = true
		b.later(t, time.Second)
		b.deaf = false
		b.later(t, time.Hour)
		if len(b.heard) != 2 || b.heard[1].Dispute.State != payment.Lost {
			t.Fatalf("heard %+v", b.heard)
		}
		var refunded int
		if err := d.QueryRow(t.Context(), `SELECT refunded FROM sandbox_charges WHERE id = $1`,
			b.heard[0].Dispute.IntentID).Scan(&refunded); err != nil || refunded != 1234 {
			t.Errorf("taken back %d, %v", refunded, err)
		}
	})
}

func TestOnlyTheBuyerAnswersTheirBank(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newSandbox(d)
		c := payment.Charge{Key: "a", Amount: 1, Token: token(s, asking), KeepCard: true}
		waiting := markettest.Must(s.Charge(t.Context(), c))
		for _, secret := range []string{"", waiting.IntentID, waiting.ClientSecret + "x", "_secret_"} {
			if err := s.Answer(t.Context(), secret, true); !errors.Is(err, payment.ErrSignature) {
				t.Errorf("%q: %v", secret, err)
			}
		}
		if _, err := s.SaveCard(t.Context(), "maude", c.Token); err == nil {
			t.Error("the card of a charge that waits was saved")
		}
		for _, accept := range []bool{true, false} { // the first counts
			if err := s.Answer(t.Context(), waiting.ClientSecret, accept); err != nil {
				t.Error(err)
			}
		}
		if r := markettest.Must(s.Lookup(t.Context(), c)); r.State != payment.Succeeded || r.ClientSecret != "" {
			t.Errorf("%+v", r)
		}
		if _, err := s.SaveCard(t.Context(), "maude", c.Token); err != nil {
			t.Errorf("the card that paid: %v", err)
		}
	})
}
