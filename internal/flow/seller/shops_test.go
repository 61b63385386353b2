package seller_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

func decode(t testing.TB, body []byte, into any) {
	t.Helper()
	if err := json.Unmarshal(body, into); err != nil {
		t.Fatalf("%v in %s", err, body)
	}
}

func TestAShopWaitsForItsApproval(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		var made seller.Shop
		if status := f.call(f.ana, "POST", "/seller/shops", opening(), &made); status != 201 ||
			made.Status != shop.Draft || made.Slug != "atelier-batture" {
			t.Fatalf("%d %+v", status, made)
		}
		if made.Region != "Bas-Saint-Laurent" || made.PostalCode != "G0L 1M0" || made.GSTNumber != "123456782 RT0001" ||
			made.Email != "ana@exemple.ca" ||
			made.Presentation != "<p>Face au <strong>fleuve</strong>.</p>" {
			t.Errorf("%+v", made)
		}
		if _, err := f.Shops.BySlug(ctx, made.Slug); err == nil {
			t.Error("a draft is open to the public")
		}
		if _, moved, err := f.Approve(ctx, made.Slug); !moved || err != nil {
			t.Errorf("approve: %v %v", moved, err)
		}
		if _, moved, err := f.Approve(ctx, made.Slug); moved || err != nil {
			t.Errorf("approve twice: %v %v", moved, err)
		}
		markettest.Must(f.Shops.BySlug(ctx, made.Slug))
		letters := mailtest.Queued(t, d)
		if len(letters) != 2 || letters[0].To[0] != "bonjour@exemple.ca" ||
			!strings.Contains(letters[0].Text, "https://exemple.ca/regie/boutiques/"+made.ID) ||
			letters[1].To[0] != "ana@exemple.ca" ||
			!strings.Contains(letters[1].Text, "https://exemple.ca/espace-vendeur") {
			t.Errorf("%+v", letters)
		}
		var mine, others []seller.Shop
		f.call(f.ana, "GET", "/seller/shops", nil, &mine)
		f.call(f.luc, "GET", "/seller/shops", nil, &others)
		if len(mine) != 1 || mine[0].ApprovedAt == nil || others == nil || len(others) != 0 {
			t.Errorf("%+v %+v", mine, others)
		}
	})
}

func TestAShopAcceptsTheConditionsInForce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		for _, wrong := range []string{"", "2026-01-01"} {
			old := opening()
			old["termsVersion"] = wrong
			var refused refusal
			if status := f.call(f.ana, "POST", "/seller/shops", old, &refused); status != 422 ||
				refused.Errors[0].Path != "termsVersion" {
				t.Errorf("%q: %d %+v", wrong, status, refused)
			}
		}
		id := f.open()
		kept := markettest.Must(f.Shops.ByID(ctx, id)).Terms
		if kept.Version != "2026-11-15" || !kept.AcceptedAt.Equal(morning) || kept.AcceptedBy != f.ana {
			t.Errorf("kept %+v", kept)
		}
		f.TermsVersion = func() string { return "2027-01-01" }
		f.At = morning.Add(time.Hour)
		var shown seller.Shop
		if f.call(f.ana, "GET", "/seller/shops/"+id, nil, &shown); shown.TermsVersion != "2026-11-15" ||
			shown.TermsInForce != "2027-01-01" {
			t.Errorf("shown %+v", shown)
		}
		accept := func(user, version string, into any) int {
			return f.call(user, "PUT", "/seller/shops/"+id+"/terms", map[string]string{"termsVersion": version}, into)
		}
		if accept(f.ana, "2026-11-15", nil) != 422 || accept(f.luc, "2027-01-01", nil) != 404 {
			t.Error("an old version, or someone else, was taken")
		}
		if status := accept(f.ana, "2027-01-01", &shown); status != 200 || shown.TermsVersion != "2027-01-01" ||
			!shown.TermsAcceptedAt.Equal(f.At) {
			t.Errorf("%d %+v", status, shown)
		}
	})
}

func TestASuspendedShopIsToldWhy(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		id := f.open()
		mailtest.Queued(t, d)
		if _, _, err := f.Suspend(ctx, "atelier-batture", "  "); err == nil {
			t.Error("suspended without a reason")
		}
		markettest.Must(f.Shops.BySlug(ctx, "atelier-batture"))
		judged, moved, err := f.Suspend(ctx, "atelier-batture", "Trois commandes n’ont pas été expédiées.")
		if err != nil || !moved || judged.Status != shop.Suspended {
			t.Fatalf("%+v %v %v", judged, moved, err)
		}
		letters := mailtest.Queued(t, d)
		if last := letters[len(letters)-1]; !strings.Contains(last.Text, "Trois commandes n’ont pas été expédiées.") {
			t.Errorf("%+v", last)
		}
		var shown seller.Shop
		if f.call(f.ana, "GET", "/seller/shops/"+id, nil, &shown); shown.StatusReason == "" {
			t.Errorf("%+v", shown)
		}
		markettest.Must(f.Shops.ByID(ctx, id))
		if judged, _, err = f.Approve(ctx, "atelier-batture"); err != nil || judged.StatusReason != "" {
			t.Errorf("opened again: %+v %v", judged, err)
		}
	})
}

func TestWhereConfigurationSaysSoAShopOpensAtOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		f.AutoApprove = true
		var made seller.Shop
		f.call(f.ana, "POST", "/seller/shops", opening(), &made)
		if letters := mailtest.Queued(t, d); made.Status != shop.Approved || len(letters) != 1 ||
			letters[0].To[0] != "ana@exemple.ca" {
			t.Errorf("%+v %+v", made, letters)
		}
	})
}

func TestAShopOutsideQuebecWaitsForAnOperatorsWord(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		f.AutoApprove = true
		away := opening()
		away["postalCode"], away["legalProvince"] = "M5V 2T6", "ON"
		var made seller.Shop
		if status := f.call(f.ana, "POST", "/seller/shops", away, &made); status != 201 || made.Status != shop.Draft {
			t.Fatalf("%d %+v", status, made)
		}
		var refused *problem.Error
		if _, _, err := f.Approve(ctx, made.Slug); !errors.As(err, &refused) || len(refused.Fields) != 2 ||
			refused.Fields[0].Path != "postalCode" || refused.Fields[1].Path != "legalProvince" {
			t.Fatalf("approved in Toronto: %+v", err)
		}
		f.Change(func(tx *db.Tx) error {
			return f.Shops.AcceptOutsideIn(ctx, tx, made.ID, shop.Outside{Reason: "Atelier à Gatineau, siège à Ottawa.",
				AcceptedAt: f.At, AcceptedBy: f.luc})
		})
		if _, moved, err := f.Approve(ctx, made.Slug); err != nil || !moved {
			t.Fatal(moved, err)
		}
		delete(away, "termsVersion")
		away["tagline"] = "D’ici et d’à côté"
		if status := f.call(f.ana, "PUT", "/seller/shops/"+made.ID, away, &made); status != 200 {
			t.Errorf("edited where it is: %d", status)
		}

		f.AutoApprove = false
		id := f.open()
		moving := form()
		moving["legalProvince"] = "ON"
		var gone refusal
		if status := f.call(f.ana, "PUT", "/seller/shops/"+id, moving, &gone); status != 422 ||
			gone.Errors[0].Path != "legalProvince" {
			t.Errorf("an open shop moves away: %d %+v", status, gone)
		}
	})
}

func TestAShopCorrectsWhatItWasAskedAndWaitsAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		var made seller.Shop
		f.call(f.ana, "POST", "/seller/shops", opening(), &made)
		f.Letters()
		asked := seller.Judgement{To: shop.ChangesRequested, Reason: "Votre TVQ a neuf chiffres."}
		if _, moved, err := f.Judge(ctx, made.ID, asked); err != nil || !moved {
			t.Fatal(moved, err)
		}
		if letters := f.Letters(); len(letters) != 1 || letters[0].To[0] != "ana@exemple.ca" ||
			!strings.Contains(letters[0].Text, asked.Reason) {
			t.Errorf("%+v", letters)
		}
		f.call(f.ana, "GET", "/seller/shops/"+made.ID, nil, &made)
		if made.Status != shop.ChangesRequested || made.StatusReason != asked.Reason {
			t.Errorf("%+v", made)
		}
		f.At = f.At.Add(time.Hour)
		f.call(f.ana, "PUT", "/seller/shops/"+made.ID, form(), &made)
		corrected := markettest.Must(f.Shops.ByID(ctx, made.ID))
		if made.Status != shop.Draft || made.StatusReason != "" || !corrected.SubmittedAt.Equal(f.At) {
			t.Errorf("%+v %v", made, corrected.SubmittedAt)
		}
		if letters := f.Letters(); len(letters) != 1 || letters[0].To[0] != "bonjour@exemple.ca" {
			t.Errorf("the operator was told: %+v", letters)
		}
		stale := seller.Judgement{To: shop.Approved, Seen: f.At.Add(-time.Hour)}
		if _, _, err := f.Judge(ctx, made.ID, stale); !errors.Is(err, seller.ErrChanged) {
			t.Errorf("judged what nobody read: %v", err)
		}
	})
}

func TestAFormThatBreaksARuleIsReportedByField(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		id := f.open()
		for field, wrong := range map[string]any{
			"name": " ", "slug": "Mon Adresse", "categoryCode": "armes", "city": "", "postalCode": "90210",
			"legalName": "", "legalAddress": " ",
			"gstNumber": "12", "deliveryMaxDays": 1, "email": "ana", "phone": "12", "photoKey": "photos/aa/bb/800.jpeg",
			"bannerKey":        "prive/x.jpeg",
			"shippingSettings": map[string]any{"shippingPriceAmount": 20000, "shippingPricePolicy": "x"},
		} {
			for method, path := range map[string]string{"POST": "/seller/shops", "PUT": "/seller/shops/" + id} {
				changed := form()
				if method == "POST" {
					changed = opening()
				}
				changed[field] = wrong
				var refused refusal
				if status := f.call(f.ana, method, path, changed, &refused); status != 422 ||
					refused.Errors[0].Path != field {
					t.Errorf("%s %s: %d %+v", method, field, status, refused.Errors)
				}
			}
		}
		taken := opening()
		taken["slug"] = "atelier-batture"
		var refused refusal
		if status := f.call(f.luc, "POST", "/seller/shops", taken, &refused); status != 422 ||
			refused.Errors[0].Path != "slug" {
			t.Errorf("a taken address: %d %+v", status, refused)
		}
		if got := markettest.Must(f.Shops.OwnedBy(ctx, f.luc)); len(got) != 0 {
			t.Errorf("a refused shop is there: %+v", got)
		}
	})
}

func TestAnAddressIsSuggestedAndChecked(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		id := f.open()
		for query, want := range map[string]string{
			"?name=Atelier%20Batture":            `{"slug":"atelier-batture-2","available":true}`,
			"?slug=atelier-batture":              `{"slug":"atelier-batture","available":false}`,
			"?slug=Non%20!":                      `{"slug":"Non !","available":false}`,
			"?slug=libre":                        `{"slug":"libre","available":true}`,
			"?slug=atelier-batture&shopId=" + id: `{"slug":"atelier-batture","available":true}`,
		} {
			var got json.RawMessage
			if f.call(f.ana, "GET", "/seller/shop-slugs"+query, nil, &got); strings.TrimSpace(string(got)) != want {
				t.Errorf("%s: %s", query, got)
			}
		}
		if status := f.call(f.luc, "GET", "/seller/shop-slugs?slug=atelier-batture&shopId="+id, nil,
			nil); status != 404 {
			t.Errorf("another's shop: %d", status)
		}
	})
}

func TestAShopIsEditedAndKeepsItsPictures(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		id := f.open()
		var sent seller.Photo
		var banner seller.Banner
		if status := f.upload(f.ana, "/seller/photos", photo(200, 900, 700), &sent); status != 201 ||
			!strings.HasSuffix(sent.Key, "/1600.jpeg") || sent.Width != 900 || sent.Thumbs.Webp480 == "" {
			t.Fatalf("%d %+v", status, sent)
		}
		if status := f.upload(f.ana, "/seller/banners", photo(90, 1700, 500), &banner); status != 201 ||
			banner.Webp1600 == "" {
			t.Fatalf("%d %+v", status, banner)
		}
		edited := form()
		edited["photoKey"], edited["photoAlt"] = sent.Key, "L’atelier"
		edited["bannerKey"], edited["name"] = banner.Key, "Batture"
		var got seller.Shop
		for range 2 { // the second time they are the shop's own
			if status := f.call(f.ana, "PUT", "/seller/shops/"+id, edited, &got); status != 200 || got.Photo == nil ||
				got.Photo.Key != sent.Key ||
				got.Photo.Alt != "L’atelier" || got.Banner.Key != banner.Key || got.Slug != "batture" ||
				got.Banner.Width != 1700 {
				t.Fatalf("%d %+v", status, got)
			}
		}
		if status := f.call(f.luc, "PUT", "/seller/shops/"+id, edited, nil); status != 404 {
			t.Errorf("Luc edits it: %d", status)
		}
		stolen := opening()
		stolen["photoKey"] = sent.Key
		if status := f.call(f.luc, "POST", "/seller/shops", stolen, nil); status != 422 {
			t.Errorf("Luc takes Ana's picture: %d", status)
		}
		var refused refusal
		if status := f.upload(f.ana, "/seller/photos", []byte("<svg/>"), &refused); status != 422 ||
			refused.Code != "image_unknown" {
			t.Errorf("not a picture: %d %+v", status, refused)
		}
	})
}

func TestAShopLeavesOnVacationAndComesBack(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		id := f.open()
		leave := func(until string) (status int, got seller.Shop) {
			status = f.call(f.ana, "PUT", "/seller/shops/"+id+"/vacation", map[string]string{"until": until}, &got)
			return status, got
		}
		for _, wrong := range []string{"2026-11-15", "2026-11-01", "2028-01-01", "demain"} {
			if status := f.call(f.ana, "PUT", "/seller/shops/"+id+"/vacation", map[string]string{"until": wrong},
				nil); status != 422 {
				t.Errorf("%s: %d", wrong, status)
			}
		}
		status, got := leave("2026-12-26")
		back := time.Date(2026, 12, 26, 0, 0, 0, 0, calendar.Eastern)
		if status != 200 || got.VacationUntil == nil || !got.VacationUntil.Equal(back) ||
			!markettest.Must(f.Shops.ByID(ctx, id)).Away(f.At) {
			t.Errorf("%d %+v", status, got)
		}
		if _, got = leave(""); got.VacationUntil != nil || markettest.Must(f.Shops.ByID(ctx, id)).Away(f.At) {
			t.Errorf("%+v", got)
		}
	})
}

func TestAShopTakesABreakUntilItIsReopened(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		id := f.open()
		var got seller.Shop
		leave := func(body map[string]any) {
			t.Helper()
			if status := f.call(f.ana, "PUT", "/seller/shops/"+id+"/vacation", body, &got); status != 200 {
				t.Fatalf("%v: %d", body, status)
			}
		}
		leave(map[string]any{"until": "", "openEnded": true})
		if got.VacationUntil == nil || !got.VacationUntil.Equal(shop.UntilReopened) ||
			!markettest.Must(f.Shops.ByID(ctx, id)).Away(f.At.AddDate(100, 0, 0)) {
			t.Errorf("it comes back by itself: %+v", got.VacationUntil)
		}
		leave(map[string]any{"until": ""})
		if markettest.Must(f.Shops.ByID(ctx, id)).Away(f.At) {
			t.Error("it did not come back")
		}
		lines, _, err := f.Shops.Journal(ctx, id, shop.JournalFilter{Kind: "shop"})
		if err != nil || len(lines) != 2 ||
			lines[1].Changes[0] != (shop.Change{What: "until", After: "reopened"}) ||
			lines[0].Changes[0] != (shop.Change{What: "until", Before: "reopened"}) {
			t.Errorf("journal: %+v, %v", lines, err)
		}
	})
}

func TestThePreviewChargesAsTheCheckoutWould(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		ask := func(user string, settings map[string]any, cases ...map[string]any) (int, []seller.PreviewLine) {
			var got struct{ Cases []seller.PreviewLine }
			return f.call(user, "POST", "/seller/shipping-preview",
				map[string]any{"shippingSettings": settings, "cases": cases}, &got), got.Cases
		}
		tiers := map[string]any{
			"shippingPriceAmount": 9.5, "shippingPricePolicy": "fixedAmountByQuantity", "tier1Quantity": 3,
			"tier1Amount": 14, "freeShippingThreshold": 75,
		}
		status, got := ask(f.luc, tiers,
			map[string]any{"units": 1, "subtotal": 20}, map[string]any{"units": 3, "subtotal": 20.01, "province": "ON"},
			map[string]any{"units": 3, "subtotal": 75})
		want := `[{"units":1,"subtotal":20.00,"province":"QC","shipping":9.50,` +
			`"gst_hst":1.48,"qst":2.94,"total":33.92,"free":false,"leftToFree":55.00},` +
			`{"units":3,"subtotal":20.01,"province":"ON","shipping":14.00,` +
			`"gst_hst":4.42,"qst":0.00,"total":38.43,"free":false,"leftToFree":54.99},` +
			`{"units":3,"subtotal":75.00,"province":"QC","shipping":0.00,` +
			`"gst_hst":3.75,"qst":7.48,"total":86.23,"free":true,"leftToFree":0.00}]`
		if answered := string(markettest.Must(json.Marshal(got))); status != 200 || answered != want {
			t.Errorf("%d %s", status, answered)
		}
		_, got = ask(f.luc, map[string]any{"shippingPriceAmount": 4, "shippingPricePolicy": "fixedAmountPerItem"},
			map[string]any{"units": 3, "subtotal": 30})
		if got[0].Shipping != 1200 || got[0].LeftToFree != nil {
			t.Errorf("%+v", got)
		}
		for name, refused := range map[string]map[string]any{
			"a province": {"units": 1, "subtotal": 20, "province": "ZZ"}, "below zero": {"units": 1, "subtotal": -1},
		} {
			if status, _ := ask(f.luc, tiers, refused); status != 422 {
				t.Errorf("%s: %d", name, status)
			}
		}
		if status, _ := ask("", tiers, map[string]any{"units": 1, "subtotal": 20}); status != 401 {
			t.Errorf("nobody: %d", status)
		}
	})
}
