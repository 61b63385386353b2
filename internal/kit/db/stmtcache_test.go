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
	read := func() {
		t.Helper()
		var n int
		if err := conn.QueryRowContext(ctx, `
			WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
			SELECT COUNT(*) FROM (SELECT SUM(n) FROM numbers GROUP BY n)`).Scan(&n); err != nil {
			t.Fatal(err)
		}
	}
	// keep runs a statement that takes about as many pieces as the product's own do, for as long as it is kept.
	keep := func(n int) {
		t.Helper()
		text := fmt.Sprintf(`
			SELECT COUNT(*) + %d FROM t a JOIN t b ON b.name = a.name JOIN t c ON c.name = b.name
			LEFT JOIN (SELECT name, COUNT(*) AS found FROM t GROUP BY name) AS sums ON sums.name = c.name
			WHERE a.name > ? AND EXISTS (SELECT 1 FROM t d WHERE d.name = c.name)
				AND a.name NOT IN (SELECT e.name FROM t e WHERE e.name < b.name) ORDER BY a.name, sums.found`, n)
		if err := conn.QueryRowContext(ctx, text, n).Scan(&n); err != nil {
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
	for n := range maxStatements {
		keep(n)
	}
	lacked()
	read()
	if n := lacked(); n > 10 {
		t.Errorf("beside %d statements %d pieces of memory were lacking", maxStatements, n)
	}
}
