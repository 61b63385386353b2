package db

import (
	"database/sql/driver"
	"reflect"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"
)

// keepPlans has SQLite plan a statement once, whatever values it is given. Left to itself it plans every join and every
// ordered list anew each time a value is bound, in case the value changes its mind, which took several times as long as
// reading. The driver has no option for it, so its handle is borrowed; false when the driver no longer looks as it did, and
// then everything works as before, only slower.
//
// A plan that must know a value has to read it in the text: a partial index is found by status = 'ready', not by $1. So
// it is on PostgreSQL.
func keepPlans(conn driver.Conn) bool {
	inner := reflect.Indirect(reflect.ValueOf(conn))
	if inner.Kind() != reflect.Struct {
		return false
	}
	handle, thread := inner.FieldByName("db"), inner.FieldByName("tls")
	if !handle.IsValid() || handle.Kind() != reflect.Uintptr || !thread.IsValid() || thread.Type() != reflect.TypeFor[*libc.TLS]() {
		return false
	}
	tls := (*libc.TLS)(thread.UnsafePointer())
	const slots = 2 * 8 // of the C function's variable arguments: on, and where to answer
	list := libc.Xmalloc(tls, slots)
	if list == 0 {
		return false
	}
	defer libc.Xfree(tls, list)
	code := sqlite3.Xsqlite3_db_config(tls, uintptr(handle.Uint()), sqlite3.SQLITE_DBCONFIG_ENABLE_QPSG, libc.VaList(list, int32(1), uintptr(0)))
	return code == sqlite3.SQLITE_OK
}
