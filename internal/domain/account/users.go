package account

import (
	"context"
	"strings"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// Limits of section 5 of the specification.
const (
	MaxName     = 200
	MinPassword = 6
	MaxPassword = 42
)

// Refusals, with the sentences of section 8.
var (
	ErrNotFound    = problem.Missing("user_not_found")
	ErrEmailExists = problem.New(problem.Refused, "email_already_exists", problem.Say(
		"Cette adresse courriel existe déjà. Veuillez saisir une adresse unique.",
		"This email address already exists. Please enter a unique address."))
	ErrPhoneExists = problem.New(problem.Refused, "phone_already_exists", problem.Say(
		"Ce numéro de téléphone existe déjà. Veuillez saisir un numéro unique.",
		"This phone number already exists. Please enter a unique number."))
)

// Initials are the first letters of the first and last names.
func (u *User) Initials() string {
	initials := ""
	for _, name := range []string{u.FirstName, u.LastName} {
		for _, r := range name {
			initials += strings.ToUpper(string(r))
			break
		}
	}
	return initials
}

// NormaliseEmail is how an e-mail is stored and searched: trimmed, lower case.
func NormaliseEmail(typed string) string { return strings.ToLower(strings.TrimSpace(typed)) }

// Create opens an account. It refuses with [ErrEmailExists] or [ErrPhoneExists] what another account uses.
func (s *Service) Create(ctx context.Context, n NewUser) (*User, error) {
	n, err := s.Prepare(n)
	if err != nil {
		return nil, err
	}
	var user *User
	err = s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		user, err = s.CreateIn(ctx, tx, n)
		return err
	})
	return user, err
}

// Prepare checks a new user and hashes the password: the slow part, to be done before a transaction begins.
func (s *Service) Prepare(n NewUser) (NewUser, error) {
	n = s.tidy(n)
	if err := check.All(n.rules()...); err != nil {
		return n, err
	}
	if n.Password != "" {
		n.PasswordHash, n.Password = HashPassword(n.Password), ""
	}
	return n, nil
}

// tidy writes a new user as it is kept, and fills in what was left out.
func (s *Service) tidy(n NewUser) NewUser {
	n.FirstName, n.LastName = strings.TrimSpace(n.FirstName), strings.TrimSpace(n.LastName)
	n.Email = NormaliseEmail(n.Email)
	if n.ID == "" {
		n.ID = db.NewID()
	}
	if n.AuthProviderID == "" {
		n.AuthProviderID = n.ID
	}
	if n.Locale == "" {
		n.Locale = "fr"
	}
	if n.CreatedAt.IsZero() {
		n.CreatedAt = s.now()
	}
	return n
}

func (n NewUser) rules() []*problem.Field {
	return append(nameRules(n.FirstName, n.LastName),
		check.Required("email", n.Email), check.Email("email", n.Email),
		check.Phone("phone", n.Phone),
		check.Length("password", n.Password, MinPassword, MaxPassword))
}

func nameRules(firstName, lastName string) []*problem.Field {
	return []*problem.Field{
		check.Required("firstName", firstName), check.Length("firstName", firstName, 1, MaxName),
		check.Required("lastName", lastName), check.Length("lastName", lastName, 1, MaxName),
	}
}

// CreateIn opens a prepared account inside the caller's transaction.
func (s *Service) CreateIn(ctx context.Context, tx *db.Tx, n NewUser) (*User, error) {
	user := &User{
		ID: n.ID, FirstName: n.FirstName, LastName: n.LastName, Email: n.Email, Phone: n.Phone,
		AuthProviderID: n.AuthProviderID,
		Locale:         n.Locale, EmailVerifiedAt: n.EmailVerifiedAt, CreatedAt: n.CreatedAt, UpdatedAt: n.CreatedAt,
		PasswordChangedAt: n.CreatedAt,
	}
	if err := refuseTaken(ctx, tx, "", user.Email, user.Phone); err != nil {
		return nil, err
	}
	if err := insertUser(ctx, tx, user, n.PasswordHash); err != nil {
		return nil, taken(err)
	}
	return user, nil
}

// taken gives words to the unique indexes, which have the last say when two people race for one address.
func taken(err error) error {
	switch {
	case db.IsUnique(err, "users.email"):
		return ErrEmailExists
	case db.IsUnique(err, "users.phone"):
		return ErrPhoneExists
	}
	return err
}
