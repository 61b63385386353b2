package accounting_test

import (
	"context"
	"testing"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
)

func (b *books) stages(shopID string) ledger.Stages {
	b.Helper()
	st, err := b.Ledger.StagesAt(b.Context(), b.db, shopID, b.at)
	if err != nil {
		b.Fatal(err)
	}
	if st.Held+st.Pending+st.Available+st.Reserved != st.Balance {
		b.Errorf("the parts do not sum to the balance: %+v", st)
	}
	for _, later := range []time.Time{b.at.Add(time.Minute), b.at.Add(ledger.DefaultHold)} {
		then := markettest.Must(b.Ledger.StagesAt(b.Context(), b.db, shopID, later))
		same, freed, err := b.Ledger.StagesUntil(b.Context(), b.db, shopID, b.at, later)
		if err != nil || same != st || st.Available+freed != then.Available {
			b.Errorf("%+v now and %v freed until %v, but %+v then: %v", same, freed, later, then, err)
		}
	}
	return st
}

func (b *books) ship(orderID, itemID string, quantity int) {
	b.Helper()
	b.do(func(ctx context.Context, tx *db.Tx) error {
		_, err := b.Orders.Ship(ctx, tx, order.Whole(), orderID,
			order.Parcel{Units: []order.Units{{ItemID: itemID, Quantity: quantity}}}, b.at)
		return err
	})
}

// A part is held until its last unit left, pending for the hold after the last parcel, then available.
func TestWhatIsNotShippedIsHeld(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		o := b.sale("")
		hold := ledger.DefaultHold
		steps := []struct {
			after time.Duration
			ship  int
			want  ledger.Stages
		}{
			{30 * 24 * time.Hour, 0, ledger.Stages{Held: ofBatture}},
			{time.Hour, 1, ledger.Stages{Held: ofBatture}},
			{hold + time.Hour, 0, ledger.Stages{Held: ofBatture}},
			{0, 1, ledger.Stages{Pending: ofBatture}},
			{hold - time.Minute, 0, ledger.Stages{Pending: ofBatture}},
			{time.Minute, 0, ledger.Stages{Available: ofBatture}},
		}
		for n, step := range steps {
			b.at = b.at.Add(step.after)
			if step.ship > 0 {
				b.ship(o.ID, "mug", step.ship)
			}
			step.want.Balance = ofBatture
			if got := b.stages("batture"); got != step.want {
				b.Errorf("step %d: %+v; want %+v", n, got, step.want)
			}
		}
	})
}

// What is picked up is released by the handover, as a parcel is by its leaving; being ready is not enough.
func TestAPickupIsHeldUntilItIsHandedOver(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		d := ordertest.Draft("", "maude", "batture", "rang4")
		d.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup}
		o := b.replay(d, ordertest.Paid()...)
		b.do(func(ctx context.Context, tx *db.Tx) error {
			_, _, err := b.Orders.Ready(ctx, tx, order.OfShop("batture"), o.ID, "batture", b.at)
			return err
		})
		b.at = b.at.Add(30 * 24 * time.Hour)
		if got := b.stages("batture"); got.Held != ofBatture {
			b.Errorf("ready: %+v", got)
		}
		b.do(func(ctx context.Context, tx *db.Tx) error {
			_, right, err := b.Orders.HandOver(ctx, tx, order.OfShop("batture"), o.ID, "batture",
				order.Handover{Reason: "Vue en personne"}, b.at)
			if !right {
				b.Error("not handed over")
			}
			return err
		})
		if got := b.stages("batture"); got.Pending != ofBatture {
			b.Errorf("handed over: %+v", got)
		}
		b.at = b.at.Add(ledger.DefaultHold)
		if got := b.stages("batture"); got.Available != ofBatture {
			b.Errorf("after the hold: %+v", got)
		}
	})
}

// An undone parcel holds its part again, and a refund lowers the stage that its sale is in.
func TestStagesFollowWhatIsUndone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		o := b.sale("")
		b.do(func(ctx context.Context, tx *db.Tx) error {
			units := []order.Units{{ItemID: "mug", Quantity: 1}}
			_, err := b.Orders.Cancel(ctx, tx, order.OfShop("batture"), o.ID, units, "Brisée", b.at)
			return err
		})
		const left = ofBatture - (3800 - 380 - 19 - 38)
		if got := b.stages("batture"); got.Held != left {
			b.Errorf("held %v; want %v", got.Held, left)
		}
		b.ship(o.ID, "mug", 1)
		if got := b.stages("batture"); got.Pending != left || got.Held != 0 {
			b.Errorf("%+v", got)
		}
		b.do(func(ctx context.Context, tx *db.Tx) error {
			found, err := b.Orders.Find(ctx, tx, order.Whole(), o.ID)
			if err != nil {
				return err
			}
			_, _, err = b.Orders.UndoParcel(ctx, tx, order.OfShop("batture"), o.ID,
				found.Item("mug").Shipments[0].ID, b.at)
			return err
		})
		if got := b.stages("batture"); got.Held != left || got.Pending != 0 {
			b.Errorf("%+v", got)
		}
	})
}

func TestAnOpenReturnReservesItsSum(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		o := b.replay(ordertest.Draft("", "maude", "batture", "rang4"), ordertest.Shipped("")...)
		b.at = b.at.Add(ledger.DefaultHold + 2*ordertest.Day)
		const mug = money.Cents(3800 - 380 - 19 - 38)
		ask := func() (id string) {
			b.do(func(ctx context.Context, tx *db.Tx) error {
				asks := []order.ReturnAsk{{Units: order.Units{ItemID: "mug", Quantity: 1}, Reason: "Fêlée"}}
				_, asked, err := b.Orders.RequestReturn(ctx, tx, order.Whole(), o.ID, asks, b.at)
				if err == nil {
					id = asked[0].ID
				}
				return err
			})
			return id
		}
		id := ask()
		want := ledger.Stages{Balance: ofBatture, Available: ofBatture - mug, Reserved: mug}
		if got := b.stages("batture"); got != want {
			b.Errorf("%+v; want %+v", got, want)
		}
		b.do(func(ctx context.Context, tx *db.Tx) error {
			if _, err := b.Orders.AcceptReturn(ctx, tx, order.Whole(), id, b.at); err != nil {
				return err
			}
			_, err := b.Orders.ReceiveReturn(ctx, tx, order.Whole(), id, false, b.at)
			return err
		})
		want = ledger.Stages{Balance: ofBatture - mug, Available: ofBatture - mug}
		if got := b.stages("batture"); got != want {
			b.Errorf("received: %+v; want %+v", got, want)
		}
		b.Orders.ReturnOpened = nil // as before returns reserved their sum
		id = ask()
		if got := b.stages("batture"); got != want {
			b.Errorf("unknown: %+v", got)
		}
		if err := b.ReserveOpenReturns(b.Context()); err != nil {
			b.Fatal(err)
		}
		if got := b.stages("batture"); got.Reserved != mug {
			b.Errorf("caught up: %+v", got)
		}
		b.do(func(ctx context.Context, tx *db.Tx) error {
			_, err := b.Orders.DenyReturn(ctx, tx, order.Whole(), id, "Non", b.at)
			return err
		})
		if got := b.stages("batture"); got != want {
			b.Errorf("denied: %+v; want %+v", got, want)
		}
	})
}

// A reserve is of the stage that its sale is in; what goes beyond weighs on what is available.
func TestAReserveIsToldOnceAndReleasedOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBooks(t, base)
		o := b.sale("")
		part := o.Shops[0]
		reserve := func(amount money.Cents) {
			b.do(func(ctx context.Context, tx *db.Tx) error {
				return b.Ledger.Reserve(ctx, tx, ledger.Reserve{Kind: ledger.ForDispute, SourceID: "dp_1",
					ShopID: "batture", ShopOrderID: part.ID, OrderID: o.ID, Amount: amount})
			})
		}
		for range 2 {
			reserve(1000)
		}
		want := ledger.Stages{Balance: ofBatture, Held: ofBatture - 1000, Reserved: 1000}
		if got := b.stages("batture"); got != want {
			b.Errorf("%+v; want %+v", got, want)
		}
		reserve(ofBatture + 500)
		want = ledger.Stages{Balance: ofBatture, Reserved: ofBatture + 500, Available: -500}
		if got := b.stages("batture"); got != want {
			b.Errorf("%+v; want %+v", got, want)
		}
		for range 2 {
			b.do(func(ctx context.Context, tx *db.Tx) error {
				return b.Ledger.Release(ctx, tx, ledger.ForDispute, "dp_1")
			})
		}
		if got := b.stages("batture"); got != (ledger.Stages{Balance: ofBatture, Held: ofBatture}) {
			b.Errorf("%+v", got)
		}
	})
}
