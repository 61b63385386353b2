package web

import (
	"encoding/binary"
	"net/http/httptest"
	"net/netip"
	"testing"
	"time"
)

var noon = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)

func TestALimiterGivesBackOneCallAtATime(t *testing.T) {
	now := noon
	l := newLimiter(3, time.Minute)
	ana, bob := netip.MustParseAddr("203.0.113.7"), netip.MustParseAddr("203.0.113.8")
	for i := range 3 {
		if _, ok := l.allow(ana, now); !ok {
			t.Fatalf("call %d of 3 is refused", i+1)
		}
	}
	if wait, ok := l.allow(ana, now); ok || wait != 20*time.Second {
		t.Errorf("fourth call: ok=%v, wait %s; want refused for 20s", ok, wait)
	}
	if _, ok := l.allow(bob, now); !ok {
		t.Error("one client's calls count for another")
	}
	now = now.Add(20 * time.Second)
	if _, ok := l.allow(ana, now); !ok {
		t.Error("a call is not given back after a third of the period")
	}
	if _, ok := l.allow(ana, now); ok {
		t.Error("two calls are given back after a third of the period")
	}
	now = now.Add(time.Hour)
	for i := range 3 {
		if _, ok := l.allow(ana, now); !ok {
			t.Errorf("call %d after an hour is refused", i+1)
		}
	}
	if _, ok := l.allow(ana, now); ok {
		t.Error("a quiet hour gives more than the burst")
	}
}

func TestOneIPv6NetworkIsOneClient(t *testing.T) {
	l := newLimiter(1, time.Hour)
	if _, ok := l.allow(netip.MustParseAddr("2001:db8:1:2::1"), noon); !ok {
		t.Fatal("the first call is refused")
	}
	if _, ok := l.allow(netip.MustParseAddr("2001:db8:1:2:ffff::9"), noon); ok {
		t.Error("another address of the same /64 has a bucket of its own")
	}
	if _, ok := l.allow(netip.MustParseAddr("2001:db8:1:3::1"), noon); !ok {
		t.Error("another /64 shares the bucket")
	}
	if clientKey(netip.MustParseAddr("::ffff:203.0.113.7")) != netip.MustParseAddr("203.0.113.7") {
		t.Error("a mapped IPv4 address is not its IPv4 client")
	}
}

func TestAFloodOfClientsDoesNotGrowTheLimiter(t *testing.T) {
	l := newLimiter(1, time.Hour)
	for i := range 3 * maxClients {
		var b [4]byte
		binary.BigEndian.PutUint32(b[:], uint32(i))
		l.allow(netip.AddrFrom4(b), noon)
	}
	if n := len(l.young) + len(l.old); n > maxClients {
		t.Errorf("%d clients are kept; want at most %d", n, maxClients)
	}
}

func TestOnlyTrustedProxiesTellWhoTheClientIs(t *testing.T) {
	trusted := []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("127.0.0.1/32")}
	for _, c := range []struct {
		name, peer string
		forwarded  []string
		want       string
		ignored    bool
	}{
		{"no proxy", "203.0.113.7:5000", nil, "203.0.113.7", false},
		{"no proxy, a header of its own", "203.0.113.7:5000", []string{"198.51.100.1"}, "203.0.113.7", true},
		{"one proxy", "10.1.2.3:5000", []string{"203.0.113.7"}, "203.0.113.7", false},
		{"two proxies", "10.1.2.3:5000", []string{"203.0.113.7, 10.9.9.9"}, "203.0.113.7", false},
		{"two headers", "10.1.2.3:5000", []string{"203.0.113.7", "10.9.9.9"}, "203.0.113.7", false},
		{"a client that lies", "10.1.2.3:5000", []string{"1.1.1.1, 203.0.113.7, 10.9.9.9"}, "203.0.113.7", false},
		{"a client that writes nonsense", "10.1.2.3:5000", []string{"nonsense, 10.9.9.9"}, "10.9.9.9", false},
		{"only proxies", "10.1.2.3:5000", []string{"10.4.4.4"}, "10.4.4.4", false},
		{"with a port", "127.0.0.1:5000", []string{"203.0.113.7:61000"}, "203.0.113.7", false},
		{"IPv6", "127.0.0.1:5000", []string{"2001:db8::1"}, "2001:db8::1", false},
		{"mapped peer", "[::ffff:127.0.0.1]:5000", []string{"203.0.113.7"}, "203.0.113.7", false},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = c.peer
		r.Header["X-Forwarded-For"] = c.forwarded
		got, ignored := clientIP(r, trusted)
		if got.String() != c.want || ignored != c.ignored {
			t.Errorf("%s: %s, ignored %v; want %s, %v", c.name, got, ignored, c.want, c.ignored)
		}
	}
}
