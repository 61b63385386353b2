package main

import (
	"context"
	"flag"
	"fmt"

	"rangrue/internal/kit/config"
)

const shopHelp = shopRateHelp

// runShop is what the operator does with a shop.
func runShop(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) error {
	switch {
	case len(args) == 0 || asksForHelp(args[:1]):
		return flags.Parse([]string{"-h"})
	case args[0] == "rate":
		return shopRate(ctx, c, flags, args[1:])
	}
	return fmt.Errorf("%s %s: there is no such action; there is rate", flags.Name(), args[0])
}
