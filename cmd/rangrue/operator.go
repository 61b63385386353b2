package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"text/tabwriter"

	"rangrue/internal/app"
	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/config"
)

const operatorHelp = `  rangrue operator add EMAIL [--role ROLE]     invite someone to the console: prints a link
  rangrue operator reset EMAIL                 for someone who lost their telephone and recovery codes: ends their
                                               sessions, forgets their second factor, prints a link
  rangrue operator list                        those who have the console

Roles: direction (the default), service, finances, contenu. A link works once, for seven days.`

// runOperator makes the first operator, and lets back in one who lost their second factor; those who follow are invited
// from the console.
func runOperator(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) (err error) {
	role := flags.String("role", string(operator.Direction), "`ROLE`: direction, service, finances or contenu (add)")
	if len(args) == 0 || asksForHelp(args[:1]) {
		return flags.Parse([]string{"-h"})
	}
	action, email := args[0], ""
	if rest := args[1:]; len(rest) > 0 && action != "list" {
		email, args = rest[0], rest
	}
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	toOne := action == "add" || action == "reset"
	if action != "list" && (!toOne || email == "" || flags.NArg() > 0) {
		return errors.New("operator: write rangrue operator add EMAIL [--role ROLE], rangrue operator reset EMAIL, " +
			"or rangrue operator list")
	}
	backend, err := app.OpenBackend(ctx, c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, backend.Close()) }()
	if action == "list" {
		return listOperators(ctx, backend.Operator)
	}
	ctx = operator.CommandLine(ctx)
	var link string
	if action == "reset" {
		link, err = backend.Operator.Reset(ctx, email)
	} else {
		link, err = backend.Operator.Invite(ctx, email, operator.Role(*role), false)
	}
	if err != nil {
		return err
	}
	fmt.Printf("Open this link to enter the console (once, within seven days):\n\n  %s\n\n", link)
	return nil
}

func listOperators(ctx context.Context, s *operator.Service) error {
	members, err := s.Members(ctx)
	if err != nil {
		return err
	}
	lines := tabwriter.NewWriter(os.Stdout, 0, 4, 2, ' ', 0)
	for _, m := range members {
		fmt.Fprintf(lines, "%s\t%s\t%s\n", m.Role, m.Email, m.Name)
	}
	return lines.Flush()
}
