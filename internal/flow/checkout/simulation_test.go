package checkout_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
)

var (
	simulateFor  = flag.Duration("simulate", 3*time.Second, "how long to simulate the lives of orders")
	simulateSeed = flag.Uint64("seed", 0, "the seed of the first history of a market to repeat")
)

const historiesOfAMarket = 25 // so that no table grows long

// TestWhateverHappensMoneyAndStockAgree lives through many histories of orders. A seed decides all that happens in one:
// what buyers, shops and the bank do, when the process dies, which answers are lost, which notices come twice or late.
// Then everything that was begun is let end, and money, stock and books are compared. Between two transactions and
// calls of the bank nothing is kept, so that dying there is dying anywhere.
func TestWhateverHappensMoneyAndStockAgree(t *testing.T) {
	if *simulateSeed != 0 {
		newSimulation(t).liveOn(*simulateSeed, historiesOfAMarket)
		return
	}
	began, seed := time.Now(), uint64(time.Now().UnixNano())
	first := seed
	for seed == first || !t.Failed() && time.Since(began) < *simulateFor {
		t.Run("market", func(t *testing.T) { newSimulation(t).liveOn(seed, historiesOfAMarket) })
		seed += historiesOfAMarket
	}
	t.Logf("%d histories in %s", seed-first, time.Since(began).Round(time.Second))
}

func TestASeedTellsTheSameTwice(t *testing.T) {
	const seed, histories = 20_261_118, 5
	once, again := newSimulation(t).liveOn(seed, histories), newSimulation(t).liveOn(seed, histories)
	if !slices.Equal(once, again) {
		t.Errorf("the histories differ:\n%s\n\n%s", strings.Join(once, "\n"), strings.Join(again, "\n"))
	}
}

// simulation is a market in which anything may happen.
type simulation struct {
	*market
	books    *accounting.Service
	random   *rand.Rand
	faults   bool // the bank and the process may fail
	mayDie   bool // in the middle of what is under way
	requests []checkout.Request
	paid     map[string]bool // orders that a buyer was told are paid
	shelf    int             // counted units when the history began
	told     []string        // what happened
	notices  int
}

func newSimulation(t *testing.T) *simulation {
	s := &simulation{market: newMarket(t, dbtest.Open(t, dbtest.SQLite(t))), random: rand.New(rand.NewPCG(0, 0))}
	s.options.Payments = payment.New(s.db, s.now, &moodyBank{s.bank, s}, "")
	s.options.ReplyTimeout = time.Millisecond // a request sent again need not wait for one that died
	s.options.OneByOne()
	s.options.CrashAt(func(step string) {
		if s.mayDie && s.chance(6) {
			s.tell("the process dies once the order is " + step)
			panic(crash{step})
		}
	})
	s.books = s.keepBooks()
	return s
}

func (s *simulation) tell(what string)  { s.told = append(s.told, what) }
func (s *simulation) chance(n int) bool { return s.faults && s.random.IntN(n) == 0 }

// liveOn goes through histories one after the other in the same market, and returns what happened. What was left by one
// is there in the next, so that a failure is repeated from the first of them.
func (s *simulation) liveOn(first uint64, histories int) (told []string) {
	for n := range uint64(histories) {
		agreed := s.live(first + n)
		told = append(told, s.told...)
		if !agreed {
			s.Logf("repeat it with -seed %d", first)
			break
		}
	}
	return told
}

// live goes through one history and reports whether all agreed.
func (s *simulation) live(seed uint64) bool {
	s.random = rand.New(rand.NewPCG(seed, 7))
	s.requests, s.told, s.paid, *s.mails = nil, nil, map[string]bool{}, nil
	s.shelf = s.left(s.tuque) + s.sold()
	if s.left(s.tuque) < 5 {
		markettest.Must(0, s.db.Tx(guest, func(tx *db.Tx) error {
			s.shelf += 20
			return order.Restock(guest, tx, []order.Stock{{VariantID: s.tuque, Quantity: 20}})
		}))
	}
	s.faults = true
	s.order()
	for range 4 + s.random.IntN(12) {
		s.step()
	}
	s.faults = false
	s.end()
	if wrong := s.compare(); len(wrong) > 0 {
		s.Errorf("seed %d:\n%s\nHistory:\n%s", seed, strings.Join(wrong, "\n"), strings.Join(s.told, "\n"))
		return false
	}
	return true
}

// step is one thing that happens.
func (s *simulation) step() {
	switch s.random.IntN(12) {
	case 0, 1, 2:
		s.order()
	case 3, 4:
		s.place(s.requests[s.random.IntN(len(s.requests))], "again: ")
	case 5:
		s.sweep()
	case 6:
		s.tell("jobs run")
		markettest.Must(0, s.queue.Drain(guest))
	case 7:
		s.tell("refunds are sent")
		s.orDie(func() { markettest.Must(0, s.SendRefunds(guest)) })
	case 8:
		s.notice()
	case 9:
		s.cancel()
	case 10:
		s.ship()
	case 11:
		passed := time.Duration(1+s.random.IntN(7200)) * time.Second
		s.tell(passed.String() + " pass")
		s.later(passed)
	}
}

var cards = []string{visa, visa, visa, visa, declined, noFunds}

func (s *simulation) order() {
	variants := []string{s.mug, s.honey, s.tuque, s.tuque}
	var chosen []string
	for range 1 + s.random.IntN(4) {
		chosen = append(chosen, variants[s.random.IntN(len(variants))])
	}
	c := markettest.Must(s.carts.Create(guest))
	for _, v := range chosen {
		_, _, _ = s.carts.Add(guest, c.ID, v, 1) // above the limit it is refused
	}
	card := cards[s.random.IntN(len(cards))]
	r := s.request(c.ID, card)
	r.Contribution = s.random.IntN(2) == 0
	s.requests = append(s.requests, r)
	s.place(r, fmt.Sprintf("a buyer orders %d units with the card %s: ", len(chosen), card[len(card)-4:]))
}

// orDie does something, in the middle of which the process may die; then another one starts.
func (s *simulation) orDie(do func()) {
	defer func() {
		s.mayDie = false
		died := recover()
		if _, ok := died.(crash); died != nil && !ok {
			panic(died)
		}
		if died != nil {
			s.begin(s.options)
		}
	}()
	s.mayDie = true
	do()
}

func (s *simulation) place(r checkout.Request, what string) {
	s.orDie(func() {
		placed, err := s.Place(guest, r)
		if err == nil {
			s.paid[placed.ID] = true
		}
		s.tell(fmt.Sprint(what, err))
	})
}

func (s *simulation) sweep() {
	s.tell("the sweeper passes")
	markettest.Must(0, s.Sweep(guest))
}

// anyOrder picks one of the history's orders, or none.
func (s *simulation) anyOrder() *order.Order {
	r := s.requests[s.random.IntN(len(s.requests))]
	o, err := s.orders.ByKey(guest, s.db, r.CartID+"/"+r.Key)
	if err != nil {
		return nil
	}
	return s.find(o.ID)
}

// notice is what the bank says of a charge by itself, at any time and more than once.
func (s *simulation) notice() {
	o := s.anyOrder()
	if o == nil {
		return
	}
	attempt := markettest.Must(s.orders.AttemptOf(guest, s.db, o.ID))
	result, err := s.bank.Lookup(guest, payment.Charge{Key: attempt.Key, IntentID: attempt.IntentID})
	if err != nil || !result.State.Final() {
		return
	}
	s.notices++
	news := payment.Event{ID: fmt.Sprint("evt", s.notices), Key: attempt.Key, Result: result}
	for range 1 + s.random.IntN(2) {
		s.orDie(func() {
			err := s.HandleEvent(guest, news)
			s.tell(fmt.Sprint("the bank tells that a charge is ", result.State, ": ", err))
		})
	}
}

// cancel gives up what was not shipped of an order, or one unit.
func (s *simulation) cancel() {
	o := s.anyOrder()
	if o == nil {
		return
	}
	err := s.db.Tx(guest, func(tx *db.Tx) error {
		var done order.Outcome
		var err error
		if items := o.Items(); s.random.IntN(2) == 0 {
			unit := []order.Units{{ItemID: items[s.random.IntN(len(items))].ID, Quantity: 1}}
			done, err = s.orders.Cancel(guest, tx, order.Whole(), o.ID, unit, "Épuisé", s.now())
		} else {
			done, err = s.orders.CancelUnshipped(guest, tx, order.Whole(), o.ID, "", s.now())
		}
		if err != nil {
			return err
		}
		return order.Restock(guest, tx, done.Stock)
	})
	s.tell(fmt.Sprint("units are cancelled: ", err))
}

func (s *simulation) ship() {
	o := s.anyOrder()
	if o == nil {
		return
	}
	part := o.Shops[s.random.IntN(len(o.Shops))]
	parcel := order.Parcel{CarrierName: "Postes Canada", TrackingNumber: "1"}
	for _, i := range part.Items {
		if i.Left() > 0 {
			parcel.Units = append(parcel.Units, order.Units{ItemID: i.ID, Quantity: i.Left()})
		}
	}
	err := s.db.Tx(guest, func(tx *db.Tx) error {
		_, err := s.orders.Ship(guest, tx, order.OfShop(part.ShopID), o.ID, parcel, s.now())
		return err
	})
	s.tell(fmt.Sprint("a parcel leaves: ", err))
}

// end lets everything that was begun come to its end, as it does within the hour.
func (s *simulation) end() {
	s.begin(s.options)
	for range 3 {
		s.later(20 * time.Minute)
		markettest.Must(0, s.Sweep(guest))
		markettest.Must(0, s.queue.Drain(guest))
		markettest.Must(0, s.SendRefunds(guest))
	}
}

// sold is how many counted units are with buyers.
func (s *simulation) sold() int {
	return s.count(`SELECT COALESCE(SUM(i.quantity - i.quantity_cancelled), 0) FROM order_items i
		WHERE i.variant_id = $1`, s.tuque)
}

// compare returns what does not agree.
func (s *simulation) compare() (wrong []string) {
	say := func(format string, args ...any) { wrong = append(wrong, fmt.Sprintf(format, args...)) }
	for _, r := range s.requests {
		found, err := s.orders.ByKey(guest, s.db, r.CartID+"/"+r.Key)
		if errors.Is(err, order.ErrNotFound) {
			continue
		}
		if err != nil {
			say("order of %s: %v", r.CartID, err)
			continue
		}
		s.compareOrder(s.find(found.ID), say)
	}
	if left := s.left(s.tuque); left < 0 || left+s.sold() != s.shelf {
		say("%d units are on the shelf and %d sold, of %d", left, s.sold(), s.shelf)
	}
	if failed := s.count(`SELECT COUNT(*) FROM jobs WHERE state = 'failed'`); failed > 0 {
		say("%d jobs failed", failed)
	}
	differences, err := s.books.Compare(guest)
	if err != nil || len(differences) > 0 {
		say("the books: %v, %v", differences, err)
	}
	return wrong
}

func (s *simulation) compareOrder(o *order.Order, say func(format string, args ...any)) {
	attempt := markettest.Must(s.orders.AttemptOf(guest, s.db, o.ID))
	var taken, back money.Cents
	err := s.db.QueryRow(guest, `SELECT COALESCE(SUM(amount), 0), COALESCE(SUM(refunded), 0) FROM sandbox_charges
		WHERE charge_key = $1 AND state = 'succeeded'`, attempt.Key).Scan(&taken, &back)
	if err != nil {
		say("charges of %s: %v", o.Reference, err)
	}
	var owed money.Cents
	for _, r := range markettest.Must(s.orders.RefundsOf(guest, s.db, o.ID)) {
		owed += r.Amount.Total()
	}
	switch {
	case o.Status == order.Pending:
		say("%s is still pending", o.Reference)
	case o.PaidAt.IsZero() && taken != back:
		say("%s failed, and %v of %v were not given back", o.Reference, taken-back, taken)
	case !o.PaidAt.IsZero() && (taken != o.GrandTotal || back != owed):
		say("%s is worth %v less %v; the bank took %v and gave %v back", o.Reference, o.GrandTotal, owed, taken, back)
	}
	if s.paid[o.ID] && o.PaidAt.IsZero() {
		say("the buyer of %s was told that it is paid, and it is %s", o.Reference, o.Status)
	}
}

// moodyBank is the sandbox behind a line that breaks: before the bank hears, or after it acted. The process may die on
// either side, and another node may sweep meanwhile.
type moodyBank struct {
	payment.Provider
	s *simulation
}

var errLine = errors.New("the line is broken")

// around does something at the bank, or fails before or after it.
func (b *moodyBank) around(what string, do func() error) error {
	s := b.s
	switch {
	case s.chance(12):
		s.tell(what + " does not reach the bank")
		return errLine
	case s.mayDie && s.chance(15):
		s.tell("the process dies before " + what)
		panic(crash{what})
	case s.mayDie && s.chance(15):
		s.tell("another node sweeps before " + what)
		s.mayDie = false
		s.later(time.Minute)
		markettest.Must(0, s.Sweep(guest))
		s.mayDie = true
	}
	err := do()
	switch {
	case s.chance(12):
		s.tell("the answer to " + what + " is lost")
		return errLine
	case s.mayDie && s.chance(15):
		s.tell("the process dies after " + what)
		panic(crash{what})
	}
	return err
}

func (b *moodyBank) Charge(ctx context.Context, c payment.Charge) (r payment.Result, err error) {
	err = b.around("a charge", func() (err error) { r, err = b.Provider.Charge(ctx, c); return err })
	return r, err
}

func (b *moodyBank) Lookup(ctx context.Context, c payment.Charge) (r payment.Result, err error) {
	err = b.around("a question", func() (err error) { r, err = b.Provider.Lookup(ctx, c); return err })
	return r, err
}

func (b *moodyBank) Cancel(ctx context.Context, c payment.Charge) (r payment.Result, err error) {
	err = b.around("a cancellation", func() (err error) { r, err = b.Provider.Cancel(ctx, c); return err })
	return r, err
}

func (b *moodyBank) Refund(ctx context.Context, r payment.Refund) (id string, err error) {
	err = b.around("a refund", func() (err error) { id, err = b.Provider.Refund(ctx, r); return err })
	return id, err
}
