package order

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/searchkey"
)

// isGuest is the condition of an order o without a user whose guest was not forgotten.
const isGuest = `o.user_id IS NULL AND o.erased_at IS NULL`

// guestEmails finds e-mails of guests by how one of their keys begins.
func guestEmails(ctx context.Context, r db.Reader, key string, limit int) ([]string, error) {
	from, to := searchkey.Range(key)
	return db.All(ctx, r, scanID, `SELECT DISTINCT o.email_key FROM (SELECT order_id FROM order_keys
			WHERE search_key >= $1 AND search_key <= $2 ORDER BY search_key, order_id DESC LIMIT 400) k
		JOIN orders o ON o.id = k.order_id WHERE `+isGuest+` LIMIT `+strconv.Itoa(limit), from, to)
}

func guestEmailOf(ctx context.Context, r db.Reader, orderID string) (email string, err error) {
	err = r.QueryRow(ctx, `SELECT o.email_key FROM orders o WHERE o.id = $1 AND `+isGuest, orderID).Scan(&email)
	if errors.Is(err, sql.ErrNoRows) {
		return "", ErrNotFound
	}
	return email, err
}

// guestRow is an order with whose it is.
type guestRow struct {
	Head
	email, phone, firstName, lastName string
}

// guestsOf reads the guests of some e-mails by their orders.
func guestsOf(ctx context.Context, r db.Reader, emails []string) ([]Guest, error) {
	if len(emails) == 0 {
		return nil, nil
	}
	marks, args := db.Placeholders(emails)
	rows, err := db.All(ctx, r, func(rows *sql.Rows) (g guestRow, err error) {
		return g, scanHead(rows, &g.Head, &g.email, &g.phone, &g.firstName, &g.lastName)
	}, `SELECT o.id, o.reference, o.created_at, o.grand_total, o.status, o.email, o.phone, o.first_name, o.last_name
		FROM orders o WHERE o.email_key IN (`+marks+`) AND `+isGuest+`
		ORDER BY o.created_at DESC, o.id DESC LIMIT 1000`, args...)
	return gather(rows), err
}

func eraseGuest(ctx context.Context, tx *db.Tx, orderID string, now time.Time) error {
	return tx.Later(ctx, `UPDATE orders SET erased_at = $2, gift_message = '' WHERE id = $1 AND user_id IS NULL`,
		orderID, now.UnixMilli())
}
