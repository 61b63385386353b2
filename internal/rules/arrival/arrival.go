// Package arrival tells in how many working days a parcel should be there: those in which the shop prepares it, and
// those that carriers take to a place. A shop that did not say how long it prepares is held to what is usual, so that
// every order has a date.
package arrival

import (
	"strings"

	"rangrue/internal/rules/shipping"
)

// Days are working days, from the fewest to the most; the zero value is no estimate.
type Days struct{ Min, Max int }

// Usual is the preparation of a shop that did not say its own.
var Usual = Days{1, 5}

// OrUsual is what a shop said of its preparation, else what is usual.
func (d Days) OrUsual() Days {
	if d.Max <= 0 {
		return Usual
	}
	return d
}

// By is in how many days an order arrives by a way of delivery, or is ready, when the shop prepares it in so many. A
// local delivery takes the shop localDays at most; the place counts for a parcel alone.
func By(method shipping.Method, preparation Days, localDays int, province, postalCode string) Days {
	switch method {
	case shipping.Pickup:
		return Ready(preparation)
	case shipping.Local:
		return Brought(preparation, localDays)
	}
	return Ordered(preparation, province, postalCode)
}

// Ordered is in how many days a parcel should arrive that a shop prepares in so many.
func Ordered(preparation Days, province, postalCode string) Days {
	preparation = preparation.OrUsual()
	way := Shipped(province, postalCode)
	return Days{preparation.Min + way.Min, preparation.Max + way.Max}
}

// Ready is in how many days a shop has an order ready to be picked up: those of its preparation alone.
func Ready(preparation Days) Days { return preparation.OrUsual() }

// Brought is in how many days an order arrives that the shop prepares, then brings itself in so many days at most.
func Brought(preparation Days, most int) Days {
	if most <= 0 {
		return Days{}
	}
	preparation = preparation.OrUsual()
	return Days{preparation.Min + 1, preparation.Max + most}
}

// Shipped is in how many days a parcel that leaves should arrive. A place not known yet is taken to be in Quebec.
func Shipped(province, postalCode string) Days {
	if days, ok := byProvince[province]; ok {
		return days
	}
	compact := strings.ToUpper(strings.ReplaceAll(postalCode, " ", ""))
	for _, prefix := range remotePrefixes {
		if strings.HasPrefix(compact, prefix) {
			return remoteQuebec
		}
	}
	return withinQuebec
}

// What ordinary ground parcels take from the shops of Quebec, by what carriers publish.
var (
	withinQuebec = Days{1, 3}
	remoteQuebec = Days{3, 7} // reached by boat, by plane or by one road
	byProvince   = map[string]Days{
		"ON": {2, 4}, "NB": {2, 5}, "NS": {3, 5}, "PE": {3, 5}, "NL": {4, 8},
		"MB": {3, 6}, "SK": {4, 7}, "AB": {4, 7}, "BC": {4, 8},
		"YT": {6, 12}, "NT": {6, 12}, "NU": {7, 14},
	}
	// remotePrefixes are postal codes of the Îles-de-la-Madeleine, the Côte-Nord, the Nord-du-Québec and Nunavik.
	remotePrefixes = []string{"G4T", "G4R", "G4S", "G4Z", "G5A", "G5B", "G5C", "G0G", "G0H", "G8P", "J0M", "J0Y"}
)
