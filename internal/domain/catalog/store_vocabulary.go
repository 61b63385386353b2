package catalog

import (
	"context"
	"database/sql"

	"rangrue/internal/kit/db"
)

func insertVariantType(ctx context.Context, tx *db.Tx, code, name string) error {
	_, err := tx.Exec(ctx, `INSERT INTO variant_types (id, code, name, position)
		SELECT $1, $2, $3, COALESCE(MAX(position), 0) + 1 FROM variant_types WHERE 1 = 1
		ON CONFLICT (code) DO NOTHING`, db.NewID(), code, name)
	return err
}

// VariantTypes lists the vocabulary, the oldest words first, values in alphabetical order.
func (s *Service) VariantTypes(ctx context.Context) ([]VariantType, error) {
	types, err := db.All(ctx, s.db, func(r *sql.Rows) (VariantType, error) {
		t := VariantType{Values: []string{}}
		return t, r.Scan(&t.ID, &t.Code, &t.Name, &t.Order)
	}, `SELECT id, code, name, position FROM variant_types ORDER BY position, code`)
	if err != nil {
		return nil, err
	}
	byCode := make(map[string]*VariantType, len(types))
	for i := range types {
		byCode[types[i].Code] = &types[i]
	}
	err = each(ctx, s.db, func(r *sql.Rows) error {
		var code, name string
		err := r.Scan(&code, &name)
		if t := byCode[code]; t != nil && len(t.Values) < maxTypeValues {
			t.Values = append(t.Values, name)
		}
		return err
	}, `SELECT type_code, name FROM variant_type_values ORDER BY type_code, code`)
	return types, err
}

func insertTypeValues(ctx context.Context, tx *db.Tx, rows [][]any) error {
	return insertRows(ctx, tx, `INSERT INTO variant_type_values (type_code, code, name) VALUES `, rows,
		` ON CONFLICT (type_code, code) DO NOTHING`)
}
