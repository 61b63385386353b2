package db

import (
	"fmt"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"
)

// A connection of SQLite takes its small pieces of memory from a store of its own, which SQLite calls lookaside. The
// usual store, 48 kB, is soon taken up by the statements that a connection keeps; every piece after comes from the
// memory of the whole process, behind one lock, and readers at once wait for each other at each row of a sum. With this
// one they read twice as much: a statement kept takes about eighteen pieces, so that a fifth is left to those that run
// when every statement is kept. It takes 2.6 MB of each connection.
const (
	pieceSize = 512 // bytes, as SQLite has them; it cuts some into pieces of 128
	pieces    = 10 * maxStatements
)

// SQLite takes this setting before its first connection only, and the driver has no word for it.
func init() {
	tls := libc.NewTLS()
	defer tls.Close()
	sizes := libc.NewVaList(int32(pieceSize), int32(pieces))
	defer libc.Xfree(tls, sizes)
	if code := sqlite3.Xsqlite3_config(tls, sqlite3.SQLITE_CONFIG_LOOKASIDE, sizes); code != sqlite3.SQLITE_OK {
		panic(fmt.Sprint("db: SQLite refused the memory of its connections: code ", code))
	}
}
