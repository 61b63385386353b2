package casework

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
)

func (d *desk) listed(f OrdersFilter) (references []string) {
	d.Helper()
	out := markettest.Must(d.getOrders(d.ctx, &ordersInput{OrdersFilter: f})).Body
	for _, row := range out.Data {
		references = append(references, row.Reference)
	}
	if out.Count != len(references) {
		d.Errorf("%+v counts %d of %d", f, out.Count, len(references))
	}
	return references
}

func TestOrdersAreFoundByEveryNumberOfTheirs(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a", ordertest.Shipped("a")[2:]...)
		other := ordertest.Draft("b", "", d.batture.ID, d.rang4.ID)
		other.Contact = order.Contact{Email: "zoe@exemple.ca", Phone: "5145550199", FirstName: "Zoé",
			LastName: "Hébert"}
		other.ShippingAddress.FirstName, other.ShippingAddress.LastName = "Zoé", "Hébert"
		d.Replay(other)
		for _, typed := range []string{o.Reference, o.Reference[3:], "maude@courriel.ca", "MAUDE@", "Tremblay",
			"maude trem", "Tremblay Maude", "418 555-0142", "+1 (418) 555-0142", "7023 2109", "000001", "#1"} {
			if got := d.listed(OrdersFilter{Q: typed}); len(got) != 1 || got[0] != o.Reference {
				t.Errorf("%q finds %v", typed, got)
			}
		}
		if got := d.listed(OrdersFilter{Q: "hebert"}); len(got) != 1 {
			t.Errorf("hebert finds %v", got)
		}
		if got := d.listed(OrdersFilter{Q: "personne"}); len(got) != 0 {
			t.Errorf("nobody is %v", got)
		}
	})
}

func TestOrdersAreFiltered(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		waits := d.order("a")
		sent := d.order("b", ordertest.Shipped("b")[2:]...)
		far := ordertest.Draft("c", "", d.rang4.ID, d.rang4.ID+"x")
		far.ShippingAddress.Province, far.At = "ON", ordertest.Noon.Add(-40*day)
		unpaid := d.Replay(far)
		d.At = ordertest.Noon.Add(10 * day)
		for _, c := range []struct {
			name string
			f    OrdersFilter
			want []string
		}{
			{"all", OrdersFilter{}, []string{sent.Reference, waits.Reference, unpaid.Reference}},
			{"status", OrdersFilter{Status: "pending"}, []string{unpaid.Reference}},
			{"open", OrdersFilter{Status: "open"}, []string{waits.Reference}},
			{"late", OrdersFilter{Late: true}, []string{waits.Reference}},
			{"shop", OrdersFilter{Shop: d.batture.ID}, []string{sent.Reference, waits.Reference}},
			{"province", OrdersFilter{Province: "ON"}, []string{unpaid.Reference}},
			{"elsewhere", OrdersFilter{Province: "elsewhere"}, []string{unpaid.Reference}},
			{"from", OrdersFilter{From: "2026-11-02"}, []string{sent.Reference, waits.Reference}},
			{"to", OrdersFilter{To: "2026-11-01"}, []string{unpaid.Reference}},
			{"least", OrdersFilter{Min: float64(unpaid.GrandTotal)/100 + 1}, []string{sent.Reference, waits.Reference}},
			{"most", OrdersFilter{Max: 1}, nil},
		} {
			got := d.listed(c.f)
			if len(got) != len(c.want) || len(got) == 1 && got[0] != c.want[0] {
				t.Errorf("%s: %v; want %v", c.name, got, c.want)
			}
		}
		_, err := d.getOrders(d.ctx, &ordersInput{OrdersFilter: OrdersFilter{From: "hier"}})
		if !errors.Is(err, errDay) {
			t.Errorf("a day that is none: %v", err)
		}
	})
}

func TestOrdersWhoseRefundFailedAreFound(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a", order.WasCancelled(ordertest.Noon, "", order.Units{ItemID: "muga", Quantity: 1}))
		d.order("b", order.WasCancelled(ordertest.Noon, "", order.Units{ItemID: "mugb", Quantity: 1}))
		sent := markettest.Must(d.Orders.RefundsOf(d.ctx, d.DB, o.ID))
		d.Change(func(tx *db.Tx) error {
			// The bank sent it back.
			_, err := d.Orders.RefundCameBack(d.ctx, tx, sent[0].ID, "expired_card", ordertest.Noon)
			return err
		})
		if got := d.listed(OrdersFilter{Refund: "failed"}); len(got) != 1 || got[0] != o.Reference {
			t.Errorf("failed refunds: %v", got)
		}
	})
}

func TestPagesFollowEachOther(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		seen := map[string]bool{}
		for n := range 5 {
			draft := ordertest.Draft(string(rune('a'+n)), "", d.batture.ID, d.rang4.ID)
			draft.At = ordertest.Noon.Add(time.Duration(n/2) * time.Minute) // two at the same moment
			d.Replay(draft)
		}
		for _, oldest := range []bool{false, true} {
			page := order.DeskPage{Size: 2, Oldest: oldest}
			for range 3 {
				list := markettest.Must(d.Orders.ListForDesk(d.ctx, order.DeskFilter{}, page))
				if list.Found.Orders != 5 {
					t.Errorf("%d found", list.Found.Orders)
				}
				for _, h := range list.Heads {
					if seen[h.ID] {
						t.Errorf("%s twice", h.Reference)
					}
					seen[h.ID] = true
				}
				page.Before = list.Next
			}
			if len(seen) != 5 || page.Before != "" {
				t.Errorf("%d of five orders, then %q", len(seen), page.Before)
			}
			clear(seen)
		}
	})
}

func TestAShopIsRemindedOnceADay(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a") // on a Monday: two working days end with Wednesday
		in := &remindInput{ShopID: d.batture.ID}
		in.Body.OrderIDs = []string{o.ID}
		d.At = time.Date(2026, 11, 4, 23, 0, 0, 0, time.UTC)
		if _, err := d.postRemind(d.ctx, in); !errors.Is(err, errNotLate) {
			t.Errorf("on the last day: %v", err)
		}
		d.At = time.Date(2026, 11, 5, 12, 0, 0, 0, time.UTC)
		late := markettest.Must(d.getLate(d.ctx, &lateInput{})).Body
		if len(late.Data) != 1 || late.Data[0].LateDays != 1 || late.Data[0].Left != 2 || late.Count != 1 ||
			late.Shops[0].ShopName != d.batture.Name {
			t.Fatalf("late: %+v", late)
		}
		if none := markettest.Must(d.getLate(d.ctx, &lateInput{Days: 2})).Body; len(none.Data) != 0 {
			t.Errorf("late for two days: %+v", none.Data)
		}
		markettest.Must(d.postRemind(d.ctx, in))
		if letters := d.Letters(); len(letters) != 1 || letters[0].To[0] != d.batture.Merchant.Email {
			t.Errorf("letters: %+v", letters)
		}
		d.At = d.At.Add(23 * time.Hour)
		if _, err := d.postRemind(d.ctx, in); !errors.Is(err, errReminded) {
			t.Errorf("twice in a day: %v", err)
		}
		d.At = d.At.Add(time.Hour)
		markettest.Must(d.postRemind(d.ctx, in))
		if d.noted().Act != "order.remind" {
			t.Errorf("the journal says %q", d.noted().Act)
		}
	})
}

func TestAShopReceivesOneLetterForAllThatIsLate(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		a, b := d.order("a"), d.order("b")
		d.At = time.Date(2026, 11, 5, 12, 0, 0, 0, time.UTC)
		markettest.Must(d.postRemind(d.ctx, &remindInput{ShopID: d.batture.ID}))
		letters := d.Letters()
		if len(letters) != 1 || letters[0].Subject != "2 colis sont en retard" ||
			!strings.Contains(letters[0].Text, a.Reference) || !strings.Contains(letters[0].Text, b.Reference) {
			t.Fatalf("letters: %+v", letters)
		}
		if d.lines() != 2 {
			t.Errorf("the journal has %d lines", d.lines())
		}
		c := d.order("c") // it is recalled alone
		markettest.Must(d.postRemind(d.ctx, &remindInput{ShopID: d.batture.ID}))
		letters = d.Letters()
		if len(letters) != 1 || letters[0].Subject != "Un colis est en retard, commande "+c.Reference ||
			strings.Contains(letters[0].Text, a.Reference) {
			t.Errorf("then: %+v", letters)
		}
		if _, err := d.postRemind(d.ctx, &remindInput{ShopID: d.batture.ID}); !errors.Is(err, errReminded) {
			t.Errorf("again: %v", err)
		}
	})
}

func TestAShopIsRemindedOfAllThatIsLateHoweverMuch(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		for n := range perPage + 2 {
			d.order(fmt.Sprint("-", n))
		}
		d.At = time.Date(2026, 11, 5, 12, 0, 0, 0, time.UTC)
		in := &remindInput{ShopID: d.batture.ID}
		if _, err := d.postRemind(d.ctx, &remindInput{ShopID: d.rang4.ID}); !errors.Is(err, errNotLate) {
			t.Errorf("a shop that is not late: %v", err)
		}
		for _, subject := range []string{"50 colis sont en retard", "2 colis sont en retard"} {
			markettest.Must(d.postRemind(d.ctx, in))
			if letters := d.Letters(); len(letters) != 1 || letters[0].Subject != subject {
				t.Fatalf("want %q, got %+v", subject, letters)
			}
		}
		if _, err := d.postRemind(d.ctx, in); !errors.Is(err, errReminded) {
			t.Errorf("again: %v", err)
		}
	})
}

func TestAReminderCallsLateOrdersByTheirWayOfDelivery(t *testing.T) {
	for _, c := range []struct {
		ways  map[shipping.Method]int
		title string
		asks  string
	}{
		{map[shipping.Method]int{shipping.Parcel: 1}, "Un colis est en retard", "Expédiez-les"},
		{map[shipping.Method]int{shipping.Pickup: 2}, "2 ramassages sont en retard", "notez qu’ils sont prêts"},
		{map[shipping.Method]int{shipping.Local: 1}, "Une livraison locale est en retard", "Livrez ces articles"},
		{map[shipping.Method]int{shipping.Local: 3}, "3 livraisons locales sont en retard", "Livrez ces articles"},
		{map[shipping.Method]int{shipping.Local: 1, shipping.Parcel: 2}, "3 commandes sont en retard", "Faites partir"},
	} {
		orders := 0
		for _, n := range c.ways {
			orders += n
		}
		if title, ask := reminderWords(c.ways, orders); title != c.title || !strings.Contains(ask, c.asks) {
			t.Errorf("%v: %s. %s", c.ways, title, ask)
		}
	}
}

func overruleOf(returnID, decision string) *overruleInput {
	in := &overruleInput{ReturnID: returnID}
	in.Body.Decision, in.Body.Reason = decision, "La photo montre le défaut."
	return in
}

func TestARefusedReturnIsOverruled(t *testing.T) {
	for _, decision := range []string{"accept", "refund"} {
		t.Run(decision, func(t *testing.T) {
			onDesk(t, func(t *testing.T, d *desk) {
				asked := ordertest.Noon.Add(3 * day)
				o := d.order("a", append(ordertest.Shipped("a")[2:],
					order.ReturnWasAsked(asked, order.ReturnAsk{Units: order.Units{ItemID: "muga", Quantity: 1},
						Reason: "Ébréchée"}), order.ReturnWasDenied(asked.Add(day), "muga", "Usure normale"))...)
				d.At = asked.Add(2 * day)
				list := markettest.Must(d.getReturns(d.ctx, &returnsInput{Status: order.ReturnDenied})).Body
				if len(list.Data) != 1 || list.Data[0].DenyReason != "Usure normale" ||
					list.Counts["returnDenied"] != 1 {
					t.Fatalf("refused: %+v", list)
				}
				in := overruleOf(list.Data[0].ID, decision)
				in.Body.Reason = ""
				if _, err := d.postOverrule(d.ctx, in); err == nil {
					t.Error("overruled without a reason")
				}
				in.Body.Reason = "La photo montre le défaut."
				out := markettest.Must(d.postOverrule(d.ctx, in)).Body
				want := map[string]order.ReturnStatus{"accept": order.ReturnPending, "refund": order.ReturnCompleted}
				if got := d.find(o.ID).Item("muga").Return.Status; got != want[decision] {
					t.Errorf("the return is %s", got)
				}
				if refund := map[string]money.Cents{"accept": 0, "refund": 4369}; out.Total != refund[decision] ||
					len(out.Letters) != 2 {
					t.Errorf("%+v", out)
				}
				if line := d.noted(); line.Act != "return.overrule" || line.Reason == "" {
					t.Errorf("the journal says %+v", line)
				}
				d.agree()
			})
		})
	}
}

// What was fetched at the shop is brought back there, also when the console says so.
func TestAnOverruledReturnOfAPickupIsBroughtBack(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		draft := ordertest.Draft("a", "", d.batture.ID, d.rang4.ID)
		draft.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup, Place: "1, côte du Fort", Hours: "Le samedi"}
		asked := ordertest.Noon.Add(3 * day)
		o := d.Replay(draft, append(ordertest.Paid(), order.WasReady(ordertest.Noon, d.batture.ID),
			order.WasHandedOver(ordertest.Noon, d.batture.ID),
			order.ReturnWasAsked(asked, order.ReturnAsk{Units: order.Units{ItemID: "muga", Quantity: 1},
				Reason: "Ébréchée"}), order.ReturnWasDenied(asked.Add(day), "muga", "Usure normale"))...)
		d.At = asked.Add(2 * day)
		d.Letters()
		markettest.Must(d.postOverrule(d.ctx, overruleOf(o.Item("muga").Return.ID, "accept")))
		letters := d.Letters()
		if len(letters) != 2 {
			t.Fatalf("letters: %+v", letters)
		}
		for _, words := range []string{"Rapportez-le à la boutique", "1, côte du Fort", "Heures\u00a0: Le samedi"} {
			if !strings.Contains(letters[0].Text, words) {
				t.Errorf("no %q in %q", words, letters[0].Text)
			}
		}
		for _, letter := range letters {
			if strings.Contains(letter.Text, "colis") || strings.Contains(letter.Text, "renvoyer") {
				t.Errorf("a parcel is asked for: %q", letter.Text)
			}
		}
	})
}

func TestTheShopCannotAcceptWhatItRefused(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		asked := ordertest.Noon.Add(3 * day)
		o := d.order("a", append(ordertest.Shipped("a")[2:], order.ReturnWasAsked(asked, order.ReturnAsk{
			Units: order.Units{ItemID: "muga", Quantity: 1}, Reason: "Ébréchée"}),
			order.ReturnWasDenied(asked, "muga", "Non"))...)
		err := d.DB.Tx(d.ctx, func(tx *db.Tx) error {
			_, err := d.Orders.AcceptReturn(d.ctx, tx, order.OfShop(d.batture.ID), o.Item("muga").Return.ID, asked)
			return err
		})
		if !errors.Is(err, order.ErrReturnSettled) {
			t.Errorf("the shop accepted after all: %v", err)
		}
	})
}

func TestTodayIsComparedWithTheSameHoursLastWeek(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a")
		before := ordertest.Draft("b", "", d.batture.ID, d.rang4.ID)
		before.At = ordertest.Noon.Add(-7*day - time.Hour) // noon, before the clock changed
		d.Replay(before, order.WasPaid(before.At, order.Receipt{}))
		later := ordertest.Draft("c", "", d.batture.ID, d.rang4.ID)
		later.At = ordertest.Noon.Add(-7*day + 4*time.Hour)
		d.Replay(later, order.WasPaid(later.At, order.Receipt{}))
		d.At = ordertest.Noon.Add(time.Hour)
		d.Count("reports", operator.Moderate, func(context.Context) (Waiting, error) { return Waiting{Count: 2}, nil })
		d.Count("shops", operator.ReadShops, func(context.Context) (Waiting, error) { return Waiting{}, nil })
		got := markettest.Must(d.getToday(d.ctx, nil)).Body
		if sold := o.Subtotal + o.Shipping; got.Sales != (MoneyFigure{sold, sold}) || got.Orders != (Figure{1, 1}) {
			t.Errorf("sales %+v, orders %+v", got.Sales, got.Orders)
		}
		if got.Shops != (Figure{2, 0}) || len(got.Days) != 30 || got.Days[29].Day != "2026-11-02" ||
			got.Days[29].Orders != 1 || got.Days[22].Orders != 2 {
			t.Errorf("shops %+v, days %+v", got.Shops, got.Days)
		}
		if len(got.ToDo) != 1 || got.ToDo[0].Name != "reports" {
			t.Errorf("to do: %+v", got.ToDo)
		}
	})
}

func TestEachRoleSeesWhatWaitsInTheListsItMayOpen(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		d.order("a")
		d.At = ordertest.Noon.Add(10 * day) // it is late
		two := func(context.Context) (Waiting, error) { return Waiting{Count: 2}, nil }
		d.Count("reports", operator.Moderate, two)
		d.Count("payouts", operator.ReadMoney, two)
		for role, want := range map[operator.Role]string{
			operator.Direction: "late reports payouts", operator.Support: "late", operator.Finances: "late payouts",
			operator.Content: "reports",
		} {
			ctx := operator.As(t.Context(), operator.Operator{Role: role})
			for _, list := range [][]ToDo{
				markettest.Must(d.getToday(ctx, nil)).Body.ToDo, markettest.Must(d.getWaiting(ctx, nil)).Body.Data,
			} {
				var names []string
				for _, one := range list {
					names = append(names, one.Name)
				}
				if got := strings.Join(names, " "); got != want {
					t.Errorf("%s sees %q; want %q", role, got, want)
				}
			}
		}
	})
}

func TestThePaletteFindsWhatIsNamed(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a", ordertest.Shipped("a")[2:]...)
		for typed, want := range map[string]Hit{
			o.Reference:      {Kind: "order", ID: o.ID, Exact: true},
			"maude":          {Kind: "order", ID: o.ID},
			"7023 2109 4418": {Kind: "order", ID: o.ID, Exact: true},
			"mielleri":       {Kind: "shop", ID: d.rang4.ID},
			"rang 4":         {Kind: "shop", ID: d.rang4.ID},
		} {
			got := markettest.Must(d.getPalette(d.ctx, &paletteInput{Q: typed})).Body.Data
			if len(got) != 1 || got[0].Kind != want.Kind || got[0].ID != want.ID || got[0].Exact != want.Exact {
				t.Errorf("%q: %+v", typed, got)
			}
		}
		if got := markettest.Must(d.getPalette(d.ctx, &paletteInput{Q: " - "})).Body.Data; len(got) != 0 {
			t.Errorf("nothing finds %+v", got)
		}
	})
}

func TestExactHitsComeFirstAndNineAreShown(t *testing.T) {
	many := func(kind string, n int, exact ...int) (hits []Hit) {
		for i := range n {
			hits = append(hits, Hit{Kind: kind, Exact: len(exact) > 0 && i < exact[0]})
		}
		return hits
	}
	got := mix([][]Hit{many("order", 9), many("shop", 1), many("person", 9, 1)}, 9)
	count := map[string]int{}
	for _, h := range got {
		count[h.Kind]++
	}
	if len(got) != 9 || !got[0].Exact || count["order"] != 4 || count["shop"] != 1 || count["person"] != 4 {
		t.Errorf("%+v", count)
	}
}
