package order

import (
	"crypto/rand"
	"strings"
)

// alphabet leaves out signs that are easily confused: 0 and O, 1, I and L, 5 and S, 8 and B, 2 and Z, U and V.
const alphabet = "2346789ACDEFGHJKMNPQRTVWXY"

const referencePrefix = "RR"

// NewReference draws a reference such as RR-7KQ4-M2XD: eight signs of 26, about 38 bits, drawn by the system's secure
// generator. It can be read over the telephone and tells nothing of how many orders there are.
func NewReference() string {
	signs := make([]byte, 0, 8)
	for len(signs) < cap(signs) {
		var draw [16]byte
		rand.Read(draw[:]) // never fails: the runtime stops the program instead
		for _, b := range draw {
			// Beyond the last whole multiple of 26 some signs would come up more often.
			if int(b) < 256-256%len(alphabet) && len(signs) < cap(signs) {
				signs = append(signs, alphabet[int(b)%len(alphabet)])
			}
		}
	}
	return spell(string(signs))
}

// ParseReference reads a reference as people type it: any case, with or without prefix, hyphens and spaces. It is
// false when no order can bear it.
func ParseReference(typed string) (string, bool) {
	signs := strings.Map(func(r rune) rune {
		if r == '-' || r == '–' || r == ' ' || r == '\u00a0' || r == '\t' {
			return -1
		}
		return r
	}, strings.ToUpper(typed))
	if len(signs) == 8+len(referencePrefix) {
		signs = strings.TrimPrefix(signs, referencePrefix)
	}
	if len(signs) != 8 || strings.Trim(signs, alphabet) != "" {
		return "", false
	}
	return spell(signs), true
}

func spell(signs string) string { return referencePrefix + "-" + signs[:4] + "-" + signs[4:] }
