// Package payment takes money for what was bought and gives it back, through a provider: the sandbox (package sandbox,
// in the same binary) or Stripe (package stripe). It promises that a key is charged at most once however often it is
// asked, and that a charge which was cancelled can never go through later. It never sees a card number, knows nothing
// of orders, and writes no order: the flow that asks keeps its own attempt and settles it with the [Result].
package payment

import (
	"context"
	"errors"

	"rangrue/internal/kit/money"
)

// State is where a charge stands at the provider.
type State string

const (
	Unknown   State = ""          // the provider has no trace of it: no money moved
	Succeeded State = "succeeded" // the money was taken
	Declined  State = "declined"  // the bank or the provider said no; see Result.Code
	Cancelled State = "cancelled" // given up; no money moved and none will
	Waiting   State = "waiting"   // the buyer must still do something, or the bank is not done
)

// Final tells that nothing more will happen to the charge.
func (s State) Final() bool { return s == Succeeded || s == Declined || s == Cancelled }

// LeastCharge is the smallest amount that providers take from a card in Canadian dollars.
const LeastCharge = money.Cents(50)

// Charge asks for money. The same Key always means the same charge.
type Charge struct {
	Key        string // idempotency key: the id of our attempt
	IntentID   string // the provider's id, when it is already known
	Amount     money.Cents
	Token      string // of a card just typed, or the id of a saved card
	CustomerID string // the buyer at the provider; a saved card must be theirs. Empty for a guest
	Reference  string // of the order, for the provider's own pages
	KeepCard   bool   // the card just typed may be saved by its token once the charge went through

	// Noted is called with the provider's id before any money moves, so that a crash leaves a trace to follow. A
	// failure of it stops the charge. Nil when the caller does not need it.
	Noted func(ctx context.Context, intentID string) error
}

// Result is what became of a charge.
type Result struct {
	State        State
	IntentID     string
	Card         Card
	Code         string // why it was declined; see [Refusal]
	ClientSecret string // of a [Waiting] charge: what the browser needs to let the buyer finish
}

// Card is a card as it may be shown and kept: never its number.
type Card struct {
	ID          string
	Brand       string // visa, mastercard, amex…
	Last4       string
	ExpMonth    int
	ExpYear     int
	Fingerprint string // the same for two saved cards of the same number; the number cannot be read from it
}

// Refund gives back a part of a charge, or all of it.
type Refund struct {
	Key      string // idempotency key
	IntentID string
	Amount   money.Cents
}

// Customer is whom the provider keeps saved cards for.
type Customer struct {
	UserID string
	Email  string
	Name   string
}

// ErrRefused marks a failure that asking again cannot repair: the provider understood and said no.
var ErrRefused = errors.New("payment: refused for good")

// Provider moves the money. An error means that the outcome is not known: the caller asks again with [Provider.Lookup].
type Provider interface {
	// Name is how attempts remember who was asked.
	Name() string
	// Charge takes the money now. Asked again with the same key it answers the same.
	Charge(ctx context.Context, c Charge) (Result, error)
	// Lookup tells what became of a charge, by its key and, if known, its IntentID. It never moves money.
	Lookup(ctx context.Context, c Charge) (Result, error)
	// Cancel ends a charge that has not gone through, for good. It answers the charge's final state, which is
	// Succeeded when the money moved first.
	Cancel(ctx context.Context, c Charge) (Result, error)
	// Refund gives money back and answers the provider's id of it, or an [ErrRefused].
	Refund(ctx context.Context, r Refund) (id string, err error)
	Vault
	Arbiter
	Books
}

// Vault keeps cards for customers to use again.
type Vault interface {
	CreateCustomer(ctx context.Context, c Customer) (customerID string, err error)
	// SaveCard turns the token of a card just typed into a saved card. A token that paid is used up, unless its charge
	// was made with KeepCard. It refuses with a [Refusal].
	SaveCard(ctx context.Context, customerID, token string) (Card, error)
	// Cards lists the customer's cards, the oldest first.
	Cards(ctx context.Context, customerID string) ([]Card, error)
	// UpdateCard notes a new expiry date; another's card, or none, is [ErrCardNotFound].
	UpdateCard(ctx context.Context, customerID, cardID string, expMonth, expYear int) error
	// DeleteCard forgets a card of the customer; another's, or none, is [ErrCardNotFound].
	DeleteCard(ctx context.Context, customerID, cardID string) error
	// DeleteCustomer forgets someone and their cards; one who is not known is forgotten already.
	DeleteCustomer(ctx context.Context, customerID string) error
}

// Payee is a seller whose account at the provider is to be opened.
type Payee struct {
	Key   string // idempotency key: the id of the shop
	Name  string
	Email string // where the provider writes; may be empty
}

// Transfer sends money of the platform to a seller's account at the provider.
type Transfer struct {
	Key         string // idempotency key: the id of our payout
	Account     string // the seller's, at the provider
	Amount      money.Cents
	Description string
}
