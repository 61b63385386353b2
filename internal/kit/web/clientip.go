package web

import (
	"net/http"
	"net/netip"
	"strings"
)

// clientIP is the address of the peer or, when that is a trusted proxy, the nearest address in
// X-Forwarded-For that is not one. The header is read from the right: what stands left of the first untrusted address
// was written by the client itself and proves nothing. ignored reports a header that came from an untrusted
// peer.
func clientIP(r *http.Request, trusted []netip.Prefix) (client netip.Addr, ignored bool) {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return netip.Addr{}, false
	}
	client = peer.Addr().Unmap()
	forwarded := r.Header["X-Forwarded-For"]
	if len(forwarded) == 0 {
		return client, false
	}
	if !isTrusted(client, trusted) {
		return client, true
	}
	hops := strings.Split(strings.Join(forwarded, ","), ",")
	for i := len(hops) - 1; i >= 0; i-- {
		hop, err := parseHop(strings.TrimSpace(hops[i]))
		if err != nil {
			break // a proxy of ours writes addresses; anything else is the client's own invention
		}
		client = hop
		if !isTrusted(hop, trusted) {
			break
		}
	}
	return client, false
}

// parseHop reads an address with or without a port.
func parseHop(s string) (netip.Addr, error) {
	if pair, err := netip.ParseAddrPort(s); err == nil {
		return pair.Addr().Unmap(), nil
	}
	addr, err := netip.ParseAddr(s)
	return addr.Unmap(), err
}

func isTrusted(a netip.Addr, trusted []netip.Prefix) bool {
	for _, p := range trusted {
		if p.Contains(a) {
			return true
		}
	}
	return false
}
