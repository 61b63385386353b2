package demo

import (
	"context"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/rules/tax"
)

// loadPayouts has the market pay its shops on the last two Mondays. The first payouts arrived. Of the second, one came
// back and the others are to be confirmed, so that operators have both to do.
func loadPayouts(ctx context.Context, d Deps, _ *marketData, now time.Time) error {
	if d.Books == nil || d.Operators == nil {
		return nil
	}
	if made, err := d.Ledger.Runs(ctx, 1); err != nil || len(made) > 0 {
		return err
	}
	if _, err := d.Books.CatchUp(ctx); err != nil {
		return err
	}
	monday := now.In(calendar.Eastern).AddDate(0, 0, -1)
	for monday.Weekday() != time.Monday {
		monday = monday.AddDate(0, 0, -1)
	}
	before := d.booksOn(monday.AddDate(0, 0, -7))
	run, err := payOut(ctx, before, monday.AddDate(0, 0, -7))
	if err != nil || run == "" {
		return err
	}
	if err := before.Confirm(as(ctx, operator.Finances), run, ""); err != nil {
		return err
	}
	last := d.booksOn(monday)
	if run, err = payOut(ctx, last, monday); err != nil || run == "" {
		return err
	}
	payouts, err := last.Ledger.PayoutsOfRun(ctx, run)
	if err != nil {
		return err
	}
	smallest := payouts[len(payouts)-1]
	return last.Fail(as(ctx, operator.Finances), smallest.ID, "Compte fermé, selon la banque.")
}

// booksOn are the books of a day that is past. Its payouts go through the bank: no money leaves for the demo.
func (d Deps) booksOn(day time.Time) *accounting.Service {
	o := d.Books.Options
	o.Transfer = nil
	o.Ledger = ledger.New(d.DB, func() time.Time { return day }, d.Shops)
	o.Ledger.Box = d.Ledger.Box
	return accounting.New(d.DB, o)
}

// payOut proposes what is due until the day before, has it approved and sends it. It answers the run, empty when
// nobody is paid: the market may ask for more than any shop is owed.
func payOut(ctx context.Context, books *accounting.Service, day time.Time) (runID string, err error) {
	finances, direction := as(ctx, operator.Finances), as(ctx, operator.Direction)
	run, err := books.Propose(finances, tax.DayOf(day.AddDate(0, 0, -1)))
	if err != nil || run.Status != ledger.RunProposed {
		return "", err
	}
	who, _ := operator.From(direction)
	// Nobody is there to type the code of their second factor, so the flow's own approval is not asked for.
	if err := books.Ledger.Approve(ctx, run.ID, who.UserID, who.Name, func(tx *db.Tx) error {
		return operator.Note(direction, tx, books.Now(), operator.Entry{Act: "payouts.approve",
			SubjectKind: "payout_run", SubjectID: run.ID, SubjectName: string(run.Day)})
	}); err != nil {
		return "", err
	}
	_, err = books.Finish(finances, run.ID)
	return run.ID, err
}
