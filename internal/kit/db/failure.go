package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// IsUnique tells whether err is a violation of a unique or primary key. With columns, given as "table.column", it must
// be the key over exactly those, in any order.
func IsUnique(err error, columns ...string) bool {
	violated, ok := uniqueColumns(err)
	if !ok || len(columns) == 0 {
		return ok
	}
	slices.Sort(violated)
	wanted := slices.Sorted(slices.Values(columns))
	return slices.Equal(violated, wanted)
}

// uniqueColumns reads the key's columns out of the engine's message; neither engine gives them otherwise.
func uniqueColumns(err error) ([]string, bool) {
	var lite *sqlite.Error
	if errors.As(err, &lite) {
		if code := lite.Code(); code != sqlite3.SQLITE_CONSTRAINT_UNIQUE &&
			code != sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY {
			return nil, false
		}
		_, list, _ := strings.Cut(lite.Error(), "UNIQUE constraint failed: ") // … jobs.kind, jobs.unique_key (2067)
		list, _, _ = strings.Cut(list, " (")
		return strings.Split(list, ", "), true
	}
	var pg *pgconn.PgError
	if errors.As(err, &pg) && pg.Code == "23505" {
		_, list, _ := strings.Cut(pg.Detail, "(") // Key (kind, unique_key)=(a, b) already exists.
		list, _, _ = strings.Cut(list, ")=")
		columns := strings.Split(list, ", ")
		for i, column := range columns {
			columns[i] = pg.TableName + "." + column
		}
		return columns, true
	}
	return nil, false
}

// failedRow is a row whose Scan returns err. Only database/sql can make one, by asking a pool that fails.
func failedRow(err error) *sql.Row {
	pool := sql.OpenDB(failing{err})
	defer pool.Close()
	return pool.QueryRow("")
}

// failing is a [driver.Connector] that never connects.
type failing struct{ err error }

func (f failing) Connect(context.Context) (driver.Conn, error) { return nil, f.err }

func (f failing) Driver() driver.Driver { return nil }
