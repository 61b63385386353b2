package check

import (
	"strings"
	"unicode"

	"rangrue/internal/kit/french"
)

// Code tidies a code that someone typed or pasted, as it is kept and compared: capitals without accents, no space, and
// a hyphen for any dash, since phones put in spaces, accents and longer dashes by themselves.
func Code(typed string) string {
	return strings.ToUpper(strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Pd, r), r == '\u2212':
			return '-'
		case unicode.IsSpace(r), unicode.Is(unicode.Cf, r): // and what has no width
			return -1
		}
		return r
	}, french.Fold(typed)))
}
