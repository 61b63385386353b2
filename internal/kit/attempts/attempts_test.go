package attempts_test

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

var (
	limit  = attempts.Limit{Free: 3, First: time.Second, Most: 5 * time.Second, Forget: time.Hour}
	secret = attempts.Count{Subject: "le coffre", Source: "203.0.113.7", Limit: limit}
)

// wait is how long a counter makes a try wait.
func wait(t *testing.T, c *attempts.Counter, counts ...attempts.Count) time.Duration {
	t.Helper()
	err := c.Begin(t.Context(), counts...)
	var early *attempts.TooSoon
	if err != nil && !errors.As(err, &early) {
		t.Fatal(err)
	}
	if early == nil {
		return 0
	}
	return early.Wait
}

func each(t *testing.T, test func(t *testing.T, d *db.DB, c *attempts.Counter, clock *time.Time)) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		clock := time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)
		test(t, d, attempts.New(d, []byte("clé"), func() time.Time { return clock }), &clock)
	})
}

func TestTheWaitGrowsWithEachFailureUpToTheLongest(t *testing.T) {
	each(t, func(t *testing.T, _ *db.DB, c *attempts.Counter, clock *time.Time) {
		for range 3 {
			if w := wait(t, c, secret); w != 0 {
				t.Fatalf("a free try waits %s", w)
			}
		}
		for _, want := range []time.Duration{time.Second, 2 * time.Second, 4 * time.Second, 5 * time.Second,
			5 * time.Second} {
			for range 2 { // a refused try does not make the wait longer
				if w := wait(t, c, secret); w != want {
					t.Errorf("wait %s; want %s", w, want)
				}
			}
			*clock = clock.Add(want)
			if w := wait(t, c, secret); w != 0 {
				t.Errorf("still %s after a wait of %s", w, want)
			}
		}
		*clock = clock.Add(time.Hour)
		if w := wait(t, c, secret) + wait(t, c, secret); w != 0 {
			t.Errorf("after an hour without a try: %s", w)
		}
	})
}

func TestManyTriesAtOnceAreNotAllLetThrough(t *testing.T) {
	each(t, func(t *testing.T, _ *db.DB, c *attempts.Counter, _ *time.Time) {
		var through atomic.Int32
		var tries sync.WaitGroup
		for range 12 {
			tries.Go(func() {
				if wait(t, c, secret, attempts.Count{Source: secret.Source, Limit: limit}) == 0 {
					through.Add(1)
				}
			})
		}
		tries.Wait()
		if through.Load() != 3 {
			t.Errorf("%d tries were let through; want 3", through.Load())
		}
	})
}

func TestASuccessIsTakenBackAndARefusalCountsNothing(t *testing.T) {
	each(t, func(t *testing.T, d *db.DB, c *attempts.Counter, _ *time.Time) {
		everywhere := attempts.Count{Subject: secret.Subject, Limit: limit}
		for range 10 {
			if w := wait(t, c, everywhere); w != 0 {
				t.Fatalf("someone who is always right waits %s", w)
			}
			if err := d.Tx(t.Context(), func(tx *db.Tx) error {
				return c.Succeeded(t.Context(), tx,
					everywhere)
			}); err != nil {
				t.Fatal(err)
			}
		}
		for range 3 {
			wait(t, c, secret)
		}
		for range 5 {
			if wait(t, c, everywhere, secret) == 0 {
				t.Error("the second count does not refuse")
			}
		}
		if w := wait(t, c, everywhere); w != 0 {
			t.Errorf("refused tries were counted: %s", w)
		}
		if err := d.Tx(t.Context(), func(tx *db.Tx) error {
			return c.Forgive(t.Context(), tx,
				secret.Subject)
		}); err != nil {
			t.Fatal(err)
		}
		if w := wait(t, c, secret); w != 0 {
			t.Errorf("after forgiving: %s", w)
		}
	})
}

func TestNamesAreStoredHashed(t *testing.T) {
	each(t, func(t *testing.T, d *db.DB, c *attempts.Counter, _ *time.Time) {
		wait(t, c, secret)
		var clear int
		err := d.QueryRow(t.Context(), `SELECT COUNT(*) FROM attempts WHERE subject LIKE '%coffre%'
			OR source LIKE '%203%'`).Scan(&clear)
		if err != nil || clear != 0 {
			t.Errorf("%d rows tell who tried, %v", clear, err)
		}
	})
}
