package order_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
)

// Whatever sellers and customers click, in whatever order: a click is done or refused with words, units never multiply,
// money given back is the price and tax of the units that came back, and never more than what was paid.
func TestRandomHistoriesStayTruthful(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		random := rand.New(rand.NewPCG(9, 10))
		for n := range 12 {
			h.undone(fmt.Sprintf("history %d", n), func(tx *db.Tx) error {
				o, err := h.Replay(ctx, tx, draft(""), paid(0), dispatched(0))
				for click := 0; click < 40 && err == nil; click++ {
					err = h.click(tx, o, random, noon.Add(time.Duration(click)*6*time.Hour))
					if o, err = h.reload(tx, o, err); err == nil {
						err = h.truthful(tx, o)
					}
				}
				return err
			})
		}
	})
}

// click does something at random; a refusal with words is as good as a success.
func (h harness) click(tx *db.Tx, o *order.Order, random *rand.Rand, at time.Time) error {
	item := o.Items()[random.IntN(len(o.Items()))]
	units := []order.Units{of(item.ID, 1+random.IntN(2))}
	var err error
	switch returnID := latestReturn(item); random.IntN(7) {
	case 0:
		_, err = h.Ship(ctx, tx, order.OfShop(item.ShopID), o.ID, order.Parcel{Units: units}, at)
	case 1:
		_, err = h.Cancel(ctx, tx, order.OfShop(item.ShopID), o.ID, units, "", at)
	case 2, 3:
		_, _, err = h.RequestReturn(ctx, tx, order.OfUser("maude"), o.ID,
			[]order.ReturnAsk{{Units: units[0], Reason: "x"}}, at)
	case 4:
		_, err = h.AcceptReturn(ctx, tx, order.OfShop(item.ShopID), returnID, at)
	case 5:
		_, err = h.ReceiveReturn(ctx, tx, order.OfShop(item.ShopID), returnID, true, at)
	case 6:
		_, err = h.DenyReturn(ctx, tx, order.OfShop(item.ShopID), returnID, "Trop tard", at)
	}
	return refusedWithWords(err)
}

// refusedWithWords forgives a refusal that says why.
func refusedWithWords(err error) error {
	var refusal *problem.Error
	if errors.As(err, &refusal) && refusal.Kind != problem.Internal {
		return nil
	}
	return err
}

func latestReturn(i *order.Item) string {
	if i.Return == nil {
		return "none"
	}
	return i.Return.ID
}

func (h harness) reload(tx *db.Tx, o *order.Order, err error) (*order.Order, error) {
	if err != nil {
		return nil, err
	}
	return h.Find(ctx, tx, order.Whole(), o.ID)
}

func (h harness) truthful(tx *db.Tx, o *order.Order) error {
	refunds, err := h.RefundsOf(ctx, tx, o.ID)
	if err != nil {
		return err
	}
	var goods, back, due money.Cents
	for _, r := range refunds {
		goods += r.Amount.Goods
		back += r.Amount.Total()
	}
	for _, i := range o.Items() {
		due += i.UnitPrice * money.Cents(i.Cancelled+i.Returned)
		carried := 0
		for _, parcel := range i.Shipments {
			carried += parcel.Quantity
		}
		if carried != i.Shipped || i.Left() < 0 || i.Returned > i.Shipped || i.Returnable() < 0 {
			return fmt.Errorf("units of %s do not add up: %+v", i.ID, i)
		}
	}
	if goods != due || back > o.GrandTotal || (o.Status == order.Cancelled) != (back == o.GrandTotal && allGone(o)) {
		return fmt.Errorf("%s: goods refunded %v of %v due; %v of %v in all", o.Status, goods, due, back, o.GrandTotal)
	}
	return nil
}

func allGone(o *order.Order) bool {
	for _, i := range o.Items() {
		if i.Cancelled < i.Quantity {
			return false
		}
	}
	return true
}
