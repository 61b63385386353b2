// Package system shows operators the state of the machine: which checks fail, which jobs and letters failed or wait,
// whether the ledger agrees with the orders, which version runs and how it is configured. It promises to show no
// secret: neither of the configuration nor in the links of a letter. It repairs little by itself: a job or a
// letter is tried again or dropped.
package system

import (
	"context"
	"slices"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
)

// Options is what the flow looks at.
type Options struct {
	Version string
	Started time.Time
	Config  config.Config
	Ledger  *ledger.Service
	Now     func() time.Time

	// Checks names the checks of this node, and Failing those that do not pass now.
	Checks  func() []string
	Failing func(ctx context.Context) []string
}

// Service answers for the state of the machine.
type Service struct {
	db *db.DB
	Options
}

// New makes the flow.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

// State is how the machine does.
type State struct {
	Version   string    `json:"version"`
	StartedAt time.Time `json:"startedAt" doc:"Of the node that answers"`
	Database  string    `json:"database" doc:"sqlite or postgres"`
	Mail      string    `json:"mail" enum:"smtp,folder" doc:"folder: letters are kept in files, nobody receives them"`
	Payments  string    `json:"payments" enum:"stripe,sandbox"`
	Checks    []Check   `json:"checks" nullable:"false"`
	Jobs      Work      `json:"jobs"`
	Letters   Work      `json:"letters"`
	Ledger    Books     `json:"ledger"`
}

// Check is one thing that must work.
type Check struct {
	Name string `json:"name"`
	OK   bool   `json:"ok"`
}

// Work counts what failed for the last time and what waits to be done.
type Work struct {
	Failed  int `json:"failed"`
	Waiting int `json:"waiting"`
	// FailedSince is when the first of those failed, zero when none did.
	FailedSince time.Time `json:"-"`
}

// Books is what the last check of the books found.
type Books struct {
	CheckedAt  *time.Time `json:"checkedAt" nullable:"true"`
	Mismatches int        `json:"mismatches" doc:"Differences that nobody has explained"`
}

// State reads how the machine does now.
func (s *Service) State(ctx context.Context) (*State, error) {
	out := &State{Version: s.Version, StartedAt: s.Started.UTC(), Database: string(s.db.Engine()), Mail: "folder",
		Payments: "sandbox"}
	if s.Config.SMTPURL != "" {
		out.Mail = "smtp"
	}
	if s.Config.StripeSecretKey != "" {
		out.Payments = "stripe"
	}
	failing := s.Failing(ctx)
	for _, name := range s.Checks() {
		out.Checks = append(out.Checks, Check{Name: name, OK: !slices.Contains(failing, name)})
	}
	var err error
	if out.Jobs, out.Letters, err = s.Work(ctx); err != nil {
		return nil, err
	}
	if out.Ledger, err = s.books(ctx); err != nil {
		return nil, err
	}
	out.Checks = append(out.Checks, Check{Name: "books", OK: out.Ledger.Mismatches == 0})
	return out, nil
}

func (s *Service) books(ctx context.Context) (b Books, err error) {
	at, _, err := s.Ledger.CheckedAt(ctx)
	if err != nil || at.IsZero() {
		return b, err
	}
	b.CheckedAt = &at
	b.Mismatches, _, err = s.Ledger.Unexplained(ctx)
	return b, err
}

// Work counts jobs, and letters apart from them.
func (s *Service) Work(ctx context.Context) (work, letters Work, err error) {
	failed, err := jobs.GivenUp(ctx, s.db)
	if err != nil {
		return work, letters, err
	}
	waiting, err := jobs.Ready(ctx, s.db)
	for _, some := range failed {
		of := &work
		if some.Kind == mail.JobKind {
			of = &letters
		}
		of.Failed += some.Count
		if of.FailedSince.IsZero() || some.Oldest.Before(of.FailedSince) {
			of.FailedSince = some.Oldest
		}
	}
	for _, some := range waiting {
		if some.Kind == mail.JobKind {
			letters.Waiting += some.Count
		} else {
			work.Waiting += some.Count
		}
	}
	return work, letters, err
}
