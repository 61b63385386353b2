package mail

import (
	"context"
	"errors"
	"testing"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/jobs"
)

type recorder struct {
	sent chan Message
	fail error
}

func (r recorder) Send(_ context.Context, m Message) error {
	r.sent <- m
	return r.fail
}

func runJobs(t *testing.T, d *db.DB, sender Sender) chan jobs.Event {
	t.Helper()
	ended := make(chan jobs.Event, 10)
	queue := jobs.New(d, jobs.Options{Observe: func(e jobs.Event) {
		if e.Kind == JobKind {
			ended <- e
		}
	}})
	jobs.Register(queue, JobKind, Deliver(sender))
	queue.Start()
	t.Cleanup(func() {
		if err := queue.Stop(context.WithoutCancel(t.Context())); err != nil {
			t.Error(err)
		}
	})
	return ended
}

func wait[T any](t *testing.T, c <-chan T) T {
	t.Helper()
	select {
	case v := <-c:
		return v
	case <-time.After(30 * time.Second):
		t.Fatal("nothing came")
		panic("unreachable")
	}
}

func TestAMessageLeavesWithTheChangeThatCausesIt(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		undone := errors.New("undone")
		m := hello("Zoé <zoe@exemple.ca>")
		m.ID = ""
		m.Attachments = []Attachment{{Name: "a.pdf", ContentType: "application/pdf", Data: []byte{0, 255}}}
		err := d.Tx(t.Context(), func(tx *db.Tx) error {
			lost := m
			lost.Subject = "Jamais partie"
			return errors.Join(Enqueue(t.Context(), tx, lost), undone)
		})
		if !errors.Is(err, undone) {
			t.Fatal(err)
		}
		if err := d.Tx(t.Context(), func(tx *db.Tx) error { return Enqueue(t.Context(), tx, m) }); err != nil {
			t.Fatal(err)
		}
		sender := recorder{sent: make(chan Message, 10)}
		ended := runJobs(t, d, sender)
		got := wait(t, sender.sent)
		if got.Subject != m.Subject || got.ID == "" || string(got.Attachments[0].Data) != "\x00\xff" ||
			got.HTML != m.HTML {
			t.Errorf("sent %+v", got)
		}
		if event := wait(t, ended); event.Outcome != jobs.Done {
			t.Errorf("outcome %s", event.Outcome)
		}
		if len(sender.sent) != 0 {
			t.Errorf("also sent %+v", <-sender.sent)
		}
	})
}

func TestARefusalForGoodIsNotTriedAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		for fail, want := range map[error]jobs.Outcome{ErrPermanent: jobs.Failed, errors.New("later"): jobs.Retried} {
			if err := d.Tx(t.Context(), func(tx *db.Tx) error {
				return Enqueue(t.Context(), tx, hello("a@exemple.ca"))
			}); err != nil {
				t.Fatal(err)
			}
			t.Run(string(want), func(t *testing.T) {
				if event := wait(t, runJobs(t, d, recorder{make(chan Message, 10), fail})); event.Outcome != want {
					t.Errorf("after %v: %s; want %s", fail, event.Outcome, want)
				}
			})
		}
	})
}

func TestAMessageOutOfShapeUndoesTheChange(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		err := d.Tx(t.Context(), func(tx *db.Tx) error {
			return Enqueue(t.Context(), tx, Message{Subject: "sans lecteur"})
		})
		if !errors.Is(err, ErrPermanent) {
			t.Errorf("Enqueue = %v", err)
		}
	})
}

func TestWhatIsPostedAtOnceIsQueuedOnlyWhenItCannotBeSent(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		queued := func() (n int) {
			if err := d.QueryRow(t.Context(), `SELECT COUNT(*) FROM jobs WHERE kind = $1`,
				JobKind).Scan(&n); err != nil {
				t.Fatal(err)
			}
			return n
		}
		two := []Message{hello("a@exemple.ca"), hello("b@exemple.ca")}
		open := recorder{sent: make(chan Message, 10)}
		if err := Post(t.Context(), d, open, two); err != nil || len(open.sent) != 2 || queued() != 0 {
			t.Errorf("%v: %d sent, %d queued", err, len(open.sent), queued())
		}
		closed := recorder{make(chan Message, 10), errors.New("later")}
		if err := Post(t.Context(), d, closed, two); err != nil || queued() != 2 {
			t.Errorf("%v: %d queued", err, queued())
		}
		if err := Post(t.Context(), d, nil, two[:1]); err != nil || queued() != 3 {
			t.Errorf("%v: %d queued without a sender", err, queued())
		}
	})
}
