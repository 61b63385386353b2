package operator

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"image/png"
	"slices"
	"strings"
	"time"

	"github.com/pquerna/otp"
	"github.com/pquerna/otp/totp"

	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// The second factor: codes of six digits that change every 30 seconds (RFC 6238). The codes just before and just after
// are accepted too, for clocks that differ, and none twice.
const (
	period        = 30
	recoveryCodes = 10
	sessionLife   = 12 * time.Hour // however much it is used
	seenEvery     = time.Minute    // how often the use of a session is written down
	qrSize        = 240            // pixels
)

// codeLimit slows down those who guess codes: of a million codes three are right at a time.
var codeLimit = attempts.Limit{Free: 5, First: 30 * time.Second, Most: 15 * time.Minute, Forget: time.Hour}

var (
	errCode = problem.New(problem.Refused, "wrong_code", problem.Say(
		"Ce code est erroné ou a déjà servi.", "This code is wrong or was already used."))
	errFactorSet = problem.New(problem.Conflict, "second_factor_set", problem.Say(
		"Votre second facteur est déjà en place.", "Your second factor is already set up."))
	errCodeSoon = problem.New(problem.TooMany, "too_many_attempts", problem.Say(
		"Trop de codes erronés. Attendez un peu avant de réessayer.",
		"Too many wrong codes. Wait before trying again."))
)

// Factor is what an application needs to show codes.
type Factor struct {
	Secret  string `json:"secret" doc:"Base 32, to type by hand"`
	Address string `json:"address" doc:"otpauth:// address"`
	QR      string `json:"qr" doc:"The address as a QR code: data: address of a PNG"`
}

// NewFactor makes the secret of an operator who has none confirmed. Asked again before it is confirmed, it makes
// another.
func (s *Service) NewFactor(ctx context.Context, userID string) (*Factor, error) {
	person, err := s.Person(ctx, userID)
	if err != nil {
		return nil, err
	}
	key, err := totp.Generate(totp.GenerateOpts{Issuer: s.Brand.Name, AccountName: person.Email, Period: period})
	if err != nil {
		return nil, err
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		who, found, err := readOperator(ctx, tx, userID)
		switch {
		case err != nil:
			return err
		case !found:
			return ErrNotOperator
		case !who.factorAt.IsZero():
			return errFactorSet
		}
		return updateSecret(ctx, tx, userID, s.Box.Seal(userID, []byte(key.Secret())))
	})
	if err != nil {
		return nil, err
	}
	return picture(key)
}

func picture(key *otp.Key) (*Factor, error) {
	image, err := key.Image(qrSize, qrSize)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	if err := png.Encode(&file, image); err != nil {
		return nil, err
	}
	return &Factor{Secret: key.Secret(), Address: key.URL(),
		QR: "data:image/png;base64," + base64.StdEncoding.EncodeToString(file.Bytes())}, nil
}

// ConfirmFactor puts the second factor in force with its first code, opens a session and returns the recovery codes,
// which are shown this once. The journal says so.
func (s *Service) ConfirmFactor(ctx context.Context, userID, code string) (codes []string, cookie string, err error) {
	person, err := s.Person(ctx, userID)
	if err != nil {
		return nil, "", err
	}
	codes, hashes := drawRecovery()
	cookie, err = s.withCode(ctx, userID, func(tx *db.Tx, who row) error {
		if !who.factorAt.IsZero() {
			return errFactorSet
		}
		if err := s.useCode(ctx, tx, who, code); err != nil {
			return err
		}
		if err := confirmFactor(ctx, tx, userID, hashes, s.Now()); err != nil {
			return err
		}
		return s.noteOwn(ctx, tx, person, who.role, "operator.factor", nil)
	})
	return codes, cookie, err
}

// OpenSession opens a session of the console with a code of the second factor, or with a recovery code, which works
// once and is a line of the journal: it stands for a telephone that is lost, or in another's hands.
func (s *Service) OpenSession(ctx context.Context, userID, code, recovery string) (cookie string, err error) {
	person, err := s.Person(ctx, userID)
	if err != nil {
		return "", err
	}
	return s.withCode(ctx, userID, func(tx *db.Tx, who row) error {
		if who.factorAt.IsZero() {
			return errCode
		}
		if recovery == "" {
			return s.useCode(ctx, tx, who, code)
		}
		at := slices.Index(who.recovery, hash(strings.ToLower(strings.TrimSpace(recovery))))
		if at < 0 {
			return errCode
		}
		left := slices.Delete(slices.Clone(who.recovery), at, at+1)
		if fresh, err := updateRecovery(ctx, tx, userID, who.recovery, left); err != nil || !fresh {
			return firstError(err, errCode)
		}
		return s.noteOwn(ctx, tx, person, who.role, "operator.recovery", map[string]int{"codesLeft": len(left)})
	})
}

// noteOwn writes a line of the journal about what an operator did to their own access, which comes before a session.
func (s *Service) noteOwn(ctx context.Context, tx *db.Tx, who Person, role Role, act string, after any) error {
	ctx = As(ctx, Operator{UserID: who.ID, Name: who.Name, Role: role})
	return s.Note(ctx, tx, Entry{Act: act, SubjectKind: "operator", SubjectID: who.ID, SubjectName: who.Name,
		After: after})
}

// withCode runs a check of a code and opens a session in its transaction.
func (s *Service) withCode(ctx context.Context, userID string, check func(*db.Tx, row) error) (string, error) {
	cookie := rand.Text() + rand.Text()
	err := s.guess(ctx, userID, func(tx *db.Tx, who row) error {
		if who.userID == "" {
			return ErrNotOperator
		}
		if err := check(tx, who); err != nil {
			return err
		}
		return insertSession(ctx, tx, hash(cookie), userID, s.Now())
	})
	return cookie, err
}

// guess does something that takes a code of an operator, zero for who is none, and counts as a guess until it succeeds.
func (s *Service) guess(ctx context.Context, userID string, do func(*db.Tx, row) error) error {
	guess := attempts.Count{Subject: "operator code " + userID, Limit: codeLimit}
	var early *attempts.TooSoon
	if err := s.Attempts.Begin(ctx, guess); errors.As(err, &early) {
		refusal := *errCodeSoon
		refusal.RetryAfter = early.Seconds()
		return &refusal
	} else if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		who, _, err := readOperator(ctx, tx, userID)
		if err != nil {
			return err
		}
		if err := do(tx, who); err != nil {
			return err
		}
		return s.Attempts.Succeeded(ctx, tx, guess)
	})
}

// useCode accepts a code of the present, the former or the next period that was not used before. The code that the demo
// shows to everyone serves everyone.
func (s *Service) useCode(ctx context.Context, tx *db.Tx, who row, code string) error {
	secret, err := s.Box.Open(who.userID, who.secret)
	if err != nil {
		return errCode.Because(err)
	}
	code = strings.ReplaceAll(code, " ", "")
	now := s.Now().Unix() / period
	for step := now - 1; step <= now+1; step++ {
		right, err := totp.GenerateCode(string(secret), time.Unix(step*period, 0))
		if err != nil {
			return err
		}
		if right != code {
			continue
		}
		if s.Demo && string(secret) == demoSecret {
			return nil
		}
		fresh, err := useStep(ctx, tx, who.userID, step)
		if err != nil || fresh {
			return err
		}
	}
	return errCode
}

// CloseSession ends the session of a cookie.
func (s *Service) CloseSession(ctx context.Context, cookie string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error { return endSession(ctx, tx, hash(cookie), s.Now()) })
}

func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}
