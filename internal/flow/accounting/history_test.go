package accounting_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/payment"
	"rangrue/internal/flow/disputes"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// The ledger's promise, over random histories: orders of every province, category and commission, with and without a
// contribution; charges that fail; parcels, cancellations, returns in parts; refunds that an operator decides, borne by
// the shop or the market; disputes won and lost; payouts that go through, fail or are lost; orders older than the
// ledger. All along, for every order, what the customer paid less what is refunded is what
// the shops, the platform and the governments have of it, and what left by the bank is what the payouts say.
func TestTheLedgerSumsToZeroWhateverHappens(t *testing.T) {
	seen := map[ledger.Kind]bool{}
	for seed := range uint64(6) {
		dbtest.Run(t, func(t *testing.T, base *db.DB) {
			b := newBooks(t, base)
			s := &story{books: b, random: rand.New(rand.NewPCG(seed, 14)), bank: &provider{}}
			b.Transfer = s.bank.transfer
			s.court = newCourt(b)
			b.bank("batture", "rang4")
			for step := range 120 {
				b.at = b.at.Add(time.Duration(s.random.IntN(24)) * time.Hour)
				s.step(step)
				if step%8 == 7 {
					s.balanced()
				}
			}
			if _, err := b.CatchUp(b.Context()); err != nil {
				b.Fatal(err)
			}
			s.old = nil
			s.balanced()
			s.taxed()
			b.agree()
			for _, e := range append(s.payoutEntries(), s.allEntries()...) {
				seen[e.Kind] = true
			}
		})
	}
	if len(seen) != 7 {
		t.Errorf("the stories tell too little: %v", seen)
	}
}

type story struct {
	*books
	random *rand.Rand
	bank   *provider
	court  *disputes.Service
	orders []string // paid
	old    []string // those of them that the ledger does not know yet
}

// step does something at random; a refusal with words is as good as a success.
func (s *story) step(n int) {
	s.Helper()
	switch choice := s.random.IntN(14); {
	case choice == 1 || len(s.orders) == 0:
		s.buy(fmt.Sprint(n))
	case choice == 2:
		s.payOut()
	case choice == 3:
		if _, err := s.Ledger.Fold(s.Context()); err != nil {
			s.Fatal(err)
		}
	default:
		latest := s.orders[max(0, len(s.orders)-4):]
		id := latest[s.random.IntN(len(latest))]
		var err error
		if choice == 4 {
			err = s.contest(id)
		} else {
			err = s.db.Tx(s.Context(), func(tx *db.Tx) error { return s.click(s.Context(), tx, id) })
		}
		var refusal *problem.Error
		if err != nil && (!errors.As(err, &refusal) || refusal.Kind == problem.Internal) {
			s.Fatalf("step %d: %v", n, err)
		}
		// then it was posted whole
		if err == nil && s.count("SELECT COUNT(*) FROM order_refunds WHERE order_id = $1", id) > 0 {
			s.old = slices.DeleteFunc(s.old, func(old string) bool { return old == id && len(s.entries(id)) > 0 })
		}
	}
}

// buy places an order that is paid, or comes to nothing.
func (s *story) buy(name string) {
	s.Helper()
	d := s.draft(name)
	switch s.random.IntN(6) {
	case 0:
		s.replay(d, order.WasDeclined(s.at, "card_declined"))
		return
	case 1:
		s.close() // as before there was a ledger
		defer s.open()
		s.old = append(s.old, d.ID)
	}
	s.replay(d, order.WasPaid(s.at, order.Receipt{}), order.WasDispatched(s.at))
	s.orders = append(s.orders, d.ID)
}

func (s *story) draft(name string) order.Draft {
	d := ordertest.Draft(name, "maude", "batture", "rang4")
	d.ID, d.At, d.Contribution = "order"+name, s.at, s.random.IntN(2) == 0
	d.ShippingAddress.Province = tax.Provinces()[s.random.IntN(13)]
	for n := range d.Shops {
		d.Shops[n].Shipping = shipping.Settings{Amount: money.Cents(s.random.IntN(2000))}
		d.Shops[n].CommissionRate = []money.Rate{100_000, 50_000, 33_333, 0}[s.random.IntN(4)]
		d.Shops[n].Province = []string{"", "ON", "NB"}[s.random.IntN(3)]
		if s.random.IntN(2) == 0 {
			d.Shops[n].GSTNumber, d.Shops[n].QSTNumber = "123456789 RT0001", "1234567890 TQ0001"
		}
	}
	for n := range d.Items {
		d.Items[n].UnitPrice, d.Items[n].Quantity = money.Cents(s.random.IntN(12_000)), 1+s.random.IntN(5)
		d.Items[n].TaxCategory, d.Items[n].FinalSale = tax.Categories()[s.random.IntN(3)], false
	}
	return d
}

// click is what a seller or a customer does with an order.
func (s *story) click(ctx context.Context, tx *db.Tx, id string) error {
	o, err := s.Orders.Find(ctx, tx, order.Whole(), id)
	if err != nil {
		return err
	}
	item := o.Items()[s.random.IntN(len(o.Items()))]
	scope, units := order.OfShop(item.ShopID), order.Units{ItemID: item.ID, Quantity: 1 + s.random.IntN(2)}
	if item.Return != nil && s.random.IntN(3) > 0 { // most returns end well
		if _, err = s.Orders.AcceptReturn(ctx, tx, scope, item.Return.ID, s.at); errors.Is(err,
			order.ErrReturnSettled) {
			_, err = s.Orders.ReceiveReturn(ctx, tx, scope, item.Return.ID, true, s.at)
		}
		return err
	}
	switch s.random.IntN(9) {
	case 0, 1, 2:
		units.Quantity = max(1, item.Left()-s.random.IntN(2))
		_, err = s.Orders.Ship(ctx, tx, scope, id, order.Parcel{Units: []order.Units{units}}, s.at)
	case 3:
		_, err = s.Orders.Cancel(ctx, tx, scope, id, []order.Units{units}, "", s.at)
	case 4:
		err = s.giveUp(ctx, tx, o)
	case 5, 6:
		_, _, err = s.Orders.RequestReturn(ctx, tx, order.OfUser("maude"), id,
			[]order.ReturnAsk{{Units: units, Reason: "x"}}, s.at)
	case 7:
		err = s.refundMoves(ctx, tx, id)
	case 8:
		err = s.decide(ctx, tx, o, item)
	}
	return err
}

// decide has an operator refund units, an amount of a shop's part, or all that is left.
func (s *story) decide(ctx context.Context, tx *db.Tx, o *order.Order, item *order.Item) error {
	d := order.Decision{Key: db.NewID(), Reason: "Par égard", BorneBy: s.bearer()}
	switch s.random.IntN(5) {
	case 0:
	case 1, 2:
		d.Units = order.Units{ItemID: item.ID, Quantity: 1 + s.random.IntN(2)}
	default:
		d.ShopID, d.Amount = item.ShopID, money.Cents(1+s.random.IntN(4000))
	}
	_, _, _, err := s.Orders.Refund(ctx, tx, o.ID, d, s.at)
	return err
}

func (s *story) bearer() order.Bearer {
	return []order.Bearer{order.ByShop, order.ByMarket}[s.random.IntN(2)]
}

// contest has a buyer's bank open a dispute of an order, decide it, and an operator say who bears it: one step at a
// time. What the bank says is sometimes said twice.
func (s *story) contest(id string) error {
	ctx := operator.CommandLine(s.Context())
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), id)
	if err != nil {
		return err
	}
	news := payment.Dispute{ID: "dp_" + id, Key: id, Amount: o.GrandTotal, State: payment.NeedsAnswer, OpenedAt: s.at}
	if s.random.IntN(2) == 0 {
		news.Amount = 1 + money.Cents(s.random.Int64N(int64(o.GrandTotal)))
	}
	known, err := s.court.Disputes.OfOrder(ctx, s.db, id)
	if err != nil {
		return err
	}
	if len(known) > 0 {
		d := known[0]
		if d.State == dispute.Lost {
			bearers := map[string]order.Bearer{"batture": s.bearer(), "rang4": s.bearer()}
			_, err = s.court.Decide(ctx, d.ID, bearers, "Sans preuve", s.random.IntN(3) == 0)
			return err
		}
		news.Amount = d.Amount
		news.State = []payment.DisputeState{payment.EvidenceSent, payment.Won, payment.Lost}[s.random.IntN(3)]
	}
	for range 1 + s.random.IntN(2) {
		err = errors.Join(err, s.court.Receive(ctx, news))
	}
	return err
}

// giveUp cancels whatever is left to ship, in all shops or in one.
func (s *story) giveUp(ctx context.Context, tx *db.Tx, o *order.Order) error {
	parts := o.Shops[s.random.IntN(len(o.Shops)):]
	var units []order.Units
	for _, part := range parts {
		for _, i := range part.Items {
			if i.Left() > 0 {
				units = append(units, order.Units{ItemID: i.ID, Quantity: i.Left()})
			}
		}
	}
	_, err := s.Orders.Cancel(ctx, tx, order.Whole(), o.ID, units, "", s.at)
	return err
}

// refundMoves has the bank take a refund, refuse it or send it back: it stays owed to the customer all the same.
func (s *story) refundMoves(ctx context.Context, tx *db.Tx, id string) error {
	refunds, err := s.Orders.RefundsOf(ctx, tx, id)
	if err != nil || len(refunds) == 0 {
		return err
	}
	r := refunds[s.random.IntN(len(refunds))]
	if s.random.IntN(2) == 0 {
		return s.Orders.RefundSent(ctx, tx, r.ID, "re_"+r.ID, s.at)
	}
	_, err = s.Orders.RefundFailed(ctx, tx, r.ID, "refused", s.at)
	return err
}

// payOut pays the shops up to a day of the past, with a provider that has moods.
func (s *story) payOut() {
	s.Helper()
	if err := s.Ledger.SetTransferAccount(s.Context(), "rang4", []string{"", "acct_1"}[s.random.IntN(2)]); err != nil {
		s.Fatal(err)
	}
	s.bank.lost, s.bank.answers = s.random.IntN(4) == 0, nil
	if s.random.IntN(3) == 0 {
		s.bank.answers = []error{fmt.Errorf("%w: no such account", payment.ErrRefused)}
	}
	last := tax.DayOf(s.at.In(calendar.Eastern).AddDate(0, 0, -1-s.random.IntN(3)))
	ctx := operator.CommandLine(s.Context())
	run, err := s.Propose(ctx, last)
	if err != nil && !errors.Is(err, ledger.ErrRunWaiting) {
		s.Fatalf("propose: %v", err)
	}
	if err == nil {
		s.nothingEarly(run)
	}
	runs, err := s.Ledger.Runs(ctx, 20)
	if err != nil {
		s.Fatal(err)
	}
	for _, r := range runs {
		s.carryOn(ctx, r)
	}
}

// nothingEarly tells that a run takes what is available and no more: nothing held, pending or reserved.
func (s *story) nothingEarly(run ledger.Run) {
	s.Helper()
	payouts, err := s.Ledger.PayoutsOfRun(s.Context(), run.ID)
	if err != nil {
		s.Fatal(err)
	}
	for _, p := range payouts {
		st, err := s.Ledger.StagesAt(s.Context(), s.db, p.ShopID, p.Until)
		if err != nil || st.Available != 0 || st.Held < 0 || st.Pending < 0 {
			s.Fatalf("after a payout of %v: %+v, %v", p.Amount, st, err)
		}
	}
}

// carryOn takes a run a step further, or not: people are slow, and processes die between two steps.
func (s *story) carryOn(ctx context.Context, run ledger.Run) {
	s.Helper()
	if s.random.IntN(3) == 0 {
		return
	}
	var err error
	switch run.Status {
	case ledger.RunProposed:
		if s.random.IntN(4) == 0 {
			err = s.Withdraw(ctx, run.ID, "Pas encore")
		} else {
			err = s.Approve(ctx, run.ID, "")
		}
	case ledger.RunApproved:
		if _, err = s.TakeFile(ctx, run.ID, run.FileVersion+1); err == nil && s.random.IntN(3) > 0 {
			err = s.Send(ctx, run.ID)
		}
	case ledger.RunSent:
		err = s.arrive(ctx, run)
	}
	if err != nil && !errors.Is(err, ledger.ErrPayoutEnded) {
		s.Fatalf("%s run: %v", run.Status, err)
	}
	err = s.SendDue(ctx)
	if err != nil && !errors.Is(err, payment.ErrRefused) && !errors.Is(err, context.DeadlineExceeded) {
		s.Fatalf("pay out: %v", err)
	}
}

// arrive has the bank confirm a run, or send a payout of it back; the shop is then let in again.
func (s *story) arrive(ctx context.Context, run ledger.Run) error {
	payouts, err := s.Ledger.PayoutsOfRun(ctx, run.ID)
	if err != nil || s.random.IntN(2) == 0 {
		return errors.Join(err, s.Confirm(ctx, run.ID, ""))
	}
	p := payouts[s.random.IntN(len(payouts))]
	if p.Method != ledger.ByBank {
		return nil
	}
	if err := s.Fail(ctx, p.ID, "Compte fermé"); err != nil {
		return err
	}
	if err := s.Fail(ctx, p.ID, "Compte fermé"); !errors.Is(err, ledger.ErrPayoutEnded) {
		s.Fatalf("failed twice: %v", err)
	}
	return s.Retry(ctx, p.ShopID, "Le compte est rouvert.")
}

// balanced compares the books with the orders and payouts, row by row and not by the queries under test.
func (s *story) balanced() {
	s.Helper()
	var bank money.Cents
	balances := map[string]money.Cents{}
	for _, e := range append(s.payoutEntries(), s.allEntries()...) {
		if sum := e.Amount() + e.Customer + e.Platform + e.Remit.Total() + e.Bank; sum != 0 {
			s.Fatalf("%s %s sums to %v", e.Kind, e.SourceID, sum)
		}
		balances[e.ShopID] += e.Amount()
		bank += e.Bank
	}
	paid := s.count("SELECT COALESCE(SUM(amount), 0) FROM ledger_payouts WHERE status <> 'failed'")
	if int64(bank) != paid {
		s.Fatalf("%v left by the bank; the payouts say %d", bank, paid)
	}
	sent := s.count(`SELECT COALESCE(SUM(amount), 0) FROM ledger_payouts
		WHERE method = 'transfer' AND status = 'confirmed'`)
	due := s.count(`SELECT COALESCE(SUM(amount), 0) FROM ledger_payouts WHERE method = 'transfer' AND status = 'due'`)
	if total := int64(s.bank.total()); total < sent || total > sent+due { // the answers of some were lost
		s.Fatalf("the provider sent %v; the payouts say %d", s.bank.total(), sent)
	}
	for _, shopID := range []string{"batture", "rang4"} {
		if held, st := s.heldOf(shopID), s.stages(shopID); len(s.old) == 0 && st.Held != held {
			s.Fatalf("%v is held of %s; its orders say %v", st.Held, shopID, held)
		}
		if got := s.balance(shopID); got != balances[shopID] {
			s.Fatalf("balance of %s is %v; its entries say %v", shopID, got, balances[shopID])
		}
	}
}

// allEntries are those of the paid orders, each order compared with its payment and refunds.
func (s *story) allEntries() (all []ledger.Entry) {
	s.Helper()
	for _, id := range s.orders {
		entries := s.entries(id)
		if slices.Contains(s.old, id) {
			continue
		}
		all = append(all, entries...)
		o, err := s.Orders.Find(s.Context(), s.db, order.Whole(), id)
		if err != nil {
			s.Fatal(err)
		}
		refunded := s.count("SELECT COALESCE(SUM(total), 0) FROM order_refunds WHERE order_id = $1", id)
		due := o.GrandTotal - money.Cents(refunded)
		var shared, kept money.Cents
		for _, e := range entries {
			shared += e.Amount() + e.Platform + e.Remit.Total()
			kept += e.Commission + e.CommissionTax.Total()
		}
		if shared != due {
			s.Fatalf("order %s: %v paid and not refunded, %v shared out", id, due, shared)
		}
		byMarket := s.count("SELECT COUNT(*) FROM order_refunds WHERE order_id = $1 AND borne_by = 'market'", id)
		if goods := s.goodsLeft(o); goods == 0 && kept != 0 && byMarket == 0 {
			s.Fatalf("order %s: everything came back, %v of commission stays", id, kept)
		}
	}
	return all
}

// heldOf is what a shop's parts that are not wholly shipped leave it, less what is reserved of them.
func (s *story) heldOf(shopID string) (held money.Cents) {
	s.Helper()
	for _, id := range s.orders {
		o, err := s.Orders.Find(s.Context(), s.db, order.Whole(), id)
		if err != nil {
			s.Fatal(err)
		}
		for _, part := range o.Shops {
			left := 0
			for _, i := range part.Items {
				left += i.Left()
			}
			if part.ShopID != shopID || left == 0 {
				continue
			}
			net := -money.Cents(s.count(`SELECT COALESCE(SUM(amount), 0) FROM ledger_reserves
				WHERE shop_order_id = $1 AND released_at IS NULL`, part.ID))
			for _, e := range s.entries(id) {
				if e.ShopOrderID == part.ID {
					net += e.Amount()
				}
			}
			held += max(0, net)
		}
	}
	return held
}

func (s *story) goodsLeft(o *order.Order) (left money.Cents) {
	for _, i := range o.Items() {
		left += i.UnitPrice * money.Cents(i.Quantity-i.Cancelled-i.Returned)
	}
	return left
}

func (s *story) payoutEntries() []ledger.Entry { return s.entries("") }
