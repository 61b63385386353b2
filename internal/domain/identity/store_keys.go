package identity

import (
	"context"
	"crypto/ed25519"
	"database/sql"
	"encoding/base64"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

func (s *Service) listKeys(ctx context.Context, r db.Reader) ([]*key, error) {
	return db.All(ctx, r, s.scanKey, `SELECT id, public_key, sealed_key, active_from FROM identity_keys
		ORDER BY active_from, id`)
}

func (s *Service) scanKey(rows *sql.Rows) (*key, error) {
	var public, sealed string
	var from int64
	k := &key{}
	if err := rows.Scan(&k.id, &public, &sealed, &from); err != nil {
		return nil, err
	}
	raw, err := base64.StdEncoding.DecodeString(public)
	if err != nil || len(raw) != ed25519.PublicKeySize {
		return nil, fmt.Errorf("key %s is no Ed25519 key", k.id)
	}
	k.public, k.activeFrom = raw, time.UnixMilli(from)
	if seed, err := s.unseal(k.id, sealed); err == nil {
		k.private = ed25519.NewKeyFromSeed(seed)
	} else {
		s.Log.Warn("identity: a signing key was sealed under another secret; another takes its place", "key", k.id)
	}
	return k, nil
}

func deleteKey(ctx context.Context, tx *db.Tx, id string) error {
	_, err := tx.Exec(ctx, `DELETE FROM identity_keys WHERE id = $1`, id)
	return err
}

func insertKey(ctx context.Context, tx *db.Tx, id string, public ed25519.PublicKey, sealed string, from,
	now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO identity_keys (id, public_key, sealed_key, active_from, created_at)
		VALUES ($1, $2, $3, $4, $5)`,
		id, base64.StdEncoding.EncodeToString(public), sealed, from.UnixMilli(), now.UnixMilli())
	return err
}
