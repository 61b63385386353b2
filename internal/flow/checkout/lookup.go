package checkout

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// lookupLimit is how often the e-mail of one order may be guessed, from all addresses together. It is the same whether
// there is such an order or not.
var lookupLimit = attempts.Limit{Free: 10, First: time.Minute, Most: 15 * time.Minute, Forget: time.Hour}

var errLookups = problem.New(problem.TooMany, "too_many_lookups", problem.Say(
	"Trop d’essais pour ce numéro de commande. Réessayez plus tard, ou suivez le lien de votre courriel de "+
		"confirmation.",
	"Too many tries for this order number. Try again later, or follow the link in your confirmation e-mail."))

type lookupInput struct {
	Body struct {
		Reference string `json:"reference" maxLength:"40" example:"RR-7KQ4-M2XD"`
		Email     string `json:"email" maxLength:"300"`
	}
}

// LookedUp is the order a guest found, whole, with the token that opens it and its invoices.
type LookedUp struct {
	order.View
	Token string `json:"token"`
}

type lookupOutput struct{ Body LookedUp }

func (s *Service) postLookup(ctx context.Context, in *lookupInput) (*lookupOutput, error) {
	o, err := s.lookUp(ctx, in.Body.Reference, in.Body.Email)
	if err != nil {
		return nil, err
	}
	token := s.Access.Token(o.ID)
	refunds, err := s.Invoices.Refunds(ctx, o, token)
	return &lookupOutput{Body: LookedUp{View: s.Orders.WholeView(o, refunds), Token: token}}, err
}

// lookUp finds the order of a guest who knows its reference and its e-mail. The try is counted under the reference
// before it is made, and taken back when it was right.
func (s *Service) lookUp(ctx context.Context, typed, email string) (*order.Order, error) {
	reference, ok := order.ParseReference(typed)
	if !ok {
		return nil, order.ErrNotFound
	}
	count := attempts.Count{Subject: "reference " + reference, Limit: lookupLimit}
	if err := s.Attempts.Begin(ctx, count); err != nil {
		var early *attempts.TooSoon
		if errors.As(err, &early) {
			refusal := *errLookups
			refusal.RetryAfter = early.Seconds()
			return nil, &refusal
		}
		return nil, err
	}
	o, err := s.Orders.ByReferenceAndEmail(ctx, s.db, reference, email)
	if err != nil {
		return nil, err
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error { return s.Attempts.Succeeded(ctx, tx, count) })
	return o, err
}
