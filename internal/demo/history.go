package demo

import (
	"fmt"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/flow/fulfilment"
)

// history turns the events of the data into those that the order package replays.
func (o orderData) history(goods map[string]good, now time.Time) ([]order.Event, error) {
	var events []order.Event
	for _, e := range o.Events {
		if e.Did == "ready" {
			events = append(events, order.WasReady(ago(now, e.Days), goods[o.Lines[e.Lines[0]].Product].shop.ID))
			continue
		}
		more, err := o.happened(e, ago(now, e.Days))
		if err != nil {
			return nil, err
		}
		events = append(events, more...)
	}
	return events, nil
}

func (o orderData) happened(e eventData, at time.Time) ([]order.Event, error) {
	switch e.Did {
	case "paid":
		return []order.Event{order.WasPaid(at, o.receipt())}, nil
	case "declined":
		return []order.Event{order.WasDeclined(at, e.Reason)}, nil
	case "voided":
		return []order.Event{order.WasVoided(at)}, nil
	case "dispatched":
		return []order.Event{order.WasDispatched(at)}, nil
	case "shipped":
		return []order.Event{order.WasShipped(at, order.Parcel{
			ID: fixedID("parcel", o.Reference+"/"+e.Tracking), Units: o.units(e), CarrierName: e.Carrier,
			TrackingNumber: e.Tracking, TrackingLink: fulfilment.TrackingLink(e.Carrier, e.Tracking),
		})}, nil
	case "cancelled":
		return []order.Event{order.WasCancelled(at, compose(e.Reason), o.units(e)...)}, nil
	case "returnAsked":
		var asks []order.ReturnAsk
		for _, u := range o.units(e) {
			asks = append(asks, order.ReturnAsk{Units: u, Reason: compose(e.Reason)})
		}
		return []order.Event{order.ReturnWasAsked(at, asks...)}, nil
	}
	return o.returned(e, at)
}

// returned is what became of a return that was asked for.
func (o orderData) returned(e eventData, at time.Time) ([]order.Event, error) {
	var events []order.Event
	for _, line := range e.Lines {
		id := o.itemID(line)
		switch e.Did {
		case "returnAccepted":
			events = append(events, order.ReturnWasAccepted(at, id))
		case "returnDenied":
			events = append(events, order.ReturnWasDenied(at, id, compose(e.Reason)))
		case "returnReceived":
			events = append(events, order.ReturnWasReceived(at, id, e.Restock))
		case "returnExpired":
			events = append(events, order.ReturnHadExpired(at, id))
		default:
			return nil, fmt.Errorf("unknown event %q", e.Did)
		}
	}
	return events, nil
}

func (o orderData) units(e eventData) []order.Units {
	var units []order.Units
	for _, line := range e.Lines {
		quantity := e.Quantity
		if quantity == 0 {
			quantity = o.Lines[line].Quantity
		}
		units = append(units, order.Units{ItemID: o.itemID(line), Quantity: quantity})
	}
	return units
}
