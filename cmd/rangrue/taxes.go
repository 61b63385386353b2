package main

import (
	"context"
	"errors"
	"flag"
	"os"
	"time"

	"rangrue/internal/app"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/kit/config"
)

const taxesHelp = `Writes as CSV, to standard output, what each tax came to by province and rate: its base, what
registered shops collected, and what the platform collected in the place of small suppliers and must remit, with the
taxes of its own commissions. Credit notes of the period are deducted. Days are those of Quebec, both included; at most
366.`

// taxes prints the taxes of a period.
func taxes(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) (err error) {
	var in ledger.PeriodInput
	flags.StringVar(&in.From, "from", "", "first `DAY`, such as 2026-10-01; else the first of the month")
	flags.StringVar(&in.To, "to", "", "last `DAY`, such as 2026-12-31; else today")
	if err := flags.Parse(args); err != nil {
		return err
	}
	period, err := in.Read(time.Now())
	if err != nil {
		return err
	}
	backend, err := app.OpenBackend(ctx, c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, backend.Close()) }()
	report, err := backend.Money.Ledger.Taxes(ctx, period)
	if err != nil {
		return err
	}
	return report.WriteCSV(os.Stdout)
}
