// Package searchkey makes the keys by which rows are found from the beginning of what someone types: an e-mail, a name,
// a reference. A key has only letters without accents and digits, so that keys sort alike under every collation and an
// ordinary index finds those that begin alike. It ranks nothing: that is search's.
package searchkey

import (
	"strings"

	"rangrue/internal/kit/french"
)

// maxLength bounds a key. Someone who types more finds the same rows.
const maxLength = 60

// Of is text as a key; empty when it has no letter and no digit.
func Of(text string) string {
	key := strings.Map(func(r rune) rune {
		if 'a' <= r && r <= 'z' || '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, french.Fold(text))
	return key[:min(len(key), maxLength)]
}

// Typed is what someone typed as a key. A phone number may begin with the 1 of North America, which is not kept.
func Typed(text string) string {
	key := Of(text)
	if len(key) == 11 && key[0] == '1' && Digits(key) {
		return key[1:]
	}
	return key
}

// Digits tells whether a key has nothing but digits.
func Digits(key string) bool { return key != "" && strings.Trim(key, "0123456789") == "" }

// Range bounds the keys that begin with prefix: from <= key AND key <= to.
func Range(prefix string) (from, to string) { return prefix, prefix + strings.Repeat("z", maxLength) }
