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
	return nil
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
