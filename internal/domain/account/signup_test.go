package account_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/db"
	"rangrue/internal/markettest"
)

func TestRegisteringOpensAnAccountAndProvesItsEmailByALink(t *testing.T) {
	eachDesk(t, func(d *desk) {
		id := d.register()
		if !slices.Equal(d.joined, []string{"maude@exemple.ca"}) {
			t.Errorf("newsletter: %v", d.joined)
		}
		me := d.must(200, "GET", "/me", nil)
		for name, want := range map[string]any{
			"id": id, "firstName": "Maude", "lastName": "Tremblay", "email": "maude@exemple.ca",
			"username": "maude@exemple.ca", "phone": "4185550142", "authProviderId": id, "emailVerified": false,
		} {
			if me[name] != want {
				t.Errorf("%s is %v; want %v", name, me[name], want)
			}
		}
		letter := d.last("maude@exemple.ca")
		page, token := d.linkIn(letter)
		if letter.Subject != "Bienvenue chez Épicerie & Cie" || page != account.ConfirmPath ||
			!strings.Contains(letter.Text, "Bienvenue, Maude!") {
			t.Errorf("%q opens %s:\n%s", letter.Subject, page, letter.Text)
		}
		d.visitor = "" // the link may be opened in any browser
		if answer := d.must(200, "POST", "/users/email-confirmation",
			map[string]any{"token": token}); answer["email"] != "maude@exemple.ca" || answer["status"] != "success" {
			t.Errorf("%v", answer)
		}
		if !slices.Equal(d.verified, []string{"maude@exemple.ca"}) {
			t.Errorf("proved: %v", d.verified)
		}
		d.refused(400, "invalid_link", "POST", "/users/email-confirmation", map[string]any{"token": token})
		d.visitor = id
		if me := d.must(200, "GET", "/me", nil); me["emailVerified"] != true {
			t.Error("the e-mail is not verified")
		}
	})
}

func TestRegistrationRefusesWhatIsTakenAndWhatIsWrong(t *testing.T) {
	eachDesk(t, func(d *desk) {
		d.register()
		again := registration()
		answer := d.refused(400, "email_already_exists", "POST", "/users/", again)
		if answer["detail"] != "Cette adresse courriel existe déjà. Veuillez saisir une adresse unique." {
			t.Errorf("%v", answer["detail"])
		}
		again["email"] = "autre@exemple.ca"
		answer = d.refused(400, "phone_already_exists", "POST", "/users/", again)
		if answer["detail"] != "Ce numéro de téléphone existe déjà. Veuillez saisir un numéro unique." {
			t.Errorf("%v", answer["detail"])
		}
		empty := d.refused(422, "invalid_input", "POST", "/users/", map[string]any{
			"firstName": "", "lastName": "", "email": "", "password": "", "phone": "",
		})
		var fields []string
		for _, f := range empty["errors"].([]any) {
			fields = append(fields, f.(map[string]any)["path"].(string)+" "+f.(map[string]any)["code"].(string))
		}
		slices.Sort(fields)
		if !slices.Equal(fields, []string{"email required", "firstName required", "lastName required",
			"password required", "phone required"}) {
			t.Errorf("broken: %v", fields)
		}
		if len(d.joined) != 1 {
			t.Error("a refused registration joined the newsletter")
		}
	})
}

func TestWhatComesWithAnAccountIsUndoneWithIt(t *testing.T) {
	eachDesk(t, func(d *desk) {
		broken := errors.New("this order is another's")
		_, err := d.service.SignUp(ctx, account.Registration{
			FirstName: "Léo", LastName: "Roy", Email: "leo@exemple.ca", Password: "glaçon", PhoneOptional: true,
			With: func(context.Context, *db.Tx, *account.User) error { return broken },
		})
		if _, missing := d.service.ByEmail(ctx, "leo@exemple.ca"); !errors.Is(err, broken) ||
			!errors.Is(missing, account.ErrNotFound) || len(d.letters("leo@exemple.ca")) != 0 {
			t.Errorf("%v, %v", err, missing)
		}
	})
}

func TestAnAccountMayWaitForItsCode(t *testing.T) {
	eachDesk(t, func(d *desk) {
		d.service.Verification = true
		if answer := d.must(201, "POST", "/users/", registration()); len(answer) != 0 {
			t.Fatalf("a waiting account answered %v", answer)
		}
		if _, err := d.service.ByEmail(ctx, "maude@exemple.ca"); !errors.Is(err, account.ErrNotFound) ||
			len(d.joined) != 0 {
			t.Fatalf("an account is open before its code: %v", err)
		}
		page, code := d.linkIn(d.last("maude@exemple.ca"))
		if page != account.CodePath || len(code) != 11 {
			t.Errorf("code %q for %s", code, page)
		}
		wrong := d.refused(400, "invalid_verification_code", "POST", "/pending-users/user", map[string]any{
			"verificationCode": "AAAAA-AAAAA",
		})
		if wrong["detail"] != "Ce code de vérification est erroné ou n'est plus valide. Vous pouvez au besoin "+
			"demander l'envoi d'un nouveau code." {
			t.Errorf("%v", wrong["detail"])
		}
		d.refused(422, "invalid_input", "POST", "/pending-users/user", map[string]any{"verificationCode": " "})
		typed := " " + strings.ToLower(strings.ReplaceAll(code, "-", " ")) + " "
		if answer := d.must(200, "POST", "/pending-users/user",
			map[string]any{"verificationCode": typed, "email": ""}); answer["status"] != "success" {
			t.Errorf("%v", answer)
		}
		user := markettest.Must(d.service.ByEmail(ctx, "maude@exemple.ca"))
		if user.EmailVerifiedAt.IsZero() || !slices.Equal(d.verified, []string{"maude@exemple.ca"}) ||
			!slices.Equal(d.joined, []string{"maude@exemple.ca"}) {
			t.Errorf("opened %+v; proved %v, joined %v", user, d.verified, d.joined)
		}
		if _, ok, _ := d.service.CheckPassword(ctx, "maude@exemple.ca", "glaçon"); !ok {
			t.Error("the password was lost on the way")
		}
		d.refused(400, "invalid_verification_code", "POST", "/pending-users/user",
			map[string]any{"verificationCode": code})
		d.refused(400, "email_not_found", "PATCH", "/pending-users/verification-code",
			map[string]any{"email": "maude@exemple.ca"})
	})
}

func TestANewCodeReplacesTheFormerWhichExpires(t *testing.T) {
	eachDesk(t, func(d *desk) {
		d.service.Verification = true
		unknown := d.refused(400, "email_not_found", "PATCH", "/pending-users/verification-code", map[string]any{
			"email": "inconnue@exemple.ca",
		})
		if unknown["detail"] != "Cette adresse courriel n'est pas enregistrée dans notre base de données. Veuillez "+
			"réessayer." {
			t.Errorf("%v", unknown["detail"])
		}
		d.refused(422, "invalid_input", "PATCH", "/pending-users/verification-code", map[string]any{"email": "maude"})
		d.must(201, "POST", "/users/", registration())
		_, first := d.linkIn(d.last("maude@exemple.ca"))
		d.refused(429, "too_many_requests", "PATCH", "/pending-users/verification-code",
			map[string]any{"email": "maude@exemple.ca"})
		d.clock = d.clock.Add(time.Minute)
		d.must(200, "PATCH", "/pending-users/verification-code", map[string]any{"email": "Maude@exemple.ca"})
		_, second := d.linkIn(d.last("maude@exemple.ca"))
		d.refused(400, "invalid_verification_code", "POST", "/pending-users/user",
			map[string]any{"verificationCode": first})
		d.clock = d.clock.Add(account.CodeLife)
		d.refused(400, "invalid_verification_code", "POST", "/pending-users/user",
			map[string]any{"verificationCode": second})
		for range 3 {
			d.must(200, "PATCH", "/pending-users/verification-code", map[string]any{"email": "maude@exemple.ca"})
			d.clock = d.clock.Add(time.Minute)
		}
		d.refused(429, "too_many_requests", "PATCH", "/pending-users/verification-code",
			map[string]any{"email": "maude@exemple.ca"})
		_, last := d.linkIn(d.last("maude@exemple.ca"))
		d.must(200, "POST", "/pending-users/user", map[string]any{"verificationCode": last})
	})
}

func TestACodeOpensTheAccountThatWasAskedForWithIt(t *testing.T) {
	eachDesk(t, func(d *desk) {
		d.service.Verification = true
		d.must(201, "POST", "/users/", registration())
		_, hers := d.linkIn(d.last("maude@exemple.ca"))
		d.clock = d.clock.Add(2 * time.Minute)
		intruder := registration()
		intruder["password"], intruder["firstName"] = "intrus", "Quelqu’un"
		d.must(201, "POST", "/users/", intruder)
		d.must(200, "POST", "/pending-users/user", map[string]any{"verificationCode": hers})
		if _, ok, _ := d.service.CheckPassword(ctx, "maude@exemple.ca", "glaçon"); !ok {
			t.Error("her code opened an account under someone else’s password")
		}
		var waiting int
		if err := d.db.QueryRow(ctx, `SELECT COUNT(*) FROM pending_users`).Scan(&waiting); err != nil || waiting != 0 {
			t.Errorf("%d still wait under her e-mail, %v", waiting, err)
		}
	})
}

func TestRegistrationsNobodyConfirmsAreForgotten(t *testing.T) {
	eachDesk(t, func(d *desk) {
		d.service.Verification = true
		d.must(201, "POST", "/users/", registration())
		d.clock = d.clock.Add(8 * 24 * time.Hour)
		if err := d.service.Prune(ctx); err != nil {
			t.Fatal(err)
		}
		d.refused(400, "email_not_found", "PATCH", "/pending-users/verification-code",
			map[string]any{"email": "maude@exemple.ca"})
	})
}
