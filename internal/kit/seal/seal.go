// Package seal encrypts small secrets before they are written to the database, so that a copy of the database alone
// opens nothing. It keeps no key: its caller derives one from the signing secret.
package seal

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/base64"
	"errors"
)

// ErrSealed means that a text was not sealed by this box under this name.
var ErrSealed = errors.New("seal: not sealed by this key under this name")

// Box seals and opens texts with one key.
type Box struct{ aead cipher.AEAD }

// New makes a box. The key has 32 bytes.
func New(key []byte) (*Box, error) {
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	aead, err := cipher.NewGCM(block)
	return &Box{aead}, err
}

// Seal encrypts plain for a name, usually the id of its row: sealed text moved to another row does not open there.
func (b *Box) Seal(name string, plain []byte) string {
	nonce := make([]byte, b.aead.NonceSize())
	rand.Read(nonce)
	return base64.StdEncoding.EncodeToString(b.aead.Seal(nonce, nonce, plain, []byte(name)))
}

// Open decrypts what [Box.Seal] returned for the same name.
func (b *Box) Open(name, sealed string) ([]byte, error) {
	raw, err := base64.StdEncoding.DecodeString(sealed)
	if err != nil || len(raw) < b.aead.NonceSize() {
		return nil, ErrSealed
	}
	plain, err := b.aead.Open(nil, raw[:b.aead.NonceSize()], raw[b.aead.NonceSize():], []byte(name))
	if err != nil {
		return nil, ErrSealed
	}
	return plain, nil
}
