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
	ErrChanged = problem.New(problem.Conflict, "reply_changed", problem.Say(
		"Cette réponse a changé depuis que vous l’avez ouverte.", "This reply has changed since you opened it."))
)

var textTaken = problem.Say("Une autre réponse porte déjà ce nom.", "Another reply already has this name.")

// Reply is a text under a name. {prénom} and {commande} in it stand for the customer and the order; who inserts it has
// them filled in.
type Reply struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Text string `json:"text" doc:"Plain text; {prénom} and {commande} are filled in where it is inserted"`
}

// Conflict is what comes with the refusal of an edit: when someone else's came before, and what the reply is now.
type Conflict struct {
	At    time.Time `json:"changedAt"`
	Reply Fields    `json:"reply"`
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

// Add keeps a new reply of a shop. It refuses with [ErrTooMany] more than [MaxReplies].
func (s *Service) Add(ctx context.Context, shopID string, f Fields) (Reply, error) {
	r := Reply{ID: db.NewID()}
	err := s.write(ctx, &r, f, func(tx *db.Tx) error {
		// One after the other: two at once would each find room for the fiftieth.
		if err := tx.Lock(ctx, "replies of "+shopID); err != nil {
			return err
		}
		added, err := insert(ctx, tx, shopID, r, s.Now())
		if err == nil && added == 0 {
			return ErrTooMany
		}
		return err
	})
	return r, err
}

// Edit replaces a reply of a shop that is as it was read; it does not find another shop's. One that someone else edited
// since is refused with [ErrChanged], which carries a [Conflict].
func (s *Service) Edit(ctx context.Context, shopID, id string, was, f Fields) (Reply, error) {
	r := Reply{ID: id}
	err := s.write(ctx, &r, f, func(tx *db.Tx) error {
		edited, err := update(ctx, tx, shopID, was, r, s.Now())
		if err != nil || edited == 1 {
			return err
		}
		is, at, err := read(ctx, tx, shopID, id)
		if err != nil {
			return err
		}
		return ErrChanged.With(Conflict{At: at, Reply: is})
	})
	return r, err
}

// write checks what someone wrote, puts it in r and has that stored.
func (s *Service) write(ctx context.Context, r *Reply, f Fields, store func(tx *db.Tx) error) error {
	r.Name, r.Text = check.Line(check.Strip(f.Name)), strings.TrimSpace(check.Strip(f.Text))
	err := check.All(check.Required("name", r.Name), check.Length("name", r.Name, 1, MaxName),
		check.Required("text", r.Text), check.Length("text", r.Text, 1, MaxText))
	if err != nil {
		return err
	}
	err = s.db.Tx(ctx, store)
	if db.IsUnique(err, "saved_replies.shop_id", "saved_replies.name_key") {
		return check.Refuse(*check.Fail("name", "name_taken", textTaken))
	}
	return err
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
