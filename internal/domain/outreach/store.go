package outreach

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"rangrue/internal/kit/db"
)

// addSubscriber makes or revives a subscription. The WHERE clause keeps the promise that a reader is welcomed once:
// no row comes back when the address reads the newsletter already.
func addSubscriber(ctx context.Context, tx *db.Tx, email string, now int64) (id string, fresh bool, err error) {
	key := strings.ToLower(email)
	err = tx.QueryRow(ctx, `
		INSERT INTO newsletter_subscriber (id, email, email_key, subscribed_at, created_at) VALUES ($1, $2, $3, $4, $4)
		ON CONFLICT (email_key) DO UPDATE
		SET email = excluded.email, subscribed_at = excluded.subscribed_at, unsubscribed_at = NULL
		WHERE newsletter_subscriber.unsubscribed_at IS NOT NULL
		RETURNING id`, db.NewID(), email, key, now).Scan(&id)
	if !errors.Is(err, sql.ErrNoRows) {
		return id, true, err
	}
	err = tx.QueryRow(ctx, `SELECT id FROM newsletter_subscriber WHERE email_key = $1`, key).Scan(&id)
	return id, false, err
}

// noteEvent remembers the first time a subscriber said yes at a place.
func noteEvent(ctx context.Context, tx *db.Tx, subscriberID string, event Event, attributes string, now int64) error {
	_, err := tx.Exec(ctx, `
		INSERT INTO newsletter_event (subscriber_id, event, attributes, created_at) VALUES ($1, $2, $3, $4)
		ON CONFLICT (subscriber_id, event) DO NOTHING`, subscriberID, string(event), attributes, now)
	return err
}

// endSubscription keeps the first time of leaving, and tells whether there was such a subscription at all.
func endSubscription(ctx context.Context, tx *db.Tx, id string, now int64) (known bool, err error) {
	n, err := tx.Exec(ctx, `
		UPDATE newsletter_subscriber SET unsubscribed_at = COALESCE(unsubscribed_at, $2) WHERE id = $1`, id, now)
	return n == 1, err
}

func addFeedback(ctx context.Context, tx *db.Tx, f Feedback, userID string, now int64) error {
	var author any
	if userID != "" {
		author = userID
	}
	_, err := tx.Exec(ctx, `
		INSERT INTO feedback_message (id, user_id, name, email, message, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
		db.NewID(), author, f.Name, f.Email, f.Message, now)
	return err
}
