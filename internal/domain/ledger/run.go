package ledger

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/tax"
)

// Run is the payouts of many shops, proposed, approved and sent together.
type Run struct {
	ID           string
	Day          tax.Day // what was available at its end is paid
	Status       RunStatus
	ProposedBy   string // operator; empty for the command line
	ProposedName string
	ProposedAt   time.Time
	ApprovedBy   string
	ApprovedName string
	ApprovedAt   time.Time // zero until then, as the next ones
	SentAt       time.Time
	EndedAt      time.Time
	Note         string // why it was sent back
	FileVersion  int    // of the bank's file that was last taken; 0 before any
	FileAt       time.Time
	Shops        int         // that it pays, or tried to
	Total        money.Cents // of the payouts that did not fail
}

// RunStatus is where a run stands.
type RunStatus string

const (
	RunPreparing RunStatus = "preparing" // its payouts are being written; who proposes next goes on with it
	RunProposed  RunStatus = "proposed"
	RunApproved  RunStatus = "approved"
	RunSent      RunStatus = "sent"
	RunClosed    RunStatus = "closed"    // every payout is confirmed or failed
	RunWithdrawn RunStatus = "withdrawn" // sent back; the sums are in the balances again
)

// Reasons why a run leaves a shop out.
const (
	NoAccount      = "no_account"
	AccountChanged = "account_changed" // less than [AccountHold] ago
	TermsToAccept  = "terms"
	UnderMinimum   = "minimum"
	Negative       = "negative"
	LastFailed     = "failed" // the last payout did not arrive, and nothing was changed since
)

// LeftOut is a shop that a run does not pay.
type LeftOut struct {
	ShopID    string
	Reason    string
	Available money.Cents
	Until     time.Time // when the reason ends by itself; zero when it does not
}

// Payee is a shop with money, and what decides whether it is paid.
type Payee struct {
	ShopID string
	Account
	Terms    string    // version of the conditions that it accepted
	FailedAt time.Time // of its last payout; zero when that did not fail, or something was done about it
}

// Refusals of an act on a run.
var (
	ErrRunNotFound = problem.Missing("payout_run_not_found")
	ErrRunWaiting  = problem.New(problem.Conflict, "payout_run_waiting", problem.Say(
		"Une proposition attend déjà un accord.", "A proposal is already waiting for approval."))
	ErrRunMoved = problem.New(problem.Conflict, "payout_run_moved", problem.Say(
		"Ces versements ont déjà changé d’étape. Relisez la page.",
		"These payouts have already moved on. Read the page again."))
	ErrPayoutNotFound = problem.Missing("payout_not_found")
	ErrPayoutEnded    = problem.New(problem.Conflict, "payout_ended", problem.Say(
		"Ce versement est déjà confirmé ou revenu.", "This payout is already confirmed or returned."))
	ErrFileTaken = problem.New(problem.Conflict, "bank_file_taken", problem.Say(
		"Cette version du fichier a déjà été téléchargée. Demandez la suivante.",
		"This version of the file was already downloaded. Ask for the next one."))
	ErrFileFirst = problem.New(problem.Conflict, "bank_file_first", problem.Say(
		"Téléchargez d’abord le fichier de la banque.", "Download the bank's file first."))
)

// OpenRun begins a run, or goes on with the one that is being prepared.
func (s *Service) OpenRun(ctx context.Context, day tax.Day, by, name string) (run Run, err error) {
	run = Run{ID: db.NewID(), Day: day, Status: RunPreparing, ProposedBy: by, ProposedName: name, ProposedAt: s.now()}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := insertRun(ctx, tx, run); err != nil {
			return err
		}
		waiting, err := runsWhere(ctx, tx, `waiting = 1`)
		if err != nil {
			return err
		}
		if len(waiting) == 0 { // the one in the way moved on between the two statements
			return ErrRunWaiting
		}
		if run = waiting[0]; run.Status != RunPreparing {
			return ErrRunWaiting
		}
		return nil
	})
	return run, err
}

// Proposed ends the preparation of a run: those left out are noted, and it waits for approval, or is closed when it
// pays nobody. What also does is done in the same transaction, unless another was first.
func (s *Service) Proposed(ctx context.Context, run Run, left []LeftOut, also ...func(tx *db.Tx) error) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := setProposed(ctx, tx, run.ID, s.now())
		if err != nil || n == 0 {
			return err
		}
		for _, l := range left {
			if err := insertLeftOut(ctx, tx, run.ID, l); err != nil {
				return err
			}
		}
		return doAll(tx, also)
	})
}

// move takes a run from one status to the next, with what belongs to it.
func (s *Service) move(ctx context.Context, runID string, from, to RunStatus, set string,
	also []func(tx *db.Tx) error) error {
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := moveRun(ctx, tx, runID, from, to, set, s.now())
		if err != nil {
			return err
		}
		if n == 0 {
			return ErrRunMoved
		}
		return doAll(tx, also)
	})
	return err
}

// Approve lets the payouts of a run be sent.
func (s *Service) Approve(ctx context.Context, runID, by, name string, also ...func(tx *db.Tx) error) error {
	return s.move(ctx, runID, RunProposed, RunApproved, `waiting = 0, approved_at = $4`, append([]func(tx *db.Tx) error{
		func(tx *db.Tx) error { return setApproved(ctx, tx, runID, by, name, s.now()) },
	}, also...))
}

// Withdraw sends a proposal back: its sums return to the balances.
func (s *Service) Withdraw(ctx context.Context, runID, note string, also ...func(tx *db.Tx) error) error {
	return s.move(ctx, runID, RunProposed, RunWithdrawn, `waiting = 0, ended_at = $4`, append([]func(tx *db.Tx) error{
		func(tx *db.Tx) error {
			if err := setNote(ctx, tx, runID, note); err != nil {
				return err
			}
			payouts, err := payoutsWhere(ctx, tx, `run_id = $1 ORDER BY shop_id`, runID)
			if err != nil {
				return err
			}
			for _, p := range payouts {
				if _, err := s.putBack(ctx, tx, p, withdrawn, ""); err != nil {
					return err
				}
			}
			return nil
		},
	}, also...))
}

// Send notes that a run left: what goes through the bank is sent, transfers are due. The bank's file must have been
// taken if anything goes through the bank.
func (s *Service) Send(ctx context.Context, runID string, also ...func(tx *db.Tx) error) error {
	return s.move(ctx, runID, RunApproved, RunSent, `sent_at = $4`, append([]func(tx *db.Tx) error{
		func(tx *db.Tx) error {
			missing, err := fileMissing(ctx, tx, runID)
			if err != nil {
				return err
			}
			if missing {
				return ErrFileFirst
			}
			return setSent(ctx, tx, runID, s.now())
		},
	}, also...))
}

// BankLine is a payout with the account it goes to.
type BankLine struct {
	Payout
	Bank Bank
}

// TakeFile is the bank's file of a run, once per version: another is the next version, so that two people never send
// the same one unknowingly.
func (s *Service) TakeFile(ctx context.Context, runID string, version int, also ...func(tx *db.Tx) error) (
	lines []BankLine, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := takeFile(ctx, tx, runID, version, s.now())
		if err != nil {
			return err
		}
		if n == 0 {
			return ErrFileTaken
		}
		payouts, err := payoutsWhere(ctx, tx, `run_id = $1 AND method = 'bank' AND (status = 'approved'
			OR status = 'sent') ORDER BY shop_id`, runID)
		if err != nil {
			return err
		}
		lines = nil
		var total money.Cents
		for _, p := range payouts {
			bank, err := s.openBank(p.ID, p.Destination)
			if err != nil {
				return fmt.Errorf("account of payout %s: %w", p.ID, err)
			}
			lines = append(lines, BankLine{p, bank})
			total += p.Amount
		}
		if version == 1 {
			if err := setFileTotal(ctx, tx, runID, total); err != nil {
				return err
			}
		}
		return doAll(tx, also)
	})
	return lines, err
}

// Confirm notes that what a run sent through the bank reached the shops: all of it, or one payout.
func (s *Service) Confirm(ctx context.Context, runID, payoutID string, also ...func(tx *db.Tx) error) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := setConfirmed(ctx, tx, runID, payoutID, s.now())
		if err != nil {
			return err
		}
		if n == 0 {
			return ErrPayoutEnded
		}
		if err := closeRun(ctx, tx, runID, s.now()); err != nil {
			return err
		}
		return doAll(tx, also)
	})
}

// Retry lets a shop be paid again although its last payout failed.
func (s *Service) Retry(ctx context.Context, shopID string, also ...func(tx *db.Tx) error) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := setRetry(ctx, tx, shopID, s.now()); err != nil {
			return err
		}
		return doAll(tx, also)
	})
}

// Run finds a run.
func (s *Service) Run(ctx context.Context, id string) (Run, error) {
	found, err := runsWhere(ctx, s.db, `id = $1`, id)
	if err != nil || len(found) == 0 {
		return Run{}, orMissing(err, ErrRunNotFound)
	}
	return found[0], nil
}

// Runs lists the latest runs.
func (s *Service) Runs(ctx context.Context, limit int) ([]Run, error) {
	return runsWhere(ctx, s.db, `status <> 'preparing' ORDER BY proposed_at DESC, id DESC LIMIT $1`, limit)
}

// PayoutsOfRun lists the payouts of a run, the largest first.
func (s *Service) PayoutsOfRun(ctx context.Context, runID string) ([]Payout, error) {
	return payoutsWhere(ctx, s.db, `run_id = $1 ORDER BY amount DESC, shop_id`, runID)
}

// Payout finds a payout.
func (s *Service) Payout(ctx context.Context, id string) (Payout, error) {
	found, err := payoutsWhere(ctx, s.db, `id = $1`, id)
	if err != nil || len(found) == 0 {
		return Payout{}, orMissing(err, ErrPayoutNotFound)
	}
	return found[0], nil
}

// PayoutOf finds a payout of a shop that it may know of.
func (s *Service) PayoutOf(ctx context.Context, shopID, id string) (Payout, error) {
	found, err := payoutsWhere(ctx, s.db, `id = $1 AND shop_id = $2 AND failure_code <> 'withdrawn'`, id, shopID)
	if err != nil || len(found) == 0 {
		return Payout{}, orMissing(err, ErrPayoutNotFound)
	}
	return found[0], nil
}

func orMissing(err, missing error) error {
	if err != nil {
		return err
	}
	return missing
}
