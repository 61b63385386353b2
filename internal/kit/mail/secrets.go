package mail

import (
	"regexp"
	"strings"
)

var (
	linkSecret = regexp.MustCompile(`((?:jeton|token|code)=)[^"&\s<>]+|(/newsletter/unsubscribe/)[^"\s<>]+`)
	linkCode   = regexp.MustCompile(`[?&;]code=([A-Za-z0-9]+)`)
)

// WithoutSecrets leaves out of a letter's text or HTML what would let its reader act as the one it was written to: the
// tokens of its links, and the codes that can also be typed. Operators read letters through it.
func WithoutSecrets(text string) string {
	for _, found := range linkCode.FindAllStringSubmatch(text, -1) {
		text = strings.ReplaceAll(text, found[1], "…")
	}
	return linkSecret.ReplaceAllString(text, "$1$2…")
}
