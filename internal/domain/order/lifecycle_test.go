package order

import (
	"testing"
	"time"
)

// The life cycles as PRODUCT and the specification tell them; anything else is refused.
func TestLifeCycles(t *testing.T) {
	checkCycle(t, orderSteps,
		[]Status{Pending, Paid, Failed, Dispatched, PartiallyShipped, Completed, Cancelled},
		map[[2]Status]bool{
			{Pending, Paid}: true, {Pending, Failed}: true, {Pending, Cancelled}: true,
			{Paid, Dispatched}: true, {Paid, Cancelled}: true,
			{Dispatched, PartiallyShipped}: true, {Dispatched, Completed}: true, {Dispatched, Cancelled}: true,
			{PartiallyShipped, Completed}: true,
			// A parcel was undone.
			{PartiallyShipped, Dispatched}: true, {Completed, PartiallyShipped}: true, {Completed, Dispatched}: true,
		},
	)
	checkCycle(t, itemSteps,
		[]ItemStatus{
			ItemProcessing, ItemCancelled, ItemShipped, ItemReturnRequested, ItemReturnDenied,
			ItemPendingReturn, ItemReturned,
		},
		map[[2]ItemStatus]bool{
			{ItemProcessing, ItemShipped}: true, {ItemProcessing, ItemCancelled}: true,
			{ItemShipped, ItemReturnRequested}:       true,
			{ItemReturnRequested, ItemPendingReturn}: true, {ItemReturnRequested, ItemReturnDenied}: true,
			{ItemPendingReturn, ItemReturned}: true, {ItemPendingReturn, ItemShipped}: true,
			// The last units left, or were cancelled, while others are in return.
			{ItemProcessing, ItemReturnRequested}: true, {ItemProcessing, ItemPendingReturn}: true,
			{ItemProcessing, ItemReturnDenied}: true, {ItemProcessing, ItemReturned}: true,
			// A parcel was undone.
			{ItemShipped, ItemProcessing}: true, {ItemReturnRequested, ItemProcessing}: true,
			{ItemPendingReturn, ItemProcessing}: true, {ItemReturnDenied, ItemProcessing}: true,
			// An operator decided in the shop's place, of all the units that left or of some.
			{ItemShipped, ItemPendingReturn}: true, {ItemShipped, ItemReturned}: true,
			{ItemReturnRequested, ItemReturned}: true, {ItemReturnRequested, ItemShipped}: true,
			{ItemReturnDenied, ItemPendingReturn}: true, {ItemReturnDenied, ItemReturned}: true,
			{ItemReturnDenied, ItemShipped}: true,
		},
	)
	checkCycle(t, overruleSteps,
		[]ReturnStatus{ReturnRequested, ReturnPending, ReturnDenied, ReturnExpired, ReturnCompleted},
		map[[2]ReturnStatus]bool{
			{ReturnRequested, ReturnPending}: true, {ReturnRequested, ReturnCompleted}: true,
			{ReturnPending, ReturnCompleted}: true,
			{ReturnDenied, ReturnPending}:    true, {ReturnDenied, ReturnCompleted}: true,
			{ReturnExpired, ReturnPending}: true, {ReturnExpired, ReturnCompleted}: true,
		},
	)
	checkCycle(t, returnSteps,
		[]ReturnStatus{ReturnRequested, ReturnPending, ReturnDenied, ReturnExpired, ReturnCompleted},
		map[[2]ReturnStatus]bool{
			{ReturnRequested, ReturnPending}: true, {ReturnRequested, ReturnDenied}: true,
			{ReturnPending, ReturnCompleted}: true, {ReturnPending, ReturnExpired}: true,
		},
	)
}

func checkCycle[S ~string](t *testing.T, cycle steps[S], states []S, want map[[2]S]bool) {
	t.Helper()
	for _, from := range states {
		for _, to := range states {
			if got := cycle.allows(from, to); got != (want[[2]S{from, to}] || from == to) {
				t.Errorf("%s → %s allowed: %v", from, to, got)
			}
		}
	}
}

func TestAnOrderStandsWhereItsItemsAndPaymentStand(t *testing.T) {
	left := &Item{Quantity: 2}
	half := &Item{Quantity: 2, Shipped: 1}
	gone := &Item{Quantity: 2, Shipped: 2}
	rest := &Item{Quantity: 2, Shipped: 1, Cancelled: 1}
	none := &Item{Quantity: 2, Cancelled: 2}
	unpaid, failed := payment{}, payment{failed: true}
	paid, dispatched := payment{paid: true}, payment{paid: true, dispatched: true}
	for _, c := range []struct {
		name  string
		pay   payment
		items []*Item
		want  Status
	}{
		{"not paid yet", unpaid, []*Item{left, left}, Pending},
		{"refused by the bank", failed, []*Item{none, none}, Failed},
		{"paid", paid, []*Item{left, left}, Paid},
		{"paid, one item cancelled", paid, []*Item{left, none}, Paid},
		{"the shops know", dispatched, []*Item{left, left}, Dispatched},
		{"one item left", dispatched, []*Item{left, gone}, PartiallyShipped},
		{"one unit of one item left", dispatched, []*Item{half}, PartiallyShipped},
		{"everything left", dispatched, []*Item{gone, gone}, Completed},
		{"shipped or cancelled", dispatched, []*Item{gone, none}, Completed},
		{"some units shipped, the others cancelled", dispatched, []*Item{rest}, Completed},
		{"everything cancelled", dispatched, []*Item{none, none}, Cancelled},
		{"everything cancelled before the shops knew", paid, []*Item{none}, Cancelled},
		{"everything cancelled before payment", unpaid, []*Item{none}, Cancelled},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := deriveStatus(c.pay, c.items); got != c.want {
				t.Errorf("%s; want %s", got, c.want)
			}
		})
	}
}

func TestAnItemStandsWhereItsUnitsAndReturnStand(t *testing.T) {
	ret := func(status ReturnStatus) *ReturnItem { return &ReturnItem{Status: status, Quantity: 1} }
	for _, c := range []struct {
		name string
		item Item
		want ItemStatus
	}{
		{"nothing happened", Item{Quantity: 2}, ItemProcessing},
		{"one unit shipped", Item{Quantity: 2, Shipped: 1}, ItemProcessing},
		{"all shipped", Item{Quantity: 2, Shipped: 2}, ItemShipped},
		{"one shipped, one cancelled", Item{Quantity: 2, Shipped: 1, Cancelled: 1}, ItemShipped},
		{"all cancelled", Item{Quantity: 2, Cancelled: 2}, ItemCancelled},
		{"return asked", Item{Quantity: 2, Shipped: 2, Return: ret(ReturnRequested)}, ItemReturnRequested},
		{"return accepted", Item{Quantity: 2, Shipped: 2, Return: ret(ReturnPending)}, ItemPendingReturn},
		{"return denied", Item{Quantity: 2, Shipped: 2, Return: ret(ReturnDenied)}, ItemReturnDenied},
		{"return expired", Item{Quantity: 2, Shipped: 2, Return: ret(ReturnExpired)}, ItemShipped},
		{"one of two received", Item{Quantity: 2, Shipped: 2, Returned: 1, Return: ret(ReturnCompleted)}, ItemShipped},
		{"all received", Item{Quantity: 2, Shipped: 2, Returned: 2, Return: ret(ReturnCompleted)}, ItemReturned},
		{"the only unit shipped received", Item{Quantity: 2, Shipped: 1, Cancelled: 1, Returned: 1,
			Return: ret(ReturnCompleted)}, ItemReturned},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := c.item.deriveStatus(); got != c.want {
				t.Errorf("%s; want %s", got, c.want)
			}
		})
	}
}

func TestWhatMayBeReturned(t *testing.T) {
	shippedAt := time.Date(2026, 10, 1, 9, 0, 0, 0, time.UTC)
	shipped := Item{Quantity: 2, Shipped: 2, Status: ItemShipped, ShippedAt: shippedAt}
	final, half, none, returned := shipped, shipped, Item{Quantity: 2}, shipped
	final.FinalSale = true
	half.Status, half.Shipped = ItemProcessing, 1
	asked, denied := half, half
	asked.Return, denied.Return = &ReturnItem{Status: ReturnRequested}, &ReturnItem{Status: ReturnDenied}
	returned.Status, returned.Returned = ItemReturned, 2
	for _, c := range []struct {
		name string
		item Item
		at   time.Time
		want error
	}{
		{"on the thirtieth day", shipped, shippedAt.Add(ReturnWindow), nil},
		{"after thirty days", shipped, shippedAt.Add(ReturnWindow + time.Second), ErrWindowOver},
		{"a final sale", final, shippedAt, ErrFinalSale},
		{"one unit left, one still to ship", half, shippedAt, nil},
		{"nothing left yet", none, shippedAt, ErrNotShipped},
		{"a return asked, one unit still to ship", asked, shippedAt, ErrReturnOpen},
		{"a return denied, one unit still to ship", denied, shippedAt, ErrReturnRefused},
		{"cancelled", Item{Quantity: 2, Cancelled: 2}, shippedAt, ErrCancelled},
		{"already returned", returned, shippedAt, ErrAllReturned},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := c.item.CheckReturn(c.at); got != c.want {
				t.Errorf("%v; want %v", got, c.want)
			}
		})
	}
}
