package cart

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"time"

	"rangrue/internal/kit/db"
)

// A guest's cart is stored with its first item. Until then its id is all there is of it: the id tells when it was made, and
// that we made it. Most visitors and every robot leave no row behind.

const (
	drawnBytes = 8 // with the seal, which nobody else can make, far beyond guessing
	bornBytes  = 4
	sealBytes  = 12
)

// newID makes the id of a cart. Whoever knows it may read and change a guest's cart, so unlike other ids it is a secret.
func (s *Service) newID() string {
	id := make([]byte, drawnBytes, drawnBytes+bornBytes+sealBytes)
	_, _ = rand.Read(id) // never fails
	id = binary.BigEndian.AppendUint32(id, uint32(s.Now().Unix()/60))
	return base64.RawURLEncoding.EncodeToString(append(id, s.seal(id)...))
}

func (s *Service) seal(id []byte) []byte {
	mac := hmac.New(sha256.New, s.IDKey)
	mac.Write(id)
	return mac.Sum(nil)[:sealBytes]
}

// store gives a cart its row if it may have none yet.
func (s *Service) store(ctx context.Context, tx *db.Tx, userID, id string) error {
	fresh, ok := s.unstored(userID, id)
	if !ok {
		return nil
	}
	return tx.Later(ctx, `INSERT INTO carts (id, created_at, used_at) VALUES ($1, $2, $2) ON CONFLICT DO NOTHING`, id, fresh.usedAt)
}

// unstored is the empty cart that an id without a row stands for: one that we opened for a guest, lately.
func (s *Service) unstored(userID, id string) (row, bool) {
	raw, err := base64.RawURLEncoding.DecodeString(id)
	if err != nil || len(raw) != drawnBytes+bornBytes+sealBytes || userID != "" {
		return row{}, false
	}
	named := raw[:drawnBytes+bornBytes]
	if !hmac.Equal(raw[len(named):], s.seal(named)) {
		return row{}, false
	}
	born := time.Unix(60*int64(binary.BigEndian.Uint32(named[drawnBytes:])), 0)
	return row{id: id, usedAt: born.UnixMilli(), unstored: true}, s.Now().Sub(born) < UnusedEmpty
}
