package search

import (
	"cmp"
	"slices"
	"strings"
)

// A code of a variant is kept as the number its first twelve letters and digits make, in the order of codes: those that
// begin alike follow each other.
const (
	codeSigns = 12
	codeBase  = 37
)

// startOf gives the number of a code; what is longer or odd is told apart by a check beside it.
func startOf(code string) (number uint64) {
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
	leastOfCode = 4   // signs that must be typed of a code not typed whole
	mostBegun   = 100 // products it may lead to
)

// beginningWith gives the documents whose codes begin with part of one: from four signs, of which one is a digit.
func beginningWith(codes []codeOfDoc, part string) (docs []uint32) {
	if len(part) < leastOfCode || len(part) > codeSigns || !strings.ContainsAny(part, "0123456789") {
		return nil
	}
	low, width := startOf(part), uint64(1)
	for range codeSigns - len(part) {
		width *= codeBase
	}
	at, _ := slices.BinarySearchFunc(codes, low, func(c codeOfDoc, low uint64) int { return cmp.Compare(c.code, low) })
	for ; at < len(codes) && codes[at].code-low < width && len(docs) < mostBegun; at++ {
		docs = append(docs, codes[at].doc)
	}
	slices.Sort(docs)
	return slices.Compact(docs)
}
