package question

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
)

func countOfShop(ctx context.Context, r db.Reader, where, shopID string) (total int, err error) {
	return total, r.QueryRow(ctx, `SELECT COUNT(*) FROM product_questions q WHERE q.shop_id = $1 AND `+where, shopID).
		Scan(&total)
}

// setFirstAnswer answers a question that has no answer yet, and tells how many rows that was.
func setFirstAnswer(ctx context.Context, tx *db.Tx, shopID, questionID, text string, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE product_questions SET answer = $3, answered_at = $4 WHERE id = $2 AND shop_id = $1
		AND answer = ''`,
		shopID, questionID, text, now.UnixMilli())
}

func replaceAnswer(ctx context.Context, tx *db.Tx, shopID, questionID, text string) error {
	_, err := tx.Exec(ctx, `UPDATE product_questions SET answer = $3 WHERE id = $2 AND shop_id = $1`, shopID,
		questionID, text)
	return err
}

func setHidden(ctx context.Context, tx *db.Tx, shopID, questionID string, at any) error {
	_, err := tx.Exec(ctx, `UPDATE product_questions SET hidden_at = $3 WHERE id = $2 AND shop_id = $1
		AND hidden_by = ''`, shopID, questionID, at)
	return err
}

const newestFirst = "q.asked_at DESC, q.id DESC"

// filters are the conditions on q, and the order of the list.
var filters = map[Filter]struct{ where, order string }{
	Unanswered: {"q.answer = '' AND q.hidden_at IS NULL", "q.asked_at, q.id"},
	Answered:   {"q.answer <> '' AND q.hidden_at IS NULL", newestFirst},
	Hidden:     {"q.hidden_at IS NOT NULL", newestFirst},
	Every:      {"1 = 1", "CASE WHEN q.answer = '' AND q.hidden_at IS NULL THEN 0 ELSE 1 END, " + newestFirst},
}

const shopRows = `
	SELECT q.id, q.product_id, q.user_id, q.question, q.answer, q.asked_at, q.answered_at, u.first_name, u.last_name,
	u.deleted_at, q.market_answer, q.market_answered_at,
		p.name, p.slug, q.hidden_at, q.hidden_by, q.hidden_reason
	FROM product_questions q JOIN users u ON u.id = q.user_id JOIN products p ON p.id = q.product_id
	WHERE q.shop_id = $1 AND `

// WaitingOfShop counts the questions that wait for a shop's answer, and tells since when.
func (s *Service) WaitingOfShop(ctx context.Context, shopID string) (count int, oldest time.Time, err error) {
	var at sql.NullInt64
	err = s.db.QueryRow(ctx, `SELECT COUNT(*), MIN(q.asked_at) FROM product_questions q WHERE q.shop_id = $1
		AND q.answer = '' AND q.hidden_at IS NULL`,
		shopID).Scan(&count, &at)
	if err != nil {
		return 0, oldest, fmt.Errorf("question: count waiting: %w", err)
	}
	if at.Valid {
		oldest = time.UnixMilli(at.Int64).UTC()
	}
	return count, oldest, nil
}

func forShop(ctx context.Context, r db.Reader, shopID, questionID string) (ForShop, error) {
	q, err := scanForShop(r.QueryRow(ctx, shopRows+`q.id = $2`, shopID, questionID))
	if errors.Is(err, sql.ErrNoRows) {
		return q, ErrNotFound
	}
	return q, err
}

func scanForShop(row interface{ Scan(...any) error }) (q ForShop, err error) {
	var hidden sql.NullInt64
	q.Published, err = scanPublished(with{row, []any{&q.ProductName, &q.ProductSlug, &hidden, &q.hiddenBy,
		&q.HiddenReason}})
	if hidden.Valid {
		q.HiddenAt = time.UnixMilli(hidden.Int64).UTC()
	}
	return q, err
}

// with is a row that has more columns than its reader knows of.
type with struct {
	row  interface{ Scan(...any) error }
	more []any
}

func (w with) Scan(into ...any) error { return w.row.Scan(append(into, w.more...)...) }

// OfShop lists a page of a shop's questions, pages counting from 1, and tells how many there are in all.
func (s *Service) OfShop(ctx context.Context, shopID string, filter Filter, page, size int) ([]ForShop, int, error) {
	asked, known := filters[filter]
	if !known {
		return nil, 0, fmt.Errorf("question: no filter %q", filter)
	}
	total, err := countOfShop(ctx, s.db, asked.where, shopID)
	if err != nil {
		return nil, 0, fmt.Errorf("question: count: %w", err)
	}
	list, err := db.All(ctx, s.db, func(rows *sql.Rows) (ForShop, error) { return scanForShop(rows) },
		shopRows+asked.where+` ORDER BY `+asked.order+` LIMIT `+strconv.Itoa(size)+` OFFSET $2`, shopID,
		(max(page, 1)-1)*size)
	if err != nil {
		return nil, 0, fmt.Errorf("question: list of shop: %w", err)
	}
	return list, total, nil
}
