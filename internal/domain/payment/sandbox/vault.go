package sandbox

import (
	"context"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
)

// verified is the state of the charge of nothing that checks a card.
const verified payment.State = "verified"

// CreateCustomer implements [payment.Vault]. The sandbox stores no customer: an id is all it needs.
func (s *Sandbox) CreateCustomer(context.Context, payment.Customer) (string, error) {
	return newID("cus"), nil
}

// SaveCard implements [payment.Vault].
func (s *Sandbox) SaveCard(ctx context.Context, customerID, text string) (payment.Card, error) {
	read, ok := s.readToken(text)
	if !ok {
		return payment.Card{}, payment.Refusal(payment.CodeToken)
	}
	if read.behaviour == "expired_card" || read.behaviour == "incorrect_cvc" { // a bank refuses these without a charge
		return payment.Card{}, payment.Refusal(string(read.behaviour))
	}
	read.ID, read.Fingerprint = named("card", read.tokenID), read.fingerprint()
	// Banks check a card with a charge of nothing. Here that charge also uses the token up.
	check := payment.Result{State: verified, IntentID: named("ch", read.tokenID), Card: read.Card}
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := insertCharge(ctx, tx, payment.Charge{Key: read.ID}, check, s.Now()); err != nil {
			return err
		}
		return insertCard(ctx, tx, customerID, read, s.Now())
	})
	if alreadyUsed(err) { // perhaps by a charge whose buyer keeps the card
		err = s.db.Tx(ctx, func(tx *db.Tx) error {
			if err := takeKeptCard(ctx, tx, check.IntentID); err != nil {
				return err
			}
			return insertCard(ctx, tx, customerID, read, s.Now())
		})
	}
	return read.Card, err
}

// Cards implements [payment.Vault], oldest first.
func (s *Sandbox) Cards(ctx context.Context, customerID string) ([]payment.Card, error) {
	return cardsOf(ctx, s.db, customerID)
}

// DeleteCard implements [payment.Vault].
func (s *Sandbox) DeleteCard(ctx context.Context, customerID, cardID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error { return deleteCard(ctx, tx, customerID, cardID) })
}

// UpdateCard implements [payment.Vault].
func (s *Sandbox) UpdateCard(ctx context.Context, customerID, cardID string, expMonth, expYear int) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error { return updateExpiry(ctx, tx, customerID, cardID, expMonth, expYear) })
}

// DeleteCustomer implements [payment.Vault]: the cards are all that is stored of a customer.
func (s *Sandbox) DeleteCustomer(ctx context.Context, customerID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error { return deleteCards(ctx, tx, customerID) })
}
