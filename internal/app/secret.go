package app

import (
	"crypto/hkdf"
	"crypto/sha256"
)

// secret is the one thing links and tokens are signed with. Each use has its own key made from it, so that a key that
// leaks opens one door only.
type secret []byte

// key derives the key of one use.
func (s secret) key(use string) []byte {
	k, err := hkdf.Key(sha256.New, s, nil, "rangrue "+use, 32)
	if err != nil {
		panic(err) // only for lengths that SHA-256 cannot give
	}
	return k
}
