package dbtest

import (
	"context"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/migrations"
)

func TestEachTestGetsAFreshMigratedDatabase(t *testing.T) {
	for _, round := range []string{"first", "second"} {
		t.Run(round, func(t *testing.T) {
			Run(t, func(t *testing.T, d *db.DB) {
				ctx := context.Background()
				if pending, err := db.Pending(ctx, d, migrations.FS); err != nil || len(pending) > 0 {
					t.Fatalf("pending = %v, %v", pending, err)
				}
				var n int
				if err := d.QueryRow(ctx, `SELECT COUNT(*) FROM job_schedule`).Scan(&n); err != nil || n != 0 {
					t.Fatalf("rows left by another test = %d, %v", n, err)
				}
				if err := d.Tx(ctx, func(tx *db.Tx) error {
					_, err := tx.Exec(ctx, `INSERT INTO job_schedule (kind, next_at) VALUES ($1, $2)`, "mine", 1)
					return err
				}); err != nil {
					t.Fatal(err)
				}
			})
		})
	}
}

func TestWithoutAServerThePostgresHalfIsSkippedOrRefused(t *testing.T) {
	t.Setenv("RR_TEST_POSTGRES_URL", "")
	t.Setenv("CI", "")
	t.Setenv("RR_TEST_REQUIRE_POSTGRES", "")
	if r := outcome(t); !r.skipped || r.failed {
		t.Errorf("without a server: %+v, want skipped", r)
	}
	t.Setenv("RR_TEST_REQUIRE_POSTGRES", "1")
	if r := outcome(t); r.skipped || !r.failed {
		t.Errorf("with a server required: %+v, want failed", r)
	}
}

// recorder stands for the test that asks; like a real one, it never returns from Skip or Fatal.
type recorder struct {
	testing.TB
	skipped, failed bool
}

func (r *recorder) Helper()      {}
func (r *recorder) Skip(...any)  { r.skipped = true; panic(r) }
func (r *recorder) Fatal(...any) { r.failed = true; panic(r) }

func outcome(t *testing.T) (r *recorder) {
	r = &recorder{TB: t}
	defer func() {
		if p := recover(); p != nil && p != any(r) {
			panic(p)
		}
	}()
	adminURL(r)
	return r
}
