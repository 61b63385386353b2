package order

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"

	"rangrue/internal/kit/web"
)

// Door decides who may see an order whole: its owner, or whoever holds the signed link that only its buyer was sent.
type Door struct {
	Key     []byte                                             // signs links; every node needs the same
	Visitor func(ctx context.Context) (userID string, ok bool) // who is signed in; nil: nobody ever is
}

// Token opens one order and no other. It never expires: an invoice must still be there years later, and it is sent to
// the same mailbox that the order's own details are.
func (d Door) Token(orderID string) string {
	return base64.RawURLEncoding.EncodeToString(d.signature(orderID))
}

// Scope is what the visitor reaches of an order: all of it with its token, theirs when signed in, else nothing.
func (d Door) Scope(ctx context.Context, orderID, token string) Scope {
	if d.Opens(orderID, token) {
		return Whole()
	}
	if d.Visitor != nil {
		if userID, ok := d.Visitor(ctx); ok && userID != "" {
			return OfUser(userID)
		}
	}
	return Scope{}
}

// Enter is [Door.Scope] for calls that tell strangers nothing: whoever brings neither a token nor an identity is asked
// to sign in, or to sign in again.
func (d Door) Enter(ctx context.Context, orderID, token string) (Scope, error) {
	if d.Opens(orderID, token) {
		return Whole(), nil
	}
	userID, err := web.SignedIn(ctx)
	if errors.Is(err, web.ErrSignInRequired) && token != "" {
		return Scope{}, ErrNotFound // not the token of this order
	}
	return OfUser(userID), err
}

// Opens tells whether a token is that of the order.
func (d Door) Opens(orderID, token string) bool {
	given, err := base64.RawURLEncoding.DecodeString(token)
	return err == nil && len(d.Key) > 0 && hmac.Equal(given, d.signature(orderID))
}

func (d Door) signature(orderID string) []byte {
	mac := hmac.New(sha256.New, d.Key)
	mac.Write([]byte("order link\x00" + orderID))
	return mac.Sum(nil)[:20]
}
