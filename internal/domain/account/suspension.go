package account

import (
	"context"
	"errors"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
)

// ErrSuspended refuses someone whom operators keep out.
var ErrSuspended = problem.New(problem.Forbidden, "account_suspended", problem.Say(
	"Ce compte est suspendu. Écrivez-nous pour en savoir plus.",
	"This account is suspended. Please write to us to know more."))

// Refusals of operators who come second.
var (
	ErrAlreadySuspended = problem.New(problem.Conflict, "already_suspended", problem.Say(
		"Cette personne est déjà suspendue.", "This person is already suspended."))
	ErrNotSuspended = problem.New(problem.Conflict, "not_suspended", problem.Say(
		"Cette personne n’est plus suspendue.", "This person is no longer suspended."))
)

// Suspended tells whether operators keep the person out.
func (u *User) Suspended() bool { return !u.SuspendedAt.IsZero() }

// Admit refuses with [ErrSuspended] a suspended person, known by account or by the e-mail that they give. Either may be
// empty; an e-mail without an account is nobody's.
func (s *Service) Admit(ctx context.Context, userID, email string) error {
	var user *User
	var err error
	switch {
	case userID != "":
		user, err = s.ByID(ctx, userID)
	case email != "":
		user, err = s.ByEmail(ctx, email)
	default:
		return nil
	}
	if errors.Is(err, ErrNotFound) {
		return nil
	}
	if err == nil && user.Suspended() {
		return ErrSuspended
	}
	return err
}

// OrderLink is where a person who cannot sign in follows one of their orders.
type OrderLink struct{ Reference, URL string }

// Suspend keeps a person out in the caller's transaction: their sessions end, and a letter tells them why and how to
// follow the orders that are under way. It refuses with [ErrAlreadySuspended].
func (s *Service) Suspend(ctx context.Context, tx *db.Tx, userID, reason string, orders []OrderLink) (*User, error) {
	user, err := suspend(ctx, tx, userID, reason, s.now())
	if err != nil {
		return nil, err
	}
	if err := s.EndSessionsOf(ctx, tx, user); err != nil {
		return nil, err
	}
	return user, s.send(ctx, tx, user.Email, s.suspensionLetter(user, orders))
}

// Reinstate lets a suspended person in again, and a letter tells them. It refuses with [ErrNotSuspended].
func (s *Service) Reinstate(ctx context.Context, tx *db.Tx, userID string) (*User, error) {
	user, err := reinstate(ctx, tx, userID, s.now())
	if err != nil {
		return nil, err
	}
	return user, s.send(ctx, tx, user.Email, s.reinstatementLetter(user))
}

// EndSessionsOf ends every session of a user in the caller's transaction, as a change of password does.
func (s *Service) EndSessionsOf(ctx context.Context, tx *db.Tx, user *User) error {
	if err := touchSessions(ctx, tx, user.ID, s.now()); err != nil {
		return err
	}
	return s.endSessions(ctx, tx, user)
}

func (s *Service) suspensionLetter(u *User, orders []OrderLink) letter {
	blocks := []mail.Block{
		mail.Heading("Bonjour " + u.FirstName + ","),
		mail.Paragraph("Nous avons suspendu votre compte. Vous ne pouvez plus vous connecter, commander ni écrire " +
			"aux boutiques. En voici la raison\u00a0:"),
		mail.Note(u.SuspendedReason),
	}
	if len(orders) > 0 {
		blocks = append(blocks, mail.Paragraph("Vos commandes en cours suivent leur route, et vous pouvez encore les "+
			"suivre ici\u00a0:"))
	}
	for _, o := range orders {
		blocks = append(blocks, mail.Button{Label: "Commande " + o.Reference, URL: o.URL})
	}
	blocks = append(blocks, mail.Paragraph("Si vous pensez que nous nous trompons, répondez à ce courriel."))
	return letter{
		subject: "Votre compte est suspendu", preview: "Votre compte est suspendu. Voici pourquoi.",
		reason: whyAccount, replyTo: s.Brand.Contact, blocks: blocks,
	}
}

func (s *Service) reinstatementLetter(u *User) letter {
	return letter{
		subject: "Votre compte est rétabli", preview: "Vous pouvez vous connecter de nouveau.", reason: whyAccount,
		blocks: []mail.Block{
			mail.Heading("Bonjour " + u.FirstName + ","),
			mail.Paragraph("La suspension de votre compte est levée. Vous pouvez vous connecter, commander et écrire " +
				"aux boutiques comme avant."),
		},
	}
}
