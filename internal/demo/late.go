package demo

import "fmt"

// forgotten tells that a shop has not sent its part of a made order although the days it promised are over, so that
// operators find late parcels to remind shops of, and some to cancel.
func forgotten(i, n int, o orderData) bool {
	return o.Days > 7 && o.Days < 19 && mix(i, fmt.Sprint("forgotten ", n))%6 == 0
}
