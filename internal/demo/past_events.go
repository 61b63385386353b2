package demo

import (
	"cmp"
	"fmt"
	"slices"
)

// pastEvents tells what became of a made order: nearly all are paid and shipped, a few are declined, cancelled or sent
// back, and those of the last days still wait for their shops.
func (m *marketData) pastEvents(i int, o orderData) []eventData {
	all := allLines(o)
	switch chance := mix(i, "fate") % 100; {
	case chance < 4:
		return []eventData{{Did: "declined", Days: o.Days - 0.01, Reason: "card_declined"}}
	case chance < 6:
		return []eventData{{Did: "voided", Days: o.Days - 0.01},
			{Did: "cancelled", Days: o.Days - 0.02, Lines: all, Reason: "Paiement abandonné."}}
	case chance < 10 && o.Days > 1:
		return append(paidEvents(o), eventData{Did: "cancelled", Days: o.Days - 0.8, Lines: all,
			Reason: pick(m.history.Cancelled, i, "reason")})
	}
	events := paidEvents(o)
	for n, lines := range m.shopsOf(o) {
		events = append(events, m.parcelEvents(i, n, o, lines)...)
	}
	slices.SortStableFunc(events, func(a, b eventData) int { return cmp.Compare(b.Days, a.Days) })
	return events
}

func allLines(o orderData) []int {
	var all []int
	for n := range o.Lines {
		all = append(all, n)
	}
	return all
}

func paidEvents(o orderData) []eventData {
	return []eventData{{Did: "paid", Days: o.Days - 0.01}, {Did: "dispatched", Days: o.Days - 0.02}}
}

// parcelEvents is what one shop did with its lines: a parcel after a few days, and now and then a return. A parcel
// that would leave in the future did not leave yet.
func (m *marketData) parcelEvents(i, n int, o orderData, lines []int) []eventData {
	left := o.Days - 0.6 - 3.2*part(i, fmt.Sprint("parcel ", n))
	if left <= 0 || forgotten(i, n, o) {
		return nil
	}
	carriers := []string{"Postes Canada", "Postes Canada", "Purolator", "Nationex"}
	parcel := eventData{Did: "shipped", Days: left, Lines: lines, Carrier: pick(carriers, i*8+n, "carrier"),
		Tracking: fmt.Sprintf("70232109%08d", mix(i*8+n, "tracking")%100_000_000)}
	if mix(i, fmt.Sprint("return ", n))%14 != 0 || m.isFinal(o.Lines[lines[0]].Product) {
		return []eventData{parcel}
	}
	return append([]eventData{parcel}, m.returnEvents(i, n, left, lines[:1])...)
}

// returnEvents is a return from the request on, as far as it went by now.
func (m *marketData) returnEvents(i, n int, left float64, line []int) []eventData {
	answer, fate := []eventData{}, mix(i*8+n, "answer")%4
	switch asked := left - 8; fate {
	case 0:
		answer = append(answer, eventData{Did: "returnDenied", Days: asked - 1, Lines: line,
			Reason: pick(m.history.Denied, i, "denied")})
	case 1:
		answer = append(answer, eventData{Did: "returnAccepted", Days: asked - 1, Lines: line},
			eventData{Did: "returnExpired", Days: asked - 32, Lines: line})
	default:
		answer = append(answer, eventData{Did: "returnAccepted", Days: asked - 1, Lines: line},
			eventData{Did: "returnReceived", Days: asked - 7, Lines: line, Restock: fate == 2})
	}
	all := append([]eventData{{Did: "returnAsked", Days: left - 8, Lines: line, Quantity: 1,
		Reason: pick(m.history.Returned, i, "returned")}}, answer...)
	return slices.DeleteFunc(all, func(e eventData) bool { return e.Days <= 0 })
}

func (m *marketData) isFinal(product string) bool {
	for _, s := range m.shops {
		for _, p := range s.Products {
			if p.Slug == product {
				return p.FinalSale
			}
		}
	}
	return false
}
