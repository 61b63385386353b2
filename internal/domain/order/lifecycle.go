package order

import "slices"

// Status is where an order, or one shop's part of it, stands. A new one is [Pending]; from then on save works the
// status out with [deriveStatus] from the payment and the items.
type Status string

const (
	Pending          Status = "pending"           // awaiting payment
	Paid             Status = "paid"              // awaiting shipment; the shops are about to be notified
	Failed           Status = "failed"            // the transaction failed
	Dispatched       Status = "dispatched"        // sent to the suppliers: the shops have been notified
	PartiallyShipped Status = "partially_shipped" // some units left, others are still being prepared
	Completed        Status = "completed"         // nothing is left to ship
	Cancelled        Status = "cancelled"         // every item was cancelled
)

// ItemStatus is where the units of one line stand, worked out by deriveStatus from its counts and its latest return.
type ItemStatus string

const (
	ItemProcessing      ItemStatus = "processing"       // En traitement
	ItemCancelled       ItemStatus = "cancelled"        // Annulé
	ItemShipped         ItemStatus = "shipped"          // Expédié
	ItemReturnRequested ItemStatus = "return_requested" // Retour demandé
	ItemReturnDenied    ItemStatus = "return_denied"    // Retour refusé
	ItemPendingReturn   ItemStatus = "pending_return"   // A retourner
	ItemReturned        ItemStatus = "returned"         // Retourné
)

// ReturnStatus is where a return stands.
type ReturnStatus string

const (
	ReturnRequested ReturnStatus = "returnRequested" // waiting for the seller
	ReturnPending   ReturnStatus = "pendingReturn"   // accepted; the seller must confirm receipt
	ReturnDenied    ReturnStatus = "returnDenied"    // the seller said no
	ReturnExpired   ReturnStatus = "returnExpired"   // the seller did not receive the product in time
	ReturnCompleted ReturnStatus = "completed"       // received and refunded
)

// The life cycles: "a pending order becomes paid, failed or cancelled". Every change of status is checked against
// its table before it is saved; a step that is not listed is an error and undoes the transaction.
var (
	orderSteps = steps[Status]{
		Pending:          {Paid, Failed, Cancelled},
		Paid:             {Dispatched, Cancelled},
		Dispatched:       {PartiallyShipped, Completed, Cancelled},
		PartiallyShipped: {Completed, Dispatched}, // back: a parcel was undone, as in the next line
		Completed:        {PartiallyShipped, Dispatched},
	}
	// Units that left may be returned while others of their item are still to ship: the item then goes from processing
	// to where its return stands, and back to processing when a parcel is undone.
	itemSteps = steps[ItemStatus]{
		ItemProcessing: {ItemShipped, ItemCancelled, ItemReturnRequested, ItemPendingReturn, ItemReturnDenied,
			ItemReturned},
		// An operator may overrule the shop: a return that ended is then open again, or paid back at once.
		ItemShipped:         {ItemReturnRequested, ItemProcessing, ItemPendingReturn, ItemReturned},
		ItemReturnRequested: {ItemPendingReturn, ItemReturnDenied, ItemProcessing, ItemReturned, ItemShipped},
		ItemPendingReturn:   {ItemReturned, ItemShipped, ItemProcessing}, // shipped: it expired, or units remain
		ItemReturnDenied:    {ItemProcessing, ItemPendingReturn, ItemReturned, ItemShipped},
	}
	returnSteps = steps[ReturnStatus]{
		ReturnRequested: {ReturnPending, ReturnDenied},
		ReturnPending:   {ReturnCompleted, ReturnExpired},
	}
	// What an operator may do beyond, see [Service.OverruleReturn].
	overruleSteps = steps[ReturnStatus]{
		ReturnRequested: {ReturnPending, ReturnCompleted},
		ReturnPending:   {ReturnCompleted},
		ReturnDenied:    {ReturnPending, ReturnCompleted},
		ReturnExpired:   {ReturnPending, ReturnCompleted},
	}
)

// steps is a life cycle: from each state, the states that may follow. A state without an entry is an end.
type steps[S ~string] map[S][]S

// allows tells whether the life cycle goes from one state to the other; staying is always allowed.
func (s steps[S]) allows(from, to S) bool { return from == to || slices.Contains(s[from], to) }

// deriveStatus works out the status of an order, or of one shop's part of it, from its payment and those items.
func deriveStatus(p payment, items []*Item) Status {
	left, shipped := 0, 0
	for _, i := range items {
		left += i.Left()
		shipped += i.Shipped
	}
	switch {
	case p.failed:
		return Failed
	case left == 0 && shipped == 0:
		return Cancelled
	case !p.paid:
		return Pending
	case left == 0:
		return Completed
	case shipped > 0:
		return PartiallyShipped
	case p.dispatched:
		return Dispatched
	default:
		return Paid
	}
}

// payment is what an order's status depends on besides its items.
type payment struct{ paid, failed, dispatched bool }

// deriveStatus works out the status of an item from its counts and its latest return. While units are left to ship the
// item is processing, even if those that left are on their way back: its counts and its return tell the rest. Then it
// is shipped if at least one unit left, and its latest return decides from then on.
func (i *Item) deriveStatus() ItemStatus {
	switch {
	case i.Cancelled == i.Quantity:
		return ItemCancelled
	case i.Left() > 0:
		return ItemProcessing
	case i.Return == nil:
		return ItemShipped
	}
	switch i.Return.Status {
	case ReturnRequested:
		return ItemReturnRequested
	case ReturnPending:
		return ItemPendingReturn
	case ReturnDenied:
		return ItemReturnDenied
	}
	if i.Returned == i.Shipped {
		return ItemReturned
	}
	return ItemShipped
}
