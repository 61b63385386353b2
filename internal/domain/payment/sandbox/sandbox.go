// Package sandbox is a card processor inside the binary, so that a market can be tried with no key and no network. It
// accepts well-known test numbers only and stores its charges, so that a caller that crashed can ask what became of
// one. It promises that a card number or security code is never stored or passed on: a token contains the brand, the
// last four digits, the expiry and how the card behaves, nothing else. It moves no real money.
package sandbox

import (
	"context"
	"crypto/rand"
	"errors"
	"time"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/sign"
)

// Name is the name of the sandbox in payment attempts.
const Name = "sandbox"

// ErrNoAnswer is what a caller sees when the processor does not answer in time, or its answer is lost on the way.
var ErrNoAnswer = errors.New("sandbox: no answer")

// Sandbox is the processor.
type Sandbox struct {
	db *db.DB
	Options
}

// Options of the sandbox.
type Options struct {
	TokenKey sign.Key         // signs tokens; every node needs the same
	Latency  time.Duration    // how long a charge takes; zero for tests and measures
	Now      func() time.Time // time.Now when nil
	// Tell is given the news of disputes, by a job that asks again until it is heard. Nil: nobody listens.
	Tell func(ctx context.Context, e payment.Event) error
}

// New makes the sandbox.
func New(d *db.DB, o Options) *Sandbox {
	if o.Now == nil {
		o.Now = time.Now
	}
	return &Sandbox{db: d, Options: o}
}

var _ payment.Provider = (*Sandbox)(nil)

// Name implements [payment.Provider].
func (s *Sandbox) Name() string { return Name }

// slowFactor and timeoutFactor are how many times longer than [Options.Latency] a slow card takes, and a card whose
// processor never answers.
const slowFactor, timeoutFactor = 6, 60

// Charge implements [payment.Provider].
func (s *Sandbox) Charge(ctx context.Context, c payment.Charge) (payment.Result, error) {
	card, err := s.cardOf(ctx, c)
	if err != nil {
		return payment.Result{}, err
	}
	if err := s.wait(ctx, card.behaviour); err != nil {
		return payment.Result{}, err
	}
	if card.behaviour == timeout {
		return payment.Result{}, ErrNoAnswer
	}
	result, err := s.record(ctx, c, card)
	if err == nil && card.behaviour == lost && result.State == payment.Succeeded {
		return payment.Result{}, ErrNoAnswer
	}
	return result, err
}

// Lookup implements [payment.Provider].
func (s *Sandbox) Lookup(ctx context.Context, c payment.Charge) (payment.Result, error) {
	return s.chargeOf(ctx, c.Key)
}

// chargeOf is the charge made under a key, with what the buyer's browser needs while it waits.
func (s *Sandbox) chargeOf(ctx context.Context, key string) (payment.Result, error) {
	result, err := chargeByKey(ctx, s.db, key)
	if result.State == payment.Waiting {
		result.ClientSecret = s.secretOf(result.IntentID)
	}
	return result, err
}

// Cancel implements [payment.Provider]: it writes the cancellation under the charge's key, so that a charge that comes
// later finds its key used. A charge that waits for its buyer is ended.
func (s *Sandbox) Cancel(ctx context.Context, c payment.Charge) (payment.Result, error) {
	cancelled := payment.Result{State: payment.Cancelled, Code: payment.CodeInterrupted, IntentID: newID("ch")}
	err := s.db.Tx(ctx, func(tx *db.Tx) error { return insertCharge(ctx, tx, c, cancelled, s.Now()) })
	if !alreadyUsed(err) {
		return cancelled, err
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error { return cancelWaiting(ctx, tx, c.Key) })
	if err != nil {
		return payment.Result{}, err
	}
	return chargeByKey(ctx, s.db, c.Key)
}

// Refund implements [payment.Provider].
func (s *Sandbox) Refund(ctx context.Context, r payment.Refund) (id string, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		id, err = insertRefund(ctx, tx, r, s.Now())
		return err
	})
	return id, err
}

// Remember writes a charge of the past that went through, so that orders of the demo market can be refunded like
// others.
func (s *Sandbox) Remember(ctx context.Context, tx *db.Tx, c payment.Charge, at time.Time) error {
	return insertCharge(ctx, tx, c, payment.Result{State: payment.Succeeded, IntentID: c.IntentID}, at)
}

// RememberRefund writes a refund of the past, of a charge that was remembered.
func (s *Sandbox) RememberRefund(ctx context.Context, tx *db.Tx, r payment.Refund, at time.Time) error {
	_, err := insertRefund(ctx, tx, r, at)
	return err
}

// RememberDispute writes a dispute of the past, of a charge that was remembered. An open one is lost on its day unless
// it is answered, as any other.
func (s *Sandbox) RememberDispute(ctx context.Context, tx *db.Tx, d payment.Dispute) error {
	if err := insertDispute(ctx, tx, d); err != nil {
		return err
	}
	switch d.State {
	case payment.NeedsAnswer:
		return s.later(ctx, tx, d.ID, stepDue, d.DueAt)
	case payment.Lost:
		return takeBack(ctx, tx, d.IntentID, d.Amount)
	}
	return nil
}

// record makes the charge, or finds that it is already made.
func (s *Sandbox) record(ctx context.Context, c payment.Charge, card card) (payment.Result, error) {
	verdict := card.verdict()
	verdict.IntentID = newID("ch")
	if card.tokenID != "" {
		verdict.IntentID = named("ch", card.tokenID)
	}
	// Light, because the caller records the result in the same database next, and that commit makes both durable.
	err := s.db.LightTx(ctx, func(tx *db.Tx) error {
		if err := insertCharge(ctx, tx, c, verdict, s.Now()); err != nil || card.behaviour != dispute {
			return err
		}
		return s.openDispute(ctx, tx, verdict.IntentID, c.Amount)
	})
	if !alreadyUsed(err) {
		if verdict.State == payment.Waiting {
			verdict.ClientSecret = s.secretOf(verdict.IntentID)
		}
		return verdict, err
	}
	made, err := s.chargeOf(ctx, c.Key)
	if err != nil || made.State != payment.Unknown {
		return made, err
	}
	// The token was used before, under another key.
	refused := payment.Result{
		State: payment.Declined, Code: payment.CodeToken, IntentID: newID("ch"), Card: verdict.Card,
	}
	err = s.db.LightTx(ctx, func(tx *db.Tx) error { return insertCharge(ctx, tx, c, refused, s.Now()) })
	if alreadyUsed(err) {
		return s.chargeOf(ctx, c.Key)
	}
	return refused, err
}

// wait takes the time that a real processor would.
func (s *Sandbox) wait(ctx context.Context, b behaviour) error {
	d := s.Latency
	switch b {
	case slow:
		d *= slowFactor
	case timeout:
		d *= timeoutFactor
	}
	if d == 0 {
		return ctx.Err()
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return errors.Join(ErrNoAnswer, ctx.Err())
	}
}

func newID(kind string) string { return named(kind, rand.Text()) }

// named is an id made of a name. What a token pays for or saves is named after the token, so that it can be used once.
func named(kind, name string) string { return kind + "_sandbox_" + name }
