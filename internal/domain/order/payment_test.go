package order_test

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestAnAttemptIsWrittenBeforeTheProviderIsCalled(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""))
		open, err := h.OpenAttempts(ctx, noon.Add(time.Second), 10)
		if err != nil || len(open) != 1 || open[0].Key != o.ID || open[0].OrderID != o.ID ||
			open[0].Amount != o.GrandTotal ||
			open[0].CardToken != "tok_visa" {
			h.Fatalf("open = %+v, %v", open, err)
		}
		if young, _ := h.OpenAttempts(ctx, noon, 10); len(young) != 0 {
			h.Errorf("an attempt just begun is swept: %+v", young)
		}
		h.do(func(tx *db.Tx) error { return h.NoteIntent(ctx, tx, o.ID, "pi_1", noon.Add(time.Second)) })
		if a, err := h.AttemptByKey(ctx, h.db, o.ID); err != nil || a.IntentID != "pi_1" {
			h.Errorf("by key: %+v, %v", a, err)
		}
		h.refused(order.ErrAttemptOver, func(tx *db.Tx) error { return h.NoteIntent(ctx, tx, o.ID, "pi_2", noon) })
	})
}

// The provider's answer, its webhook and the sweeper may all report the same charge at once.
func TestAPaymentReportedManyTimesHappensOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""))
		var sales atomic.Int32
		h.Paid = func(context.Context, *db.Tx, *order.Order) error { sales.Add(1); return nil }
		var reports sync.WaitGroup
		var changes atomic.Int32
		for range 12 {
			reports.Go(func() {
				var first bool
				err := h.db.Tx(ctx, func(tx *db.Tx) (err error) {
					_, first, err = h.Pay(ctx, tx, o,
						order.Receipt{IntentID: "pi_1", CardBrand: "visa", CardLast4: "4242"}, noon.Add(time.Second))
					return err
				})
				if err != nil {
					h.Error(err)
				} else if first {
					changes.Add(1)
				}
			})
		}
		reports.Wait()
		if changes.Load() != 1 || sales.Load() != 1 {
			h.Errorf("the payment happened %d times, its sale was posted %d times", changes.Load(), sales.Load())
		}
		h.expect(h.find(o.ID), order.Paid, nil)
		a, err := h.AttemptOf(ctx, h.db, o.ID)
		if err != nil || a.Status != order.AttemptSucceeded || a.IntentID != "pi_1" || a.CardLast4 != "4242" ||
			a.CardToken != "" {
			h.Errorf("attempt = %+v, %v; want it settled, its token forgotten", a, err)
		}
	})
}

func TestAFailedPaymentGivesTheStockBackOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""))
		fail := func() (back []order.Stock, changed bool) {
			h.do(func(tx *db.Tx) (err error) {
				_, back, changed, err = h.Fail(ctx, tx, o.ID, "insufficient_funds", noon.Add(time.Second))
				return err
			})
			return back, changed
		}
		if back, changed := fail(); !changed || len(back) != 3 {
			h.Errorf("back = %+v, %v; want every counted item", back, changed)
		}
		if back, changed := fail(); changed || len(back) != 0 {
			h.Errorf("failed again, back = %+v, %v", back, changed)
		}
		h.expect(h.find(o.ID), order.Failed,
			map[string]order.ItemStatus{"mug": order.ItemCancelled, "honey": order.ItemCancelled})
		h.refused(order.ErrAttemptOver,
			func(tx *db.Tx) error { _, _, err := h.Pay(ctx, tx, o, order.Receipt{}, noon); return err })
	})
}

func TestAnOrderIsDispatchedOnceAndOnlyWhenPaid(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""))
		dispatch := func() (changed bool) {
			h.do(func(tx *db.Tx) (err error) { _, changed, err = h.Dispatch(ctx, tx, o.ID, noon); return err })
			return changed
		}
		if dispatch() {
			h.Error("an unpaid order was sent to the shops")
		}
		if open, err := h.OpenAttempts(ctx, noon.Add(time.Second), 10); err != nil || len(open) != 1 {
			h.Errorf("the sweeper lost sight of a payment: %+v, %v", open, err)
		}
		h.do(func(tx *db.Tx) error { _, _, err := h.Pay(ctx, tx, o, order.Receipt{}, noon); return err })
		if !dispatch() || dispatch() {
			h.Error("the shops must be notified once")
		}
		h.expect(h.find(o.ID), order.Dispatched, nil)
	})
}

func TestDispatchLeavesWhatWasCancelled(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""))
		h.do(func(tx *db.Tx) error { _, _, err := h.Pay(ctx, tx, o, order.Receipt{}, noon); return err })
		gone := o.Shops[0]
		var units []order.Units
		for _, i := range gone.Items {
			units = append(units, of(i.ID, i.Quantity))
		}
		h.do(func(tx *db.Tx) error {
			_, err := h.Cancel(ctx, tx, order.Whole(), o.ID, units, "", noon)
			return err
		})
		h.do(func(tx *db.Tx) error { _, _, err := h.Dispatch(ctx, tx, o.ID, noon); return err })
		found := h.find(o.ID)
		h.expect(found, order.Dispatched, nil)
		for _, part := range found.Shops {
			wanted := order.Dispatched
			if part.ShopID == gone.ShopID {
				wanted = order.Cancelled
			}
			if part.Status != wanted {
				h.Errorf("the part of %s is %s, want %s", part.Name, part.Status, wanted)
			}
		}
	})
}

// A shop sees its part once the order is paid, and not before.
func TestAShopSeesNoUnpaidOrder(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""))
		shopID := o.Shops[0].ShopID
		if _, err := h.Find(ctx, h.db, order.OfShop(shopID), o.ID); err != order.ErrNotFound {
			h.Errorf("a shop was shown an unpaid order: %v", err)
		}
		every := order.ShopList{Filter: order.EveryOrder, Page: order.Page{Number: 1, Size: 20}}
		if page, err := h.ListOfShop(ctx, shopID, every); len(page.Heads) != 0 || page.Total != 0 || err != nil {
			h.Errorf("a shop lists an unpaid order: %+v, %v", page, err)
		}
		h.do(func(tx *db.Tx) error { _, _, err := h.Pay(ctx, tx, o, order.Receipt{}, noon); return err })
		if own, err := h.Find(ctx, h.db, order.OfShop(shopID), o.ID); err != nil || len(own.Shops) != 1 {
			h.Errorf("the shop finds %+v, %v", own, err)
		}
	})
}
