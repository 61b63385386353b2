// Package slug makes the readable part of an address from a name in French. It only shapes text: who may use a slug,
// and what happens to an old one, is decided by the package that owns the noun.
package slug

import (
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// MaxLength keeps addresses short enough to read and to share.
const MaxLength = 120

var shape = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

var ligatures = strings.NewReplacer("œ", "oe", "Œ", "oe", "æ", "ae", "Æ", "ae", "ß", "ss", "ø", "o", "Ø", "o")

// Make turns "Tasse d’été, 350 ml" into "tasse-d-ete-350-ml": accents and ligatures folded, everything else a hyphen.
// A name without any letter or digit gives "".
func Make(name string) string {
	var b strings.Builder
	gap := false
	for _, r := range norm.NFD.String(ligatures.Replace(name)) {
		r = unicode.ToLower(r)
		switch {
		case unicode.Is(unicode.Mn, r):
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			if gap && b.Len() > 0 {
				b.WriteByte('-')
			}
			gap = false
			b.WriteRune(r)
		default:
			gap = true
		}
	}
	return Cut(b.String(), MaxLength)
}

// Valid tells whether s can stand in an address as it is: lower-case letters and digits in groups joined by hyphens.
func Valid(s string) bool { return len(s) <= MaxLength && shape.MatchString(s) }

// Cut shortens a slug to at most max bytes, between words when it can.
func Cut(s string, max int) string {
	if len(s) <= max {
		return s
	}
	if at := strings.LastIndexByte(s[:max+1], '-'); at > max/2 {
		return s[:at]
	}
	return strings.TrimRight(s[:max], "-")
}
