package giveaway

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

// readEdition reads the edition that was written last; false when there is none.
func readEdition(ctx context.Context, r db.Reader) (e Edition, found bool, err error) {
	var closes, drawn, items string
	var changed int64
	err = r.QueryRow(ctx, `SELECT edition, closes_on, announced_on, winners, seed_source, prize_value, items, revision,
		changed_by, changed_at FROM giveaway_edition ORDER BY created_at DESC LIMIT 1`).
		Scan(&e.Edition, &closes, &drawn, &e.Winners, &e.Source, &e.Prize.Value, &items, &e.Revision, &e.ChangedBy,
			&changed)
	if errors.Is(err, sql.ErrNoRows) {
		return e, false, nil
	}
	if err != nil {
		return e, false, err
	}
	e.ChangedAt = time.UnixMilli(changed).UTC()
	if e.Closes, err = dayOf(closes); err != nil {
		return e, false, err
	}
	if e.Announced, err = dayOf(drawn); err != nil {
		return e, false, err
	}
	var parts []DraftItem
	if err := json.Unmarshal([]byte(items), &parts); err != nil {
		return e, false, err
	}
	for _, p := range parts {
		e.Prize.Items = append(e.Prize.Items, Item{Name: p.Name, Text: p.Text, Shop: p.StoreSlug,
			Product: p.ProductSlug})
	}
	return e, true, nil
}

// storeEdition writes a new edition, or the present one if it still has the revision that was read; false otherwise.
func storeEdition(ctx context.Context, tx *db.Tx, d Draft, revision int64, same bool, by string, now time.Time) (bool,
	error) {
	items, err := json.Marshal(d.Items)
	if err != nil {
		return false, err
	}
	if same && revision > 0 {
		n, err := tx.Exec(ctx, `UPDATE giveaway_edition SET closes_on = $2, announced_on = $3, winners = $4,
			seed_source = $5, prize_value = $6, items = $7, revision = revision + 1, changed_by = $8, changed_at = $9
			WHERE edition = $1 AND revision = $10`, d.Edition, d.ClosesOn, d.DrawnOn, d.Winners, d.SeedSource, d.Value,
			string(items), by, now.UnixMilli(), revision)
		return n == 1, err
	}
	n, err := tx.Exec(ctx, `INSERT INTO giveaway_edition (edition, closes_on, announced_on, winners, seed_source,
		prize_value, items, revision, changed_by, changed_at, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $10, $8, $9, $9) ON CONFLICT (edition) DO NOTHING`, d.Edition, d.ClosesOn,
		d.DrawnOn, d.Winners, d.SeedSource, d.Value, string(items), by, now.UnixMilli(), revision+1)
	return n == 1, err
}

// countEntries tells how many take part.
func countEntries(ctx context.Context, r db.Reader, edition string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM giveaway_entry WHERE edition = $1`, edition).Scan(&n)
}
