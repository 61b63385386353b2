package db_test

import (
	"errors"
	"io/fs"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func files(pairs ...string) fs.FS {
	m := fstest.MapFS{}
	for i := 0; i < len(pairs); i += 2 {
		m[pairs[i]] = &fstest.MapFile{Data: []byte(pairs[i+1])}
	}
	return m
}

var (
	one = []string{"0001_one.sql", `CREATE TABLE one (n BIGINT); INSERT INTO one (n) VALUES (1);`}
	two = []string{"0002_two.sql", "-- it's the second\nINSERT INTO one (n) VALUES (2);"}
)

func sum(t *testing.T, d *db.DB) (n int) {
	t.Helper()
	if err := d.QueryRow(ctx, `SELECT SUM(n) FROM one`).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestEachMigrationIsAppliedOnceInOrder(t *testing.T) {
	dbtest.RunEmpty(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, url)
		both := files(append(two, one...)...)
		if pending, err := db.Pending(ctx, d, both); err != nil || len(pending) != 2 {
			t.Fatalf("pending on an empty database = %v, %v", pending, err)
		}
		if err := db.Migrate(ctx, d, files(one...)); err != nil {
			t.Fatal(err)
		}
		if pending, err := db.Pending(ctx, d, both); err != nil || len(pending) != 1 || pending[0] != "0002_two.sql" {
			t.Fatalf("pending = %v, %v; want the second", pending, err)
		}
		for range 2 {
			if err := db.Migrate(ctx, d, both); err != nil {
				t.Fatal(err)
			}
		}
		err := db.Migrate(ctx, d, files(one...))
		if !errors.Is(err, db.ErrNewer) || !strings.Contains(err.Error(), "0002_two.sql") {
			t.Fatalf("an older version on a newer database: %v; want ErrNewer naming the file", err)
		}
		if n := sum(t, d); n != 3 {
			t.Fatalf("sum = %d, want 3", n)
		}
	})
}

func TestNodesThatMigrateAtOnceTakeTurns(t *testing.T) {
	dbtest.RunEmpty(t, func(t *testing.T, url string) {
		nodes := make([]*db.DB, 4)
		for i := range nodes {
			nodes[i] = dbtest.Open(t, url)
		}
		var all sync.WaitGroup
		for _, node := range nodes {
			for range 2 {
				all.Go(func() {
					if err := db.Migrate(ctx, node, files(append(one, two...)...)); err != nil {
						t.Error(err)
					}
				})
			}
		}
		all.Wait()
		if n := sum(t, nodes[0]); n != 3 {
			t.Fatalf("sum = %d, want 3", n)
		}
	})
}

func TestAnEditedMigrationIsRefused(t *testing.T) {
	dbtest.RunEmpty(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, url)
		if err := db.Migrate(ctx, d, files(one...)); err != nil {
			t.Fatal(err)
		}
		edited := files(one[0], one[1]+" ")
		if err := db.Migrate(ctx, d, edited); !errors.Is(err, db.ErrEdited) || !strings.Contains(err.Error(), one[0]) {
			t.Errorf("Migrate: %v, want ErrEdited naming the file", err)
		}
		if _, err := db.Pending(ctx, d, edited); !errors.Is(err, db.ErrEdited) {
			t.Errorf("Pending: %v, want ErrEdited", err)
		}
	})
}

func TestAMigrationThatFailsLeavesNothing(t *testing.T) {
	dbtest.RunEmpty(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, url)
		broken := files(one[0], one[1],
			"0002_broken.sql", `INSERT INTO one (n) VALUES (10); INSERT INTO nowhere (n) VALUES (1);`)
		if err := db.Migrate(ctx, d, broken); err == nil || !strings.Contains(err.Error(), "0002_broken.sql") {
			t.Fatalf("err = %v, want one naming the file", err)
		}
		if n := sum(t, d); n != 1 {
			t.Fatalf("sum = %d, want 1: the first kept, the second undone", n)
		}
		if pending, err := db.Pending(ctx, d, broken); err != nil || len(pending) != 1 {
			t.Fatalf("pending = %v, %v", pending, err)
		}
	})
}

func TestMisnamedMigrationsAreRefused(t *testing.T) {
	d := dbtest.Open(t, t.TempDir()+"/x.db")
	for _, set := range []fs.FS{
		files("1_short.sql", ""), files("0001_a.sql", "", "0001_b.sql", ""), files("0001-dash.sql", ""),
		files("0001_one.postgres.sql", ""),
	} {
		if err := db.Migrate(ctx, d, set); err == nil {
			t.Errorf("%v was accepted", set)
		}
	}
}
