package web

import (
	"context"
	"errors"
	"net/http"
	"strings"

	"rangrue/internal/kit/problem"
)

// Refusals of calls that need to know who is asking.
var (
	ErrSignInRequired = problem.New(problem.Unauthorized, "sign_in_required", problem.Say(
		"Connectez-vous pour continuer.", "Sign in to continue."))
	ErrSessionOver = problem.New(problem.Unauthorized, "session_over", problem.Say(
		"Votre session est terminée. Connectez-vous de nouveau.", "Your session is over. Please sign in again."))
	ErrNotYours = problem.New(problem.Forbidden, "not_yours", problem.Say(
		"Ce compte n’est pas le vôtre.", "This account is not yours."))
)

// identity is what the bearer token of a request said: a user, or why it was not believed.
type identity struct {
	userID string
	err    error
}

type identityKey struct{}

// Identify finds once per request who makes it, from its bearer token. verify must not read the database. A token that
// verify refuses does not stop the request: public calls answer everyone, the others refuse by [SignedIn] and [Self].
func Identify(
	next http.Handler, verify func(ctx context.Context, token string) (userID string, err error),
) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		scheme, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
		if token = strings.TrimSpace(token); token == "" || !strings.EqualFold(scheme, "Bearer") {
			next.ServeHTTP(w, r)
			return
		}
		userID, err := verify(r.Context(), token)
		next.ServeHTTP(w, r.WithContext(withIdentity(r.Context(), identity{userID, err})))
	})
}

// AsUser is a context in which userID is signed in, for tests and for work done on someone's behalf.
func AsUser(ctx context.Context, userID string) context.Context {
	return withIdentity(ctx, identity{userID: userID})
}

func withIdentity(ctx context.Context, who identity) context.Context {
	return context.WithValue(ctx, identityKey{}, who)
}

// Visitor is who is signed in; false for a guest and for a token that is not believed.
func Visitor(ctx context.Context) (userID string, ok bool) {
	userID, err := SignedIn(ctx)
	return userID, err == nil
}

// SignedIn is who is signed in, or a 401 that says whether to sign in or to sign in again.
func SignedIn(ctx context.Context) (userID string, err error) {
	who, _ := ctx.Value(identityKey{}).(identity)
	switch {
	case who.err != nil:
		var refusal *problem.Error
		if errors.As(who.err, &refusal) {
			return "", refusal
		}
		return "", ErrSessionOver.Because(who.err)
	case who.userID == "":
		return "", ErrSignInRequired
	}
	return who.userID, nil
}

// Self lets only the very user of the path through: 401 for a guest, 403 for someone else.
func Self(ctx context.Context, userID string) error {
	visitor, err := SignedIn(ctx)
	if err != nil {
		return err
	}
	if visitor != userID {
		return ErrNotYours
	}
	return nil
}
