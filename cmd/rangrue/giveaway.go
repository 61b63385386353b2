package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"text/tabwriter"
	"time"

	"rangrue/internal/app"
	"rangrue/internal/domain/giveaway"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/config"
)

const giveawayHelp = `  rangrue giveaway status
  rangrue giveaway draw --seed TEXT        draw once, record, write to the winners
  rangrue giveaway attempt --prize N       write to a winner again (3 times in 7 days)
  rangrue giveaway accept --prize N        the winner answered
  rangrue giveaway replace --prize N       after 3 attempts and 7 days; at once with --reason

The draw can be done again by anyone: the rank of a ticket is SHA-256(seed + line feed + ticket), the smallest rank
wins, and a winner is replaced by the next ticket in that order. The digest of the tickets is public from the close
date on: take as seed a public result that comes out later (a lottery's numbers), and say which one beforehand
(RR_GIVEAWAY_SEED_SOURCE).`

// runGiveaway is what the operator does with the giveaway.
func runGiveaway(ctx context.Context, c config.Config, flags *flag.FlagSet, args []string) (err error) {
	seed := flags.String("seed", "", "published `TEXT` that decides the order (draw)")
	prize := flags.Int("prize", 0, "`NUMBER` of the prize, from 1 (attempt, accept, replace)")
	reason := flags.String("reason", "",
		"`WHY` the prize is given to someone else at once: declined, not eligible (replace)")
	action, err := parseAction(flags, args, "status", "draw", "attempt", "accept", "replace")
	if err != nil || action == "" {
		return err
	}
	backend, err := app.OpenBackend(ctx, c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, backend.Close()) }()
	switch action {
	case "draw":
		err = backend.Giveaway.DrawWinners(ctx, *seed)
	case "attempt":
		err = backend.Giveaway.Attempt(ctx, *prize)
	case "accept":
		err = backend.Giveaway.Accept(ctx, *prize)
	case "replace":
		err = backend.Giveaway.Replace(ctx, *prize, *reason)
	}
	if err != nil {
		return err
	}
	return tellGiveaway(ctx, backend.Giveaway, os.Stdout)
}

// tellGiveaway prints where the giveaway stands, winners' addresses included: they are the operator's to write to.
func tellGiveaway(ctx context.Context, s *giveaway.Service, out io.Writer) error {
	status, err := s.Status(ctx)
	if err != nil {
		return err
	}
	if status.State == giveaway.None {
		_, err := fmt.Fprintln(out, "There is no giveaway: RR_GIVEAWAY_CLOSES is empty.")
		return err
	}
	lines := tabwriter.NewWriter(out, 0, 4, 2, ' ', 0)
	fmt.Fprintf(lines, "edition\t%s\nstate\t%s\ncloses\t%s\ndraw\t%s\n", status.Edition.Edition, status.State,
		moment(status.Edition.ClosesAt()), moment(status.Edition.AnnouncedAt()))
	if status.Digest != "" {
		fmt.Fprintf(lines, "entries\t%d\ndigest\t%s\n", status.Entries, status.Digest)
	}
	if status.Draw != nil {
		fmt.Fprintf(lines, "seed\t%s\ndrawn\t%s\n", status.Draw.Seed, moment(status.Draw.At))
	}
	for _, w := range status.Winners {
		fmt.Fprintf(lines, "prize %d\t%s\t%s\t%d attempts\tuntil %s\tticket %s (drawn %d)\t%s\n",
			w.Prize, w.Email, w.Status, len(w.Attempts), moment(w.Deadline()), w.Ticket, w.Position, w.Reason)
	}
	return lines.Flush()
}

func moment(t time.Time) string { return t.In(calendar.Eastern).Format("2006-01-02 15:04") }
