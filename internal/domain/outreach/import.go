package outreach

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// Received is a message that was received elsewhere, or before.
type Received struct {
	ID      string
	Name    string
	Email   string
	UserID  string // empty for a guest
	Subject string
	Text    string
	Widget  bool // by the feedback widget, not by the contact form
	At      time.Time
}

// Joined is a subscription that was made elsewhere, or before, and confirmed.
type Joined struct {
	Email string
	At    time.Time
}

// Import brings in messages, a thread each, and subscriptions, with their dates and without any letter. Those that are
// here already stay as they are.
func (s *Service) Import(ctx context.Context, messages []Received, readers []Joined) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		for _, m := range messages {
			if err := importMessage(ctx, tx, m); err != nil {
				return fmt.Errorf("outreach: import %s: %w", m.ID, err)
			}
		}
		for _, r := range readers {
			at := r.At.UnixMilli()
			if _, err := addSubscriber(ctx, tx, r.Email, at, true, at); err != nil {
				return fmt.Errorf("outreach: import a subscription: %w", err)
			}
		}
		return nil
	})
}

func importMessage(ctx context.Context, tx *db.Tx, m Received) error {
	if known, err := hasThread(ctx, tx, m.ID); err != nil || known {
		return err
	}
	f := Feedback{Name: m.Name, Email: m.Email, Message: m.Text}
	at := m.At.UnixMilli()
	if err := insertThread(ctx, tx, m.ID, f, m.Subject, m.UserID, at); err != nil {
		return err
	}
	if m.Widget {
		return addFeedback(ctx, tx, f, m.ID, m.UserID, at)
	}
	return addContact(ctx, tx, Contact{Feedback: f, Subject: m.Subject}, m.ID, m.UserID, at)
}
