package geo_test

import (
	"bytes"
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/maxmind/mmdbwriter"
	"github.com/maxmind/mmdbwriter/mmdbtype"

	"rangrue/internal/kit/geo"
	"rangrue/internal/kit/web"
)

func place(lat, lon float64) mmdbtype.Map {
	return mmdbtype.Map{"location": mmdbtype.Map{"latitude": mmdbtype.Float64(lat), "longitude": mmdbtype.Float64(lon)}}
}

// newLocator opens a small database written in the format of the real one.
func newLocator(t *testing.T) *geo.Locator {
	t.Helper()
	tree, err := mmdbwriter.New(mmdbwriter.Options{DatabaseType: "GeoLite2-City", IncludeReservedNetworks: true})
	if err != nil {
		t.Fatal(err)
	}
	for network, record := range map[string]mmdbtype.Map{
		"66.130.0.0/16":  place(48.428412, -71.068488), // Saguenay
		"2607:fa48::/32": place(45.5, -73.5),
		"64.15.0.0/16":   {"country": mmdbtype.Map{"iso_code": mmdbtype.String("CA")}}, // no location
		"64.16.0.0/16":   place(912, 0),
		"192.168.0.0/16": place(1, 1),
	} {
		_, prefix, err := net.ParseCIDR(network)
		if err != nil {
			t.Fatal(err)
		}
		if err := tree.Insert(prefix, record); err != nil {
			t.Fatal(err)
		}
	}
	var file bytes.Buffer
	if _, err := tree.WriteTo(&file); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "lieux.mmdb")
	if err := os.WriteFile(path, file.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	locator, err := geo.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := locator.Close(); err != nil {
			t.Error(err)
		}
	})
	return locator
}

func TestAVisitorIsPlacedByTheirAddress(t *testing.T) {
	locator := newLocator(t)
	for address, want := range map[string]geo.Position{
		"66.130.12.4": {48.43, -71.07}, "::ffff:66.130.12.4": {48.43, -71.07}, "2607:fa48::1": {45.5, -73.5},
	} {
		if got, ok := locator.Locate(netip.MustParseAddr(address)); !ok || got != want {
			t.Errorf("%s is at %v, %v; want %v", address, got, ok, want)
		}
	}
}

func TestWhatIsNotInTheDatabaseIsUnknown(t *testing.T) {
	locator := newLocator(t)
	for _, address := range []string{
		"8.8.8.8", "64.15.1.1", "64.16.1.1", "192.168.1.1", "127.0.0.1", "::1", "fe80::1%eth0", "2001:db8::1",
	} {
		if got, ok := locator.Locate(netip.MustParseAddr(address)); ok {
			t.Errorf("%s is placed at %v", address, got)
		}
	}
	if _, ok := locator.Locate(netip.Addr{}); ok {
		t.Error("no address is placed")
	}
}

func ask(t *testing.T, locator *geo.Locator, address string) *httptest.ResponseRecorder {
	t.Helper()
	mux := http.NewServeMux()
	locator.Routes(web.NewAPI(mux, "Essai", "1"), func(context.Context) netip.Addr {
		return netip.MustParseAddr(address)
	})
	answer := httptest.NewRecorder()
	mux.ServeHTTP(answer, httptest.NewRequest("GET", "/v1/services/location", nil))
	return answer
}

func TestTheCallAlwaysSucceedsAndSaysWhetherItKnows(t *testing.T) {
	none, err := geo.Open("")
	if err != nil {
		t.Fatal(err)
	}
	const unknown = `{"status":"error","lat":null,"lon":null}`
	for name, c := range map[string]struct {
		locator *geo.Locator
		address string
		want    string
	}{
		"known":       {newLocator(t), "66.130.12.4", `{"status":"success","lat":48.43,"lon":-71.07}`},
		"unknown":     {newLocator(t), "8.8.8.8", unknown},
		"no database": {none, "66.130.12.4", unknown},
	} {
		got := ask(t, c.locator, c.address)
		if got.Code != 200 || strings.TrimSpace(got.Body.String()) != c.want {
			t.Errorf("%s: %d %s; want %s", name, got.Code, got.Body, c.want)
		}
		if cache := got.Header().Get("Cache-Control"); strings.Contains(cache, "public") {
			t.Errorf("%s: a personal answer may be shared: %s", name, cache)
		}
	}
	if err := none.Close(); err != nil {
		t.Error(err)
	}
}

func TestADatabaseThatIsNotOneStopsTheStart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "faux.mmdb")
	if err := os.WriteFile(file, []byte("bonjour"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{file, filepath.Join(t.TempDir(), "absent.mmdb")} {
		if _, err := geo.Open(path); err == nil {
			t.Errorf("Open(%s) succeeded", filepath.Base(path))
		}
	}
}
