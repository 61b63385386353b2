package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"text/tabwriter"
	"time"

	"rangrue/internal/app"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/config"
	"rangrue/internal/rules/tax"
)

const payoutsHelp = "" +
	`  rangrue payouts run [--until DAY] [--dry-run] [--out FILE]   pay what was available that day
  rangrue payouts propose [--until DAY]                        propose it alone; someone approves it later
  rangrue payouts approve --run ID                             approve a proposal
  rangrue payouts send --run ID --out FILE                     write the bank's file of an approved run and send it
  rangrue payouts confirm --run ID                             the bank confirmed it
  rangrue payouts fail --payout ID --reason WHY                one payout came back; its sum is in the balance again
  rangrue payouts list [--until DAY]                           the latest payouts, or those of one day
  rangrue payouts account --shop SLUG --account acct_…         where Stripe sends a shop's money; "bank" for none

A day is paid once: running it again, or twice at once, pays nothing more. Shops with an account at Stripe are paid by
transfer when RR_STRIPE_SECRET_KEY is set; the others are in the CSV file that --out writes for the bank, with their
account numbers. What a shop owes is carried over. Above RR_PAYOUT_SECOND_APPROVAL a run stops at the proposal, which
another person approves in the console. A transfer that was not confirmed is asked for again by the next run.`

const listedPayouts = 200

// payouts is what the operator does to pay the shops.
func payouts(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) (err error) {
	yesterday := time.Now().In(calendar.Eastern).AddDate(0, 0, -1).Format(time.DateOnly)
	until := flags.String("until", "", "last `DAY` to count, such as "+yesterday+"; else yesterday (run, propose)")
	dry := flags.Bool("dry-run", false, "tell what would be paid, pay nothing (run)")
	out := flags.String("out", "", "write the bank's file to `FILE`, as CSV (run, send)")
	run := flags.String("run", "", "`ID` of the run (approve, send, confirm)")
	payout := flags.String("payout", "", "`ID` of the payout (fail)")
	reason := flags.String("reason", "", "`WHY` the payout came back; the shop reads it (fail)")
	slug := flags.String("shop", "", "`SLUG` of the shop (account)")
	account := flags.String("account", "", "the shop's `ACCOUNT` at Stripe, or bank (account)")
	action, err := parseAction(flags, args, "run", "propose", "approve", "send", "confirm", "fail", "list", "account")
	if err != nil || action == "" {
		return err
	}
	if _, err := time.Parse(time.DateOnly, *until); *until != "" && err != nil {
		return fmt.Errorf("--until %s: write a day as %s", *until, yesterday)
	}
	backend, err := app.OpenBackend(ctx, c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, backend.Close()) }()
	ctx = operator.CommandLine(ctx)
	p := payer{Money: backend.Money, file: *out}
	if *until == "" && action != "list" {
		*until = string(p.Accounting.Yesterday())
	}
	switch action {
	case "account":
		return p.setAccount(ctx, *slug, *account)
	case "list":
		return p.list(ctx, tax.Day(*until))
	case "propose":
		return p.propose(ctx, tax.Day(*until))
	case "approve":
		return p.Accounting.Approve(ctx, *run, "")
	case "send":
		return p.send(ctx, *run)
	case "confirm":
		return p.Accounting.Confirm(ctx, *run, "")
	case "fail":
		return p.Accounting.Fail(ctx, *payout, *reason)
	}
	if *dry {
		return p.preview(ctx, tax.Day(*until))
	}
	return p.run(ctx, tax.Day(*until))
}

type payer struct {
	*app.Money
	file string // for the bank; empty: none is written
}

var errOut = errors.New("some shops are paid through the bank: say with --out where to write its file")

// run pays. What was paid is printed even when some shop could not be. A file that nobody could read again is not made:
// with shops to pay through the bank, it is asked for first.
func (p payer) run(ctx context.Context, until tax.Day) error {
	if p.file == "" {
		pay, _, err := p.Accounting.Preview(ctx, until)
		if err != nil {
			return err
		}
		if len(pay) > 0 && p.Accounting.Transfer == nil {
			return errOut
		}
	}
	made, file, failed := p.Accounting.PayOut(ctx, until)
	return errors.Join(failed, p.write(file), p.tell(ctx, made))
}

func (p payer) propose(ctx context.Context, until tax.Day) error {
	run, err := p.Accounting.Propose(ctx, until)
	if err != nil {
		return err
	}
	fmt.Printf("run %s is %s\n", run.ID, run.Status)
	made, err := p.Ledger.PayoutsOfRun(ctx, run.ID)
	return errors.Join(err, p.tell(ctx, made))
}

func (p payer) send(ctx context.Context, runID string) error {
	if p.file == "" {
		return errOut
	}
	file, err := p.Accounting.Finish(ctx, runID)
	return errors.Join(err, p.write(file))
}

func (p payer) list(ctx context.Context, until tax.Day) error {
	var found []ledger.Payout
	var err error
	if until == "" {
		found, err = p.Ledger.LatestPayouts(ctx, listedPayouts)
	} else {
		found, err = p.Ledger.PayoutsUntil(ctx, until)
	}
	if err != nil {
		return err
	}
	return p.tell(ctx, found)
}

// preview prints what a run would pay, and whom it would leave out.
func (p payer) preview(ctx context.Context, until tax.Day) error {
	pay, left, err := p.Accounting.Preview(ctx, until)
	if err != nil {
		return err
	}
	var made []ledger.Payout
	for _, l := range append(pay, left...) {
		status := ledger.PayoutStatus("not paid")
		if l.Reason != "" {
			status = ledger.PayoutStatus("left out: " + l.Reason)
		}
		made = append(made, ledger.Payout{ShopID: l.ShopID, Amount: l.Available, Status: status})
	}
	return p.tell(ctx, made)
}

// tell prints payouts.
func (p payer) tell(ctx context.Context, made []ledger.Payout) error {
	shops, err := p.shopsOf(ctx, made)
	if err != nil {
		return err
	}
	return printPayouts(os.Stdout, made, shops)
}

// write keeps the bank's file. Names and accounts are the shops' own business: nobody else on the machine reads them.
func (p payer) write(file []byte) error {
	if p.file == "" || file == nil {
		return nil
	}
	return os.WriteFile(p.file, file, 0o600)
}

func (p payer) shopsOf(ctx context.Context, made []ledger.Payout) (map[string]*shop.Shop, error) {
	shops := map[string]*shop.Shop{}
	for _, m := range made {
		if _, known := shops[m.ShopID]; known {
			continue
		}
		found, err := p.Shop.ByID(ctx, m.ShopID)
		if errors.Is(err, shop.ErrNotFound) {
			found, err = &shop.Shop{ID: m.ShopID, Details: shop.Details{Slug: m.ShopID}}, nil
		}
		if err != nil {
			return nil, err
		}
		shops[m.ShopID] = found
	}
	return shops, nil
}

func printPayouts(out io.Writer, made []ledger.Payout, shops map[string]*shop.Shop) error {
	if len(made) == 0 {
		_, err := fmt.Fprintln(out, "There is nothing to pay.")
		return err
	}
	lines := tabwriter.NewWriter(out, 0, 4, 2, ' ', 0)
	for _, m := range made {
		fmt.Fprintf(lines, "%s\t%s\t%s\t%s\t%s\t%s\n", shops[m.ShopID].Slug, m.Amount, m.Method, m.Status,
			calendar.LastDate(m.Until), m.ID)
	}
	return lines.Flush()
}

func (p payer) setAccount(ctx context.Context, slug, account string) error {
	if slug == "" || account != "bank" && !strings.HasPrefix(account, "acct_") {
		return errors.New("give --shop SLUG and --account acct_… or --account bank")
	}
	found, err := p.Shop.AnyBySlug(ctx, slug)
	if err != nil {
		return fmt.Errorf("shop %s: %w", slug, err)
	}
	if err := p.Ledger.SetTransferAccount(ctx, found.ID, strings.TrimPrefix(account, "bank")); err != nil {
		return err
	}
	fmt.Printf("%s is paid through %s.\n", found.Slug, account)
	return nil
}
