package fetch_test

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"

	"rangrue/internal/kit/fetch"
)

func TestOnlyThePublicWebIsPublic(t *testing.T) {
	for address, want := range map[string]bool{
		"93.184.216.34": true, "1.1.1.1": true, "2606:4700::1111": true, "100.63.0.1": true, "172.32.0.1": true,
		"127.0.0.1": false, "127.8.8.8": false, "0.0.0.0": false, "10.0.0.8": false, "172.16.0.1": false,
		"172.31.255.255": false, "192.168.1.1": false, "169.254.169.254": false, "100.64.0.1": false,
		"100.127.255.255": false, "224.0.0.1": false, "239.1.1.1": false, "255.255.255.255": false,
		"240.0.0.1": false, "192.0.2.1": false, "198.18.0.1": false, "203.0.113.9": false,
		"::": false, "::1": false, "::ffff:127.0.0.1": false, "::ffff:93.184.216.34": false, "::127.0.0.1": false,
		"fe80::1": false, "fe80::1%eth0": false, "fc00::1": false, "fd12::1": false, "fec0::1": false, "ff02::1": false,
		"64:ff9b::7f00:1": false, "2002:7f00:1::": false, "2001::1": false, "2001:db8::1": false, "100::1": false,
	} {
		if got := fetch.Public(netip.MustParseAddr(address)); got != want {
			t.Errorf("%s: %v", address, got)
		}
	}
}

var limits = fetch.Options{MaxBytes: 1000, Timeout: 5 * time.Second, MaxRedirects: 3, Agent: "Essai"}

// The rules as they are: nothing listens where these lead, and nothing is asked.
func TestAddressesThatAreNotPublicAreRefused(t *testing.T) {
	c := fetch.New(limits)
	for _, address := range []string{
		"http://93.184.216.34/a.jpg", "ftp://exemple.ca/a.jpg", "file:///etc/passwd", "/a.jpg", "https://", "x://y",
		"https://127.0.0.1/a.jpg", "https://[::1]/a.jpg", "https://[::ffff:127.0.0.1]/a.jpg", "https://10.0.0.1/a",
		"https://169.254.169.254/latest/meta-data", "https://moi:secret@exemple.ca/a.jpg", "https://0/a.jpg",
		"https://localhost/a.jpg", // a name: refused when it is dialled
		"javascript:alert(1)", "data:image/png;base64,AA==",
		"https://1.1.1.1:25/a.jpg", "https://%31%32%37.0.0.1/a.jpg",
	} {
		data, err := c.Get(t.Context(), address)
		if data != nil || err == nil || !errors.Is(err, fetch.ErrAddress) && !errors.Is(err, fetch.ErrUnreachable) {
			t.Errorf("%s: %v", address, err)
		}
	}
	for _, address := range []string{"https://localhost/a.jpg", "https://1.1.1.1:25/a.jpg"} {
		if _, err := c.Get(t.Context(), address); !errors.Is(err, fetch.ErrAddress) {
			t.Errorf("%s is not refused by what is dialled: %v", address, err)
		}
	}
}

// hostile answers badly in each of the ways we know.
func hostile(t *testing.T, elsewhere string) *httptest.Server {
	mux := http.NewServeMux()
	mux.HandleFunc("/good", func(w http.ResponseWriter, r *http.Request) {
		if r.Referer() != "" || r.UserAgent() != "Essai" {
			t.Errorf("it was told %q and %q", r.Referer(), r.UserAgent())
		}
		_, _ = w.Write([]byte("une photo"))
	})
	for from, to := range map[string]string{
		"/moved": "/good", "/private": elsewhere, "/file": "file:///etc/passwd", "/loop": "/loop",
	} {
		mux.HandleFunc(from, func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, to, http.StatusFound) })
	}
	mux.HandleFunc("/endless", func(w http.ResponseWriter, r *http.Request) {
		for r.Context().Err() == nil {
			if _, err := w.Write(bytes.Repeat([]byte("a"), 4096)); err != nil {
				return
			}
		}
	})
	mux.HandleFunc("/announced", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", "99999999")
		_, _ = w.Write([]byte("a"))
	})
	mux.HandleFunc("/slow", func(w http.ResponseWriter, r *http.Request) {
		_, _ = w.Write([]byte("a"))
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	})
	mux.HandleFunc("/broken", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(503) })
	mux.HandleFunc("/gone", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(404) })
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server
}

func TestAHostileServerGainsNothing(t *testing.T) {
	asked := false
	inside := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked = true }))
	defer inside.Close()
	server := hostile(t, inside.URL+"/secret")
	here := netip.MustParseAddrPort(strings.TrimPrefix(server.URL, "http://"))
	o := limits
	o.Reach = func(to netip.AddrPort) bool { return to == here }
	c := fetch.New(o)
	for path, want := range map[string]error{
		"/good": nil, "/moved": nil, "/private": fetch.ErrAddress, "/file": fetch.ErrAddress,
		"/loop": fetch.ErrRedirects, "/endless": fetch.ErrTooHeavy, "/announced": fetch.ErrTooHeavy,
		"/broken": fetch.ErrUnreachable, "/gone": fetch.ErrMissing,
	} {
		data, err := c.Get(t.Context(), server.URL+path)
		if !errors.Is(err, want) || want == nil && string(data) != "une photo" {
			t.Errorf("%s: %q %v", path, data, err)
		}
	}
	if asked {
		t.Error("a redirect reached another address")
	}
	o.Timeout = 30 * time.Millisecond
	if _, err := fetch.New(o).Get(t.Context(), server.URL+"/slow"); !errors.Is(err, fetch.ErrTooSlow) ||
		!fetch.Temporary(err) {
		t.Errorf("slow: %v", err)
	}
	stopped, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := c.Get(stopped, server.URL+"/good"); !errors.Is(err, context.Canceled) {
		t.Errorf("once stopped: %v", err)
	}
}
