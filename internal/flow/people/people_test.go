package people_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/people"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// desk is the flow with Ana, who bought something, and Luc.
type desk struct {
	*markettest.Market
	service  *people.Service
	ana, luc string
	stopped  []string // whose tokens this node was told to refuse
	operator string
	ended    int // how often sessions were ended
}

func run(t *testing.T, test func(d *desk, ctx context.Context)) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := &desk{Market: markettest.New(t, database)}
		d.Accounts.Options = account.Options{Brand: markettest.Brand,
			EndSessions: func(context.Context, *db.Tx, *account.User) error { d.ended++; return nil }}
		letters := markettest.Must(outreach.New(database, outreach.Options{Brand: markettest.Brand,
			Inbox: "aide@exemple.ca", TokenKey: []byte("une clé d’au moins seize octets"), Now: d.Now}))
		d.service = people.New(database, people.Options{
			Accounts: d.Accounts, Orders: d.Orders, Shops: d.Shops, Outreach: letters, Now: d.Now,
			Stop:       func(_ context.Context, id string) error { d.stopped = append(d.stopped, id); return nil },
			IsOperator: func(_ context.Context, id string) (bool, error) { return id == d.operator, nil },
			OrderLink:  func(id string) string { return "/suivi/" + id + "?jeton=signe" },
		})
		d.ana = d.User(account.NewUser{FirstName: "Ana-Maude", LastName: "Côté", Email: "ana.cote@exemple.ca",
			Phone: "4185550142"})
		d.luc = d.User(account.NewUser{FirstName: "Luc", LastName: "Anagnostou", Email: "luc@exemple.ca",
			Phone: "5145550000"})
		test(d, operator.CommandLine(t.Context()))
	})
}

func (d *desk) find(l account.Listing) []string {
	d.Helper()
	rows, _, err := d.service.List(d.Context(), l)
	if err != nil {
		d.Fatal(err)
	}
	var names []string
	for _, r := range rows {
		names = append(names, r.Name)
	}
	return names
}

// journal are the acts noted so far, with their reasons.
func (d *desk) journal() string {
	d.Helper()
	lines, err := db.All(d.Context(), d.DB, scanText, `SELECT act || ' ' || reason FROM operator_journal ORDER BY id`)
	if err != nil {
		d.Fatal(err)
	}
	return strings.Join(lines, "; ")
}

func TestPeopleAreFoundByHowTheirEmailNameOrPhoneBegins(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		for typed, want := range map[string]string{
			"ana.cote@": "[Ana-Maude Côté]", "cote ana": "[Ana-Maude Côté]", "Ana Maude C": "[Ana-Maude Côté]",
			"(418) 555-01": "[Ana-Maude Côté]", "1 418 555-0142": "[Ana-Maude Côté]", "anag": "[Luc Anagnostou]",
			"maude": "[]", "ANA": "[Luc Anagnostou Ana-Maude Côté]",
		} {
			if got := fmt.Sprint(d.find(account.Listing{Search: typed})); got != want {
				t.Errorf("%q: %s, want %s", typed, got, want)
			}
		}
		markettest.Must(d.Accounts.SetName(ctx, d.ana, "Zoé", "Roy"))
		if got := fmt.Sprint(d.find(account.Listing{Search: "zoe"})); got != "[Zoé Roy]" ||
			len(d.find(account.Listing{Search: "cote"})) != 0 {
			t.Errorf("after a change of name: %s", got)
		}
		d.Change(func(tx *db.Tx) error { // as a version that knew no keys would have written them
			_, err := tx.Exec(ctx, `UPDATE users SET keyed = 0`)
			return errors.Join(err, must(tx.Exec(ctx, `DELETE FROM person_keys`)))
		})
		markettest.Must(0, d.Accounts.FillKeys(ctx))
		if got := fmt.Sprint(d.find(account.Listing{Search: "roy z"})); got != "[Zoé Roy]" {
			t.Errorf("after the keys were filled: %s", got)
		}
	})
}

func TestAPageGoesOnWhereTheOneBeforeEnded(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		for i := range 60 {
			d.At = d.At.Add(time.Minute)
			d.User(account.NewUser{FirstName: "Jo", LastName: "Roy", Email: fmt.Sprintf("jo%02d@exemple.ca", i)})
		}
		first, next, err := d.service.List(ctx, account.Listing{})
		if err != nil || len(first) != 50 || first[0].Email != "jo59@exemple.ca" {
			t.Fatalf("%d, %v", len(first), err)
		}
		second, end, err := d.service.List(ctx, account.Listing{Before: next})
		if err != nil || len(second) != 12 || second[0].Email != "jo09@exemple.ca" || end != "" {
			t.Errorf("%d, %q, %v", len(second), end, err)
		}
	})
}

func TestTheFileTellsWhatIsKnownAndItsOpeningIsNoted(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		store := d.Shop(shop.NewShop{OwnerIDs: []string{d.ana}})
		d.Replay(ordertest.Draft("", d.ana, store.ID, "another-shop"), order.WasPaid(d.At, order.Receipt{}))
		markettest.Must(0, d.service.WriteNote(ctx, d.ana, "Préfère qu’on l’appelle."))
		file, err := d.service.Open(ctx, d.ana)
		if err != nil {
			t.Fatal(err)
		}
		if file.Orders != 1 || file.UnderWay != 1 || len(file.LatestOrders) != 1 || len(file.Shops) != 1 ||
			len(file.Notes) != 1 || file.Notes[0].OperatorName != "Ligne de commande" || file.Newsletter != nil {
			t.Errorf("%+v", file)
		}
		if got := d.journal(); got != "person.note ; person.open " {
			t.Errorf("journal: %q", got)
		}
		var after string
		err = d.DB.QueryRow(ctx, `SELECT after_state FROM operator_journal WHERE act = 'person.note'`).Scan(&after)
		if err != nil || after != `{"note":"`+file.Notes[0].ID+`"}` {
			t.Errorf("the journal keeps more than which note: %s, %v", after, err)
		}
		if _, err := d.service.Open(ctx, "nobody"); !errors.Is(err, account.ErrNotFound) {
			t.Errorf("nobody: %v", err)
		}
	})
}

func TestASuspensionIsToldNotedAndUndone(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		placed := d.Replay(ordertest.Draft("", d.ana, "one", "two"), order.WasPaid(d.At, order.Receipt{}))
		d.Letters()
		markettest.Must(0, d.service.Suspend(ctx, d.ana, "Fraude signalée"))
		letter := d.Letters()[0]
		if letter.To[0] != "ana.cote@exemple.ca" || !strings.Contains(letter.Text, "Fraude signalée") ||
			!strings.Contains(letter.Text, "/suivi/"+placed.ID+"?jeton=signe") {
			t.Errorf("letter: %+v", letter)
		}
		if d.ended != 1 || len(d.stopped) != 1 || d.stopped[0] != d.ana {
			t.Errorf("sessions: %d ended, %v", d.ended, d.stopped)
		}
		for _, refused := range []error{d.Accounts.Admit(ctx, d.ana, ""),
			d.Accounts.Admit(ctx, "", "Ana.Cote@exemple.ca")} {
			if !errors.Is(refused, account.ErrSuspended) {
				t.Errorf("admitted: %v", refused)
			}
		}
		if err := d.service.Suspend(ctx, d.ana, "Encore"); !errors.Is(err, account.ErrAlreadySuspended) {
			t.Errorf("twice: %v", err)
		}
		if got := fmt.Sprint(d.find(account.Listing{Suspended: true})); got != "[Ana-Maude Côté]" {
			t.Errorf("suspended: %s", got)
		}
		markettest.Must(0, d.service.Reinstate(ctx, d.ana, "Une erreur"))
		if err := d.Accounts.Admit(ctx, d.ana, ""); err != nil || len(d.Letters()) != 1 {
			t.Errorf("reinstated: %v", err)
		}
		if err := d.service.Reinstate(ctx, d.ana, "Encore"); !errors.Is(err, account.ErrNotSuspended) {
			t.Errorf("reinstated twice: %v", err)
		}
		if got := d.journal(); got != "person.suspend Fraude signalée; person.reinstate Une erreur" {
			t.Errorf("journal: %q", got)
		}
	})
}

func TestAnOperatorIsNotShutOutByTheBackDoor(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		d.operator = d.luc
		for name, err := range map[string]error{"suspend": d.service.Suspend(ctx, d.luc, "x"),
			"end sessions": d.service.EndSessions(ctx, d.luc, "x"), "erase": d.service.Erase(ctx, d.luc, "x")} {
			if err == nil {
				t.Errorf("%s was allowed", name)
			}
		}
		if got := d.journal(); got != "" {
			t.Errorf("journal: %q", got)
		}
	})
}

func TestExportAndErasureAreNotedAndDone(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		copied, err := d.service.Export(ctx, d.ana, "Demande écrite")
		if err != nil || copied.User.Email != "ana.cote@exemple.ca" {
			t.Fatalf("%+v, %v", copied, err)
		}
		markettest.Must(0, d.service.WriteNote(ctx, d.ana, "À effacer"))
		markettest.Must(0, d.service.Erase(ctx, d.ana, "Demande écrite"))
		if _, err := d.Accounts.ByID(ctx, d.ana); !errors.Is(err, account.ErrNotFound) {
			t.Errorf("still there: %v", err)
		}
		if got := d.find(account.Listing{Search: "cote"}); len(got) != 0 {
			t.Errorf("still found: %v", got)
		}
		want := "person.export Demande écrite; person.note ; person.erase Demande écrite"
		if got := d.journal(); got != want {
			t.Errorf("journal: %q", got)
		}
	})
}

func TestAGuestIsFoundByEMailAndTheirFileIsGivenAndErased(t *testing.T) {
	run(t, func(d *desk, ctx context.Context) {
		letters := d.service.Outreach
		d.service.Guests = []people.GuestPart{
			{Name: "outreach", Read: func(ctx context.Context, g order.Guest) (any, error) {
				return letters.ExportGuest(ctx, g.Email)
			}, Forget: func(ctx context.Context, tx *db.Tx, g order.Guest) error {
				return letters.ForgetGuest(ctx, tx, g.Email)
			}},
			{Name: "orders", Read: d.Orders.ExportGuest,
				Forget: func(ctx context.Context, tx *db.Tx, g order.Guest) error {
					return d.Orders.ForgetGuest(ctx, tx, g, d.At)
				}},
		}
		store := d.Shop(shop.NewShop{})
		place := func(name, user, email string) *order.Order {
			draft := ordertest.Draft(name, user, store.ID, "another-shop")
			draft.At, draft.Contact.Email = d.At, email
			draft.Contact.FirstName, draft.Contact.LastName = "Zoé", "Bilodeau"
			d.At = d.At.Add(time.Hour)
			return d.Replay(draft, order.WasPaid(draft.At, order.Receipt{}))
		}
		place("first", "", "zoe.b@exemple.ca")
		latest := place("second", "", "Zoe.B@exemple.ca")
		place("third", d.ana, "ana.cote@exemple.ca")
		for typed, want := range map[string]int{"zoe.b@ex": 1, "Bilodeau": 1, "zo": 0, "ana.cote@exemple.ca": 0} {
			if found := markettest.Must(d.service.FindGuests(ctx, typed)); len(found) != want {
				t.Errorf("%q finds %+v", typed, found)
			}
		}
		found := markettest.Must(d.service.FindGuests(ctx, "zoe.b@exemple.ca"))[0]
		if found.OrderID != latest.ID || found.Orders != 2 || found.Bought != 2*latest.GrandTotal {
			t.Errorf("%+v", found)
		}
		file := markettest.Must(d.service.OpenGuest(ctx, latest.ID))
		if len(file.LatestOrders) != 2 || file.Name != "Zoé Bilodeau" {
			t.Errorf("%+v", file)
		}
		copied := markettest.Must(d.service.ExportGuest(ctx, latest.ID, "Elle le demande."))
		if views := copied.Parts["orders"].([]order.View); len(views) != 2 || copied.Email != "Zoe.B@exemple.ca" {
			t.Errorf("%+v", copied)
		}
		markettest.Must(0, d.service.EraseGuest(ctx, latest.ID, "Elle le demande."))
		if again := markettest.Must(d.service.FindGuests(ctx, "zoe.b@exemple.ca")); len(again) != 0 {
			t.Errorf("found once forgotten: %+v", again)
		}
		if _, err := d.service.OpenGuest(ctx, latest.ID); !errors.Is(err, order.ErrNotFound) {
			t.Errorf("the file of a forgotten guest: %v", err)
		}
		heads, _, err := d.Orders.FindByKey(ctx, latest.Reference, 5)
		if err != nil || len(heads) != 1 {
			t.Errorf("an order is no longer found by its reference: %v %v", heads, err)
		}
		if heads, _, _ := d.Orders.FindByKey(ctx, "zoe.b@exemple.ca", 5); len(heads) != 0 {
			t.Errorf("an order is found by the e-mail of a forgotten guest: %v", heads)
		}
		if lines := d.journal(); !strings.Contains(lines, "guest.open") ||
			!strings.Contains(lines, "guest.erase Elle le demande.") {
			t.Errorf("journal: %s", lines)
		}
	})
}
