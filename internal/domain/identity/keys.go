package identity

import (
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/seal"
)

const (
	// KeyLife is how long a key signs before the next takes over.
	KeyLife = 7 * 24 * time.Hour
	// headStart is how long a new key is published before it signs, so that every node knows it by then.
	headStart = 10 * time.Minute
	// keyTail is how long a key is published after it last signed: until the last token signed with it is dead.
	keyTail = TokenLife + 5*time.Minute
	// askAgain is how often a token of an unknown key may have the keys read anew.
	askAgain = 10 * time.Second
)

// KeysChanged is the kind of change noted when a key was added.
const KeysChanged = "identity_keys"

// key is one pair. private is nil when it was sealed under another secret: what it signed is still accepted.
type key struct {
	id         string
	public     ed25519.PublicKey
	private    ed25519.PrivateKey
	activeFrom time.Time
}

// keyring is every key that is published, oldest first.
type keyring struct {
	list []*key
	read time.Time
}

func (r *keyring) find(id string) *key {
	for _, k := range r.list {
		if k.id == id {
			return k
		}
	}
	return nil
}

// signer is the newest key that may sign now, nil when there is none.
func (r *keyring) signer(now time.Time) *key {
	for i := len(r.list) - 1; i >= 0; i-- {
		if k := r.list[i]; k.private != nil && !k.activeFrom.After(now) {
			return k
		}
	}
	return nil
}

// LoadKeys reads the keys, and makes the first one.
func (s *Service) LoadKeys(ctx context.Context) error {
	s.loading.Lock()
	defer s.loading.Unlock()
	ring, err := s.readKeys(ctx)
	if err != nil {
		return err
	}
	if ring.signer(s.Now()) == nil {
		if err := s.addKey(ctx, s.Now()); err != nil {
			return err
		}
		if ring, err = s.readKeys(ctx); err != nil {
			return err
		}
	}
	s.keys.Store(ring)
	return nil
}

func (s *Service) readKeys(ctx context.Context) (*keyring, error) {
	list, err := s.listKeys(ctx, s.db)
	if err != nil {
		return nil, fmt.Errorf("identity: read the keys: %w", err)
	}
	return &keyring{list: list, read: s.Now()}, nil
}

// RotateKeys makes the next key shortly before the present one retires, and drops those whose tokens are all dead.
func (s *Service) RotateKeys(ctx context.Context) error {
	if err := s.LoadKeys(ctx); err != nil {
		return err
	}
	ring, now := s.keys.Load(), s.Now()
	if newest := ring.list[len(ring.list)-1]; now.Sub(newest.activeFrom) > KeyLife-headStart {
		if err := s.addKey(ctx, now.Add(headStart)); err != nil {
			return err
		}
	}
	if err := s.dropKeys(ctx, ring, now); err != nil {
		return err
	}
	return s.LoadKeys(ctx)
}

// dropKeys forgets every key whose successor has been signing for longer than a token lives.
func (s *Service) dropKeys(ctx context.Context, ring *keyring, now time.Time) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		for i := 0; i+1 < len(ring.list); i++ {
			if next := ring.list[i+1]; next.private == nil || now.Sub(next.activeFrom) < keyTail {
				continue
			}
			if err := deleteKey(ctx, tx, ring.list[i].id); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s *Service) addKey(ctx context.Context, from time.Time) error {
	public, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		return err
	}
	id := rand.Text()[:16]
	sealed, err := s.seal(id, private.Seed())
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := insertKey(ctx, tx, id, public, sealed, from, s.Now()); err != nil {
			return err
		}
		return changes.Note(ctx, tx, KeysChanged, id)
	})
}

func (s *Service) seal(id string, seed []byte) (string, error) {
	box, err := seal.New(s.SealKey)
	if err != nil {
		return "", err
	}
	return box.Seal(id, seed), nil
}

func (s *Service) unseal(id, sealed string) ([]byte, error) {
	box, err := seal.New(s.SealKey)
	if err != nil {
		return nil, err
	}
	seed, err := box.Open(id, sealed)
	if err == nil && len(seed) != ed25519.SeedSize {
		err = errors.New("not a seed")
	}
	return seed, err
}
