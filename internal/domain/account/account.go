// Package account knows the people: their names, how to reach them, where to send their parcels, and whether a
// password is theirs. It opens accounts, edits them, proves that an e-mail is someone's, and forgets people who ask for
// it. It gives no session and no token, and knows nothing of what people buy or sell: other packages add their part
// through [Options].
package account

import (
	"context"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// Service answers for users and their addresses.
type Service struct {
	db  *db.DB
	now func() time.Time
	Options
}

// New makes the service. Set its Options before anyone registers.
func New(d *db.DB, now func() time.Time) *Service { return &Service{db: d, now: now} }

// Options is what the service needs from the rest of the program. Functions that are nil are not called.
type Options struct {
	Brand           mail.Brand      // who writes the letters
	CodeKey         []byte          // keys the hashes of verification codes; the same on every node
	Verification    bool            // an account is opened only once the code sent by e-mail is typed
	IdentityService IdentityService // keeps passwords elsewhere; nil: they are kept here

	// EndSessions closes every session of a user whose password changed or whose account is gone.
	EndSessions func(ctx context.Context, tx *db.Tx, u *User) error
	// Subscribe adds a new customer who asked for it to the newsletter.
	Subscribe func(ctx context.Context, tx *db.Tx, email string) error
	// Verified is called when an e-mail is proved to be a user's: it gives them the guest orders made under it.
	Verified func(ctx context.Context, tx *db.Tx, u *User) error

	Export []Part                                                // what else is kept about a user
	Forget []func(ctx context.Context, tx *db.Tx, u *User) error // each forgets a part of it, or refuses
}

// Part is what another package keeps about a user, for the copy they may ask for.
type Part struct {
	Name string
	Read func(ctx context.Context, userID string) (any, error)
}

// IdentityService keeps the passwords of accounts in another service, under ids of its own.
type IdentityService interface {
	// Create opens an account there, preferably under the user's own id, and returns its id. It refuses a taken e-mail
	// with [ErrEmailExists].
	Create(ctx context.Context, userID, email, password string) (providerID string, err error)
	// Check tells whether a password opens the account of an e-mail.
	Check(ctx context.Context, email, password string) (bool, error)
	SetPassword(ctx context.Context, providerID, password string) error
	SetEmail(ctx context.Context, providerID, email string) error
	// Delete forgets the account; one that is gone already is no error.
	Delete(ctx context.Context, providerID string) error
}

// User is a person with an account. The password's hash never leaves the package but through [Service.CheckPassword].
type User struct {
	ID              string
	FirstName       string
	LastName        string
	Email           string // trimmed and lower case
	Phone           string // ten digits, or empty
	AuthProviderID  string // id at the identity provider; our own provider gives the user's id
	Locale          string
	EmailVerifiedAt time.Time // zero until verified
	CreatedAt       time.Time
	UpdatedAt       time.Time
	DeletedAt       time.Time // zero while the account lives
	SuspendedAt     time.Time // zero unless operators keep the person out
	SuspendedReason string    // as the letter gives it

	PasswordChangedAt time.Time // sessions opened before are closed
}

// NewUser asks for an account. Give Password (checked and hashed here) or PasswordHash (made by [HashPassword]), or
// neither when another identity provider keeps it.
type NewUser struct {
	ID              string // empty: made here
	FirstName       string
	LastName        string
	Email           string
	Phone           string
	Password        string
	PasswordHash    string
	AuthProviderID  string // empty: the user's id
	Locale          string // empty: fr
	EmailVerifiedAt time.Time
	CreatedAt       time.Time // zero: now
}

// Address is where a customer has parcels sent or bills made out. One address of a customer is the default.
type Address struct {
	ID         string `json:"id"`
	Name       string `json:"name" doc:"First and last name joined by a space"`
	FirstName  string `json:"firstName"`
	LastName   string `json:"lastName"`
	Address    string `json:"address"`
	Address2   string `json:"address2,omitempty"`
	City       string `json:"city"`
	Province   string `json:"province"`
	PostalCode string `json:"postalCode"`
	Country    string `json:"country"`
	IsDefault  bool   `json:"isDefault"`
}
