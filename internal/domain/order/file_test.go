package order_test

import (
	"context"
	"reflect"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
)

// filed counts the parts of orders that shops can find.
func (h house) filed() (n int) {
	h.Helper()
	if err := h.db.QueryRow(ctx, `SELECT COUNT(*) FROM shop_orders`).Scan(&n); err != nil {
		h.Fatal(err)
	}
	return n
}

// payPlaced places a draft and has it paid as the request that places it does.
func (h house) payPlaced() (o *order.Order) {
	h.Helper()
	h.do(func(tx *db.Tx) (err error) {
		o, _, err = h.PlaceNew(ctx, tx, draft(""))
		return err
	})
	h.do(func(tx *db.Tx) error { return h.PayPlaced(ctx, tx, o, order.Receipt{}, noon) })
	return o
}

func TestAnOrderReadsTheSameBeforeAndAfterItIsFiled(t *testing.T) {
	onBothEngines(t, func(h house) {
		before := h.find(h.payPlaced().ID)
		if h.filed() != 0 || before.Status != order.Paid {
			h.Fatalf("%d parts of an order that is %s", h.filed(), before.Status)
		}
		var held *order.Order
		h.do(func(tx *db.Tx) (err error) { held, err = h.Hold(ctx, tx, before.ID); return err })
		after := h.find(before.ID)
		if h.filed() != len(after.Shops) {
			h.Errorf("%d parts are filed; want %d", h.filed(), len(after.Shops))
		}
		for n, part := range after.Shops {
			if !reflect.DeepEqual(part, before.Shops[n]) || !reflect.DeepEqual(part, held.Shops[n]) {
				h.Errorf("the part was %+v, became %+v", before.Shops[n], part)
			}
		}
	})
}

func TestASaleIsInTheBooksOnceWhoeverFilesIt(t *testing.T) {
	changes := map[string]func(h house, tx *db.Tx, o *order.Order) error{
		"told": func(h house, tx *db.Tx, o *order.Order) error { _, err := h.DispatchPaid(ctx, tx, o, noon); return err },
		"told by its id": func(h house, tx *db.Tx, o *order.Order) error {
			_, _, err := h.Dispatch(ctx, tx, o.ID, noon)
			return err
		},
		"invoiced": func(h house, tx *db.Tx, o *order.Order) error {
			_, err := h.IssueInvoices(ctx, tx, o.ID, noon)
			return err
		},
		"cancelled": func(h house, tx *db.Tx, o *order.Order) error {
			item := o.Items()[0]
			_, err := h.Cancel(ctx, tx, order.Whole(), o.ID, []order.Units{of(item.ID, item.Quantity)}, "", noon)
			return err
		},
	}
	for name, change := range changes {
		t.Run(name, func(t *testing.T) {
			onBothEngines(t, func(h house) {
				sales := 0
				h.Paid = func(context.Context, *db.Tx, *order.Order) error { sales++; return nil }
				o := h.payPlaced()
				if sales != 0 {
					h.Error("the buyer waited for the books")
				}
				h.do(func(tx *db.Tx) error { return change(h, tx, o) })
				h.do(func(tx *db.Tx) error { _, err := h.Hold(ctx, tx, o.ID); return err })
				if sales != 1 || h.filed() != len(o.Shops) {
					h.Errorf("%d sales, %d parts", sales, h.filed())
				}
			})
		})
	}
}

func TestAShopHasNoPartInAnOrderThatIsNotFiled(t *testing.T) {
	onBothEngines(t, func(h house) {
		o := h.payPlaced()
		shop := order.OfShop(o.Shops[0].ShopID)
		if _, err := h.Find(ctx, h.db, shop, o.ID); err != order.ErrNotFound {
			h.Errorf("a shop was shown an order it was not told of: %v", err)
		}
		h.do(func(tx *db.Tx) error { _, err := h.DispatchPaid(ctx, tx, o, noon); return err })
		if own, err := h.Find(ctx, h.db, shop, o.ID); err != nil || len(own.Shops) != 1 {
			h.Errorf("the shop finds %+v, %v", own, err)
		}
	})
}

func TestAPaidOrderThatNobodyToldIsFound(t *testing.T) {
	onBothEngines(t, func(h house) {
		o := h.payPlaced()
		untold := func(before time.Time) int {
			ids, err := h.Untold(ctx, before, 10)
			if err != nil {
				h.Fatal(err)
			}
			return len(ids)
		}
		if untold(noon) != 0 || untold(noon.Add(time.Second)) != 1 {
			h.Errorf("%d at once, %d later; want none and one", untold(noon), untold(noon.Add(time.Second)))
		}
		h.do(func(tx *db.Tx) error { _, err := h.DispatchPaid(ctx, tx, o, noon); return err })
		if untold(noon.Add(time.Hour)) != 0 {
			h.Error("told, and still looked for")
		}
	})
}
