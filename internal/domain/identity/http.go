package identity

import (
	"context"
	"encoding/base64"
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"

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
		web.Describe("Refusals are 400 with `error.message` INVALID_LOGIN_CREDENTIALS or TOO_MANY_ATTEMPTS_TRY_LATER."))
	web.Post(api, TokenPath, "Exchange a refresh token for new tokens", s.postToken, tag, small,
		web.Describe("Form-encoded `grant_type=refresh_token` and `refresh_token`, which is spent by it. Refusals "+
			"are 400 with `error.message` INVALID_REFRESH_TOKEN or TOKEN_EXPIRED."))
	web.Post(api, SignOutPath, "End a session", s.postSignOut, tag, small)
	web.Get(api, "/identity/keys", "The keys that ID tokens are signed with (JWK set)", s.getKeys, tag,
		web.Public(5*time.Minute))
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
	for _, known := range []error{ErrCredentials, ErrTooMany, ErrRefreshToken, ErrTokenExpired, errGrant} {
		if errors.Is(err, known) {
			detail := FailureDetail{Message: known.Error(), Reason: "invalid", Domain: "global"}
			return &Failure{Code: http.StatusBadRequest, Message: known.Error(), Errors: []FailureDetail{detail}}
		}
	}
	return nil
}

var errGrant = errors.New("INVALID_GRANT_TYPE")

type signInInput struct {
	Body struct {
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
	Status int
	Body   SignInAnswer
}

func (s *Service) postSignIn(ctx context.Context, in *signInInput) (*signInOutput, error) {
	t, err := s.SignIn(ctx, in.Body.Email, in.Body.Password)
	if said := refusal(err); said != nil {
		return &signInOutput{Status: said.Code, Body: SignInAnswer{Error: said}}, nil
	}
	if err != nil {
		return nil, err
	}
	return &signInOutput{Status: http.StatusOK, Body: SignInAnswer{
		Kind: "identitytoolkit#VerifyPasswordResponse", LocalID: t.User.AuthProviderID, Email: t.User.Email,
		IDToken: t.IDToken, RefreshToken: t.RefreshToken, ExpiresIn: lifeSeconds, Registered: true,
	}}, nil
}

var lifeSeconds = strconv.Itoa(int(TokenLife.Seconds()))

type tokenInput struct {
	RawBody []byte `contentType:"application/x-www-form-urlencoded"`
}

// TokenAnswer is either the tokens or the refusal.
type TokenAnswer struct {
	UserID       string   `json:"user_id,omitempty"`
	IDToken      string   `json:"id_token,omitempty"`
	AccessToken  string   `json:"access_token,omitempty" doc:"The ID token again"`
	RefreshToken string   `json:"refresh_token,omitempty"`
	ExpiresIn    string   `json:"expires_in,omitempty" doc:"Seconds, as text"`
	TokenType    string   `json:"token_type,omitempty"`
	ProjectID    string   `json:"project_id,omitempty"`
	Error        *Failure `json:"error,omitempty" doc:"With status 400"`
}

type tokenOutput struct {
	Status int
	Body   TokenAnswer
}

func (s *Service) postToken(ctx context.Context, in *tokenInput) (*tokenOutput, error) {
	t, err := s.renewForm(ctx, in.RawBody)
	if said := refusal(err); said != nil {
		return &tokenOutput{Status: said.Code, Body: TokenAnswer{Error: said}}, nil
	}
	if err != nil {
		return nil, err
	}
	return &tokenOutput{Status: http.StatusOK, Body: TokenAnswer{
		UserID: t.User.AuthProviderID, IDToken: t.IDToken, AccessToken: t.IDToken, RefreshToken: t.RefreshToken,
		ExpiresIn: lifeSeconds, TokenType: "Bearer", ProjectID: s.Audience,
	}}, nil
}

func (s *Service) renewForm(ctx context.Context, body []byte) (*Tokens, error) {
	form, err := url.ParseQuery(string(body))
	if err != nil || form.Get("grant_type") != "refresh_token" {
		return nil, errGrant
	}
	return s.Renew(ctx, form.Get("refresh_token"))
}

func (s *Service) postSignOut(ctx context.Context, in *struct {
	Body struct {
		RefreshToken string `json:"refreshToken" maxLength:"400"`
	}
}) (*struct {
	Body struct {
		Status string `json:"status" enum:"success"`
	}
}, error) {
	out := &struct {
		Body struct {
			Status string `json:"status" enum:"success"`
		}
	}{}
	out.Body.Status = "success"
	return out, s.SignOut(ctx, in.Body.RefreshToken)
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
