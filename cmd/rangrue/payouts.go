package main

import (
	"context"
	"encoding/csv"
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
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/config"
	"rangrue/internal/rules/tax"
)

const payoutsHelp = "" +
	`  rangrue payouts run [--until DAY] [--dry-run] [--out FILE]   pay every shop its balance of that day
  rangrue payouts list [--until DAY] [--out FILE]              the latest payouts, or those of one day
  rangrue payouts account --shop SLUG --account acct_…         where Stripe sends a shop's money; "bank" for none

A day is paid once: running it again, or twice at once, pays nothing more. Shops with an account at Stripe are paid by
transfer when RR_STRIPE_SECRET_KEY is set; the others are in the CSV file that --out writes for the bank. What a shop
owes is carried over to the next run. A transfer that was not confirmed is asked for again by the next run.`

const listedPayouts = 200

// payouts is what the operator does to pay the shops.
func payouts(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) (err error) {
	yesterday := time.Now().In(calendar.Eastern).AddDate(0, 0, -1).Format(time.DateOnly)
	until := flags.String("until", "", "last `DAY` to count, such as "+yesterday+"; yesterday when absent (run)")
	dry := flags.Bool("dry-run", false, "tell what would be paid, pay nothing (run)")
	out := flags.String("out", "", "write the payouts that go through the bank to `FILE`, as CSV (run, list)")
	slug := flags.String("shop", "", "`SLUG` of the shop (account)")
	account := flags.String("account", "", "the shop's `ACCOUNT` at Stripe, or bank (account)")
	action, err := parseAction(flags, args, "run", "list", "account")
	if err != nil || action == "" {
		return err
	}
	if _, err := time.Parse(time.DateOnly, *until); *until != "" && err != nil {
		return fmt.Errorf("--until %s: write a day as %s", *until, yesterday)
	}
	desk, err := app.OpenDesk(ctx, c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, desk.Close()) }()
	p := payer{Money: desk.Money, file: *out}
	switch action {
	case "account":
		return p.setAccount(ctx, *slug, *account)
	case "list":
		return p.list(ctx, tax.Day(*until))
	}
	if *until == "" {
		*until = string(p.Accounting.Yesterday())
	}
	if *dry {
		return p.foretell(ctx, tax.Day(*until))
	}
	return p.run(ctx, tax.Day(*until))
}

type payer struct {
	*app.Money
	file string // for the bank; empty: none is written
}

// run pays. What was paid is printed even when some shop could not be.
func (p payer) run(ctx context.Context, until tax.Day) error {
	made, failed := p.Accounting.PayOut(ctx, until)
	return errors.Join(failed, p.tell(ctx, made))
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

// foretell prints what a run would pay.
func (p payer) foretell(ctx context.Context, until tax.Day) error {
	due, err := p.Accounting.Payables(ctx, until)
	if err != nil {
		return err
	}
	made := make([]ledger.Payout, len(due))
	for n, d := range due {
		made[n] = ledger.Payout{ShopID: d.ShopID, Amount: d.Amount, Method: ledger.ByBank, Status: "not paid"}
		if d.Account != "" && p.Accounting.Transfer != nil {
			made[n].Method = ledger.ByTransfer
		}
	}
	shops, err := p.shopsOf(ctx, made)
	if err != nil {
		return err
	}
	return printPayouts(os.Stdout, made, shops)
}

// tell prints payouts, and writes the file for the bank if one was asked for.
func (p payer) tell(ctx context.Context, made []ledger.Payout) (err error) {
	shops, err := p.shopsOf(ctx, made)
	if err != nil {
		return err
	}
	if err := printPayouts(os.Stdout, made, shops); err != nil || p.file == "" {
		return err
	}
	// Names and amounts are the shops' own business: nobody else on the machine reads them.
	file, err := os.OpenFile(p.file, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	return writeBank(file, made, shops)
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
		fmt.Fprintf(lines, "%s\t%s\t%s\t%s\t%s\t%s\n", shops[m.ShopID].Slug, m.Amount, m.Method, m.Status, lastDay(m),
			m.ID)
	}
	return lines.Flush()
}

// writeBank writes what the operator's bank is asked to pay; the payout's id is the reference to give it.
func writeBank(out io.Writer, made []ledger.Payout, shops map[string]*shop.Shop) error {
	file := csv.NewWriter(out)
	rows := [][]string{{"versement", "boutique", "marchand", "courriel", "montant", "jusqu_au"}}
	for _, m := range made {
		if m.Method == ledger.ByBank && m.Status != ledger.PayoutFailed {
			s := shops[m.ShopID]
			rows = append(rows, []string{m.ID, s.Slug, plain(s.Merchant.LegalName), plain(s.Merchant.Email),
				m.Amount.String(), lastDay(m)})
		}
	}
	return file.WriteAll(rows)
}

// plain keeps a spreadsheet from taking a merchant's words for a formula.
func plain(text string) string {
	if strings.ContainsAny(text[:min(1, len(text))], "=+-@\t\r") {
		return "'" + text
	}
	return text
}

func lastDay(p ledger.Payout) string {
	if p.Until.IsZero() {
		return ""
	}
	return p.Until.In(calendar.Eastern).AddDate(0, 0, -1).Format(time.DateOnly)
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
