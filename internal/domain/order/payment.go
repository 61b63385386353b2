package order

import (
	"cmp"
	"context"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
)

// AttemptStatus is where a try at charging stands. An attempt is started once and ends once.
type AttemptStatus string

const (
	AttemptStarted   AttemptStatus = "started"   // the provider's answer is not known yet
	AttemptSucceeded AttemptStatus = "succeeded" // the money was taken
	AttemptFailed    AttemptStatus = "failed"    // the provider said no
	AttemptVoided    AttemptStatus = "voided"    // given up before any money moved
)

// Attempt is the try at charging an order, which has one: another try is another order. Its Key is the idempotency key
// of the provider's call: asking again with it, after a crash or a lost answer, never charges twice.
type Attempt struct {
	OrderID     string
	Key         string
	Provider    string
	IntentID    string // the provider's id of the charge, empty until known
	CardToken   string // the provider's token of the card; emptied when the attempt ends
	CardBrand   string
	CardLast4   string
	Amount      money.Cents
	Status      AttemptStatus
	FailureCode string
	CreatedAt   time.Time
}

// cardNames are the brands whose names are not just their code with a capital.
var cardNames = map[string]string{
	"amex": "American Express", "american_express": "American Express", "diners": "Diners Club", "jcb": "JCB",
	"unionpay": "UnionPay",
}

// Card says which card paid, as people read it: Visa se terminant par 4242. Empty when none did.
func (a *Attempt) Card() string {
	if a == nil || a.CardLast4 == "" {
		return ""
	}
	name := cardNames[a.CardBrand]
	if name == "" && a.CardBrand != "" {
		name = strings.ToUpper(a.CardBrand[:1]) + a.CardBrand[1:]
	}
	return cmp.Or(name, "Carte") + " se terminant par " + a.CardLast4
}

// Receipt is what the provider tells of a charge that went through.
type Receipt struct {
	IntentID  string
	CardBrand string
	CardLast4 string
}

// ErrAttemptOver refuses to settle an attempt otherwise than it already was. When a charge went through for an attempt
// already given up, the caller must refund that charge.
var ErrAttemptOver = problem.New(problem.Conflict, "payment_already_settled", problem.Say(
	"Ce paiement est déjà réglé.", "This payment is already settled."))

// NoteIntent stores the provider's id of a charge as soon as it is known, so that it can be found after a crash.
func (s *Service) NoteIntent(ctx context.Context, tx *db.Tx, orderID, intentID string, at time.Time) error {
	return noteIntent(ctx, tx, orderID, intentID, at)
}

// Pay settles an attempt that went through: the order becomes paid, and its sale is posted (see [Service.Paid]). Give
// it the order as it was placed: nothing else changes an order whose attempt has not ended. The request, the webhook
// and the sweeper may all report the same charge; changed is true for the first one alone, which must see to the
// consequences. It returns [ErrAttemptOver] when the attempt ended otherwise.
func (s *Service) Pay(
	ctx context.Context, tx *db.Tx, placed *Order, receipt Receipt, at time.Time,
) (o *Order, changed bool, err error) {
	if changed, err = endOnce(ctx, tx, placed.ID, AttemptSucceeded, receipt, ""); err != nil {
		return nil, false, err
	}
	if !changed {
		o, err = find(ctx, tx, Whole(), "id", placed.ID)
		return o, false, err
	}
	o = placed.copy()
	o.PaidAt, o.UpdatedAt = at, at
	for _, part := range o.Shops {
		part.promise(at)
	}
	if err := s.save(ctx, tx, o); err != nil {
		return nil, false, err
	}
	if s.Paid != nil {
		err = s.Paid(ctx, tx, o)
	}
	return o, true, err
}

// copy is an order and its parts to be changed by a transaction, which may run again from the same order.
func (o *Order) copy() *Order {
	c := *o
	c.Shops = make([]*ShopOrder, len(o.Shops))
	for n, part := range o.Shops {
		p := *part
		c.Shops[n] = &p
	}
	return &c
}

// Fail settles an attempt that the provider refused: the order fails, every unit is cancelled, and back lists the
// units to put in stock again. Like [Service.Pay] it may be called several times.
func (s *Service) Fail(
	ctx context.Context, tx *db.Tx, orderID, code string, at time.Time,
) (o *Order, back []Stock, changed bool, err error) {
	o, changed, err = settle(ctx, tx, orderID, AttemptFailed, Receipt{}, code)
	if err != nil || !changed {
		return o, nil, false, err
	}
	o.FailedAt, o.UpdatedAt = at, at
	for _, i := range o.Items() {
		back = i.cancel(i.Left(), "", at, back)
	}
	if err := s.save(ctx, tx, o); err != nil {
		return nil, nil, false, err
	}
	return o, back, true, s.undone(ctx, tx, o)
}

// Void gives up an attempt before any money moved, so that its pending order can be cancelled.
func (s *Service) Void(ctx context.Context, tx *db.Tx, orderID string) error {
	_, _, err := settle(ctx, tx, orderID, AttemptVoided, Receipt{}, "")
	return err
}

// settle ends an attempt and loads its order, locked. changed is false when the attempt had already ended the same way.
func settle(
	ctx context.Context, tx *db.Tx, orderID string, end AttemptStatus, receipt Receipt, code string,
) (o *Order, changed bool, err error) {
	if changed, err = endOnce(ctx, tx, orderID, end, receipt, code); err != nil {
		return nil, false, err
	}
	o, err = find(ctx, tx, Whole(), "id", orderID)
	return o, changed, err
}

// endOnce ends an attempt and locks its order. changed is false when the attempt had already ended the same way; when
// it had ended otherwise, the error is [ErrAttemptOver].
func endOnce(
	ctx context.Context, tx *db.Tx, orderID string, end AttemptStatus, receipt Receipt, code string,
) (changed bool, err error) {
	if changed, err = endAttempt(ctx, tx, orderID, end, receipt, code); err != nil || changed {
		return changed, err
	}
	attempt, err := attemptOf(ctx, tx, orderID)
	if err == nil && attempt.Status != end {
		err = ErrAttemptOver
	}
	return false, err
}

// AttemptOf loads the try at charging an order.
func (s *Service) AttemptOf(ctx context.Context, r db.Reader, orderID string) (*Attempt, error) {
	return attemptOf(ctx, r, orderID)
}

// AttemptByKey loads the try whose provider's call had a key.
func (s *Service) AttemptByKey(ctx context.Context, r db.Reader, key string) (*Attempt, error) {
	return attemptByKey(ctx, r, key)
}

// OpenAttempts lists tries begun before a moment whose end is not known, the oldest first: what a sweeper asks the
// provider about after a crash.
func (s *Service) OpenAttempts(ctx context.Context, before time.Time, limit int) ([]*Attempt, error) {
	return openAttempts(ctx, s.db, before, limit)
}
