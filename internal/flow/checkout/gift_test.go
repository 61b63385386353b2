package checkout_test

import (
	"strings"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestAGiftIsFrozenOnTheOrderAndToldToItsShops(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		r := m.request(m.fill(guest, m.mug, m.honey), visa)
		r.Gift = &order.Gift{Message: " Bonne fête,\r\n<b>Grand-maman</b>! "}
		placed := m.place(r)
		if g := m.find(placed.ID).Gift; g == nil || g.Message != "Bonne fête,\nGrand-maman!" {
			m.Fatalf("kept %+v", g)
		}
		if again := m.place(r); again.ID != placed.ID {
			m.Errorf("the same request made another order")
		}
		other := r
		other.Gift = &order.Gift{Message: "Un autre mot"}
		m.refused(guest, other, "idempotency_conflict")
		other.Gift = nil
		m.refused(guest, other, "idempotency_conflict")
		m.drain()
		if len(*m.mails) != 3 {
			m.Fatalf("%d letters", len(*m.mails))
		}
		for _, letter := range *m.mails {
			if letter.To[0] == "Maude@courriel.ca" {
				m.says(letter, "Vous offrez cette commande", "Grand-maman!")
				continue
			}
			m.says(letter, "C’est un cadeau", "ni prix ni facture", "Bonne fête,", "Grand-maman!")
		}
	})
}

func TestAnOrderIsAGiftOnlyWhenItsBuyerSaysSo(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		r := m.request(m.fill(guest, m.mug), visa)
		r.Gift = &order.Gift{Message: strings.Repeat("é", order.MaxGiftMessage+1)}
		if p := m.refused(guest, r, "invalid_input"); len(p.Fields) != 1 || p.Fields[0].Path != "gift.message" {
			m.Errorf("refused with %+v", p.Fields)
		}
		r.Gift = nil
		if o := m.find(m.place(r).ID); o.Gift != nil {
			m.Errorf("a gift: %+v", o.Gift)
		}
	})
}

func TestTheWordsOfAGiftGoWithItsBuyer(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		r := m.request(m.fill(guest, m.mug), visa)
		r.Gift = &order.Gift{Message: "Pour toi"}
		placed := m.place(r)
		m.write(`UPDATE orders SET user_id = $1 WHERE id = $2`, "quelqu’un", placed.ID)
		if err := m.db.Tx(guest, func(tx *db.Tx) error {
			return m.orders.ForgetGifts(guest, tx, "quelqu’un")
		}); err != nil {
			m.Fatal(err)
		}
		if g := m.find(placed.ID).Gift; g == nil || g.Message != "" {
			m.Errorf("kept %+v", g)
		}
	})
}
