package account_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/markettest"
)

func TestASettingsCardChangesOneThing(t *testing.T) {
	eachDesk(t, func(d *desk) {
		path := "/users/" + d.register()
		markettest.Must(d.service.Create(ctx, account.NewUser{
			FirstName: "Léo", LastName: "Roy", Email: "leo@exemple.ca", Phone: "5145550100",
		}))
		if answer := d.must(200, "PATCH", path+"/name",
			map[string]any{"firstName": " Maude-Anne ", "lastName": "Roy"}); answer["status"] != "success" {
			t.Errorf("%v", answer)
		}
		d.must(200, "PATCH", path+"/phone", map[string]any{"phone": "4185550199"})
		d.refused(400, "phone_already_exists", "PATCH", path+"/phone", map[string]any{"phone": "5145550100"})
		d.refused(422, "invalid_input", "PATCH", path+"/phone", map[string]any{"phone": "12"})
		d.refused(422, "invalid_input", "PATCH", path+"/name", map[string]any{"firstName": "Maude"})
		me := d.must(200, "GET", "/me", nil)
		if me["firstName"] != "Maude-Anne" || me["lastName"] != "Roy" || me["phone"] != "4185550199" {
			t.Errorf("%v", me)
		}
	})
}

func TestOnlyTheVeryUserReachesAnAccount(t *testing.T) {
	eachDesk(t, func(d *desk) {
		id := d.register()
		leo := account.NewUser{FirstName: "Léo", LastName: "Roy", Email: "leo@exemple.ca"}
		other := markettest.Must(d.service.Create(ctx, leo)).ID
		address := markettest.Must(d.service.CreateAddress(ctx, id, home())).ID
		path := "/users/" + id
		calls := []struct {
			method, path string
			body         any
		}{
			{"GET", "/users/provider-id/" + id, nil}, {"GET", path + "/export", nil},
			{"DELETE", path, map[string]any{"password": "glaçon"}},
			{"PATCH", path + "/name", map[string]any{"firstName": "A", "lastName": "B"}},
			{"PATCH", path + "/phone", map[string]any{"phone": "4185550000"}},
			{"PATCH", path + "/email", map[string]any{"email": "x@exemple.ca"}},
			{"PATCH", path + "/password", map[string]any{"currentPassword": "glaçon", "password": "intrus"}},
			{"POST", path + "/email-verification", nil}, {"GET", path + "/customer-addresses", nil},
			{"POST", path + "/customer-addresses", home()},
			{"GET", path + "/customer-addresses/" + address, nil}, {"PUT", path + "/customer-addresses/" + address,
				home()},
			{"DELETE", path + "/customer-addresses/" + address, nil},
			{"POST", path + "/customer-addresses/" + address + "/default", map[string]any{"isDefault": true}},
		}
		before := markettest.Must(d.service.ByID(ctx, id))
		for visitor, want := range map[string]struct {
			status int
			code   string
		}{"": {401, "sign_in_required"}, other: {403, "not_yours"}} {
			d.visitor = visitor
			for _, c := range calls {
				d.refused(want.status, want.code, c.method, c.path, c.body)
			}
		}
		addresses := markettest.Must(d.service.Addresses(ctx, id))
		if after := markettest.Must(d.service.ByID(ctx, id)); *after != *before || len(addresses) != 1 {
			t.Error("a refused call changed something")
		}
		d.visitor = other
		d.refused(404, "address_not_found", "GET", "/users/"+other+"/customer-addresses/"+address, nil)
		d.visitor = id
		if found := d.must(200, "GET", "/users/provider-id/"+id, nil); found["id"] != id {
			t.Errorf("%v", found)
		}
		d.visitor = "gone"
		d.refused(401, "session_over", "GET", "/me", nil)
	})
}

func TestAnEmailChangesOnlyOnceTheNewAddressAnswers(t *testing.T) {
	eachDesk(t, func(d *desk) {
		id := d.register()
		path := "/users/" + id
		_, welcome := d.linkIn(d.last("maude@exemple.ca"))
		markettest.Must(d.service.Create(ctx, account.NewUser{
			FirstName: "Léo", LastName: "Roy", Email: "leo@exemple.ca",
		}))
		d.refused(400, "email_already_exists", "PATCH", path+"/email", map[string]any{"email": "Leo@exemple.ca"})
		d.must(200, "PATCH", path+"/email", map[string]any{"email": "Nouvelle@exemple.ca"})
		if me := d.must(200, "GET", "/me", nil); me["email"] != "maude@exemple.ca" {
			t.Errorf("changed before the link was opened: %v", me["email"])
		}
		if letter := d.last("maude@exemple.ca"); letter.Subject != "Changement d’adresse courriel demandé" ||
			!strings.Contains(letter.Text, "nouvelle@exemple.ca") {
			t.Errorf("the present address was sent %q", letter.Subject)
		}
		_, token := d.linkIn(d.last("nouvelle@exemple.ca"))
		d.must(200, "POST", "/users/email-confirmation", map[string]any{"token": token})
		me := d.must(200, "GET", "/me", nil)
		if me["email"] != "nouvelle@exemple.ca" || me["emailVerified"] != true ||
			!slices.Equal(d.verified, []string{"nouvelle@exemple.ca"}) {
			t.Errorf("%v, proved %v", me, d.verified)
		}
		if letter := d.last("maude@exemple.ca"); letter.Subject != "Votre adresse courriel a été changée" {
			t.Errorf("the former address was sent %q", letter.Subject)
		}
		d.refused(400, "invalid_link", "POST", "/users/email-confirmation", map[string]any{"token": token})
		d.refused(400, "invalid_link", "POST", "/users/email-confirmation", map[string]any{"token": welcome})
	})
}

func TestALateLinkAndATakenAddressChangeNothing(t *testing.T) {
	eachDesk(t, func(d *desk) {
		path := "/users/" + d.register()
		d.must(200, "PATCH", path+"/email", map[string]any{"email": "nouvelle@exemple.ca"})
		d.refused(429, "too_many_requests", "PATCH", path+"/email", map[string]any{"email": "autre@exemple.ca"})
		_, token := d.linkIn(d.last("nouvelle@exemple.ca"))
		leo := account.NewUser{FirstName: "Léo", LastName: "Roy", Email: "nouvelle@exemple.ca"}
		markettest.Must(d.service.Create(ctx, leo))
		d.refused(400, "email_already_exists", "POST", "/users/email-confirmation", map[string]any{"token": token})
		d.clock = d.clock.Add(24 * time.Hour)
		d.refused(400, "invalid_link", "POST", "/users/email-confirmation", map[string]any{"token": token})
		if me := d.must(200, "GET", "/me", nil); me["email"] != "maude@exemple.ca" {
			t.Errorf("%v", me["email"])
		}
	})
}

func TestANewPasswordNeedsTheOldAndEndsSessions(t *testing.T) {
	eachDesk(t, func(d *desk) {
		id := d.register()
		path := "/users/" + id + "/password"
		wrong := d.refused(400, "wrong_password", "PATCH", path, map[string]any{
			"currentPassword": "au hasard", "password": "nouvelle clé",
		})
		if wrong["detail"] != "Votre mot de passe actuel est incorrect." {
			t.Errorf("%v", wrong["detail"])
		}
		d.refused(422, "invalid_input", "PATCH", path, map[string]any{"currentPassword": "glaçon", "password": "court"})
		if len(d.ended) != 0 {
			t.Error("a refused change ended sessions")
		}
		if answer := d.must(200, "PATCH", path,
			map[string]any{"currentPassword": "glaçon", "password": "nouvelle clé"}); answer["status"] != "success" {
			t.Errorf("%v", answer)
		}
		if _, ok, _ := d.service.CheckPassword(ctx, "maude@exemple.ca", "nouvelle clé"); !ok ||
			!slices.Equal(d.ended, []string{id}) {
			t.Errorf("ended %v", d.ended)
		}
		if letter := d.last("maude@exemple.ca"); letter.Subject != "Votre mot de passe a été changé" {
			t.Errorf("the letter is %q", letter.Subject)
		}
	})
}

func TestAForgottenPasswordIsReplacedByALinkThatWorksOnce(t *testing.T) {
	eachDesk(t, func(d *desk) {
		id := d.register()
		d.visitor = ""
		known := d.must(200, "POST", "/users/password-recovery", map[string]any{"email": "Maude@exemple.ca"})
		unknown := d.must(200, "POST", "/users/password-recovery", map[string]any{"email": "inconnue@exemple.ca"})
		if known["status"] != unknown["status"] || len(known) != len(unknown) {
			t.Errorf("known %v, unknown %v", known, unknown)
		}
		d.recoverAll()
		if len(d.letters("inconnue@exemple.ca")) != 0 {
			t.Error("someone without an account was written to")
		}
		letter := d.last("maude@exemple.ca")
		page, token := d.linkIn(letter)
		if letter.Subject != "Choisissez un nouveau mot de passe" || page != account.ResetPath {
			t.Errorf("%q opens %s", letter.Subject, page)
		}
		d.must(200, "POST", "/users/password-recovery", map[string]any{"email": "maude@exemple.ca"})
		d.recoverAll()
		if again := d.last("maude@exemple.ca"); again.ID != letter.ID {
			t.Error("two letters within a minute")
		}
		d.refused(422, "invalid_input", "POST", "/users/password-reset", map[string]any{
			"token": token, "password": "court",
		})
		d.refused(400, "invalid_link", "POST", "/users/email-confirmation", map[string]any{"token": token})
		d.must(200, "POST", "/users/password-reset", map[string]any{"token": token, "password": "nouvelle clé"})
		if _, ok, _ := d.service.CheckPassword(ctx, "maude@exemple.ca", "nouvelle clé"); !ok ||
			!slices.Equal(d.ended, []string{id}) || !slices.Equal(d.verified, []string{"maude@exemple.ca"}) {
			t.Errorf("opens %v, ended %v, proved %v", ok, d.ended, d.verified)
		}
		d.refused(400, "invalid_link", "POST", "/users/password-reset", map[string]any{
			"token": token, "password": "encore une",
		})
		d.clock = d.clock.Add(2 * time.Minute)
		d.must(200, "POST", "/users/password-recovery", map[string]any{"email": "maude@exemple.ca"})
		d.recoverAll()
		_, late := d.linkIn(d.last("maude@exemple.ca"))
		d.clock = d.clock.Add(time.Hour)
		d.refused(400, "invalid_link", "POST", "/users/password-reset", map[string]any{
			"token": late, "password": "trop tard",
		})
	})
}

func TestALinkIsKeptOnlyAsAHash(t *testing.T) {
	eachDesk(t, func(d *desk) {
		d.register()
		_, token := d.linkIn(d.last("maude@exemple.ca"))
		var clear int
		if err := d.db.QueryRow(ctx, `SELECT COUNT(*) FROM account_links WHERE token_hash = $1`,
			token).Scan(&clear); err != nil || clear != 0 {
			t.Errorf("%d, %v", clear, err)
		}
	})
}
