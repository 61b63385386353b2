package catalog_test

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

var asMarie = operator.As(ctx, operator.Operator{UserID: "marie", Name: "Marie", Role: operator.Content})

func TestTheSecondOfTwoEditsOfAVariantTypeIsToldOfTheFirst(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		markettest.Must(0, m.AddVariantType(asMarie, "Couleur", []string{"Bleu", " "}))
		made := markettest.Must(m.VariantTypes(ctx))[0]
		read := catalog.TypeState{Name: "Couleur"}
		renamed := catalog.TypeState{Name: "Teinte"}
		markettest.Must(0, m.EditVariantType(asMarie, made.ID, read, renamed, []string{"Rouge"}))

		hide := catalog.TypeState{Name: "Couleur", Hidden: true} // of a page that was read before
		var refusal *problem.Error
		err := m.EditVariantType(operator.CommandLine(ctx), made.ID, read, hide, []string{"Vert"})
		if !errors.As(err, &refusal) || refusal.Code != "variant_type_changed" {
			t.Fatalf("the second: %v", err)
		}
		conflict := refusal.Extra.(catalog.TypeConflict)
		if conflict.By != "Marie" || !conflict.At.Equal(morning) || conflict.Type != renamed {
			t.Errorf("told %+v", conflict)
		}
		if is := markettest.Must(m.VariantTypes(ctx)); len(is) != 1 || is[0].Name != "Teinte" ||
			!slices.Equal(is[0].Values, []string{"Bleu", "Rouge"}) {
			t.Errorf("the refused edit was made: %+v", is)
		}
		hide.Name = "Teinte"
		markettest.Must(0, m.EditVariantType(asMarie, made.ID, renamed, hide, nil))
		if is := markettest.Must(m.VariantTypes(ctx)); len(is) != 0 {
			t.Errorf("it is not hidden: %+v", is)
		}
		lines := journal(t, d)
		if len(lines) != 3 || string(lines[0].Before) != `{"name":"Teinte","hidden":false}` {
			t.Errorf("journal: %+v", lines)
		}
		err = m.EditVariantType(asMarie, "inconnu", read, hide, nil)
		if !errors.As(err, &refusal) || refusal.Code != "variant_type_not_found" {
			t.Errorf("an unknown type: %v", err)
		}
	})
}

func TestAVariantTypeAddedTwiceAtOnceIsOne(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		outcomes := make([]error, 4)
		var all sync.WaitGroup
		for n := range outcomes {
			all.Go(func() { outcomes[n] = m.AddVariantType(asMarie, "Couleur", nil) })
		}
		all.Wait()
		added := 0
		for _, err := range outcomes {
			if err == nil {
				added++
			} else if got := fields(t, err); !slices.Equal(got, []string{"name name_taken"}) {
				t.Errorf("%v", got)
			}
		}
		if lines := journal(t, d); added != 1 || len(lines) != 1 {
			t.Errorf("%d were added, the journal has %d lines", added, len(lines))
		}
		long := m.AddVariantType(asMarie, "Taille", []string{"Petit", strings.Repeat("é", 61)})
		if got := fields(t, long); !slices.Equal(got, []string{"values[1] too_long"}) {
			t.Errorf("a long value: %v", got)
		}
	})
}

// journal reads what operators did, the latest first.
func journal(t *testing.T, d *db.DB) []operator.Noted {
	t.Helper()
	lines, _, err := operator.New(d, operator.Options{}).Journal(ctx, operator.Filter{})
	return markettest.Must(lines, err)
}
