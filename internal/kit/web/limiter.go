package web

import (
	"net/netip"
	"sync"
	"time"
)

// maxClients bounds the memory of one limiter: about 5 MB when full.
const maxClients = 50_000

// limiter gives each client a bucket of burst calls that refills over per. It keeps one time per client (the moment
// its bucket would be full again, the "generic cell rate algorithm"), so a full bucket is the same as none kept.
//
// Each node counts on its own: with three nodes behind a balancer a client may get three times the limit.
type limiter struct {
	burst int
	per   time.Duration

	mu sync.Mutex
	// Two generations: when the young one is full the old one is forgotten, which is the bound. A flood of new
	// addresses can make a client's count start over; it cannot make the map grow.
	young, old map[netip.Addr]time.Time
}

func newLimiter(burst int, per time.Duration) *limiter {
	return &limiter{burst: burst, per: per, young: map[netip.Addr]time.Time{}}
}

// allow takes one call from the client's bucket, or returns how long until one is there.
func (l *limiter) allow(client netip.Addr, now time.Time) (wait time.Duration, ok bool) {
	key := clientKey(client)
	each := l.per / time.Duration(l.burst)
	l.mu.Lock()
	defer l.mu.Unlock()
	full, known := l.young[key]
	if !known {
		full = l.old[key]
	}
	if full.Before(now) {
		full = now
	}
	if wait = full.Add(each).Sub(now) - l.per; wait > 0 {
		return wait, false
	}
	if !known && len(l.young) >= maxClients/2 {
		l.old, l.young = l.young, map[netip.Addr]time.Time{}
	}
	l.young[key] = full.Add(each)
	return 0, true
}

// clientKey is the address of an IPv4 client and the /64 network of an IPv6 one, which is what one client is given.
func clientKey(client netip.Addr) netip.Addr {
	client = client.Unmap().WithZone("")
	if client.Is6() {
		if network, err := client.Prefix(64); err == nil {
			return network.Addr()
		}
	}
	return client
}
