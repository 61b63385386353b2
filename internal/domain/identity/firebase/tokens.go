package firebase

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/identity"
	"rangrue/internal/kit/problem"
)

// errAway is our answer while the service does not answer.
var errAway = problem.New(problem.Unavailable, "identity_unavailable", problem.Say(
	"Le service de connexion ne répond pas. Réessayez dans quelques instants.",
	"The sign-in service does not answer. Please try again in a few moments."))

// Routes registers the calls that renew and end the sessions of browsers. The service has no call to sign out: the
// cookie is removed, and that is all.
func (p *Provider) Routes(api huma.API) {
	identity.RouteTokens(api, identity.TokenCalls{Renew: p.Renew, Life: identity.IdleLife, Secure: p.Secure})
}

// Renew exchanges a refresh token of the service for new tokens, in the wire shape that ours has too.
func (p *Provider) Renew(ctx context.Context, refreshToken string) (*identity.TokenAnswer, error) {
	if refreshToken == "" {
		return nil, identity.ErrRefreshToken
	}
	form := url.Values{"grant_type": {"refresh_token"}, "refresh_token": {refreshToken}}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, p.Endpoints.TokenURL(p.APIKey),
		strings.NewReader(form.Encode()))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	answer, err := p.HTTP.Do(request)
	if err != nil {
		var failed *url.Error // its address bears the key
		if errors.As(err, &failed) {
			err = failed.Err
		}
		return nil, errAway.Because(err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return nil, refusedToken(readFailure(answer))
	}
	tokens := &identity.TokenAnswer{}
	if err := json.NewDecoder(answer.Body).Decode(tokens); err != nil {
		return nil, fmt.Errorf("firebase: %w", err)
	}
	return tokens, nil
}

// refusedToken is a refusal of the service in the terms of ours: a session that is over, a token that never was one, or
// a service that cannot answer now.
func refusedToken(err error) error {
	switch {
	case refusedWith(err, "TOKEN_EXPIRED", "USER_DISABLED", "USER_NOT_FOUND"):
		return fmt.Errorf("%w: %w", identity.ErrTokenExpired, err)
	case refusedWith(err, "INVALID_REFRESH_TOKEN", "MISSING_REFRESH_TOKEN"):
		return fmt.Errorf("%w: %w", identity.ErrRefreshToken, err)
	}
	return errAway.Because(err)
}
