package disputes

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/message"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/stripe"
	"rangrue/internal/domain/payment/stripe/stripetest"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
)

// court is a market that sells with Stripe, where an operator is at work.
type court struct {
	*markettest.Market
	*Service
	books          *accounting.Service
	server         *stripetest.Server
	provider       *stripe.Provider
	ctx            context.Context
	batture, rang4 *shop.Shop
}

func inCourt(t *testing.T, test func(c *court)) {
	dbtest.Run(t, func(t *testing.T, store *db.DB) {
		m := markettest.New(t, store)
		m.At = ordertest.Noon
		c := &court{Market: m, ctx: operator.CommandLine(t.Context()), server: stripetest.Start()}
		t.Cleanup(c.server.Close)
		c.provider = stripe.New(stripe.Options{SecretKey: "sk_test_essai", WebhookSecret: stripetest.WebhookSecret,
			URL: c.server.URL})
		books := ledger.New(store, m.Now, m.Shops)
		c.books = accounting.New(store, accounting.Options{Orders: m.Orders, Ledger: books, Now: m.Now,
			Log: slog.New(slog.DiscardHandler)})
		m.Orders.Paid, m.Orders.Owed = c.books.Paid, c.books.Owed
		c.Service = New(store, Options{
			Disputes: dispute.New(store), Orders: m.Orders, Ledger: books,
			Messages: message.New(store, message.Options{Now: m.Now}),
			Payments: payment.New(store, m.Now, c.provider, ""), Brand: markettest.Brand,
			SellerURL: markettest.SellerURL, Contact: "aide@exemple.ca", Now: m.Now,
		})
		c.batture, c.rang4 = m.Shop(shop.NewShop{}), m.Shop(shop.NewShop{Details: shop.Details{
			Name: "Miellerie du Rang 4"}})
		test(c)
	})
}

// held is what is reserved of a shop's part, or of all of them.
func (c *court) held(partID string) (sum money.Cents) {
	c.Helper()
	err := c.DB.QueryRow(c.ctx, `SELECT COALESCE(SUM(amount), 0) FROM ledger_reserves
		WHERE released_at IS NULL AND ($1 = '' OR shop_order_id = $1)`, partID).Scan(&sum)
	if err != nil {
		c.Fatal(err)
	}
	return sum
}

// contested is an order of two shops whose charge is disputed: the first shop sent its part with tracking in time, the
// second sent nothing.
func (c *court) contested() (o *order.Order, disputeID string) {
	c.Helper()
	draft := ordertest.Draft("contestée", "", c.batture.ID, c.rang4.ID)
	draft.Contribution, draft.Payment.Provider = true, stripe.Name
	noted := ""
	result, err := c.provider.Charge(c.ctx, payment.Charge{Key: "clé", Amount: 1,
		Token: c.server.Card(stripetest.Disputed),
		Noted: func(_ context.Context, id string) error { noted = id; return nil }})
	if err != nil || result.IntentID != noted {
		c.Fatal(result, err)
	}
	mugs := draft.Items[0]
	o = c.Replay(draft, order.WasPaid(ordertest.Noon, order.Receipt{IntentID: noted, CardBrand: "visa",
		CardLast4: "0259"}), order.WasDispatched(ordertest.Noon.Add(time.Minute)),
		order.WasShipped(ordertest.Noon.Add(time.Hour), order.Parcel{CarrierName: "Postes Canada",
			TrackingNumber: "LM123456789CA", Units: []order.Units{{ItemID: mugs.ID, Quantity: mugs.Quantity}}}))
	c.At = ordertest.Noon.Add(48 * time.Hour)
	return o, c.server.DisputeOf(noted)
}

// hear sends an event of the dispute of the whole order as it stood with a status.
func (c *court) hear(disputeID, kind, status string) {
	c.Helper()
	c.hearOf(c.amount(), disputeID, kind, status)
}

func (c *court) hearOf(amount money.Cents, disputeID, kind, status string) {
	c.Helper()
	payload, signature := c.server.DisputeEvent("evt_"+kind+status, kind, disputeID, status, time.Now())
	event, err := c.provider.ReadEvent(payload, signature)
	if err != nil || event.Dispute == nil {
		c.Fatalf("%+v, %v", event, err)
	}
	event.Dispute.Amount = amount
	if err := c.Receive(c.ctx, *event.Dispute); err != nil {
		c.Fatal(err)
	}
}

// amount is what the order came to: the replayed order was not charged by the same call as its intent.
func (c *court) amount() (total money.Cents) {
	c.Helper()
	markettest.Must(0, c.DB.QueryRow(c.ctx, `SELECT MAX(grand_total) FROM orders`).Scan(&total))
	return total
}

func (c *court) only() dispute.Dispute {
	c.Helper()
	all := markettest.Must(c.Disputes.List(c.ctx, dispute.ViewAll))
	if len(all) != 1 {
		c.Fatalf("%d disputes", len(all))
	}
	return all[0]
}

func (c *court) agree() {
	c.Helper()
	if found, err := c.books.Compare(c.ctx); err != nil || len(found) > 0 {
		c.Errorf("the books do not agree: %v, %v", found, err)
	}
}

const created, updated, closed = "charge.dispute.created", "charge.dispute.updated", "charge.dispute.closed"

func TestADisputeReservesTheShopsPartAndWritesToThem(t *testing.T) {
	inCourt(t, func(c *court) {
		o, id := c.contested()
		before := len(mailtest.Queued(c.TB, c.DB))
		for range 2 { // a webhook comes twice
			c.hear(id, created, "needs_response")
		}
		d := c.only()
		if d.State != dispute.NeedsAnswer || d.OrderID != o.ID || d.Amount != o.GrandTotal ||
			!d.DueAt.Equal(stripetest.DueBy) || d.Reason != "fraudulent" {
			c.Errorf("%+v", d)
		}
		for _, part := range o.Shops { // the whole order is contested: all that its shops have of it
			if balance := markettest.Must(c.Ledger.Balance(c.ctx, c.DB, part.ShopID)); c.held(part.ID) != balance {
				c.Errorf("held %d of %s, whose balance is %d", c.held(part.ID), part.Name, balance)
			}
		}
		if letters := mailtest.Queued(c.TB, c.DB); len(letters) != before+2 {
			c.Errorf("%d letters", len(letters)-before)
		}
		if n, since, err := c.Disputes.Waiting(c.ctx); n != 1 || since.IsZero() || err != nil {
			c.Errorf("%d wait since %s, %v", n, since, err)
		}
	})
}

func TestNewsOutOfOrderEndTheSame(t *testing.T) {
	steps := [][2]string{{created, "needs_response"}, {updated, "under_review"}, {closed, "won"}}
	for _, turn := range [][]int{{0, 1, 2}, {2, 1, 0}, {1, 0, 2}, {2, 0, 1}, {0, 2, 1, 2, 0}} {
		inCourt(t, func(c *court) {
			_, id := c.contested()
			for _, n := range turn {
				c.hear(id, steps[n][0], steps[n][1])
			}
			if d := c.only(); d.State != dispute.Won || d.ClosedAt.IsZero() || c.held("") != 0 {
				c.Errorf("%v: %+v, %d is still held", turn, d, c.held(""))
			}
			c.agree()
		})
	}
}

// An inquiry takes no money: refunds go on. It may become a dispute under the same id, which is answered anew.
func TestAnInquiryHoldsNoMoneyUntilItIsADispute(t *testing.T) {
	inCourt(t, func(c *court) {
		o, id := c.contested()
		const asked, answered = "warning_needs_response", "warning_under_review"
		for n, news := range []struct {
			status string
			state  dispute.State
			holds  bool
		}{
			{asked, dispute.NeedsAnswer, false},
			{answered, dispute.EvidenceSent, false},
			{asked, dispute.EvidenceSent, false}, // late news
			{"needs_response", dispute.NeedsAnswer, true},
			{answered, dispute.NeedsAnswer, true}, // late news
			{"under_review", dispute.EvidenceSent, true},
			{"won", dispute.Won, false},
			{asked, dispute.Won, false},
		} {
			c.hear(id, updated, news.status)
			holds := markettest.Must(c.Disputes.HoldsMoney(c.ctx, c.DB, o.ID))
			if d := c.only(); d.State != news.state || holds != news.holds {
				c.Errorf("news %d, %s: %s, the bank holds money: %v", n, news.status, d.State, holds)
			}
		}
		var kinds []string
		for _, e := range markettest.Must(c.Disputes.History(c.ctx, c.DB, c.only().ID)) {
			kinds = append(kinds, e.Kind)
		}
		slices.Sort(kinds) // they all happened at once
		if got := strings.Join(kinds, " "); got != "escalated opened sent sent won" {
			c.Errorf("the file says %s", got)
		}
	})
}

// An inquiry also ends because its buyer was paid back: the shops are not told that they were proved right.
func TestTheEndOfAnInquiryIsNoVictory(t *testing.T) {
	inCourt(t, func(c *court) {
		o, id := c.contested()
		c.hear(id, created, "warning_needs_response")
		c.owe(o, 0)
		c.Letters()
		c.hear(id, closed, "warning_closed")
		letters := c.Letters()
		if len(letters) != 2 || c.held("") != 0 {
			c.Fatalf("%d letters, %d is still held", len(letters), c.held(""))
		}
		for _, l := range letters {
			if !strings.HasPrefix(l.Subject, "La demande de la banque est close") ||
				strings.Contains(l.Text, "raison") {
				c.Errorf("%s: %s", l.Subject, l.Text)
			}
		}
		c.agree()
	})
}

func TestEvidenceIsMadeOfFactsAndSentOnce(t *testing.T) {
	inCourt(t, func(c *court) {
		o, id := c.contested()
		c.hear(id, created, "needs_response")
		record := markettest.Must(c.record(c.ctx, c.only().ID)).Body
		for _, fact := range []string{o.Reference, "LM123456789CA", "Postes Canada", "aucun colis n’est parti"} {
			if !strings.Contains(record.Evidence, fact) {
				c.Errorf("%q is not in %s", fact, record.Evidence)
			}
		}
		if err := c.send(c.ctx, record.ID, record.Evidence+"\nReçu signé."); err != nil {
			c.Fatal(err)
		}
		got := c.server.Evidence(id)
		if !strings.HasSuffix(got["uncategorized_text"], "Reçu signé.") ||
			got["shipping_tracking_number"] != "LM123456789CA" || got["customer_name"] == "" {
			c.Errorf("%v", got)
		}
		if d := c.only(); d.State != dispute.EvidenceSent || d.SentAt.IsZero() {
			c.Errorf("%+v", d)
		}
		if err := c.send(c.ctx, record.ID, "encore"); !errors.Is(err, dispute.ErrAnswered) {
			c.Errorf("sent twice: %v", err)
		}
	})
}

func TestALostDisputeIsBorneAsTheOperatorSays(t *testing.T) {
	inCourt(t, func(c *court) {
		o, id := c.contested()
		c.hear(id, created, "needs_response")
		if _, err := c.Decide(c.ctx, c.only().ID, nil, "trop tôt", false); !errors.Is(err, dispute.ErrNotLost) {
			c.Errorf("decided too early: %v", err)
		}
		c.hear(id, closed, "lost")
		record := markettest.Must(c.record(c.ctx, c.only().ID)).Body
		bearers := map[string]order.Bearer{}
		for _, p := range record.Parts {
			bearers[p.ShopID] = p.Proposed
		}
		if bearers[c.batture.ID] != order.ByMarket || bearers[c.rang4.ID] != order.ByShop {
			c.Fatalf("proposed %v", bearers)
		}
		balance := func(s *shop.Shop) money.Cents { return markettest.Must(c.Ledger.Balance(c.ctx, c.DB, s.ID)) }
		first, second := balance(c.batture), balance(c.rang4)
		seen := markettest.Must(c.Decide(c.ctx, record.ID, bearers, "…", true))
		if balance(c.rang4) != second || !c.only().DecidedAt.IsZero() {
			c.Error("a preview was kept")
		}
		if c.held("") == 0 {
			c.Error("nothing is held until it is decided")
		}
		done := markettest.Must(c.Decide(c.ctx, record.ID, bearers, "Rien n’est parti.", false))
		if seen.Total != done.Total || done.Total != o.GrandTotal || len(seen.Shares) != len(done.Shares) {
			c.Errorf("seen %+v, done %+v", seen, done)
		}
		if balance(c.batture) != first || balance(c.rang4) != 0 {
			c.Errorf("balances %d, %d", balance(c.batture), balance(c.rang4))
		}
		refunds := markettest.Must(c.Orders.RefundsOf(c.ctx, c.DB, o.ID))
		for _, r := range refunds {
			if r.Status != order.RefundSent || r.ProviderRefundID != id {
				c.Errorf("%+v", r)
			}
		}
		if d := c.only(); d.ChargedBack != o.GrandTotal || d.Waits() || c.held("") != 0 || len(refunds) != 2 {
			c.Errorf("%+v, %d is still held, %d refunds", d, c.held(""), len(refunds))
		}
		if _, err := c.Decide(c.ctx, record.ID, bearers, "encore", false); !errors.Is(err, dispute.ErrNotLost) {
			c.Errorf("decided twice: %v", err)
		}
		c.agree()
	})
}

// owe has an operator owe a sum of the second shop's part to the buyer, or all of the order.
func (c *court) owe(o *order.Order, sum money.Cents) (owed order.Refund) {
	c.Helper()
	d := order.Decision{Key: "owed" + sum.String(), Amount: sum, BorneBy: order.ByShop, Reason: "Plus de miel"}
	if sum > 0 {
		d.ShopID = c.rang4.ID
	}
	c.Change(func(tx *db.Tx) error {
		_, refunds, _, err := c.Orders.Refund(c.ctx, tx, o.ID, d, c.Now())
		owed = refunds[0]
		return err
	})
	return owed
}

func (c *court) refund(id string) order.Refund {
	c.Helper()
	return markettest.Must(c.Orders.RefundByID(c.ctx, c.DB, id))
}

// What the bank gave pays refunds first, also in part: the buyer is sent the rest, and the shops pay what left.
func TestALostDisputeSmallerThanARefundPaysPartOfIt(t *testing.T) {
	inCourt(t, func(c *court) {
		o, id := c.contested()
		first, second := c.owe(o, 1000), c.owe(o, 4000)
		before := markettest.Must(c.Ledger.Balance(c.ctx, c.DB, c.rang4.ID))
		c.hearOf(3500, id, closed, "lost")
		done := markettest.Must(c.Decide(c.ctx, c.only().ID, nil, "Perdue.", false))
		if done.Total != 0 || done.Covered != 3500 || len(done.Shares) != 0 || len(done.Letters) != 1 ||
			!strings.Contains(done.Letters[0].Text, "déjà dû") || done.Letters[0].To != c.rang4.Merchant.Email {
			c.Errorf("%+v", done)
		}
		if r := c.refund(first.ID); r.Status != order.RefundSent || r.ToSend() != 0 {
			c.Errorf("the first would be paid twice: %+v", r)
		}
		if r := c.refund(second.ID); r.Status != order.RefundOwed || r.ToSend() != 1500 {
			c.Errorf("the provider would give %v of the second: %+v", r.ToSend(), r)
		}
		if after := markettest.Must(c.Ledger.Balance(c.ctx, c.DB, c.rang4.ID)); after != before {
			c.Errorf("the shop's balance went from %v to %v", before, after)
		}
		c.agree()
	})
}

func TestALostDisputeThatWasWhollyOwedIsToldToTheShops(t *testing.T) {
	inCourt(t, func(c *court) {
		o, id := c.contested()
		c.owe(o, 0)
		c.hear(id, closed, "lost")
		done := markettest.Must(c.Decide(c.ctx, c.only().ID, nil, "Perdue.", false))
		if done.Total != 0 || done.Covered != o.GrandTotal || len(done.Letters) != 2 {
			c.Errorf("%+v", done)
		}
		if _, err := c.Decide(c.ctx, c.only().ID, nil, "Encore.", false); !errors.Is(err, dispute.ErrNotLost) {
			c.Errorf("decided twice: %v", err)
		}
		c.agree()
	})
}

// The bank takes the market's contribution too when nothing else is left of the charge.
func TestALostDisputeTakesTheContributionThatIsLeftAlone(t *testing.T) {
	inCourt(t, func(c *court) {
		o, id := c.contested()
		c.Change(func(tx *db.Tx) error {
			for _, part := range o.Shops {
				_, refunds, _, err := c.Orders.Refund(c.ctx, tx, o.ID, order.Decision{Key: "all-" + part.ShopID,
					ShopID: part.ShopID, Amount: part.Total, BorneBy: order.ByShop, Reason: "Geste"}, c.Now())
				if err != nil {
					return err
				}
				if err := c.Orders.RefundSent(c.ctx, tx, refunds[0].ID, "re_"+part.ShopID, c.Now()); err != nil {
					return err
				}
			}
			return nil
		})
		c.hear(id, closed, "lost")
		done := markettest.Must(c.Decide(c.ctx, c.only().ID, nil, "Perdue.", false))
		if done.Total != o.Contribution || len(done.Shares) != 1 || done.Shares[0].FromMarket != o.Contribution ||
			len(done.Letters) != 0 {
			c.Errorf("%+v", done)
		}
		c.agree()
	})
}

func TestALostDisputePaysWhatWasStillOwedToTheBuyer(t *testing.T) {
	inCourt(t, func(c *court) {
		o, id := c.contested()
		c.hear(id, created, "needs_response")
		err := c.DB.Tx(c.ctx, func(tx *db.Tx) error {
			unsent := o.Part(c.rang4.ID).Items[0]
			_, err := c.Orders.Cancel(c.ctx, tx, order.Whole(), o.ID,
				[]order.Units{{ItemID: unsent.ID, Quantity: unsent.Quantity}}, "Plus de miel", c.Now())
			return err
		})
		if err != nil {
			c.Fatal(err)
		}
		owed := markettest.Must(c.Orders.RefundsOf(c.ctx, c.DB, o.ID))[0]
		c.hear(id, closed, "lost")
		done := markettest.Must(c.Decide(c.ctx, c.only().ID, nil, "Perdue.", false))
		if done.Total+done.Covered != o.GrandTotal || done.Covered != owed.Amount.Total() {
			c.Errorf("%d is written off beside the refund of %d, of %d", done.Total, owed.Amount.Total(), o.GrandTotal)
		}
		for _, r := range markettest.Must(c.Orders.RefundsOf(c.ctx, c.DB, o.ID)) {
			if r.Status != order.RefundSent || r.ProviderRefundID != id {
				c.Errorf("the buyer would be paid twice: %+v", r)
			}
		}
		c.agree()
	})
}

func TestADisputeOfAnUnknownChargeIsLeftAlone(t *testing.T) {
	inCourt(t, func(c *court) {
		if err := c.Receive(c.ctx, payment.Dispute{ID: "dp_1", IntentID: "pi_autre", Amount: 1}); err != nil {
			c.Error(err)
		}
		if n, _, err := c.Disputes.Waiting(c.ctx); n != 0 || err != nil {
			c.Errorf("%d, %v", n, err)
		}
	})
}

func TestTheEvidenceListsWhatWasReallyPaid(t *testing.T) {
	o := &order.Order{Shops: []*order.ShopOrder{{Items: []*order.Item{
		{Product: order.Product{ProductName: "Tasse trempée"}, UnitPrice: 3800, Quantity: 2, Discount: 760,
			MarketDiscount: 500},
		{Product: order.Product{ProductName: "Miel de trèfle"}, UnitPrice: 1450, Quantity: 1},
	}}}}
	text := draft(o, nil)
	for _, want := range []string{
		"- 2 × Tasse trempée, 63,40\u00a0$ (76,00\u00a0$ moins 12,60\u00a0$ de rabais)\n",
		"- 1 × Miel de trèfle, 14,50\u00a0$\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
}
