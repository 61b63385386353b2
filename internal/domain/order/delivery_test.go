package order_test

import (
	"errors"
	"sync"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// pickup is the draft whose mugs are fetched at Batture's.
func pickup(name string) order.Draft {
	d := draft(name)
	d.Shops[0].Shipping = shipping.Settings{Amount: 300}
	d.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup, Place: "12, rue du Quai", Hours: "Le samedi"}
	d.Shops[0].DeliveryDays = 2
	return d
}

func (h harness) handOver(o *order.Order, with order.Handover) (right bool, err error) {
	h.Helper()
	err = h.db.Tx(ctx, func(tx *db.Tx) (err error) {
		_, right, err = h.HandOver(ctx, tx, order.OfShop("batture"), o.ID, "batture", with, noon.Add(2*day))
		return err
	})
	return right, err
}

func TestAPickupIsTaxedWhereItIsPickedUp(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		h := newHarness(t, base)
		d := pickup("")
		d.ShippingAddress = anAddress("ON")
		o := h.replay(d, paid(0))
		batture, nordet := o.Part("batture"), o.Part("nordet")
		if batture.Rates.Province != "QC" || batture.Tax != (tax.Amounts{GSTHST: 395, QST: 788}) { // 76 $ + 3 $
			h.Errorf("picked up: %+v at %+v", batture.Tax, batture.Rates)
		}
		if nordet.Rates.Province != "ON" || nordet.Tax != (tax.Amounts{GSTHST: 949}) || o.Rates.Province != "ON" {
			h.Errorf("sent: %+v at %+v", nordet.Tax, nordet.Rates)
		}
		if federal, quebec := o.TaxNames(); federal != "TPS/TVH" || quebec != "TVQ" {
			h.Errorf("taxes are called %s and %s", federal, quebec)
		}
		if batture.Delivery.Place != "12, rue du Quai" || batture.Delivery.Method != shipping.Pickup ||
			nordet.Delivery != (order.Delivery{Method: shipping.Parcel}) {
			h.Errorf("deliveries: %+v, %+v", batture.Delivery, nordet.Delivery)
		}
	})
}

func TestAnOrderOfPickupsAloneNeedsNoAddress(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		h := newHarness(t, base)
		d := pickup("")
		d.Shops, d.Items = d.Shops[:1], d.Items[:1]
		d.ShippingAddress, d.BillingAddress = order.Address{}, anAddress("ON")
		o := h.replay(d, paid(0), dispatched(0))
		if o.HasDestination() || o.Rates.Province != "QC" || o.BuyersAddress() != d.BillingAddress {
			h.Errorf("order = %+v", o)
		}
	})
}

func TestAnOrderOfOneShopHandedOverTwiceHasNothingLeft(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		h := newHarness(t, base)
		d := pickup("")
		d.Shops, d.Items = d.Shops[:1], d.Items[:1]
		o := h.replay(d, paid(0), dispatched(0))
		h.do(func(tx *db.Tx) error {
			_, _, err := h.Ready(ctx, tx, order.OfShop("batture"), o.ID, "batture", noon)
			return err
		})
		for _, want := range []error{nil, order.ErrNothingLeft} {
			if _, err := h.handOver(o, order.Handover{Reason: "Permis vérifié"}); !errors.Is(err, want) {
				h.Errorf("got %v, want %v", err, want)
			}
		}
	})
}

func TestAPickupIsReadyThenHandedOverAgainstItsCode(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		h := newHarness(t, base)
		o := h.replay(pickup(""), paid(0), dispatched(0))
		ship := func(tx *db.Tx) error {
			parcel := order.Parcel{Units: []order.Units{of("mug", 2)}}
			_, err := h.Ship(ctx, tx, order.OfShop("batture"), o.ID, parcel, noon)
			return err
		}
		h.refused(order.ErrPickedUp, ship)
		if _, err := h.handOver(o, order.Handover{Code: "123456"}); !errors.Is(err, order.ErrNotSaidReady) {
			h.Errorf("before it is ready: %v", err)
		}
		late := noon.Add(20 * day)
		if !h.find(o.ID).Part("batture").Late(late) {
			h.Error("a pickup that is not ready is never late")
		}
		for n := range 2 {
			h.do(func(tx *db.Tx) error {
				_, changed, err := h.Ready(ctx, tx, order.OfShop("batture"), o.ID, "batture", noon.Add(day))
				if changed != (n == 0) {
					h.Errorf("time %d: changed %v", n, changed)
				}
				return err
			})
		}
		o = h.find(o.ID)
		part := o.Part("batture")
		if len(part.PickupCode) != 6 || part.Late(late) || part.Status != order.Dispatched || !part.AwaitsPickup() {
			h.Errorf("ready: %+v", part)
		}
		parts, _, err := h.LateParts(ctx, order.LateFilter{Before: late}, order.DeskPage{Size: 10})
		for _, p := range parts {
			if p.ShopID == "batture" {
				h.Error("what is ready is on the list of late parts")
			}
		}
		if err != nil {
			h.Fatal(err)
		}
		shown := h.WholeView(o, nil).Deliveries[0] // what the copy of a person's data has too
		if shown.StoreID != "batture" || shown.Code != part.PickupCode || h.PublicView(o).Deliveries != nil {
			h.Errorf("view = %+v", shown)
		}
		if w := part.WireDelivery(); w.Code != "" || w.ReadyAt == nil || part.BuyersDelivery().Code != part.PickupCode {
			h.Errorf("wire = %+v", w)
		}
		right, err := h.handOver(o, order.Handover{Code: part.PickupCode[:3] + " " + part.PickupCode[3:]})
		if !right || err != nil {
			h.Fatalf("handed over: %v, %v", right, err)
		}
		o = h.find(o.ID)
		h.expect(o, order.PartiallyShipped, map[string]order.ItemStatus{"mug": order.ItemShipped})
		if part = o.Part("batture"); part.Status != order.Completed || part.BuyersDelivery().Code != "" {
			h.Errorf("handed over: %+v", part)
		}
		if _, err := h.handOver(o, order.Handover{Code: part.PickupCode}); !errors.Is(err, order.ErrNothingLeft) {
			h.Errorf("a second time: %v", err)
		}
	})
}

func TestWrongCodesAreCountedAndEnd(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		h := newHarness(t, base)
		o := h.replay(pickup(""), paid(0), dispatched(0), order.WasReady(noon.Add(day), "batture"))
		code := o.Part("batture").PickupCode
		wrong := "000000"
		if code == wrong {
			wrong = "000001"
		}
		for n := range order.MaxPickupTries {
			if right, err := h.handOver(o, order.Handover{Code: wrong}); right || err != nil {
				h.Fatalf("try %d: %v, %v", n, right, err)
			}
		}
		if _, err := h.handOver(o, order.Handover{Code: code}); !errors.Is(err, order.ErrPickupTries) {
			h.Errorf("the right code after too many tries: %v", err)
		}
		if _, err := h.handOver(o, order.Handover{}); !errors.Is(err, order.ErrPickupCode) {
			h.Errorf("neither code nor reason: %v", err)
		}
		if right, err := h.handOver(o, order.Handover{Reason: "Carte d’identité vérifiée"}); !right || err != nil {
			h.Fatalf("with a reason: %v, %v", right, err)
		}
		if part := h.find(o.ID).Part("batture"); part.HandoverNote == "" || part.Status != order.Completed {
			h.Errorf("part = %+v", part)
		}
	})
}

func TestTwoTabsHandOverOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		h := newHarness(t, base)
		o := h.replay(pickup(""), paid(0), dispatched(0), order.WasReady(noon.Add(day), "batture"))
		var wait sync.WaitGroup
		var given, refused int
		var lock sync.Mutex
		for range 4 {
			wait.Go(func() {
				right, err := h.handOver(o, order.Handover{Code: o.Part("batture").PickupCode})
				lock.Lock()
				defer lock.Unlock()
				if right {
					given++
				}
				if errors.Is(err, order.ErrNothingLeft) {
					refused++
				}
			})
		}
		wait.Wait()
		if mug := h.find(o.ID).Item("mug"); given != 1 || refused != 3 || len(mug.Shipments) != 1 || mug.Shipped != 2 {
			h.Errorf("given %d times, refused %d; %+v", given, refused, mug)
		}
	})
}

func TestAPickupIsCancelledUndoneAndReturnedAsAnyOther(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		h := newHarness(t, base)
		ready := order.WasReady(noon.Add(day), "batture")
		o := h.replay(pickup(""), paid(0), dispatched(0), ready)
		h.do(func(tx *db.Tx) error {
			out, err := h.CancelUnshipped(ctx, tx, order.Whole(), o.ID, "batture", noon.Add(day))
			if err == nil && (len(out.Refunds) != 1 || out.Refunds[0].Amount.Total() != o.Part("batture").Total) {
				h.Errorf("refunds = %+v", out.Refunds)
			}
			return err
		})
		if part := h.find(o.ID).Part("batture"); part.Status != order.Cancelled || part.AwaitsPickup() {
			h.Errorf("cancelled: %+v", part)
		}

		o = h.replay(pickup("2"), paid(0), dispatched(0), ready, order.WasHandedOver(noon.Add(2*day), "batture"))
		handed := o.Item("mug2").Shipments[0].ID
		h.do(h.undo(o, order.OfShop("batture"), handed, 2*day))
		if o = h.find(o.ID); !o.Part("batture").AwaitsPickup() {
			h.Errorf("undone: %+v", o.Part("batture"))
		}

		o = h.replay(pickup("3"), paid(0), dispatched(0), ready, order.WasHandedOver(noon.Add(2*day), "batture"),
			asked(3*day, "mug3", 1))
		h.expect(o, order.PartiallyShipped, map[string]order.ItemStatus{"mug3": order.ItemReturnRequested})
	})
}

func TestALocalDeliveryLeavesWithoutTracking(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		h := newHarness(t, base)
		d := draft("")
		d.Shops[0].Delivery = order.Delivery{Method: shipping.Local, LocalDays: 2}
		o := h.replay(d, paid(0), dispatched(0))
		parcel := order.Parcel{Units: []order.Units{of("mug", 2)}, TrackingNumber: "7023"}
		send := func(tx *db.Tx) error {
			_, err := h.Ship(ctx, tx, order.OfShop("batture"), o.ID, parcel, noon.Add(day))
			return err
		}
		h.refused(order.ErrNoTracking, send)
		parcel.TrackingNumber = ""
		h.do(send)
		o = h.find(o.ID)
		h.expect(o, order.PartiallyShipped, map[string]order.ItemStatus{"mug": order.ItemShipped})
		if days, _ := o.Arrival(o.Part("batture"), noon.Add(day)); !days.None() {
			h.Errorf("what the shop brings today is awaited %v", days)
		}
		h.refused(order.ErrNoTracking, func(tx *db.Tx) error {
			parcel := order.Parcel{ID: o.Item("mug").Shipments[0].ID, TrackingNumber: "7023"}
			_, _, err := h.CorrectParcel(ctx, tx, order.OfShop("batture"), o.ID, parcel, noon.Add(day))
			return err
		})
	})
}

func TestAPickupIsPromisedReadyAndALocalDeliveryBrought(t *testing.T) {
	seller := order.Seller{DeliveryMinDays: 1, DeliveryDays: 3}
	o := &order.Order{PaidAt: noon} // a Monday
	for _, c := range []struct {
		delivery order.Delivery
		from, to string
	}{
		{order.Delivery{Method: shipping.Pickup}, "2026-11-03", "2026-11-05"},
		{order.Delivery{Method: shipping.Local, LocalDays: 2}, "2026-11-04", "2026-11-09"},
	} {
		part := &order.ShopOrder{Seller: seller, Delivery: c.delivery, Status: order.Dispatched,
			ShipBy: noon.Add(3 * day)}
		days, _ := o.Arrival(part, noon)
		if got := days.Days(); got == nil || got.From != c.from || got.To != c.to {
			t.Errorf("%s: %+v, want %s to %s", c.delivery.Method, got, c.from, c.to)
		}
	}
	part := &order.ShopOrder{Seller: seller, Delivery: order.Delivery{Method: shipping.Pickup}, ReadyAt: noon,
		Status: order.Dispatched}
	if days, _ := o.Arrival(part, noon); !days.None() {
		t.Errorf("what is ready is still awaited %v", days)
	}
}
