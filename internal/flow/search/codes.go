package search

import (
	"cmp"
	"slices"
	"strings"
)

// The code of a variant is kept as the number that its first twelve letters and digits make in base 37. Numbers sort as
// codes do, so that those with a common prefix follow each other.
const (
	codeSigns = 12
	codeBase  = 37
)

// codeNumber returns the number of a code. Codes that differ only after twelve signs, or by an unusual letter, have the
// same number; the check of a [key] tells them apart.
func codeNumber(code string) (number uint64) {
	for i := range codeSigns {
		sign := uint64(0)
		if i < len(code) {
			switch c := code[i]; {
			case '0' <= c && c <= '9':
				sign = 1 + uint64(c-'0')
			case 'a' <= c && c <= 'z':
				sign = 11 + uint64(c-'a')
			default:
				sign = codeBase - 1
			}
		}
		number = number*codeBase + sign
	}
	return number
}

const (
	minCodePrefix   = 4   // signs that must be typed of a code that is not typed whole
	maxByCodePrefix = 100 // products found by one prefix, in each segment
)

// withCodePrefix returns the documents whose codes begin with a prefix of at least four signs, of which one is a digit.
func withCodePrefix(codes []key, prefix string) (docs []uint32) {
	if len(prefix) < minCodePrefix || len(prefix) > codeSigns || !strings.ContainsAny(prefix, "0123456789") {
		return nil
	}
	low, width := codeNumber(prefix), uint64(1)
	for range codeSigns - len(prefix) {
		width *= codeBase
	}
	at, _ := slices.BinarySearchFunc(codes, low, func(k key, low uint64) int { return cmp.Compare(k.number, low) })
	for ; at < len(codes) && codes[at].number-low < width && len(docs) < maxByCodePrefix; at++ {
		docs = append(docs, codes[at].doc)
	}
	slices.Sort(docs)
	return slices.Compact(docs)
}
