package shop

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
)

// Named is a shop as operators find it.
type Named struct {
	ID, Name, City string
	Status         Status
}

// Names lists every shop by name, whatever its status: shops are few.
func (s *Service) Names(ctx context.Context) ([]Named, error) {
	shops, err := db.All(ctx, s.db, func(rows *sql.Rows) (n Named, err error) {
		return n, rows.Scan(&n.ID, &n.Name, &n.City, &n.Status)
	}, `SELECT id, name, city, status FROM shops ORDER BY name, id`)
	if err != nil {
		return nil, fmt.Errorf("list names of shops: %w", err)
	}
	return shops, nil
}

// NamedLike lists up to limit shops whose name has words that begin as typed, whatever their status.
func (s *Service) NamedLike(ctx context.Context, typed string, limit int) (found []Named, err error) {
	key := french.Key(typed)
	if key == "" {
		return nil, nil
	}
	all, err := s.Names(ctx)
	for _, n := range all {
		if len(found) < limit && strings.Contains(" "+french.Key(n.Name), " "+key) {
			found = append(found, n)
		}
	}
	return found, err
}

// CountNew counts the shops made between two moments.
func (s *Service) CountNew(ctx context.Context, from, to time.Time) (n int, err error) {
	return n, s.db.QueryRow(ctx, `SELECT COUNT(*) FROM shops WHERE created_at >= $1 AND created_at < $2`,
		from.UnixMilli(), to.UnixMilli()).Scan(&n)
}
