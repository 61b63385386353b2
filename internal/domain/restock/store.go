package restock

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

// alert is a request to be told.
type alert struct {
	ID        string
	VariantID string
	Email     string
	UserID    string // empty for a guest
	CreatedAt time.Time
}

// insert leaves a request that waits already as it is.
func insert(ctx context.Context, tx *db.Tx, a alert) error {
	var user any
	if a.UserID != "" {
		user = a.UserID
	}
	_, err := tx.Exec(ctx, `INSERT INTO stock_alerts (id, variant_id, email, email_key, user_id, consent, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (variant_id, email_key) WHERE sent_at IS NULL DO NOTHING`,
		a.ID, a.VariantID, a.Email, strings.ToLower(a.Email), user, Consent, a.CreatedAt.UnixMilli())
	if err != nil {
		return fmt.Errorf("restock: ask: %w", err)
	}
	return nil
}

// restocked lists variants with units that someone waits for, in the order of their ids. Whether they are shown is for
// the catalogue to say.
func restocked(ctx context.Context, r db.Reader, after string, limit int) ([]string, error) {
	ids, err := db.All(ctx, r, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
		`SELECT DISTINCT a.variant_id FROM stock_alerts a JOIN variants v ON v.id = a.variant_id
		WHERE a.sent_at IS NULL AND a.variant_id > $1 AND v.deleted_at IS NULL
		AND (v.inventory_mode = 'stock' AND v.inventory_quantity > 0
			OR v.inventory_mode = 'status' AND v.inventory_status = 'in_stock')
		ORDER BY a.variant_id LIMIT $2`, after, limit)
	if err != nil {
		return nil, fmt.Errorf("restock: sweep: %w", err)
	}
	return ids, nil
}

func waiting(ctx context.Context, tx *db.Tx, variantID string, limit int) ([]alert, error) {
	return db.All(ctx, tx, func(rows *sql.Rows) (a alert, err error) { return a, rows.Scan(&a.ID, &a.Email) },
		`SELECT id, email FROM stock_alerts WHERE variant_id = $1 AND sent_at IS NULL ORDER BY id LIMIT $2`, variantID,
		limit)
}

// markSent is false when the letter was written already.
func markSent(ctx context.Context, tx *db.Tx, id string, now time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE stock_alerts SET sent_at = $1 WHERE id = $2 AND sent_at IS NULL`,
		now.UnixMilli(), id)
	return n == 1, err
}

// cancelMailbox deletes what the mailbox of a request waits for. The request itself stays if it was answered, so that
// the link of its letter goes on naming the mailbox.
func cancelMailbox(ctx context.Context, tx *db.Tx, id string) error {
	_, err := tx.Exec(ctx, `DELETE FROM stock_alerts WHERE sent_at IS NULL AND email_key =
		(SELECT email_key FROM stock_alerts WHERE id = $1)`, id)
	if err != nil {
		return fmt.Errorf("restock: cancel: %w", err)
	}
	return nil
}

func deleteBefore(ctx context.Context, tx *db.Tx, before time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM stock_alerts WHERE created_at < $1`, before.UnixMilli())
	return err
}

// Kept is a request as the copy of someone's data tells it.
type Kept struct {
	Product   string     `json:"product"`
	Email     string     `json:"email"`
	Agreed    string     `json:"agreed"` // the text
	CreatedAt time.Time  `json:"createdAt"`
	SentAt    *time.Time `json:"sentAt"`
}

// Export lists the requests of a user and of an e-mail; either may be empty. Give the e-mail only once it is proved to
// be theirs.
func (s *Service) Export(ctx context.Context, userID, email string) ([]Kept, error) {
	list, err := db.All(ctx, s.db, scanKept, `SELECT p.name, a.email, a.consent, a.created_at, a.sent_at
		FROM stock_alerts a JOIN variants v ON v.id = a.variant_id JOIN products p ON p.id = v.product_id
		WHERE a.user_id = $1 OR a.email_key = $2 ORDER BY a.created_at, a.id`, userID, strings.ToLower(email))
	if err != nil {
		return nil, fmt.Errorf("restock: export: %w", err)
	}
	if list == nil {
		list = []Kept{}
	}
	return list, nil
}

func scanKept(r *sql.Rows) (k Kept, err error) {
	var version string
	var created int64
	var sent sql.NullInt64
	err = r.Scan(&k.Product, &k.Email, &version, &created, &sent)
	k.Agreed, k.CreatedAt = consents[version], time.UnixMilli(created).UTC()
	if sent.Valid {
		at := time.UnixMilli(sent.Int64).UTC()
		k.SentAt = &at
	}
	return k, err
}

// Forget deletes the requests of a user and of an e-mail; the user may be empty.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID, email string) error {
	_, err := tx.Exec(ctx, `DELETE FROM stock_alerts WHERE user_id = $1 OR email_key = $2`, userID,
		strings.ToLower(email))
	if err != nil {
		return fmt.Errorf("restock: forget: %w", err)
	}
	return nil
}
