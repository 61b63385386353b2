package checkout_test

import (
	"testing"
	"time"

	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestTheSandboxAsksTheBuyerOfACard(t *testing.T) {
	const asking = "4000002500003155"
	for _, accept := range []bool{true, false} {
		dbtest.Run(t, func(t *testing.T, d *db.DB) {
			m := newMarket(t, d)
			r := m.request(m.fill(guest, m.tuque), asking)
			action := m.refused(guest, r, "payment_action_required").Extra.(checkout.Action)
			m.later(time.Minute)
			if err := m.Sweep(guest); err != nil || m.left(m.tuque) != 9 { // the buyer is still at the bank
				m.Fatal(err, m.left(m.tuque))
			}
			bank := m.options.Payments.Provider.(*sandbox.Sandbox)
			if err := bank.Answer(guest, action.ClientSecret, accept); err != nil {
				m.Fatal(err)
			}
			if !accept {
				m.refused(guest, r, "authentication_required")
			} else if placed := m.place(r); placed.ID != action.OrderID {
				m.Errorf("placed %s, asked about %s", placed.ID, action.OrderID)
			}
		})
	}
}

func TestABuyerWhoNeverAnswersTheSandboxGivesTheirUnitsBack(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		r := m.request(m.fill(guest, m.tuque), "4000002500003155")
		action := m.refused(guest, r, "payment_action_required").Extra.(checkout.Action)
		m.later(time.Hour)
		if err := m.Sweep(guest); err != nil || m.left(m.tuque) != 10 {
			m.Errorf("%d left, %v", m.left(m.tuque), err)
		}
		bank := m.options.Payments.Provider.(*sandbox.Sandbox)
		if err := bank.Answer(guest, action.ClientSecret, true); err != nil { // too late
			m.Fatal(err)
		}
		m.refused(guest, r, "payment_interrupted")
	})
}
