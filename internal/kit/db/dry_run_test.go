package db_test

import (
	"errors"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestARehearsalIsSeenAndUndone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		seen := 0
		err := d.DryRun(t.Context(), func(tx *db.Tx) error {
			if _, err := tx.Exec(t.Context(), `INSERT INTO ledger_checks (name, checked_at, mismatches)
				VALUES ('essai', 1, 0)`); err != nil {
				return err
			}
			return tx.QueryRow(t.Context(), `SELECT COUNT(*) FROM ledger_checks`).Scan(&seen)
		})
		left := -1
		read := d.QueryRow(t.Context(), `SELECT COUNT(*) FROM ledger_checks`).Scan(&left)
		if err := errors.Join(err, read); err != nil {
			t.Fatal(err)
		}
		if seen != 1 || left != 0 {
			t.Errorf("%d rows were seen and %d are left", seen, left)
		}
		refused := errors.New("refused")
		if err := d.DryRun(t.Context(), func(*db.Tx) error { return refused }); !errors.Is(err, refused) {
			t.Errorf("a refusal became %v", err)
		}
	})
}
