package ssr

import (
	"hash/maphash"
	"slices"
)

// facts are what a page was made from.
type facts struct {
	things  []uint64          // hashes of the ids that its data names, sorted
	answers map[string]uint64 // hashes of the responses, by call
}

var hashSeed = maphash.MakeSeed()

// factsOf notes what a page was made from.
func factsOf(responses map[string]apiResponse) facts {
	f := facts{answers: make(map[string]uint64, len(responses))}
	for call, response := range responses {
		f.answers[call] = response.hash()
		f.things = appendIDs(f.things, response.Body)
	}
	slices.Sort(f.things)
	f.things = slices.Clip(slices.Compact(f.things))
	return f
}

// calls are those the page needs.
func (f facts) calls() []string {
	calls := make([]string, 0, len(f.answers))
	for call := range f.answers {
		calls = append(calls, call)
	}
	return calls
}

// match tells whether the same calls are still answered as they were.
func (f facts) match(responses map[string]apiResponse) bool {
	for call, hash := range f.answers {
		if responses[call].hash() != hash {
			return false
		}
	}
	return true
}

// name tells whether the page's data names one of the ids.
func (f facts) name(ids []uint64) bool {
	for _, id := range ids {
		if _, found := slices.BinarySearch(f.things, id); found {
			return true
		}
	}
	return false
}

func (r apiResponse) hash() uint64 { return maphash.Bytes(hashSeed, r.Body) + uint64(r.Status) }

func hashOf(id string) uint64 { return maphash.String(hashSeed, id) }

// idLength is that of an id as the API writes it: 8-4-4-4-12 digits.
const idLength = 36

// appendIDs adds the hash of every id of a JSON text. A string that only looks like an id costs a needless comparison.
func appendIDs(ids []uint64, text []byte) []uint64 {
	for i := 0; i+idLength+1 < len(text); i++ {
		if text[i] != '"' || text[i+idLength+1] != '"' {
			continue
		}
		if id := text[i+1 : i+1+idLength]; id[8] == '-' && id[13] == '-' && id[18] == '-' && id[23] == '-' {
			ids = append(ids, maphash.Bytes(hashSeed, id))
			i += idLength
		}
	}
	return ids
}
