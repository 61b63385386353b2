package catalog

import (
	"context"
	"slices"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

var (
	errTypeNotFound = problem.New(problem.NotFound, "variant_type_not_found", problem.Say(
		"Ce type de variante est introuvable.", "This variant type could not be found."))
	textTypeTaken = problem.Say("Ce type de variante existe déjà.", "This variant type already exists.")
)

// maxTypeName is how long the word of an option may be.
const maxTypeName = 60

// AddVariantType adds a word to the vocabulary, with values to suggest.
func (s *Service) AddVariantType(ctx context.Context, name string, values []string) error {
	name = check.Line(name)
	if err := check.All(check.Required("name", name), check.Length("name", name, 1, maxTypeName)); err != nil {
		return err
	}
	types, err := s.allVariantTypes(ctx)
	if err != nil {
		return err
	}
	code := wordCode(name)
	if slices.ContainsFunc(types, func(t VariantType) bool { return t.Code == code }) {
		return check.Refuse(*check.Fail("name", "name_taken", textTypeTaken))
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := insertVariantType(ctx, tx, code, name); err != nil {
			return err
		}
		if err := addValues(ctx, tx, code, values); err != nil {
			return err
		}
		return s.noteType(ctx, tx, "variant_type.create", code, name, nil, map[string]any{"values": values})
	})
}

// EditVariantType renames a word, hides it from suggestions or shows it again, and adds values to it.
func (s *Service) EditVariantType(ctx context.Context, id, name string, hidden bool, values []string) error {
	name = check.Line(name)
	if err := check.All(check.Required("name", name), check.Length("name", name, 1, maxTypeName)); err != nil {
		return err
	}
	types, err := s.allVariantTypes(ctx)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(types, func(t VariantType) bool { return t.ID == id })
	if at < 0 {
		return errTypeNotFound
	}
	was := types[at]
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := updateVariantType(ctx, tx, id, name, hidden); err != nil {
			return err
		}
		if err := addValues(ctx, tx, was.Code, values); err != nil {
			return err
		}
		return s.noteType(ctx, tx, "variant_type.edit", was.Code, was.Name,
			map[string]any{"name": was.Name, "hidden": was.hidden},
			map[string]any{"name": name, "hidden": hidden, "added": values})
	})
}

func addValues(ctx context.Context, tx *db.Tx, code string, values []string) error {
	var rows [][]any
	for _, v := range values {
		if v = check.Line(v); v != "" {
			rows = append(rows, []any{code, wordCode(v), v})
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return insertTypeValues(ctx, tx, rows)
}

func (s *Service) noteType(ctx context.Context, tx *db.Tx, act, code, name string, before, after any) error {
	if err := changes.Note(ctx, tx, "variant type", code); err != nil {
		return err
	}
	return operator.Note(ctx, tx, s.now(), operator.Entry{Act: act, SubjectKind: "variant_type", SubjectID: code,
		SubjectName: name, Before: before, After: after})
}
