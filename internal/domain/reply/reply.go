// Package reply keeps the texts that a shop answers its customers with again and again. It promises that a shop reads
// and changes its own alone, that they are plain text, and that no two of a shop bear the same name. It sends nothing:
// whoever writes inserts one and sends it as a message or an answer.
package reply

import (
	"context"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/problem"
)

const (
	// MaxReplies is how many a shop may keep.
	MaxReplies = 50
	// MaxName and MaxText are in characters; the text is as long as the longest answer to a question.
	MaxName = 60
	MaxText = 1000
)

// Refusals.
var (
	ErrNotFound = problem.Missing("reply_not_found")
	ErrTooMany  = problem.New(problem.Conflict, "too_many_replies", problem.Say(
		"Une boutique garde au plus cinquante réponses. Supprimez-en une d’abord.",
		"A shop keeps fifty replies at most. Delete one first."))
)

var textTaken = problem.Say("Une autre réponse porte déjà ce nom.", "Another reply already has this name.")

// Reply is a text under a name. {prénom} and {commande} in it stand for the customer and the order; who inserts it has
// them filled in.
type Reply struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Text string `json:"text" doc:"Plain text; {prénom} and {commande} are filled in where it is inserted"`
}

// Service keeps replies.
type Service struct {
	db *db.DB
	Options
}

// Options is what the service needs from the rest of the program.
type Options struct {
	Shops *shop.Service
	Now   func() time.Time
}

// New makes the service.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

// List gives the replies of a shop by name.
func (s *Service) List(ctx context.Context, shopID string) ([]Reply, error) {
	replies, err := list(ctx, s.db, shopID)
	if err != nil {
		return nil, fmt.Errorf("list saved replies: %w", err)
	}
	return replies, nil
}

// Save keeps a new reply of a shop, or replaces the one that has the id. It refuses with [ErrTooMany] more than
// [MaxReplies], and does not find another shop's.
func (s *Service) Save(ctx context.Context, shopID string, r Reply) (Reply, error) {
	r.Name, r.Text = check.Line(check.Strip(r.Name)), strings.TrimSpace(check.Strip(r.Text))
	err := check.All(check.Required("name", r.Name), check.Length("name", r.Name, 1, MaxName),
		check.Required("text", r.Text), check.Length("text", r.Text, 1, MaxText))
	if err != nil {
		return Reply{}, err
	}
	write, refusal := update, ErrNotFound
	if r.ID == "" {
		r.ID, write, refusal = db.NewID(), insert, ErrTooMany
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		written, err := write(ctx, tx, shopID, r, s.Now())
		if err == nil && written == 0 {
			return refusal
		}
		return err
	})
	if db.IsUnique(err, "saved_replies.shop_id", "saved_replies.name_key") {
		return Reply{}, check.Refuse(*check.Fail("name", "name_taken", textTaken))
	}
	return r, err
}

// Delete takes a reply of a shop away.
func (s *Service) Delete(ctx context.Context, shopID, id string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		deleted, err := remove(ctx, tx, shopID, id)
		if err == nil && deleted == 0 {
			return ErrNotFound
		}
		return err
	})
}

// nameKey is a name as names are compared and sorted; one of signs alone is compared as it is.
func nameKey(name string) string {
	if key := french.Key(name); key != "" {
		return key
	}
	return name
}
