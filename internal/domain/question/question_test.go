package question_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

// counter is a market with one mug on sale and a draft, the user Jonathan Bélanger, and the questions about them.
type counter struct {
	*markettest.Market
	service  *question.Service
	handler  http.Handler
	visitor  string // empty: a guest
	jonathan string
	mug      string
	draft    string
	clients  int
}

func newCounter(t *testing.T, d *db.DB) *counter {
	t.Helper()
	c := &counter{Market: markettest.New(t, d)}
	c.jonathan = c.User(account.NewUser{
		FirstName: "Jonathan", LastName: "Bélanger", Email: "jo@exemple.ca",
	})
	c.visitor = c.jonathan
	shopID := c.Shop(shop.NewShop{}).ID
	product := func(name string, status catalog.Status) string {
		details := catalog.Details{Name: name}
		return c.Product(catalog.NewProduct{ShopID: shopID, Status: status, Details: details}).ID
	}
	c.mug, c.draft = product("Tasse trempée", catalog.Published), product("Bol", catalog.Draft)
	c.service = question.New(d, question.Options{Now: c.Now, Visitor: func(context.Context) (string, bool) {
		return c.visitor, c.visitor != ""
	}})
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Essai", "1")
	c.Catalog.Routes(api) // both have calls under /products: they must not conflict
	c.service.Routes(api)
	c.handler = web.Harden(mux, web.Options{Log: slog.New(slog.DiscardHandler)})
	return c
}

// call asks the API as a client of its own, so that limits do not join one call to the next.
func (c *counter) call(method, path string, body, answer any) int {
	c.Helper()
	request := httptest.NewRequest(method, "/v1"+path, bytes.NewReader(markettest.Must(json.Marshal(body))))
	request.Header.Set("Content-Type", "application/json")
	c.clients++
	request.RemoteAddr = fmt.Sprintf("198.51.100.%d:1234", c.clients)
	w := httptest.NewRecorder()
	c.handler.ServeHTTP(w, request)
	if err := json.Unmarshal(w.Body.Bytes(), answer); err != nil {
		c.Fatalf("%s %s: %v in %s", method, path, err, w.Body)
	}
	return w.Code
}

func (c *counter) ask(text string) (int, question.Wire, web.Problem) {
	c.Helper()
	var raw json.RawMessage
	code := c.call("POST", "/product-questions", map[string]string{"productId": c.mug, "question": text}, &raw)
	var asked question.Wire
	var refusal web.Problem
	if code < 300 {
		markettest.Must(0, json.Unmarshal(raw, &asked))
	} else {
		markettest.Must(0, json.Unmarshal(raw, &refusal))
	}
	return code, asked, refusal
}

func (c *counter) list() []question.Wire {
	c.Helper()
	var list []question.Wire
	if code := c.call("GET", "/products/"+c.mug+"/questions", nil, &list); code != 200 {
		c.Fatalf("list: %d", code)
	}
	return list
}

func (c *counter) write(statement string, args ...any) {
	c.Helper()
	markettest.Must(0, c.DB.Tx(c.Context(), func(tx *db.Tx) error {
		_, err := tx.Exec(c.Context(), statement, args...)
		return err
	}))
}

func TestACustomerAsksAndEveryoneReads(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newCounter(t, d)
		if list := c.list(); list == nil || len(list) != 0 {
			t.Fatalf("before any question the list is %v; want empty, not null", list)
		}
		before := markettest.Must(changes.Version(t.Context(), c.DB))
		code, first, _ := c.ask("  Est-ce que la <b>tasse</b> va au " +
			"lave-vaisselle?\r\n<script>alert(1)</script>\u0007 ")
		if code != 201 || first.Question != "Est-ce que la tasse va au lave-vaisselle?" || first.Answer != nil {
			t.Fatalf("%d %+v", code, first)
		}
		if first.User != (question.Author{FirstName: "Jonathan", LastName: "B."}) {
			t.Errorf("the public learns %+v; want a first name and an initial", first.User)
		}
		if after := markettest.Must(changes.Version(t.Context(), c.DB)); after == before {
			t.Error("nodes that keep the page are not notified that it changed")
		}
		c.At = c.At.Add(time.Hour)
		_, second, _ := c.ask("Faites-vous des séries de six pour un chalet?")
		c.visitor = ""
		list := c.list()
		if len(list) != 2 || list[0].ID != second.ID || list[1].ID != first.ID {
			t.Errorf("the list is %+v; want both, the newest first", list)
		}
		if !list[1].CreatedAt.Equal(time.Date(2026, 11, 3, 15, 0, 0, 0, time.UTC)) {
			t.Errorf("asked at %v", list[1].CreatedAt)
		}
	})
}

func TestAQuestionSentManyTimesAtOnceIsOne(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newCounter(t, d)
		c.service.Brand = markettest.Brand
		const text = "Est-ce que la tasse va au lave-vaisselle?"
		asked := make([]*question.Published, 8)
		var clicks sync.WaitGroup
		for n := range asked {
			clicks.Go(func() {
				var err error
				if asked[n], err = c.service.Ask(t.Context(), c.mug, text); err != nil {
					t.Error(err)
				}
			})
		}
		clicks.Wait()
		for _, one := range asked {
			if one.ID != asked[0].ID || one.Text != text {
				t.Errorf("another question: %+v", one)
			}
		}
		if list, letters := c.list(), c.Letters(); len(list) != 1 || len(letters) != 1 {
			t.Errorf("%d questions and %d letters", len(list), len(letters))
		}
		// Once its shop has hidden it, it is still the one that was asked.
		c.write(`UPDATE product_questions SET hidden_at = $1`, c.At.UnixMilli())
		if code, again, _ := c.ask(text); code != 201 || again.ID != asked[0].ID || len(c.Letters()) != 0 {
			t.Errorf("hidden, and sent again: %d %+v", code, again)
		}
		c.At = c.At.Add(24 * time.Hour)
		if code, later, _ := c.ask(text); code != 201 || later.ID == asked[0].ID || len(c.Letters()) != 1 {
			t.Errorf("the day after: %d %+v", code, later)
		}
	})
}

func TestAGuestIsSentToSignIn(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newCounter(t, d)
		c.visitor = ""
		code, _, refusal := c.ask("Est-ce que la tasse va au lave-vaisselle?")
		if code != 401 || refusal.Code != "sign_in_required" {
			t.Errorf("%d %+v", code, refusal)
		}
		if len(c.list()) != 0 {
			t.Error("a guest's question was kept")
		}
	})
}

func TestLengthIsJudgedOnWhatWillBeKept(t *testing.T) {
	const short, long = "Votre question doit comporter plus de 20 caractères.", "Votre question doit faire maximum " +
		"500 caractères."
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newCounter(t, d)
		for _, asked := range []struct{ text, refusal string }{
			{"", short},
			{strings.Repeat("é", 19), short},
			{"<p><b>" + strings.Repeat("é", 19) + "</b></p>   ", short},
			{strings.Repeat("é", 20), ""},
			{strings.Repeat("é", 500), ""},
			{"<b>" + strings.Repeat("é", 500) + "</b>", ""},
			{strings.Repeat("é", 501), long},
		} {
			code, _, refusal := c.ask(asked.text)
			if asked.refusal == "" {
				if code != 201 {
					t.Errorf("%.30q: %d %+v", asked.text, code, refusal)
				}
				continue
			}
			if code != 422 || len(refusal.Errors) != 1 || refusal.Errors[0].Message != asked.refusal ||
				refusal.Detail != asked.refusal {
				t.Errorf("%.30q: %d %+v; want 422 %s", asked.text, code, refusal, asked.refusal)
			}
		}
	})
}

func TestWhatIsNotShownHasNoQuestions(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newCounter(t, d)
		c.mug = c.draft
		if code, _, refusal := c.ask("Quand ce bol sera-t-il en vente?"); code != 404 ||
			refusal.Code != "product_not_found" {
			t.Errorf("a draft: %d %+v", code, refusal)
		}
		var refusal web.Problem
		for _, id := range []string{c.draft, "inconnu"} {
			if code := c.call("GET", "/products/"+id+"/questions", nil, &refusal); code != 404 {
				t.Errorf("questions of %s: %d", id, code)
			}
		}
	})
}

func TestProductsKeepTheirOwnAddresses(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newCounter(t, d)
		var product struct{ ID string }
		if code := c.call("GET", "/products/slug/tasse-trempee", nil, &product); code != 200 || product.ID != c.mug {
			t.Errorf("the product by its slug: %d %+v", code, product)
		}
		var refusal web.Problem
		if code := c.call("GET", "/products/"+c.mug+"/reponses", nil, &refusal); code != 404 ||
			refusal.Code != "not_found" {
			t.Errorf("an unknown part of a product: %d %+v", code, refusal)
		}
	})
}

func TestAHiddenQuestionAndAClosedAccountAreNotShown(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newCounter(t, d)
		_, hidden, _ := c.ask("Une question que la boutique a retirée")
		_, kept, _ := c.ask("Une question que la boutique a gardée")
		c.write(`UPDATE product_questions SET hidden_at = $1 WHERE id = $2`, c.At.UnixMilli(), hidden.ID)
		c.write(`UPDATE users SET deleted_at = $1 WHERE id = $2`, c.At.UnixMilli(), c.jonathan)
		list := c.list()
		if len(list) != 1 || list[0].ID != kept.ID {
			t.Fatalf("the list is %+v", list)
		}
		if list[0].User != (question.Author{}) {
			t.Errorf("the name %+v outlives its account", list[0].User)
		}
	})
}

func TestImportedQuestionsComeWithAnswersOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newCounter(t, d)
		past := question.Question{
			ID: "q-1", ProductID: c.mug, UserID: c.jonathan, Text: "Est-ce que la tasse va au lave-vaisselle?",
			Answer: "Oui, panier du haut.", AskedAt: c.At.Add(-48 * time.Hour), AnsweredAt: c.At.Add(-24 * time.Hour),
		}
		for range 2 {
			if err := c.service.Import(t.Context(), []question.Question{past}); err != nil {
				t.Fatal(err)
			}
		}
		list := c.list()
		if len(list) != 1 || list[0].Answer == nil || *list[0].Answer != past.Answer ||
			!list[0].AnsweredAt.Equal(past.AnsweredAt) {
			t.Errorf("the list is %+v", list)
		}
	})
}
