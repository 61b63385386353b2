package mail

import (
	"context"
	"errors"
	"log/slog"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/jobs"
)

func newTestOnce(d *db.DB, sender Sender) *Once {
	return NewOnce(d, sender, atNoon, slog.New(slog.DiscardHandler))
}

func TestALetterIsNotedAsSentBeforeTheLineIsClosed(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		server := startMailServer(t, serverOptions{deafToQuit: true})
		sender := newTestOnce(d, newTestSMTP(t, "smtp://"+server.address+"?tls=none", nil))
		began := time.Now()
		if err := sender.Send(t.Context(), hello("ana@exemple.ca")); err != nil || time.Since(began) > 5*time.Second {
			t.Fatalf("%v after %s; the server never answers the goodbye", err, time.Since(began))
		}
		if sent, err := isSent(t.Context(), d, hello().ID); err != nil || !sent {
			t.Errorf("noted: %v, %v", sent, err)
		}
	})
}

// A process that is killed once its letter was accepted leaves a job that nobody recorded as done, which another node
// then runs.
func TestALetterOfAKilledProcessIsNotSentAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		server := startMailServer(t, serverOptions{deafToQuit: true})
		sender := newTestOnce(d, newTestSMTP(t, "smtp://"+server.address+"?tls=none", nil))
		m := hello("ana@exemple.ca")
		if err := d.Tx(t.Context(), func(tx *db.Tx) error { return Enqueue(t.Context(), tx, m) }); err != nil {
			t.Fatal(err)
		}
		if err := sender.Send(t.Context(), m); err != nil { // and the process dies here
			t.Fatal(err)
		}
		if event := wait(t, runJobs(t, d, sender)); event.Outcome != jobs.Done {
			t.Errorf("outcome %s", event.Outcome)
		}
		if err := Post(t.Context(), d, sender, []Message{m}); err != nil {
			t.Error(err)
		}
		if got := len(server.received()); got != 1 {
			t.Errorf("the reader has it %d times", got)
		}
	})
}

// dying is a sender whose process is killed before, or just after, the server accepts.
type dying struct {
	Sender
	after bool
}

func (s dying) Send(ctx context.Context, m Message) error {
	if s.after {
		if err := s.Sender.Send(ctx, m); err != nil {
			return err
		}
	}
	panic("killed")
}

func TestALetterWhoseOutcomeIsUnknownIsSentAgain(t *testing.T) {
	for name, c := range map[string]struct {
		after bool
		want  int
	}{"killed before it was accepted": {false, 1}, "killed before it was noted": {true, 2}} {
		t.Run(name, func(t *testing.T) {
			dbtest.Run(t, func(t *testing.T, d *db.DB) {
				server := startMailServer(t, serverOptions{})
				line := newTestSMTP(t, "smtp://"+server.address+"?tls=none", nil)
				func() {
					defer func() { _ = recover() }()
					_ = newTestOnce(d, dying{line, c.after}).Send(t.Context(), hello("ana@exemple.ca"))
				}()
				for range 2 {
					if err := newTestOnce(d, line).Send(t.Context(), hello("ana@exemple.ca")); err != nil {
						t.Fatal(err)
					}
				}
				if got := len(server.received()); got != c.want {
					t.Errorf("the reader has it %d times; want %d", got, c.want)
				}
			})
		})
	}
}

func TestARefusedLetterIsNotNotedAsSent(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		failing := recorder{make(chan Message, 10), errors.New("later")}
		if err := newTestOnce(d, failing).Send(t.Context(), hello("ana@exemple.ca")); err == nil {
			t.Error("the failure is lost")
		}
		if sent, err := isSent(t.Context(), d, hello().ID); err != nil || sent {
			t.Errorf("noted: %v, %v", sent, err)
		}
	})
}
