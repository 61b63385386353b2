package casework

import (
	"cmp"
	"slices"
	"time"

	"rangrue/internal/domain/message"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/money"
)

// Event is one thing that happened to an order. The page writes the sentence.
type Event struct {
	At     time.Time   `json:"at"`
	Kind   string      `json:"kind" enum:"placed,paid,failed,dispatched,late,ready,parcel,handedOver,cancelled,returnAsked,returnAccepted,returnDenied,returnExpired,returnReceived,refund,letter,message,marketMessage,note,act"`
	Group  string      `json:"group" enum:"money,parcel,letter,note,other"`
	Shop   string      `json:"shop" doc:"Name of the shop it is of; empty for the whole order"`
	Who    string      `json:"who" doc:"Who did it: an operator, the buyer; empty for the system"`
	Text   string      `json:"text" doc:"A note, a reason, a subject, or the act of an operator"`
	Amount money.Cents `json:"amount"`
	Count  int         `json:"count" doc:"Units"`
}

// events lists what happened, the latest first.
func events(o *order.Order, f facts) []Event {
	list := []Event{{At: o.CreatedAt, Kind: "placed", Group: "other", Who: fullName(o.Contact.FirstName,
		o.Contact.LastName), Amount: o.GrandTotal}}
	add := func(at time.Time, e Event) {
		if !at.IsZero() && !at.After(f.now) {
			e.At = at
			list = append(list, e)
		}
	}
	add(o.PaidAt, Event{Kind: "paid", Group: "money", Amount: o.GrandTotal})
	add(o.FailedAt, Event{Kind: "failed", Group: "money", Amount: o.GrandTotal, Text: f.attempt.FailureCode})
	add(o.DispatchedAt, Event{Kind: "dispatched", Group: "letter", Count: len(o.Shops)})
	for _, part := range o.Shops {
		if part.Late(f.now) {
			add(part.ShipBy, Event{Kind: "late", Group: "parcel", Shop: part.Name})
		}
		for _, e := range partEvents(part, fullName(o.Contact.FirstName, o.Contact.LastName)) {
			add(e.At, e)
		}
	}
	for _, r := range f.refunds {
		add(r.CreatedAt, Event{Kind: "refund", Group: "money", Shop: o.PartByID(r.ShopOrderID).Name, Text: r.Reason,
			Amount: r.Amount.Total()})
	}
	for _, r := range f.returns {
		shop := o.Part(r.ShopID).Name
		add(r.RequestedAt, Event{Kind: "returnAsked", Group: "parcel", Shop: shop, Text: r.Reason, Count: r.Quantity})
		if kind, text := answered(r); kind != "" {
			add(r.UpdatedAt, Event{Kind: kind, Group: "parcel", Shop: shop, Text: text, Count: r.Quantity})
		}
	}
	for _, l := range f.letters {
		if !l.At.Equal(o.DispatchedAt) { // those of the payment are one event
			add(l.At, Event{Kind: "letter", Group: "letter", Text: l.Subject, Who: l.To})
		}
	}
	for _, m := range f.written {
		kind := Event{Kind: "message", Group: "other", Shop: o.Part(m.ShopID).Name}
		switch m.Author {
		case message.Market:
			kind.Kind = "marketMessage"
		case message.Customer:
			kind.Who = fullName(o.Contact.FirstName, o.Contact.LastName)
		}
		add(m.At, kind)
	}
	for _, n := range f.notes {
		add(n.CreatedAt, Event{Kind: "note", Group: "note", Who: n.OperatorName, Text: n.Text})
	}
	for _, j := range f.journal {
		if j.Act != "order.note" { // the note itself is there
			add(j.At, Event{Kind: "act", Group: "other", Who: j.OperatorName, Text: j.Act})
		}
	}
	slices.SortStableFunc(list, func(a, b Event) int { return cmp.Compare(b.At.UnixMilli(), a.At.UnixMilli()) })
	for n := range list {
		list[n].At = list[n].At.UTC()
	}
	return list
}

// partEvents are the parcels of a part and the units that were given up. An operator who did it is named by their act.
func partEvents(part *order.ShopOrder, buyer string) (list []Event) {
	if !part.ReadyAt.IsZero() {
		list = append(list, Event{At: part.ReadyAt, Kind: "ready", Group: "parcel", Shop: part.Name})
	}
	left := "parcel"
	if part.PickedUp() {
		left = "handedOver"
	}
	parcels := map[string]int{}
	for _, item := range part.Items {
		for _, p := range item.Shipments {
			n, known := parcels[p.ID]
			if !known {
				n, parcels[p.ID] = len(list), len(list)
				list = append(list, Event{At: p.ShippedAt, Kind: left, Group: "parcel", Shop: part.Name,
					Text: p.CarrierName + part.HandoverNote})
			}
			list[n].Count += p.Quantity
		}
		if item.Cancelled > 0 && item.CancelReason != "" {
			who := ""
			switch item.CancelledBy {
			case order.CancelledByBuyer:
				who = buyer
			case order.CancelledByShop:
				who = part.Name
			}
			list = append(list, Event{At: item.CancelledAt, Kind: "cancelled", Group: "parcel", Shop: part.Name,
				Who: who, Text: item.CancelReason, Count: item.Cancelled})
		}
	}
	return list
}

// answered is what became of a return; empty while it waits for its shop.
func answered(r *order.ReturnItem) (kind, text string) {
	switch r.Status {
	case order.ReturnPending:
		return "returnAccepted", ""
	case order.ReturnDenied:
		return "returnDenied", r.DenyReason
	case order.ReturnExpired:
		return "returnExpired", ""
	case order.ReturnCompleted:
		return "returnReceived", ""
	}
	return "", ""
}
