// Package question keeps what customers ask about a product in public, and what its shop answers there. It promises
// that only signed-in people ask, that what is kept is plain text, that only the product's shop answers or hides, and
// that each side gets one e-mail. It settles no dispute: conversations about an order are elsewhere.
package question

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
)

// Limits of section 5 of the specification, in characters.
const (
	MinLength = 20
	MaxLength = 500
)

// The sentences of section 5; their English is ours.
var (
	textTooShort = problem.Say("Votre question doit comporter plus de 20 caractères.",
		"Your question must have more than 20 characters.")
	textTooLong = problem.Say("Votre question doit faire maximum 500 caractères.",
		"Your question must have at most 500 characters.")
)

// Refusals.
var (
	// ErrNoProduct: the product does not exist, or is not shown.
	ErrNoProduct = problem.Missing("product_not_found")
	// ErrGuest: only customers ask; a page shows guests the way to sign in instead.
	ErrGuest = problem.New(problem.Unauthorized, "sign_in_required", problem.Say(
		"Connectez-vous pour poser une question à la boutique.", "Sign in to ask the shop a question."))
)

// Question is what a customer asked about a product, with the shop's answer when it came.
type Question struct {
	ID         string
	ProductID  string
	UserID     string
	Text       string // plain text
	Answer     string // plain text; empty until answered
	AskedAt    time.Time
	AnsweredAt time.Time // zero until answered

	MarketAnswer     string // plain text; empty unless the market answered beside the shop
	MarketAnsweredAt time.Time
}

// Published is a question as the product's page shows it. Of its author the public learns a first name and an initial.
type Published struct {
	Question
	FirstName   string // empty when the account was closed since
	LastInitial string // "B."; empty when the account was closed since
}

// Service answers for the questions of every product.
type Service struct {
	db *db.DB
	Options
}

// Options is what the service needs from the rest of the program.
type Options struct {
	Now func() time.Time
	// Visitor tells who is signed in. Nil, or false: a guest.
	Visitor func(ctx context.Context) (userID string, ok bool)
	// Admit refuses someone whom operators keep out. Nil: everyone may ask.
	Admit func(ctx context.Context, userID string) error
	// Brand signs the letters. Without its address nobody is written to.
	Brand     mail.Brand
	SellerURL string // of the seller space, where a shop answers
}

// New makes the service.
func New(d *db.DB, o Options) *Service {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Visitor == nil {
		o.Visitor = func(context.Context) (string, bool) { return "", false }
	}
	return &Service{db: d, Options: o}
}

// Of lists the questions of a product that its shop has not hidden, newest first, answered or not.
func (s *Service) Of(ctx context.Context, productID string) ([]Published, error) {
	if _, err := shopOf(ctx, s.db, productID, shown); err != nil {
		return nil, err
	}
	list, err := published(ctx, s.db, productID)
	if err != nil {
		return nil, fmt.Errorf("question: list: %w", err)
	}
	return list, nil
}

// Ask publishes a question of the visitor's, and returns it as the page shows it. Asked again on the same day it is the
// one that is kept. It refuses guests with [ErrGuest] and texts that are too short or too long once their tags are
// removed.
func (s *Service) Ask(ctx context.Context, productID, text string) (*Published, error) {
	userID, signedIn := s.Visitor(ctx)
	if !signedIn {
		return nil, ErrGuest
	}
	if s.Admit != nil {
		if err := s.Admit(ctx, userID); err != nil {
			return nil, err
		}
	}
	text = check.Plain(text)
	if err := check.All(lengthOf("question", text)); err != nil {
		return nil, err
	}
	asked := Question{ProductID: productID, UserID: userID, Text: text, AskedAt: s.Now()}
	asked.ID = idOf(asked)
	var out *Published
	err := s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		shopID, err := shopOf(ctx, tx, productID, shown)
		if err != nil {
			return err
		}
		added, err := insert(ctx, tx, shopID, asked)
		if err != nil {
			return fmt.Errorf("question: ask: %w", err)
		}
		if out, err = publishedByID(ctx, tx, asked.ID); err != nil {
			return fmt.Errorf("question: ask: %w", err)
		}
		if !added {
			return nil
		}
		if err := s.tellShop(ctx, tx, shopID, out); err != nil {
			return fmt.Errorf("question: tell the shop: %w", err)
		}
		return changes.Note(ctx, tx, Changed, productID)
	})
	return out, err
}

// idOf is the same for the same question of the same person on the same day: a form that is sent again, by a double
// click or by a browser that lost the answer, asks nothing twice.
func idOf(q Question) string {
	sum := sha256.Sum256([]byte(strings.Join([]string{q.UserID, q.ProductID, calendar.Date(q.AskedAt), q.Text}, "\n")))
	return hex.EncodeToString(sum[:16])
}

// Import brings in questions that were asked elsewhere, with their answers and dates. Those that are here already, by
// id, stay as they are.
func (s *Service) Import(ctx context.Context, list []Question) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		for _, q := range list {
			shopID, err := shopOf(ctx, tx, q.ProductID, known)
			if err != nil {
				return fmt.Errorf("question: import %s: %w", q.ID, err)
			}
			q.Text, q.Answer = check.Plain(q.Text), check.Plain(q.Answer)
			if err := check.All(lengthOf("question", q.Text)); err != nil {
				return fmt.Errorf("question: import %s: %w", q.ID, err)
			}
			if _, err := insert(ctx, tx, shopID, q); err != nil {
				return fmt.Errorf("question: import %s: %w", q.ID, err)
			}
			if err := changes.Note(ctx, tx, Changed, q.ProductID); err != nil {
				return err
			}
		}
		return nil
	})
}

// Changed names, in the change log, a product whose questions changed.
const Changed = "questions"

// lengthOf judges what will be kept: tags and surrounding spaces do not count.
func lengthOf(path, text string) *problem.Field {
	switch n := utf8.RuneCountInString(text); {
	case n < MinLength:
		return check.Fail(path, "too_short", textTooShort)
	case n > MaxLength:
		return check.Fail(path, "too_long", textTooLong)
	}
	return nil
}
