// Package sandbox is the card processor that comes in the binary, so that a market can be tried with no key and no
// network. It plays the bank with well-known test numbers and keeps books of its own, so that whoever crashed can ask
// it what became of a charge. It promises that no number or security code leaves the call that brought it: a token
// holds the brand, the last four digits, the expiry and how the card behaves, nothing else. It moves no real money, and
// refuses any number that is not one of its own, so that nobody leaves a real one here.
package sandbox

import (
	"context"
	"crypto/rand"
	"errors"
	"time"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
)

// Name is how attempts remember the sandbox.
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
	TokenKey []byte           // signs tokens; every node needs the same
	Latency  time.Duration    // how long a charge takes; zero for tests and measures
	Now      func() time.Time // time.Now when nil
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

// slowness is how many times longer a slow card takes, and a silent one keeps its caller waiting.
const slowness, silence = 6, 60

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
	return chargeByKey(ctx, s.db, c.Key)
}

// Cancel implements [payment.Provider]: it writes the cancellation under the charge's key, so that the charge itself,
// should it still be on its way, finds its place taken.
func (s *Sandbox) Cancel(ctx context.Context, c payment.Charge) (payment.Result, error) {
	cancelled := payment.Result{State: payment.Cancelled, IntentID: newID("ch")}
	err := s.db.Tx(ctx, func(tx *db.Tx) error { return insertCharge(ctx, tx, c, cancelled, s.Now()) })
	if stands(err) {
		return chargeByKey(ctx, s.db, c.Key)
	}
	return cancelled, err
}

// record makes the charge, or finds that it is already made.
func (s *Sandbox) record(ctx context.Context, c payment.Charge, card card) (payment.Result, error) {
	verdict := card.verdict()
	verdict.IntentID = newID("ch")
	if card.tokenID != "" {
		verdict.IntentID = named("ch", card.tokenID)
	}
	// Light, because its caller's own note of the charge follows in the same database and makes both durable.
	err := s.db.LightTx(ctx, func(tx *db.Tx) error { return insertCharge(ctx, tx, c, verdict, s.Now()) })
	if !stands(err) {
		return verdict, err
	}
	made, err := chargeByKey(ctx, s.db, c.Key)
	if err != nil || made.State != payment.Unknown {
		return made, err
	}
	// The token served before, under another key.
	refused := payment.Result{State: payment.Declined, Code: payment.CodeToken, IntentID: newID("ch"), Card: verdict.Card}
	err = s.db.LightTx(ctx, func(tx *db.Tx) error { return insertCharge(ctx, tx, c, refused, s.Now()) })
	if stands(err) {
		return chargeByKey(ctx, s.db, c.Key)
	}
	return refused, err
}

// wait is the time a real processor takes.
func (s *Sandbox) wait(ctx context.Context, b behaviour) error {
	d := s.Latency
	switch b {
	case slow:
		d *= slowness
	case timeout:
		d *= silence
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

// named is an id of the sandbox's; what a token pays for or saves is named after the token.
func named(kind, name string) string { return kind + "_sandbox_" + name }
