package jobs

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestAFailureIsLoggedWithItsCauseButNoAddress(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		ctx := t.Context()
		var log bytes.Buffer
		q := New(d, Options{Log: slog.New(slog.NewTextHandler(&log, nil))})
		Register(q, "letter", func(context.Context, struct{}) error {
			return errors.New("550 no mailbox <ana@courriel.example> here")
		})
		err := d.Tx(ctx, func(tx *db.Tx) error {
			if err := Enqueue(ctx, tx, "letter", nil); err != nil {
				return err
			}
			return Enqueue(ctx, tx, "letter", nil, MaxAttempts(1))
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := q.Drain(ctx); err != nil {
			t.Fatal(err)
		}
		const cause = `error="550 no mailbox <[address]> here"`
		for line := range strings.Lines(log.String()) {
			if !strings.Contains(line, cause) {
				t.Errorf("no cause in %s", line)
			}
		}
		for _, want := range []string{"failed, will be tried again", "failed for the last time"} {
			if !strings.Contains(log.String(), want) {
				t.Errorf("no %q in the log", want)
			}
		}
	})
}
