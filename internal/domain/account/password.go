package account

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"runtime"
	"strings"

	"golang.org/x/crypto/argon2"
)

// Cost of a hash: 19 MiB, two passes, one lane, as OWASP advises for Argon2id. It is written in each hash, so that it
// can be raised without closing an account; [NeedsRehash] then finds the old ones.
const (
	memoryKiB = 19 * 1024
	passes    = 2
	lanes     = 1
	saltBytes = 16
	keyBytes  = 32
)

// turns bounds how many hashes are made at once, so that a burst of sign-ins cannot take all the memory.
var turns = make(chan struct{}, max(2, runtime.GOMAXPROCS(0)))

var errHash = errors.New("account: not an Argon2id hash")

// HashPassword makes the text to keep for a password: $argon2id$v=19$m=…,t=…,p=…$salt$key.
func HashPassword(password string) string {
	salt := make([]byte, saltBytes)
	rand.Read(salt) // never fails: the program stops if the system has no randomness
	key := derive(password, salt, passes, memoryKiB, lanes, keyBytes)
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, memoryKiB, passes, lanes,
		base64.RawStdEncoding.EncodeToString(salt), base64.RawStdEncoding.EncodeToString(key))
}

// VerifyPassword tells whether a password is the one that was hashed. An empty hash, that of an account without a
// password or of no account at all, costs as much time and is never verified.
func VerifyPassword(hash, password string) bool {
	known := hash != ""
	if !known {
		hash = nobody
	}
	p, err := parseHash(hash)
	if err != nil {
		return false
	}
	key := derive(password, p.salt, p.passes, p.memory, p.lanes, uint32(len(p.key)))
	return subtle.ConstantTimeCompare(key, p.key) == 1 && known
}

// NeedsRehash tells that a hash was made at another cost than today's: hash again when the password is next known.
func NeedsRehash(hash string) bool {
	p, err := parseHash(hash)
	return err != nil || p.passes != passes || p.memory != memoryKiB || p.lanes != lanes
}

// nobody is a hash that no password matches, at today's cost.
var nobody = fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, memoryKiB, passes, lanes,
	base64.RawStdEncoding.EncodeToString(make([]byte, saltBytes)), base64.RawStdEncoding.EncodeToString(make([]byte,
		keyBytes)))

func derive(password string, salt []byte, passes, memory uint32, lanes uint8, size uint32) []byte {
	turns <- struct{}{}
	defer func() { <-turns }()
	return argon2.IDKey([]byte(password), salt, passes, memory, lanes, size)
}

type parsedHash struct {
	memory, passes uint32
	lanes          uint8
	salt, key      []byte
}

func parseHash(hash string) (p parsedHash, err error) {
	parts := strings.Split(hash, "$")
	if len(parts) != 6 || parts[1] != "argon2id" || parts[2] != fmt.Sprintf("v=%d", argon2.Version) {
		return p, errHash
	}
	if _, err := fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &p.memory, &p.passes, &p.lanes); err != nil {
		return p, errHash
	}
	salt, err1 := base64.RawStdEncoding.DecodeString(parts[4])
	key, err2 := base64.RawStdEncoding.DecodeString(parts[5])
	if err1 != nil || err2 != nil || len(key) == 0 || p.memory == 0 || p.passes == 0 || p.lanes == 0 {
		return p, errHash
	}
	p.salt, p.key = salt, key
	return p, nil
}
