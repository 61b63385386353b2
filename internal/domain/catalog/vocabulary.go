package catalog

import (
	"context"
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

	Categories []string `json:"categories" doc:"Ids of the categories for whose products it is suggested first"`

	hidden bool // no longer suggested
}

// maxTypeValues keeps one inventive shop from making the vocabulary endless.
const maxTypeValues = 200

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
		if _, err := insertVariantType(ctx, tx, code, names[code]); err != nil {
			return err
		}
		var rows [][]any
		for _, v := range slices.Sorted(maps.Keys(values[code])) {
			rows = append(rows, []any{code, v, values[code][v]})
		}
		if err := insertTypeValues(ctx, tx, rows); err != nil {
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
