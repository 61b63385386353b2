package catalog

import (
	"context"
	"database/sql"
	"maps"
	"slices"
	"strings"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/slug"
)

// VariantType is a word that shops use for an option, with the values they gave it. Words that differ only by accents
// or capitals are one. The vocabulary only grows: it serves to suggest, not to tell what is for sale today.
type VariantType struct {
	ID     string   `json:"id"`
	Code   string   `json:"code" doc:"Folded name, stable: couleur"`
	Name   string   `json:"name" doc:"Name shown: Couleur"`
	Order  int      `json:"order"`
	Values []string `json:"values"`
}

// maxTypeValues keeps one inventive shop from making the vocabulary endless.
const maxTypeValues = 200

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

// learnOptions adds the options of a batch to the vocabulary. Rows are written in the order of their codes, so that two
// shops learning the same words never wait for each other in a circle.
func learnOptions(ctx context.Context, tx *db.Tx, batch []*Product) error {
	names, values := map[string]string{}, map[string]map[string]string{}
	for _, p := range batch {
		for _, o := range p.Options {
			code := wordCode(o.Name)
			names[code] = o.Name
			if values[code] == nil {
				values[code] = map[string]string{}
			}
			for _, v := range o.Values {
				values[code][wordCode(v)] = v
			}
		}
	}
	for _, code := range slices.Sorted(maps.Keys(names)) {
		_, err := tx.Exec(ctx, `INSERT INTO variant_types (id, code, name, position)
			SELECT $1, $2, $3, COALESCE(MAX(position), 0) + 1 FROM variant_types WHERE 1 = 1
			ON CONFLICT (code) DO NOTHING`, db.NewID(), code, names[code])
		if err != nil {
			return err
		}
		var rows [][]any
		for _, v := range slices.Sorted(maps.Keys(values[code])) {
			rows = append(rows, []any{code, v, values[code][v]})
		}
		err = insertRows(ctx, tx, `INSERT INTO variant_type_values (type_code, code, name) VALUES `, rows,
			` ON CONFLICT (type_code, code) DO NOTHING`)
		if err != nil {
			return err
		}
	}
	return nil
}

// wordCode folds a word; one made of signs alone stands for itself.
func wordCode(word string) string {
	if code := slug.Make(word); code != "" {
		return code
	}
	return strings.ToLower(word)
}
