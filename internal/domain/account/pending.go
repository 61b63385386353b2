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
		"Ce code de vérification est erroné ou n'est plus valide. Vous pouvez au besoin demander l'envoi d'un nouveau code.",
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
			if int(b) < 256-256%len(codeAlphabet) && len(signs) < codeSigns { // beyond, some signs would come up more often
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
		now := s.now()
		_, err := tx.Exec(ctx, `INSERT INTO pending_users (id, first_name, last_name, email, phone, password_hash, auth_provider_id, newsletter,
			code_hash, code_expires_at, code_sent_at, codes_sent, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1, $11)`,
			n.ID, n.FirstName, n.LastName, n.Email, n.Phone, n.PasswordHash, n.AuthProviderID, bit(newsletter),
			s.hashCode(code), now.Add(CodeLife).UnixMilli(), now.UnixMilli())
		if err != nil {
			return err
		}
		return s.send(ctx, tx, n.Email, s.codeLetter(n.FirstName, code))
	})
}

// keepPending is [Service.keep] for an account that is not open: at a keeper, a second registration finds the first's.
func (s *Service) keepPending(ctx context.Context, n NewUser) (NewUser, error) {
	kept, err := s.keep(ctx, n)
	if s.Keeper == nil || !errors.Is(err, ErrEmailExists) {
		return kept, err
	}
	var waiting string
	err = s.db.QueryRow(ctx, `SELECT auth_provider_id FROM pending_users WHERE email = $1 LIMIT 1`, n.Email).Scan(&waiting)
	if errors.Is(err, sql.ErrNoRows) {
		return n, ErrEmailExists
	}
	if err != nil {
		return n, err
	}
	kept.AuthProviderID = waiting
	return kept, s.Keeper.SetPassword(ctx, waiting, n.Password)
}

func (s *Service) refuseManyCodes(ctx context.Context, r db.Reader, email string) error {
	now := s.now()
	var sent int
	var last sql.NullInt64
	err := r.QueryRow(ctx, `SELECT COALESCE(SUM(codes_sent), 0), MAX(code_sent_at) FROM pending_users WHERE email = $1 AND code_sent_at > $2`,
		email, now.Add(-time.Hour).UnixMilli()).Scan(&sent, &last)
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
		_, err = tx.Exec(ctx, `DELETE FROM pending_users WHERE email = $1`, n.Email)
		return err
	})
	return user, err
}

// takePending takes a registration out of those that wait; two who race for one code find it once.
func (s *Service) takePending(ctx context.Context, tx *db.Tx, codeHash string) (n NewUser, newsletter bool, err error) {
	var news int
	err = tx.QueryRow(ctx, `DELETE FROM pending_users WHERE code_hash = $1 AND code_expires_at > $2
		RETURNING id, first_name, last_name, email, phone, password_hash, auth_provider_id, newsletter`, codeHash, s.now().UnixMilli()).
		Scan(&n.ID, &n.FirstName, &n.LastName, &n.Email, &n.Phone, &n.PasswordHash, &n.AuthProviderID, &news)
	if errors.Is(err, sql.ErrNoRows) {
		return n, false, ErrCode
	}
	n = s.tidy(n)
	n.EmailVerifiedAt = s.now()
	return n, news == 1, err
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
		now := s.now()
		var firstName string
		err := tx.QueryRow(ctx, `UPDATE pending_users SET code_hash = $1, code_expires_at = $2, code_sent_at = $3, codes_sent = codes_sent + 1
			WHERE id = (SELECT id FROM pending_users WHERE email = $4 ORDER BY created_at DESC, id DESC LIMIT 1) RETURNING first_name`,
			s.hashCode(code), now.Add(CodeLife).UnixMilli(), now.UnixMilli(), email).Scan(&firstName)
		if errors.Is(err, sql.ErrNoRows) {
			return ErrNotPending
		}
		if err != nil {
			return err
		}
		return s.send(ctx, tx, email, s.codeLetter(firstName, code))
	})
}
