// Package identity is the market's own identity service: it exchanges a password for tokens and a refresh token for new
// ones, and tells from an ID token whose it is without asking the database.
//
// It promises that a session ends within a second on every node when its user's password changes, when the account is
// deleted or when a spent refresh token comes back; that guessing is slowed down, but not for an owner in a browser or
// a network that signed in before; and that an unknown e-mail is answered as a wrong password is, in the same time. It
// keeps no password and no name: those are account's. Signing out ends the refresh token everywhere and the ID token on
// the node that was asked; on the others it expires with age.
package identity

import (
	"context"
	"log/slog"
	"net/netip"
	"sync"
	"sync/atomic"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/recent"
)

const (
	// TokenLife is how long an ID token is good.
	TokenLife = 15 * time.Minute
	// IdleLife is how long a session lasts that nobody renews.
	IdleLife = 60 * 24 * time.Hour
	// Grace is how long after its renewal a refresh token still gets the answer it was renewed with: two tabs that
	// renew at once, or an answer that was lost on its way.
	Grace = 30 * time.Second
)

// SessionsEnded is the kind of change noted under a user's id when sessions of theirs ended before their time.
const SessionsEnded = "sessions"

// Options is what the service needs from the rest of the program.
type Options struct {
	Accounts *account.Service
	Issuer   string // names the service in tokens: its public address
	Audience string // names the product in tokens
	SealKey  []byte // seals signing keys in the database, 32 bytes
	TokenKey []byte // makes refresh tokens
	HashKey  []byte // signs the names of browsers
	Attempts *attempts.Counter
	Secure   bool // cookies are for https alone
	Client   func(ctx context.Context) netip.Addr
	Now      func() time.Time
	Log      *slog.Logger
}

// Service answers for sessions and tokens.
type Service struct {
	db *db.DB
	Options
	keys    atomic.Pointer[keyring]
	loading sync.Mutex // one reading of the keys at a time
	ended   *endings
	seen    *recent.Memory[verifiedToken]
}

// New makes the service. Call [Service.Load] before the first token.
func New(d *db.DB, o Options) *Service {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Client == nil {
		o.Client = func(context.Context) netip.Addr { return netip.Addr{} }
	}
	s := &Service{db: d, Options: o, ended: newEndings(), seen: recent.New[verifiedToken](verifiedSize)}
	s.keys.Store(&keyring{})
	return s
}

const (
	rotateKind = "identity.rotate"
	pruneKind  = "identity.prune"
)

// Register has keys renewed and old rows swept away, by one node.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, rotateKind, func(ctx context.Context, _ struct{}) error { return s.RotateKeys(ctx) })
	q.Every(rotateKind, time.Hour)
	jobs.Register(q, pruneKind, func(ctx context.Context, _ struct{}) error { return s.Prune(ctx) })
	q.Every(pruneKind, time.Hour)
	jobs.Register(q, warnKind, func(ctx context.Context, j warnJob) error {
		return s.Accounts.WarnOfGuessing(ctx, j.Email, j.LetterID)
	})
}
