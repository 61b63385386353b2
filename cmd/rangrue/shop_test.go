package main

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"rangrue/internal/app"
	"rangrue/internal/domain/account"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/mail/mailtest"
)

func TestTheOperatorApprovesAndSuspendsAShop(t *testing.T) {
	o := &overMarket{t: t, environ: []string{"RR_DATA_DIR=" + t.TempDir()}}
	o.at(func(backend *app.Backend) {
		owner, err := account.New(backend.DB, time.Now).Create(t.Context(), account.NewUser{
			FirstName: "Ana", LastName: "Roy", Email: "ana@exemple.ca", Password: "trois petits chats",
		})
		if err != nil {
			t.Fatal(err)
		}
		owners := []string{owner.ID}
		_, err = backend.Seller.Shops.Create(t.Context(), shop.NewShop{OwnerIDs: owners, Details: shop.Details{
			Name: "Atelier Batture", CategoryCode: "home_deco", Place: shop.Place{City: "Kamouraska",
				PostalCode: "G0L 1M0"},
			Merchant: shop.Merchant{LegalName: "Batture inc.", Address: "12, rue du Quai", City: "Kamouraska",
				PostalCode: "G0L 1M0"},
		}})
		if err != nil {
			t.Fatal(err)
		}
	})
	for _, c := range []struct{ words, fails, listed string }{
		{words: "shop list", listed: "draft  atelier-batture"},
		{words: "shop approve", fails: "one word is expected"},
		{words: "shop approve inconnue", fails: "store_not_found"},
		{words: "shop suspend atelier-batture", fails: "a reason is needed"},
		{words: "shop suspend atelier-batture --reason Essai", fails: "status_move"},
		{words: "shop approve atelier-batture", listed: "approved  atelier-batture"},
		{words: "shop approve atelier-batture", listed: "approved  atelier-batture"},
		{words: "shop suspend atelier-batture --reason Retards", listed: "suspended  atelier-batture"},
		{words: "shop list archived", fails: "no such status"},
		{words: "shop fermer atelier-batture", fails: "no such action"},
	} {
		err := o.types(strings.Fields(c.words)...)
		if (err == nil) != (c.fails == "") || err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%s: %v; want %q", c.words, err, c.fails)
		}
		o.at(func(backend *app.Backend) {
			var out bytes.Buffer
			if err := listShops(t.Context(), backend.Seller, "", &out); err != nil ||
				!strings.Contains(out.String(), c.listed) {
				t.Errorf("%s: %v, %s", c.words, err, out.String())
			}
		})
	}
	o.at(func(backend *app.Backend) {
		letters := mailtest.Queued(t, backend.DB)
		if len(letters) != 2 || !strings.Contains(letters[0].Subject, "est ouverte") ||
			!strings.Contains(letters[1].Subject, "est suspendue") || !strings.Contains(letters[1].Text, "Retards") ||
			letters[1].To[0] != "ana@exemple.ca" {
			t.Errorf("letters: %+v", letters)
		}
	})
}
