package order_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestEveryStateCanBeReplayed(t *testing.T) {
	ready := []order.Event{paid(time.Second), dispatched(time.Minute)}
	allShipped := append(ready[:2:2],
		shipped(day, of("mug", 2)), shipped(day, of("honey", 1), of("jam", 1)), shipped(day, of("tuque", 1)))
	with := func(base []order.Event, more ...order.Event) []order.Event {
		return append(base[:len(base):len(base)], more...)
	}
	accepted := func(after time.Duration) order.Event { return order.ReturnWasAccepted(noon.Add(after), "mug") }
	received := order.ReturnWasReceived(noon.Add(15*day), "mug", true)
	type items = map[string]order.ItemStatus
	cases := []struct {
		name   string
		events []order.Event
		want   order.Status
		items  items
	}{
		{"pending", nil, order.Pending, items{"mug": order.ItemProcessing}},
		{"failed", []order.Event{order.WasDeclined(noon, "card_declined")}, order.Failed,
			items{"mug": order.ItemCancelled, "tuque": order.ItemCancelled}},
		{"cancelled unpaid", []order.Event{
			order.WasVoided(noon), cancelled(day, of("mug", 2), of("honey", 1), of("jam", 1), of("tuque", 1)),
		}, order.Cancelled, nil},
		{"paid", ready[:1], order.Paid, nil},
		{"dispatched", ready, order.Dispatched, nil},
		{"cancelled", with(ready, cancelled(day, of("mug", 2), of("honey", 1), of("jam", 1), of("tuque", 1))),
			order.Cancelled, items{"jam": order.ItemCancelled}},
		{"partially shipped", with(ready, shipped(day, of("mug", 1))), order.PartiallyShipped,
			items{"mug": order.ItemProcessing}},
		{"partially shipped by one shop", with(ready, shipped(day, of("mug", 2))), order.PartiallyShipped,
			items{"mug": order.ItemShipped, "jam": order.ItemProcessing}},
		{"completed", allShipped, order.Completed, items{"mug": order.ItemShipped, "tuque": order.ItemShipped}},
		{"completed by a cancellation", with(allShipped[:4], cancelled(2*day, of("tuque", 1))), order.Completed,
			items{"tuque": order.ItemCancelled}},
		{"return requested", with(allShipped, asked(9*day, "mug", 1)), order.Completed,
			items{"mug": order.ItemReturnRequested, "jam": order.ItemShipped}},
		{"return denied",
			with(allShipped, asked(9*day, "mug", 1), order.ReturnWasDenied(noon.Add(10*day), "mug", "Tasse utilisée.")),
			order.Completed, items{"mug": order.ItemReturnDenied}},
		{"pending return", with(allShipped, asked(9*day, "mug", 2), accepted(10*day)), order.Completed,
			items{"mug": order.ItemPendingReturn}},
		{"returned", with(allShipped, asked(9*day, "mug", 2), accepted(10*day), received), order.Completed,
			items{"mug": order.ItemReturned}},
		{"one of two returned", with(allShipped, asked(9*day, "mug", 1), accepted(10*day), received), order.Completed,
			items{"mug": order.ItemShipped}},
		{"return expired",
			with(allShipped, asked(9*day, "mug", 1), accepted(10*day), order.ReturnHadExpired(noon.Add(40*day), "mug")),
			order.Completed, items{"mug": order.ItemShipped}},
	}
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		for _, c := range cases {
			h.undone(c.name, func(tx *db.Tx) error {
				o, err := h.Replay(ctx, tx, draft(""), c.events...)
				if err == nil {
					h.expect(o, c.want, c.items)
				}
				return err
			})
		}
	})
}

var errUndo = errors.New("undo")

// undone runs a change that must succeed, and takes it back: one database serves many cases.
func (h harness) undone(name string, change func(tx *db.Tx) error) {
	h.Helper()
	err := h.db.Tx(ctx, func(tx *db.Tx) error {
		if err := change(tx); err != nil {
			return err
		}
		return errUndo
	})
	if !errors.Is(err, errUndo) || h.Failed() {
		h.Fatalf("%s: %v", name, err)
	}
}

func TestReplayRefusesAHistoryThatCouldNotHappen(t *testing.T) {
	histories := map[string][]order.Event{
		"shipped before the shops knew": {paid(time.Second), shipped(day, of("mug", 1))},
		"shipped unpaid":                {shipped(day, of("mug", 1))},
		"shipped twice": {paid(0), dispatched(0), shipped(day, of("mug", 2)),
			shipped(day, of("mug", 1))},
		"back in time":            {paid(day), dispatched(time.Second)},
		"returned before it left": {paid(0), dispatched(0), asked(day, "mug", 1)},
		"returned too late":       {paid(0), dispatched(0), shipped(0, of("mug", 2)), asked(31*day, "mug", 1)},
		"a final sale returned":   {paid(0), dispatched(0), shipped(0, of("tuque", 1)), asked(day, "tuque", 1)},
		"received without being accepted": {paid(0), dispatched(0), shipped(0, of("mug", 2)), asked(day, "mug", 1),
			order.ReturnWasReceived(noon.Add(2*day), "mug", true)},
		"expired before its time": {paid(0), dispatched(0), shipped(0, of("mug", 2)), asked(day, "mug", 1),
			order.ReturnWasAccepted(noon.Add(2*day), "mug"), order.ReturnHadExpired(noon.Add(31*day), "mug")},
		"a parcel of two shops":            {paid(0), dispatched(0), shipped(0, of("mug", 1), of("jam", 1))},
		"an item of no order":              {paid(0), dispatched(0), shipped(0, of("nothing", 1))},
		"cancelled while the charge is on": {cancelled(day, of("mug", 1))},
		"cancelled after it left": {paid(0), dispatched(0), shipped(0, of("mug", 2)),
			cancelled(day, of("mug", 1))},
	}
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		for name, events := range histories {
			err := h.db.Tx(ctx, func(tx *db.Tx) error { _, err := h.Replay(ctx, tx, draft(""), events...); return err })
			if err == nil || !strings.Contains(err.Error(), "replay order") {
				h.Errorf("%s: error = %v", name, err)
			}
		}
		if _, total, _ := h.ListOfUser(ctx, "maude", order.Page{Number: 1, Size: 20}); total != 0 {
			h.Error("a refused history left an order behind")
		}
	})
}
