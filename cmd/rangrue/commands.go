package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net"
	"os"

	"rangrue/internal/app"
	"rangrue/internal/demo"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
	"rangrue/migrations"
)

func serve(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) error {
	if err := flags.Parse(args); err != nil {
		return err
	}
	log, flush := web.NewLogger(os.Stderr, c.LogLevel, c.LogFormat)
	defer flush()
	a, err := app.New(ctx, c, log)
	if err != nil {
		return err
	}
	if c.Demo {
		if err := demo.Load(ctx, a.DemoDeps()); err != nil {
			a.Close()
			return fmt.Errorf("load the demo market: %w", err)
		}
	}
	listener, err := net.Listen("tcp", c.Addr)
	if err != nil {
		a.Close()
		return fmt.Errorf("RR_ADDR: %w", err)
	}
	welcome(os.Stdout, c)
	return a.Run(ctx, listener)
}

// welcome prints the addresses of the product and the accounts of the demo.
func welcome(w io.Writer, c config.Config) {
	fmt.Fprintf(w, "\n%s: %s\n", c.Name, c.PublicURL)
	if c.Demo {
		fmt.Fprintf(w, "\nDemo accounts (password %q):\n", demo.Password)
		for _, a := range demo.Accounts()[:11] {
			fmt.Fprintf(w, "  %-38s %s%s\n", a.Email, a.Name, sells(a))
		}
		fmt.Fprintf(w, "\nConsole: %s (same password; the page shows the code of the second factor)\n", c.OperatorURL)
		for _, o := range demo.Operators() {
			fmt.Fprintf(w, "  %-38s %s %s, %s\n", o.Email, o.FirstName, o.LastName, o.Role)
		}
		fmt.Fprintf(w, "\nSeller space: %s\nMail it would have sent: %s%s\n", c.SellerURL, c.PublicURL, mail.DevPath)
	}
	fmt.Fprintln(w)
}

func sells(a demo.Account) string {
	if a.Shop == "" {
		return ""
	}
	return ", " + a.Shop
}

func migrate(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) error {
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := c.MakeDataDir(); err != nil {
		return err
	}
	d, err := db.Open(ctx, c.DatabaseURL)
	if err != nil {
		return err
	}
	defer d.Close()
	pending, err := db.Pending(ctx, d, migrations.FS)
	if err != nil {
		return err
	}
	if err := db.Migrate(ctx, d, migrations.FS); err != nil {
		return err
	}
	fmt.Printf("%d migrations applied; the database is up to date.\n", len(pending))
	return nil
}

func makeDemo(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) error {
	products := flags.Int("products", 0, "grow the market to `N` products, for load work (100000 too)")
	if err := flags.Parse(args); err != nil {
		return err
	}
	c.Demo = true
	log, flush := web.NewLogger(os.Stderr, c.LogLevel, c.LogFormat)
	defer flush()
	a, err := app.New(ctx, c, log)
	if err != nil {
		return err
	}
	defer a.Close()
	if err := demo.Load(ctx, a.DemoDeps()); err != nil {
		return err
	}
	if *products > 0 {
		return demo.Generate(ctx, a.DemoDeps(), *products)
	}
	return nil
}

func printDocument(_ context.Context, _ config.Config, flags *flag.FlagSet, args []string) error {
	if err := flags.Parse(args); err != nil {
		return err
	}
	document, err := app.Document()
	if err != nil {
		return err
	}
	_, err = os.Stdout.Write(document)
	return err
}

func printConfig(_ context.Context, c config.Config, flags *flag.FlagSet, args []string) error {
	if err := flags.Parse(args); err != nil {
		return err
	}
	fmt.Print(c)
	return nil
}

func printVersion(_ context.Context, _ config.Config, flags *flag.FlagSet, args []string) error {
	if err := flags.Parse(args); err != nil {
		return err
	}
	fmt.Println("rangrue", version)
	return nil
}
