package order

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"errors"
	"fmt"

	"rangrue/internal/kit/db"
)

// Find loads an order with everything in it, as far as the scope reaches. Give it a transaction to read inside one.
func (s *Service) Find(ctx context.Context, r db.Reader, scope Scope, id string) (*Order, error) {
	return find(ctx, r, scope, "id", id)
}

// ByReference loads the order a visitor names. It is not a proof of ownership: show [PublicDetail] alone.
func (s *Service) ByReference(ctx context.Context, r db.Reader, typed string) (*Order, error) {
	reference, ok := ParseReference(typed)
	if !ok {
		return nil, ErrNotFound
	}
	return find(ctx, r, Whole(), "reference", reference)
}

// ByReferenceAndEmail loads the order of a guest who knows both. Every failure has the same error, and comparing takes
// as long wherever the addresses differ.
func (s *Service) ByReferenceAndEmail(ctx context.Context, r db.Reader, typed, email string) (*Order, error) {
	o, err := s.ByReference(ctx, r, typed)
	if err != nil {
		return nil, err
	}
	stored, given := sha256.Sum256([]byte(emailKey(o.Contact.Email))), sha256.Sum256([]byte(emailKey(email)))
	if subtle.ConstantTimeCompare(stored[:], given[:]) == 0 {
		return nil, ErrNotFound
	}
	return o, nil
}

// ByKey loads the order placed with an idempotency key.
func (s *Service) ByKey(ctx context.Context, r db.Reader, key string) (*Order, error) {
	return find(ctx, r, Whole(), "idempotency_key", key)
}

// LiveOfCart loads the order a cart is being, or was, bought with; one that failed or was cancelled does not count.
func (s *Service) LiveOfCart(ctx context.Context, r db.Reader, cartID string) (*Order, error) {
	return find(ctx, r, Whole(), "live_cart_id", cartID)
}

// IDOfCart is the id of the order a cart was bought with, empty without one. It opens no more of the order than
// [PublicDetail].
func (s *Service) IDOfCart(ctx context.Context, cartID string) (string, error) {
	o, err := s.LiveOfCart(ctx, s.db, cartID)
	if errors.Is(err, ErrNotFound) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	return o.ID, nil
}

// Charging tells whether the order that was made of a cart still waits for its payment.
func (s *Service) Charging(ctx context.Context, cartID string) (bool, error) {
	pending, err := countPending(ctx, s.db, cartID)
	return pending > 0, err
}

// AttachGuestOrders gives a user the orders that were placed without an account under an e-mail. Call it only once the
// e-mail is proved to be theirs; orders that belong to someone are never moved.
func (s *Service) AttachGuestOrders(ctx context.Context, tx *db.Tx, email, userID string) (attached int64, err error) {
	if attached, err = attachByEmail(ctx, tx, emailKey(email), userID); err != nil {
		return 0, fmt.Errorf("attach guest orders: %w", err)
	}
	return attached, nil
}

// AttachOrder gives a user the one guest order that they opened their account with.
func (s *Service) AttachOrder(ctx context.Context, tx *db.Tx, orderID, userID string) error {
	if err := attachByID(ctx, tx, orderID, userID); err != nil {
		return fmt.Errorf("attach an order: %w", err)
	}
	return nil
}

// LatestOfUser loads the order a user placed last; [ErrNotFound] when they placed none.
func (s *Service) LatestOfUser(ctx context.Context, r db.Reader, userID string) (*Order, error) {
	ids, err := orderIDsOfUser(ctx, r, userID)
	if err != nil {
		return nil, fmt.Errorf("latest order of a user: %w", err)
	}
	if len(ids) == 0 {
		return nil, ErrNotFound
	}
	return s.Find(ctx, r, OfUser(userID), ids[len(ids)-1])
}

// Export is every order of a user as they see it, for the copy of their data.
func (s *Service) Export(ctx context.Context, userID string) (any, error) {
	ids, err := orderIDsOfUser(ctx, s.db, userID)
	if err != nil {
		return nil, fmt.Errorf("orders of a user: %w", err)
	}
	return s.views(ctx, OfUser(userID), ids)
}

// views are orders as their buyer sees them, for a copy of data.
func (s *Service) views(ctx context.Context, scope Scope, ids []string) ([]View, error) {
	views := []View{}
	for _, id := range ids {
		o, err := s.Find(ctx, s.db, scope, id)
		if err != nil {
			return nil, err
		}
		refunds, err := refundsOf(ctx, s.db, id)
		if err != nil {
			return nil, err
		}
		attempt, err := attemptOf(ctx, s.db, id)
		if err != nil {
			return nil, err
		}
		noAddress := func(CreditNote) string { return "" } // a copy of data leads nowhere
		views = append(views, s.WholeView(o, o.WireRefunds(refunds, attempt, noAddress)))
	}
	return views, nil
}
