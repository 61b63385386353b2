package account

import (
	"context"
	"errors"
	"strings"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
)

// SetName renames a user.
func (s *Service) SetName(ctx context.Context, userID, firstName, lastName string) (*User, error) {
	firstName, lastName = strings.TrimSpace(firstName), strings.TrimSpace(lastName)
	if err := check.All(nameRules(firstName, lastName)...); err != nil {
		return nil, err
	}
	return s.edit(ctx, userID, `first_name = $3, last_name = $4`, firstName, lastName)
}

// SetPhone changes how a user is reached; it refuses another's number with [ErrPhoneExists].
func (s *Service) SetPhone(ctx context.Context, userID, phone string) (*User, error) {
	if err := check.All(check.Required("phone", phone), check.Phone("phone", phone)); err != nil {
		return nil, err
	}
	return s.edit(ctx, userID, `phone = $3`, phone)
}

func (s *Service) edit(ctx context.Context, userID, change string, values ...any) (user *User, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if user, err = updateUser(ctx, tx, userID, s.now(), change, values...); err != nil {
			return taken(err)
		}
		return replaceKeys(ctx, tx, user)
	})
	return user, err
}

// AskEmail sends a link to the address a user wants from now on, and tells the present one. Nothing changes until the
// link is opened (see [Service.ConfirmEmail]).
func (s *Service) AskEmail(ctx context.Context, userID, email string) error {
	email = NormaliseEmail(email)
	if err := check.All(check.Required("email", email), check.Email("email", email)); err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		user, err := byID(ctx, tx, userID)
		if err != nil || user.Email == email {
			return err
		}
		if err := refuseTaken(ctx, tx, userID, email, ""); err != nil {
			return err
		}
		token, err := s.newLink(ctx, tx, link{userID, changeEmail, email})
		if err != nil {
			return err
		}
		if err := s.send(ctx, tx, email, s.changeLetter(user, token)); err != nil {
			return err
		}
		return s.send(ctx, tx, user.Email, s.changeAskedLetter(user, email))
	})
}

// SendVerification sends another link to prove the e-mail of an account; nothing when it is proved already.
func (s *Service) SendVerification(ctx context.Context, userID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		user, err := byID(ctx, tx, userID)
		if err != nil || !user.EmailVerifiedAt.IsZero() {
			return err
		}
		token, err := s.newLink(ctx, tx, link{userID, verifyEmail, user.Email})
		if err != nil {
			return err
		}
		return s.send(ctx, tx, user.Email, s.verifyLetter(user, token))
	})
}

// ConfirmEmail is what opening a link does: it proves the e-mail of an account, or gives it the new one.
func (s *Service) ConfirmEmail(ctx context.Context, token string) (*User, error) {
	l, err := s.readLink(ctx, s.db, token, verifyEmail, changeEmail)
	if err != nil {
		return nil, err
	}
	before, err := s.ByID(ctx, l.userID)
	if err != nil {
		return nil, ErrLink.Because(err)
	}
	moved := before.Email != l.email
	if moved && l.purpose == verifyEmail { // the address was changed since
		return nil, ErrLink
	}
	if moved && s.IdentityService != nil {
		if err := s.IdentityService.SetEmail(ctx, before.AuthProviderID, l.email); err != nil {
			return nil, err
		}
	}
	user, err := s.confirmEmail(ctx, token, l, before)
	if err != nil && moved && s.IdentityService != nil {
		undo := context.WithoutCancel(ctx)
		err = errors.Join(err, s.IdentityService.SetEmail(undo, before.AuthProviderID, before.Email))
	}
	return user, err
}

func (s *Service) confirmEmail(ctx context.Context, token string, l *link, before *User) (user *User, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := useLink(ctx, tx, token, l); err != nil {
			return err
		}
		if user, err = s.proveEmail(ctx, tx, before, l.email); err != nil {
			return err
		}
		if user.Email == before.Email {
			return nil
		}
		// A link to set the password sent to the former mailbox must not open the account any more.
		if err := dropLinks(ctx, tx, user.ID, resetPassword, verifyEmail); err != nil {
			return err
		}
		return s.send(ctx, tx, before.Email, s.changedLetter(before, user.Email))
	})
	return user, err
}

// proveEmail notes that an address is a user's, and gives them what was theirs under it. The address must still be
// free, and the account the one that was read.
func (s *Service) proveEmail(ctx context.Context, tx *db.Tx, before *User, email string) (*User, error) {
	if err := refuseTaken(ctx, tx, before.ID, email, ""); err != nil {
		return nil, err
	}
	user, err := setVerifiedEmail(ctx, tx, before, email, s.now())
	if errors.Is(err, ErrNotFound) {
		return nil, ErrLink
	}
	if err != nil {
		return nil, taken(err)
	}
	if err := replaceKeys(ctx, tx, user); err != nil {
		return nil, err
	}
	return user, s.verified(ctx, tx, user)
}
