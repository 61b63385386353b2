package order

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// Bought is what someone bought so far.
type Bought struct {
	Orders int
	Total  money.Cents // of those orders, before refunds
	Last   time.Time
}

// BoughtBy sums up the paid orders of some users; those who bought nothing are left out.
func (s *Service) BoughtBy(ctx context.Context, userIDs []string) (map[string]Bought, error) {
	found := map[string]Bought{}
	if len(userIDs) == 0 {
		return found, nil
	}
	marks, args := db.Placeholders(userIDs)
	_, err := db.All(ctx, s.db, func(rows *sql.Rows) (id string, err error) {
		var b Bought
		var last int64
		err = rows.Scan(&id, &b.Orders, &b.Total, &last)
		b.Last = time.UnixMilli(last).UTC()
		found[id] = b
		return id, err
	}, `SELECT user_id, COUNT(*), CAST(SUM(grand_total) AS BIGINT), MAX(created_at) FROM orders
		WHERE user_id IN (`+marks+`) AND status NOT IN ('pending', 'failed') GROUP BY user_id`, args...)
	if err != nil {
		return nil, fmt.Errorf("what people bought: %w", err)
	}
	return found, nil
}

// UnderWayOf lists the orders of a user that are paid and not yet complete, the latest first.
func (s *Service) UnderWayOf(ctx context.Context, r db.Reader, userID string) ([]Head, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (h Head, err error) {
		err = scanHead(rows, &h)
		return h, err
	}, `SELECT id, reference, created_at, grand_total, status FROM orders WHERE user_id = $1
		AND status IN ('paid', 'dispatched', 'partially_shipped') ORDER BY created_at DESC, id DESC LIMIT 20`, userID)
}

func forgetGifts(ctx context.Context, tx *db.Tx, userID string) error {
	return tx.Later(ctx, `UPDATE orders SET gift_message = '' WHERE user_id = $1 AND gift_message <> ''`, userID)
}
