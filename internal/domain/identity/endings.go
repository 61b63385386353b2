package identity

import (
	"context"
	"sync"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// endings are the sessions that ended before their ID tokens did; a session is forgotten once its tokens are dead.
type endings struct {
	mu       sync.RWMutex
	sessions map[string]time.Time // until when to remember
}

func newEndings() *endings { return &endings{sessions: map[string]time.Time{}} }

func (e *endings) has(sessionID string) bool {
	e.mu.RLock()
	defer e.mu.RUnlock()
	_, ended := e.sessions[sessionID]
	return ended
}

func (e *endings) add(now time.Time, ids []string) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for id, until := range e.sessions {
		if now.After(until) {
			delete(e.sessions, id)
		}
	}
	for _, id := range ids {
		e.sessions[id] = now.Add(remember)
	}
}

// remember is how long an ended session matters: the life of a token, and what the clocks of two nodes may differ by.
const remember = TokenLife + 5*time.Minute

// EndSessions closes every session of a user, in the transaction of what makes it necessary. A user who
// chose a new password may sign in at once: the failed attempts are forgotten.
func (s *Service) EndSessions(ctx context.Context, tx *db.Tx, u *account.User) error {
	err := endSessionsOf(ctx, tx, u.ID, s.Now())
	if err != nil {
		return err
	}
	if err := s.forgive(ctx, tx, u.Email); err != nil {
		return err
	}
	return changes.Note(ctx, tx, SessionsEnded, u.ID)
}

// Load reads the keys and the sessions that ended lately, and tells up to which version of the change log they are.
func (s *Service) Load(ctx context.Context) (version int64, err error) {
	if version, err = changes.Version(ctx, s.db); err != nil {
		return 0, err
	}
	if err := s.LoadKeys(ctx); err != nil {
		return 0, err
	}
	return version, s.readEndings(ctx, ``)
}

// Apply follows the change log: sessions that ended on another node and keys that were made there.
func (s *Service) Apply(ctx context.Context, batch changes.Batch) error {
	if batch.Missed {
		_, err := s.Load(ctx)
		return err
	}
	for _, c := range batch.Changes {
		var err error
		switch c.Kind {
		case SessionsEnded:
			err = s.readEndings(ctx, c.ID)
		case KeysChanged:
			err = s.LoadKeys(ctx)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
