package operator

import (
	"context"
	"crypto/rand"
	"net/url"
	"slices"
	"strings"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// invitationLife is how long an invitation can be accepted.
const invitationLife = 7 * 24 * time.Hour

var (
	errInvitation = problem.New(problem.NotFound, "invalid_invitation", problem.Say(
		"Cette invitation est erronée, a déjà servi ou n’est plus valide. Demandez-en une autre.",
		"This invitation is wrong, was already used or is no longer valid. Ask for another."))
	errOtherEmail = problem.New(problem.Forbidden, "other_email", problem.Say(
		"Cette invitation est adressée à un autre courriel. Connectez-vous avec le compte qui l’a reçue.",
		"This invitation was sent to another e-mail. Sign in with the account that received it."))
	errAlready = problem.New(problem.Refused, "already_operator", problem.Say(
		"Cette personne a déjà accès à la Régie.", "This person already has access to the console."))
	errNoMember = problem.New(problem.NotFound, "operator_not_found", problem.Say(
		"Personne n’a accès à la Régie avec ce courriel.", "Nobody has access to the console with this e-mail."))
	errRole = problem.New(problem.Invalid, "unknown_role", problem.Say(
		"Ce rôle n’existe pas\u00a0: choisissez direction, service, finances ou contenu.",
		"There is no such role: choose direction, service, finances or contenu."))
)

// Invitation is one that waits for its answer.
type Invitation struct {
	ID        string    `json:"id"`
	Email     string    `json:"email"`
	Role      Role      `json:"role" enum:"direction,service,finances,contenu"`
	CreatedAt time.Time `json:"createdAt"`
	ExpiresAt time.Time `json:"expiresAt"`
}

// Invite makes an invitation and returns the link that accepts it, once. The letter with it is sent only when letter
// is true; the command line prints the link instead.
func (s *Service) Invite(ctx context.Context, email string, role Role, letter bool) (link string, err error) {
	if !slices.Contains(Roles, role) {
		return "", errRole
	}
	email = strings.ToLower(check.Line(email))
	if err := check.All(check.Required("email", email), check.Email("email", email)); err != nil {
		return "", err
	}
	if err := s.refuseMember(ctx, email); err != nil {
		return "", err
	}
	err = s.inTurn(ctx, func(tx *db.Tx) (err error) {
		var i Invitation
		if i, link, err = s.inviteIn(ctx, tx, email, role); err != nil {
			return err
		}
		if letter {
			who, _ := From(ctx)
			message, err := s.invitationLetter(i, who.Name, link)
			if err != nil {
				return err
			}
			if err := mail.Enqueue(ctx, tx, message); err != nil {
				return err
			}
		}
		return s.Note(ctx, tx, Entry{Act: "operator.invite", SubjectKind: "invitation", SubjectID: i.ID,
			SubjectName: email, After: map[string]any{"role": role}})
	})
	return link, err
}

// inTurn is a transaction that sends or accepts invitations, one after the other: of two that are sent to a person at
// once, the later ends the earlier, whose role must not win.
func (s *Service) inTurn(ctx context.Context, do func(tx *db.Tx) error) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := tx.Lock(ctx, "operator invitations"); err != nil {
			return err
		}
		return do(tx)
	})
}

// inviteIn keeps an invitation and returns the link that accepts it, of which the database has the hash alone. Those
// that the same person received before are void.
func (s *Service) inviteIn(ctx context.Context, tx *db.Tx, email string, role Role) (i Invitation, link string,
	err error) {
	who, _ := From(ctx)
	token, now := rand.Text()+rand.Text(), s.Now()
	i = Invitation{ID: db.NewID(), Email: email, Role: role, CreatedAt: now, ExpiresAt: now.Add(invitationLife)}
	link = s.URL + "/invitation?jeton=" + url.QueryEscape(token)
	if _, err := endInvitationsOf(ctx, tx, email, now); err != nil {
		return i, "", err
	}
	return i, link, insertInvitation(ctx, tx, i, hash(token), who.UserID)
}

// Reset is for an operator who lost both their second factor and their recovery codes: their sessions end, their
// second factor is forgotten, and the link that is returned, once, gives them the console again in the role they had.
// Until they open it they have no access, not even the last of the direction: a password alone must not set up another
// factor.
func (s *Service) Reset(ctx context.Context, email string) (link string, err error) {
	person, err := s.ByEmail(ctx, email)
	if missing(err) {
		return "", errNoMember
	}
	if err != nil {
		return "", err
	}
	err = s.inTurn(ctx, func(tx *db.Tx) error {
		was, found, err := readOperator(ctx, tx, person.ID)
		if err != nil || !found {
			return firstError(err, errNoMember)
		}
		if err := forgetFactor(ctx, tx, person.ID); err != nil {
			return err
		}
		if err := removeOperator(ctx, tx, person.ID, s.Now()); err != nil {
			return err
		}
		if err := endSessions(ctx, tx, person.ID, s.Now()); err != nil {
			return err
		}
		if _, link, err = s.inviteIn(ctx, tx, person.Email, was.role); err != nil {
			return err
		}
		return s.Note(ctx, tx, Entry{Act: "operator.reset", SubjectKind: "operator", SubjectID: person.ID,
			SubjectName: person.Name, After: map[string]any{"role": was.role}})
	})
	return link, err
}

func (s *Service) refuseMember(ctx context.Context, email string) error {
	person, err := s.ByEmail(ctx, email)
	if missing(err) {
		return nil
	}
	if err != nil {
		return err
	}
	_, found, err := readOperator(ctx, s.db, person.ID)
	if err == nil && found {
		return errAlready
	}
	return err
}

// Withdraw makes an invitation void.
func (s *Service) Withdraw(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		email, err := endInvitation(ctx, tx, id, s.Now())
		if err != nil || email == "" {
			return firstError(err, errInvitation)
		}
		return s.Note(ctx, tx, Entry{Act: "operator.withdraw", SubjectKind: "invitation", SubjectID: id,
			SubjectName: email})
	})
}

// Accept makes the visitor the operator that an invitation asks for. Their e-mail must be the one it was sent to. An
// operator stays what they are: only [Service.Reset] takes a second factor away.
func (s *Service) Accept(ctx context.Context, token string) error {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return err
	}
	person, err := s.Person(ctx, userID)
	if err != nil {
		return err
	}
	return s.inTurn(ctx, func(tx *db.Tx) error {
		i, invitedBy, err := s.waiting(ctx, tx, token)
		if err != nil {
			return err
		}
		if person.Email != i.Email {
			return errOtherEmail
		}
		if ended, err := endInvitationsOf(ctx, tx, i.Email, s.Now()); err != nil || ended == 0 {
			return firstError(err, errInvitation)
		}
		if added, err := insertOperator(ctx, tx, userID, i.Role, invitedBy, s.Now()); err != nil || !added {
			return firstError(err, errAlready)
		}
		ctx = As(ctx, Operator{UserID: userID, Name: person.Name, Role: i.Role})
		return s.Note(ctx, tx, Entry{Act: "operator.join", SubjectKind: "operator", SubjectID: userID,
			SubjectName: person.Name, After: map[string]any{"role": i.Role}})
	})
}

// waiting finds the invitation of a token that can still be accepted.
func (s *Service) waiting(ctx context.Context, r db.Reader, token string) (Invitation, string, error) {
	i, invitedBy, found, err := readInvitation(ctx, r, hash(token), s.Now())
	if err == nil && !found {
		err = errInvitation
	}
	return i, invitedBy, err
}

// AddDemo makes someone an operator with a known second factor. For the demo market alone.
func (s *Service) AddDemo(ctx context.Context, userID string, role Role) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := insertOperator(ctx, tx, userID, role, "", s.Now()); err != nil {
			return err
		}
		if err := updateSecret(ctx, tx, userID, s.Box.Seal(userID, []byte(demoSecret))); err != nil {
			return err
		}
		return confirmFactor(ctx, tx, userID, nil, s.Now())
	})
}
