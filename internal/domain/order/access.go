package order

import (
	"context"
	"errors"

	"rangrue/internal/kit/sign"
	"rangrue/internal/kit/web"
)

// Access decides who may see a whole order: its owner, or a visitor who has the signed link that only its buyer was
// sent.
type Access struct {
	Key     sign.Key                                           // signs links; every node needs the same
	Visitor func(ctx context.Context) (userID string, ok bool) // who is signed in; nil: nobody ever is
}

// linkPurpose is what the link of an order may do.
const linkPurpose = "order link"

// Token gives access to one order and no other. It never expires: an invoice must still be there years later, and it is
// sent to the same mailbox that the order's own details are.
func (a Access) Token(orderID string) string {
	return a.Key.Signature(linkPurpose, orderID)
}

// Scope is what the visitor reaches of an order: all of it with its token, theirs when signed in, else nothing.
func (a Access) Scope(ctx context.Context, orderID, token string) Scope {
	if a.Key.Valid(linkPurpose, orderID, token) {
		return Whole()
	}
	if a.Visitor != nil {
		if userID, ok := a.Visitor(ctx); ok && userID != "" {
			return OfUser(userID)
		}
	}
	return Scope{}
}

// Require is [Access.Scope] for calls that answer nothing to strangers: without a token and a session it returns the
// error that asks the visitor to sign in, and with another order's token [ErrNotFound].
func (a Access) Require(ctx context.Context, orderID, token string) (Scope, error) {
	if a.Key.Valid(linkPurpose, orderID, token) {
		return Whole(), nil
	}
	userID, err := web.SignedIn(ctx)
	if errors.Is(err, web.ErrSignInRequired) && token != "" {
		return Scope{}, ErrNotFound
	}
	return OfUser(userID), err
}
