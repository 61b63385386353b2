package catalog

import (
	"context"
	"fmt"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

var (
	errTypeNotFound = problem.New(problem.NotFound, "variant_type_not_found", problem.Say(
		"Ce type de variante est introuvable.", "This variant type could not be found."))
	errTypeChanged = problem.New(problem.Conflict, "variant_type_changed", problem.Say(
		"Ce type de variante a changé depuis que vous l’avez ouvert.",
		"This variant type has changed since you opened it."))
	textTypeTaken = problem.Say("Ce type de variante existe déjà.", "This variant type already exists.")
)

// maxTypeName is how long the word of an option, or a value of it, may be.
const maxTypeName = 60

// TypeState is what an operator edits of a word. Values are only added, so that two people never undo each other's.
type TypeState struct {
	Name   string `json:"name" maxLength:"200"`
	Hidden bool   `json:"hidden" doc:"No longer suggested to shops"`
}

// TypeConflict is what comes with the refusal of an edit: who was there before, when, and what the word is now.
type TypeConflict struct {
	operator.Earlier
	Type TypeState `json:"type"`
}

// AddVariantType adds a word to the vocabulary, with values to suggest.
func (s *Service) AddVariantType(ctx context.Context, name string, values []string) error {
	name, values = check.Line(name), tidyValues(values)
	if err := checkType(name, values); err != nil {
		return err
	}
	code := wordCode(name)
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if added, err := insertVariantType(ctx, tx, code, name); err != nil {
			return err
		} else if !added {
			return check.Refuse(*check.Fail("name", "name_taken", textTypeTaken))
		}
		if err := addValues(ctx, tx, code, values); err != nil {
			return err
		}
		return s.noteType(ctx, tx, "variant_type.create", code, name, nil, map[string]any{"values": values})
	})
}

// EditVariantType renames a word, hides it from suggestions or shows it again, and adds values to it. It refuses an
// edit of a word that is no longer what the operator read.
func (s *Service) EditVariantType(ctx context.Context, id string, was, is TypeState, values []string) error {
	is.Name, values = check.Line(is.Name), tidyValues(values)
	if err := checkType(is.Name, values); err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		fresh, err := updateVariantType(ctx, tx, id, was, is)
		if err != nil {
			return err
		}
		code, present, err := readVariantType(ctx, tx, id)
		if err != nil {
			return err
		}
		if !fresh {
			return typeChanged(ctx, tx, code, present)
		}
		if err := addValues(ctx, tx, code, values); err != nil {
			return err
		}
		return s.noteType(ctx, tx, "variant_type.edit", code, was.Name, was,
			map[string]any{"name": is.Name, "hidden": is.Hidden, "added": values})
	})
}

// typeChanged refuses an edit that came second.
func typeChanged(ctx context.Context, tx *db.Tx, code string, present TypeState) error {
	earlier, err := operator.LastEdit(ctx, tx, operator.Filter{SubjectKind: "variant_type", SubjectID: code})
	if err != nil {
		return err
	}
	return errTypeChanged.With(TypeConflict{earlier, present})
}

func checkType(name string, values []string) error {
	wrong := []*problem.Field{check.Required("name", name), check.Length("name", name, 1, maxTypeName)}
	for i, value := range values {
		wrong = append(wrong, check.Length(fmt.Sprintf("values[%d]", i), value, 1, maxTypeName))
	}
	return check.All(wrong...)
}

// tidyValues are values as they are kept, without those that are empty.
func tidyValues(typed []string) (values []string) {
	for _, v := range typed {
		if v = check.Line(v); v != "" {
			values = append(values, v)
		}
	}
	return values
}

func addValues(ctx context.Context, tx *db.Tx, code string, values []string) error {
	if len(values) == 0 {
		return nil
	}
	rows := make([][]any, len(values))
	for i, v := range values {
		rows[i] = []any{code, wordCode(v), v}
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
