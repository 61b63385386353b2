package db

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"os"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// IsUnavailable tells whether err means that the database cannot be reached, or cannot be written, for now: the same
// call may succeed a little later without anyone changing it.
func IsUnavailable(err error) bool {
	var lite *sqlite.Error
	if errors.As(err, &lite) {
		return unavailableSQLite[lite.Code()&0xff] // the last byte is the kind, the rest its detail
	}
	var pg *pgconn.PgError
	if errors.As(err, &pg) {
		return unavailablePostgres(pg.Code)
	}
	var lost *lostError
	var refused *pgconn.ConnectError
	return errors.As(err, &lost) || errors.As(err, &refused) || errors.Is(err, driver.ErrBadConn) ||
		errors.Is(err, sql.ErrConnDone) || pgconn.SafeToRetry(err)
}

var unavailableSQLite = map[int]bool{
	sqlite3.SQLITE_READONLY: true, sqlite3.SQLITE_FULL: true, sqlite3.SQLITE_IOERR: true,
	sqlite3.SQLITE_CANTOPEN: true, sqlite3.SQLITE_BUSY: true, // another process kept the file locked
}

func unavailablePostgres(code string) bool {
	switch code {
	case "25006", "58030": // a server that can only be read; its disk failed
		return true
	}
	// Connections; no disk, memory or connection left; shut down, starting, or the session was ended.
	for _, class := range []string{"08", "53", "57P0"} {
		if strings.HasPrefix(code, class) {
			return true
		}
	}
	return false
}

// lostError marks the failure of a connection to the server, which pgx passes on in many forms.
type lostError struct{ error }

func (l *lostError) Unwrap() error { return l.error }

// lost marks err. A deadline is not marked: pgx sets it to end a call whose context ended.
func lost(err error) error {
	if err == nil || errors.Is(err, os.ErrDeadlineExceeded) {
		return err
	}
	return &lostError{err}
}
