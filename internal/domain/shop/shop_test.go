package shop_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
)

var (
	ctx     = context.Background()
	morning = time.Date(2026, 11, 15, 9, 0, 0, 0, time.UTC)
)

func at(key string) string         { return "/fichiers/" + key }
func clock() time.Time             { return morning }
func shops(d *db.DB) *shop.Service { return shop.New(d, clock, at) }

func batture() shop.Details {
	return shop.Details{
		Name: "Atelier Batture", CategoryCode: "home_deco", Tagline: "Le grès face au fleuve.",
		Presentation: `<p>Éloïse et Marc-Antoine.</p><img src="x">`,
		Place: shop.Place{
			City: "Kamouraska", Region: "Bas-Saint-Laurent", PostalCode: "g0l1m0", Located: true, Lat: 47.56,
			Lon: -69.87,
		},
		Photo:  picture.Picture{File: "b.jpg", Thumbs: picture.Thumbs{Jpeg480: "b/480.jpeg"}},
		Banner: picture.Banner{Jpeg800: "w/800.jpeg", Width: 1600},
		Shipping: shipping.Settings{
			Amount: 950, Policy: shipping.ByQuantity, Tiers: []shipping.Tier{{Quantity: 2, Amount: 1200}},
			FreeFrom: 7500,
		},
		Delivery:    shop.Delivery{MinDays: 2, MaxDays: 4, Note: "Emballé de foin."},
		ReturnTerms: "Trente jours.",
		Taxes:       shop.Taxes{GSTNumber: "123456782rt0001", QSTNumber: "1234567890 TQ 0001"},
		Merchant: shop.Merchant{
			LegalName: "Batture inc.", Address: "12, rue du Quai", City: "Kamouraska", PostalCode: "G0L 1M0",
			Phone: "4185550142", Email: "bonjour@exemple.ca",
		},
	}
}

func TestAShopIsReadAsItWasWritten(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := shops(d)
		made := markettest.Must(s.Create(ctx, shop.NewShop{Status: shop.Approved, Details: batture()}))
		got := markettest.Must(s.ByID(ctx, made.ID))
		if !reflect.DeepEqual(got, made) {
			t.Errorf("read %+v\nwrote %+v", got, made)
		}
		if got.PostalCode != "G0L 1M0" || got.Presentation != "<p>Éloïse et Marc-Antoine.</p>" ||
			got.Merchant.Province != "QC" ||
			got.Taxes.GSTNumber != "123456782 RT0001" || got.Taxes.QSTNumber != "1234567890 TQ0001" ||
			got.Taxes.SmallSupplier() {
			t.Errorf("not normalised: %+v", got)
		}
		if all := markettest.Must(s.Approved(ctx)); len(all) != 1 || all[0].ID != made.ID {
			t.Errorf("approved = %v", all)
		}
		if found := markettest.Must(shop.ByIDs(ctx, d, []string{made.ID, "none"})); len(found) != 1 ||
			found[made.ID].Name != "Atelier Batture" {
			t.Errorf("by ids = %v", found)
		}
	})
}

func TestADraftHasNoPublicPageUntilItIsApproved(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := shops(d)
		made := markettest.Must(s.Create(ctx, shop.NewShop{Details: batture()}))
		if _, err := s.BySlug(ctx, made.Slug); !errors.Is(err, shop.ErrNotFound) {
			t.Errorf("a draft: %v", err)
		}
		if err := s.SetStatus(ctx, made.ID, shop.Suspended, "Essai"); !errors.Is(err, shop.ErrStatusMove) {
			t.Errorf("a draft cannot be suspended: %v", err)
		}
		before := markettest.Must(changes.Version(ctx, d))
		if err := s.SetStatus(ctx, made.ID, shop.Approved, ""); err != nil {
			t.Fatal(err)
		}
		if got := markettest.Must(s.BySlug(ctx, "atelier-batture")); !got.ApprovedAt.Equal(morning) {
			t.Errorf("approved at %v", got.ApprovedAt)
		}
		log := markettest.Must(changes.Since(ctx, d, before, 10))
		if len(log) != 1 || log[0].Kind != "shop" || log[0].ID != made.ID {
			t.Errorf("change log = %v", log)
		}
	})
}

func TestARenamedShopKeepsItsOldAddress(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := shops(d)
		made := markettest.Must(s.Create(ctx, shop.NewShop{Status: shop.Approved, Details: batture()}))
		details := made.Details
		details.Name, details.Slug = "Poterie Batture", ""
		renamed := markettest.Must(s.Update(ctx, made.ID, shop.Edit{Details: details}))
		if renamed.Slug != "poterie-batture" || markettest.Must(s.BySlug(ctx, "atelier-batture")).ID != made.ID {
			t.Errorf("slug = %q", renamed.Slug)
		}
		if other := markettest.Must(s.Create(ctx,
			shop.NewShop{Details: batture()})); other.Slug != "atelier-batture-2" {
			t.Errorf("an old address was given away: %q", other.Slug)
		}
		details.Slug = "atelier-batture-2"
		_, err := s.Update(ctx, made.ID, shop.Edit{Details: details})
		if !slices.Equal(fields(t, err), []string{"slug slug_taken"}) {
			t.Errorf("another's address: %v", err)
		}
		if err := s.SetVacation(ctx, made.ID, morning.Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
		details.Slug = ""
		markettest.Must(s.Update(ctx, made.ID, shop.Edit{Details: details}))
		if got := markettest.Must(s.ByID(ctx, made.ID)); !got.Away(morning) || got.Away(morning.Add(time.Hour)) ||
			got.Status != shop.Approved {
			t.Errorf("an edit changed the life of the shop: %+v", got)
		}
	})
}

// addUser writes the row of a user and returns its id. A shared noun imports no sibling, so the test speaks SQL.
func TestAShopIsFoundByHowTheWordsOfItsNameBegin(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := shops(d)
		found := func(typed string, limit int) (names []string) {
			for _, n := range markettest.Must(s.NamedLike(ctx, typed, limit)) {
				names = append(names, n.Name)
			}
			return names
		}
		made := markettest.Must(s.Create(ctx, shop.NewShop{Status: shop.Approved, Details: batture()}))
		details := made.Details
		details.Name, details.Slug = "L’Érablière à Zoé", ""
		markettest.Must(s.Create(ctx, shop.NewShop{Details: details})) // a draft
		for typed, want := range map[string]string{
			"bat": "Atelier Batture", "ATELIER B": "Atelier Batture", "erabliere a": "L’Érablière à Zoé",
			"zoé":    "L’Érablière à Zoé",
			"telier": "", "zzzz": "", "…": "", "%": "", "_": "",
		} {
			if got := strings.Join(found(typed, 9), ", "); got != want {
				t.Errorf("%q finds %q, want %q", typed, got, want)
			}
		}
		details.Name = "Poterie Batture"
		markettest.Must(s.Update(ctx, made.ID, shop.Edit{Details: details}))
		if found("atelier", 9) != nil || len(found("poterie", 9)) != 1 {
			t.Error("a renamed shop is not found by its new name alone")
		}
		markettest.Must(0, d.Tx(ctx, func(tx *db.Tx) error { // as a version that knew no keys wrote it
			_, err := tx.Exec(ctx, `UPDATE shops SET name_key = ''`)
			return err
		}))
		markettest.Must(0, s.FillKeys(ctx))
		if len(found("poterie", 9)) != 1 || len(found("zoe", 9)) != 1 || found("zoe", 0) != nil {
			t.Error("older shops are not found")
		}
	})
}

func addUser(d *db.DB, id string) string {
	return markettest.Must(id, d.Tx(ctx, func(tx *db.Tx) error {
		_, err := tx.Exec(ctx, `INSERT INTO users (id, first_name, last_name, email, phone, auth_provider_id,
			password_hash, password_changed_at, locale, created_at, updated_at)
			VALUES ($1, $1, 'Roy', $2, '', $1, '', 0, 'fr', 0, 0)`,
			id, id+"@exemple.ca")
		return err
	}))
}

func TestAShopIsReachedOnlyByItsOwners(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s, ana, leo := shops(d), addUser(d, "ana"), addUser(d, "leo")
		made := markettest.Must(s.Create(ctx, shop.NewShop{Details: batture(), OwnerIDs: []string{ana, ana}}))
		if got := markettest.Must(s.OwnedBy(ctx, ana)); len(got) != 1 || got[0].ID != made.ID {
			t.Errorf("hers = %v", got)
		}
		if _, err := s.OwnedByID(ctx, leo, made.ID); !errors.Is(err, shop.ErrNotFound) {
			t.Errorf("another's: %v", err)
		}
		remove := func(userID string) error {
			return d.Tx(ctx, func(tx *db.Tx) error {
				_, err := s.RemoveMemberIn(ctx, tx, made.ID, userID)
				return err
			})
		}
		if err := remove(ana); !errors.Is(err, shop.ErrLastOwner) {
			t.Errorf("the last owner leaves: %v", err)
		}
		if err := errors.Join(s.AddOwner(ctx, made.ID, leo), remove(ana)); err != nil {
			t.Fatal(err)
		}
		owners := markettest.Must(s.Owners(ctx, made.ID))
		if markettest.Must(s.OwnedByID(ctx, leo, made.ID)).ID != made.ID || !slices.Equal(owners, []string{leo}) {
			t.Error("the shop did not change hands")
		}
	})
}

func fields(t *testing.T, err error) []string {
	t.Helper()
	var p *problem.Error
	if !errors.As(err, &p) || p.Kind != problem.Invalid {
		t.Fatalf("want a refusal of input, got %v", err)
	}
	var out []string
	for _, f := range p.Fields {
		out = append(out, f.Path+" "+f.Code)
	}
	return out
}

func TestEveryBrokenRuleIsNamedByItsField(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		for want, change := range map[string]func(*shop.Details){
			"name required":              func(d *shop.Details) { d.Name = " " },
			"slug slug":                  func(d *shop.Details) { d.Slug = "À nous" },
			"categoryCode category_code": func(d *shop.Details) { d.CategoryCode = "toys" },
			"postalCode postal_code":     func(d *shop.Details) { d.PostalCode = "90210" },
			"city required":              func(d *shop.Details) { d.City = "" },
			"lat place":                  func(d *shop.Details) { d.Lat = 91 },
			"deliveryMaxDays days":       func(d *shop.Details) { d.Delivery.MaxDays = 1 },
			"gstNumber both_or_none":     func(d *shop.Details) { d.Taxes.QSTNumber = "" },
			"qstNumber qst_number":       func(d *shop.Details) { d.Taxes.QSTNumber = "12 TQ1" },
			"shippingSettings shipping":  func(d *shop.Details) { d.Shipping.Amount = -1 },
			"legalAddress required":      func(d *shop.Details) { d.Merchant.Address = "" },
			"phone phone":                func(d *shop.Details) { d.Merchant.Phone = "12" },
			"email email":                func(d *shop.Details) { d.Merchant.Email = "non" },
		} {
			details := batture()
			change(&details)
			_, err := shops(d).Create(ctx, shop.NewShop{Status: shop.Approved, Details: details})
			if got := fields(t, err); !slices.Equal(got, []string{want}) {
				t.Errorf("broken = %v, want %q", got, want)
			}
		}
	})
}

func TestTheTenCategoriesOfTheSpecification(t *testing.T) {
	if n := len(shop.Categories()); n != 10 || shop.CategoryCode("sport_recreation").Label() != "Sports et loisirs" ||
		shop.CategoryCode("x").Label() != "" {
		t.Errorf("%d categories", n)
	}
}

func TestThePublicPageOfAShop(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := shops(d)
		made := markettest.Must(s.Create(ctx, shop.NewShop{Status: shop.Approved, Details: batture()}))
		mux := http.NewServeMux()
		s.Routes(web.NewAPI(mux, "test", "1"))
		get := func(slug string) (int, string) {
			w := httptest.NewRecorder()
			mux.ServeHTTP(w, httptest.NewRequest("GET", "/v1/stores/slug/"+slug, nil))
			return w.Code, w.Body.String()
		}
		status, body := get("atelier-batture")
		var wire shop.Wire
		if err := json.Unmarshal([]byte(body), &wire); err != nil || status != 200 {
			t.Fatalf("%d %s", status, body)
		}
		if wire.ProfilePhoto != "/fichiers/b.jpg" || wire.Thumbs.Jpeg480 != "/fichiers/b/480.jpeg" ||
			wire.CategoryLabel != "Maison et décoration" ||
			wire.Merchant.LegalName != "Batture inc." || wire.RedirectTo != "" ||
			*wire.ShippingSettings.Tier1Quantity != 2 {
			t.Errorf("wire = %s", body)
		}
		for _, secret := range []string{"RT0001", "TQ0001", "bonjour@exemple.ca"} {
			if strings.Contains(body, secret) {
				t.Errorf("the public must not read %q", secret)
			}
		}
		details := made.Details
		details.Slug = "batture"
		markettest.Must(s.Update(ctx, made.ID, shop.Edit{Details: details}))
		if status, body := get("atelier-batture"); status != 200 ||
			!strings.Contains(body, `"redirectTo":"/boutique/batture"`) {
			t.Errorf("an old address: %d %s", status, body)
		}
		if status, body := get("inconnue"); status != 404 || !strings.Contains(body, "store_not_found") {
			t.Errorf("an unknown address: %d %s", status, body)
		}
	})
}
