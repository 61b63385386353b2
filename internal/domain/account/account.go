// Package account knows the people: their names, how to reach them, where to send their parcels, and whether a
// password is theirs. It gives no session and no token, and knows nothing of what people buy or sell.
package account

import (
	"time"

	"rangrue/internal/kit/db"
)

// Service answers for users and their addresses.
type Service struct {
	db  *db.DB
	now func() time.Time
}

// New makes the service.
func New(d *db.DB, now func() time.Time) *Service { return &Service{db: d, now: now} }

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
