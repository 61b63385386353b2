package shop

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
)

// Named is a shop as operators find it.
type Named struct {
	ID, Name, City string
	Status         Status
}

// nameKey is what a name is searched in: its words, each after a blank.
func nameKey(name string) string { return " " + french.Key(name) }

// NamedLike lists up to limit shops whose name has words that begin as typed, whatever their status, by name.
func (s *Service) NamedLike(ctx context.Context, typed string, limit int) ([]Named, error) {
	key := french.Key(typed)
	if key == "" {
		return nil, nil
	}
	found, err := db.All(ctx, s.db, func(rows *sql.Rows) (n Named, err error) {
		return n, rows.Scan(&n.ID, &n.Name, &n.City, &n.Status)
	}, `SELECT id, name, city, status FROM shops WHERE name_key LIKE $1 ORDER BY name, id LIMIT `+
		strconv.Itoa(limit), "% "+key+"%")
	if err != nil {
		return nil, fmt.Errorf("find shops by name: %w", err)
	}
	return found, nil
}

const keyKind = "shop.keys"

// FillKeys makes the shops findable that were written by a version that knew no keys.
func (s *Service) FillKeys(ctx context.Context) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		waiting, err := db.All(ctx, tx, func(rows *sql.Rows) (n Named, err error) {
			return n, rows.Scan(&n.ID, &n.Name)
		}, `SELECT id, name FROM shops WHERE name_key = '' ORDER BY id`)
		for _, n := range waiting {
			if err == nil {
				err = tx.Later(ctx, `UPDATE shops SET name_key = $3 WHERE id = $1 AND name = $2`, n.ID, n.Name,
					nameKey(n.Name))
			}
		}
		if err != nil {
			return fmt.Errorf("fill keys of shops: %w", err)
		}
		return nil
	})
}

// CountNew counts the shops made between two moments.
func (s *Service) CountNew(ctx context.Context, from, to time.Time) (n int, err error) {
	return n, s.db.QueryRow(ctx, `SELECT COUNT(*) FROM shops WHERE created_at >= $1 AND created_at < $2`,
		from.UnixMilli(), to.UnixMilli()).Scan(&n)
}
