package giveaway

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
)

// Order puts tickets in the order a seed draws them. The algorithm is published, and short enough to do by hand:
//
//	the rank of a ticket is SHA-256(seed + "\n" + ticket); the smallest rank comes first.
//
// The first tickets win the prizes; the replacement of a winner is the next one in the same order. Nothing else enters,
// so the same seed and tickets give the same winners on any machine.
func Order(seed string, tickets []string) []string {
	ranks := make(map[string][sha256.Size]byte, len(tickets))
	for _, ticket := range tickets {
		ranks[ticket] = sha256.Sum256([]byte(seed + "\n" + ticket))
	}
	drawn := slices.Clone(tickets)
	slices.SortFunc(drawn, func(a, b string) int {
		rankA, rankB := ranks[a], ranks[b]
		return bytes.Compare(rankA[:], rankB[:])
	})
	return drawn
}

// Digest commits to the tickets before the seed is known: SHA-256, in hexadecimal, of the tickets sorted and each ended
// by a line feed. Published once entries are closed, it proves later that none was added or taken away.
func Digest(tickets []string) string {
	sorted := slices.Sorted(slices.Values(tickets))
	sum := sha256.Sum256([]byte(strings.Join(append(sorted, ""), "\n")))
	return hex.EncodeToString(sum[:])
}
