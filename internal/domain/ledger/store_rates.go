package ledger

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/rules/tax"
)

func insertAgreement(ctx context.Context, tx *db.Tx, a Agreement, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO ledger_rates (id, shop_id, rate, from_day, until_day, reason, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7)`,
		a.ID, a.ShopID, a.Rate, string(a.From), string(a.Until), string(a.Reason), now.UnixMilli())
	return err
}

func endAgreement(ctx context.Context, tx *db.Tx, id, shopID string, day tax.Day) (int64, error) {
	return tx.Exec(ctx, `UPDATE ledger_rates SET until_day = CASE WHEN from_day > $3 THEN from_day ELSE $3 END
		WHERE id = $1 AND shop_id = $2 AND until_day > $3`, id, shopID, string(day))
}

// Agreements lists those of a shop, the oldest first.
func (s *Service) Agreements(ctx context.Context, shopID string) ([]Agreement, error) {
	return db.All(ctx, s.db, scanAgreement, selectAgreements+` WHERE shop_id = $1 ORDER BY from_day, id`, shopID)
}

const selectAgreements = `SELECT id, shop_id, rate, from_day, until_day, reason FROM ledger_rates`

func scanAgreement(rows *sql.Rows) (a Agreement, err error) {
	var from, until, reason string
	err = rows.Scan(&a.ID, &a.ShopID, &a.Rate, &from, &until, &reason)
	a.From, a.Until, a.Reason = tax.Day(from), tax.Day(until), Reason(reason)
	return a, err
}
