// Package french reads French text for a search engine: it cuts words, folds their accents and finds what they share
// with their plurals and feminines. It works on letters alone and knows no grammar: two words that a reader would keep
// apart (port, porte) may come out as one, never the other way round for the plural of a plain noun. [Elide]
// and [Number] are for sentences instead.
package french

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Words calls fn with each word of text, lower-cased and folded, in order. Elided articles are dropped: l'érable and
// d’érable give erable. The bytes are fn's only until it returns.
func Words(text string, fn func(word []byte)) {
	Cut(text, func(word []byte, _ rune) { fn(word) })
}

// Cut calls fn with each word of text as [Words] does, and with the sign that stands between it and the word before:
// a space when there are several, but for × whatever the spaces around it.
func Cut(text string, fn func(word []byte, between rune)) {
	var room [64]byte
	word, between := room[:0], ' '
	end := func(sign rune) {
		switch {
		case len(word) > 0:
			fn(word, between)
			word, between = room[:0], sign
		case sign == '×':
			between = sign
		case between != '×' || !unicode.IsSpace(sign):
			between = ' '
		}
	}
	for i := 0; i < len(text); {
		c := text[i]
		if c < utf8.RuneSelf {
			i++
			switch {
			case 'a' <= c && c <= 'z' || '0' <= c && c <= '9':
				word = append(word, c)
			case 'A' <= c && c <= 'Z':
				word = append(word, c+'a'-'A')
			case c == '\'' && elided(word):
				word = room[:0]
			default:
				end(rune(c))
			}
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		i += size
		switch {
		case r == '’' && elided(word):
			word = room[:0]
		case unicode.Is(unicode.Mn, r): // an accent that follows its letter
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			word = appendFolded(word, r)
		default:
			end(r)
		}
	}
	end(' ')
}

// elided tells the short words that lose their vowel before another: l', d', qu', jusqu'…
func elided(word []byte) bool {
	switch string(word) {
	case "l", "d", "j", "m", "t", "s", "c", "n", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu":
		return true
	}
	return false
}

// Fold lower-cases text and strips accents and ligatures: Érable becomes erable, œuf becomes oeuf. What is not a letter
// stays.
func Fold(text string) string {
	folded := make([]byte, 0, len(text))
	for _, r := range text {
		if !unicode.Is(unicode.Mn, r) {
			folded = appendFolded(folded, r)
		}
	}
	return string(folded)
}

// Key is text reduced to its words joined by one space: two texts with one key read the same aloud.
func Key(text string) string {
	var key strings.Builder
	Words(text, func(word []byte) {
		if key.Len() > 0 {
			key.WriteByte(' ')
		}
		key.Write(word)
	})
	return key.String()
}

// plain gives the letters of U+00C0 to U+017F without their accents; a blank stands for one that is kept as it is.
const plain = "aaaaaa ceeeeiiii nooooo ouuuuy  aaaaaa ceeeeiiii nooooo ouuuuy y" +
	"aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkk llllllllllnnnnnnnnnoooooo  " +
	"rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"

func appendFolded(to []byte, r rune) []byte {
	switch {
	case r < utf8.RuneSelf:
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return append(to, byte(r))
	case r == 'œ' || r == 'Œ':
		return append(to, "oe"...)
	case r == 'æ' || r == 'Æ':
		return append(to, "ae"...)
	case r == 'ß':
		return append(to, "ss"...)
	case 0xC0 <= r && r <= 0x17F && plain[r-0xC0] != ' ':
		return append(to, plain[r-0xC0])
	}
	return utf8.AppendRune(to, unicode.ToLower(r))
}
