package mail

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
)

// JobKind names the job that sends one message.
const JobKind = "mail.send"

// Job is its payload.
type Job struct {
	Message Message `json:"message"`
}

// Enqueue queues a message in the caller's transaction: it is sent if, and only if, the change that causes it is
// kept. The id given here stays the same however often delivery is tried.
func Enqueue(ctx context.Context, tx *db.Tx, m Message) error {
	if m.ID == "" {
		m.ID = db.NewID()
	}
	if err := m.Check(); err != nil {
		return err
	}
	if err := jobs.Enqueue(ctx, tx, JobKind, Job{Message: m}); err != nil {
		return fmt.Errorf("mail: %w", err)
	}
	if m.About == "" {
		return nil
	}
	return keepLetter(ctx, tx, m)
}

// Deliver is the handler of [JobKind]: a temporary failure is tried again later, a permanent one is not.
func Deliver(sender Sender) func(ctx context.Context, job Job) error {
	return func(ctx context.Context, job Job) error {
		err := sender.Send(ctx, job.Message)
		if errors.Is(err, ErrPermanent) {
			return jobs.Permanent(err)
		}
		return err
	}
}

// Post sends messages now, in a job of the caller's that wrote them: a message need not wait in a job of its own when
// the one that made it is there to be run again. Those that cannot be sent are queued, and tried again or shown as
// failed each by itself. Give messages ids of their own, since the caller's job may run twice. A nil sender has them
// all queued.
func Post(ctx context.Context, d *db.DB, sender Sender, messages []Message) error {
	var unsent []Message
	for _, m := range messages {
		if sender == nil || sender.Send(ctx, m) != nil {
			unsent = append(unsent, m)
		}
	}
	if len(unsent) == 0 {
		return nil
	}
	return d.Tx(context.WithoutCancel(ctx), func(tx *db.Tx) error {
		for _, m := range unsent {
			if err := Enqueue(ctx, tx, m); err != nil {
				return err
			}
		}
		return nil
	})
}
