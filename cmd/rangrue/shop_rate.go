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
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/commission"
	"rangrue/internal/rules/tax"
)

const shopRateHelp = "" +
	`  rangrue shop rate SLUG                                       its commission today and its agreements
  rangrue shop rate SLUG --percent 5 [--from DAY] [--months N] [--reason promotion|help_out|agreement]
  rangrue shop rate SLUG --end ID                              back to the ordinary rate from today on

An order keeps the commission of the day it was placed. Of several agreements the shop has the best one.`

// shopRate is how the operator agrees with a shop on its commission: args begin with the shop's slug.
func shopRate(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) (err error) {
	percent := flags.String("percent", "", "commission in `PERCENT`, such as 5 (rate)")
	from := flags.String("from", today(), "first `DAY` (rate)")
	months := flags.Int("months", 1, "for how many `MONTHS` (rate)")
	reason := flags.String("reason", string(ledger.Promotion), "`WHY`: promotion, help_out or agreement (rate)")
	end := flags.String("end", "", "`ID` of the agreement to end (rate)")
	if len(args) == 0 || asksForHelp(args[:1]) {
		return flags.Parse([]string{"-h"})
	}
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	backend, err := app.OpenBackend(ctx, c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, backend.Close()) }()
	found, err := backend.Money.Shop.AnyBySlug(ctx, args[0])
	if err != nil {
		return fmt.Errorf("shop %s: %w", args[0], err)
	}
	books := backend.Money.Ledger
	switch {
	case *end != "":
		err = books.EndAgreement(ctx, found.ID, *end, tax.Day(today()))
	case *percent != "":
		var a ledger.Agreement
		if a, err = agreement(found.ID, *percent, *from, *months, *reason); err == nil {
			_, err = books.Agree(ctx, a)
		}
	}
	if err != nil {
		return err
	}
	return tellRates(ctx, books, found, os.Stdout)
}

func today() string { return calendar.Date(time.Now()) }

// agreement reads what was typed. A percentage is read as an amount of money is: exactly, to two decimals.
func agreement(shopID, percent, from string, months int, reason string) (ledger.Agreement, error) {
	hundredths, err := money.Parse(strings.TrimRight(strings.ReplaceAll(percent, ",", "."), "% "))
	if err != nil {
		return ledger.Agreement{}, fmt.Errorf("--percent %s: write a number such as 5 or 7.5", percent)
	}
	first, err := time.Parse(time.DateOnly, from)
	if err != nil {
		return ledger.Agreement{}, fmt.Errorf("--from %s: write a day as %s", from, today())
	}
	if months < 1 || months > 12 {
		return ledger.Agreement{}, fmt.Errorf("--months %d: from 1 to 12", months)
	}
	switch why := ledger.Reason(reason); why {
	case ledger.Promotion, ledger.HelpOut, ledger.Special:
		return ledger.Agreement{ShopID: shopID, Reason: why, Agreement: commission.Agreement{
			Rate: money.Rate(hundredths) * 100, From: tax.DayOf(first),
			Until: tax.DayOf(calendar.MonthsLater(first, months)),
		}}, nil
	}
	return ledger.Agreement{}, fmt.Errorf("--reason %s: there is promotion, help_out and agreement", reason)
}

// tellRates prints what a shop pays.
func tellRates(ctx context.Context, books *ledger.Service, s *shop.Shop, out io.Writer) error {
	rate, err := books.Rate(ctx, s.ID, time.Now())
	if err != nil {
		return err
	}
	agreements, err := books.Agreements(ctx, s.ID)
	if err != nil {
		return err
	}
	lines := tabwriter.NewWriter(out, 0, 4, 2, ' ', 0)
	fmt.Fprintf(lines, "%s\t%s %% today\n", s.Slug, money.Cents(rate/100))
	for _, a := range agreements {
		fmt.Fprintf(lines, "  %s\t%s %%\tfrom %s\tuntil %s (not included)\t%s\n", a.ID, money.Cents(a.Rate/100), a.From,
			a.Until, a.Reason)
	}
	return lines.Flush()
}
