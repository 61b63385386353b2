package payment

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
)

func customerOf(ctx context.Context, r db.Reader, userID, provider string) (id string, err error) {
	return id, r.QueryRow(ctx, `SELECT customer_id FROM payment_customers WHERE user_id = $1 AND provider = $2`,
		userID, provider).Scan(&id)
}

// insertCustomer keeps a user's id at a provider; the first one stays.
func insertCustomer(ctx context.Context, tx *db.Tx, userID, provider, customerID string, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO payment_customers (user_id, provider, customer_id, created_at)
		VALUES ($1, $2, $3, $4) ON CONFLICT (user_id, provider) DO NOTHING`,
		userID, provider, customerID, now.UnixMilli())
	return err
}

func defaultCard(ctx context.Context, r db.Reader, userID, provider string) (cardID string, err error) {
	return cardID, r.QueryRow(ctx, `SELECT default_card_id FROM payment_customers WHERE user_id = $1 AND provider = $2`,
		userID, provider).Scan(&cardID)
}

func setDefaultCard(ctx context.Context, tx *db.Tx, userID, provider, cardID string) error {
	_, err := tx.Exec(ctx, `UPDATE payment_customers SET default_card_id = $1 WHERE user_id = $2 AND provider = $3`,
		cardID, userID, provider)
	return err
}

// setFirstDefaultCard makes a card the default of a user who has none.
func setFirstDefaultCard(ctx context.Context, tx *db.Tx, userID, provider, cardID string) error {
	_, err := tx.Exec(ctx, `UPDATE payment_customers SET default_card_id = $1
		WHERE user_id = $2 AND provider = $3 AND default_card_id = ''`, cardID, userID, provider)
	return err
}

// customersOf lists a user at every provider.
func customersOf(ctx context.Context, tx *db.Tx, userID string) ([]forgotten, error) {
	return db.All(ctx, tx, scanForgotten, `SELECT provider, customer_id FROM payment_customers WHERE user_id = $1`,
		userID)
}

func deleteCustomers(ctx context.Context, tx *db.Tx, userID string) error {
	_, err := tx.Exec(ctx, `DELETE FROM payment_customers WHERE user_id = $1`, userID)
	return err
}

func hasEvent(ctx context.Context, r db.Reader, provider, eventID string) (bool, error) {
	var n int
	err := r.QueryRow(ctx, `SELECT COUNT(*) FROM payment_events WHERE provider = $1 AND event_id = $2`,
		provider, eventID).Scan(&n)
	return n > 0, err
}

// insertEvent is false for an event that was noted before.
func insertEvent(ctx context.Context, tx *db.Tx, provider, eventID string, now time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `INSERT INTO payment_events (provider, event_id, received_at) VALUES ($1, $2, $3)
		ON CONFLICT (provider, event_id) DO NOTHING`, provider, eventID, now.UnixMilli())
	return n == 1, err
}

func deleteEvents(ctx context.Context, tx *db.Tx, before time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM payment_events WHERE received_at < $1`, before.UnixMilli())
	return err
}

func scanForgotten(rows *sql.Rows) (f forgotten, err error) {
	return f, rows.Scan(&f.Provider, &f.CustomerID)
}
