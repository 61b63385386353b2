package order_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
)

func TestShippingIsShownFromEachItem(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0), shipped(day, of("mug", 1)), shipped(2*day, of("mug", 1)))
		mug := o.Item("mug")
		if len(mug.Shipments) != 2 || mug.Shipments[0].Quantity != 1 ||
			mug.Shipments[1].CarrierName != "Postes Canada" {
			h.Errorf("shipments = %+v", mug.Shipments)
		}
		if !mug.ShippedAt.Equal(noon.Add(2*day)) || o.Item("jam").Shipments != nil {
			h.Errorf("shipped at %v; jam %+v", mug.ShippedAt, o.Item("jam").Shipments)
		}
		for _, part := range o.Shops {
			if want := map[string]order.Status{"batture": order.Completed, "rang4": order.Dispatched,
				"nordet": order.Dispatched}[part.ShopID]; part.Status != want {
				h.Errorf("%s's part is %s; want %s", part.ShopID, part.Status, want)
			}
		}
	})
}

func TestAParcelThatCannotBe(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0))
		for name, c := range map[string]struct {
			parcel order.Parcel
			want   error
		}{
			"nothing in it":   {order.Parcel{}, order.ErrUnits},
			"no unit":         {order.Parcel{Units: []order.Units{of("mug", 0)}}, order.ErrUnits},
			"a negative unit": {order.Parcel{Units: []order.Units{of("mug", -1)}}, order.ErrUnits},
			"an item twice":   {order.Parcel{Units: []order.Units{of("mug", 1), of("mug", 1)}}, order.ErrUnits},
			"too many units":  {order.Parcel{Units: []order.Units{of("mug", 3)}}, order.ErrNothingLeft},
			"a script for link": {order.Parcel{Units: []order.Units{of("mug", 1)}, TrackingLink: "javascript:alert(1)"},
				order.ErrTracking},
			"a link to nowhere": {order.Parcel{Units: []order.Units{of("mug", 1)}, TrackingLink: "https://"},
				order.ErrTracking},
			"a novel": {order.Parcel{Units: []order.Units{of("mug", 1)}, CarrierName: strings.Repeat("a", 101)},
				order.ErrTracking},
		} {
			h.refused(c.want,
				func(tx *db.Tx) error { _, err := h.Ship(ctx, tx, order.Whole(), o.ID, c.parcel, noon); return err })
			if h.Failed() {
				h.Fatal(name)
			}
		}
	})
}

// Each shop ships its part at the same moment: the order must end completed, not stuck half shipped.
func TestShopsShippingAtOnceCompleteTheOrder(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		for n := range 10 {
			name := fmt.Sprint(n)
			o := h.replay(draft(name), paid(0), dispatched(0))
			var shipping sync.WaitGroup
			for shop, units := range map[string][]order.Units{
				"batture": {of("mug"+name, 2)}, "rang4": {of("honey"+name, 1), of("jam"+name, 1)},
				"nordet": {of("tuque"+name, 1)},
			} {
				shipping.Go(func() {
					err := h.db.Tx(ctx, func(tx *db.Tx) error {
						_, err := h.Ship(ctx, tx, order.OfShop(shop), o.ID, order.Parcel{Units: units}, noon.Add(day))
						return err
					})
					if err != nil {
						h.Error(err)
					}
				})
			}
			shipping.Wait()
			h.expect(h.find(o.ID), order.Completed, nil)
		}
	})
}

func TestNoUnitIsShippedTwiceByTwoClicks(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0))
		var clicks sync.WaitGroup
		outcomes := make([]error, 8)
		for n := range outcomes {
			clicks.Go(func() {
				outcomes[n] = h.db.Tx(ctx, func(tx *db.Tx) error {
					_, err := h.Ship(ctx, tx, order.OfShop("batture"), o.ID,
						order.Parcel{Units: []order.Units{of("mug", 2)}}, noon)
					return err
				})
			})
		}
		clicks.Wait()
		won := 0
		for _, err := range outcomes {
			if err == nil {
				won++
			} else if !errors.Is(err, order.ErrNothingLeft) {
				h.Error(err)
			}
		}
		if mug := h.find(o.ID).Item("mug"); won != 1 || mug.Shipped != 2 || len(mug.Shipments) != 1 {
			h.Errorf("%d clicks won, %d units shipped in %d parcels", won, mug.Shipped, len(mug.Shipments))
		}
	})
}

func TestCancelledUnitsGoBackToStockAndAreRefunded(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0))
		cancel := func(units ...order.Units) (out order.Outcome) {
			h.do(func(tx *db.Tx) (err error) {
				out, err = h.Cancel(ctx, tx, order.Whole(), o.ID, units, "Plus en atelier", noon.Add(day))
				return err
			})
			return out
		}
		first := cancel(of("mug", 1))
		if len(first.Stock) != 1 || first.Stock[0] != (order.Stock{VariantID: "variant-mug", Quantity: 1}) {
			h.Errorf("stock = %+v", first.Stock)
		}
		if len(first.Refunds) != 1 || first.Refunds[0].Amount.Total() != 3800+190+379 {
			h.Errorf("refunds = %+v", first.Refunds)
		}
		if second := cancel(of("honey", 1)); len(second.Stock) != 0 || second.Refunds[0].Amount.Shipping != 0 {
			h.Errorf("uncounted honey: %+v", second)
		}
		if third := cancel(of("jam", 1)); third.Refunds[0].Amount.Goods != 950 ||
			third.Refunds[0].Amount.Shipping != 850 {
			h.Errorf("the shop's last item brings its shipping back: %+v", third.Refunds)
		}
		last := cancel(of("mug", 1), of("tuque", 1))
		h.expect(last.Order, order.Cancelled, nil)
		refunds, err := h.RefundsOf(ctx, h.db, o.ID)
		var back money.Cents
		for _, r := range refunds {
			back += r.Amount.Total()
		}
		if err != nil || back != o.GrandTotal {
			h.Errorf("given back %v of %v, %v", back, o.GrandTotal, err)
		}
		h.refused(order.ErrNothingLeft, func(tx *db.Tx) error {
			_, err := h.Cancel(ctx, tx, order.Whole(), o.ID, []order.Units{of("mug", 1)}, "", noon)
			return err
		})
	})
}

func TestAnUnpaidOrderIsCancelledWithoutRefund(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), order.WasVoided(noon),
			cancelled(0, of("mug", 2), of("honey", 1), of("jam", 1), of("tuque", 1)))
		if refunds, err := h.RefundsOf(ctx, h.db, o.ID); len(refunds) != 0 || err != nil {
			h.Errorf("refunds = %+v, %v", refunds, err)
		}
	})
}

func TestARefundIsOwedUntilTheProviderTookIt(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0))
		h.do(func(tx *db.Tx) error {
			_, err := h.Cancel(ctx, tx, order.Whole(), o.ID, []order.Units{of("mug", 2)}, "", noon)
			return err
		})
		owed, err := h.OwedRefunds(ctx, order.Refund{}, 10)
		if err != nil || len(owed) != 1 || owed[0].OrderID != o.ID {
			h.Fatalf("owed = %+v, %v", owed, err)
		}
		h.do(func(tx *db.Tx) error { return h.RefundSent(ctx, tx, owed[0].ID, "re_1", noon.Add(time.Second)) })
		h.do(func(tx *db.Tx) error {
			changed, err := h.RefundFailed(ctx, tx, owed[0].ID, "late_report", noon.Add(time.Minute))
			if changed {
				h.Error("it says that something changed")
			}
			return err
		})
		refunds, _ := h.RefundsOf(ctx, h.db, o.ID)
		if refunds[0].Status != order.RefundSent || refunds[0].ProviderRefundID != "re_1" {
			h.Errorf("a refund taken by the provider became %+v", refunds[0])
		}
		if owed, _ = h.OwedRefunds(ctx, order.Refund{}, 10); len(owed) != 0 {
			h.Errorf("still owed: %+v", owed)
		}
	})
}
