package order_test

import (
	"errors"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestAnOrderIsNotFoundByOthers(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0), shipped(0, of("mug", 2)), asked(day, "mug", 1))
		for name, scope := range map[string]order.Scope{
			"another customer": order.OfUser("luc"), "nobody": order.OfUser(""),
			"another shop": order.OfShop("elsewhere"),
			"no shop":      order.OfShop(""), "the zero scope": {},
		} {
			if _, err := h.Find(ctx, h.db, scope, o.ID); !errors.Is(err, order.ErrNotFound) {
				h.Errorf("%s finds the order: %v", name, err)
			}
			if returns, err := h.ReturnsOf(ctx, scope, o.ID); len(returns) != 0 || err != nil {
				h.Errorf("%s sees returns %+v, %v", name, returns, err)
			}
			if invoices, err := h.InvoicesOf(ctx, scope, o.ID); len(invoices) != 0 || err != nil {
				h.Errorf("%s sees invoices %+v, %v", name, invoices, err)
			}
			for _, change := range []func(tx *db.Tx) error{
				func(tx *db.Tx) error {
					_, err := h.Ship(ctx, tx, scope, o.ID, order.Parcel{Units: []order.Units{of("jam", 1)}}, noon)
					return err
				},
				func(tx *db.Tx) error {
					_, err := h.Cancel(ctx, tx, scope, o.ID, []order.Units{of("jam", 1)}, "", noon)
					return err
				},
				func(tx *db.Tx) error {
					_, _, err := h.RequestReturn(ctx, tx, scope, o.ID,
						[]order.ReturnAsk{{Units: of("mug", 1), Reason: "x"}}, noon)
					return err
				},
				func(tx *db.Tx) error {
					_, err := h.AcceptReturn(ctx, tx, scope, o.Item("mug").Return.ID, noon)
					return err
				},
			} {
				h.refused(order.ErrNotFound, change)
			}
		}
	})
}

func TestAShopReachesItsPartAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0), shipped(0, of("mug", 2)), asked(day, "mug", 1))
		seen, err := h.Find(ctx, h.db, order.OfShop("rang4"), o.ID)
		if err != nil || len(seen.Shops) != 1 || seen.Shops[0].ShopID != "rang4" || len(seen.Items()) != 2 {
			h.Errorf("the honey shop sees %+v, %v", seen, err)
		}
		h.refused(order.ErrNotFound, func(tx *db.Tx) error {
			_, err := h.Ship(ctx, tx, order.OfShop("rang4"), o.ID, order.Parcel{Units: []order.Units{of("tuque", 1)}},
				noon)
			return err
		})
		h.refused(order.ErrNotFound, func(tx *db.Tx) error {
			_, err := h.AcceptReturn(ctx, tx, order.OfShop("rang4"), o.Item("mug").Return.ID, noon)
			return err
		})
		if returns, err := h.ReturnsOf(ctx, order.OfShop("rang4"), o.ID); len(returns) != 0 || err != nil {
			h.Errorf("the honey shop sees the potter's returns: %+v, %v", returns, err)
		}
		if invoices, err := h.InvoicesOf(ctx, order.OfShop("rang4"), o.ID); len(invoices) != 1 || err != nil {
			h.Errorf("invoices of the honey shop: %+v, %v", invoices, err)
		}
	})
}
