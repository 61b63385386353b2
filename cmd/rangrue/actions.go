package main

import (
	"flag"
	"fmt"
	"slices"
	"strings"
)

// parseAction reads the word that says what to do, then the flags after it.
func parseAction(flags *flag.FlagSet, args []string, actions ...string) (string, error) {
	if len(args) == 0 || asksForHelp(args[:1]) {
		return "", flags.Parse([]string{"-h"})
	}
	if !slices.Contains(actions, args[0]) {
		return "", fmt.Errorf("%s %s: there is no such action; there is %s", flags.Name(), args[0],
			strings.Join(actions, ", "))
	}
	if err := flags.Parse(args[1:]); err != nil {
		return "", err
	}
	if flags.NArg() > 0 {
		return "", fmt.Errorf("%s %s: %q is one word too many", flags.Name(), args[0], flags.Arg(0))
	}
	return args[0], nil
}
