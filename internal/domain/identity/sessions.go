package identity

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"database/sql"
	"encoding/base64"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// Refusals, in the codes of the identity service that the specification knows.
var (
	ErrCredentials  = errors.New("INVALID_LOGIN_CREDENTIALS")
	ErrTooMany      = errors.New("TOO_MANY_ATTEMPTS_TRY_LATER")
	ErrRefreshToken = errors.New("INVALID_REFRESH_TOKEN")
	ErrTokenExpired = errors.New("TOKEN_EXPIRED")
	ErrDisabled     = errors.New("USER_DISABLED") // the account is suspended
)

// Tokens are what a sign-in and a renewal give.
type Tokens struct {
	User         *account.User
	IDToken      string
	RefreshToken string
	Device       string // of a sign-in: the cookie that makes the browser known to the account
}

// session is a row of the table.
type session struct {
	id         string
	userID     string
	salt       string
	generation int64
	opened     time.Time
	renewed    time.Time
	ended      bool
}

// SignIn exchanges an e-mail and a password for the tokens of a new session. The device is what the browser was given
// at an earlier sign-in, or empty. It costs one Argon2id and two small transactions, whether or not the e-mail is
// known.
func (s *Service) SignIn(ctx context.Context, email, password, device string) (*Tokens, error) {
	email = account.NormaliseEmail(email)
	counts, err := s.begin(ctx, email, s.sourceOf(ctx, device))
	if err != nil {
		return nil, err
	}
	user, ok, err := s.Accounts.CheckPassword(ctx, email, password)
	if err != nil {
		return nil, fmt.Errorf("identity: check the password: %w", err)
	}
	if !ok {
		return nil, ErrCredentials
	}
	if user.Suspended() {
		return nil, ErrDisabled
	}
	if s.deviceOf(device) == "" {
		device = s.newDevice()
	}
	open := s.newSession(user.ID)
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if unchanged, err := s.Accounts.LockPassword(ctx, tx, user); err != nil || !unchanged {
			return cmp.Or(err, ErrCredentials)
		}
		if err := s.succeeded(ctx, tx, email, s.sourceOf(ctx, device), counts); err != nil {
			return err
		}
		return insertSession(ctx, tx, open)
	})
	if err != nil {
		return nil, fmt.Errorf("identity: open a session: %w", err)
	}
	tokens, err := s.tokens(user, open)
	if err == nil {
		tokens.Device = device
	}
	return tokens, err
}

func (s *Service) newSession(userID string) *session {
	var salt [32]byte
	rand.Read(salt[:])
	now := s.Now()
	return &session{
		id: db.NewID(), userID: userID, salt: base64.RawStdEncoding.EncodeToString(salt[:]), generation: 1, opened: now,
		renewed: now,
	}
}

func (s *Service) tokens(u *account.User, of *session) (*Tokens, error) {
	id, err := s.issue(u, of.id, of.opened)
	if err != nil {
		return nil, err
	}
	return &Tokens{User: u, IDToken: id, RefreshToken: s.refreshToken(of, of.generation)}, nil
}

// refreshToken is the token of one generation of a session: its id, the generation, and 256 bits that only the salt in
// the database and the key outside of it give together. No token is kept, yet any that was ever given is recognised.
func (s *Service) refreshToken(of *session, generation int64) string {
	head := of.id + "." + strconv.FormatInt(generation, 10)
	mac := hmac.New(sha256.New, s.TokenKey)
	mac.Write([]byte(head + "." + of.salt))
	return head + "." + base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// Renew exchanges the refresh token of a session for the next one. A token that was renewed already gets the same
// answer again for [Grace]; after that it must have been stolen, from its owner or by them, and the session ends.
func (s *Service) Renew(ctx context.Context, refreshToken string) (*Tokens, error) {
	of, generation, err := s.recognise(ctx, refreshToken)
	if err != nil {
		return nil, err
	}
	if generation == of.generation {
		if of, err = s.advance(ctx, of); err != nil {
			return nil, err
		}
	}
	switch {
	case of.ended:
		return nil, ErrTokenExpired
	case generation != of.generation-1 || s.Now().Sub(of.renewed) > Grace:
		return nil, s.stolen(ctx, of)
	}
	user, err := s.Accounts.ByID(ctx, of.userID)
	if errors.Is(err, account.ErrNotFound) || err == nil && user.Suspended() {
		return nil, ErrTokenExpired
	}
	if err != nil {
		return nil, fmt.Errorf("identity: renew: %w", err)
	}
	return s.tokens(user, of)
}

// recognise finds the session of a refresh token that we gave, of whatever generation, and refuses any other.
func (s *Service) recognise(ctx context.Context, refreshToken string) (*session, int64, error) {
	id, rest, _ := strings.Cut(refreshToken, ".")
	number, _, _ := strings.Cut(rest, ".")
	generation, err := strconv.ParseInt(number, 10, 64)
	if err != nil || id == "" {
		return nil, 0, ErrRefreshToken
	}
	of, err := readSession(ctx, s.db, id)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, 0, ErrRefreshToken
	}
	if err != nil {
		return nil, 0, fmt.Errorf("identity: read a session: %w", err)
	}
	if !hmac.Equal([]byte(s.refreshToken(of, generation)), []byte(refreshToken)) || generation < 1 ||
		generation > of.generation {
		return nil, 0, ErrRefreshToken
	}
	if of.ended || s.Now().Sub(of.renewed) > IdleLife {
		return nil, 0, ErrTokenExpired
	}
	return of, generation, nil
}

// advance gives a session its next generation. Of two who race one does, and both read what it became.
func (s *Service) advance(ctx context.Context, of *session) (next *session, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		err := renewSession(ctx, tx, of, s.Now())
		if err != nil {
			return err
		}
		next, err = readSession(ctx, tx, of.id)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("identity: renew: %w", err)
	}
	return next, nil
}

// stolen ends a session whose spent token came back, ID tokens and all.
func (s *Service) stolen(ctx context.Context, of *session) error {
	s.Log.WarnContext(ctx, "identity: a spent refresh token came back; its session is ended", "session", of.id)
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := endSession(ctx, tx, of.id, s.Now()); err != nil {
			return err
		}
		return changes.Note(ctx, tx, SessionsEnded, of.userID)
	})
	if err != nil {
		return fmt.Errorf("identity: end a session: %w", err)
	}
	s.ended.add(s.Now(), []string{of.id})
	return ErrTokenExpired
}

// SignOut ends the session of a refresh token. One that is over already is no error: the visitor has what they want.
func (s *Service) SignOut(ctx context.Context, refreshToken string) error {
	of, _, err := s.recognise(ctx, refreshToken)
	if errors.Is(err, ErrRefreshToken) || errors.Is(err, ErrTokenExpired) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := s.db.Tx(ctx, func(tx *db.Tx) error { return endSession(ctx, tx, of.id, s.Now()) }); err != nil {
		return fmt.Errorf("identity: sign out: %w", err)
	}
	s.ended.add(s.Now(), []string{of.id})
	return nil
}
