package account

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
)

// MaxNote is the length of a note in characters.
const MaxNote = 2000

// PersonNote is what an operator wrote about a person for the others.
type PersonNote struct {
	ID           string    `json:"id"`
	OperatorID   string    `json:"operatorId"`
	OperatorName string    `json:"operatorName"`
	Text         string    `json:"text"`
	At           time.Time `json:"at"`
}

// WriteNote keeps a note about a person in the caller's transaction.
func (s *Service) WriteNote(ctx context.Context, tx *db.Tx, userID string, n PersonNote) (PersonNote, error) {
	n.ID, n.At, n.Text = db.NewID(), s.now().UTC(), check.Plain(n.Text)
	if err := check.All(check.Required("text", n.Text), check.Length("text", n.Text, 1, MaxNote)); err != nil {
		return n, err
	}
	if err := insertPersonNote(ctx, tx, userID, n); err != nil {
		return n, fmt.Errorf("account: write a note: %w", err)
	}
	return n, nil
}

// NotesOn lists what operators wrote about a person, the latest first.
func (s *Service) NotesOn(ctx context.Context, userID string) ([]PersonNote, error) {
	return notesOn(ctx, s.db, userID)
}
