package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"text/tabwriter"

	"rangrue/internal/app"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/config"
)

const shopHelp = `  rangrue shop list [STATUS]                                   the shops and where they stand
  rangrue shop approve SLUG                                    open a shop to the public; its owners are written to
  rangrue shop suspend SLUG --reason WHY                       hide a shop and its products; its owners read why
` + shopRateHelp

// runShop is what the operator does with a shop.
func runShop(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) error {
	switch {
	case len(args) == 0 || asksForHelp(args[:1]):
		return flags.Parse([]string{"-h"})
	case args[0] == "rate":
		return shopRate(ctx, c, flags, args[1:])
	case args[0] == "suspend":
		return suspendShop(ctx, c, flags, args[1:])
	case slices.Contains([]string{"list", "approve"}, args[0]):
		if err := flags.Parse(args[1:]); err != nil {
			return err
		}
		return judgeShops(ctx, c, args[0], flags.Args())
	}
	return fmt.Errorf("%s %s: there is no such action; there is list, approve, suspend, rate", flags.Name(), args[0])
}

// suspendShop hides a shop: args begin with its slug. A reason is needed, because the letter to its owners gives it.
func suspendShop(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) (err error) {
	reason := flags.String("reason", "", "`WHY`, in French: the letter to its owners gives it (suspend)")
	if len(args) == 0 || asksForHelp(args[:1]) {
		return flags.Parse([]string{"-h"})
	}
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	if strings.TrimSpace(*reason) == "" || flags.NArg() > 0 {
		return errors.New(`shop suspend: a reason is needed, as in: ` +
			`rangrue shop suspend atelier-batture --reason "Trois commandes n’ont pas été expédiées."`)
	}
	backend, err := app.OpenBackend(ctx, c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, backend.Close()) }()
	return tellJudged(backend.Seller.Suspend(ctx, args[0], *reason))
}

// judgeShops lists shops, or approves one.
func judgeShops(ctx context.Context, c config.Config, action string, words []string) (err error) {
	if len(words) > 1 || action != "list" && len(words) == 0 {
		return fmt.Errorf("shop %s: one word is expected after it, as in: rangrue shop approve atelier-batture", action)
	}
	backend, err := app.OpenBackend(ctx, c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, backend.Close()) }()
	if action == "approve" {
		return tellJudged(backend.Seller.Approve(ctx, words[0]))
	}
	status := shop.Status("")
	if len(words) == 1 {
		status = shop.Status(words[0])
	}
	return listShops(ctx, backend.Seller, status, os.Stdout)
}

func tellJudged(judged *shop.Shop, moved bool, err error) error {
	if err != nil {
		return err
	}
	verb := "is now"
	if !moved {
		verb = "already is"
	}
	_, err = fmt.Printf("%s (%s) %s %s.\n", judged.Name, judged.Slug, verb, judged.Status)
	return err
}

func listShops(ctx context.Context, s *seller.Service, status shop.Status, out io.Writer) error {
	if status != "" && !slices.Contains(shop.Statuses, status) {
		return fmt.Errorf("shop list %s: there is no such status; there is draft, changes_requested, refused, "+
			"approved, suspended, closed", status)
	}
	shops, err := s.Shops.List(ctx, status)
	if err != nil {
		return err
	}
	lines := tabwriter.NewWriter(out, 0, 4, 2, ' ', 0)
	for _, listed := range shops {
		fmt.Fprintf(lines, "%s\t%s\t%s\t%s\t%s\n", listed.Status, listed.Slug, listed.Name, listed.City,
			moment(listed.CreatedAt))
	}
	return lines.Flush()
}
