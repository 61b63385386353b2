package message

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// Written says that someone wrote, not what.
type Written struct {
	ShopID string
	Author Side
	At     time.Time
}

// WrittenAbout tells when who wrote about an order, the oldest first.
func (s *Service) WrittenAbout(ctx context.Context, orderID string) ([]Written, error) {
	list, err := db.All(ctx, s.db, func(rows *sql.Rows) (w Written, err error) {
		var at int64
		err = rows.Scan(&w.ShopID, &w.Author, &at)
		w.At = time.UnixMilli(at)
		return w, err
	}, `SELECT m.shop_id, m.author, m.created_at FROM messages m WHERE m.order_id = $1 ORDER BY m.created_at, m.id`,
		orderID)
	if err != nil {
		return nil, fmt.Errorf("message: who wrote about an order: %w", err)
	}
	return list, nil
}

// ReadAsOperator gives what was written in a thread. The caller notes in the journal that it was opened.
func (s *Service) ReadAsOperator(ctx context.Context, orderID, shopID string) ([]Message, error) {
	messages, err := list(ctx, s.db, orderID, shopID)
	if err != nil {
		return nil, fmt.Errorf("message: read a thread: %w", err)
	}
	return messages, nil
}

func byID(ctx context.Context, r db.Reader, id string) (Message, error) {
	found, err := db.All(ctx, r, scan, `SELECT `+columns+` FROM messages m WHERE m.id = $1`, id)
	if err == nil && len(found) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Message{}, err
	}
	return found[0], nil
}

func setHidden(ctx context.Context, tx *db.Tx, id string, at any, reason string) error {
	n, err := tx.Exec(ctx, `UPDATE messages SET hidden_at = $2, hidden_reason = $3 WHERE id = $1`, id, at, reason)
	if err == nil && n == 0 {
		return ErrNotFound
	}
	return err
}
