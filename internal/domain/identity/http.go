package identity

import (
	"context"
	"encoding/base64"
	"errors"
	"net/http"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/web"
)

// The addresses that the browser calls.
const (
	SignInPath  = "/identity/accounts:signInWithPassword"
	TokenPath   = "/identity/token"
	SignOutPath = "/identity/sign-out"
)

const maxBody = 8 << 10

// Routes registers the calls, in the wire shape of the identity service that the specification knows: so the same pages
// work with that one.
func (s *Service) Routes(api huma.API) {
	tag, small := web.Tag("Identity"), web.MaxBody(maxBody)
	web.Post(api, SignInPath, "Exchange an e-mail and a password for tokens", s.postSignIn, tag, small,
		web.Describe("Refusals are 400 with `error.message` INVALID_LOGIN_CREDENTIALS or "+
			"TOO_MANY_ATTEMPTS_TRY_LATER, with `Retry-After`. The refresh token is set as a cookie too, which scripts "+
			"cannot read; another names the browser, for which guesses made elsewhere do not matter."))
	RouteTokens(api, TokenCalls{Renew: s.renewed, SignOut: s.SignOut, Life: IdleLife, Secure: s.Secure})
	web.Get(api, "/identity/keys", "The keys that ID tokens are signed with (JWK set)", s.getKeys, tag,
		web.Public(5*time.Minute))
}

type signInInput struct {
	Device string `cookie:"device" doc:"Given by an earlier sign-in"`
	Body   struct {
		_                 struct{} `additionalProperties:"true"`
		Email             string   `json:"email,omitempty" maxLength:"320"`
		Password          string   `json:"password,omitempty" maxLength:"1000"`
		ReturnSecureToken bool     `json:"returnSecureToken,omitempty" doc:"Always true"`
	}
}

// SignInAnswer is either the tokens or the refusal.
type SignInAnswer struct {
	Kind         string   `json:"kind,omitempty" example:"identitytoolkit#VerifyPasswordResponse"`
	LocalID      string   `json:"localId,omitempty"`
	Email        string   `json:"email,omitempty"`
	IDToken      string   `json:"idToken,omitempty"`
	RefreshToken string   `json:"refreshToken,omitempty"`
	ExpiresIn    string   `json:"expiresIn,omitempty" doc:"Seconds, as text"`
	Registered   bool     `json:"registered,omitempty"`
	Error        *Failure `json:"error,omitempty" doc:"With status 400"`
}

type signInOutput struct {
	Status     int
	RetryAfter string        `header:"Retry-After" doc:"Seconds, with TOO_MANY_ATTEMPTS_TRY_LATER"`
	SetCookie  []http.Cookie `header:"Set-Cookie"`
	Body       SignInAnswer
}

func (s *Service) postSignIn(ctx context.Context, in *signInInput) (*signInOutput, error) {
	t, err := s.SignIn(ctx, in.Body.Email, in.Body.Password, in.Device)
	if said := refusal(err); said != nil {
		return &signInOutput{Status: said.Code, RetryAfter: retryAfter(err), Body: SignInAnswer{Error: said}}, nil
	}
	if err != nil {
		return nil, err
	}
	cookies := []http.Cookie{keptCookie(refreshCookie, t.RefreshToken, IdleLife, s.Secure),
		keptCookie(deviceCookie, t.Device, knownLife, s.Secure)}
	return &signInOutput{Status: http.StatusOK, SetCookie: cookies, Body: SignInAnswer{
		Kind: "identitytoolkit#VerifyPasswordResponse", LocalID: t.User.AuthProviderID, Email: t.User.Email,
		IDToken: t.IDToken, RefreshToken: t.RefreshToken, ExpiresIn: lifeSeconds, Registered: true,
	}}, nil
}

// retryAfter is the header of a refusal that a wait would lift.
func retryAfter(err error) string {
	var early *attempts.TooSoon
	if !errors.As(err, &early) {
		return ""
	}
	return strconv.Itoa(early.Seconds())
}

var lifeSeconds = strconv.Itoa(int(TokenLife.Seconds()))

func (s *Service) renewed(ctx context.Context, refreshToken string) (*TokenAnswer, error) {
	t, err := s.Renew(ctx, refreshToken)
	if err != nil {
		return nil, err
	}
	return &TokenAnswer{
		UserID: t.User.AuthProviderID, IDToken: t.IDToken, AccessToken: t.IDToken, RefreshToken: t.RefreshToken,
		ExpiresIn: lifeSeconds, TokenType: "Bearer", ProjectID: s.Audience,
	}, nil
}

// JWK is a public key (RFC 8037).
type JWK struct {
	Type  string `json:"kty" example:"OKP"`
	Curve string `json:"crv" example:"Ed25519"`
	ID    string `json:"kid"`
	Alg   string `json:"alg" example:"EdDSA"`
	Use   string `json:"use" example:"sig"`
	X     string `json:"x"`
}

type keysOutput struct {
	Body struct {
		Keys []JWK `json:"keys" nullable:"false"`
	}
}

func (s *Service) getKeys(context.Context, *struct{}) (*keysOutput, error) {
	out := &keysOutput{}
	out.Body.Keys = []JWK{}
	for _, k := range s.keys.Load().list {
		out.Body.Keys = append(out.Body.Keys, JWK{
			Type: "OKP", Curve: "Ed25519", ID: k.id, Alg: "EdDSA", Use: "sig",
			X: base64.RawURLEncoding.EncodeToString(k.public),
		})
	}
	return out, nil
}
