package catalog

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/slug"
)

// Named is a product as operators find it.
type Named struct {
	ID, Name, ShopName string
	Status             Status
	Price              money.Cents
}

// FindNamed lists products of every status whose name begins as typed, after those of some ids, in their order.
func (s *Service) FindNamed(ctx context.Context, typed string, first []string, limit int) ([]Named, error) {
	ids := first
	if key := slug.Make(typed); key != "" {
		begin, err := db.All(ctx, s.db, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
			`SELECT id FROM products WHERE name_key >= $1 AND name_key <= $2 ORDER BY name_key LIMIT `+
				strconv.Itoa(limit), key, key+"zzzzzzzzzzzzzzzzzzzz")
		if err != nil {
			return nil, fmt.Errorf("find products by name: %w", err)
		}
		ids = append(ids, begin...)
	}
	if len(ids) == 0 {
		return nil, nil
	}
	return namedByID(ctx, s.db, ids, limit)
}

func namedByID(ctx context.Context, r db.Reader, ids []string, limit int) (list []Named, err error) {
	marks, args := make([]string, len(ids)), make([]any, len(ids))
	for n, id := range ids {
		marks[n], args[n] = "$"+strconv.Itoa(n+1), id
	}
	byID := map[string]Named{}
	_, err = db.All(ctx, r, func(rows *sql.Rows) (_ struct{}, err error) {
		var p Named
		err = rows.Scan(&p.ID, &p.Name, &p.ShopName, &p.Status, &p.Price)
		byID[p.ID] = p
		return struct{}{}, err
	}, `SELECT p.id, p.name, s.name, p.status, p.min_price FROM products p JOIN shops s ON s.id = p.shop_id
		WHERE p.id IN (`+strings.Join(marks, ", ")+`)`, args...)
	for _, id := range ids {
		if p, ok := byID[id]; ok && len(list) < limit {
			delete(byID, id)
			list = append(list, p)
		}
	}
	return list, err
}
