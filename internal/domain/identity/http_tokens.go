package identity

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// TokenCalls is what renews and ends the sessions of an identity service: ours, or another by its adapter.
type TokenCalls struct {
	// Renew exchanges a refresh token for new tokens; it refuses with [ErrRefreshToken] or [ErrTokenExpired].
	Renew func(ctx context.Context, refreshToken string) (*TokenAnswer, error)
	// SignOut ends the session of a refresh token. Nil: the service has no such call.
	SignOut func(ctx context.Context, refreshToken string) error
	Life    time.Duration // how long the cookie is kept after a renewal
	Secure  bool          // the cookie is for https alone
}

// RouteTokens registers the calls that renew and end sessions. A browser's refresh token stays in a cookie that scripts
// cannot read; a caller that keeps its own sends it, and gets the next one in the answer.
func RouteTokens(api huma.API, calls TokenCalls) {
	tag, small := web.Tag("Identity"), web.MaxBody(maxBody)
	web.Post(api, TokenPath, "Exchange a refresh token for new tokens", calls.postToken, tag, small,
		web.Describe("Form-encoded `grant_type=refresh_token` and `refresh_token`, which is spent by it. Without "+
			"`refresh_token` the cookie's is taken, and the next one is set as a cookie alone. Refusals are 400 with "+
			"`error.message` INVALID_REFRESH_TOKEN or TOKEN_EXPIRED, and remove the cookie."))
	web.Post(api, SignOutPath, "End a session", calls.postSignOut, tag, small,
		web.Describe("Of the refresh token given, else of the cookie's. The cookie is removed."))
}

// Failure is a refusal as the identity service words it.
type Failure struct {
	Code    int             `json:"code"`
	Message string          `json:"message" example:"INVALID_LOGIN_CREDENTIALS"`
	Errors  []FailureDetail `json:"errors" nullable:"false"`
}

// FailureDetail says the same again, as that service does.
type FailureDetail struct {
	Message string `json:"message"`
	Reason  string `json:"reason"`
	Domain  string `json:"domain"`
}

// refusal gives an error that has a code its wire form; nil for any other, which is our fault.
func refusal(err error) *Failure {
	for _, known := range []error{ErrCredentials, ErrTooMany, ErrRefreshToken, ErrTokenExpired, ErrDisabled, errGrant} {
		if errors.Is(err, known) {
			detail := FailureDetail{Message: known.Error(), Reason: "invalid", Domain: "global"}
			return &Failure{Code: http.StatusBadRequest, Message: known.Error(), Errors: []FailureDetail{detail}}
		}
	}
	return nil
}

var errGrant = errors.New("INVALID_GRANT_TYPE")

// TokenAnswer is either the tokens or the refusal.
type TokenAnswer struct {
	UserID       string   `json:"user_id,omitempty"`
	IDToken      string   `json:"id_token,omitempty"`
	AccessToken  string   `json:"access_token,omitempty" doc:"The ID token again"`
	RefreshToken string   `json:"refresh_token,omitempty" doc:"Absent when the cookie was renewed"`
	ExpiresIn    string   `json:"expires_in,omitempty" doc:"Seconds, as text"`
	TokenType    string   `json:"token_type,omitempty"`
	ProjectID    string   `json:"project_id,omitempty"`
	Error        *Failure `json:"error,omitempty" doc:"With status 400"`
}

type tokenInput struct {
	Cookie  string `cookie:"refresh_token"`
	RawBody []byte `contentType:"application/x-www-form-urlencoded"`
}

type tokenOutput struct {
	Status    int
	SetCookie []http.Cookie `header:"Set-Cookie"`
	Body      TokenAnswer
}

func (c TokenCalls) postToken(ctx context.Context, in *tokenInput) (*tokenOutput, error) {
	form, err := url.ParseQuery(string(in.RawBody))
	if err != nil || form.Get("grant_type") != "refresh_token" {
		return c.refused(errGrant), nil
	}
	given := form.Get("refresh_token")
	token := given
	if token == "" {
		token = in.Cookie
	}
	answer, err := c.Renew(ctx, token)
	if refusal(err) != nil {
		return c.refused(err), nil
	}
	if err != nil {
		return nil, err
	}
	out := &tokenOutput{Status: http.StatusOK, SetCookie: c.cookie(answer.RefreshToken, c.Life), Body: *answer}
	if given == "" { // a script that can make this call must not learn what the cookie hides
		out.Body.RefreshToken = ""
	}
	return out, nil
}

// refused answers a refusal; a cookie that cannot be renewed is worth nothing.
func (c TokenCalls) refused(err error) *tokenOutput {
	said := refusal(err)
	return &tokenOutput{Status: said.Code, SetCookie: c.cookie("", 0), Body: TokenAnswer{Error: said}}
}

func (c TokenCalls) cookie(token string, life time.Duration) []http.Cookie {
	return []http.Cookie{keptCookie(refreshCookie, token, life, c.Secure)}
}

type signOutInput struct {
	Cookie string `cookie:"refresh_token"`
	Body   struct {
		RefreshToken string `json:"refreshToken,omitempty" maxLength:"4000"`
	}
}

type signOutOutput struct {
	SetCookie []http.Cookie `header:"Set-Cookie"`
	Body      struct {
		Status string `json:"status" enum:"success"`
	}
}

func (c TokenCalls) postSignOut(ctx context.Context, in *signOutInput) (*signOutOutput, error) {
	token := in.Body.RefreshToken
	if token == "" {
		token = in.Cookie
	}
	if c.SignOut != nil {
		if err := c.SignOut(ctx, token); err != nil {
			return nil, err
		}
	}
	out := &signOutOutput{SetCookie: c.cookie("", 0)}
	out.Body.Status = "success"
	return out, nil
}
