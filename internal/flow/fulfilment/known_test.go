package fulfilment_test

import (
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/commission"
	"rangrue/internal/rules/tax"
)

// boughtBy is a paid order of someone, some days after noon.
func (b *backroom) boughtBy(name, userID, email string, days int) string {
	b.Helper()
	d := b.draft(name)
	d.UserID, d.Contact.Email, d.At = userID, email, noon.Add(time.Duration(days)*day)
	return b.Replay(d, order.WasPaid(d.At, order.Receipt{}), order.WasDispatched(d.At)).ID
}

func TestAnOrderTellsWhatTheSamePersonBoughtBefore(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		const mail = "zoe@courriel.ca"
		first, second := b.boughtBy("-1", b.maude, mail, 0), b.boughtBy("-2", b.maude, mail, 1)
		b.Replay(b.draft("-unpaid"))
		guest, again := b.boughtBy("-g", "", mail, 1), b.boughtBy("-h", "", "ZOE@courriel.ca", 2)
		b.boughtBy("-other", "", "luc@courriel.ca", 1)
		third := b.boughtBy("-3", b.maude, "autre@courriel.ca", 3)
		for id, want := range map[string]string{first: "", second: first, third: second + " " + first, guest: "",
			again: guest} {
			earlier := b.order(b.batture, id).Earlier
			var ids []string
			for _, o := range earlier.Orders {
				ids = append(ids, o.ID)
				if o.Reference == "" || o.Total != 9773 {
					t.Errorf("an earlier order: %+v", o)
				}
			}
			if got := strings.Join(ids, " "); got != want || earlier.Count != len(ids) {
				t.Errorf("before %s: %q (%d); want %q", id, got, earlier.Count, want)
			}
		}
		alone := b.draft("-elsewhere") // the honey and the tuque are the other shop's
		alone.Items, alone.Shops = alone.Items[1:], alone.Shops[1:]
		alone.At = noon.Add(2 * day)
		b.Replay(alone, order.WasPaid(alone.At, order.Receipt{}))
		if earlier := b.order(b.batture, third).Earlier; earlier.Count != 2 {
			t.Errorf("orders in another shop count: %+v", earlier)
		}
		b.Change(func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `UPDATE orders SET erased_at = 1 WHERE id = $1`, guest)
			return err
		})
		if earlier := b.order(b.batture, again).Earlier; earlier.Count != 0 {
			t.Errorf("a guest who was forgotten: %+v", earlier)
		}
	})
}

func TestCommissionAndNetAreListedForWhoMaySeeMoney(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		o := b.paid("-a")
		b.Change(func(tx *db.Tx) error {
			return b.Ledger.Post(ctx, tx, ledger.Sold{OrderID: o.ID, ShopID: b.batture,
				ShopOrderID: o.Part(b.batture).ID, At: noon, Goods: 7600, Shipping: 900,
				Fee: commission.Fee{Commission: 760, Tax: tax.Amounts{GSTHST: 38, QST: 76}}}.Entry())
		})
		b.At = b.At.Add(time.Hour)
		late := b.paid("-b") // not in the books yet
		net := map[string]*money.Cents{}
		for _, head := range b.list(b.batture, "").Data {
			net[head.ID] = head.Net
		}
		if net[o.ID] == nil || *net[o.ID] != 7626 || net[late.ID] != nil {
			t.Errorf("listed: %v", net)
		}
		_, file := b.paper(b.batture, "/orders.csv")
		if !has(file, ",total,commission,taxes_commission,net\n", ",97.73,-7.60,-1.14,76.26\n", ",97.73,,,\n") {
			t.Errorf("file: %s", file)
		}
		b.asColleague(b.batture, shop.Fulfilment)
		_, file = b.paper(b.batture, "/orders.csv")
		if strings.Contains(file, "net") || !strings.Contains(file, ",97.73\n") {
			t.Errorf("a colleague's file: %s", file)
		}
		for _, head := range b.list(b.batture, "").Data {
			if head.Net != nil {
				t.Errorf("a colleague reads %v", *head.Net)
			}
		}
	})
}

// asColleague has the calls of a shop made by a colleague of a role.
func (b *backroom) asColleague(shopID string, role shop.Role) {
	b.Helper()
	userID := b.User(account.NewUser{FirstName: string(role)})
	markettest.Must(0, b.Shops.AddOwner(ctx, shopID, userID))
	b.Change(func(tx *db.Tx) error {
		_, err := b.Shops.SetRoleIn(ctx, tx, shopID, userID, role)
		return err
	})
	b.owners[shopID] = userID
}
