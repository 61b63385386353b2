package order

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

// batch gathers rows for one INSERT: an order of many lines costs as many round trips as an order of one.
type batch struct {
	table   string
	columns string
	rows    int
	args    []any
}

func (b *batch) add(values ...any) {
	b.rows++
	b.args = append(b.args, values...)
}

func (b *batch) insert(ctx context.Context, tx *db.Tx) error {
	return tx.Later(ctx, b.query(), b.args...)
}

func (b *batch) query() string {
	var q strings.Builder
	fmt.Fprintf(&q, "INSERT INTO %s (%s) VALUES ", b.table, b.columns)
	width := len(b.args) / b.rows
	for n := range b.args {
		switch {
		case n == 0:
			q.WriteString("(")
		case n%width == 0:
			q.WriteString("), (")
		default:
			q.WriteString(", ")
		}
		fmt.Fprintf(&q, "$%d", n+1)
	}
	q.WriteString(")")
	return q.String()
}

// qualified puts a table's name before each of its columns.
func qualified(table, columns string) string {
	names := strings.Split(columns, ",")
	for n, name := range names {
		names[n] = table + "." + strings.TrimSpace(name)
	}
	return strings.Join(names, ", ")
}

// emailKey is an address as it is compared: people do not remember the case they typed.
func emailKey(email string) string { return strings.ToLower(strings.TrimSpace(email)) }

// nullable keeps an empty text out of unique and partial indexes.
func nullable(s string) any {
	if s == "" {
		return nil
	}
	return s
}

// millis is a time as a column stores it; a zero time is NULL.
func millis(t time.Time) any {
	if t.IsZero() {
		return nil
	}
	return t.UnixMilli()
}

// timeOrZero reads a time that may be NULL.
func timeOrZero(ms sql.NullInt64) time.Time {
	if !ms.Valid {
		return time.Time{}
	}
	return time.UnixMilli(ms.Int64)
}

func scanID(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) }
