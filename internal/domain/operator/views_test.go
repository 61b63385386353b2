package operator_test

import (
	"fmt"
	"testing"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func TestAnOperatorKeepsRenamesAndForgetsViewsOfTheirOwn(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newTeam(t, d)
		as := func(email string) operator.Operator {
			made := markettest.Must(m.Accounts.Create(t.Context(), account.NewUser{FirstName: "Ana", LastName: "Roy",
				Email: email, PasswordHash: "-"}))
			return operator.Operator{UserID: made.ID, Name: "Ana Roy", Role: operator.Support}
		}
		ana, luc := operator.As(t.Context(), as("ana2@exemple.ca")), operator.As(t.Context(), as("luc2@exemple.ca"))
		late := operator.View{List: "orders", Name: " Retards de Québec ", Query: "etat=late&province=QC"}
		kept := markettest.Must(m.KeepView(ana, late))
		if _, err := m.KeepView(ana, late); err == nil {
			t.Error("two views of the same name")
		}
		markettest.Must(m.KeepView(luc, late))
		other := late
		other.Name = "Autre"
		markettest.Must(m.KeepView(ana, other))
		if err := m.RenameView(ana, kept.ID, "Autre"); err == nil {
			t.Error("renamed to a name that is taken")
		}
		markettest.Must(0, m.RenameView(ana, kept.ID, "Zone de Québec"))
		if m.RenameView(luc, kept.ID, "Le mien") == nil || m.DropView(luc, kept.ID) == nil {
			t.Error("another operator's view was changed")
		}
		views := markettest.Must(m.Views(ana, "orders"))
		if len(views) != 2 || views[1].Name != "Zone de Québec" || views[1].Query != late.Query {
			t.Errorf("%+v", views)
		}
		if shops := markettest.Must(m.Views(ana, "shops")); len(shops) != 0 {
			t.Errorf("%+v", shops)
		}
		markettest.Must(0, m.DropView(ana, kept.ID))
		for _, bad := range []operator.View{{List: "orders", Query: "a=b"}, {List: "orders", Name: "Vide"},
			{List: "orders", Name: "Illisible", Query: "a=%zz"}} {
			if _, err := m.KeepView(ana, bad); err == nil {
				t.Errorf("kept %+v", bad)
			}
		}
		for i := range 19 {
			other.Name = fmt.Sprintf("Vue %d", i)
			markettest.Must(m.KeepView(ana, other))
		}
		other.Name = "Une de trop"
		if _, err := m.KeepView(ana, other); err == nil {
			t.Error("a twenty-first view was kept")
		}
	})
}
