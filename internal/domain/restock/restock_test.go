package restock_test

import (
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/restock"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

// shelf is a market with a shop whose blue mug is sold out, and the service.
type shelf struct {
	*markettest.Market
	*restock.Service
	handler     http.Handler
	shop        string
	mug         *catalog.Product
	blue, green string
}

func newShelf(t testing.TB, d *db.DB) *shelf {
	t.Helper()
	m := markettest.New(t, d)
	s := &shelf{Market: m, shop: m.Shop(shop.NewShop{}).ID}
	s.Service = markettest.Must(restock.New(d, restock.Options{
		Brand: markettest.Brand, TokenKey: []byte("une clé d’essai assez longue"), Now: m.Now, Visitor: web.Visitor,
	}))
	s.mug = m.Product(catalog.NewProduct{ShopID: s.shop, Details: catalog.Details{
		Name: "Tasse trempée", Options: []catalog.Option{{Name: "Couleur", Values: []string{"Bleu", "Vert"}}},
		Variants: []catalog.Variant{
			{Options: map[string]string{"Couleur": "Bleu"}, Price: 3800, InventoryMode: catalog.ByStock},
			{Options: map[string]string{"Couleur": "Vert"}, Price: 3800, InventoryStatus: catalog.OutOfStock},
		},
	}})
	s.blue, s.green = s.mug.Variants[0].ID, s.mug.Variants[1].ID
	s.handler = web.Harden(markettest.API(s.Routes), web.Options{Log: slog.New(slog.DiscardHandler)})
	return s
}

func (s *shelf) ask(variantID, email string) {
	s.Helper()
	if err := s.Ask(s.Context(), variantID, email); err != nil {
		s.Fatalf("ask for %s: %v", email, err)
	}
}

// count sets how many blue mugs there are.
func (s *shelf) count(from, to int) {
	s.Helper()
	markettest.Must(0, s.Catalog.SetStock(s.Context(), s.shop, s.blue, from, to))
}

// writtenTo sweeps, and lists who was written to.
func (s *shelf) writtenTo() (addresses []string) {
	s.Helper()
	for _, letter := range s.swept() {
		addresses = append(addresses, letter.To...)
	}
	return addresses
}

func (s *shelf) swept() []mail.Message {
	s.Helper()
	markettest.Must(0, s.Sweep(s.Context()))
	return s.Letters()
}

func (s *shelf) post(path, body string) (int, string) {
	s.Helper()
	r := httptest.NewRequestWithContext(s.Context(), http.MethodPost, "/v1"+path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	out := httptest.NewRecorder()
	s.handler.ServeHTTP(out, r)
	return out.Code, out.Body.String()
}

func TestOneLetterWhenAVariantIsBackAndNobodyTwice(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newShelf(t, d)
		s.ask(s.blue, "Ana@exemple.ca")
		s.ask(s.blue, "ana@exemple.ca") // the same mailbox
		s.ask(s.green, "zoe@exemple.ca")
		if writtenTo := s.writtenTo(); writtenTo != nil {
			t.Fatalf("while sold out: %v", writtenTo)
		}
		s.count(0, 3)
		letters := s.swept()
		if len(letters) != 1 || letters[0].To[0] != "Ana@exemple.ca" {
			t.Fatalf("letters %+v", letters)
		}
		for _, part := range []string{"Tasse trempée (Bleu)", "Atelier Batture",
			"https://exemple.ca/produit/tasse-trempee?variante=" + s.blue, "/avertissements/annulation?jeton="} {
			if !strings.Contains(letters[0].Text, part) {
				t.Errorf("the letter lacks %q:\n%s", part, letters[0].Text)
			}
		}
		s.count(3, 0)
		s.count(0, 3)
		if writtenTo := s.writtenTo(); writtenTo != nil {
			t.Errorf("told again: %v", writtenTo)
		}
		s.count(3, 0)
		s.ask(s.blue, "ana@exemple.ca") // whoever asks again is told again
		s.count(0, 1)
		if writtenTo := s.writtenTo(); len(writtenTo) != 1 {
			t.Errorf("asked again: %v", writtenTo)
		}
	})
}

func TestWhatIsHiddenOrOfAShopThatIsAwaySendsNothing(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newShelf(t, d)
		s.ask(s.blue, "ana@exemple.ca")
		s.count(0, 3)
		markettest.Must(0, s.Catalog.SetStatus(t.Context(), s.shop, s.mug.ID, catalog.Draft))
		if writtenTo := s.writtenTo(); writtenTo != nil {
			t.Errorf("of a draft: %v", writtenTo)
		}
		if err := s.Ask(t.Context(), s.green, "zoe@exemple.ca"); !errors.Is(err, restock.ErrNotFound) {
			t.Errorf("asked for a draft: %v", err)
		}
		markettest.Must(0, s.Catalog.SetStatus(t.Context(), s.shop, s.mug.ID, catalog.Published))
		for _, change := range []string{`status = 'suspended'`, `status = 'approved', vacation_until = 9999999999999`} {
			s.Change(func(tx *db.Tx) error {
				_, err := tx.Exec(t.Context(), `UPDATE shops SET `+change+` WHERE id = $1`, s.shop)
				return err
			})
			if writtenTo := s.writtenTo(); writtenTo != nil {
				t.Errorf("with %s: %v", change, writtenTo)
			}
		}
		s.Change(func(tx *db.Tx) error {
			_, err := tx.Exec(t.Context(), `UPDATE shops SET vacation_until = NULL WHERE id = $1`, s.shop)
			return err
		})
		if writtenTo := s.writtenTo(); len(writtenTo) != 1 {
			t.Errorf("once the shop is back: %v", writtenTo)
		}
	})
}

func TestTheAnswerNeverTellsWhetherAnAddressIsKnown(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newShelf(t, d)
		body := `{"variantId":"` + s.blue + `","email":"ana@exemple.ca","consent":"2026-11"}`
		for range 2 {
			if status, said := s.post("/stock-alerts", body); status != 204 || said != "" {
				t.Errorf("asked: %d %s", status, said)
			}
		}
		for name, c := range map[string]struct {
			change, to string
			status     int
		}{
			"a robot":            {`"consent"`, `"website":"x","consent"`, 204},
			"no address":         {"ana@exemple.ca", "ana", 422},
			"another text":       {"2026-11", "2020-01", 422},
			"an unknown variant": {s.blue, "inconnue", 404},
		} {
			if status, said := s.post("/stock-alerts", strings.Replace(body, c.change, c.to, 1)); status != c.status {
				t.Errorf("%s: %d %s", name, status, said)
			}
		}
		s.count(0, 1)
		if status, said := s.post("/stock-alerts", body); status != 409 || !strings.Contains(said, "in_stock") {
			t.Errorf("in stock: %d %s", status, said)
		}
		if writtenTo := s.writtenTo(); len(writtenTo) != 1 {
			t.Errorf("told %v", writtenTo)
		}
	})
}

func TestAClientAsksAFewTimesOnly(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newShelf(t, d)
		refused := 0
		for range 30 {
			body := `{"variantId":"x","email":"x","consent":"2026-11"}`
			if status, _ := s.post("/stock-alerts", body); status == 429 {
				refused++
			}
		}
		if refused == 0 || refused > 10 {
			t.Errorf("%d of 30 calls were refused", refused)
		}
	})
}

func TestTheLinkOfALetterCancelsWhatTheMailboxWaitsFor(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newShelf(t, d)
		s.ask(s.blue, "ana@exemple.ca")
		s.ask(s.green, "ana@exemple.ca")
		s.ask(s.green, "zoe@exemple.ca")
		s.count(0, 1)
		letter := s.swept()[0]
		link := regexp.MustCompile(`jeton=(\S+)`).FindStringSubmatch(letter.Text)
		token := markettest.Must(url.QueryUnescape(link[1]))
		if !strings.Contains(letter.Headers["List-Unsubscribe"], "/v1/stock-alerts/cancel/"+token) {
			t.Errorf("headers %v", letter.Headers)
		}
		if status, said := s.post("/stock-alerts/cancel", `{"token":"`+token+`x"}`); status != 400 {
			t.Errorf("a forged link: %d %s", status, said)
		}
		for range 2 {
			if status, said := s.post("/stock-alerts/cancel/"+token, ""); status != 204 {
				t.Errorf("cancelled: %d %s", status, said)
			}
		}
		mug := *s.mug
		mug.Variants[1].InventoryStatus = catalog.InStock
		markettest.Must(s.Catalog.Update(t.Context(), s.shop, mug.ID, mug.Details))
		if writtenTo := s.writtenTo(); len(writtenTo) != 1 || writtenTo[0] != "zoe@exemple.ca" {
			t.Errorf("told %v", writtenTo)
		}
	})
}

func TestSomeonesRequestsAreCopiedForgottenAndDoNotLast(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newShelf(t, d)
		markettest.Must(0, s.Ask(web.AsUser(t.Context(), "ana"), s.blue, "ana@travail.exemple"))
		s.ask(s.green, "Ana@exemple.ca")
		s.ask(s.green, "zoe@exemple.ca")
		kept := markettest.Must(s.Export(t.Context(), "ana", "ana@exemple.ca"))
		if len(kept) != 2 || kept[0].Email != "ana@travail.exemple" || kept[0].Product != "Tasse trempée" ||
			!strings.Contains(kept[1].Agreed, "un seul courriel") || !kept[1].CreatedAt.Equal(s.At) {
			t.Errorf("copy %+v", kept)
		}
		s.Change(func(tx *db.Tx) error { return s.Forget(t.Context(), tx, "ana", "ana@exemple.ca") })
		if kept = markettest.Must(s.Export(t.Context(), "ana", "ana@exemple.ca")); len(kept) != 0 {
			t.Errorf("after being forgotten: %+v", kept)
		}
		markettest.Must(0, s.Prune(t.Context()))
		if kept = markettest.Must(s.Export(t.Context(), "", "zoe@exemple.ca")); len(kept) != 1 {
			t.Errorf("forgot another's: %+v", kept)
		}
		s.At = s.At.Add(restock.Life + time.Second)
		markettest.Must(0, s.Prune(t.Context()))
		if kept = markettest.Must(s.Export(t.Context(), "", "zoe@exemple.ca")); len(kept) != 0 {
			t.Errorf("after a year: %+v", kept)
		}
	})
}
