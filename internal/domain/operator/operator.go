// Package operator knows who runs the market: their role, their second factor, their sessions of the console and the
// journal of what they did.
//
// It promises that no call of the console answers anyone but an operator with the right that the call names and a
// session opened by a second factor, that such a session ends when nobody uses it, and that the journal only grows. It
// imports no sibling, so every other domain may register calls of the console through [Desk] and note what was done
// with [Note]. It keeps no password: people sign in as they do everywhere.
package operator

import (
	"context"
	"time"

	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/seal"
)

// Person is someone with an account, as far as this package needs to know them.
type Person struct {
	ID, Name, Email string
}

// Options is what the service needs from the rest of the program.
type Options struct {
	Now      func() time.Time
	Brand    mail.Brand
	URL      string    // where the console begins
	Box      *seal.Box // seals the secrets of second factors
	Attempts *attempts.Counter
	Idle     time.Duration // a session that nobody uses ends after it
	Secure   bool          // cookies are for https alone
	Demo     bool          // shows the code of the demo operators to everyone

	LettersKept bool // no mail server: letters are written to files

	// Person reads someone with an account; ByEmail finds them, [problem.NotFound] when there is none.
	Person  func(ctx context.Context, userID string) (Person, error)
	ByEmail func(ctx context.Context, email string) (Person, error)
	// SignUp opens an account for an invited person, whose e-mail is proved by the invitation.
	SignUp func(ctx context.Context, email, firstName, lastName, password string) error
	// Health tells how many checks of the system fail.
	Health func(ctx context.Context) (failing int, err error)
}

// Service lets operators in and keeps the journal.
type Service struct {
	db *db.DB
	Options
}

// New makes the service.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

// Operator is who makes a call of the console.
type Operator struct {
	UserID string
	Name   string
	Role   Role
	Since  time.Time // when their session of the console was opened
}

// Member is an operator as their colleagues see them.
type Member struct {
	UserID   string     `json:"userId"`
	Name     string     `json:"name"`
	Email    string     `json:"email" doc:"Empty when the account is no more"`
	Role     Role       `json:"role" enum:"direction,service,finances,contenu"`
	AddedAt  time.Time  `json:"addedAt"`
	FactorAt *time.Time `json:"factorAt" nullable:"true" doc:"When the second factor was set up"`
	SeenAt   *time.Time `json:"lastSeenAt" nullable:"true"`
}

// Refusals of the console.
var (
	ErrNotOperator = problem.New(problem.Forbidden, "not_operator", problem.Say(
		"Ce compte n’a pas accès à la Régie.", "This account has no access to the console."))
	ErrFactor = problem.New(problem.Forbidden, "second_factor_required", problem.Say(
		"Entrez le code de votre application d’authentification pour continuer.",
		"Enter the code of your authentication application to continue."))
	ErrNoRight = problem.New(problem.Forbidden, "no_right", problem.Say(
		"Votre rôle ne permet pas cette action.", "Your role does not allow this."))
	errStillOperator = problem.New(problem.Refused, "has_console", problem.Say(
		"Ce compte a accès à la Régie. La direction doit lui retirer cet accès avant que vous puissiez le supprimer.",
		"This account has access to the console. That access must be removed before the account can be deleted."))
	errLastDirection = problem.New(problem.Conflict, "last_direction", problem.Say(
		"La Régie doit garder au moins une personne à la direction.",
		"The console must keep at least one person in charge."))
)

const pruneKind = "operator.prune"

// Register has ended sessions and old invitations swept away, by one node.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, pruneKind, func(ctx context.Context, _ struct{}) error {
		return s.db.Tx(ctx, func(tx *db.Tx) error { return prune(ctx, tx, s.Now().Add(-30*24*time.Hour)) })
	})
	q.Every(pruneKind, 24*time.Hour)
}

// Is tells whether someone is an operator now.
func (s *Service) Is(ctx context.Context, userID string) (bool, error) {
	_, found, err := readOperator(ctx, s.db, userID)
	return found, err
}

// KeepAccount refuses to let the account of an operator be deleted: the console would keep someone whom nobody knows,
// and could lose the last person in charge.
func (s *Service) KeepAccount(ctx context.Context, tx *db.Tx, userID string) error {
	_, found, err := readOperator(ctx, tx, userID)
	if err == nil && found {
		return errStillOperator
	}
	return err
}

// goneName stands for the name of an operator whose account is no more.
const goneName = "Compte supprimé"

// personOf is who an operator is. One whose account is no more has neither name nor e-mail, but hides no other and can
// still be removed.
func (s *Service) personOf(ctx context.Context, userID string) (Person, error) {
	person, err := s.Person(ctx, userID)
	if missing(err) {
		return Person{ID: userID, Name: goneName}, nil
	}
	return person, err
}

// Members lists the operators, those of the longest standing first.
func (s *Service) Members(ctx context.Context) ([]Member, error) {
	found, err := listMembers(ctx, s.db)
	if err != nil {
		return nil, err
	}
	for i := range found {
		person, err := s.personOf(ctx, found[i].UserID)
		if err != nil {
			return nil, err
		}
		found[i].Name, found[i].Email = person.Name, person.Email
	}
	return found, nil
}

// SetRole gives an operator another role.
func (s *Service) SetRole(ctx context.Context, userID string, role Role, reason string) error {
	return s.change(ctx, userID, "operator.role", reason, func(tx *db.Tx, was row) (after any, err error) {
		return map[string]any{"role": role}, updateRole(ctx, tx, userID, role)
	}, role == Direction)
}

// Remove takes the console away from an operator, at once.
func (s *Service) Remove(ctx context.Context, userID, reason string) error {
	return s.change(ctx, userID, "operator.remove", reason, func(tx *db.Tx, was row) (after any, err error) {
		if err := removeOperator(ctx, tx, userID, s.Now()); err != nil {
			return nil, err
		}
		return nil, endSessions(ctx, tx, userID, s.Now())
	}, false)
}

// change does something to an operator and notes it. The last of the direction stays so.
func (s *Service) change(ctx context.Context, userID, act, reason string,
	do func(tx *db.Tx, was row) (after any, err error), staysDirection bool) error {
	person, err := s.personOf(ctx, userID)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		// One after the other: two people of the direction who remove each other would leave nobody.
		if err := tx.Lock(ctx, "operators"); err != nil {
			return err
		}
		was, found, err := readOperator(ctx, tx, userID)
		if err != nil {
			return err
		}
		if !found {
			return problem.Missing("operator_not_found")
		}
		after, err := do(tx, was)
		if err != nil {
			return err
		}
		if was.role == Direction && !staysDirection {
			if left, err := countDirection(ctx, tx); err != nil || left == 0 {
				return firstError(err, errLastDirection)
			}
		}
		return s.Note(ctx, tx, Entry{Act: act, SubjectKind: "operator", SubjectID: userID, SubjectName: person.Name,
			Before: map[string]any{"role": was.role}, After: after, Reason: reason})
	})
}

func firstError(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
