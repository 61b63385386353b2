package outreach

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

// Export gathers what is known of a user and of their e-mail. Give the e-mail only once it is proved to be theirs.
func (s *Service) Export(ctx context.Context, userID, email string) (any, error) {
	return s.keptOf(ctx, userID, email)
}

func (s *Service) keptOf(ctx context.Context, userID, email string) (Kept, error) {
	kept := Kept{Feedback: []KeptFeedback{}, Contact: []KeptFeedback{}}
	var sub KeptSubscription
	var since int64
	var left sql.NullInt64
	err := s.db.QueryRow(ctx, `SELECT email, subscribed_at, unsubscribed_at FROM newsletter_subscriber
		WHERE email_key = $1`, strings.ToLower(email)).
		Scan(&sub.Email, &since, &left)
	switch {
	case err == nil:
		sub.SubscribedAt = time.UnixMilli(since).UTC()
		if left.Valid {
			at := time.UnixMilli(left.Int64).UTC()
			sub.UnsubscribedAt = &at
		}
		kept.Newsletter = &sub
	case !errors.Is(err, sql.ErrNoRows):
		return Kept{}, fmt.Errorf("outreach: export: %w", err)
	}
	for query, into := range map[string]*[]KeptFeedback{
		`SELECT message, created_at FROM feedback_message WHERE user_id = $1 ORDER BY created_at, id`: &kept.Feedback,
		`SELECT message, created_at FROM contact_message WHERE user_id = $1 ORDER BY created_at, id`:  &kept.Contact,
	} {
		messages, err := db.All(ctx, s.db, scanFeedback, query, userID)
		if err != nil {
			return Kept{}, fmt.Errorf("outreach: export: %w", err)
		}
		*into = append(*into, messages...)
	}
	return kept, nil
}

func scanFeedback(r *sql.Rows) (f KeptFeedback, err error) {
	var at int64
	err = r.Scan(&f.Message, &at)
	f.CreatedAt = time.UnixMilli(at).UTC()
	return f, err
}

// ExportGuest gathers what is known of the e-mail of someone without an account.
func (s *Service) ExportGuest(ctx context.Context, email string) (any, error) {
	kept, err := s.keptOf(ctx, "", email)
	if err != nil {
		return nil, err
	}
	messages, err := db.All(ctx, s.db, scanFeedback, `SELECT message, created_at FROM contact_message
		WHERE user_id IS NULL AND LOWER(email) = $1 ORDER BY created_at, id`, strings.ToLower(email))
	if err != nil {
		return nil, fmt.Errorf("outreach: export: %w", err)
	}
	kept.Contact = append(kept.Contact, messages...)
	return kept, nil
}

// ForgetGuest deletes the subscription of an e-mail and what was written from it without an account.
func (s *Service) ForgetGuest(ctx context.Context, tx *db.Tx, email string) error {
	if err := s.Forget(ctx, tx, "", email); err != nil {
		return err
	}
	key := strings.ToLower(email)
	for _, query := range []string{
		`DELETE FROM inbox_replies WHERE thread_id IN (SELECT id FROM inbox_threads WHERE user_id IS NULL
			AND email_key = $1)`,
		`DELETE FROM inbox_threads WHERE user_id IS NULL AND email_key = $1`,
		`DELETE FROM contact_message WHERE user_id IS NULL AND LOWER(email) = $1`,
	} {
		if _, err := tx.Exec(ctx, query, key); err != nil {
			return fmt.Errorf("outreach: forget: %w", err)
		}
	}
	return nil
}

// Forget deletes the subscription of an e-mail and what its owner wrote.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID, email string) error {
	key := strings.ToLower(email)
	for _, q := range []db.Statement{
		{Query: `DELETE FROM newsletter_event WHERE subscriber_id IN (SELECT id FROM newsletter_subscriber
			WHERE email_key = $1)`, Args: []any{key}},
		{Query: `DELETE FROM newsletter_subscriber WHERE email_key = $1`, Args: []any{key}},
		{Query: `DELETE FROM inbox_replies WHERE thread_id IN (SELECT id FROM inbox_threads WHERE user_id = $1)`,
			Args: []any{userID}},
		{Query: `DELETE FROM inbox_threads WHERE user_id = $1`, Args: []any{userID}},
		{Query: `DELETE FROM feedback_message WHERE user_id = $1`, Args: []any{userID}},
		{Query: `DELETE FROM contact_message WHERE user_id = $1`, Args: []any{userID}},
	} {
		if _, err := tx.Exec(ctx, q.Query, q.Args...); err != nil {
			return fmt.Errorf("outreach: forget: %w", err)
		}
	}
	return nil
}
