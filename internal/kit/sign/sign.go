// Package sign makes ids into tokens that only this market can have given, for links that open without a password. It
// stores nothing and no token expires by itself: until when one counts is for the caller to decide.
package sign

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"strings"
)

const (
	minKey = 16
	// kept is how much of the hash is in a token: 160 bits cannot be guessed, and links stay short.
	kept = 20
)

// Key signs and reads tokens. Every node needs the same one, for as long as the links that were sent should open.
type Key []byte

// Check refuses a key that could be guessed.
func (k Key) Check() error {
	if len(k) < minKey {
		return errors.New("sign: a key needs at least 16 bytes")
	}
	return nil
}

// Signature proves that whoever has it was given this id for this purpose. The purpose keeps a link from doing anything
// else; it is empty where a key has a single use.
func (k Key) Signature(purpose, id string) string {
	mac := hmac.New(sha256.New, k)
	if purpose != "" {
		mac.Write([]byte(purpose + "\x00"))
	}
	mac.Write([]byte(id))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:kept])
}

// Valid tells whether a signature is that of the id for the purpose. Without a key none is.
func (k Key) Valid(purpose, id, signature string) bool {
	return len(k) > 0 && hmac.Equal([]byte(signature), []byte(k.Signature(purpose, id)))
}

// Token is an id, which holds no dot, followed by its signature.
func (k Key) Token(purpose, id string) string { return id + "." + k.Signature(purpose, id) }

// Read finds the id of a token; false when the token was not given for the purpose.
func (k Key) Read(purpose, token string) (id string, ok bool) {
	id, signature, _ := strings.Cut(token, ".")
	if id == "" || !k.Valid(purpose, id, signature) {
		return "", false
	}
	return id, true
}
