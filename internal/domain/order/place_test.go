package order_test

import (
	"errors"
	"reflect"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

func TestAPlacedOrderIsReadBackAsItWasPriced(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		var placed *order.Order
		h.do(func(tx *db.Tx) (err error) {
			placed, _, err = h.Place(ctx, tx, draft("1"))
			return err
		})
		if placed.GrandTotal != 20581 || placed.Tax != (tax.Amounts{GSTHST: 745, QST: 1486}) ||
			placed.Status != order.Pending {
			h.Errorf("placed = %+v", placed)
		}
		read := h.find(placed.ID)
		if !read.CreatedAt.Equal(noon) || read.CreatedAt.IsZero() {
			h.Errorf("created at %v; want %v", read.CreatedAt, noon)
		}
		sameTimes := func(o *order.Order) {
			o.CreatedAt, o.UpdatedAt = noon, noon
			for _, p := range o.Shops {
				p.CreatedAt = noon
			}
		}
		sameTimes(read)
		sameTimes(placed)
		if !reflect.DeepEqual(placed, read) {
			h.Errorf("read   %+v\nplaced %+v", read, placed)
		}
	})
}

func TestTheRatesOfTheDayInQuebecAreFrozen(t *testing.T) {
	midnight := time.Date(2025, 4, 1, 4, 0, 0, 0, time.UTC) // in Quebec, where summer time holds
	for _, c := range []struct {
		at   time.Time
		want money.Rate
	}{{midnight.Add(-time.Second), 150_000}, {midnight, 140_000}} {
		d := draft("")
		d.ShippingAddress, d.At = anAddress("NS"), c.at
		if bill, err := d.Quote(); err != nil || bill.Rates.GSTHST != c.want {
			t.Errorf("at %v: %v, %v; want %v", c.at, bill.Rates.GSTHST, err, c.want)
		}
	}
}

func TestOneKeyOneOrder(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		h.do(func(tx *db.Tx) error { _, _, err := h.Place(ctx, tx, draft("1")); return err })
		again := draft("2")
		again.IdempotencyKey = "key1"
		h.refused(order.ErrKeyUsed, func(tx *db.Tx) error { _, _, err := h.Place(ctx, tx, again); return err })
		first, err := h.ByKey(ctx, h.db, "key1")
		if err != nil || first.CartID != "cart1" {
			h.Errorf("ByKey = %+v, %v", first, err)
		}
	})
}

func TestTheSameKeySentFiftyTimesAtOnceMakesOneOrder(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		var placing sync.WaitGroup
		outcomes := make([]error, 50)
		for n := range outcomes {
			placing.Go(func() {
				d := draft("1")
				for i := range d.Items {
					d.Items[i].ID = ""
				}
				outcomes[n] = h.db.Tx(ctx, func(tx *db.Tx) error { _, _, err := h.Place(ctx, tx, d); return err })
			})
		}
		placing.Wait()
		placed := 0
		for _, err := range outcomes {
			switch {
			case err == nil:
				placed++
			case !errors.Is(err, order.ErrKeyUsed):
				h.Errorf("a late request got %v", err)
			}
		}
		if _, total, err := h.ListOfUser(ctx, "maude", order.Page{Number: 1, Size: 20}); placed != 1 || total != 1 ||
			err != nil {
			h.Errorf("%d placed, %d kept, %v; want one", placed, total, err)
		}
	})
}

func TestACartIsBoughtOnceUnlessThePaymentFailed(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		h.replay(draft("1"), order.WasDeclined(noon.Add(time.Second), "card_declined"))
		second := draft("2")
		second.CartID = "cart1"
		h.replay(second, paid(time.Minute))
		third := draft("3")
		third.CartID = "cart1"
		h.refused(order.ErrCartOrdered, func(tx *db.Tx) error { _, _, err := h.Place(ctx, tx, third); return err })
	})
}

func TestAnOrderIsWholeOrNotThere(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		var made *order.Order
		h.do(func(tx *db.Tx) (err error) { made, _, err = h.Place(ctx, tx, draft("1")); return err })
		o := h.find(made.ID)
		if o.Reference != made.Reference || len(o.Items()) != len(made.Items()) || o.Status != order.Pending {
			h.Errorf("%+v", o)
		}
		twin := draft("2")
		twin.ID, twin.IdempotencyKey = "twin", made.IdempotencyKey
		h.refused(order.ErrKeyUsed, func(tx *db.Tx) error { _, _, err := h.Place(ctx, tx, twin); return err })
		if _, err := h.Find(ctx, h.db, order.Whole(), "twin"); !errors.Is(err, order.ErrNotFound) {
			h.Errorf("the twin is there: %v", err)
		}
	})
}

func TestTwoOrdersNeverBearTheSameReference(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		h := newHarness(t, database)
		d := draft("1")
		d.Reference = "RR-7KQ4-M2XD"
		h.replay(d)
		d2 := draft("2")
		d2.Reference = "RR-7KQ4-M2XD"
		if err := h.db.Tx(ctx, func(tx *db.Tx) error { _, _, err := h.Place(ctx, tx, d2); return err }); err == nil {
			h.Error("two orders bear the same reference")
		}
	})
}

func TestADraftThatCannotBePriced(t *testing.T) {
	for name, spoil := range map[string]func(*order.Draft){
		"no item":          func(d *order.Draft) { d.Items = nil },
		"no time":          func(d *order.Draft) { d.At = time.Time{} },
		"no provider":      func(d *order.Draft) { d.Payment.Provider = "" },
		"unknown province": func(d *order.Draft) { d.ShippingAddress.Province = "NY" },
		"negative units":   func(d *order.Draft) { d.Items[0].Quantity = -1 },
		"unknown shop":     func(d *order.Draft) { d.Items[0].ShopID = "elsewhere" },
	} {
		t.Run(name, func(t *testing.T) {
			d := draft("1")
			spoil(&d)
			if o, _, err := order.New(nil, nil).Place(ctx, nil, d); err == nil {
				t.Errorf("placed %+v", o)
			}
		})
	}
}

func TestGuestsFindTheirOrderByReferenceAndEmail(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		h := newHarness(t, database)
		d := draft("1")
		d.UserID, d.Reference = "", "RR-7KQ4-M2XD"
		h.replay(d)
		if o, err := h.ByReferenceAndEmail(ctx, h.db, "rr7kq4m2xd", " maude.tremblay@COURRIEL.ca "); err != nil ||
			o.Reference != d.Reference {
			h.Errorf("found %v, %v", o, err)
		}
		for _, c := range [][2]string{
			{"RR-7KQ4-M2XD", "autre@courriel.ca"}, {"RR-7KQ4-M2XE", "maude.tremblay@courriel.ca"}, {"", ""},
			{"RR-7KQ4-M2XD", ""},
		} {
			if _, err := h.ByReferenceAndEmail(ctx, h.db, c[0], c[1]); !errors.Is(err, order.ErrNotFound) {
				h.Errorf("ByReferenceAndEmail(%q, %q) = %v; want not found", c[0], c[1], err)
			}
		}
	})
}
