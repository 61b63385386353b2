package db

import (
	"path/filepath"
	"testing"

	"modernc.org/sqlite"
)

func TestTheDriverLetsPlansBeKept(t *testing.T) {
	connector, err := sqlite.NewConnector(filepath.Join(t.TempDir(), "a.db"))
	if err != nil {
		t.Fatal(err)
	}
	conn, err := connector.Connect(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if !keepPlans(conn) {
		t.Error("SQLite plans every statement anew: the driver changed, see keepPlans")
	}
	if keepPlans(&cachingConn{}) {
		t.Error("something else than the driver's connection was taken for it")
	}
}
