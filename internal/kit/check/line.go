package check

import (
	"strings"
	"unicode"
)

// Line tidies a line that someone typed: no space at its ends, one where there were several or a control character,
// which no subject of a letter may hold. A no-break space is kept, because French typography wants it where it stands
// (500 g, « »).
func Line(typed string) string {
	return strings.Trim(strings.Join(strings.FieldsFunc(typed, ordinarySpace), " "), " \u00a0\u202f")
}

func ordinarySpace(r rune) bool {
	return r == ' ' || unicode.IsControl(r) || r == '\u2028' || r == '\u2029'
}
