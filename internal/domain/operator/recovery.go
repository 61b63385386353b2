package operator

import (
	"context"
	"crypto/rand"
	"strings"

	"rangrue/internal/kit/db"
)

// NewRecovery makes recovery codes in place of those that the operator of the context has, who gives a code of their
// second factor again. They are returned this once. The journal says so.
func (s *Service) NewRecovery(ctx context.Context, code string) ([]string, error) {
	who, _ := From(ctx)
	codes, hashes := drawRecovery()
	err := s.confirmed(ctx, who.UserID, code, func(tx *db.Tx) error {
		if err := replaceRecovery(ctx, tx, who.UserID, hashes); err != nil {
			return err
		}
		return s.Note(ctx, tx, Entry{Act: "operator.codes", SubjectKind: "operator", SubjectID: who.UserID,
			SubjectName: who.Name})
	})
	if err != nil {
		return nil, err
	}
	return codes, nil
}

// drawRecovery makes the recovery codes of an operator, and the hashes of them that are kept.
func drawRecovery() (codes, hashes []string) {
	for range recoveryCodes {
		text := strings.ToLower(rand.Text())
		code := text[:5] + "-" + text[5:10]
		codes, hashes = append(codes, code), append(hashes, hash(code))
	}
	return codes, hashes
}
