package outreach

import (
	"fmt"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestSubscribersAreCountedNoFurtherThanNeeded(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		add := func(name string, count int, left any) {
			t.Helper()
			err := d.Tx(t.Context(), func(tx *db.Tx) error {
				_, err := tx.Exec(t.Context(), fmt.Sprintf(`INSERT INTO newsletter_subscriber
					(id, email, email_key, subscribed_at, confirmed_at, unsubscribed_at, created_at)
					WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d)
					SELECT '%[2]s' || i, '%[2]s' || i, '%[2]s' || i, 1, 1, $1, i FROM n`, count, name), left)
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		add("reading", MaxCounted+5, nil)
		add("left", 3, 2)
		got, err := countSubscribers(t.Context(), d)
		if want := (SubscriberCounts{Reading: MaxCounted + 1, Left: 3}); err != nil || got != want {
			t.Errorf("%+v, %v; want %+v", got, err, want)
		}
	})
}
