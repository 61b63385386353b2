package app

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/backup"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// archives opens the place of the archives of a product, with a key of its own.
func archives(t *testing.T, c config.Config, place, key string) *Archives {
	t.Helper()
	c.BackupTo, c.BackupKey = place, key
	return markettest.Must(OpenArchives(t.Context(), c))
}

func TestAMarketIsRestoredAsItWas(t *testing.T) {
	public, secret, err := backup.NewKey()
	if err != nil {
		t.Fatal(err)
	}
	dbtest.RunURL(t, func(t *testing.T, url string) {
		before := runHome(t, url)
		bought := before.guestOrder("a", "luc@courriel.ca")
		put := func(text string) {
			if err := before.app.Files.Put(t.Context(), "prive/avis/note.txt", "text/plain", strings.NewReader(text),
				int64(len(text))); err != nil {
				t.Fatal(err)
			}
		}
		put("Une facture")
		place := t.TempDir()
		name, _, err := archives(t, before.app.Config, place, public).Make(t.Context(), time.Now())
		if err != nil {
			t.Fatal(err)
		}
		before.guestOrder("b", "later@courriel.ca") // not in the archive
		put("Autre chose")

		empty := before.app.Config
		empty.DataDir, empty.DatabaseURL = t.TempDir(), dbtest.EmptyLike(t, url)
		if _, err := archives(t, empty, place, public).Restore(t.Context(), ""); err == nil {
			t.Error("the public key opened an archive")
		}
		if _, err := archives(t, empty, place, secret).Restore(t.Context(), name); err != nil {
			t.Fatal(err)
		}
		if _, err := archives(t, empty, place, secret).Restore(t.Context(), name); !errors.Is(err, db.ErrNotEmpty) {
			t.Errorf("restored over data: %v", err)
		}
		taken := before.app.Config
		taken.DataDir = t.TempDir()
		if _, err := archives(t, taken, place, secret).Restore(t.Context(), name); !errors.Is(err, db.ErrNotEmpty) {
			t.Errorf("restored over a market: %v", err)
		}
		if left := markettest.Must(os.ReadDir(taken.DataDir)); len(left) != 0 {
			t.Errorf("a restore that was refused left %v", left)
		}
		after := runHome(t, empty.DatabaseURL, "RR_DATA_DIR="+empty.DataDir)
		link := "/orders/" + bought.ID + "?jeton=" + before.app.Customer.Access.Token(bought.ID)
		if got := after.call(200, "GET", link, "", nil); got["email"] != "luc@courriel.ca" {
			t.Errorf("the link of the letter shows %v", got)
		}
		for table, want := range map[string]int{"orders": 1, "ledger_entries": 2} {
			var n int
			err := after.app.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM `+table).Scan(&n)
			if err != nil || n != want {
				t.Errorf("%d rows in %s, %v; want %d", n, table, err, want)
			}
		}
		whole := markettest.Must(before.app.Order.Find(t.Context(), before.app.DB, order.Whole(), bought.ID))
		again := markettest.Must(after.app.Order.Find(t.Context(), after.app.DB, order.Whole(), bought.ID))
		if whole.GrandTotal != again.GrandTotal || len(whole.Items()) != len(again.Items()) {
			t.Errorf("the order is %+v, was %+v", again, whole)
		}
		file := markettest.Must(after.app.Files.Open(t.Context(), "prive/avis/note.txt"))
		defer file.Close()
		if text := markettest.Must(io.ReadAll(file)); string(text) != "Une facture" {
			t.Errorf("the file says %q", text)
		}
	})
}

func TestAnArchiveThatWasTouchedIsRefused(t *testing.T) {
	public, secret, err := backup.NewKey()
	if err != nil {
		t.Fatal(err)
	}
	h := runHome(t, "")
	place := t.TempDir()
	name, _, err := archives(t, h.app.Config, place, public).Make(t.Context(), time.Now())
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(place, name)
	whole := markettest.Must(os.ReadFile(path))
	for what, content := range map[string][]byte{
		"torn": whole[:len(whole)-len(whole)/3], "one bit": append(append([]byte{}, whole[:len(whole)-9]...),
			append([]byte{whole[len(whole)-9] ^ 1}, whole[len(whole)-8:]...)...), "empty": nil,
	} {
		if err := os.WriteFile(path, content, 0o600); err != nil {
			t.Fatal(err)
		}
		empty := h.app.Config
		empty.DataDir = t.TempDir()
		empty.DatabaseURL = filepath.Join(empty.DataDir, "rangrue.db")
		if _, err := archives(t, empty, place, secret).Restore(t.Context(), ""); err == nil {
			t.Errorf("%s: restored", what)
		}
		if left := markettest.Must(os.ReadDir(empty.DataDir)); len(left) != 0 {
			t.Errorf("%s: left %v", what, left)
		}
	}
}

func TestArchivesAreNotKeptAmongTheFiles(t *testing.T) {
	c := config.Config{DataDir: t.TempDir()}
	for _, place := range []string{"", filepath.Join(c.DataDir, "fichiers")} {
		c.BackupTo = place
		if _, err := OpenArchives(t.Context(), c); err == nil {
			t.Errorf("%q was taken", place)
		}
	}
}
