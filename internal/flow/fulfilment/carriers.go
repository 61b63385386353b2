package fulfilment

import (
	"net/url"
	"strings"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/french"
)

// Carrier is one that parcels are often given to, with the address of its tracking page.
type Carrier struct {
	Code     string `json:"code" example:"canada_post"`
	Name     string `json:"name"`
	Tracking string `json:"trackingTemplate" doc:"Address of its tracking page, {number} standing for the tracking number"`
}

// carriers are those of Quebec's shops. A carrier whose name has the word is taken for it, so that a name typed by hand
// has its link too.
var carriers = []struct {
	Carrier
	words []string
}{
	{Carrier{"canada_post", "Postes Canada",
		"https://www.canadapost-postescanada.ca/track-reperage/fr#/search?searchFor={number}"},
		[]string{"postes canada", "canada post", "poste canada", "canadapost"}},
	{Carrier{"purolator", "Purolator", "https://www.purolator.com/en/shipping/tracker?pin={number}"},
		[]string{"purolator"}},
	{Carrier{"ups", "UPS", "https://www.ups.com/track?loc=fr_CA&tracknum={number}"}, []string{"ups"}},
	{Carrier{"fedex", "FedEx", "https://www.fedex.com/fedextrack/?trknbr={number}"}, []string{"fedex"}},
	{Carrier{"gls", "GLS (Dicom)",
		"https://gls-canada.com/fr/express/tracking/load-tracking/{number}?division=DicomExpress"},
		[]string{"gls", "dicom"}},
	{Carrier{"nationex", "Nationex", "https://www.nationex.com/fr/search?id={number}"}, []string{"nationex"}},
}

// Carriers lists the carriers a seller chooses from.
func Carriers() []Carrier {
	list := make([]Carrier, len(carriers))
	for n, known := range carriers {
		list[n] = known.Carrier
	}
	return list
}

// TrackingLink is where a parcel of a carrier is followed, empty when we do not know. Numbers are often copied with
// spaces, which no tracking page wants.
func TrackingLink(carrierName, number string) string {
	number = strings.Join(strings.Fields(number), "")
	known, ok := carrierCalled(carrierName)
	if !ok || number == "" {
		return ""
	}
	return strings.ReplaceAll(known.Tracking, "{number}", url.QueryEscape(number))
}

// carrierCalled finds the known carrier of a name.
func carrierCalled(typed string) (Carrier, bool) {
	name := " " + french.Key(typed) + " "
	for _, known := range carriers {
		for _, word := range known.words {
			if strings.Contains(name, " "+word+" ") {
				return known.Carrier, true
			}
		}
	}
	return Carrier{}, false
}

// carrierNamed is a carrier as customers know it: the tools of sellers write canada_post or CanadaPost.
func carrierNamed(typed string) string {
	if known, ok := carrierCalled(typed); ok {
		return known.Name
	}
	return typed
}

// Tracking is how a parcel is followed, as a seller tells it.
type Tracking struct {
	Carrier        string `json:"carrier,omitempty" enum:"canada_post,purolator,ups,fedex,gls,nationex" doc:"A known carrier; none: carrierName, or no carrier at all"`
	CarrierName    string `json:"carrierName,omitempty" doc:"Another carrier, up to 100 characters"`
	TrackingNumber string `json:"trackingNumber,omitempty" doc:"Up to 100 characters"`
	TrackingLink   string `json:"trackingLink,omitempty" doc:"http or https; empty: worked out for a known carrier"`
}

// Settled fills in the name of a known carrier and the link of a known tracking page.
func (t Tracking) Settled() Tracking {
	for _, known := range carriers {
		if t.Carrier != "" && t.Carrier == known.Code {
			t.CarrierName = known.Name
		}
	}
	t.CarrierName, t.TrackingNumber = check.Line(check.Strip(t.CarrierName)), check.Line(check.Strip(t.TrackingNumber))
	t.TrackingLink = strings.TrimSpace(t.TrackingLink)
	if t.TrackingLink == "" {
		t.TrackingLink = TrackingLink(t.CarrierName, t.TrackingNumber)
	}
	return t
}
