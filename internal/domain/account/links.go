package account

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// purpose is what a link sent by e-mail is for.
type purpose string

const (
	verifyEmail   purpose = "verify_email"
	changeEmail   purpose = "change_email"
	resetPassword purpose = "reset_password"
)

// lives is how long a link works: a proof of address may wait for a while, a way in may not.
var lives = map[purpose]time.Duration{verifyEmail: 7 * 24 * time.Hour, changeEmail: 24 * time.Hour,
	resetPassword: time.Hour}

// Of one purpose a user is sent one link a minute and five an hour at most.
const (
	linkPause    = time.Minute
	linksPerHour = 5
)

// Refusals of links.
var (
	ErrLink = problem.New(problem.Refused, "invalid_link", problem.Say(
		"Ce lien est erroné, a déjà servi ou n’est plus valide.",
		"This link is wrong, was already used or is no longer valid."))
	errLinkSoon = problem.New(problem.TooMany, "too_many_requests", problem.Say(
		"Un courriel vient de vous être envoyé. Attendez un peu avant d’en demander un autre.",
		"An e-mail was just sent to you. Wait a little before asking for another."))
)

// link is one that was sent and not used yet.
type link struct {
	userID  string
	purpose purpose
	email   string // the address it was sent to
}

// soon refuses another letter, and says after how long it may be asked for.
func soon(wait time.Duration) error {
	e := *errLinkSoon
	e.RetryAfter = int(wait.Seconds())
	return &e
}

func hashToken(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hex.EncodeToString(sum[:])
}

// newLink makes the token of a link, 256 random bits, and keeps its hash. It refuses with [errLinkSoon] when the user
// was sent enough of them.
func (s *Service) newLink(ctx context.Context, tx *db.Tx, l link) (token string, err error) {
	now := s.now()
	hour, last, err := countLinks(ctx, tx, l, now)
	if err != nil {
		return "", err
	}
	if hour >= linksPerHour {
		return "", soon(time.Hour)
	}
	if last.Valid && now.UnixMilli()-last.Int64 < linkPause.Milliseconds() {
		return "", soon(linkPause)
	}
	var random [32]byte
	rand.Read(random[:])
	token = base64.RawURLEncoding.EncodeToString(random[:])
	return token, insertLink(ctx, tx, token, l, now)
}
