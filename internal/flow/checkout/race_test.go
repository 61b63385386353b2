package checkout_test

import (
	"errors"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// race places all requests at once and returns how many made an order; each of the others is refused in one way.
func (m *market) race(requests []checkout.Request, refusal error) (won int) {
	m.Helper()
	outcomes := make([]error, len(requests))
	var race sync.WaitGroup
	for n, r := range requests {
		race.Go(func() { _, outcomes[n] = m.Place(guest, r) })
	}
	race.Wait()
	for _, err := range outcomes {
		switch {
		case err == nil:
			won++
		case !errors.Is(err, refusal):
			m.Errorf("a late buyer got %v", err)
		}
	}
	return won
}

func TestTwoHundredBuyersRacingForTenUnitsBuyExactlyTen(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		requests := make([]checkout.Request, 200)
		for n := range requests {
			requests[n] = m.request(m.fill(guest, m.tuque), visa)
		}
		sold := m.race(requests, checkout.ErrUnavailable)
		times, _ := m.charged()
		paid := m.count(`SELECT COUNT(*) FROM orders WHERE status = 'paid'`)
		if sold != 10 || times != 10 || paid != 10 || m.left(m.tuque) != 0 {
			m.Errorf("%d sold, %d charged, %d paid, %d left; want 10, 10, 10, 0", sold, times, paid, m.left(m.tuque))
		}
	})
}

func TestTheSameRequestSentFiftyTimesAtOnceIsOneOrder(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.bank.Latency = 30 * time.Millisecond // so that the others find the first one at the bank
		r := m.request(m.fill(guest, m.tuque, m.mug), visa)
		answers := make([]*checkout.Placed, 50)
		var race sync.WaitGroup
		for n := range answers {
			race.Go(func() {
				placed, err := m.Place(guest, r)
				if err != nil {
					m.Errorf("a twin got %v", err)
					return
				}
				answers[n] = placed
			})
		}
		race.Wait()
		for _, a := range answers {
			if a == nil || a.ID != answers[0].ID || a.Reference != answers[0].Reference || a.Total != answers[0].Total {
				m.Fatalf("answers differ: %+v and %+v", a, answers[0])
			}
		}
		if times, _ := m.charged(); times != 1 || m.count(`SELECT COUNT(*) FROM orders`) != 1 || m.left(m.tuque) != 9 {
			m.Errorf("charged %d times, %d orders, %d left", times, m.count(`SELECT COUNT(*) FROM orders`),
				m.left(m.tuque))
		}
	})
}

func TestTheSameDeclinedRequestSentManyTimesIsDeclinedOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		r := m.request(m.fill(guest, m.tuque), declined)
		var race sync.WaitGroup
		for range 20 {
			race.Go(func() { m.refused(guest, r, "card_declined") })
		}
		race.Wait()
		if m.count(`SELECT COUNT(*) FROM sandbox_charges`) != 1 || m.left(m.tuque) != 10 {
			m.Errorf("%d left", m.left(m.tuque))
		}
	})
}

// Two tabs, two keys, one cart.
func TestACartOrderedTwiceAtOnceIsBoughtOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.tuque)
		outcomes := make([]error, 8)
		var race sync.WaitGroup
		for n := range outcomes {
			r := m.request(cartID, visa)
			r.Key = ""
			race.Go(func() { _, outcomes[n] = m.Place(guest, r) })
		}
		race.Wait()
		placed := 0
		for _, err := range outcomes {
			switch {
			case err == nil:
				placed++
			case !errors.Is(err, order.ErrCartOrdered) && !errors.Is(err, order.ErrPaymentRunning):
				m.Errorf("the other tab got %v", err)
			}
		}
		if times, _ := m.charged(); placed != 1 || times != 1 || m.left(m.tuque) != 9 {
			m.Errorf("%d placed, %d charged, %d left", placed, times, m.left(m.tuque))
		}
	})
}
