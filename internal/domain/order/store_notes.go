package order

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
)

func insertNote(ctx context.Context, tx *db.Tx, n Note) error {
	return tx.Later(ctx, `INSERT INTO order_notes (id, order_id, operator_id, operator_name, body, created_at)
		VALUES ($1, $2, $3, $4, $5, $6)`, n.ID, n.OrderID, n.OperatorID, n.OperatorName, n.Text, db.Millis(n.CreatedAt))
}

func notesOf(ctx context.Context, r db.Reader, orderID string) ([]Note, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (n Note, err error) {
		var created int64
		err = rows.Scan(&n.ID, &n.OrderID, &n.OperatorID, &n.OperatorName, &n.Text, &created)
		n.CreatedAt = time.UnixMilli(created)
		return n, err
	}, `SELECT id, order_id, operator_id, operator_name, body, created_at FROM order_notes WHERE order_id = $1
		ORDER BY created_at, id`, orderID)
}
