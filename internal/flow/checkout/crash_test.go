package checkout_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// The process dies between two steps; another one starts, and within a minute the truth is restored.
func TestEveryCrashPointRecoversToATruthfulState(t *testing.T) {
	for _, c := range []struct {
		step, card string
		want       order.Status
		charges    int
		left       int
	}{
		{"reserved", visa, order.Failed, 0, 10},    // the bank was never asked: nothing is sold
		{"charged", visa, order.Paid, 1, 9},        // the money was taken: the order stands
		{"settled", visa, order.Paid, 1, 9},        // all was done, only the answer was lost
		{"charged", declined, order.Failed, 0, 10}, // the bank said no: the stock comes back
		{"failed", declined, order.Failed, 0, 10},
	} {
		t.Run(c.step+" "+c.card[len(c.card)-4:], func(t *testing.T) {
			dbtest.Run(t, func(t *testing.T, d *db.DB) {
				m := newMarket(t, d)
				m.crashing(c.step)
				cartID := m.fill(guest, m.tuque)
				r := m.request(cartID, c.card)
				m.dies(r)
				m.restart()
				m.later(50 * time.Second) // less than a minute: the sweeper's grace and its interval
				for range 2 {             // sweeping twice changes nothing more
					if err := m.Sweep(guest); err != nil {
						m.Fatal(err)
					}
				}
				o, err := m.orders.ByKey(guest, m.db, cartID+"/"+r.Key)
				if err != nil {
					m.Fatal(err)
				}
				if times, _ := m.charged(); o.Status != c.want || times != c.charges || m.left(m.tuque) != c.left {
					m.Errorf("order is %s, %d charges, %d left", o.Status, times, m.left(m.tuque))
				}
				m.answersTheSame(r, o)
			})
		})
	}
}

// answersTheSame repeats the request whose answer was lost.
func (m *market) answersTheSame(r checkout.Request, o *order.Order) {
	m.Helper()
	placed, err := m.Place(guest, r)
	if o.Status == order.Paid {
		if err != nil || placed.ID != o.ID {
			m.Errorf("the same request got %+v, %v", placed, err)
		}
		return
	}
	if err == nil {
		m.Errorf("the same request made %+v", placed)
	}
	next := m.request(r.CartID, visa)
	next.Key = "nouvelle"
	m.place(next) // the cart is free again
}

func TestAYoungAttemptIsLeftToTheRequestThatMadeIt(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.crashing("reserved")
		m.dies(m.request(m.fill(guest, m.tuque), visa))
		m.restart()
		m.later(10 * time.Second)
		if err := m.Sweep(guest); err != nil {
			m.Fatal(err)
		}
		if pending := m.count(`SELECT COUNT(*) FROM orders WHERE status = 'pending'`); pending != 1 {
			m.Errorf("%d orders are pending", pending)
		}
	})
}

// A repeated request need not wait for the sweeper: it asks the provider by itself.
func TestTheSameRequestAfterACrashFindsTheCharge(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.crashing("charged")
		r := m.request(m.fill(guest, m.tuque), visa)
		m.dies(r)
		m.restart()
		if placed := m.place(r); placed.Status != order.Paid {
			m.Errorf("placed %+v", placed)
		}
		if times, _ := m.charged(); times != 1 {
			m.Errorf("charged %d times", times)
		}
	})
}

// A charge still on its way when the sweeper gives it up must not go through afterwards.
func TestAChargeThatWasGivenUpCannotGoThroughLater(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.crashing("reserved")
		r := m.request(m.fill(guest, m.tuque), visa)
		m.dies(r)
		open, err := m.orders.OpenAttempts(guest, m.now().Add(time.Second), 10)
		if err != nil || len(open) != 1 {
			m.Fatal(open, err)
		}
		m.restart()
		m.later(time.Minute)
		if err := m.Sweep(guest); err != nil {
			m.Fatal(err)
		}
		result, err := m.bank.Charge(guest, payment.Charge{Key: open[0].Key, Amount: open[0].Amount, Token: r.TokenID})
		if err != nil || result.State != payment.Cancelled {
			m.Errorf("the late charge is %+v, %v", result, err)
		}
	})
}

// stubborn is a provider that takes the money even for a charge it said was cancelled.
type stubborn struct{ payment.Provider }

func (s stubborn) Cancel(context.Context, payment.Charge) (payment.Result, error) {
	return payment.Result{State: payment.Cancelled}, nil
}

func TestAChargeThatComesTooLateIsGivenBack(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		o := m.options
		o.Payments = payment.New(m.db, m.now, stubborn{m.bank}, "")
		m.options = o
		swept := m.options
		swept.CrashAt(func(step string) {
			if step == "reserved" { // the sweeper gives up while the charge is on its way
				m.later(time.Hour)
				if err := checkout.New(m.db, m.options).Sweep(guest); err != nil {
					m.Error(err)
				}
				m.later(-time.Hour)
			}
		})
		m.open(swept)
		m.refused(guest, m.request(m.fill(guest, m.tuque), visa), "payment_interrupted")
		m.options.Operator = "bonjour@exemple.ca"
		m.restart()
		m.drain()
		if times, kept := m.charged(); times != 1 || kept != 0 || m.left(m.tuque) != 10 {
			m.Errorf("charged %d times, %v kept, %d left", times, kept, m.left(m.tuque))
		}
		m.lateRefundComesBack()
	})
}

// lateRefundComesBack has the bank send back the refund of the only order's late charge: the operator is alerted, once,
// whatever the number and the names of the provider's events.
func (m *market) lateRefundComesBack() {
	m.Helper()
	var id, reference string
	if err := m.db.QueryRow(guest, `SELECT id, reference FROM orders`).Scan(&id, &reference); err != nil {
		m.Fatal(err)
	}
	key := markettest.Must(m.orders.AttemptOf(guest, m.db, id)).Key
	*m.mails = nil
	for _, refund := range []string{"late-" + key, "late-" + key, "late-of another system"} {
		event := payment.Event{ID: db.NewID(), FailedRefund: refund, Result: payment.Result{Code: "account_closed"}}
		if err := m.HandleEvent(guest, event); err != nil {
			m.Error(err)
		}
	}
	m.drain()
	if len(*m.mails) != 1 || (*m.mails)[0].To[0] != "bonjour@exemple.ca" {
		m.Fatalf("%d letters", len(*m.mails))
	}
	m.says((*m.mails)[0], reference, "account_closed", "L’argent est toujours dû à la personne")
}

// mute is a provider nobody can reach.
type mute struct{ payment.Provider }

var errUnreachable = errors.New("unreachable")

func (mute) Charge(context.Context, payment.Charge) (payment.Result, error) {
	return payment.Result{}, errUnreachable
}
func (mute) Cancel(context.Context, payment.Charge) (payment.Result, error) {
	return payment.Result{}, errUnreachable
}
func (mute) Lookup(context.Context, payment.Charge) (payment.Result, error) {
	return payment.Result{}, errUnreachable
}

func TestAnUnreachableProviderLeavesTheOrderPendingUntilItIsHeard(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		deaf := m.options
		deaf.Payments = payment.New(m.db, m.now, mute{m.bank}, "")
		m.open(deaf)
		p := m.refused(guest, m.request(m.fill(guest, m.tuque), visa), "payment_pending")
		placed := p.Extra.(*checkout.Placed)
		m.later(time.Minute)
		if err := m.Sweep(guest); err != nil {
			m.Fatal(err)
		}
		if got := m.find(placed.ID).Status; got != order.Pending {
			m.Errorf("order is %s", got)
		}
		m.restart()
		if err := m.Sweep(guest); err != nil {
			m.Fatal(err)
		}
		if got := m.find(placed.ID).Status; got != order.Failed || m.left(m.tuque) != 10 {
			m.Errorf("order is %s, %d left", got, m.left(m.tuque))
		}
	})
}
