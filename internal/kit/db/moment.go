package db

import (
	"database/sql"
	"time"
)

// Millis is a moment as a column keeps it; a zero one is NULL.
func Millis(t time.Time) sql.NullInt64 {
	return sql.NullInt64{Int64: t.UnixMilli(), Valid: !t.IsZero()}
}

// Moment reads what [Millis] wrote, in UTC; NULL is a zero one.
func Moment(ms sql.NullInt64) time.Time {
	if !ms.Valid {
		return time.Time{}
	}
	return time.UnixMilli(ms.Int64).UTC()
}
