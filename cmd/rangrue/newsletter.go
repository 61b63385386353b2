package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"

	"rangrue/internal/app"
	"rangrue/internal/kit/config"
)

const newsletterHelp = `  rangrue newsletter export [--all] [--out FILE]

Writes who may be written to as CSV: address, dates, where they subscribed, and the link by which each may leave.
Every letter of a campaign must carry that link.`

// newsletter is what the operator does with the newsletter.
func newsletter(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) (err error) {
	all := flags.Bool("all", false, "also those who left and those who did not confirm yet")
	out := flags.String("out", "", "write to `FILE` instead of standard output")
	action, err := parseAction(flags, args, "export")
	if err != nil || action == "" {
		return err
	}
	backend, err := app.OpenBackend(ctx, c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, backend.Close()) }()
	to := os.Stdout
	if *out != "" {
		// Addresses are personal: nobody else on the machine reads them.
		if to, err = os.OpenFile(*out, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600); err != nil {
			return err
		}
		defer func() { err = errors.Join(err, to.Close()) }()
	}
	n, err := backend.Outreach.WriteCSV(ctx, to, *all)
	if err == nil && *out != "" {
		fmt.Printf("%d subscriptions written to %s.\n", n, *out)
	}
	return err
}
