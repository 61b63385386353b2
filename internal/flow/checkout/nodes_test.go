package checkout_test

import (
	"log/slog"
	"testing"

	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// deaf is the market of another process on the same database, which remembers what it read and hears of no change.
func (m *market) deaf() *market {
	m.Helper()
	other := *m
	other.carts = cart.New(m.db, m.carts.Options)
	log := markettest.Must(changes.NewFollower(guest, m.db, slog.New(slog.DiscardHandler)))
	markettest.Must(0, other.carts.Follow(guest, log))
	other.options.Carts = other.carts
	other.open(other.options)
	return &other
}

// remembered fills a cart of which the process then knows everything.
func (m *market) remembered(variants ...string) checkout.Request {
	m.Helper()
	m.fill(guest, variants...)
	return m.request(m.fill(guest, variants...), visa)
}

func TestAnOrderIsOfTheCartAsItIsWhateverIsRemembered(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		here := m.deaf()
		grown := here.remembered(m.mug)
		seen := markettest.Must(here.Summarise(guest, grown.CartID, quebec, false)).GrandTotal
		if _, _, err := m.carts.Add(guest, grown.CartID, m.honey, 2); err != nil {
			m.Fatal(err)
		}
		grown.ExpectedTotal = &seen
		sum := here.refused(guest, grown, "total_changed").Extra.(*checkout.Summary)
		if len(sum.Items) != 2 || sum.SubTotal != 3800+2*1450 {
			m.Errorf("the new summary is %+v", sum)
		}
		grown.ExpectedTotal = nil
		if o := m.find(here.place(grown).ID); len(o.Items()) != 2 {
			m.Errorf("the order has %d items", len(o.Items()))
		}
		ordered := here.remembered(m.mug)
		m.place(ordered)
		again := here.request(ordered.CartID, visa)
		again.Key = "autre"
		here.refused(guest, again, "cart_already_ordered")
		if first, second := here.place(ordered), m.place(ordered); first.ID != second.ID {
			m.Errorf("the same request made two orders")
		}
		scarce := here.remembered(m.mug, m.tuque)
		if o := m.find(here.place(scarce).ID); len(o.Items()) != 2 || m.left(m.tuque) != 9 {
			m.Errorf("%d items, %d tuques left", len(o.Items()), m.left(m.tuque))
		}
	})
}

func TestAnOrderIsAtThePricesOfNowWhateverIsRemembered(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		here := m.deaf()
		r := here.remembered(m.tuque)
		m.raise(m.nordet, m.tuque, 7000)
		if o := m.find(here.place(r).ID); o.Items()[0].UnitPrice != 7000 {
			m.Errorf("sold at %v", o.Items()[0].UnitPrice)
		}
		r = here.remembered(m.mug, m.honey)
		honey := markettest.Must(catalog.Offers(guest, m.db, []string{m.honey}))[m.honey]
		markettest.Must(0, m.goods.SetStatus(guest, m.rang4, honey.ProductID, catalog.Archived))
		here.refused(guest, r, "out_of_stock")
		r = here.remembered(m.mug)
		offers := markettest.Must(catalog.Offers(guest, m.db, []string{m.mug}))
		mug := markettest.Must(m.goods.OfShopByID(guest, m.batture, offers[m.mug].ProductID))
		mug.Variants[0].InventoryStatus = catalog.OutOfStock
		markettest.Must(m.goods.Update(guest, m.batture, mug.ID, mug.Details))
		here.refused(guest, r, "out_of_stock")
		if times, _ := m.charged(); times != 1 {
			m.Errorf("charged %d times", times)
		}
	})
}
