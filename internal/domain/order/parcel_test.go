package order_test

import (
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func (h harness) undo(o *order.Order, scope order.Scope, parcelID string, after time.Duration) func(*db.Tx) error {
	return func(tx *db.Tx) error {
		_, _, err := h.UndoParcel(ctx, tx, scope, o.ID, parcelID, noon.Add(after))
		return err
	}
}

func (h harness) counts(shopID string) order.ShopCounts {
	h.Helper()
	counts, err := h.CountOfShop(ctx, shopID)
	if err != nil {
		h.Fatal(err)
	}
	return counts
}

func TestAnUndoneParcelIsToShipAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0), shipped(day, of("mug", 1)), shipped(2*day, of("mug", 1)))
		if c := h.counts("batture"); c.Shipped != 1 || c.ToShip != 0 {
			h.Errorf("before: %+v", c)
		}
		first, second := o.Item("mug").Shipments[0].ID, o.Item("mug").Shipments[1].ID
		h.do(h.undo(o, order.OfShop("batture"), second, 3*day))
		o = h.find(o.ID)
		mug := o.Item("mug")
		if mug.Shipped != 1 || mug.Left() != 1 || len(mug.Shipments) != 1 || !mug.ShippedAt.Equal(noon.Add(day)) {
			h.Errorf("mug = %+v", mug)
		}
		h.expect(o, order.PartiallyShipped, map[string]order.ItemStatus{"mug": order.ItemProcessing})
		if c := h.counts("batture"); c.Shipped != 0 || c.ToShip != 1 {
			h.Errorf("after: %+v", c)
		}
		h.refused(order.ErrParcelNotFound, h.undo(o, order.OfShop("batture"), second, 2*day))
		h.do(h.undo(o, order.OfShop("batture"), first, 2*day))
		o = h.find(o.ID)
		h.expect(o, order.Dispatched, map[string]order.ItemStatus{"mug": order.ItemProcessing})
		if !o.Item("mug").ShippedAt.IsZero() || o.Part("batture").Status != order.Dispatched {
			h.Errorf("mug shipped at %v, part %s", o.Item("mug").ShippedAt, o.Part("batture").Status)
		}
		h.do(func(tx *db.Tx) error {
			_, err := h.Ship(ctx, tx, order.OfShop("batture"), o.ID, order.Parcel{Units: []order.Units{of("mug", 2)}},
				noon.Add(3*day))
			return err
		})
		if c := h.counts("batture"); c.Shipped != 1 || c.ToShip != 0 {
			h.Errorf("shipped again: %+v", c)
		}
	})
}

func TestAParcelIsUndoneForADayByItsShopUnlessItComesBack(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0), shipped(day, of("mug", 1)), shipped(day, of("jam", 1)))
		parcel := o.Item("mug").Shipments[0].ID
		h.refused(order.ErrParcelTooOld, h.undo(o, order.OfShop("batture"), parcel, 2*day+time.Second))
		h.refused(order.ErrParcelNotFound, h.undo(o, order.OfShop("rang4"), parcel, day))
		h.do(func(tx *db.Tx) error {
			_, _, err := h.RequestReturn(ctx, tx, order.OfUser("maude"), o.ID,
				[]order.ReturnAsk{{Units: of("mug", 1), Reason: "Fêlée"}}, noon.Add(day+time.Hour))
			return err
		})
		h.refused(order.ErrParcelReturned, h.undo(o, order.OfShop("batture"), parcel, day+2*time.Hour))
	})
}

func TestAParcelIsCorrectedForADay(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0), shipped(day, of("honey", 1), of("jam", 1)))
		right := order.Parcel{ID: o.Item("jam").Shipments[0].ID, CarrierName: "Purolator", TrackingNumber: "99"}
		correct := func(scope order.Scope, parcel order.Parcel, after time.Duration, want bool) func(*db.Tx) error {
			return func(tx *db.Tx) error {
				_, changed, err := h.CorrectParcel(ctx, tx, scope, o.ID, parcel, noon.Add(after))
				if err == nil && changed != want {
					h.Errorf("changed = %v; want %v", changed, want)
				}
				return err
			}
		}
		h.do(correct(order.OfShop("rang4"), right, 2*day, true))
		h.do(correct(order.OfShop("rang4"), right, 2*day, false))
		for _, item := range []string{"honey", "jam"} {
			sent := h.find(o.ID).Item(item).Shipments[0]
			if sent.CarrierName != "Purolator" || sent.TrackingNumber != "99" || sent.TrackingLink != "" ||
				sent.Quantity != 1 {
				h.Errorf("%s: %+v", item, sent)
			}
		}
		wrong := right
		wrong.TrackingLink = "javascript:alert(1)"
		h.refused(order.ErrTracking, correct(order.OfShop("rang4"), wrong, 2*day, false))
		h.refused(order.ErrParcelTooOld, correct(order.OfShop("rang4"), right, 2*day+time.Second, false))
		h.refused(order.ErrParcelNotFound, correct(order.OfShop("batture"), right, day, false))
	})
}

// A line of two mugs, one of which left: the one that left is returned and refunded while the other is still to ship.
func TestUnitsThatLeftAreReturnedWhileOthersAreStillToShip(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0), shipped(day, of("mug", 1)), asked(2*day, "mug", 1))
		mug := o.Item("mug")
		if mug.Status != order.ItemProcessing || mug.InReturn() != 1 || mug.Returnable() != 0 || mug.Left() != 1 {
			h.Errorf("asked: %+v", mug)
		}
		id := mug.Return.ID
		h.do(func(tx *db.Tx) error {
			if _, err := h.AcceptReturn(ctx, tx, order.OfShop("batture"), id, noon.Add(3*day)); err != nil {
				return err
			}
			_, err := h.Ship(ctx, tx, order.OfShop("batture"), o.ID,
				order.Parcel{ID: "late", Units: []order.Units{of("mug", 1)}}, noon.Add(3*day))
			return err
		})
		h.expect(h.find(o.ID), order.PartiallyShipped, map[string]order.ItemStatus{"mug": order.ItemPendingReturn})
		h.do(h.undo(o, order.OfShop("batture"), "late", 4*day)) // the return was asked for before this parcel
		h.expect(h.find(o.ID), order.PartiallyShipped, map[string]order.ItemStatus{"mug": order.ItemProcessing})
		var out order.Outcome
		h.do(func(tx *db.Tx) (err error) {
			out, err = h.ReceiveReturn(ctx, tx, order.OfShop("batture"), id, false, noon.Add(5*day))
			return err
		})
		if len(out.Refunds) != 1 || out.Refunds[0].Amount.Goods != 3800 {
			h.Errorf("refunds = %+v", out.Refunds)
		}
		h.do(func(tx *db.Tx) error {
			_, err := h.Cancel(ctx, tx, order.OfShop("batture"), o.ID, []order.Units{of("mug", 1)}, "Plus en atelier",
				noon.Add(6*day))
			return err
		})
		h.expect(h.find(o.ID), order.PartiallyShipped, map[string]order.ItemStatus{"mug": order.ItemReturned})
	})
}

// SQLite has no statistics: given an index of the shop alone, it reads every parcel the shop ever sent, for each order.
func TestParcelsOfAShopsOrderAreFoundByBoth(t *testing.T) {
	d := dbtest.Open(t, dbtest.SQLite(t))
	var plan string
	err := d.QueryRow(t.Context(), `EXPLAIN QUERY PLAN SELECT MIN(shipped_at) FROM shipments
		WHERE order_id = 'order' AND shop_id = 'shop'`).Scan(new(int), new(int), new(int), &plan)
	if err != nil || !strings.Contains(plan, "(order_id=? AND shop_id=?)") {
		t.Errorf("plan = %q, %v", plan, err)
	}
}
