package account

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

func listAddresses(ctx context.Context, r db.Reader, userID string) ([]*Address, error) {
	return db.All(ctx, r, func(r *sql.Rows) (*Address, error) { return scanAddress(r) },
		`SELECT `+addressColumns+` FROM customer_addresses WHERE user_id = $1
			ORDER BY is_default DESC, created_at DESC, id DESC`, userID)
}

func countAddresses(ctx context.Context, tx *db.Tx, userID string) (n int, err error) {
	return n, tx.QueryRow(ctx, `SELECT COUNT(*) FROM customer_addresses WHERE user_id = $1`, userID).Scan(&n)
}

func insertAddress(ctx context.Context, tx *db.Tx, a Address, userID string, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO customer_addresses (`+addressColumns+`, user_id, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)`,
		a.ID, a.FirstName, a.LastName, a.Address, a.Address2, a.City, a.Province, a.PostalCode, a.Country,
		a.IsDefault, userID, now.UnixMilli())
	return err
}

func updateAddress(ctx context.Context, tx *db.Tx, a Address, userID string, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE customer_addresses SET first_name = $1, last_name = $2, address = $3, address2 = $4,
		city = $5,
		province = $6, postal_code = $7, updated_at = $8 WHERE id = $9 AND user_id = $10`,
		a.FirstName, a.LastName, a.Address, a.Address2, a.City, a.Province, a.PostalCode, now.UnixMilli(), a.ID, userID)
}

func markDefault(ctx context.Context, tx *db.Tx, id, userID string, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE customer_addresses SET is_default = 1, updated_at = $1 WHERE id = $2 AND user_id = $3`,
		now.UnixMilli(), id, userID)
}

func deleteUnlessDefault(ctx context.Context, tx *db.Tx, id, userID string) (int64, error) {
	return tx.Exec(ctx, `DELETE FROM customer_addresses WHERE id = $1 AND user_id = $2 AND is_default = 0`, id, userID)
}

const addressColumns = `id, first_name, last_name, address, address2, city, province, postal_code, country, is_default`

func scanAddress(row scanner) (*Address, error) {
	var a Address
	var isDefault int
	err := row.Scan(&a.ID, &a.FirstName, &a.LastName, &a.Address, &a.Address2, &a.City, &a.Province, &a.PostalCode,
		&a.Country, &isDefault)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrAddressNotFound
	}
	a.IsDefault, a.Name = isDefault == 1, a.FirstName+" "+a.LastName
	return &a, err
}

func readAddress(ctx context.Context, r db.Reader, userID, id string) (*Address, error) {
	return scanAddress(r.QueryRow(ctx, `SELECT `+addressColumns+` FROM customer_addresses WHERE id = $1
		AND user_id = $2`, id, userID))
}

// lockUser makes two changes of one user's default wait for each other; it also refuses an account that is gone.
func lockUser(ctx context.Context, tx *db.Tx, userID string) error {
	n, err := tx.Exec(ctx, `UPDATE users SET updated_at = updated_at WHERE id = $1 AND deleted_at IS NULL`, userID)
	if err == nil && n == 0 {
		return ErrNotFound
	}
	return err
}

func clearDefault(ctx context.Context, tx *db.Tx, userID string) error {
	_, err := tx.Exec(ctx, `UPDATE customer_addresses SET is_default = 0 WHERE user_id = $1 AND is_default = 1`, userID)
	return err
}
