package order

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// Note is what an operator wrote about an order for the others. Buyers and shops never see it.
type Note struct {
	ID           string
	OrderID      string
	OperatorID   string
	OperatorName string
	Text         string
	CreatedAt    time.Time
}

// WriteNote adds a note.
func (s *Service) WriteNote(ctx context.Context, tx *db.Tx, n Note) error {
	if err := insertNote(ctx, tx, n); err != nil {
		return fmt.Errorf("write a note: %w", err)
	}
	return nil
}

// NotesOf lists the notes about an order, the oldest first.
func (s *Service) NotesOf(ctx context.Context, orderID string) ([]Note, error) {
	notes, err := notesOf(ctx, s.db, orderID)
	if err != nil {
		return nil, fmt.Errorf("list notes: %w", err)
	}
	return notes, nil
}
