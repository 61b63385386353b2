package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"text/tabwriter"

	"rangrue/internal/app"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/kit/config"
)

const auditHelp = `Compares the ledger, orders, refunds, credit notes, payouts, reserves and disputes with each other,
and the last week with the payment provider's own list, as the daily job does. Prints the differences that are there,
and ends with an error when some are not explained.`

const listedDifferences = 1000

// audit checks the books now.
func audit(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) (err error) {
	if err := flags.Parse(args); err != nil {
		return err
	}
	backend, err := app.OpenBackend(ctx, c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, backend.Close()) }()
	unread := backend.Money.Accounting.Audit(ctx)
	list, err := backend.Money.Ledger.Differences(ctx, listedDifferences)
	if err != nil {
		return errors.Join(unread, err)
	}
	open, err := printDifferences(os.Stdout, list)
	if open > 0 {
		err = errors.Join(err, fmt.Errorf("%d differences are not explained", open))
	}
	return errors.Join(unread, err)
}

// printDifferences prints those that are there, and counts those that nobody has explained.
func printDifferences(out io.Writer, list []ledger.Difference) (open int, err error) {
	lines := tabwriter.NewWriter(out, 0, 4, 2, ' ', 0)
	shown := 0
	for _, d := range list {
		if !d.GoneAt.IsZero() {
			continue
		}
		if shown++; d.Note == "" {
			open++
		}
		fmt.Fprintf(lines, "%s\t%s\t%s\texpected %s\tfound %s\tsince %s\t%s\n", d.What, d.Mismatch.ID, d.Reference,
			d.Expected, d.Found, d.FirstSeen.Format("2006-01-02"), d.Note)
	}
	if shown == 0 {
		_, err := fmt.Fprintln(out, "The books agree.")
		return 0, err
	}
	return open, lines.Flush()
}
