package question

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
)

const deskRows = `
	SELECT q.id, q.product_id, q.user_id, q.question, q.answer, q.asked_at, q.answered_at, u.first_name, u.last_name,
	u.deleted_at, q.market_answer, q.market_answered_at,
		p.name, p.slug, q.hidden_at, q.hidden_by, q.hidden_reason, s.id, s.name
	FROM product_questions q JOIN users u ON u.id = q.user_id JOIN products p ON p.id = q.product_id
	JOIN shops s ON s.id = q.shop_id `

func scanOnDesk(rows *sql.Rows) (q OnDesk, err error) {
	q.ForShop, err = scanForShop(with{rows, []any{&q.ShopID, &q.ShopName}})
	return q, err
}

// deskViews are the condition of each view and the column that it is sorted by, the greatest first.
var deskViews = map[DeskView]struct{ where, column string }{
	DeskNewest: {`1 = 1`, `q.asked_at`},
	DeskHidden: {`q.hidden_at IS NOT NULL`, `q.hidden_at`},
}

func deskList(ctx context.Context, r db.Reader, list DeskList) ([]OnDesk, error) {
	view := deskViews[list.View]
	where, args := view.where, []any{}
	if list.Before != "" {
		var at sql.NullInt64
		err := r.QueryRow(ctx, `SELECT `+view.column+` FROM product_questions q WHERE q.id = $1`, list.Before).Scan(&at)
		if errors.Is(err, sql.ErrNoRows) {
			return nil, ErrNotFound
		}
		if err != nil {
			return nil, err
		}
		where, args = where+` AND (`+view.column+`, q.id) < ($1, $2)`, []any{at.Int64, list.Before}
	}
	return db.All(ctx, r, scanOnDesk, deskRows+`WHERE `+where+` ORDER BY `+view.column+` DESC, q.id DESC LIMIT `+
		strconv.Itoa(list.Limit), args...)
}

func deskByIDs(ctx context.Context, r db.Reader, ids []string) ([]OnDesk, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	marks, args := db.Placeholders(ids)
	return db.All(ctx, r, scanOnDesk, deskRows+`WHERE q.id IN (`+marks+`)`, args...)
}

func countHidden(ctx context.Context, r db.Reader) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM product_questions q WHERE q.hidden_at IS NOT NULL`).Scan(&n)
}

func hideByMarket(ctx context.Context, tx *db.Tx, id, reason string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE product_questions SET hidden_at = COALESCE(hidden_at, $2), hidden_by = 'market',
		hidden_reason = $3 WHERE id = $1`, id, now.UnixMilli(), reason)
	return err
}

func restore(ctx context.Context, tx *db.Tx, id string) error {
	_, err := tx.Exec(ctx, `UPDATE product_questions SET hidden_at = NULL, hidden_by = '', hidden_reason = ''
		WHERE id = $1`, id)
	return err
}

// setMarketAnswer replaces the market's answer that was read, seen; false when it is another now.
func setMarketAnswer(ctx context.Context, tx *db.Tx, id, seen, text string, now time.Time) (fresh bool, err error) {
	var at any
	if text != "" {
		at = now.UnixMilli()
	}
	n, err := tx.Exec(ctx, `UPDATE product_questions SET market_answer = $2, market_answered_at = $3 WHERE id = $1
		AND market_answer = $4`, id, text, at, seen)
	return n == 1, err
}
