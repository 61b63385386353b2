package invoice

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// windows1252 turns text into the codes of PDF's WinAnsiEncoding, byte for letter.
func windows1252(text string) string {
	var coded strings.Builder
	coded.Grow(len(text))
	for _, r := range text {
		if r == '−' { // it has no minus; a dash of that width looks the same
			r = '–'
		}
		if b, ok := charmap.Windows1252.EncodeRune(r); ok {
			coded.WriteByte(b)
		}
	}
	return coded.String()
}

// inWindows1252 tells whether every letter has a code there.
func inWindows1252(text string) bool {
	for _, r := range text {
		if r == '−' { // see windows1252
			continue
		}
		if _, ok := charmap.Windows1252.EncodeRune(r); !ok || r == utf8.RuneError {
			return false
		}
	}
	return true
}

// printable leaves out what no font of ours can print: signs beyond the first 65,536 of Unicode, such as emoji, and the
// invisible ones that join or colour them.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if r > 0xffff || r == '\u200d' || r == '\ufe0f' {
			return -1
		}
		return r
	}, text)
}
