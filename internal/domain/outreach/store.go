package outreach

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/searchkey"
)

// subscriber is what a subscription found: fresh when a letter is due, confirmed when they may be written to.
type subscriber struct {
	id               string
	fresh, confirmed bool
}

// addSubscriber makes or revives a subscription, confirmed at once or not. The WHERE clause keeps the promise that a
// reader is welcomed once: no row comes back when the address reads the newsletter already, nor when it was asked to
// confirm after askedAfter.
func addSubscriber(ctx context.Context, tx *db.Tx, email string, now int64, confirmed bool,
	askedAfter int64) (who subscriber, err error) {
	var at any
	if confirmed {
		at = now
	}
	key := strings.ToLower(email)
	err = tx.QueryRow(ctx, `
		INSERT INTO newsletter_subscriber (id, email, email_key, search_key, subscribed_at, confirmed_at, created_at)
		VALUES ($1, $2, $3, $7, $4, $5, $4)
		ON CONFLICT (email_key) DO UPDATE
		SET email = excluded.email, subscribed_at = excluded.subscribed_at, confirmed_at = excluded.confirmed_at,
		unsubscribed_at = NULL
		WHERE newsletter_subscriber.unsubscribed_at IS NOT NULL
			OR (newsletter_subscriber.confirmed_at IS NULL AND (excluded.confirmed_at IS NOT NULL
			OR newsletter_subscriber.subscribed_at <= $6))
		RETURNING id`, db.NewID(), email, key, now, at, askedAfter, searchkey.Of(email)).Scan(&who.id)
	if !errors.Is(err, sql.ErrNoRows) {
		return subscriber{who.id, true, confirmed}, err
	}
	var known sql.NullInt64
	err = tx.QueryRow(ctx, `SELECT id, confirmed_at FROM newsletter_subscriber WHERE email_key = $1`, key).Scan(&who.id,
		&known)
	who.confirmed = known.Valid
	return who, err
}

// confirmSubscription notes the first confirmation of someone who was asked after a time. Fresh tells it is the first;
// no row means that the link is too old, or the reader has left.
func confirmSubscription(ctx context.Context, tx *db.Tx, id string, now, askedAfter int64) (email string, fresh bool,
	err error) {
	err = tx.QueryRow(ctx, `
		UPDATE newsletter_subscriber SET confirmed_at = $2
		WHERE id = $1 AND confirmed_at IS NULL AND unsubscribed_at IS NULL AND subscribed_at >= $3
		RETURNING email`, id, now, askedAfter).Scan(&email)
	if !errors.Is(err, sql.ErrNoRows) {
		return email, true, err
	}
	err = tx.QueryRow(ctx, `
		SELECT email FROM newsletter_subscriber WHERE id = $1 AND confirmed_at IS NOT NULL AND unsubscribed_at IS NULL`,
		id).Scan(&email)
	return email, false, err
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

func addFeedback(ctx context.Context, tx *db.Tx, f Feedback, threadID, userID string, now int64) error {
	var author any
	if userID != "" {
		author = userID
	}
	_, err := tx.Exec(ctx, `
		INSERT INTO feedback_message (id, user_id, name, email, message, created_at, thread_id)
		VALUES ($1, $2, $3, $4, $5, $6, $7)`, db.NewID(), author, f.Name, f.Email, f.Message, now, threadID)
	return err
}

func addContact(ctx context.Context, tx *db.Tx, c Contact, threadID, userID string, now int64) error {
	var author any
	if userID != "" {
		author = userID
	}
	_, err := tx.Exec(ctx, `
		INSERT INTO contact_message (id, user_id, name, email, subject, message, created_at, thread_id)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
		db.NewID(), author, c.Name, c.Email, c.Subject, c.Message, now, threadID)
	return err
}
