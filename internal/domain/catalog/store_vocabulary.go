package catalog

import (
	"context"
	"database/sql"
	"errors"
	"maps"
	"slices"

	"rangrue/internal/kit/db"
)

// insertVariantType adds a word; false when there is one of that code already.
func insertVariantType(ctx context.Context, tx *db.Tx, code, name string) (added bool, err error) {
	n, err := tx.Exec(ctx, `INSERT INTO variant_types (id, code, name, position)
		SELECT $1, $2, $3, COALESCE(MAX(position), 0) + 1 FROM variant_types WHERE 1 = 1
		ON CONFLICT (code) DO NOTHING`, db.NewID(), code, name)
	return n == 1, err
}

func readVariantType(ctx context.Context, r db.Reader, id string) (code string, is TypeState, err error) {
	var hidden int
	err = r.QueryRow(ctx, `SELECT code, name, hidden FROM variant_types WHERE id = $1`, id).
		Scan(&code, &is.Name, &hidden)
	if errors.Is(err, sql.ErrNoRows) {
		err = errTypeNotFound
	}
	is.Hidden = hidden == 1
	return code, is, err
}

// VariantTypes lists the vocabulary, the oldest words first, values in alphabetical order. Hidden words are left out.
func (s *Service) VariantTypes(ctx context.Context) ([]VariantType, error) {
	all, err := s.allVariantTypes(ctx)
	return slices.DeleteFunc(all, func(t VariantType) bool { return t.hidden }), err
}

func (s *Service) allVariantTypes(ctx context.Context) ([]VariantType, error) {
	types, err := db.All(ctx, s.db, func(r *sql.Rows) (VariantType, error) {
		t := VariantType{Values: []string{}, Categories: []string{}}
		var hidden int
		err := r.Scan(&t.ID, &t.Code, &t.Name, &t.Order, &hidden)
		t.hidden = hidden == 1
		return t, err
	}, `SELECT id, code, name, position, hidden FROM variant_types ORDER BY position, code`)
	if err != nil {
		return nil, err
	}
	suggested, err := suggestedTypes(ctx, s.db)
	if err != nil {
		return nil, err
	}
	byCode := make(map[string]*VariantType, len(types))
	for i := range types {
		byCode[types[i].Code] = &types[i]
	}
	for _, category := range slices.Sorted(maps.Keys(suggested)) {
		for _, code := range suggested[category] {
			if t := byCode[code]; t != nil {
				t.Categories = append(t.Categories, category)
			}
		}
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

// insertSuggested has an option suggested first for the products of a category, after those that already are.
func insertSuggested(ctx context.Context, tx *db.Tx, categoryID, code string) error {
	_, err := tx.Exec(ctx, `INSERT INTO category_variant_types (category_id, type_code, position)
		SELECT $1, $2, COALESCE(MAX(position), 0) + 1 FROM category_variant_types WHERE category_id = $1
		ON CONFLICT (category_id, type_code) DO NOTHING`, categoryID, code)
	return err
}

// replaceSuggested sets the options suggested for the products of a category. A code that nobody knows is left out.
func replaceSuggested(ctx context.Context, tx *db.Tx, categoryID string, codes []string) error {
	if _, err := tx.Exec(ctx, `DELETE FROM category_variant_types WHERE category_id = $1`, categoryID); err != nil {
		return err
	}
	for i, code := range codes {
		_, err := tx.Exec(ctx, `INSERT INTO category_variant_types (category_id, type_code, position)
			SELECT $1, code, CAST($3 AS INTEGER) FROM variant_types WHERE code = $2
			ON CONFLICT (category_id, type_code) DO NOTHING`, categoryID, code, i+1)
		if err != nil {
			return err
		}
	}
	return nil
}

// suggestedTypes gives the codes of the options suggested for each category.
func suggestedTypes(ctx context.Context, r db.Reader) (map[string][]string, error) {
	byCategory := map[string][]string{}
	err := each(ctx, r, func(r *sql.Rows) error {
		var category, code string
		err := r.Scan(&category, &code)
		byCategory[category] = append(byCategory[category], code)
		return err
	}, `SELECT category_id, type_code FROM category_variant_types ORDER BY category_id, position`)
	return byCategory, err
}

// updateVariantType renames a word or hides it, if it still is as it was read; its code stays, so that products that
// use it still find it.
func updateVariantType(ctx context.Context, tx *db.Tx, id string, was, is TypeState) (fresh bool, err error) {
	n, err := tx.Exec(ctx, `UPDATE variant_types SET name = $2, hidden = $3 WHERE id = $1 AND name = $4
		AND hidden = $5`, id, is.Name, is.Hidden, was.Name, was.Hidden)
	return n == 1, err
}
