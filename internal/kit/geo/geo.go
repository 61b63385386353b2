// Package geo guesses where a visitor is from the address they come from, with a database in MaxMind's format when one
// is configured. It is a guess at the size of a town, good enough to sort shops by distance; it keeps nothing and logs
// nothing, since both the address and the place are personal.
package geo

import (
	"context"
	"fmt"
	"math"
	"net/netip"

	"github.com/danielgtaylor/huma/v2"
	"github.com/oschwald/maxminddb-golang/v2"

	"rangrue/internal/kit/web"
)

// Locator answers from a database, or always "unknown" when there is none.
type Locator struct {
	reader *maxminddb.Reader
}

// Open reads the database at path, which may be replaced by a newer one at the next start. An empty path is no
// database: every place is unknown.
func Open(path string) (*Locator, error) {
	if path == "" {
		return &Locator{}, nil
	}
	reader, err := maxminddb.Open(path)
	if err != nil {
		return nil, fmt.Errorf("geo: location database: %w", err)
	}
	return &Locator{reader: reader}, nil
}

// Close gives the database back.
func (l *Locator) Close() error {
	if l.reader == nil {
		return nil
	}
	return l.reader.Close()
}

// Position is a place on earth, in degrees.
type Position struct{ Lat, Lon float64 }

// Locate guesses where addr is, to the hundredth of a degree: about a kilometre, which is finer than the guess.
func (l *Locator) Locate(addr netip.Addr) (Position, bool) {
	addr = addr.Unmap().WithZone("")
	if l.reader == nil || !addr.IsValid() || !addr.IsGlobalUnicast() || addr.IsPrivate() {
		return Position{}, false
	}
	var record struct {
		Location struct {
			Latitude  *float64 `maxminddb:"latitude"`
			Longitude *float64 `maxminddb:"longitude"`
		} `maxminddb:"location"`
	}
	if err := l.reader.Lookup(addr).Decode(&record); err != nil {
		return Position{}, false
	}
	lat, lon := record.Location.Latitude, record.Location.Longitude
	if lat == nil || lon == nil || math.Abs(*lat) > 90 || math.Abs(*lon) > 180 {
		return Position{}, false
	}
	return Position{Lat: toHundredth(*lat), Lon: toHundredth(*lon)}, true
}

func toHundredth(degrees float64) float64 { return math.Round(degrees*100) / 100 }

type locationOutput struct {
	Body struct {
		Status string   `json:"status" enum:"success,error" doc:"error when the place is unknown; never a failure of the call"`
		Lat    *float64 `json:"lat"`
		Lon    *float64 `json:"lon"`
	}
}

// Routes registers the call that tells a visitor's page where they are. client gives the visitor's address.
func (l *Locator) Routes(api huma.API, client func(ctx context.Context) netip.Addr) {
	web.Get(api, "/services/location", "Where the visitor seems to be", func(ctx context.Context,
		_ *struct{}) (*locationOutput, error) {
		out := &locationOutput{}
		out.Body.Status = "error"
		if at, ok := l.Locate(client(ctx)); ok {
			out.Body.Status, out.Body.Lat, out.Body.Lon = "success", &at.Lat, &at.Lon
		}
		return out, nil
	}, web.Tag("Services"))
}
