package order

import (
	"context"
	"database/sql"
	"strings"

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
	return "INSERT INTO " + b.table + " (" + b.columns + ") VALUES " + db.Rows(b.rows, len(b.args)/b.rows)
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

func scanID(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) }
