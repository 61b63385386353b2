package account

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/problem"
)

const (
	recoverKind = "account.recover"
	leaveKind   = "account.leave_keeper"
	pruneKind   = "account.prune"
)

type recoverJob struct {
	Email string `json:"email"`
}

type leaveJob struct {
	ProviderID string `json:"providerId"`
}

// Register names the jobs of the package.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, recoverKind, func(ctx context.Context, j recoverJob) error { return s.recover(ctx, j.Email) })
	jobs.Register(q, leaveKind, func(ctx context.Context, j leaveJob) error {
		if s.IdentityService == nil {
			return nil
		}
		return s.IdentityService.Delete(ctx, j.ProviderID)
	})
	jobs.Register(q, pruneKind, func(ctx context.Context, _ struct{}) error { return s.Prune(ctx) })
	q.Every(pruneKind, time.Hour)
	s.registerKeys(q)
}

// AskRecovery has a link to choose another password sent to an e-mail, if it has an account. Neither the answer nor its
// time shows whether it has one: a job reads the account.
func (s *Service) AskRecovery(ctx context.Context, email string) error {
	email = NormaliseEmail(email)
	if err := check.All(check.Required("email", email), check.Email("email", email)); err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		return jobs.Enqueue(ctx, tx, recoverKind, recoverJob{Email: email}, jobs.Key(email))
	})
}

func (s *Service) recover(ctx context.Context, email string) error {
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		user, _, err := userByEmail(ctx, tx, email)
		if err != nil || user == nil {
			return err
		}
		token, err := s.newLink(ctx, tx, link{user.ID, resetPassword, user.Email})
		if err != nil {
			return err
		}
		return s.send(ctx, tx, user.Email, s.recoveryLetter(user, token))
	})
	var refusal *problem.Error
	if errors.As(err, &refusal) && refusal.Kind == problem.TooMany { // enough letters were sent
		return nil
	}
	return err
}

// ResetPassword gives the account of a link a new password. The link came by e-mail, so it proves the address too.
func (s *Service) ResetPassword(ctx context.Context, token, password string) error {
	if err := check.All(check.Required("password", password), passwordLength(password)); err != nil {
		return err
	}
	l, err := s.readLink(ctx, s.db, token, resetPassword)
	if err != nil {
		return err
	}
	user, err := s.ByID(ctx, l.userID)
	if err != nil || user.Email != l.email {
		return ErrLink.Because(err)
	}
	return s.setPassword(ctx, user, password, func(tx *db.Tx) error {
		if err := useLink(ctx, tx, token, l); err != nil {
			return err
		}
		if _, err := s.proveEmail(ctx, tx, user, user.Email); err != nil {
			return err
		}
		return s.tellPasswordChanged(ctx, tx, user)
	})
}

// Prune forgets links that expired and registrations that nobody confirmed.
func (s *Service) Prune(ctx context.Context) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		now := s.now()
		if err := deleteExpiredLinks(ctx, tx, now); err != nil {
			return err
		}
		gone, err := deleteOldPending(ctx, tx, now)
		if err != nil || s.IdentityService == nil {
			return err
		}
		for _, providerID := range gone {
			if err := s.leaveIdentityService(ctx, tx, providerID); err != nil {
				return err
			}
		}
		return nil
	})
}

// leaveIdentityService has an account forgotten at the outside service, once it is certain that it is nobody's.
func (s *Service) leaveIdentityService(ctx context.Context, tx *db.Tx, providerID string) error {
	if s.IdentityService == nil {
		return nil
	}
	return jobs.Enqueue(ctx, tx, leaveKind, leaveJob{ProviderID: providerID})
}
