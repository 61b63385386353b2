package catalog

import (
	"context"
	"database/sql"
	"fmt"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// Named is a product as operators find it.
type Named struct {
	ID, Name, ShopName string
	Status             Status
	Price              money.Cents
}

// Named reads products by their ids, in that order; unknown ones are left out.
func (s *Service) Named(ctx context.Context, ids []string) ([]Named, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	list, err := namedByID(ctx, s.db, ids)
	if err != nil {
		return nil, fmt.Errorf("name products: %w", err)
	}
	return list, nil
}

func namedByID(ctx context.Context, r db.Reader, ids []string) (list []Named, err error) {
	marks, args := db.Placeholders(ids)
	byID := map[string]Named{}
	_, err = db.All(ctx, r, func(rows *sql.Rows) (_ struct{}, err error) {
		var p Named
		err = rows.Scan(&p.ID, &p.Name, &p.ShopName, &p.Status, &p.Price)
		byID[p.ID] = p
		return struct{}{}, err
	}, `SELECT p.id, p.name, s.name, p.status, p.min_price FROM products p JOIN shops s ON s.id = p.shop_id
		WHERE p.id IN (`+marks+`)`, args...)
	for _, id := range ids {
		if p, ok := byID[id]; ok {
			delete(byID, id)
			list = append(list, p)
		}
	}
	return list, err
}
