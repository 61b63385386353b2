package order

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

func insertReturnPhoto(ctx context.Context, tx *db.Tx, p ReturnPhoto) error {
	return tx.Later(ctx, `INSERT INTO return_photos (id, order_id, file_key, created_at) VALUES ($1, $2, $3, $4)`,
		p.ID, p.OrderID, p.File, db.Millis(p.CreatedAt))
}

func countWaitingPhotos(ctx context.Context, r db.Reader, orderID string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM return_photos WHERE order_id = $1 AND return_id IS NULL`,
		orderID).Scan(&n)
}

// joinPhoto is false for a photograph that does not wait under the return's order.
func joinPhoto(ctx context.Context, tx *db.Tx, ret *ReturnItem, id string) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE return_photos SET return_id = $1
		WHERE id = $2 AND order_id = $3 AND return_id IS NULL`, ret.ID, id, ret.OrderID)
	return n == 1, err
}

func scanPhoto(rows *sql.Rows) (p ReturnPhoto, err error) {
	var ret sql.NullString
	var created int64
	err = rows.Scan(&p.ID, &p.OrderID, &ret, &p.File, &created)
	p.ReturnID, p.CreatedAt = ret.String, time.UnixMilli(created)
	return p, err
}

func listPhotos(ctx context.Context, r db.Reader, where string, args ...any) ([]ReturnPhoto, error) {
	return db.All(ctx, r, scanPhoto, `SELECT id, order_id, return_id, file_key, created_at FROM return_photos
		WHERE `+where+` ORDER BY created_at, id`, args...)
}

func photosOfReturns(ctx context.Context, r db.Reader, returnIDs []string) ([]ReturnPhoto, error) {
	marks, args := db.Placeholders(returnIDs)
	return listPhotos(ctx, r, "return_id IN ("+marks+")", args...)
}

func photosOfUser(ctx context.Context, r db.Reader, userID string) ([]ReturnPhoto, error) {
	return listPhotos(ctx, r, "order_id IN (SELECT id FROM orders WHERE user_id = $1)", userID)
}

func photosOfOrder(ctx context.Context, r db.Reader, orderID string) ([]ReturnPhoto, error) {
	return listPhotos(ctx, r, "order_id = $1", orderID)
}

// findReturnPhoto names the owner: the order is one that the scope reaches, and a shop's photograph is of its return.
func findReturnPhoto(ctx context.Context, r db.Reader, scope Scope, orderID, id string) (key string, err error) {
	query := `SELECT p.file_key FROM return_photos p JOIN orders ON orders.id = p.order_id
		WHERE p.id = $1 AND p.order_id = $3 AND (` + scope.condition() + `)`
	if scope.reach == reachShop {
		query += ` AND p.return_id IN (SELECT i.id FROM return_items i WHERE i.shop_id = $2)`
	}
	err = r.QueryRow(ctx, query, id, scope.id, orderID).Scan(&key)
	if errors.Is(err, sql.ErrNoRows) {
		return "", ErrNotFound
	}
	if err != nil {
		return "", fmt.Errorf("find a photograph of a return: %w", err)
	}
	return key, nil
}

func deletePhotos(ctx context.Context, tx *db.Tx, where string, args ...any) ([]string, error) {
	keys, err := db.All(ctx, tx, scanID, `DELETE FROM return_photos WHERE `+where+` RETURNING file_key`, args...)
	if err != nil {
		return nil, fmt.Errorf("delete photographs of returns: %w", err)
	}
	return keys, nil
}

func deleteWaitingPhotos(ctx context.Context, tx *db.Tx, before time.Time) ([]string, error) {
	return deletePhotos(ctx, tx, "return_id IS NULL AND created_at < $1", before.UnixMilli())
}

func deletePhotosOfUser(ctx context.Context, tx *db.Tx, userID string) ([]string, error) {
	return deletePhotos(ctx, tx, "order_id IN (SELECT id FROM orders WHERE user_id = $1)", userID)
}

func deletePhotosOfOrder(ctx context.Context, tx *db.Tx, orderID string) ([]string, error) {
	return deletePhotos(ctx, tx, "order_id = $1", orderID)
}
