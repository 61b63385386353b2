package operator

import (
	"context"
	"net/url"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// View is a list as an operator keeps it: its filters under a name of their own.
type View struct {
	ID    string `json:"id"`
	List  string `json:"list" enum:"orders,shops,products,people"`
	Name  string `json:"name"`
	Query string `json:"query" doc:"Of the page's address, without the question mark"`
}

const (
	maxViews    = 20 // of one list
	maxViewName = 40
	maxQuery    = 500
)

var (
	errNoView    = problem.Missing("view_not_found")
	textViewName = problem.Say("Vous avez déjà une vue de ce nom.", "You already have a view of that name.")
	textQuery    = problem.Say("Ces filtres ne se lisent pas.", "These filters cannot be read.")
	errManyViews = problem.New(problem.Refused, "too_many_views", problem.Say(
		"Vous avez déjà vingt vues de cette liste. Retirez-en une d’abord.",
		"You already have twenty views of this list. Remove one first."))
)

// Views are those that the operator keeps of a list, in the order of their names. They are nobody else's affair: the
// journal does not tell of them.
func (s *Service) Views(ctx context.Context, list string) ([]View, error) {
	who, _ := From(ctx)
	return listViews(ctx, s.db, who.UserID, list)
}

// KeepView keeps the filters of a list under a name.
func (s *Service) KeepView(ctx context.Context, v View) (View, error) {
	who, _ := From(ctx)
	v.ID, v.Name = db.NewID(), check.Line(v.Name)
	rules := []*problem.Field{check.Required("name", v.Name), check.Length("name", v.Name, 1, maxViewName)}
	if _, err := url.ParseQuery(v.Query); err != nil || v.Query == "" || len(v.Query) > maxQuery {
		rules = append(rules, check.Fail("query", "bad_query", textQuery))
	}
	if err := check.All(rules...); err != nil {
		return View{}, err
	}
	return v, s.db.Tx(ctx, func(tx *db.Tx) error {
		kept, err := listViews(ctx, tx, who.UserID, v.List)
		if err != nil {
			return err
		}
		if len(kept) >= maxViews {
			return errManyViews
		}
		return orTaken(insertView(ctx, tx, who.UserID, v, s.Now()))
	})
}

// RenameView gives another name to a view of the operator's.
func (s *Service) RenameView(ctx context.Context, id, name string) error {
	who, _ := From(ctx)
	name = check.Line(name)
	if err := check.All(check.Required("name", name), check.Length("name", name, 1, maxViewName)); err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return orTaken(renameView(ctx, tx, who.UserID, id, name)) })
}

// DropView forgets a view of the operator's.
func (s *Service) DropView(ctx context.Context, id string) error {
	who, _ := From(ctx)
	return s.db.Tx(ctx, func(tx *db.Tx) error { return deleteView(ctx, tx, who.UserID, id) })
}

// orTaken tells at its field that a name is taken.
func orTaken(written bool, err error) error {
	if err == nil && !written {
		return check.Refuse(*check.Fail("name", "name_taken", textViewName))
	}
	return err
}
