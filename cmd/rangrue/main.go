// Command rangrue is the whole marketplace: pages, API, files and background jobs in one process.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"rangrue/internal/app"
	"rangrue/internal/kit/config"
)

// version is set by the build.
var version = "dev"

// command is one word after rangrue.
type command struct {
	name, summary, help string
	run                 func(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) error
}

var commands = []command{
	{"serve", "migrate the database and serve",
		"Listens on RR_ADDR until SIGINT or SIGTERM, then finishes the requests and jobs under way.", serve},
	{"migrate", "bring the database to this version", "Safe to run twice and by two nodes at once.", migrate},
	{"demo", "make the demo market", "Fills an empty database with shops, products, customers and orders.", makeDemo},
	{"operator", "let someone run the market", operatorHelp, runOperator},
	{"newsletter", "export who reads the newsletter", newsletterHelp, newsletter},
	{"giveaway", "draw the giveaway and follow its winners", giveawayHelp, runGiveaway},
	{"shop", "approve or suspend a shop, agree on its commission", shopHelp, runShop},
	{"payouts", "pay the shops", payoutsHelp, payouts},
	{"taxes", "add up the taxes of a period", taxesHelp, taxes},
	{"audit", "check the books", auditHelp, audit},
	{"backup", "copy the market to an archive", backupHelp, makeBackup},
	{"restore", "bring a market back from an archive", restoreHelp, restoreBackup},
	{"openapi", "print the OpenAPI document", "Writes the description of every call to standard output.",
		printDocument},
	{"config", "print the configuration in force", "Tells every variable and its value, without secrets.", printConfig},
	{"version", "print the version", "", printVersion},
}

func main() {
	app.Version = version
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := run(ctx, os.Args[1:], os.Environ(), os.Stderr)
	stop()
	switch {
	case errors.Is(err, flag.ErrHelp):
	case err != nil:
		fmt.Fprintln(os.Stderr, "rangrue:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args, environ []string, out io.Writer) error {
	if len(args) == 0 || args[0] == "help" || strings.TrimLeft(args[0], "-") == "help" || args[0] == "-h" {
		usage(out)
		return nil
	}
	for _, c := range commands {
		if c.name != args[0] {
			continue
		}
		flags := flag.NewFlagSet("rangrue "+c.name, flag.ContinueOnError)
		flags.SetOutput(out)
		flags.Usage = func() { explain(out, c, flags) }
		settings, err := config.Load(environ)
		if err != nil && !asksForHelp(args[1:]) {
			return err
		}
		return c.run(ctx, settings, flags, args[1:])
	}
	usage(out)
	return fmt.Errorf("there is no command %q", args[0])
}

func asksForHelp(args []string) bool {
	for _, a := range args {
		if h := strings.TrimLeft(a, "-"); h == "h" || h == "help" {
			return true
		}
	}
	return false
}

func usage(out io.Writer) {
	fmt.Fprint(out, "Usage: rangrue COMMAND [flags]\n\n")
	for _, c := range commands {
		fmt.Fprintf(out, "  %-10s %s\n", c.name, c.summary)
	}
	fmt.Fprint(out, "\nrangrue COMMAND --help tells more. Configuration is by environment: see the README.\n")
}

func explain(out io.Writer, c command, flags *flag.FlagSet) {
	fmt.Fprintf(out, "Usage: rangrue %s [flags]\n\n%s.\n", c.name, strings.ToUpper(c.summary[:1])+c.summary[1:])
	if c.help != "" {
		fmt.Fprintln(out, c.help)
	}
	flags.SetOutput(out)
	flags.PrintDefaults()
}
