// Package mailtest reads the letters that wait to be sent. It is for tests alone.
package mailtest

import (
	"database/sql"
	"encoding/json"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// Queued are the letters waiting in the queue, oldest first.
func Queued(t testing.TB, d *db.DB) []mail.Message {
	t.Helper()
	letters, err := db.All(t.Context(), d, func(rows *sql.Rows) (letter mail.Message, err error) {
		var payload string
		if err := rows.Scan(&payload); err != nil {
			return letter, err
		}
		job := mail.Job{}
		err = json.Unmarshal([]byte(payload), &job)
		return job.Message, err
	}, `SELECT payload FROM jobs WHERE kind = $1 ORDER BY id`, mail.JobKind)
	if err != nil {
		t.Fatalf("read the letters: %v", err)
	}
	return letters
}
