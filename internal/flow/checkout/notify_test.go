package checkout_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/markettest"
)

func (m *market) write(statement string, args ...any) {
	m.Helper()
	err := m.db.Tx(guest, func(tx *db.Tx) error {
		_, err := tx.Exec(guest, statement, args...)
		return err
	})
	if err != nil {
		m.Fatal(err)
	}
}

func TestThePeopleOfAnOrderAreNotifiedOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		r := m.request(m.fill(guest, m.mug, m.honey, m.tuque), visa)
		r.Contribution = true
		placed := m.place(r)
		if got := m.find(placed.ID).Status; got != order.Paid {
			m.Fatalf("order is %s", got)
		}
		m.drain()
		m.drain()
		if got := m.find(placed.ID).Status; got != order.Dispatched {
			m.Errorf("order is %s, want it dispatched", got)
		}
		if len(*m.mails) != 4 {
			m.Fatalf("%d letters; want one to the customer and one to each of three shops", len(*m.mails))
		}
		confirmation := (*m.mails)[0]
		for _, letter := range *m.mails {
			if letter.To[0] == "Maude@courriel.ca" {
				confirmation = letter
			}
		}
		m.says(confirmation, "Merci pour votre commande, Maude!", placed.Reference, "Atelier Batture inc.",
			"12, rue du Quai, Kamouraska (QC) G0L\u00a01M0", "Expédition en 2 à 4\u00a0jours ouvrables.",
			"Arrivée prévue\u00a0: du 6 au 12\u00a0novembre 2026",
			"Retours acceptés pendant trente jours.", "Pour joindre le commerçant",
			"Contribution à la plateforme", "2,00\u00a0$",
			placed.Total.French(), "vente finale", "84, rang de la Grande-Ligne",
			"/suivi-de-commande?commande="+placed.ID+"&jeton="+placed.Token)
		if len(confirmation.Attachments) != 1 {
			m.Fatalf("%d files are attached; want the one invoice of the order", len(confirmation.Attachments))
		}
		invoice := confirmation.Attachments[0]
		if invoice.Name != "facture-"+placed.Reference+".pdf" || !bytes.HasPrefix(invoice.Data, []byte("%PDF-")) {
			m.Errorf("attached %s", invoice.Name)
		}
	})
}

func TestLettersAreSentAfterACrashBetweenTheDispatchAndTheirSending(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.crashing("dispatched")
		placed := m.place(m.request(m.fill(guest, m.mug, m.honey), visa))
		if err := m.queue.Drain(guest); err != nil {
			m.Fatal(err)
		}
		if got := m.find(placed.ID).Status; got != order.Dispatched || len(*m.mails) != 0 {
			m.Fatalf("order is %s, %d letters", got, len(*m.mails))
		}
		m.restart()
		m.write(`UPDATE jobs SET run_at = 0 WHERE state = 'ready'`)
		m.drain()
		m.drain()
		if len(*m.mails) != 3 || len((*m.mails)[0].Attachments) != 1 {
			m.Errorf("%d letters; want one to the customer with the invoice and one to each of two shops",
				len(*m.mails))
		}
		if numbered := m.count(`SELECT COUNT(*) FROM invoices`); numbered != 2 {
			m.Errorf("%d invoices", numbered)
		}
	})
}

// The job is written with the payment, so that a process that dies right after it loses nothing.
func TestTheJobThatNotifiesIsWrittenWithThePayment(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		placed := m.place(m.request(m.fill(guest, m.mug), visa))
		if waiting := m.count(`SELECT COUNT(*) FROM jobs WHERE kind = 'checkout.notify'`); waiting != 1 {
			m.Fatalf("%d jobs wait for an order just paid", waiting)
		}
		m.restart()
		m.drain()
		if got := m.find(placed.ID).Status; got != order.Dispatched || len(*m.mails) != 2 {
			m.Errorf("order is %s, %d letters", got, len(*m.mails))
		}
	})
}

func TestAnOrderWhoseJobStillWaitsOrRunsIsGivenNoOther(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.place(m.request(m.fill(guest, m.mug), visa))
		m.later(time.Hour)
		markettest.Must(0, m.Sweep(guest))
		m.drain()
		markettest.Must(0, m.Sweep(guest))
		m.drain()
		if jobs := m.count(`SELECT COUNT(*) FROM jobs WHERE kind = 'checkout.notify'`); jobs != 1 ||
			len(*m.mails) != 2 {
			m.Errorf("%d jobs, %d letters", jobs, len(*m.mails))
		}
	})
}

func TestAnOrderCancelledBeforeItsJobRanIsInvoicedAndNotDispatched(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		placed := m.place(m.request(m.fill(guest, m.mug), visa))
		item := m.find(placed.ID).Items()[0]
		markettest.Must(0, m.db.Tx(guest, func(tx *db.Tx) error {
			_, err := m.orders.Cancel(guest, tx, order.Whole(), placed.ID,
				[]order.Units{{ItemID: item.ID, Quantity: item.Quantity}}, "", m.now())
			return err
		}))
		m.drain()
		if got := m.find(placed.ID).Status; got != order.Cancelled || len(*m.mails) != 0 ||
			m.count(`SELECT COUNT(*) FROM invoices`) != 1 {
			m.Errorf("order is %s, %d letters, %d invoices", got, len(*m.mails),
				m.count(`SELECT COUNT(*) FROM invoices`))
		}
	})
}

// strike is a post office that takes nothing for some reader.
type strike struct {
	mailbox
	not string
}

func (s strike) Send(ctx context.Context, letter mail.Message) error {
	if letter.To[0] == s.not {
		return errors.New("closed for the day")
	}
	return s.mailbox.Send(ctx, letter)
}

func TestALetterThatCannotBeSentWaitsAloneAndIsSentOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.options.Mail = strike{mailbox{m.mails}, "Maude@courriel.ca"}
		m.restart()
		m.place(m.request(m.fill(guest, m.mug, m.honey), visa))
		m.drain() // the job of the one that waits is run by a post office that is open
		seen := map[string]int{}
		for _, letter := range *m.mails {
			seen[letter.ID]++
		}
		if len(*m.mails) != 3 || len(seen) != 3 {
			m.Errorf("sent %v", seen)
		}
		if waited := m.count(`SELECT COUNT(*) FROM jobs WHERE kind = 'mail.send'`); waited != 1 {
			m.Errorf("%d letters had a job of their own", waited)
		}
	})
}

func (m *market) says(letter mail.Message, words ...string) {
	m.Helper()
	for _, w := range words {
		if !strings.Contains(letter.Text, w) {
			m.Errorf("the letter does not say %q:\n%s", w, letter.Text)
		}
	}
}

func TestAShopIsNotifiedOfItsOwnPartAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.place(m.request(m.fill(guest, m.mug, m.honey), visa))
		m.drain()
		for _, letter := range *m.mails {
			if !strings.HasPrefix(letter.Subject, "Nouvelle commande ") {
				continue
			}
			mug := strings.Contains(letter.Text, "Tasse trempée")
			honey := strings.Contains(letter.Text, "Miel de trèfle")
			if mug == honey {
				m.Errorf("a shop reads of another's goods:\n%s", letter.Text)
			}
			m.says(letter, "Maude Tremblay", "(418) 555-0142", "https://exemple.ca/espace-vendeur/commandes/")
			if len(letter.Attachments) != 0 {
				m.Error("a shop was sent an invoice")
			}
		}
	})
}

func TestInvoicesAreNumberedPerShopWithoutGaps(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		var last string
		for n := range 3 {
			m.refused(guest, m.request(m.fill(guest, m.honey), declined), "card_declined") // takes no number
			placed := m.place(m.request(m.fill(guest, m.honey, m.mug), visa))
			m.drain()
			_, _, raw := m.call(guest, "GET", "/v1/invoices/orders/"+placed.ID+"?jeton="+placed.Token, nil)
			var list []struct {
				Number, StoreName, URL string
				Total                  json.Number
			}
			if err := json.Unmarshal(raw, &list); err != nil || len(list) != 2 {
				m.Fatalf("%s: %v", raw, err)
			}
			for _, i := range list {
				if want := "00000" + string(rune('1'+n)); i.Number != want {
					m.Errorf("invoice of %s is %s, want %s", i.StoreName, i.Number, want)
				}
				last = i.URL
			}
		}
		status, _, pdf := m.call(guest, "GET", last, nil)
		if status != 200 || !bytes.HasPrefix(pdf, []byte("%PDF-")) {
			m.Errorf("%s answers %d", last, status)
		}
	})
}

func TestAGuestFindsTheOrderByReferenceAndEmail(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		placed := m.place(m.request(m.fill(guest, m.honey), visa))
		ask := func(reference, email string) (int, map[string]any, []byte) {
			return m.call(guest, "POST", "/v1/users/guest/lookup",
				map[string]any{"reference": reference, "email": email})
		}
		status, answer, _ := ask(strings.ToLower(placed.Reference), " MAUDE@courriel.ca ")
		if status != 200 || answer["phone"] != "4185550142" || answer["token"] != placed.Token {
			m.Errorf("%d %v", status, answer)
		}
		_, _, wrongEmail := ask(placed.Reference, "autre@courriel.ca")
		status, _, wrongReference := ask("RR-AAAA-AAAA", "maude@courriel.ca")
		if status != 404 || !bytes.Equal(wrongEmail, wrongReference) {
			m.Errorf("failures can be distinguished:\n%s\n%s", wrongEmail, wrongReference)
		}
	})
}

func TestAShopWhosePartWasGivenUpBeforeIsNotWrittenTo(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		placed := m.place(m.request(m.fill(guest, m.mug, m.honey), visa))
		err := m.db.Tx(guest, func(tx *db.Tx) error {
			_, err := m.orders.CancelUnshipped(guest, tx, order.Whole(), placed.ID, m.batture, m.now())
			return err
		})
		if err != nil {
			m.Fatal(err)
		}
		m.drain()
		if len(*m.mails) != 2 {
			m.Errorf("%d letters; want one to the customer and one to the shop that is left", len(*m.mails))
		}
	})
}

// cancelAll gives up the first item of a paid order and returns the refund owed for it.
func (m *market) cancelAll(orderID string) order.Refund {
	m.Helper()
	m.drain()
	var out order.Outcome
	item := m.find(orderID).Items()[0]
	err := m.db.Tx(guest, func(tx *db.Tx) (err error) {
		out, err = m.orders.Cancel(guest, tx, order.Whole(), orderID,
			[]order.Units{{ItemID: item.ID, Quantity: item.Quantity}}, "Plus en atelier", m.now().Add(time.Minute))
		return err
	})
	if err != nil {
		m.Fatal(err)
	}
	return out.Refunds[0]
}

func TestSalesAreCountedOnceForEachOrderThatIsPaid(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		sold := map[string]int{}
		m.options.Sold = func(_ context.Context, _ *db.Tx, productID string, units int) error {
			sold[productID] += units
			return nil
		}
		m.restart()
		cartID := m.fill(guest, m.mug, m.honey)
		if _, _, err := m.carts.Add(guest, cartID, m.mug, 1); err != nil {
			m.Fatal(err)
		}
		m.refused(guest, m.request(cartID, declined), "card_declined")
		again := m.request(cartID, visa)
		again.Key = "deuxième"
		m.place(again)
		m.drain()
		m.drain()
		offers := markettest.Must(catalog.Offers(guest, m.db, []string{m.mug, m.honey}))
		if len(sold) != 2 || sold[offers[m.mug].ProductID] != 2 || sold[offers[m.honey].ProductID] != 1 {
			m.Errorf("counted %v", sold)
		}
	})
}

func TestMoneyOwedIsGivenBackOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		placed := m.place(m.request(m.fill(guest, m.tuque, m.honey), visa))
		m.drain()
		o := m.find(placed.ID)
		var item *order.Item
		for _, i := range o.Items() {
			if i.VariantID == m.tuque {
				item = i
			}
		}
		var out order.Outcome
		err := m.db.Tx(guest, func(tx *db.Tx) (err error) {
			out, err = m.orders.Cancel(guest, tx, order.Whole(), o.ID, []order.Units{{ItemID: item.ID, Quantity: 1}},
				"Plus en atelier", m.now().Add(time.Minute))
			return err
		})
		if err != nil {
			m.Fatal(err)
		}
		for range 2 {
			if err := m.SendRefunds(guest); err != nil {
				m.Fatal(err)
			}
		}
		if _, kept := m.charged(); kept != placed.Total-out.Refunds[0].Amount.Total() {
			m.Errorf("%v kept of %v", kept, placed.Total)
		}
		if sent := m.count(`SELECT COUNT(*) FROM order_refunds
			WHERE status = 'sent' AND provider_refund_id IS NOT NULL`); sent != 1 {
			m.Errorf("%d refunds are sent", sent)
		}
	})
}
