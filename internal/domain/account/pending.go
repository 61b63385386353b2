package account

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"strings"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// Limits of verification codes. A code alone names its account on the wire, so it is long enough never to be guessed:
// ten signs of 26, about 47 bits.
const (
	CodeLife     = 30 * time.Minute
	codePause    = time.Minute
	codesPerHour = 5
	codeSigns    = 10
	pendingLife  = 7 * 24 * time.Hour // then the request is forgotten

	// Signs that are not taken for one another, as those of order references.
	codeAlphabet = "2346789ACDEFGHJKMNPQRTVWXY"
)

// Refusals of codes, with the sentences of section 8.
var (
	ErrCode = problem.New(problem.Refused, "invalid_verification_code", problem.Say(
		"Ce code de vérification est erroné ou n'est plus valide. Vous pouvez au besoin demander l'envoi d'un "+
			"nouveau code.",
		"This verification code is wrong or no longer valid. You may ask for a new code."))
	ErrNotPending = problem.New(problem.Refused, "email_not_found", problem.Say(
		"Cette adresse courriel n'est pas enregistrée dans notre base de données. Veuillez réessayer.",
		"This email address is not in our database. Please try again."))
)

// newCode draws a code as it is written in the letter: 7KQ4M-2XDRT.
func newCode() string {
	signs := make([]byte, 0, codeSigns)
	for len(signs) < codeSigns {
		var draw [16]byte
		rand.Read(draw[:])
		for _, b := range draw {
			// beyond, some signs would come up more often
			if int(b) < 256-256%len(codeAlphabet) && len(signs) < codeSigns {
				signs = append(signs, codeAlphabet[int(b)%len(codeAlphabet)])
			}
		}
	}
	return string(signs[:5]) + "-" + string(signs[5:])
}

// hashCode is how a code is kept, however its owner types it.
func (s *Service) hashCode(typed string) string {
	signs := strings.Map(func(r rune) rune {
		if strings.ContainsRune(codeAlphabet, r) {
			return r
		}
		return -1
	}, strings.ToUpper(typed))
	mac := hmac.New(sha256.New, s.CodeKey)
	mac.Write([]byte(signs))
	return hex.EncodeToString(mac.Sum(nil))
}

// wait keeps a registration until its code is typed. Someone who registers twice gets two codes: each opens the account
// that was asked for with it, so that nobody's code opens an account under another's password.
func (s *Service) wait(ctx context.Context, n NewUser, newsletter bool) error {
	n, err := s.keepPending(ctx, n)
	if err != nil {
		return err
	}
	code := newCode()
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := s.refuseManyCodes(ctx, tx, n.Email); err != nil {
			return err
		}
		if err := s.insertPending(ctx, tx, n, newsletter, code, s.now()); err != nil {
			return err
		}
		return s.send(ctx, tx, n.Email, s.codeLetter(n.FirstName, code))
	})
}

// keepPending is [Service.keep] for an account that is not open: at an outside service, a second registration finds the
// first's.
func (s *Service) keepPending(ctx context.Context, n NewUser) (NewUser, error) {
	kept, err := s.keep(ctx, n)
	if s.IdentityService == nil || !errors.Is(err, ErrEmailExists) {
		return kept, err
	}
	waiting, err := pendingProviderID(ctx, s.db, n.Email)
	if errors.Is(err, sql.ErrNoRows) {
		return n, ErrEmailExists
	}
	if err != nil {
		return n, err
	}
	kept.AuthProviderID = waiting
	return kept, s.IdentityService.SetPassword(ctx, waiting, n.Password)
}

func (s *Service) refuseManyCodes(ctx context.Context, r db.Reader, email string) error {
	now := s.now()
	sent, last, err := countCodes(ctx, r, email, now)
	switch {
	case err != nil:
		return err
	case sent >= codesPerHour:
		return soon(time.Hour)
	case last.Valid && now.UnixMilli()-last.Int64 < codePause.Milliseconds():
		return soon(codePause)
	}
	return nil
}

// ConfirmCode opens the account that a code was sent for; its e-mail is proved by it.
func (s *Service) ConfirmCode(ctx context.Context, code string) (*User, error) {
	if err := check.All(check.Required("verificationCode", code)); err != nil {
		return nil, err
	}
	var user *User
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		n, newsletter, err := s.takePending(ctx, tx, s.hashCode(code))
		if err != nil {
			return err
		}
		if user, err = s.open(ctx, tx, n, Registration{Newsletter: newsletter}); err != nil {
			return err
		}
		return deletePending(ctx, tx, n.Email)
	})
	return user, err
}

// SendCode sends a new code to someone who waits for one; the former is worth nothing then.
func (s *Service) SendCode(ctx context.Context, email string) error {
	email = NormaliseEmail(email)
	if err := check.All(check.Required("email", email), check.Email("email", email)); err != nil {
		return err
	}
	code := newCode()
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := s.refuseManyCodes(ctx, tx, email); err != nil {
			return err
		}
		firstName, err := s.renewCode(ctx, tx, code, email, s.now())
		if errors.Is(err, sql.ErrNoRows) {
			return ErrNotPending
		}
		if err != nil {
			return err
		}
		return s.send(ctx, tx, email, s.codeLetter(firstName, code))
	})
}
