package identity

import (
	"context"
	"errors"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"rangrue/internal/domain/account"
)

// claims are what an ID token says, in the words of the identity service that the specification knows.
type claims struct {
	jwt.RegisteredClaims
	UserID        string           `json:"user_id"`
	Email         string           `json:"email"`
	EmailVerified bool             `json:"email_verified"`
	AuthTime      *jwt.NumericDate `json:"auth_time"`
	Session       string           `json:"sid"`
}

var (
	errNoKey = errors.New("identity: no key to sign with")
	errEnded = errors.New("identity: the session was ended")
)

// issue signs an ID token for a session.
func (s *Service) issue(u *account.User, sessionID string, opened time.Time) (string, error) {
	now := s.Now()
	k := s.keys.Load().signer(now)
	if k == nil {
		return "", errNoKey
	}
	token := jwt.NewWithClaims(jwt.SigningMethodEdDSA, claims{
		RegisteredClaims: jwt.RegisteredClaims{
			Issuer: s.Issuer, Audience: jwt.ClaimStrings{s.Audience}, Subject: u.ID,
			IssuedAt: jwt.NewNumericDate(now), ExpiresAt: jwt.NewNumericDate(now.Add(TokenLife)),
		},
		UserID: u.ID, Email: u.Email, EmailVerified: !u.EmailVerifiedAt.IsZero(), AuthTime: jwt.NewNumericDate(opened),
		Session: sessionID,
	})
	token.Header["kid"] = k.id
	return token.SignedString(k.private)
}

// Verify tells whose an ID token is. It reads no database: keys and ended sessions are in memory. Only a token of a key
// that this node does not know has them read again, now and then.
func (s *Service) Verify(ctx context.Context, token string) (userID string, err error) {
	known, ok := s.seen.Get(token)
	if !ok {
		if known, err = s.parse(ctx, token); err != nil {
			return "", err
		}
		s.seen.Put(token, known)
	}
	if !s.Now().Before(known.expires) {
		return "", jwt.ErrTokenExpired
	}
	if s.ended.has(known.session) {
		return "", errEnded
	}
	return known.userID, nil
}

func (s *Service) parse(ctx context.Context, token string) (verifiedToken, error) {
	var c claims
	_, err := s.parser().ParseWithClaims(token, &c, func(t *jwt.Token) (any, error) {
		id, _ := t.Header["kid"].(string)
		return s.publicKey(ctx, id)
	})
	if err != nil {
		return verifiedToken{}, err
	}
	if c.Subject == "" || c.Session == "" {
		return verifiedToken{}, jwt.ErrTokenInvalidClaims
	}
	return verifiedToken{userID: c.Subject, session: c.Session, expires: c.ExpiresAt.Time}, nil
}

func (s *Service) parser() *jwt.Parser {
	return jwt.NewParser(jwt.WithValidMethods([]string{jwt.SigningMethodEdDSA.Alg()}), jwt.WithAudience(s.Audience),
		jwt.WithIssuer(s.Issuer),
		jwt.WithExpirationRequired(), jwt.WithTimeFunc(s.Now), jwt.WithStrictDecoding())
}

// publicKey finds a key by id. An unknown one may have been made by another node a moment ago.
func (s *Service) publicKey(ctx context.Context, id string) (any, error) {
	ring := s.keys.Load()
	if k := ring.find(id); k != nil {
		return k.public, nil
	}
	if s.Now().Sub(ring.read) > askAgain {
		if err := s.LoadKeys(context.WithoutCancel(ctx)); err != nil {
			return nil, err
		}
		if k := s.keys.Load().find(id); k != nil {
			return k.public, nil
		}
	}
	return nil, jwt.ErrTokenUnverifiable
}

// verifiedToken is what a token with a good signature says.
type verifiedToken struct {
	userID, session string
	expires         time.Time
}

// verifiedSize bounds each half of the cache of tokens whose signature was checked: a browser sends the same one for a
// quarter of an hour.
const verifiedSize = 8192
