// Package restock tells people who asked for it that a sold-out variant is back in stock. It promises one letter per
// request and nobody twice, and never says whether an address is known. It holds no stock: what can be bought is read
// fresh from the catalogue.
package restock

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/captcha"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/sign"
)

// Life is how long a request is kept, answered or not; the text agreed to says so.
const Life = 365 * 24 * time.Hour

// Consent is the current version of the text that people agree to. Texts never change: a new one gets a new version.
const Consent = "2026-11"

// consents are the texts agreed to, as the form shows them; a test of the form compares.
var consents = map[string]string{
	"2026-11": "Vous recevrez un seul courriel, au retour de ce produit. Votre adresse ne sert à rien d’autre, et " +
		"nous l’effaçons après un an.",
}

// Refusals.
var (
	// ErrNotFound: the variant does not exist, or is not shown.
	ErrNotFound = problem.Missing("product_not_found")
	// ErrInStock: there is nothing to wait for.
	ErrInStock = problem.New(problem.Conflict, "in_stock", problem.Say(
		"Bonne nouvelle\u00a0: ce produit est en stock. Vous pouvez le commander dès maintenant.",
		"Good news: this product is in stock. You can order it now."))
	errToken = problem.New(problem.Refused, "invalid_token", problem.Say(
		"Ce lien n’est pas valide. Utilisez celui du dernier courriel reçu.",
		"This link is not valid. Please use the one in the last message you received."))
)

// Service answers for the requests.
type Service struct {
	db *db.DB
	Options
}

// Options is what the service needs from the rest of the program.
type Options struct {
	Brand    mail.Brand
	TokenKey sign.Key         // signs the links to cancel; the same on every node and for years
	Now      func() time.Time //
	Captcha  *captcha.Checker // nil: the form is guarded by limits and a trap alone
	// Visitor tells who is signed in; false: a guest.
	Visitor func(ctx context.Context) (userID string, ok bool)
}

// New makes the service, or says what is missing to run it.
func New(d *db.DB, o Options) (*Service, error) {
	if err := o.TokenKey.Check(); err != nil {
		return nil, fmt.Errorf("restock: links of letters: %w", err)
	}
	return &Service{db: d, Options: o}, nil
}

// Ask keeps an address until the variant is back. Asking twice changes nothing, and answers the same: nobody learns
// whether an address is known. It refuses with [ErrInStock] when there is nothing to wait for.
func (s *Service) Ask(ctx context.Context, variantID, email string) error {
	email = mail.Normalize(email)
	if err := check.All(check.Required("email", email), check.Email("email", email)); err != nil {
		return err
	}
	a := alert{ID: db.NewID(), VariantID: variantID, Email: email, CreatedAt: s.Now()}
	a.UserID, _ = s.Visitor(ctx)
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		offers, err := catalog.Offers(ctx, tx, []string{variantID})
		if err != nil {
			return fmt.Errorf("restock: ask: %w", err)
		}
		offer := offers[variantID]
		switch {
		case offer == nil || offer.State(s.Now()) == catalog.Gone:
			return ErrNotFound
		case offer.State(s.Now()) == catalog.ForSale:
			return ErrInStock
		}
		return insert(ctx, tx, a)
	})
}

// Cancel forgets everything that the mailbox of a letter waits for. Doing it twice is no error.
func (s *Service) Cancel(ctx context.Context, token string) error {
	id, ok := s.TokenKey.Read(toCancel, token)
	if !ok {
		return errToken
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return cancelMailbox(ctx, tx, id) })
}

const (
	sweepKind = "restock.sweep"
	pruneKind = "restock.prune"

	pageSize  = 100 // variants read at once
	batchSize = 50  // letters written in one transaction
)

// Register names the jobs of the package.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, sweepKind, func(ctx context.Context, _ struct{}) error { return s.Sweep(ctx) })
	q.Every(sweepKind, time.Minute)
	jobs.Register(q, pruneKind, func(ctx context.Context, _ struct{}) error { return s.Prune(ctx) })
	q.Every(pruneKind, 24*time.Hour)
}

// Sweep writes to everyone whose variant can be bought again. Stock comes back in many ways (a count, a status, a
// cancelled item, a shop back from vacation): looking is plainer than being told of each.
func (s *Service) Sweep(ctx context.Context) error {
	for after := ""; ; {
		ids, err := restocked(ctx, s.db, after, pageSize)
		if err != nil || len(ids) == 0 {
			return err
		}
		offers, err := catalog.Offers(ctx, s.db, ids)
		if err != nil {
			return fmt.Errorf("restock: sweep: %w", err)
		}
		for _, id := range ids {
			if offer := offers[id]; offer != nil && offer.State(s.Now()) == catalog.ForSale {
				if err := s.tellAll(ctx, offer); err != nil {
					return fmt.Errorf("restock: sweep: %w", err)
				}
			}
		}
		after = ids[len(ids)-1]
	}
}

// tellAll writes to those who wait for a variant. The letter and the note that it was written commit together: however
// often it runs, nobody receives two.
func (s *Service) tellAll(ctx context.Context, offer *catalog.Offer) error {
	for {
		var found int
		err := s.db.Tx(ctx, func(tx *db.Tx) error {
			list, err := waiting(ctx, tx, offer.ID, batchSize)
			if err != nil {
				return err
			}
			found = len(list)
			for _, a := range list {
				if err := s.tell(ctx, tx, a, offer); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil || found < batchSize {
			return err
		}
	}
}

func (s *Service) tell(ctx context.Context, tx *db.Tx, a alert, offer *catalog.Offer) error {
	first, err := markSent(ctx, tx, a.ID, s.Now())
	if err != nil || !first {
		return err
	}
	letter, err := s.letter(a, offer)
	if err != nil {
		return err
	}
	return mail.Enqueue(ctx, tx, letter)
}

// Prune forgets what is older than [Life].
func (s *Service) Prune(ctx context.Context) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error { return deleteBefore(ctx, tx, s.Now().Add(-Life)) })
}
