package db_test

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"math"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
)

type name string

func TestValuesComeBackAsTheyWere(t *testing.T) {
	word, number := "mot", int64(-7)
	var none *string
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		const create = `CREATE TABLE kept (id TEXT PRIMARY KEY, words TEXT, number BIGINT, small SMALLINT,
			share DOUBLE PRECISION)`
		if err := d.Tx(ctx, func(tx *db.Tx) error { _, err := tx.Exec(ctx, create); return err }); err != nil {
			t.Fatal(err)
		}
		for i, given := range []struct {
			args []any
			want string
		}{
			{[]any{"plain", int64(1), true, 0.1}, "plain 1 1 0.1"},
			{[]any{"l’été « à 5 $ »; 'x' \"y\" \\ $1 \t\n", int64(math.MaxInt64), false, math.SmallestNonzeroFloat64},
				"l’été « à 5 $ »; 'x' \"y\" \\ $1 \t\n 9223372036854775807 0 5e-324"},
			{[]any{[]byte(`{"a":1}`), int64(math.MinInt64), 1, -math.MaxFloat64},
				`{"a":1} -9223372036854775808 1 -1.7976931348623157e+308`},
			{[]any{name("named"), money.Cents(1250), int16(3), float32(0.5)}, "named 1250 3 0.5"},
			{[]any{&word, &number, sql.NullInt64{Int64: 4, Valid: true}, sql.NullFloat64{Float64: 2, Valid: true}},
				"mot -7 4 2"},
			{[]any{none, sql.NullInt64{}, nil, (*float64)(nil)}, "null null null null"},
			{[]any{"", 0, 0, 0}, " 0 0 0"},
		} {
			id := fmt.Sprint(i)
			err := d.Tx(ctx, func(tx *db.Tx) error {
				const insert = `INSERT INTO kept (id, words, number, small, share) VALUES ($1, $2, $3, $4, $5)`
				if i%2 == 0 {
					return tx.Later(ctx, insert, append([]any{id}, given.args...)...)
				}
				_, err := tx.Exec(ctx, insert, append([]any{id}, given.args...)...)
				return err
			})
			if err != nil {
				t.Errorf("%v: %v", given.args, err)
			}
			var words sql.NullString
			var whole, small sql.NullInt64
			var share sql.NullFloat64
			const query = `SELECT words, number, small, share FROM kept WHERE id = $1`
			err = d.QueryRow(ctx, query, id).Scan(&words, &whole, &small, &share)
			got := fmt.Sprintf("%v %v %v %v", shown(words), shown(whole), shown(small), shown(share))
			if err != nil || got != given.want {
				t.Errorf("read %q, %v; want %q", got, err, given.want)
			}
		}
		err := d.Tx(ctx, func(tx *db.Tx) error { return tx.Later(ctx, `UPDATE kept SET words = $1`, struct{}{}) })
		if err == nil {
			t.Error("a value of no kind was taken")
		}
	})
}

func shown(v driver.Valuer) any {
	if value, _ := v.Value(); value != nil {
		return value
	}
	return "null"
}

func TestAStatementOutlivesAChangeOfItsTable(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, with(url, "connections=4"))
		script := func(text string) {
			t.Helper()
			if err := d.Tx(ctx, func(tx *db.Tx) error { _, err := tx.Exec(ctx, text); return err }); err != nil {
				t.Fatal(err)
			}
		}
		read := func(r db.Reader) (columns int, err error) {
			rows, err := r.Query(ctx, `SELECT * FROM shifting`)
			if err != nil {
				return 0, err
			}
			defer rows.Close()
			names, err := rows.Columns()
			return len(names), err
		}
		script(`CREATE TABLE shifting (a TEXT); INSERT INTO shifting VALUES ('x');`)
		changes := []string{"", `ALTER TABLE shifting ADD COLUMN b BIGINT`, `ALTER TABLE shifting ADD COLUMN c TEXT`}
		for wanted, change := range changes {
			if change != "" {
				script(change)
			}
			for range 3 {
				if n, err := read(d); err != nil || n != wanted+1 {
					t.Errorf("outside, after %q: %d columns, %v", change, n, err)
				}
				err := d.Tx(ctx, func(tx *db.Tx) error {
					n, err := read(tx)
					if err == nil && n != wanted+1 {
						t.Errorf("inside, after %q: %d columns", change, n)
					}
					return err
				})
				if err != nil {
					t.Error(err)
				}
			}
		}
	})
}

func TestMoreStatementsThanAConnectionKeeps(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, with(url, "connections=2"))
		for range 2 {
			for i := range 700 {
				var n int
				if err := d.QueryRow(ctx, fmt.Sprintf(`SELECT CAST($1 AS BIGINT) + %d`, i), 1).Scan(&n); err != nil ||
					n != i+1 {
					t.Fatalf("statement %d: %d, %v", i, n, err)
				}
			}
		}
	})
}

func TestAResultThatIsNotReadToItsEnd(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, with(url, "connections=2"))
		const count = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)
			SELECT i, 'some words for its size' FROM n`
		for range 3 {
			rows, err := d.Query(ctx, count)
			if err != nil {
				t.Fatal(err)
			}
			for want := range 3 {
				var i int
				var words string
				if !rows.Next() || rows.Scan(&i, &words) != nil || i != want+1 {
					t.Fatalf("row %d: %d, %v", want+1, i, rows.Err())
				}
			}
			if err := rows.Close(); err != nil {
				t.Fatal(err)
			}
		}
		if err := d.Ping(ctx); err != nil { // on the same connection
			t.Fatal(err)
		}
	})
}

func TestAFailureBeforeAStatementWasPreparedLeavesItToTheNext(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		both := func(kind string) error {
			return d.Tx(ctx, func(tx *db.Tx) error {
				return errors.Join(tx.Later(ctx, putRow, kind, 1), tx.Later(ctx, setRow, kind, 2))
			})
		}
		if err := d.Tx(ctx, func(tx *db.Tx) error { return put(tx, "a", 0) }); err != nil {
			t.Fatal(err)
		}
		if err := both("a"); !db.IsUnique(err) {
			t.Fatalf("err = %v, want the unique violation", err)
		}
		if err := both("b"); err != nil {
			t.Fatal(err)
		}
		want(t, d, "a", "b")
	})
}
