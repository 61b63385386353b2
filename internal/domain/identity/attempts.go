package identity

import (
	"context"
	"errors"
	"fmt"
	"net/netip"
	"time"

	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
)

// Tries that fail are counted at one account from one source, at one account from all sources that never signed in to
// it (many clients guessing one password), and from one network at any account (one password tried on many accounts).
var (
	pairLimit    = attempts.Limit{Free: 10, First: time.Minute, Most: 15 * time.Minute, Forget: time.Hour}
	accountLimit = attempts.Limit{Free: 50, First: time.Second, Most: 5 * time.Minute, Forget: time.Hour}
	networkLimit = attempts.Limit{Free: 200, First: time.Second, Most: time.Minute, Forget: time.Hour}
)

// knownLife is how long a network or a browser that signed in to an account is known to it: as long as a browser keeps
// a cookie at most.
const knownLife = 400 * 24 * time.Hour

// source is where a try to sign in comes from.
type source struct {
	network string
	device  string // empty: a browser without our cookie
}

func (s *Service) sourceOf(ctx context.Context, deviceCookie string) source {
	from := source{network: "network " + network(s.Client(ctx))}
	if id := s.deviceOf(deviceCookie); id != "" {
		from.device = "device " + id
	}
	return from
}

// network is who counts as one client: an address, or the /64 that an IPv6 subscriber holds whole.
func network(a netip.Addr) string {
	if a.Is6() && !a.Is4In6() {
		if p, err := a.Prefix(64); err == nil {
			return p.String()
		}
	}
	return a.Unmap().String()
}

func subjectOf(email string) string { return "email " + email }

// countsOf are the counts that a try belongs to. A browser that signed in to the account before has a count of its own,
// and a network that did is spared the count that strangers share: nobody else's guesses make its owner wait there.
func (s *Service) countsOf(ctx context.Context, email string, from source) ([]attempts.Count, error) {
	subject := subjectOf(email)
	network, device := s.Attempts.Hide(from.network), s.Attempts.Hide(from.device)
	known, err := readSources(ctx, s.db, s.Attempts.Hide(subject), network, device)
	if err != nil {
		return nil, fmt.Errorf("identity: read known sources: %w", err)
	}
	if known[device] {
		return []attempts.Count{{Subject: subject, Source: from.device, Limit: pairLimit}}, nil
	}
	counts := []attempts.Count{{Subject: subject, Source: from.network, Limit: pairLimit}}
	if !known[network] {
		warn := func(ctx context.Context, tx *db.Tx) error { return s.warn(ctx, tx, email) }
		counts = append(counts, attempts.Count{Subject: subject, Limit: accountLimit, Slowed: warn})
	}
	return append(counts, attempts.Count{Source: from.network, Limit: networkLimit}), nil
}

// begin counts a try before it is made; it refuses with [ErrTooMany] what must wait.
func (s *Service) begin(ctx context.Context, email string, from source) ([]attempts.Count, error) {
	counts, err := s.countsOf(ctx, email, from)
	if err != nil {
		return nil, err
	}
	err = s.Attempts.Begin(ctx, counts...)
	var early *attempts.TooSoon
	if errors.As(err, &early) {
		return nil, fmt.Errorf("%w: %w", ErrTooMany, early)
	}
	return counts, err
}

// succeeded takes back what a try counted, and makes its source known to the account.
func (s *Service) succeeded(
	ctx context.Context, tx *db.Tx, email string, from source, counts []attempts.Count,
) error {
	if err := s.Attempts.Succeeded(ctx, tx, counts...); err != nil {
		return err
	}
	for _, name := range []string{from.network, from.device} {
		if err := saveSource(ctx, tx, s.Attempts.Hide(subjectOf(email)), s.Attempts.Hide(name), s.Now()); err != nil {
			return err
		}
	}
	return nil
}

// forgive forgets the tries at one account, whose owner chose a new password, and the sources that signed in with the
// old one: one of them may be why the password was changed.
func (s *Service) forgive(ctx context.Context, tx *db.Tx, email string) error {
	if err := s.Attempts.Forgive(ctx, tx, subjectOf(email)); err != nil {
		return err
	}
	return removeSources(ctx, tx, s.Attempts.Hide(subjectOf(email)))
}

const warnKind = "identity.warn"

// warnJob names whom to warn, if they have an account.
type warnJob struct {
	Email    string `json:"email"`
	LetterID string `json:"letterId"` // the same however often the job runs
}

// warnEvery is how often the owner of an account is warned at most that someone is guessing.
const warnEvery = 24 * time.Hour

// warn writes to an account's owner that someone is guessing its password. A job reads the account, so that neither
// the answer nor its time shows whether there is one.
func (s *Service) warn(ctx context.Context, tx *db.Tx, email string) error {
	due, err := saveWarning(ctx, tx, s.Attempts.Hide(subjectOf(email)), s.Now(), s.Now().Add(-warnEvery))
	if err != nil || !due {
		return err
	}
	return jobs.Enqueue(ctx, tx, warnKind, warnJob{Email: email, LetterID: db.NewID()})
}
