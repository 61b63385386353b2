package sandbox

import (
	"context"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/money"
)

const (
	newsKind = "sandbox.dispute"
	// answerTime is how long the bank waits for evidence.
	answerTime = 9 * 24 * time.Hour
	// newsFactor is how many times longer than a charge the bank takes to say something of a dispute.
	newsFactor = 4
	// disputeReason is why the buyer of the test card says they contest the charge, as Stripe's says.
	disputeReason = "fraudulent"
)

// news is what the bank says of a dispute.
type news struct {
	DisputeID string `json:"disputeId"`
	Step      string `json:"step"`
}

const (
	stepOpened = "opened"
	stepClosed = "closed" // after evidence
	stepDue    = "due"    // nobody answered in time
)

// Register has the bank tell its news.
func (s *Sandbox) Register(q *jobs.Queue) { jobs.Register(q, newsKind, s.tell) }

// openDispute writes the dispute of a charge that is being made; the bank says so a moment later.
func (s *Sandbox) openDispute(ctx context.Context, tx *db.Tx, chargeID string, amount money.Cents) error {
	now := s.Now()
	d := payment.Dispute{ID: named("dp", strings.TrimPrefix(chargeID, named("ch", ""))), IntentID: chargeID,
		Amount: amount, State: payment.NeedsAnswer, DueAt: now.Add(answerTime), OpenedAt: now}
	if err := insertDispute(ctx, tx, d); err != nil {
		return err
	}
	if err := s.later(ctx, tx, d.ID, stepOpened, now.Add(newsFactor*s.Latency)); err != nil {
		return err
	}
	return s.later(ctx, tx, d.ID, stepDue, d.DueAt)
}

func (s *Sandbox) later(ctx context.Context, tx *db.Tx, disputeID, step string, at time.Time) error {
	return jobs.Enqueue(ctx, tx, newsKind, news{disputeID, step}, jobs.RunAt(at))
}

// tell is the job that brings news of a dispute. What it says twice under the same id is heard once.
func (s *Sandbox) tell(ctx context.Context, n news) error {
	if n.Step != stepOpened {
		closed := false
		err := s.db.Tx(ctx, func(tx *db.Tx) (err error) {
			closed, err = s.close(ctx, tx, n)
			return err
		})
		if err != nil || !closed {
			return err
		}
	}
	d, _, err := disputeByID(ctx, s.db, n.DisputeID)
	if err != nil || s.Tell == nil {
		return err
	}
	if n.Step == stepOpened {
		d.State = payment.NeedsAnswer // as it was; an answer may have been faster
	}
	return s.Tell(ctx, payment.Event{ID: "evt_sandbox_" + d.ID + "_" + n.Step, Dispute: &d})
}

// close ends a dispute as its evidence deserves, or as lost when nobody answered. It is false where there is nothing to
// say: the date passed for a dispute that was answered.
func (s *Sandbox) close(ctx context.Context, tx *db.Tx, n news) (bool, error) {
	from := payment.EvidenceSent
	if n.Step == stepDue {
		from = payment.NeedsAnswer
	}
	changed, err := closeDispute(ctx, tx, n.DisputeID, from)
	if err != nil {
		return false, err
	}
	d, answered, err := disputeByID(ctx, tx, n.DisputeID)
	if err == nil && changed && d.State == payment.Lost {
		err = takeBack(ctx, tx, d.IntentID, d.Amount)
	}
	return n.Step == stepClosed || !answered, err
}

// SendEvidence implements [payment.Arbiter]. The bank reads in it what Stripe's test bank does: the words
// winning_evidence or losing_evidence; without either, a tracking number wins and none loses.
func (s *Sandbox) SendEvidence(ctx context.Context, disputeID string, e payment.Evidence) (payment.Dispute, error) {
	outcome := payment.Lost
	switch {
	case strings.Contains(e.Text, "losing_evidence"):
	case strings.Contains(e.Text, "winning_evidence"), e.TrackingNumber != "":
		outcome = payment.Won
	}
	var d payment.Dispute
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		taken, err := takeEvidence(ctx, tx, disputeID, outcome)
		if err != nil {
			return err
		}
		if !taken {
			return fmt.Errorf("%w: the dispute takes no evidence", payment.ErrRefused)
		}
		if d, _, err = disputeByID(ctx, tx, disputeID); err != nil {
			return err
		}
		return s.later(ctx, tx, disputeID, stepClosed, s.Now().Add(newsFactor*s.Latency))
	})
	return d, err
}
