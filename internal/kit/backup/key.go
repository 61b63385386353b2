package backup

import (
	"errors"
	"strings"

	"filippo.io/age"
)

var errNoKey = errors.New("an archive is encrypted: set RR_BACKUP_KEY (rangrue backup --new-key makes a key)")

// NewKey makes a pair of keys: the public one makes archives, the secret one opens them.
func NewKey() (public, secret string, err error) {
	identity, err := age.GenerateX25519Identity()
	if err != nil {
		return "", "", err
	}
	return identity.Recipient().String(), identity.String(), nil
}

// Recipient reads the key that archives are made for: the public key, or the secret one.
func Recipient(key string) (age.Recipient, error) {
	if key == "" {
		return nil, errNoKey
	}
	if isSecret(key) {
		identity, err := Identity(key)
		if err != nil {
			return nil, err
		}
		return identity.(*age.X25519Identity).Recipient(), nil
	}
	recipient, err := age.ParseX25519Recipient(key)
	if err != nil {
		return nil, errors.New("RR_BACKUP_KEY is no key of age")
	}
	return recipient, nil
}

// Identity reads the key that opens archives.
func Identity(key string) (age.Identity, error) {
	switch {
	case key == "":
		return nil, errNoKey
	case !isSecret(key):
		return nil, errors.New("RR_BACKUP_KEY is the public key, which opens nothing: give the secret one")
	}
	identity, err := age.ParseX25519Identity(key)
	if err != nil {
		return nil, errors.New("RR_BACKUP_KEY is no key of age") // the parser's error might repeat it
	}
	return identity, nil
}

func isSecret(key string) bool { return strings.HasPrefix(key, "AGE-SECRET-KEY-") }
