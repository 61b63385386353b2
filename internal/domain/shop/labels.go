package shop

import (
	"context"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// LabelsChanged is the kind of change noted when a code is called otherwise.
const LabelsChanged = "store category"

// maxLabel is how long the name of a code may be, in characters.
const maxLabel = 60

var (
	errNoCode       = problem.Missing("store_category_not_found")
	errLabelChanged = problem.New(problem.Conflict, "store_category_changed", problem.Say(
		"Le nom de ce code a changé depuis que vous l’avez ouvert.",
		"The name of this code has changed since you opened it."))
)

// LabelConflict is what comes with the refusal of an edit: who was there before, when, and what the code is called now.
type LabelConflict struct {
	operator.Earlier
	Label string `json:"label"`
}

// Categories lists the codes of the specification in its order, with what each is called now.
func (s *Service) Categories(ctx context.Context) ([]Category, error) {
	byCode, err := labels(ctx, s.db)
	list := Categories()
	for i, c := range list {
		list[i].Label = called(c.Code, byCode[c.Code])
	}
	return list, err
}

// Rename calls a code otherwise, on every page. The code itself stays: shops, addresses and applications know it. It
// refuses when the code is no longer called as the operator read.
func (s *Service) Rename(ctx context.Context, code CategoryCode, was, label string) error {
	label = check.Line(label)
	if code.Label() == "" {
		return errNoCode
	}
	if err := check.All(check.Required("label", label), check.Length("label", label, 1, maxLabel)); err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := tx.Lock(ctx, LabelsChanged); err != nil {
			return err
		}
		own, err := labelOf(ctx, tx, code)
		if err != nil {
			return err
		}
		if present := called(code, own); present != was {
			return labelChanged(ctx, tx, code, present)
		}
		if err := setLabel(ctx, tx, code, label); err != nil {
			return err
		}
		if err := changes.Note(ctx, tx, LabelsChanged, string(code)); err != nil {
			return err
		}
		return operator.Note(ctx, tx, s.now(), operator.Entry{Act: "store_category.edit", SubjectKind: "store_category",
			SubjectID: string(code), SubjectName: was, Before: map[string]any{"label": was},
			After: map[string]any{"label": label}})
	})
}

// labelChanged refuses an edit that came second.
func labelChanged(ctx context.Context, tx *db.Tx, code CategoryCode, present string) error {
	earlier, err := operator.LastEdit(ctx, tx, operator.Filter{SubjectKind: "store_category", SubjectID: string(code)})
	if err != nil {
		return err
	}
	return errLabelChanged.With(LabelConflict{earlier, present})
}
