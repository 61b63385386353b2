package casework

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
)

func refundOf(o *order.Order, ask RefundAsk) *refundInput {
	if ask.Key == "" {
		ask.Key = "cle-" + ask.Scope + string(ask.BorneBy)
	}
	if ask.BorneBy == "" {
		ask.BorneBy = order.ByShop
	}
	ask.Reason = "L’anse est cassée."
	return &refundInput{OrderID: o.ID, Body: ask}
}

func TestAPreviewIsTheActUndone(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a", ordertest.Shipped("a")[2:]...)
		d.Letters()
		ask := RefundAsk{Scope: "line", ItemID: "muga", Quantity: 1}
		seen := markettest.Must(d.previewRefund(d.ctx, refundOf(o, ask))).Body
		if d.find(o.ID).Shops[0].Refunded.Total() != 0 || len(d.Letters()) > 0 || d.lines() > 0 {
			t.Fatal("a preview left something behind")
		}
		done := markettest.Must(d.postRefund(d.ctx, refundOf(o, ask))).Body
		if seen.Preview = false; !reflect.DeepEqual(seen, done) {
			t.Errorf("it was shown\n%+v, and this was done\n%+v", seen, done)
		}
		if done.Total != 4369 || done.CardLast4 != "4242" || len(done.Letters) != 2 {
			t.Errorf("a mug of 38,00 $ with its taxes gave back %+v", done)
		}
		if got := d.noted(); got.Act != "order.refund" || got.SubjectName != o.Reference ||
			got.Reason != "L’anse est cassée." {
			t.Errorf("the journal says %+v", got)
		}
		d.agree()
	})
}

func TestNothingIsRefundedWhileTheBankHoldsTheMoney(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		disputes := dispute.New(d.DB)
		d.Orders.Contested = disputes.HoldsMoney
		o := d.order("a")
		note := func(id string, state dispute.State) dispute.Dispute {
			return d.contest(disputes, o, dispute.Dispute{ProviderID: id, State: state})
		}
		before := markettest.Must(d.Ledger.Balance(d.ctx, d.DB, d.batture.ID))
		ask := RefundAsk{Scope: "amount", ShopID: d.batture.ID, Amount: 10}
		refused := func(when string) {
			if _, err := d.postRefund(d.ctx, refundOf(o, ask)); !errors.Is(err, errContested) {
				t.Errorf("%s: %v", when, err)
			}
		}
		note("one", dispute.NeedsAnswer)
		refused("open")
		note("one", dispute.Won)
		lost := note("two", dispute.Lost)
		refused("lost")
		if after := markettest.Must(d.Ledger.Balance(d.ctx, d.DB, d.batture.ID)); after != before {
			t.Errorf("the shop's balance went from %v to %v", before, after)
		}
		markettest.Must(0, d.DB.Tx(d.ctx, func(tx *db.Tx) error {
			return disputes.Decide(d.ctx, tx, lost.ID, 0, "Louise", "La boutique n’y est pour rien.", d.Now())
		}))
		markettest.Must(d.postRefund(d.ctx, refundOf(o, ask)))
		d.agree()
	})
}

// Whatever they are told, the buyer is not promised money within days that waits for their bank's decision.
func TestLettersSayThatMoneyWaitsForTheBank(t *testing.T) {
	const soon, waits = "5 à 10\u00a0jours ouvrables", "Votre banque examine une contestation"
	onDesk(t, func(t *testing.T, d *desk) {
		disputes := dispute.New(d.DB)
		d.Orders.Contested = disputes.HoldsMoney
		o := d.order("a", append(ordertest.Shipped("a")[2:], order.ReturnWasAsked(ordertest.Noon.Add(2*day),
			order.ReturnAsk{Units: order.Units{ItemID: "muga", Quantity: 1}, Reason: "Fêlée"}))...)
		unsent := d.order("b")
		d.At = ordertest.Noon.Add(3 * day)
		says := func(want, not string) {
			t.Helper()
			for _, out := range []*outcomeOutput{
				markettest.Must(d.previewCancel(d.ctx,
					cancelOf(unsent, Units{ItemID: "honeyb", Quantity: 1, Left: 1}))),
				markettest.Must(d.previewOverrule(d.ctx, overruleOf(o.Item("muga").Return.ID, "refund"))),
			} {
				if text := out.Body.Letters[0].Text; !strings.Contains(text, want) || strings.Contains(text, not) {
					t.Errorf("it does not say %q, or %q:\n%s", want, not, text)
				}
			}
		}
		says(soon, waits)
		for _, contested := range []*order.Order{o, unsent} {
			d.contest(disputes, contested, dispute.Dispute{ProviderID: contested.ID, State: dispute.NeedsAnswer,
				Inquiry: true})
		}
		says(soon, waits)
		for _, contested := range []*order.Order{o, unsent} {
			d.contest(disputes, contested, dispute.Dispute{ProviderID: contested.ID, State: dispute.NeedsAnswer})
		}
		says(waits, soon)
	})
}

func TestAFailedRefundIsSettledByOtherMeansOnce(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a", order.WasCancelled(ordertest.Noon, "", order.Units{ItemID: "muga", Quantity: 1}))
		refund := markettest.Must(d.Orders.RefundsOf(d.ctx, d.DB, o.ID))[0]
		in := &settleInput{OrderID: o.ID, RefundID: refund.ID}
		settle := func() error { _, err := d.postSettle(d.ctx, in); return err }
		in.Body.Reason = "Virement Interac 8841"
		if err := settle(); !errors.Is(err, order.ErrRefundNotFailed) {
			t.Errorf("settled what was sent: %v", err)
		}
		owed := d.order("c")
		markettest.Must(d.postRefund(d.ctx, refundOf(owed, RefundAsk{Scope: "all"})))
		in.OrderID, in.RefundID = owed.ID, markettest.Must(d.Orders.RefundsOf(d.ctx, d.DB, owed.ID))[0].ID
		if err := settle(); !errors.Is(err, order.ErrRefundNotFailed) {
			t.Errorf("settled what the provider will send: %v", err)
		}
		in.OrderID, in.RefundID = o.ID, refund.ID
		d.Change(func(tx *db.Tx) error {
			_, err := d.Orders.RefundCameBack(d.ctx, tx, refund.ID, "expired_card", ordertest.Noon)
			return err
		})
		in.Body.Reason = " "
		if err := settle(); err == nil {
			t.Error("settled without saying how")
		}
		in.Body.Reason, in.OrderID = "Virement Interac 8841", d.order("b").ID
		if err := settle(); !errors.Is(err, order.ErrNotFound) {
			t.Errorf("settled by way of another order: %v", err)
		}
		in.OrderID = o.ID
		markettest.Must(0, settle())
		if line := d.noted(); line.Act != "refund.settle" || line.Reason != in.Body.Reason || line.SubjectID != o.ID {
			t.Errorf("the journal says %+v", line)
		}
		if err := settle(); !errors.Is(err, order.ErrRefundNotFailed) {
			t.Errorf("settled twice: %v", err)
		}
		shown := markettest.Must(d.getOrder(d.ctx, &orderInput{OrderID: o.ID})).Body.Refunds[0]
		waiting := markettest.Must(d.Orders.CountFailedRefunds(d.ctx))
		if shown.Status != order.RefundSent || shown.Covered != shown.Total || waiting.Count != 0 ||
			len(d.listed(OrdersFilter{Refund: "failed"})) != 0 {
			t.Errorf("%+v, %d wait", shown, waiting.Count)
		}
		d.agree()
	})
}

func TestARefundAskedTwiceIsGivenOnce(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a")
		ask := RefundAsk{Scope: "amount", ShopID: d.batture.ID, Amount: 10}
		for n := range 2 {
			out := markettest.Must(d.postRefund(d.ctx, refundOf(o, ask))).Body
			if out.Total != 1000 || out.Again != (n == 1) {
				t.Errorf("time %d: %+v", n+1, out)
			}
		}
		refunds := markettest.Must(d.Orders.RefundsOf(d.ctx, d.DB, o.ID))
		if len(refunds) != 1 || refunds[0].Amount.Total() != 1000 || refunds[0].Status != order.RefundOwed {
			t.Errorf("refunds: %+v", refunds)
		}
		d.agree()
	})
}

func TestWhoBearsARefundIsInTheLedger(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a")
		before := markettest.Must(d.Ledger.Balance(d.ctx, d.DB, d.batture.ID))
		gift := markettest.Must(d.postRefund(d.ctx, refundOf(o, RefundAsk{Scope: "amount", ShopID: d.batture.ID,
			Amount: 10, BorneBy: order.ByMarket}))).Body
		if after := markettest.Must(d.Ledger.Balance(d.ctx, d.DB, d.batture.ID)); after != before {
			t.Errorf("the market bears it and the shop's balance went from %v to %v", before, after)
		}
		if s := gift.Shares[0]; s.FromShop != 0 || s.FromMarket != 1000 || s.Before != s.After ||
			len(gift.Letters) != 1 {
			t.Errorf("the market bears it: %+v", gift)
		}
		taken := markettest.Must(d.postRefund(d.ctx, refundOf(o, RefundAsk{Scope: "amount", ShopID: d.batture.ID,
			Amount: 10, BorneBy: order.ByShop}))).Body
		after := markettest.Must(d.Ledger.Balance(d.ctx, d.DB, d.batture.ID))
		if s := taken.Shares[0]; s.FromShop <= 0 || s.FromShop >= 1000 || s.After != after || s.Before != before ||
			s.FromShop+s.FromMarket != 1000 {
			t.Errorf("the shop bears it, its commission is given back: %+v, balance %v", s, after)
		}
		d.agree()
	})
}

func TestNoMoreIsGivenBackThanWasPaid(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a")
		_, err := d.postRefund(d.ctx, refundOf(o, RefundAsk{Scope: "amount", ShopID: d.batture.ID, Amount: 500}))
		if !errors.Is(err, order.ErrTooMuch) {
			t.Errorf("500 $ of a part of less: %v", err)
		}
		_, err = d.postRefund(d.ctx, refundOf(o, RefundAsk{Scope: "line", ItemID: "muga", Quantity: 3}))
		if !errors.Is(err, order.ErrTooMuch) {
			t.Errorf("three mugs of two: %v", err)
		}
		markettest.Must(d.postRefund(d.ctx, refundOf(o, RefundAsk{Scope: "line", ItemID: "muga", Quantity: 1})))
		markettest.Must(d.postRefund(d.ctx, refundOf(o, RefundAsk{Scope: "amount", ShopID: d.rang4.ID, Amount: 20})))
		all := markettest.Must(d.postRefund(d.ctx, refundOf(o, RefundAsk{Scope: "all"}))).Body
		if len(all.Shares) != 2 || all.Shares[0].Contribution != o.Contribution {
			t.Errorf("everything that was left: %+v", all)
		}
		_, err = d.postRefund(d.ctx, refundOf(o, RefundAsk{Scope: "all", Key: "une autre cle"}))
		if !errors.Is(err, order.ErrNothingToRefund) {
			t.Errorf("everything, twice: %v", err)
		}
		// Cancelling what was paid back gives nothing more.
		out := markettest.Must(d.postCancel(d.ctx, cancelOf(o, Units{ItemID: "muga", Quantity: 2, Left: 2},
			Units{ItemID: "honeya", Quantity: 1, Left: 1}, Units{ItemID: "tuquea", Quantity: 1, Left: 1}))).Body
		if out.Total != 0 || d.find(o.ID).Status != order.Cancelled {
			t.Errorf("cancelled after: %+v", out)
		}
		var sum money.Cents
		for _, r := range markettest.Must(d.Orders.RefundsOf(d.ctx, d.DB, o.ID)) {
			sum += r.Amount.Total()
		}
		if sum != o.GrandTotal {
			t.Errorf("%v of %v were given back", sum, o.GrandTotal)
		}
		d.agree()
	})
}

func TestUnitsPaidBackAreNotPaidAgainWhenTheyComeBack(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a", append(ordertest.Shipped("a")[2:], order.ReturnWasAsked(ordertest.Noon.Add(2*day),
			order.ReturnAsk{Units: order.Units{ItemID: "muga", Quantity: 2}, Reason: "Trop petites"}),
			order.ReturnWasAccepted(ordertest.Noon.Add(2*day), "muga"))...)
		first := markettest.Must(d.postRefund(d.ctx, refundOf(o, RefundAsk{Scope: "line", ItemID: "muga",
			Quantity: 1}))).Body
		d.At = ordertest.Noon.Add(3 * day)
		out := markettest.Must(d.postOverrule(d.ctx, overruleOf(d.find(o.ID).Item("muga").Return.ID, "refund"))).Body
		part := d.find(o.ID).Part(d.batture.ID)
		if want := part.Total - part.Shipping - part.ShippingTax.Total(); first.Total+out.Total != want {
			t.Errorf("two mugs gave back %v and %v; want %v", first.Total, out.Total, want)
		}
		d.agree()
	})
}

func cancelOf(o *order.Order, units ...Units) *cancelInput {
	in := &cancelInput{OrderID: o.ID}
	in.Body.Items, in.Body.Reason = units, "La boutique ne répond plus."
	return in
}

func TestTheConsoleSaysWhoGaveUnitsUpAndTheBooksAgree(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a", order.WasCancelled(ordertest.Noon, "Cassées", order.Units{ItemID: "muga", Quantity: 2}))
		d.Change(func(tx *db.Tx) error {
			_, err := d.Orders.CancelUnshipped(d.ctx, tx, order.Whole(), o.ID, "", d.Now())
			return err
		})
		who := map[string]string{}
		for _, e := range events(d.find(o.ID), facts{now: d.Now(), attempt: &order.Attempt{}}) {
			if e.Kind == "cancelled" {
				who[e.Shop] = e.Who
			}
		}
		if len(who) != 2 || who["Atelier Batture"] != "Atelier Batture" ||
			who["Miellerie du Rang 4"] != "Maude Tremblay" {
			t.Errorf("who gave up: %v", who)
		}
		d.agree()
	})
}

func TestCancelledUnitsAreToldToTheBuyerAndTheShop(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a")
		in := cancelOf(o, Units{ItemID: "muga", Quantity: 2, Left: 2})
		seen := markettest.Must(d.previewCancel(d.ctx, in)).Body
		done := markettest.Must(d.postCancel(d.ctx, in)).Body
		if seen.Preview = false; !reflect.DeepEqual(seen, done) {
			t.Errorf("it was shown\n%+v, and this was done\n%+v", seen, done)
		}
		if part := d.find(o.ID).Part(d.batture.ID); part.Status != order.Cancelled || done.Total != part.Total {
			t.Errorf("cancelled: %+v", done)
		}
		letters := d.Letters()
		if len(letters) != 2 || letters[0].To[0] != "maude@courriel.ca" ||
			letters[1].To[0] != d.batture.Merchant.Email || !strings.Contains(letters[0].Text, "ne répond plus") {
			t.Errorf("letters: %+v", letters)
		}
		if _, err := d.postCancel(d.ctx, in); err == nil {
			t.Error("a second click cancelled again")
		}
		if d.noted().Act != "order.cancel" {
			t.Errorf("the journal says %q", d.noted().Act)
		}
		d.agree()
	})
}

func TestAnOldParcelIsCorrectedAndFoundByItsNewNumber(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a", ordertest.Shipped("a")[2:]...)
		d.At = ordertest.Noon.Add(20 * day)
		in := &parcelInput{OrderID: o.ID, ParcelID: o.Item("muga").Shipments[0].ID}
		in.Body.Tracking = fulfilment.Tracking{Carrier: "purolator", TrackingNumber: "329 014 331 872"}
		if _, err := d.putParcel(d.ctx, in); err == nil {
			t.Error("corrected without a reason")
		}
		in.Body.Reason = "Numéro mal recopié"
		out := markettest.Must(d.putParcel(d.ctx, in)).Body
		if len(out.Letters) != 1 || !strings.Contains(out.Letters[0].Text, "329 014 331 872") {
			t.Errorf("letters: %+v", out.Letters)
		}
		found, exact, err := d.Orders.FindByKey(d.ctx, "329014331872", 9)
		if err != nil || len(found) != 1 || !exact[o.ID] {
			t.Errorf("found by the new number: %v, %v", found, err)
		}
		if line := d.noted(); line.Act != "order.parcel" || !strings.Contains(string(line.Before), "7023") {
			t.Errorf("the journal says %+v", line)
		}
	})
}

func TestANoteIsForOperatorsAlone(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a")
		in := &noteInput{OrderID: o.ID}
		if _, err := d.postNote(d.ctx, in); err == nil {
			t.Error("an empty note was written")
		}
		in.Body.Text = "Photo reçue."
		markettest.Must(d.postNote(d.ctx, in))
		page := markettest.Must(d.getOrder(d.ctx, &orderInput{OrderID: o.ID})).Body
		var notes []string
		for _, e := range page.Events {
			if e.Kind == "note" {
				notes = append(notes, e.Text)
			}
		}
		if len(notes) != 1 || notes[0] != "Photo reçue." || d.noted().Act != "order.note" || len(d.Letters()) > 0 {
			t.Errorf("notes: %v", notes)
		}
		kept := markettest.Must(d.Orders.NotesOf(d.ctx, o.ID))
		if got := string(d.noted().After); got != `{"note":"`+kept[0].ID+`"}` {
			t.Errorf("the journal keeps more than which note: %s", got)
		}
	})
}

func TestALetterIsReadAndSentAgain(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a")
		markettest.Must(d.postRefund(d.ctx, refundOf(o, RefundAsk{Scope: "amount", ShopID: d.batture.ID, Amount: 5})))
		sent := d.Letters()
		page := markettest.Must(d.getOrder(d.ctx, &orderInput{OrderID: o.ID})).Body
		if len(page.Letters) != 3 || page.Letters[0].ID != o.ID {
			t.Fatalf("letters: %+v", page.Letters)
		}
		in := &letterInput{OrderID: o.ID, LetterID: sent[0].ID}
		read := markettest.Must(d.getLetter(d.ctx, in)).Body
		if read.Text != strings.ReplaceAll(sent[0].Text, linksSecret, "…") ||
			read.HTML != strings.ReplaceAll(sent[0].HTML, linksSecret, "…") {
			t.Errorf("read: %+v", read)
		}
		if line := d.noted(); line.Act != "letter.open" || line.SubjectID != o.ID ||
			!strings.Contains(string(line.After), sent[0].Subject) {
			t.Errorf("the journal says %+v", line)
		}
		markettest.Must(d.postResend(d.ctx, in))
		again := d.Letters()
		if len(again) != 1 || again[0].ID == sent[0].ID || again[0].HTML != sent[0].HTML {
			t.Errorf("sent again: %+v", again)
		}
		if d.noted().Act != "letter.resend" {
			t.Errorf("the journal says %q", d.noted().Act)
		}
		other := d.order("b")
		in.OrderID = other.ID
		if _, err := d.getLetter(d.ctx, in); !errors.Is(err, mail.ErrLetterNotFound) {
			t.Errorf("a letter of another order: %v", err)
		}
	})
}

// Whoever may read orders must not come to act as the one who ordered.
func TestNoLetterShowsTheSecretOfTheBuyersLink(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a")
		ask := refundOf(o, RefundAsk{Scope: "amount", ShopID: d.batture.ID, Amount: 5})
		shown := func(letters []Posted) (texts []string) {
			for _, l := range letters {
				texts = append(texts, l.Text)
			}
			return texts
		}
		texts := shown(markettest.Must(d.previewRefund(d.ctx, ask)).Body.Letters)
		texts = append(texts, shown(markettest.Must(d.postRefund(d.ctx, ask)).Body.Letters)...)
		sent := d.Letters()
		if len(texts) != 2*len(sent) || !strings.Contains(sent[0].Text, linksSecret) {
			t.Fatalf("%d letters were shown, %d sent: %+v", len(texts), len(sent), sent)
		}
		for _, id := range []string{o.ID, sent[0].ID} { // that which followed the payment, and a kept one
			read := markettest.Must(d.getLetter(d.ctx, &letterInput{OrderID: o.ID, LetterID: id})).Body
			texts = append(texts, read.Text, read.HTML)
		}
		for _, text := range texts {
			if strings.Contains(text, linksSecret) {
				t.Errorf("the secret is shown: %s", text)
			}
		}
	})
}

func TestOpeningAConversationIsNoted(t *testing.T) {
	onDesk(t, func(t *testing.T, d *desk) {
		o := d.order("a")
		in := &conversationInput{OrderID: o.ID, ShopID: d.batture.ID}
		markettest.Must(d.postConversation(d.ctx, in))
		if line := d.noted(); line.Act != "conversation.open" || !strings.Contains(string(line.After), d.batture.Name) {
			t.Errorf("the journal says %+v", line)
		}
	})
}
