// Package dbtest gives a test a fresh, migrated database of each engine. It is for tests alone.
//
// SQLite needs nothing. PostgreSQL needs a throw-away cluster, whose administrative address is read from
// RR_TEST_POSTGRES_URL; scripts/with-postgres.sh starts one around any command. Without it the PostgreSQL half is
// skipped, unless CI or RR_TEST_REQUIRE_POSTGRES is set: then its absence is a failure. RR_TEST_POSTGRES_POOLER_URL,
// the address of a pooler before the same cluster, makes the tests themselves go through it.
package dbtest

import (
	"context"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/migrations"
)

// Run runs test once for each engine, as subtests "sqlite" and "postgres", each on its own empty, migrated database.
func Run(t *testing.T, test func(t *testing.T, d *db.DB)) {
	t.Helper()
	RunURL(t, func(t *testing.T, url string) { test(t, Open(t, url)) })
}

// RunURL is [Run] for tests that open the database themselves, or open it twice to act as two nodes.
func RunURL(t *testing.T, test func(t *testing.T, url string)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { test(t, sqliteCopy(t)) })
	t.Run("postgres", func(t *testing.T) { test(t, postgresCopy(t, true)) })
}

// RunEmpty is [RunURL] on databases that were never migrated.
func RunEmpty(t *testing.T, test func(t *testing.T, url string)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { test(t, filepath.Join(t.TempDir(), "empty.db")) })
	t.Run("postgres", func(t *testing.T) { test(t, postgresCopy(t, false)) })
}

// SQLite is the address of an empty, migrated SQLite database, for tests that make many.
func SQLite(t testing.TB) string { return sqliteCopy(t) }

// EmptyLike is the address of a database of the same engine as another, which was never migrated.
func EmptyLike(t testing.TB, url string) string {
	t.Helper()
	if db.EngineOf(url) == db.Postgres {
		return postgresCopy(t, false)
	}
	return filepath.Join(t.TempDir(), "empty.db")
}

// Bench is [Run] for a benchmark, as name/sqlite and name/postgres.
func Bench(b *testing.B, name string, bench func(b *testing.B, d *db.DB)) {
	b.Helper()
	b.Run(name+"/sqlite", func(b *testing.B) { bench(b, Open(b, sqliteCopy(b))) })
	b.Run(name+"/postgres", func(b *testing.B) { bench(b, Open(b, postgresCopy(b, true))) })
}

// Open opens url as one node does and closes it at the end of the test.
func Open(t testing.TB, url string) *db.DB {
	t.Helper()
	d, err := db.Open(context.Background(), url)
	if err != nil {
		t.Fatalf("open the test database: %v", err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Errorf("close the test database: %v", err)
		}
	})
	return d
}

// migratedFile is the content of a migrated SQLite file, made once per process: copying it is faster than migrating.
var migratedFile = sync.OnceValues(func() ([]byte, error) {
	folder, err := os.MkdirTemp("", "rangrue-dbtest")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, "template.db")
	if err := migrate(path); err != nil {
		return nil, err
	}
	return os.ReadFile(path) // closing folded the write-ahead log into it
})

func sqliteCopy(t testing.TB) string {
	t.Helper()
	content, err := migratedFile()
	if err != nil {
		t.Fatalf("migrate the SQLite template: %v", err)
	}
	path := filepath.Join(t.TempDir(), "test.db")
	if err := os.WriteFile(path, content, 0o600); err != nil {
		t.Fatalf("copy the SQLite template: %v", err)
	}
	return path
}

func migrate(url string) (err error) {
	ctx := context.Background()
	d, err := db.Open(ctx, url)
	if err != nil {
		return err
	}
	defer func() {
		if e := d.Close(); err == nil {
			err = e
		}
	}()
	return db.Migrate(ctx, d, migrations.FS)
}
