package checkout_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/stripe"
	"rangrue/internal/domain/payment/stripe/stripetest"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

// withStripe makes the market's till Stripe's.
func (m *market) withStripe() *stripetest.Server {
	m.Helper()
	server := stripetest.Start()
	m.Cleanup(server.Close)
	provider := stripe.New(stripe.Options{
		SecretKey: "sk_test_essai", WebhookSecret: stripetest.WebhookSecret, URL: server.URL,
	})
	m.options.Payments = payment.New(m.db, m.now, provider, "pk_test_essai")
	m.restart()
	mux := http.NewServeMux()
	m.Listen(web.NewAPI(mux, "Essai", "1"), provider)
	m.handler = mux
	return server
}

// post sends an event as Stripe does.
func (m *market) post(payload []byte, signature string) int {
	m.Helper()
	r := httptest.NewRequest("POST", "/v1/payments/stripe/webhook", strings.NewReader(string(payload)))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Stripe-Signature", signature)
	w := httptest.NewRecorder()
	m.handler.ServeHTTP(w, r)
	return w.Code
}

func (m *market) intentOf(orderID string) string {
	m.Helper()
	return markettest.Must(m.orders.AttemptOf(guest, m.db, orderID)).IntentID
}

func TestAnOrderIsPaidWithStripe(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		server := m.withStripe()
		r := m.request(m.fill(guest, m.tuque), visa)
		r.TokenID = server.Card("insufficient_funds")
		m.refused(guest, r, "insufficient_funds")
		r.Key, r.TokenID = "deuxième", server.Card(stripetest.Accepted)
		placed := m.place(r)
		if charges, cents := server.Taken(); charges != 1 || cents != int64(placed.Total) || m.left(m.tuque) != 9 {
			m.Errorf("%d charges of %d cents, %d left", charges, cents, m.left(m.tuque))
		}
		if attempt := markettest.Must(m.orders.AttemptOf(guest, m.db, placed.ID)); attempt.Provider != "stripe" ||
			attempt.CardLast4 != "4242" {
			m.Errorf("attempt %+v", attempt)
		}
	})
}

func TestABuyerConfirmsWithTheirBankAndSendsTheSameRequestAgain(t *testing.T) {
	for _, well := range []bool{true, false} {
		dbtest.Run(t, func(t *testing.T, d *db.DB) {
			m := newMarket(t, d)
			server := m.withStripe()
			r := m.request(m.fill(guest, m.tuque), visa)
			r.TokenID = server.Card(stripetest.Challenge)
			action := m.refused(guest, r, "payment_action_required").Extra.(checkout.Action)
			m.later(time.Minute)
			if err := m.Sweep(guest); err != nil { // the buyer is still at the bank
				m.Fatal(err)
			}
			intent := m.intentOf(action.OrderID)
			if action.ClientSecret != intent+"_secret" {
				m.Errorf("secret %q", action.ClientSecret)
			}
			server.Challenged(intent, well)
			if !well {
				m.refused(guest, r, "authentication_required")
				if m.left(m.tuque) != 10 {
					m.Errorf("%d left", m.left(m.tuque))
				}
				return
			}
			if placed := m.place(r); placed.ID != action.OrderID || placed.Status != order.Paid {
				m.Errorf("placed %+v", placed)
			}
		})
	}
}

func TestABuyerWhoNeverComesBackFromTheirBank(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		server := m.withStripe()
		r := m.request(m.fill(guest, m.tuque), visa)
		r.TokenID = server.Card(stripetest.Challenge)
		action := m.refused(guest, r, "payment_action_required").Extra.(checkout.Action)
		m.later(20 * time.Minute)
		if err := m.Sweep(guest); err != nil {
			m.Fatal(err)
		}
		if o := m.find(action.OrderID); o.Status != order.Failed || m.left(m.tuque) != 10 {
			m.Errorf("order is %s, %d left", o.Status, m.left(m.tuque))
		}
	})
}

func TestAWebhookSettlesWhatTheAnswerDidNot(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		server := m.withStripe()
		m.crashingKeepingRoutes("charged")
		r := m.request(m.fill(guest, m.tuque), visa)
		r.TokenID = server.Card(stripetest.Accepted)
		m.dies(r)
		o := markettest.Must(m.orders.ByKey(guest, m.db, r.CartID+"/"+r.Key))
		payload, signature := server.Event("evt_1", "payment_intent.succeeded", m.intentOf(o.ID), time.Now())
		if status := m.post(payload, "t=1,v1=00"); status != http.StatusBadRequest {
			m.Errorf("an unsigned event answers %d", status)
		}
		if got := m.find(o.ID).Status; got != order.Pending {
			m.Fatalf("order is %s", got)
		}
		for range 3 { // Stripe repeats itself
			if status := m.post(payload, signature); status != http.StatusNoContent {
				m.Errorf("the event answers %d", status)
			}
		}
		if got := m.find(o.ID).Status; got != order.Paid ||
			m.count(`SELECT COUNT(*) FROM jobs WHERE kind = 'checkout.notify'`) != 1 {
			m.Errorf("order is %s", got)
		}
		if m.count(`SELECT COUNT(*) FROM payment_events`) != 1 {
			m.Error("the event is not remembered once")
		}
	})
}

// crashingKeepingRoutes dies at a step; the webhook's address stays, as on another node.
func (m *market) crashingKeepingRoutes(at string) {
	routes := m.handler
	m.crashing(at)
	m.handler = routes
}

func TestAWebhookOfAFailureIsCheckedWithTheBank(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		server := m.withStripe()
		r := m.request(m.fill(guest, m.tuque), visa)
		r.TokenID = server.Card(stripetest.Challenge)
		action := m.refused(guest, r, "payment_action_required").Extra.(checkout.Action)
		intent := m.intentOf(action.OrderID)
		server.Challenged(intent, false)
		payload, signature := server.Event("evt_1", "payment_intent.payment_failed", intent, time.Now())
		if status := m.post(payload, signature); status != http.StatusNoContent {
			m.Fatalf("the event answers %d", status)
		}
		if o := m.find(action.OrderID); o.Status != order.Failed || m.left(m.tuque) != 10 {
			m.Errorf("order is %s, %d left", o.Status, m.left(m.tuque))
		}
	})
}

func TestARefundThatTheBankSendsBackIsReportedToTheOperator(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.options.Operator = "bonjour@exemple.ca"
		server := m.withStripe()
		r := m.request(m.fill(guest, m.tuque), visa)
		r.TokenID = server.Card(stripetest.Accepted)
		refund := m.cancelAll(m.place(r).ID)
		if err := m.SendRefunds(guest); err != nil {
			m.Fatal(err)
		}
		payload, signature := server.RefundEvent("evt_9", "refund.failed", refund.ID, time.Now())
		for range 2 { // Stripe repeats itself
			if status := m.post(payload, signature); status != http.StatusNoContent {
				m.Fatalf("the event answers %d", status)
			}
		}
		// The same news under another name.
		payload, signature = server.RefundEvent("evt_10", "refund.updated", refund.ID, time.Now())
		m.post(payload, signature)
		if n := markettest.Must(m.orders.FailedRefunds(guest)); n != 1 {
			m.Errorf("%d refunds wait for the operator", n)
		}
		if code := markettest.Must(m.orders.RefundsOf(guest, m.db,
			refund.OrderID))[0].FailureCode; code != "expired_or_canceled_card" {
			m.Errorf("it failed because of %q", code)
		}
		m.drain()
		alarms := 0
		for _, letter := range *m.mails {
			if letter.To[0] == "bonjour@exemple.ca" {
				alarms++
				m.says(letter, refund.ID, "L’argent est toujours dû à la personne")
			}
		}
		if alarms != 1 {
			m.Errorf("the operator was notified %d times", alarms)
		}
		if err := m.SendRefunds(guest); err != nil || markettest.Must(m.orders.FailedRefunds(guest)) != 1 {
			m.Errorf("it was sent again: %v", err)
		}
	})
}

// hasty is a provider whose news of refunds come before the answers to the calls that made them.
type hasty struct {
	payment.Provider
	news func() error
}

func (h hasty) Refund(ctx context.Context, r payment.Refund) (string, error) {
	id, err := h.Provider.Refund(ctx, r)
	return id, errors.Join(err, h.news())
}

func TestARefundThatComesBackBeforeItsSenderKnowsIsOwedAllTheSame(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.options.Operator = "bonjour@exemple.ca"
		owed := m.cancelAll(m.place(m.request(m.fill(guest, m.tuque), visa)).ID)
		m.options.Payments = payment.New(m.db, m.now, hasty{m.bank, func() error {
			return m.HandleEvent(guest, payment.Event{ID: "evt_1", FailedRefund: owed.ID,
				Result: payment.Result{Code: "expired_or_canceled_card"}})
		}}, "")
		m.restart()
		markettest.Must(0, m.SendRefunds(guest))
		got := markettest.Must(m.orders.RefundByID(guest, m.db, owed.ID))
		if got.Status != order.RefundFailed || got.FailureCode != "expired_or_canceled_card" {
			m.Errorf("the refund is %s because of %q", got.Status, got.FailureCode)
		}
	})
}

func TestNewsOfARefundThatCannotBeKeptAreHeardAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		server := m.withStripe()
		r := m.request(m.fill(guest, m.tuque), visa)
		r.TokenID = server.Card(stripetest.Accepted)
		refund := m.cancelAll(m.place(r).ID)
		markettest.Must(0, m.SendRefunds(guest))
		payload, signature := server.RefundEvent("evt_1", "refund.failed", refund.ID, time.Now())
		rename := func(from, to string) {
			markettest.Must(0, m.db.Tx(guest, func(tx *db.Tx) error {
				_, err := tx.Exec(guest, `ALTER TABLE `+from+` RENAME TO `+to)
				return err
			}))
		}
		rename("order_refunds", "refunds_away")
		if status := m.post(payload, signature); status < 500 {
			m.Errorf("it could not be kept, and answers %d", status)
		}
		rename("refunds_away", "order_refunds")
		if status := m.post(payload, signature); status != http.StatusNoContent {
			m.Errorf("the second time it answers %d", status)
		}
		if n := markettest.Must(m.orders.FailedRefunds(guest)); n != 1 {
			m.Errorf("%d refunds wait for the operator", n)
		}
	})
}

func TestARefundWaitsWhileTheBankHoldsTheMoney(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		held := true
		m.orders.Contested = func(context.Context, db.Reader, string) (bool, error) { return held, nil }
		server := m.withStripe()
		r := m.request(m.fill(guest, m.tuque), visa)
		r.TokenID = server.Card(stripetest.Accepted)
		owed := m.cancelAll(m.place(r).ID)
		for _, want := range []order.RefundStatus{order.RefundOwed, order.RefundSent} {
			if err := m.SendRefunds(guest); err != nil {
				m.Fatal(err)
			}
			if got := markettest.Must(m.orders.RefundsOf(guest, m.db, owed.OrderID))[0].Status; got != want {
				m.Errorf("the refund is %s, not %s", got, want)
			}
			held = false // the dispute is won
		}
	})
}

func TestARefundIsSentDuringAnInquiry(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		disputes := dispute.New(d)
		m.orders.Contested = disputes.HoldsMoney
		server := m.withStripe()
		r := m.request(m.fill(guest, m.tuque), visa)
		r.TokenID = server.Card(stripetest.Accepted)
		owed := m.cancelAll(m.place(r).ID)
		markettest.Must(0, m.db.Tx(guest, func(tx *db.Tx) error {
			_, _, err := disputes.Note(guest, tx, dispute.Dispute{Provider: "stripe", ProviderID: "dp_1",
				OrderID: owed.OrderID, Amount: 1000, State: dispute.NeedsAnswer, Inquiry: true, OpenedAt: m.now()},
				m.now())
			return err
		}))
		markettest.Must(0, m.SendRefunds(guest))
		if got := markettest.Must(m.orders.RefundByID(guest, m.db, owed.ID)); got.Status != order.RefundSent {
			m.Errorf("the refund is %s", got.Status)
		}
	})
}

// The refund is listed as owed, and a lost dispute pays it before its turn: it is neither sent nor told as refused.
func TestARefundThatTheBankPaidMeanwhileIsNotSent(t *testing.T) {
	for _, part := range []bool{false, true} {
		dbtest.Run(t, func(t *testing.T, d *db.DB) {
			m := newMarket(t, d)
			server := m.withStripe()
			r := m.request(m.fill(guest, m.tuque), visa)
			r.TokenID = server.Card(stripetest.Accepted)
			owed := m.cancelAll(m.place(r).ID)
			lost, sent := owed.Amount.Total(), money.Cents(0)
			if part {
				lost, sent = lost-700, 700
			}
			m.orders.Contested = func(context.Context, db.Reader, string) (bool, error) {
				return false, m.db.Tx(guest, func(tx *db.Tx) error {
					_, err := m.orders.ChargeBack(guest, tx, owed.OrderID,
						order.Chargeback{DisputeID: "dp_1", Amount: lost, Reason: "x"}, m.now())
					return err
				})
			}
			_, before := server.Taken()
			markettest.Must(0, m.SendRefunds(guest))
			_, after := server.Taken()
			got := markettest.Must(m.orders.RefundByID(guest, m.db, owed.ID))
			if got.Status != order.RefundSent || got.Covered != lost || before-after != int64(sent) {
				m.Errorf("the provider gave %d of %+v", before-after, got)
			}
		})
	}
}

// refusing is a provider that refuses refunds, after something happened.
type refusing struct {
	payment.Provider
	after func() error
}

func (r refusing) Refund(context.Context, payment.Refund) (string, error) {
	return "", errors.Join(r.after(), payment.ErrRefused)
}

func TestARefusalOfARefundThatTheBankPaidMeanwhileAlarmsNobody(t *testing.T) {
	for _, paid := range []bool{true, false} {
		dbtest.Run(t, func(t *testing.T, d *db.DB) {
			m := newMarket(t, d)
			m.options.Operator = "bonjour@exemple.ca"
			owed := m.cancelAll(m.place(m.request(m.fill(guest, m.tuque), visa)).ID)
			m.options.Payments = payment.New(m.db, m.now, refusing{m.bank, func() error {
				return m.db.Tx(guest, func(tx *db.Tx) (err error) {
					if paid {
						_, err = m.orders.ChargeBack(guest, tx, owed.OrderID,
							order.Chargeback{DisputeID: "dp_1", Amount: owed.Amount.Total(), Reason: "x"}, m.now())
					}
					return err
				})
			}}, "")
			m.restart()
			markettest.Must(0, m.SendRefunds(guest))
			m.drain()
			alarms := 0
			for _, letter := range *m.mails {
				if letter.To[0] == "bonjour@exemple.ca" {
					alarms++
				}
			}
			if want := map[bool]int{true: 0, false: 1}[paid]; alarms != want {
				m.Errorf("paid by the bank: %v, and the operator was alarmed %d times", paid, alarms)
			}
		})
	}
}

func TestNewsOfARefundThatWasSettledByHandChangeNothing(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		server := m.withStripe()
		r := m.request(m.fill(guest, m.tuque), visa)
		r.TokenID = server.Card(stripetest.Accepted)
		refund := m.cancelAll(m.place(r).ID)
		markettest.Must(0, m.SendRefunds(guest))
		fail := func(event string) {
			payload, signature := server.RefundEvent(event, "refund.failed", refund.ID, time.Now())
			if status := m.post(payload, signature); status != http.StatusNoContent {
				m.Fatalf("the event answers %d", status)
			}
		}
		fail("evt_1")
		markettest.Must(0, m.db.Tx(guest, func(tx *db.Tx) error {
			o, err := m.orders.Lock(guest, tx, refund.OrderID)
			if err != nil {
				return err
			}
			_, err = m.orders.SettleRefund(guest, tx, o, refund.ID, m.now())
			return err
		}))
		fail("evt_2") // Stripe repeats itself
		if n := markettest.Must(m.orders.FailedRefunds(guest)); n != 0 {
			m.Errorf("%d refunds wait for the operator", n)
		}
	})
}

func TestEveryCrashPointWithStripe(t *testing.T) {
	for step, want := range map[string]order.Status{
		"reserved": order.Failed, "charged": order.Paid, "settled": order.Paid,
	} {
		t.Run(step, func(t *testing.T) {
			dbtest.Run(t, func(t *testing.T, d *db.DB) {
				m := newMarket(t, d)
				server := m.withStripe()
				m.crashing(step)
				r := m.request(m.fill(guest, m.tuque), visa)
				r.TokenID = server.Card(stripetest.Accepted)
				m.dies(r)
				m.restart()
				m.later(50 * time.Second)
				if err := m.Sweep(guest); err != nil {
					m.Fatal(err)
				}
				o := markettest.Must(m.orders.ByKey(guest, m.db, r.CartID+"/"+r.Key))
				charges, _ := server.Taken()
				if o.Status != want || (charges == 1) != (want == order.Paid) {
					m.Errorf("order is %s, %d charges", o.Status, charges)
				}
			})
		})
	}
}

func TestAnAccountThatChangedIsToldOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		var told []string
		m.options.AccountChanged = func(_ context.Context, id string) error { told = append(told, id); return nil }
		m.restart()
		for range 2 {
			if err := m.HandleEvent(guest, payment.Event{ID: "evt_1", AccountID: "acct_1"}); err != nil {
				m.Fatal(err)
			}
		}
		if len(told) != 1 || told[0] != "acct_1" {
			m.Errorf("told %v", told)
		}
	})
}
