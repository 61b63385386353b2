package db

import (
	"context"
	"fmt"
	"testing"

	"modernc.org/sqlite"
)

func TestTheSameTextMayBeReadTwiceAtOnce(t *testing.T) {
	d, _ := group(t)
	execute(t, d, `INSERT INTO t (name) VALUES ('a'), ('b'), ('c')`)
	ctx := context.Background()
	const query = `SELECT name FROM t WHERE name >= $1 ORDER BY name`
	err := d.Tx(ctx, func(tx *Tx) error {
		outer, err := tx.Query(ctx, query, "a")
		if err != nil {
			return err
		}
		defer outer.Close()
		seen := ""
		for outer.Next() {
			var name, inner string
			if err := outer.Scan(&name); err != nil {
				return err
			}
			if err := tx.QueryRow(ctx, query, name).Scan(&inner); err != nil {
				return err
			}
			seen += name + inner
		}
		if seen != "aabbcc" {
			t.Errorf("seen %q, want aabbcc", seen)
		}
		return outer.Err()
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestTheCacheIsBoundedAndFollowsTheSchema(t *testing.T) {
	d, _ := group(t)
	ctx := context.Background()
	var n int
	for i := range maxStatements + 50 {
		err := d.Tx(ctx, func(tx *Tx) error { return tx.QueryRow(ctx, fmt.Sprintf(`SELECT %d`, i)).Scan(&n) })
		if err != nil || n != i {
			t.Fatalf("statement %d: %d, %v", i, n, err)
		}
	}
	conn, err := d.writer.(*groupCommit).pool.Conn(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if err := conn.Raw(func(c any) error {
		n = len(c.(*cachingConn).idle)
		return nil
	}); err != nil || n > maxStatements {
		t.Fatalf("%d statements kept, %v; want at most %d", n, err, maxStatements)
	}
	count := func() (columns int) {
		rows, err := d.Query(ctx, `SELECT * FROM t`)
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		list, err := rows.Columns()
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	conn.Close()
	before := count()
	execute(t, d, `ALTER TABLE t ADD COLUMN extra TEXT`)
	if after := count(); after != before+1 {
		t.Fatalf("columns %d then %d: a cached statement kept the old schema", before, after)
	}
}

func TestConnectionsHaveMemoryOfTheirOwnBesideTheStatementsTheyKeep(t *testing.T) {
	d, _ := group(t)
	ctx := context.Background()
	conn, err := d.writer.(*groupCommit).pool.Conn(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	// read takes a piece of memory or more for each of a thousand sums.
	read := func(n int) {
		t.Helper()
		if err := conn.QueryRowContext(ctx, fmt.Sprintf(`
			WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
			SELECT COUNT(*) + %d FROM (SELECT SUM(n) FROM numbers GROUP BY n)`, n)).Scan(&n); err != nil {
			t.Fatal(err)
		}
	}
	// lacked are the pieces that the connection asked the process for since the last question.
	lacked := func() (n int) {
		t.Helper()
		if err := conn.Raw(func(c any) (err error) {
			_, n, err = c.(*cachingConn).sqliteConn.(sqlite.DBStatus).Status(sqlite.DBStatusLookasideMissFull, true)
			return err
		}); err != nil {
			t.Fatal(err)
		}
		return n
	}
	for n := range maxStatements / 2 {
		read(n)
	}
	lacked()
	read(0)
	if n := lacked(); n > 10 {
		t.Errorf("beside %d statements %d pieces of memory were lacking", maxStatements/2, n)
	}
}
