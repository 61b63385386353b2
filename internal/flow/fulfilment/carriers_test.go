package fulfilment

import (
	"testing"
)

func TestATrackingLinkIsWorkedOut(t *testing.T) {
	for name, c := range map[string]struct {
		typed Tracking
		want  string
	}{
		"a carrier of the list": {Tracking{Carrier: "purolator", TrackingNumber: "329 857"},
			"https://www.purolator.com/en/shipping/tracker?pin=329857"},
		"one typed by hand": {Tracking{CarrierName: "postes canada, Xpresspost", TrackingNumber: "70"},
			"https://www.canadapost-postescanada.ca/track-reperage/fr#/search?searchFor=70"},
		"an old name": {Tracking{CarrierName: "Dicom", TrackingNumber: "P01"},
			"https://gls-canada.com/fr/express/tracking/load-tracking/P01?division=DicomExpress"},
		"UPS": {Tracking{CarrierName: "U.P.S.", TrackingNumber: "1Z"}, ""},
		"FedEx": {Tracking{Carrier: "fedex", TrackingNumber: "1Z"},
			"https://www.fedex.com/fedextrack/?trknbr=1Z"},
		"Nationex": {Tracking{Carrier: "nationex", TrackingNumber: "1Z"},
			"https://www.nationex.com/fr/search?id=1Z"},
		"its own link is kept": {Tracking{Carrier: "ups", TrackingNumber: "1Z",
			TrackingLink: " https://suivi.exemple.ca/1Z "}, "https://suivi.exemple.ca/1Z"},
		"no number":             {Tracking{Carrier: "ups"}, ""},
		"an unknown carrier":    {Tracking{CarrierName: "Autobus Breton", TrackingNumber: "12"}, ""},
		"a name within another": {Tracking{CarrierName: "Groups inc.", TrackingNumber: "12"}, ""},
		"a number that is a trap": {Tracking{Carrier: "gls", TrackingNumber: "../../x?y=1#z"},
			"https://gls-canada.com/fr/express/tracking/load-tracking/..%2F..%2Fx%3Fy%3D1%23z?division=DicomExpress"},
		"nobody, by hand to a door": {Tracking{}, ""},
	} {
		if got := c.typed.Settled(); got.TrackingLink != c.want {
			t.Errorf("%s: %q; want %q", name, got.TrackingLink, c.want)
		}
	}
	if known := (Tracking{Carrier: "canada_post", CarrierName: "Autre"}).
		Settled(); known.CarrierName != "Postes Canada" {
		t.Errorf("a carrier of the list is called %q", known.CarrierName)
	}
}
