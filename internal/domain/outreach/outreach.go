// Package outreach keeps the conversation with visitors going: who reads the newsletter, and what people write in the
// feedback widget and the contact form. It sends the welcome and campaigns to readers, each once; it forwards messages
// and keeps them as threads that operators answer. It keeps no entry to a giveaway: it hands those on.
package outreach

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/captcha"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/sign"
)

// Service answers for subscriptions and messages.
type Service struct {
	db *db.DB
	Options
}

// Options is what the service needs from the rest of the program.
type Options struct {
	Brand    mail.Brand       // who writes the welcome
	Inbox    string           // where messages are forwarded
	TokenKey sign.Key         // signs the links to confirm and to unsubscribe; the same on every node and for years
	Now      func() time.Time //
	Captcha  *captcha.Checker // nil: forms are guarded by limits and a trap alone

	// DoubleOptIn asks a subscriber to confirm by a link before they are written to.
	DoubleOptIn bool
	// Enter hands an entry to the giveaway on, in the transaction of the subscription. Nil: there is none to enter.
	Enter func(ctx context.Context, tx *db.Tx, email string) error

	// Assignees lists the operators to whom a thread can be given.
	Assignees func(ctx context.Context) ([]Assignee, error)
	// EmailOf is the address of an operator, who is sent a campaign first.
	EmailOf func(ctx context.Context, userID string) (string, error)
	// FindLink finds an order by its reference and a person by their e-mail, for what a thread is about; either may be
	// empty.
	FindLink func(ctx context.Context, reference, email string) (Link, error)

	// Visitor tells who is signed in. Nil, or false: a guest.
	Visitor func(ctx context.Context) (Visitor, bool)
}

// Visitor is a signed-in customer, as far as a message needs to know.
type Visitor struct{ UserID, Name, Email string }

// New makes the service, or says what is missing to run it.
func New(d *db.DB, o Options) (*Service, error) {
	if err := o.TokenKey.Check(); err != nil {
		return nil, fmt.Errorf("outreach: links of letters: %w", err)
	}
	switch {
	case o.Inbox == "":
		return nil, errors.New("outreach: feedback has no address to go to")
	case o.Now == nil:
		o.Now = time.Now
	}
	if o.Visitor == nil {
		o.Visitor = func(context.Context) (Visitor, bool) { return Visitor{}, false }
	}
	return &Service{db: d, Options: o}, nil
}
