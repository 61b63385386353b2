package cart_test

import (
	"context"
	"io/fs"
	"regexp"
	"testing"
	"testing/fstest"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/migrations"
)

func TestTheLinesOfOldCartsMoveIntoTheirRows(t *testing.T) {
	dbtest.RunEmpty(t, func(t *testing.T, url string) {
		ctx, d := context.Background(), dbtest.Open(t, url)
		schema := fstest.MapFS{"0001_others.sql": {Data: []byte(`CREATE TABLE users (id TEXT PRIMARY KEY); CREATE TABLE variants (id TEXT PRIMARY KEY);`)}}
		grow := func(file string) {
			schema[file] = &fstest.MapFile{Data: must(fs.ReadFile(migrations.FS, file))}
			must(0, db.Migrate(ctx, d, schema))
		}
		grow("0008_cart.sql")
		must(0, d.Tx(ctx, func(tx *db.Tx) error {
			_, err := tx.Exec(ctx, `
				INSERT INTO variants (id) VALUES ('v1'), ('v2');
				INSERT INTO carts (id, created_at, used_at) VALUES ('two', 1, 1), ('none', 1, 1), ('one', 1, 1);
				INSERT INTO cart_items (id, cart_id, variant_id, quantity, seen_price, added_at) VALUES
					('younger', 'two', 'v1', 2, 3700, 1700000000002), ('older', 'two', 'v2', 1, 4200, 1700000000001), ('alone', 'one', 'v1', 3, 3800, 7);`)
			return err
		}))
		grow("0017_cart_rows.sql")
		for id, want := range map[string]string{
			"two": `[{"id":"older","variantId":"v2","quantity":1,"seenPrice":4200,"addedAt":1700000000001},` +
				`{"id":"younger","variantId":"v1","quantity":2,"seenPrice":3700,"addedAt":1700000000002}]`,
			"one":  `[{"id":"alone","variantId":"v1","quantity":3,"seenPrice":3800,"addedAt":7}]`,
			"none": `[]`,
		} {
			var lines string
			if err := d.QueryRow(ctx, `SELECT lines FROM carts WHERE id = $1`, id).Scan(&lines); err != nil || lines != want {
				t.Errorf("%s: %s, %v; want %s", id, lines, err, want)
			}
		}
	})
}

func TestLinesAreKeptAsOldOnesWereMoved(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		id, item := s.filled(s.mug, 2)
		var lines string
		must(0, s.db.QueryRow(t.Context(), `SELECT lines FROM carts WHERE id = $1`, id).Scan(&lines))
		want := regexp.MustCompile(`^\[\{"id":"` + item + `","variantId":"` + s.mug + `","quantity":2,"seenPrice":3800,"addedAt":\d{13}\}\]$`)
		if !want.MatchString(lines) {
			t.Errorf("the row keeps %s", lines)
		}
	})
}
