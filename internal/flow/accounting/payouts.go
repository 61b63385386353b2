package accounting

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/tax"
)

// Refusals.
var (
	// ErrDayNotOver refuses to pay for a day that is still going.
	ErrDayNotOver = problem.New(problem.Invalid, "day_not_over", problem.Say(
		"Choisissez un jour terminé.", "Choose a day that is over."))
	// ErrSecondApproval refuses to let one person alone move much money.
	ErrSecondApproval = problem.New(problem.Refused, "second_approval", problem.Say(
		"Au-delà de ce montant, une autre personne que celle qui propose doit approuver.",
		"Above this sum, someone other than the one who proposed must approve."))
)

// Yesterday is the last day that is over.
func (s *Service) Yesterday() tax.Day {
	return tax.DayOf(s.Now().In(calendar.Eastern).AddDate(0, 0, -1))
}

// Preview tells what [Service.Propose] would pay, and which shops it would leave out.
func (s *Service) Preview(ctx context.Context, last tax.Day) (pay, left []ledger.LeftOut, err error) {
	if last > s.Yesterday() {
		return nil, nil, ErrDayNotOver
	}
	payees, err := s.Ledger.Payees(ctx)
	if err != nil {
		return nil, nil, err
	}
	for _, p := range payees {
		l, err := s.judge(ctx, p, last)
		switch {
		case err != nil:
			return nil, nil, err
		case l.Reason != "":
			left = append(left, l)
		case l.Available > 0:
			pay = append(pay, l)
		}
	}
	return pay, left, nil
}

// judge tells why a shop is not paid; no reason and nothing available means that there is nothing to say.
func (s *Service) judge(ctx context.Context, p ledger.Payee, last tax.Day) (ledger.LeftOut, error) {
	st, err := s.Ledger.StagesAt(ctx, s.db, p.ShopID, calendarEnd(last))
	l := ledger.LeftOut{ShopID: p.ShopID, Available: st.Available}
	switch {
	case err != nil || st.Available == 0:
	case st.Available < 0:
		l.Reason = ledger.Negative
	case !p.Given(s.Transfer != nil):
		l.Reason = ledger.NoAccount
	case !p.FailedAt.IsZero():
		l.Reason = ledger.LastFailed
	case s.Now().Before(p.HeldUntil()):
		l.Reason, l.Until = ledger.AccountChanged, p.HeldUntil()
	case s.TermsVersion != nil && p.Terms != s.TermsVersion():
		l.Reason = ledger.TermsToAccept
	case st.Available < s.Minimum:
		l.Reason = ledger.UnderMinimum
	}
	return l, err
}

// Propose prepares a run: the sum of each shop leaves its balance and waits for approval. Killed at any step, the next
// proposal goes on with the same run, and a shop is in it once.
func (s *Service) Propose(ctx context.Context, last tax.Day) (run ledger.Run, err error) {
	who, _ := operator.From(ctx)
	if last > s.Yesterday() {
		return run, ErrDayNotOver
	}
	if err := s.ReserveOpenReturns(ctx); err != nil {
		return run, err
	}
	if run, err = s.Ledger.OpenRun(ctx, last, who.UserID, who.Name); err != nil {
		return run, err
	}
	pay, left, err := s.Preview(ctx, run.Day)
	if err != nil {
		return run, err
	}
	for _, l := range pay {
		_, err := s.Ledger.ProposePayout(ctx, run, l.ShopID, s.Transfer != nil, s.Minimum)
		if err != nil && !errors.Is(err, ledger.ErrNothingDue) { // then another was first, or a refund came between
			return run, fmt.Errorf("shop %s: %w", l.ShopID, err)
		}
	}
	if err := s.Ledger.Proposed(ctx, run, left, s.note(ctx, run, "payouts.propose", "")); err != nil {
		return run, err
	}
	return s.Ledger.Run(ctx, run.ID)
}

// Approve lets a run be sent. Above a sum it takes another person than the one who proposed it. Whoever is not at the
// command line gives a code of their second factor.
func (s *Service) Approve(ctx context.Context, runID, code string) error {
	who, _ := operator.From(ctx)
	run, err := s.Ledger.Run(ctx, runID)
	if err != nil {
		return err
	}
	if run.Total > s.SecondApproval && (who.UserID == "" || who.UserID == run.ProposedBy) {
		return ErrSecondApproval
	}
	if run.Status != ledger.RunProposed {
		return ledger.ErrRunMoved
	}
	if who.UserID != "" {
		if err := s.Operators.Confirm(ctx, who.UserID, code); err != nil {
			return err
		}
	}
	return s.Ledger.Approve(ctx, runID, who.UserID, who.Name, s.note(ctx, run, "payouts.approve", ""))
}

// Withdraw sends a proposal back to who made it, with a word.
func (s *Service) Withdraw(ctx context.Context, runID, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	run, err := s.Ledger.Run(ctx, runID)
	if err != nil {
		return err
	}
	return s.Ledger.Withdraw(ctx, runID, reason, s.note(ctx, run, "payouts.withdraw", reason))
}

// TakeFile is the bank's file of a run, in one version, with a line of the journal.
func (s *Service) TakeFile(ctx context.Context, runID string, version int) ([]byte, error) {
	run, err := s.Ledger.Run(ctx, runID)
	if err != nil {
		return nil, err
	}
	run.FileVersion = version
	lines, err := s.Ledger.TakeFile(ctx, runID, version, s.note(ctx, run, "payouts.file", ""))
	if err != nil {
		return nil, err
	}
	return s.bankFile(ctx, lines)
}

// Send notes that the bank has its file, and makes the transfers. Shops are written to.
func (s *Service) Send(ctx context.Context, runID string) error {
	run, err := s.Ledger.Run(ctx, runID)
	if err != nil {
		return err
	}
	return s.Ledger.Send(ctx, runID, s.note(ctx, run, "payouts.send", ""), func(tx *db.Tx) error {
		if err := jobs.Enqueue(ctx, tx, sendKind, struct{}{}); err != nil {
			return err
		}
		return jobs.Enqueue(ctx, tx, lettersKind, runJob{runID}, jobs.Key(runID))
	})
}

// Confirm notes that what went through the bank arrived: a whole run, or one payout of it.
func (s *Service) Confirm(ctx context.Context, runID, payoutID string) error {
	run, err := s.Ledger.Run(ctx, runID)
	if err != nil {
		return err
	}
	return s.Ledger.Confirm(ctx, runID, payoutID, s.note(ctx, run, "payouts.confirm", ""))
}

// Fail notes that a payout came back, with the reason that its shop reads. The sum is in the balance again.
func (s *Service) Fail(ctx context.Context, payoutID, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	p, err := s.Ledger.Payout(ctx, payoutID)
	if err != nil {
		return err
	}
	name, err := s.shopName(ctx, p.ShopID)
	if err != nil {
		return err
	}
	failed, err := s.Ledger.PayoutHasFailed(ctx, p, "returned", reason, func(tx *db.Tx) error {
		if err := operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "payouts.fail", SubjectKind: "payout",
			SubjectID: p.ID, SubjectName: name, Before: p.Status, After: ledger.PayoutFailed,
			Reason: reason}); err != nil {
			return err
		}
		return s.tellFailed(ctx, tx, p, reason)
	})
	if err == nil && !failed {
		return ledger.ErrPayoutEnded
	}
	return err
}

// Retry lets a shop be paid again after a failure that needed nothing of it.
func (s *Service) Retry(ctx context.Context, shopID, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	name, err := s.shopName(ctx, shopID)
	if err != nil {
		return err
	}
	return s.Ledger.Retry(ctx, shopID, func(tx *db.Tx) error {
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "payouts.retry", SubjectKind: "shop",
			SubjectID: shopID, SubjectName: name, Reason: reason})
	})
}

// note writes an act on a run in the journal.
func (s *Service) note(ctx context.Context, run ledger.Run, act, reason string) func(tx *db.Tx) error {
	return func(tx *db.Tx) error {
		e := operator.Entry{Act: act, SubjectKind: "payout_run", SubjectID: run.ID, SubjectName: string(run.Day),
			Reason: reason}
		if act == "payouts.file" {
			e.After = map[string]int{"version": run.FileVersion}
		}
		return operator.Note(ctx, tx, s.Now(), e)
	}
}

// SendDue makes the transfers that the provider has not confirmed: those of a run just sent, and those whose sender
// died or got no answer at least ten minutes ago. Without a provider they wait.
func (s *Service) SendDue(ctx context.Context) error {
	if s.Transfer == nil {
		return nil
	}
	var failures []error
	for {
		p, found, err := s.Ledger.ClaimDue(ctx)
		if err != nil || !found {
			return errors.Join(append(failures, err)...)
		}
		if err := s.send(ctx, p); err != nil {
			failures = append(failures, fmt.Errorf("payout %s: %w", p.ID, err))
		}
	}
}

// send makes the transfer of a payout. A refusal for good puts the money back in the balance; any other failure leaves
// the payout due, since it may have gone through.
func (s *Service) send(ctx context.Context, p ledger.Payout) error {
	ctx, cancel := context.WithTimeout(ctx, ledger.SendingTime/2)
	defer cancel()
	id, err := s.Transfer(ctx, payment.Transfer{Key: p.ID, Account: p.Destination, Amount: p.Amount,
		Description: "Versement"})
	if errors.Is(err, payment.ErrRefused) {
		_, failed := s.Ledger.PayoutHasFailed(ctx, p, "refused", "", func(tx *db.Tx) error {
			return s.tellFailed(ctx, tx, p, "Le compte a refusé le virement.")
		})
		return errors.Join(err, failed)
	}
	if err != nil {
		return err
	}
	return s.Ledger.PayoutWasSent(ctx, p, id)
}

// PayOut does at once all that one person may: it proposes, approves, writes the bank's file and sends. Above the sum
// that needs two people it stops at the proposal, with [ErrSecondApproval]. It answers the payouts it made; its error
// joins those of transfers that failed, which do not keep the others waiting.
func (s *Service) PayOut(ctx context.Context, last tax.Day) (made []ledger.Payout, file []byte, err error) {
	run, err := s.Propose(ctx, last)
	if err != nil {
		return nil, nil, err
	}
	if run.Status == ledger.RunProposed {
		if err = s.Approve(ctx, run.ID, ""); err == nil {
			file, err = s.Finish(ctx, run.ID)
		}
	}
	made, listed := s.Ledger.PayoutsOfRun(ctx, run.ID)
	return made, file, errors.Join(err, listed)
}

// Finish writes the bank's file of an approved run and sends it.
func (s *Service) Finish(ctx context.Context, runID string) (file []byte, err error) {
	if file, err = s.TakeFile(ctx, runID, 1); err != nil {
		return nil, err
	}
	if err := s.Send(ctx, runID); err != nil {
		return nil, err
	}
	return file, s.SendDue(ctx)
}
