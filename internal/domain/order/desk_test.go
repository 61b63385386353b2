package order_test

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// A page of the operators' list is the same whether its orders are few, and sorted here, or many.
func TestAPageOfTheDeskIsTheSameOfFewAndOfMany(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		h := newHarness(t, database)
		var orders []*order.Order
		for n := range 7 {
			d := draft(strconv.Itoa(n))
			d.At = noon.Add(-time.Duration(n/3) * time.Minute) // up to three at the same moment
			orders = append(orders, h.replay(d, paid(0)))
		}
		for name, f := range map[string]order.DeskFilter{"all": {}, "open": {Status: "open"},
			"found": {Search: "maude"}, "of a shop": {ShopID: "batture"}, "from an amount": {Min: 1}} {
			for _, page := range []order.DeskPage{{Size: 4}, {Size: 4, Oldest: true},
				{Size: 9, Before: order.Cursor(orders[4])}, {Size: 9, Before: order.Cursor(orders[4]), Oldest: true}} {
				many, few, err := h.DeskPages(ctx, f, page)
				if err != nil || len(many) == 0 || !slices.Equal(many, few) {
					t.Errorf("%s, %+v: %v and %v, %v", name, page, many, few, err)
				}
			}
		}
	})
}
