package account

import (
	"context"
	"errors"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
)

// Registration is what someone gives to become a customer.
type Registration struct {
	FirstName, LastName, Email, Phone, Password string
	Newsletter                                  bool
	PhoneOptional                               bool

	// With belongs to the new account and is done in the same transaction, or not at all. It is not called for an
	// account that waits for its code.
	With func(ctx context.Context, tx *db.Tx, u *User) error
}

// SignUp opens an account and sends a letter to prove its e-mail. Where accounts are verified first it opens none yet:
// the user is nil, and a code is on its way (see [Service.ConfirmCode]). It refuses with [ErrEmailExists] and
// [ErrPhoneExists].
func (s *Service) SignUp(ctx context.Context, r Registration) (*User, error) {
	n := s.tidy(NewUser{FirstName: r.FirstName, LastName: r.LastName, Email: r.Email, Phone: r.Phone,
		Password: r.Password})
	rules := append(n.rules(), check.Required("password", n.Password))
	if !r.PhoneOptional {
		rules = append(rules, check.Required("phone", n.Phone))
	}
	if err := check.All(rules...); err != nil {
		return nil, err
	}
	if err := refuseTaken(ctx, s.db, "", n.Email, n.Phone); err != nil { // before anything slow
		return nil, err
	}
	if s.Verification {
		return nil, s.wait(ctx, n, r.Newsletter)
	}
	return s.keepAndOpen(ctx, n, r)
}

// OpenInvited opens the account of someone who was invited by a letter: having it proves that the e-mail is theirs.
func (s *Service) OpenInvited(ctx context.Context, email, firstName, lastName, password string) error {
	n := s.tidy(NewUser{FirstName: firstName, LastName: lastName, Email: email, Password: password,
		EmailVerifiedAt: s.now()})
	if err := check.All(append(n.rules(), check.Required("password", n.Password))...); err != nil {
		return err
	}
	if err := refuseTaken(ctx, s.db, "", n.Email, n.Phone); err != nil {
		return err
	}
	_, err := s.keepAndOpen(ctx, n, Registration{})
	return err
}

// keepAndOpen keeps the password and writes the account, or neither.
func (s *Service) keepAndOpen(ctx context.Context, n NewUser, r Registration) (*User, error) {
	n, err := s.keep(ctx, n)
	if err != nil {
		return nil, err
	}
	var user *User
	err = s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		user, err = s.open(ctx, tx, n, r)
		return err
	})
	if err != nil && s.IdentityService != nil {
		err = errors.Join(err, s.IdentityService.Delete(context.WithoutCancel(ctx), n.AuthProviderID))
	}
	return user, err
}

// keep puts the password where passwords are kept: hashed here, or at the outside service.
func (s *Service) keep(ctx context.Context, n NewUser) (NewUser, error) {
	var err error
	if s.IdentityService == nil {
		n.PasswordHash = HashPassword(n.Password)
	} else {
		n.AuthProviderID, err = s.IdentityService.Create(ctx, n.ID, n.Email, n.Password)
	}
	n.Password = ""
	return n, err
}

// open writes the account with all that belongs to it.
func (s *Service) open(ctx context.Context, tx *db.Tx, n NewUser, r Registration) (*User, error) {
	user, err := s.CreateIn(ctx, tx, n)
	if err != nil {
		return nil, err
	}
	if r.Newsletter && s.Subscribe != nil {
		if err := s.Subscribe(ctx, tx, user.Email); err != nil {
			return nil, err
		}
	}
	if r.With != nil {
		if err := r.With(ctx, tx, user); err != nil {
			return nil, err
		}
	}
	if !user.EmailVerifiedAt.IsZero() {
		return user, s.verified(ctx, tx, user)
	}
	token, err := s.newLink(ctx, tx, link{user.ID, verifyEmail, user.Email})
	if err != nil {
		return nil, err
	}
	return user, s.send(ctx, tx, user.Email, s.welcome(user, token))
}

func (s *Service) verified(ctx context.Context, tx *db.Tx, u *User) error {
	if s.Verified == nil {
		return nil
	}
	return s.Verified(ctx, tx, u)
}
