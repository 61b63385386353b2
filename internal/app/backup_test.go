package app

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
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
		name := before.backUpWhileSelling(archives(t, before.app.Config, place, public))
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
		var later int
		err := after.app.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM orders WHERE email = 'later@courriel.ca'`).
			Scan(&later)
		if err != nil || later != 0 {
			t.Errorf("%d orders are there that came after the archive, %v", later, err)
		}
		if wrong, err := after.app.Accounting.Compare(t.Context()); err != nil || len(wrong) > 0 {
			t.Errorf("the books of the restored market: %v, %v", wrong, err)
		}
		if was, is := before.entriesOf(bought.ID), after.entriesOf(bought.ID); !slices.Equal(was, is) {
			t.Errorf("the ledger says %v of the order, and said %v", is, was)
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

// backUpWhileSelling makes an archive while orders come in, and returns its name.
func (h *home) backUpWhileSelling(a *Archives) (name string) {
	h.Helper()
	made := make(chan error, 1)
	go func() {
		var err error
		name, _, err = a.Make(context.Background(), time.Now())
		made <- err
	}()
	for n := 0; ; n++ {
		select {
		case err := <-made:
			if err != nil {
				h.Fatal(err)
			}
			return name
		default:
			h.guestOrder(fmt.Sprint("pendant-", n), "pendant@courriel.ca")
		}
	}
}

// entriesOf are the amounts of an order in the ledger.
func (h *home) entriesOf(orderID string) []string {
	h.Helper()
	return markettest.Must(db.All(h.Context(), h.app.DB, func(rows *sql.Rows) (line string, err error) {
		var kind string
		var amount, customer, platform int64
		err = rows.Scan(&kind, &amount, &customer, &platform)
		return fmt.Sprint(kind, " ", amount, " ", customer, " ", platform), err
	}, `SELECT kind, amount, customer, platform FROM ledger_entries WHERE order_id = $1
		ORDER BY kind, source_id`, orderID))
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
	folder := t.TempDir()
	own := filepath.Join(folder, "fichiers")
	for place, filesURL := range map[string]string{
		"": "", own: "", own + "/": "", own + "/copies": "", folder + "/autre/../fichiers": "",
		"s3://k:s@stockage.exemple/marche":                    "s3://k:s@stockage.exemple/marche",
		"s3://k2:s2@Stockage.exemple/marche/?region=ca-est-1": "s3://k:s@stockage.exemple/marche",
	} {
		c := config.Config{DataDir: folder, BackupTo: place, FilesURL: filesURL}
		if _, err := OpenArchives(t.Context(), c); err == nil {
			t.Errorf("%q was taken", place)
		}
	}
}
