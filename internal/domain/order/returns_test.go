package order_test

import (
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// home replays an order whose mugs and jam arrived.
func (h harness) home() *order.Order {
	return h.replay(draft(""), paid(0), dispatched(0), shipped(day, of("mug", 2)),
		shipped(day, of("honey", 1), of("jam", 1)))
}

func TestAReceivedReturnIsRefundedWithItsTaxAndRestockedIfTheSellerSaysSo(t *testing.T) {
	for _, restock := range []bool{true, false} {
		dbtest.Run(t, func(t *testing.T, d *db.DB) {
			h := newHarness(t, d)
			o := h.home()
			var out order.Outcome
			h.do(func(tx *db.Tx) error {
				_, returns, err := h.RequestReturn(ctx, tx, order.OfUser("maude"), o.ID,
					[]order.ReturnAsk{{Units: of("mug", 1), Reason: " L’anse est fêlée. "}}, noon.Add(5*day))
				if err != nil {
					return err
				}
				if returns[0].Reason != "L’anse est fêlée." || returns[0].Status != order.ReturnRequested {
					h.Errorf("return = %+v", returns[0])
				}
				accepted, err := h.AcceptReturn(ctx, tx, order.OfShop("batture"), returns[0].ID, noon.Add(6*day))
				if err != nil {
					return err
				}
				if due := accepted.Order.Item("mug").Return.DueAt; !due.Equal(noon.Add(36 * day)) {
					h.Errorf("due at %v", due)
				}
				out, err = h.ReceiveReturn(ctx, tx, order.OfShop("batture"), returns[0].ID, restock, noon.Add(9*day))
				return err
			})
			if len(out.Refunds) != 1 || out.Refunds[0].Amount.Total() != 3800+190+379 ||
				out.Refunds[0].Amount.Shipping != 0 {
				h.Errorf("refunds = %+v", out.Refunds)
			}
			if restocked := len(out.Stock) == 1; restocked != restock {
				h.Errorf("stock = %+v; restock was %v", out.Stock, restock)
			}
			mug := h.find(o.ID).Item("mug")
			if mug.Returned != 1 || mug.InReturn() != 1 || mug.Returnable() != 1 ||
				mug.Return.Status != order.ReturnCompleted ||
				mug.Return.Restocked != restock {
				h.Errorf("mug = %+v, return %+v", mug, mug.Return)
			}
		})
	}
}

func TestOneReturnOfAnItemAtATime(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.home()
		ask := func(tx *db.Tx) error {
			_, _, err := h.RequestReturn(ctx, tx, order.OfUser("maude"), o.ID,
				[]order.ReturnAsk{{Units: of("mug", 1), Reason: "Trop petite"}}, noon.Add(5*day))
			return err
		}
		h.do(ask)
		h.refused(order.ErrNotReturnable, ask)
	})
}

func TestARequestIsTakenWholeOrNotAtAll(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.home()
		for _, c := range []struct {
			ask  order.ReturnAsk
			want error
		}{
			{order.ReturnAsk{Units: of("tuque", 1), Reason: "Gratte"}, order.ErrFinalSale},
			{order.ReturnAsk{Units: of("jam", 2), Reason: "Trop sucrée"}, order.ErrNotReturnable},
			{order.ReturnAsk{Units: of("jam", 1), Reason: "  "}, order.ErrReason},
			{order.ReturnAsk{Units: of("jam", 1), Reason: strings.Repeat("é", 201)}, order.ErrReason},
			{order.ReturnAsk{Units: of("jam", 0), Reason: "Trop sucrée"}, order.ErrUnits},
			{order.ReturnAsk{Units: of("elsewhere", 1), Reason: "Trop sucrée"}, order.ErrNotFound},
		} {
			h.refused(c.want, func(tx *db.Tx) error {
				_, _, err := h.RequestReturn(ctx, tx, order.OfUser("maude"), o.ID,
					[]order.ReturnAsk{{Units: of("mug", 1), Reason: strings.Repeat("é", 200)}, c.ask}, noon.Add(5*day))
				return err
			})
		}
		h.expect(h.find(o.ID), order.PartiallyShipped,
			map[string]order.ItemStatus{"mug": order.ItemShipped, "jam": order.ItemShipped})
	})
}

func TestDueReturnsExpireAndTheItemIsShippedAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0), shipped(0, of("mug", 2)), asked(day, "mug", 2),
			order.ReturnWasAccepted(noon.Add(2*day), "mug"))
		if due, err := h.DueReturns(ctx, noon.Add(32*day-time.Second), 10); len(due) != 0 || err != nil {
			h.Errorf("due too early: %+v, %v", due, err)
		}
		due, err := h.DueReturns(ctx, noon.Add(32*day), 10)
		if err != nil || len(due) != 1 {
			h.Fatalf("due = %+v, %v", due, err)
		}
		h.do(func(tx *db.Tx) error { _, err := h.ExpireReturn(ctx, tx, due[0].ID, noon.Add(32*day)); return err })
		mug := h.find(o.ID).Item("mug")
		if mug.Status != order.ItemShipped || mug.Return.Status != order.ReturnExpired || mug.InReturn() != 0 {
			h.Errorf("mug = %+v, return %+v", mug, mug.Return)
		}
		h.refused(order.ErrReturnSettled, func(tx *db.Tx) error {
			_, err := h.ReceiveReturn(ctx, tx, order.OfShop("batture"), due[0].ID, true, noon.Add(33*day))
			return err
		})
	})
}

func TestAReturnIsSettledOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0), shipped(0, of("mug", 2)), asked(day, "mug", 2),
			order.ReturnWasAccepted(noon.Add(2*day), "mug"), order.ReturnWasReceived(noon.Add(3*day), "mug", true))
		id := o.Item("mug").Return.ID
		h.refused(order.ErrReturnSettled, func(tx *db.Tx) error {
			_, err := h.ReceiveReturn(ctx, tx, order.OfShop("batture"), id, true, noon.Add(4*day))
			return err
		})
		h.refused(order.ErrReturnSettled, func(tx *db.Tx) error {
			_, err := h.DenyReturn(ctx, tx, order.OfShop("batture"), id, "Trop tard", noon.Add(4*day))
			return err
		})
		if refunds, _ := h.RefundsOf(ctx, h.db, o.ID); len(refunds) != 1 {
			h.Errorf("%d refunds; want one", len(refunds))
		}
	})
}
