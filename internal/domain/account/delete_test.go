package account_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/db"
	"rangrue/internal/markettest"
)

func TestSomeoneMayTakeACopyOfEverything(t *testing.T) {
	eachDesk(t, func(d *desk) {
		id := d.register()
		markettest.Must(d.service.CreateAddress(ctx, id, home()))
		d.service.Export = []account.Part{{Name: "wishlist", Read: func(_ context.Context, userID string) (any, error) {
			return []string{"pour " + userID}, nil
		}}}
		copied := d.must(200, "GET", "/users/"+id+"/export", nil)
		parts := copied["parts"].(map[string]any)
		if copied["user"].(map[string]any)["email"] != "maude@exemple.ca" || len(copied["addresses"].([]any)) != 1 ||
			parts["wishlist"].([]any)[0] != "pour "+id {
			t.Errorf("%v", copied)
		}
		if text := d.last("maude@exemple.ca"); strings.Contains(text.Text, "$argon2id") {
			t.Error("a password hash is in the copy")
		}
	})
}

func TestAnAccountThatIsDeletedLeavesNothingButItsID(t *testing.T) {
	eachDesk(t, func(d *desk) {
		id := d.register()
		markettest.Must(d.service.CreateAddress(ctx, id, home()))
		var forgotten []string
		d.service.Forget = []func(context.Context, *db.Tx, *account.User) error{
			func(_ context.Context, _ *db.Tx, u *account.User) error {
				forgotten = append(forgotten, u.ID+" "+u.Email)
				return nil
			},
		}
		d.refused(400, "wrong_password", "DELETE", "/users/"+id, map[string]any{"password": "au hasard"})
		if len(forgotten) != 0 {
			t.Fatal("forgotten without the password")
		}
		d.must(204, "DELETE", "/users/"+id, map[string]any{"password": "glaçon"})
		if !slices.Equal(forgotten, []string{id + " maude@exemple.ca"}) || !slices.Equal(d.ended, []string{id}) {
			t.Errorf("forgotten %v, ended %v", forgotten, d.ended)
		}
		var left string
		err := d.db.QueryRow(ctx, `SELECT first_name || last_name || email || phone || password_hash FROM users
			WHERE id = $1`, id).Scan(&left)
		if err != nil || left != "" {
			t.Errorf("left %q, %v", left, err)
		}
		for _, table := range []string{"customer_addresses", "account_links"} {
			var rows int
			if err := d.db.QueryRow(ctx, `SELECT COUNT(*) FROM `+table).Scan(&rows); err != nil || rows != 0 {
				t.Errorf("%d rows left in %s, %v", rows, table, err)
			}
		}
		if farewell := d.last("maude@exemple.ca"); farewell.Subject != "Votre compte a été supprimé" {
			t.Errorf("the letter is %q", farewell.Subject)
		}
		d.refused(401, "session_over", "GET", "/me", nil)
		d.register() // the e-mail and the phone are free again
	})
}

func TestADeletionThatIsRefusedUndoesEverything(t *testing.T) {
	eachDesk(t, func(d *desk) {
		id := d.register()
		d.service.Forget = []func(context.Context, *db.Tx, *account.User) error{
			func(ctx context.Context, tx *db.Tx, u *account.User) error {
				_, err := tx.Exec(ctx, `UPDATE users SET phone = '' WHERE id = $1`, u.ID)
				return err
			},
			func(context.Context, *db.Tx, *account.User) error { return errors.New("runs a shop") },
		}
		if err := d.service.Delete(ctx, id, "glaçon"); err == nil {
			t.Fatal("deleted")
		}
		if me := d.must(200, "GET", "/me", nil); me["phone"] != "4185550142" {
			t.Errorf("%v", me)
		}
	})
}

func TestTheAddressBookOnTheWire(t *testing.T) {
	eachDesk(t, func(d *desk) {
		path := "/users/" + d.register() + "/customer-addresses"
		form := map[string]any{
			"name": "Maude Tremblay Roy", "address": "12, rang Sud", "city": "Kamouraska", "province": "QC",
			"postalCode": "g0l1m0",
		}
		first := d.must(201, "POST", path, form)
		if first["firstName"] != "Maude" || first["lastName"] != "Tremblay Roy" || first["postalCode"] != "G0L 1M0" ||
			first["country"] != "CA" || first["isDefault"] != true {
			t.Errorf("%v", first)
		}
		form["firstName"], form["lastName"], form["city"] = "Léo", "Roy", "Québec"
		second := d.must(201, "POST", path, form)
		if second["name"] != "Léo Roy" || second["isDefault"] != false {
			t.Errorf("%v", second)
		}
		refused := d.refused(400, "default_address", "DELETE", path+"/"+first["id"].(string), nil)
		if refused["detail"] != "Vous devez ajouter une nouvelle adresse par défaut avant de pouvoir supprimer "+
			"cette adresse." {
			t.Errorf("%v", refused["detail"])
		}
		if answer := d.must(200, "POST", path+"/"+second["id"].(string)+"/default",
			map[string]any{"isDefault": true}); answer["status"] != "success" {
			t.Errorf("%v", answer)
		}
		d.must(204, "DELETE", path+"/"+first["id"].(string), nil)
		form["city"] = "Lévis"
		if edited := d.must(200, "PUT", path+"/"+second["id"].(string), form); edited["city"] != "Lévis" ||
			edited["isDefault"] != true {
			t.Errorf("%v", edited)
		}
		d.refused(422, "invalid_input", "POST", path, map[string]any{"firstName": "Léo"})
		if list := d.must(200, "GET", path, nil)["list"].(string); strings.Count(list, `"id"`) != 1 {
			t.Errorf("%s", list)
		}
	})
}
