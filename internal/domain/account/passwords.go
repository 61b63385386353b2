package account

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// ErrWrongPassword refuses a change that needs the current password.
var ErrWrongPassword = problem.New(problem.Refused, "wrong_password", problem.Say(
	"Votre mot de passe actuel est incorrect.", "Your current password is incorrect."))

// CheckPassword finds the user of an e-mail and tells whether the password is theirs. Unknown e-mails take the same
// time as wrong passwords. A hash made at an older cost is made anew.
func (s *Service) CheckPassword(ctx context.Context, email, password string) (user *User, ok bool, err error) {
	user, hash, err := userByEmail(ctx, s.db, NormaliseEmail(email))
	if err != nil {
		return nil, false, err
	}
	if !VerifyPassword(hash, password) {
		return user, false, nil
	}
	if NeedsRehash(hash) {
		fresh := HashPassword(password)
		err = s.db.Tx(ctx, func(tx *db.Tx) error { return storeHash(ctx, tx, user.ID, fresh, time.Time{}) })
	}
	return user, true, err
}

// SetPassword gives a user a new password and closes the sessions opened before.
func (s *Service) SetPassword(ctx context.Context, userID, password string) error {
	user, err := s.ByID(ctx, userID)
	if err != nil {
		return err
	}
	return s.setPassword(ctx, user, password, nil)
}

// ChangePassword is [Service.SetPassword] for someone who says their present password first.
func (s *Service) ChangePassword(ctx context.Context, userID, current, next string) error {
	if err := check.All(check.Required("currentPassword", current), check.Required("password", next),
		passwordLength(next)); err != nil {
		return err
	}
	user, err := s.confirm(ctx, userID, current)
	if err != nil {
		return err
	}
	return s.setPassword(ctx, user, next, func(tx *db.Tx) error { return s.tellPasswordChanged(ctx, tx, user) })
}

// setPassword keeps a new password, ends the sessions and does what else belongs to the change.
func (s *Service) setPassword(ctx context.Context, user *User, password string, also func(tx *db.Tx) error) error {
	if err := check.All(check.Required("password", password), passwordLength(password)); err != nil {
		return err
	}
	hash := ""
	if s.IdentityService == nil {
		hash = HashPassword(password)
	} else if err := s.IdentityService.SetPassword(ctx, user.AuthProviderID, password); err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := storeHash(ctx, tx, user.ID, hash, s.now()); err != nil {
			return err
		}
		if also != nil {
			if err := also(tx); err != nil {
				return err
			}
		}
		return s.endSessions(ctx, tx, user)
	})
}

func (s *Service) endSessions(ctx context.Context, tx *db.Tx, user *User) error {
	if s.EndSessions == nil {
		return nil
	}
	return s.EndSessions(ctx, tx, user)
}

// confirm lets a signed-in user pass who knows their password.
func (s *Service) confirm(ctx context.Context, userID, password string) (*User, error) {
	user, err := s.ByID(ctx, userID)
	if err != nil {
		return nil, err
	}
	var ok bool
	if s.IdentityService != nil {
		ok, err = s.IdentityService.Check(ctx, user.Email, password)
	} else {
		_, ok, err = s.CheckPassword(ctx, user.Email, password)
	}
	if err == nil && !ok {
		err = ErrWrongPassword
	}
	return user, err
}

// Confirm lets a signed-in user pass who knows their password; wrong ones are told at the field of that name.
func (s *Service) Confirm(ctx context.Context, userID, password string) (*User, error) {
	return s.confirm(ctx, userID, password)
}

// WarnOfGuessing tells the owner of an e-mail, if it has an account, that someone is guessing its password. The id is
// the letter's, so that one warning is one letter however often it is asked for.
func (s *Service) WarnOfGuessing(ctx context.Context, email, letterID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		user, _, err := userByEmail(ctx, tx, email)
		if err != nil || user == nil {
			return err
		}
		return s.send(ctx, tx, user.Email, s.guessingLetter(user, letterID))
	})
}

func passwordLength(password string) *problem.Field {
	return check.Length("password", password, MinPassword, MaxPassword)
}

// PasswordChangedAt is when a user's password last changed, or when the account was deleted: sessions opened before are
// closed.
func (s *Service) PasswordChangedAt(ctx context.Context, userID string) (time.Time, error) {
	at, err := readPasswordChange(ctx, s.db, userID)
	if errors.Is(err, sql.ErrNoRows) {
		return time.Time{}, ErrNotFound
	}
	return time.UnixMilli(at), err
}
