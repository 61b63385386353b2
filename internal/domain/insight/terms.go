package insight

import (
	"regexp"
	"strings"
	"unicode"

	"rangrue/internal/kit/french"
)

const (
	longestTerms = 80 // characters
	mostTerms    = 8  // words
)

var postalCode = regexp.MustCompile(`(?i)\b[a-z][0-9][a-z][ -]?[0-9][a-z][0-9]\b`)

// Terms is what is kept of a search: its words without case, accents or signs. Nothing is kept of one that may be
// someone's coordinates (an e-mail or web address, many digits, a postal code) or that is too long to be a search.
func Terms(text string) (terms string, ok bool) {
	digits := 0
	for _, r := range text {
		if unicode.IsDigit(r) {
			digits++
		}
	}
	if digits > 5 || strings.ContainsAny(text, "@/\\") || postalCode.MatchString(text) {
		return "", false
	}
	terms = french.Key(text)
	return terms, terms != "" && len(terms) <= longestTerms && strings.Count(terms, " ") < mostTerms
}
