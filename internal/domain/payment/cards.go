package payment

import (
	"context"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/problem"
)

// MaxCards bounds how many cards one person keeps: a list of a hundred is someone trying stolen ones.
const MaxCards = 20

// Refusals of saved cards, with the sentences of section 8.
var (
	// ErrDefaultCard keeps the default card where it is, even alone: the specification lets another take its place
	// first.
	ErrDefaultCard = problem.New(problem.Refused, "default_card", problem.Say(
		"Vous devez ajouter une nouvelle carte par défaut avant de pouvoir supprimer cette carte.",
		"You must add a new default card before you can delete this one."))
	ErrTooManyCards = problem.New(problem.Refused, "too_many_cards", problem.Say(
		"Vous avez atteint le nombre maximal de cartes. Supprimez-en une pour en ajouter une autre.",
		"You have reached the greatest number of cards. Delete one to add another."))
	// the specification's own words
	textExpiry = problem.Say("La date d'expiration de votre carte est incorrect.",
		"Your card’s expiry date is incorrect.")
)

// CheckExpiry refuses a month that is none, is past, or is further away than any card's.
func CheckExpiry(path string, month, year int, now time.Time) *problem.Field {
	if month < 1 || month > 12 || year > now.Year()+50 || expired(month, year, now) {
		return check.Fail(path, "invalid_expiry", textExpiry)
	}
	return nil
}

// expired tells that the last day of the month is over.
func expired(month, year int, now time.Time) bool {
	return !now.Before(time.Date(year, time.Month(month)+1, 1, 0, 0, 0, 0, now.Location()))
}

// SavedCard is a card of a user, as they may see it.
type SavedCard struct {
	Card
	IsDefault bool
	IsExpired bool
}

// Cards are the cards users keep for their next orders. They live at the provider; here stays which one is the default.
type Cards struct {
	*Service
	accounts *account.Service
}

// NewCards makes the service.
func NewCards(s *Service, accounts *account.Service) *Cards {
	return &Cards{Service: s, accounts: accounts}
}

// List gives a user's cards, the default one first. The default is the one chosen last, else the first one saved.
func (c *Cards) List(ctx context.Context, userID string) ([]SavedCard, error) {
	customerID, err := c.CustomerOf(ctx, userID)
	if err != nil || customerID == "" {
		return nil, err
	}
	kept, err := c.Cards(ctx, customerID)
	if err != nil {
		return nil, err
	}
	chosen, err := defaultCard(ctx, c.db, userID, c.Name())
	if err != nil {
		return nil, fmt.Errorf("payment: default card: %w", err)
	}
	return arrange(kept, chosen, c.now()), nil
}

// arrange puts the default card first and keeps the others in their order. A chosen card that is gone, deleted at the
// provider's own pages, leaves its place to the oldest.
func arrange(kept []Card, chosen string, now time.Time) []SavedCard {
	first := 0
	for n, card := range kept {
		if card.ID == chosen {
			first = n
		}
	}
	var cards []SavedCard
	for n, card := range kept {
		saved := SavedCard{Card: card, IsDefault: n == first, IsExpired: expired(card.ExpMonth, card.ExpYear, now)}
		if saved.IsDefault {
			cards = append([]SavedCard{saved}, cards...)
		} else {
			cards = append(cards, saved)
		}
	}
	return cards
}

// Find reads one card of a user; another's is not found.
func (c *Cards) Find(ctx context.Context, userID, id string) (SavedCard, error) {
	cards, err := c.List(ctx, userID)
	if err != nil {
		return SavedCard{}, err
	}
	for _, card := range cards {
		if card.ID == id {
			return card, nil
		}
	}
	return SavedCard{}, ErrCardNotFound
}

// Save keeps a card just typed, by its token. A user's first one is the default. A card that is saved already is not
// saved twice: it takes the date that was typed.
func (c *Cards) Save(ctx context.Context, userID, token string) (SavedCard, error) {
	if err := check.All(check.Required("cardToken", token)); err != nil {
		return SavedCard{}, err
	}
	user, err := c.accounts.ByID(ctx, userID)
	if err != nil {
		return SavedCard{}, err
	}
	others, err := c.List(ctx, userID)
	if err != nil {
		return SavedCard{}, err
	}
	if len(others) >= MaxCards {
		return SavedCard{}, ErrTooManyCards
	}
	customerID, err := c.EnsureCustomer(ctx, Customer{UserID: user.ID, Email: user.Email,
		Name: user.FirstName + " " + user.LastName})
	if err != nil {
		return SavedCard{}, err
	}
	card, err := c.SaveCard(ctx, customerID, token)
	if err != nil {
		return SavedCard{}, err
	}
	if card, err = c.keepOnce(ctx, customerID, card); err != nil {
		return SavedCard{}, err
	}
	if len(others) == 0 {
		err := c.db.Tx(ctx, func(tx *db.Tx) error { return setFirstDefaultCard(ctx, tx, userID, c.Name(), card.ID) })
		if err != nil {
			return SavedCard{}, err
		}
	}
	return c.Find(ctx, userID, card.ID)
}

// keepOnce returns the card to use from now on for one just saved. When an older card has the same number, that one
// takes the new date, and the card just saved is deleted.
func (c *Cards) keepOnce(ctx context.Context, customerID string, saved Card) (Card, error) {
	kept, err := c.Cards(ctx, customerID)
	if err != nil {
		return Card{}, err
	}
	isSame := func(other Card) bool { return other.Fingerprint != "" && other.Fingerprint == saved.Fingerprint }
	oldest := slices.IndexFunc(kept, isSame)
	if oldest < 0 || kept[oldest].ID == saved.ID {
		return saved, nil
	}
	if err := c.DeleteCard(ctx, customerID, saved.ID); err != nil {
		return Card{}, err
	}
	return kept[oldest], c.UpdateCard(ctx, customerID, kept[oldest].ID, saved.ExpMonth, saved.ExpYear)
}

// SetDefault makes a card of the user the one proposed first.
func (c *Cards) SetDefault(ctx context.Context, userID, id string) error {
	if _, err := c.Find(ctx, userID, id); err != nil {
		return err
	}
	return c.db.Tx(ctx, func(tx *db.Tx) error { return setDefaultCard(ctx, tx, userID, c.Name(), id) })
}

// SetExpiry notes the new date of a card that was renewed under the same number.
func (c *Cards) SetExpiry(ctx context.Context, userID, id string, month, year int) error {
	if year >= 0 && year < 100 {
		year += 2000
	}
	if err := check.All(CheckExpiry("expiry", month, year, c.now())); err != nil {
		return err
	}
	customerID, err := c.customer(ctx, userID)
	if err != nil {
		return err
	}
	return c.UpdateCard(ctx, customerID, id, month, year)
}

// Delete forgets a card of the user; the default one stays until another is the default.
func (c *Cards) Delete(ctx context.Context, userID, id string) error {
	card, err := c.Find(ctx, userID, id)
	if err != nil {
		return err
	}
	if card.IsDefault {
		return ErrDefaultCard
	}
	customerID, err := c.customer(ctx, userID)
	if err != nil {
		return err
	}
	return c.DeleteCard(ctx, customerID, id)
}

// customer is the user at the provider; one who never saved a card has none to find.
func (c *Cards) customer(ctx context.Context, userID string) (string, error) {
	id, err := c.CustomerOf(ctx, userID)
	if err == nil && id == "" {
		return "", ErrCardNotFound
	}
	return id, err
}

// Export gives a user what is kept of their cards.
func (c *Cards) Export(ctx context.Context, userID string) (any, error) {
	cards, err := c.List(ctx, userID)
	return wireCards(cards), err
}

const forgetCustomerKind = "payment.forget_customer"

// forgotten is someone the provider must forget.
type forgotten struct {
	Provider   string `json:"provider"`
	CustomerID string `json:"customerId"`
}

// Forget lets go of the cards of an account that is being closed. The provider is asked once the account is gone: it
// may take its time.
func (c *Cards) Forget(ctx context.Context, tx *db.Tx, userID string) error {
	customers, err := customersOf(ctx, tx, userID)
	if err != nil {
		return fmt.Errorf("payment: forget: %w", err)
	}
	for _, f := range customers {
		if err := jobs.Enqueue(ctx, tx, forgetCustomerKind, f); err != nil {
			return err
		}
	}
	return deleteCustomers(ctx, tx, userID)
}

// Register names the job that follows [Cards.Forget].
func (c *Cards) Register(q *jobs.Queue) {
	jobs.Register(q, forgetCustomerKind, func(ctx context.Context, f forgotten) error {
		if f.Provider != c.Name() {
			return jobs.Permanent(fmt.Errorf("payment: the customer is one of %s, which is not configured", f.Provider))
		}
		return c.DeleteCustomer(ctx, f.CustomerID)
	})
}
