package db_test

import (
	"strings"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// connect_timeout=0 lets a connection wait for ever. It must not make the watch take a server for absent that answers.
func TestAServerIsNotTakenForAbsentWithoutALimit(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		d := dbtest.Open(t, strings.Replace(url, "connect_timeout=60", "connect_timeout=0", 1))
		if d.Engine() == db.SQLite {
			t.Skip("SQLite has no server")
		}
		for range 3 { // a busy machine may be slow once
			if d.ServerAnswers() {
				return
			}
		}
		t.Error("the server is taken for absent")
	})
}
