package bulletin_test

import (
	"errors"
	"net/http"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/bulletin"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
)

// board is a market with an open shop of two people, and the service.
type board struct {
	*markettest.Market
	*bulletin.Service
	handler        http.Handler
	ana, luc, shop string
}

func newBoard(t *testing.T, d *db.DB) *board {
	m := markettest.New(t, d)
	b := &board{Market: m, Service: bulletin.New(d, bulletin.Options{Shops: m.Shops, Now: m.Now})}
	b.handler = markettest.API(b.Routes)
	b.ana, b.luc = m.User(account.NewUser{FirstName: "Ana"}), m.User(account.NewUser{FirstName: "Luc"})
	b.shop = m.Shop(shop.NewShop{OwnerIDs: []string{b.ana, b.luc}}).ID
	return b
}

// announce makes an announcement that breaks no rule, changed a little.
func (b *board) announce(change func(*bulletin.Said)) *bulletin.Bulletin {
	b.Helper()
	said := bulletin.Said{Title: "Les colis des fêtes", Body: "<p>Des <b>retards</b>.</p><script>x()</script>"}
	if change != nil {
		change(&said)
	}
	return markettest.Must(b.Create(operator.CommandLine(b.Context()), said))
}

// seen is what a person reads in the shop.
func (b *board) seen(userID string) []bulletin.Seen {
	b.Helper()
	var page bulletin.SeenPage
	status, read := webtest.Call(b, b.handler, userID, "GET", "/seller/shops/"+b.shop+"/bulletins", nil)
	if read(&page); status != 200 {
		b.Fatalf("read: %d", status)
	}
	return page.Data
}

func (b *board) open(userID, id string) int {
	b.Helper()
	status, _ := webtest.Call(b, b.handler, userID, "POST", "/seller/shops/"+b.shop+"/bulletins/"+id+"/read", nil)
	return status
}

func TestEachPersonOfAShopHasReadWhatTheyOpened(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBoard(t, d)
		made := b.announce(nil)
		if got := b.seen(b.ana); len(got) != 1 || got[0].Read || got[0].Body != "<p>Des <b>retards</b>.</p>" {
			t.Fatalf("new: %+v", got)
		}
		for range 2 {
			if status := b.open(b.ana, made.ID); status != 204 {
				t.Fatalf("open: %d", status)
			}
		}
		if !b.seen(b.ana)[0].Read || b.seen(b.luc)[0].Read {
			t.Error("what one person read is another's")
		}
		stranger := b.User(account.NewUser{FirstName: "Zoé"})
		if status := b.open(stranger, made.ID); status != 404 {
			t.Errorf("a stranger: %d", status)
		}
		if list := markettest.Must(b.List(b.Context())); list[0].Reads != 1 {
			t.Errorf("reads: %d", list[0].Reads)
		}
		kept := markettest.Must(b.Export(b.Context(), b.ana)).([]bulletin.Kept)
		if len(kept) != 1 || kept[0].Title != made.Title {
			t.Errorf("export: %+v", kept)
		}
		b.Change(func(tx *db.Tx) error { return b.Forget(b.Context(), tx, b.ana) })
		if b.seen(b.ana)[0].Read {
			t.Error("not forgotten")
		}
	})
}

func TestAnAnnouncementIsSeenOnItsDaysByTheShopsItIsFor(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBoard(t, d)
		b.announce(func(s *bulletin.Said) {
			s.Title, s.StartsAt, s.EndsAt = "Deux jours", b.At.Add(24*time.Hour), b.At.Add(72*time.Hour)
			s.Statuses = []shop.Status{shop.Approved, shop.Suspended}
		})
		other := b.announce(func(s *bulletin.Said) { s.Statuses = []shop.Status{shop.Closed} })
		if status := b.open(b.ana, other.ID); status != 404 {
			t.Errorf("one for other shops: %d", status)
		}
		for hours, want := range map[time.Duration]int{0: 0, 25: 1, 71: 1, 72: 0} {
			now := b.At
			b.At = b.At.Add(hours * time.Hour)
			if got := b.seen(b.ana); len(got) != want {
				t.Errorf("after %d hours: %+v", hours, got)
			}
			b.At = now
		}
	})
}

func TestAnAnnouncementIsEditedAndWithdrawnInTheJournal(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBoard(t, d)
		desk, made := operator.CommandLine(b.Context()), b.announce(nil)
		said := made.Said
		said.Title = "Les colis de Noël"
		edited := markettest.Must(b.Edit(desk, made.ID, made.Revision, said))
		if _, err := b.Edit(desk, made.ID, made.Revision, said); !errors.Is(err, bulletin.ErrChanged) {
			t.Errorf("an edit of what was seen before: %v", err)
		}
		if got := b.seen(b.ana); len(got) != 1 || got[0].Title != said.Title {
			t.Errorf("edited: %+v", got)
		}
		markettest.Must(b.Withdraw(desk, made.ID))
		if got := b.seen(b.ana); len(got) != 0 {
			t.Errorf("withdrawn: %+v", got)
		}
		if status := b.open(b.ana, made.ID); status != 404 {
			t.Errorf("opened once withdrawn: %d", status)
		}
		if _, err := b.Edit(desk, made.ID, edited.Revision+1, said); !errors.Is(err, bulletin.ErrWithdrawn) {
			t.Errorf("edited once withdrawn: %v", err)
		}
		var lines int
		markettest.Must(0, d.QueryRow(b.Context(), `SELECT COUNT(*) FROM operator_journal WHERE subject_id = $1
			AND act IN ('bulletin.create', 'bulletin.edit', 'bulletin.withdraw')`, made.ID).Scan(&lines))
		if lines != 3 {
			t.Errorf("%d lines in the journal", lines)
		}
	})
}

func TestAnAnnouncementThatBreaksARuleIsRefusedAtItsField(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBoard(t, d)
		for field, spoil := range map[string]func(*bulletin.Said){
			"title":    func(s *bulletin.Said) { s.Title = " " },
			"body":     func(s *bulletin.Said) { s.Body = "<p> </p>" },
			"to":       func(s *bulletin.Said) { s.EndsAt = b.At.Add(-time.Hour) },
			"statuses": func(s *bulletin.Said) { s.Statuses = []shop.Status{"away"} },
		} {
			said := bulletin.Said{Title: "Les fêtes", Body: "<p>Bientôt.</p>"}
			spoil(&said)
			_, err := b.Create(operator.CommandLine(b.Context()), said)
			var refusal *problem.Error
			if !errors.As(err, &refusal) || len(refusal.Fields) != 1 || refusal.Fields[0].Path != field {
				t.Errorf("%s: %v", field, err)
			}
		}
	})
}
