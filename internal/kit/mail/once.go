package mail

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
)

// Once sends each message once: it notes a message as sent as soon as its sender has it accepted, and skips one that is
// noted. A job that runs again after a crash thus repeats only a message whose outcome is unknown: one accepted in the
// instant before the note was kept.
type Once struct {
	db     *db.DB
	sender Sender
	now    func() time.Time
	log    *slog.Logger
}

// NewOnce sends each message once through a sender, which must return as soon as the message is accepted.
func NewOnce(d *db.DB, sender Sender, now func() time.Time, log *slog.Logger) *Once {
	return &Once{db: d, sender: sender, now: now, log: log}
}

// Send sends a message, unless it was sent. Messages without an id cannot be told apart and are always sent.
func (o *Once) Send(ctx context.Context, m Message) error {
	if m.ID == "" {
		return o.sender.Send(ctx, m)
	}
	sent, err := isSent(ctx, o.db, m.ID)
	if err != nil {
		return fmt.Errorf("mail: was it sent: %w", err)
	}
	if sent {
		return nil
	}
	if err := o.sender.Send(ctx, m); err != nil {
		return err
	}
	// The message has left, whatever becomes of the note: an error here would have it sent again.
	ctx = context.WithoutCancel(ctx)
	if err := o.db.Tx(ctx, func(tx *db.Tx) error { return noteSent(ctx, tx, m.ID, o.now()) }); err != nil {
		o.log.ErrorContext(ctx, "mail: could not note a message as sent", "message", m.ID, "error", err)
	}
	return nil
}

const (
	pruneKind = "mail.prune"
	keepSent  = 7 * 24 * time.Hour // longer than a job is tried
)

// Register has old notes and letters deleted, by one node.
func (o *Once) Register(q *jobs.Queue) {
	jobs.Register(q, pruneKind, func(ctx context.Context, _ struct{}) error {
		return o.db.Tx(ctx, func(tx *db.Tx) error {
			if err := pruneLetters(ctx, tx, o.now().Add(-keepLetters)); err != nil {
				return err
			}
			return pruneSent(ctx, tx, o.now().Add(-keepSent))
		})
	})
	q.Every(pruneKind, time.Hour)
}
