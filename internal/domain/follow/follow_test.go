package follow_test

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/follow"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
)

// street is a market with two shops, a user, and the service.
type street struct {
	*markettest.Market
	*follow.Service
	handler        http.Handler
	batture, rang4 string
	maude          string
	proved         bool
}

const maudesEmail = "Maude@exemple.ca"

func newStreet(t testing.TB, d *db.DB) *street {
	t.Helper()
	m := markettest.New(t, d)
	s := &street{Market: m, batture: m.Shop(shop.NewShop{}).ID, proved: true}
	s.rang4 = m.Shop(shop.NewShop{Details: shop.Details{Name: "Miellerie du Rang 4"}}).ID
	s.maude = m.User(account.NewUser{Email: maudesEmail})
	s.Service = markettest.Must(follow.New(d, follow.Options{
		Brand: markettest.Brand, TokenKey: []byte("une clé d’essai assez longue"), Now: m.Now,
		EmailOf: func(context.Context, string) (string, bool, error) { return maudesEmail, s.proved, nil },
	}))
	s.handler = web.Harden(markettest.API(s.Routes), web.Options{Log: slog.New(slog.DiscardHandler)})
	return s
}

func (s *street) post(path string, body any) int {
	s.Helper()
	code, _ := webtest.Call(s, s.handler, "", "POST", path, body)
	return code
}

func (s *street) asGuest(shopID, email string) {
	s.Helper()
	body := map[string]string{"storeId": shopID, "email": email, "consent": follow.Consent}
	if code := s.post("/shop-follows", body); code != 204 {
		s.Fatalf("%s follows: %d", email, code)
	}
}

// publish sells something new a minute later.
func (s *street) publish(shopID, name string) {
	s.Helper()
	s.At = s.At.Add(time.Minute)
	s.Product(catalog.NewProduct{ShopID: shopID, Details: catalog.Details{Name: name,
		Variants: []catalog.Variant{{Price: 3800}}}})
	s.At = s.At.Add(time.Minute)
}

// sent runs the job and lists the letters.
func (s *street) sent() []mail.Message {
	s.Helper()
	markettest.Must(0, s.TellNews(s.Context()))
	return s.Letters()
}

var tokenOf = regexp.MustCompile(`jeton=([^\s"&]+)`)

func token(t testing.TB, letter mail.Message) string {
	t.Helper()
	found := tokenOf.FindStringSubmatch(letter.Text)
	if found == nil {
		t.Fatalf("no link in %s", letter.Text)
	}
	return markettest.Must(url.QueryUnescape(found[1]))
}

func TestAGuestIsWrittenToOnlyOnceTheyConfirmed(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		s.asGuest(s.batture, "Ana@exemple.ca")
		s.asGuest(s.batture, "ana@exemple.ca") // asked a moment ago
		letters := s.Letters()
		if len(letters) != 1 || letters[0].To[0] != "Ana@exemple.ca" ||
			!strings.Contains(letters[0].Text, "/boutiques-suivies/confirmation?jeton=") {
			t.Fatalf("letters %+v", letters)
		}
		s.publish(s.batture, "Avant le clic")
		if sent := s.sent(); len(sent) != 0 {
			t.Errorf("unconfirmed: %+v", sent)
		}
		ticket := token(t, letters[0])
		for range 2 {
			if code := s.post("/shop-follows/confirm", map[string]string{"token": ticket}); code != 204 {
				t.Fatalf("confirm: %d", code)
			}
		}
		if code := s.post("/shop-follows/leave", map[string]string{"token": ticket}); code != 400 {
			t.Errorf("a link to confirm leaves: %d", code)
		}
		if sent := s.sent(); len(sent) != 0 {
			t.Errorf("of what was there before: %+v", sent)
		}
		s.publish(s.batture, "Bol bleu")
		sent := s.sent()
		if len(sent) != 1 || !strings.Contains(sent[0].Text, "Bol bleu") || strings.Contains(sent[0].Text, "Avant") ||
			sent[0].Headers["List-Unsubscribe-Post"] == "" ||
			!strings.Contains(sent[0].Headers["List-Unsubscribe"], "/v1/shop-follows/leave/") {
			t.Fatalf("sent %+v", sent)
		}
	})
}

// A shop that publishes much does not crowd out the others: each is named, and what is left out is counted.
func TestEveryShopWithNewsIsInTheLetter(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		for _, id := range []string{s.batture, s.rang4} {
			markettest.Must(s.Follow(t.Context(), s.maude, id))
		}
		for n := range 30 {
			s.publish(s.batture, fmt.Sprintf("Bol no %02d", n))
		}
		s.publish(s.rang4, "Miel de trèfle")
		sent := s.sent()
		if len(sent) != 1 {
			t.Fatalf("%d letters", len(sent))
		}
		text := sent[0].Text
		if !strings.Contains(text, "Miel de trèfle") || strings.Count(text, "Bol no ") != 8 ||
			!strings.Contains(text, "Bol no 29") || !strings.Contains(text, "et 22 autres") {
			t.Error(text)
		}
		s.At = s.At.Add(follow.Rest)
		if again := s.sent(); len(again) != 0 {
			t.Errorf("told twice: %+v", again)
		}
	})
}

func TestOneLetterAWeekOfAllShopsAndNothingTwice(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		for _, id := range []string{s.batture, s.rang4, s.batture} {
			if confirmed, err := s.Follow(t.Context(), s.maude, id); err != nil || !confirmed {
				t.Fatalf("follow: %v %v", confirmed, err)
			}
		}
		s.publish(s.batture, "Bol bleu")
		s.publish(s.rang4, "Miel de trèfle")
		sent := s.sent()
		if len(sent) != 1 || !strings.Contains(sent[0].Text, "Bol bleu") ||
			!strings.Contains(sent[0].Text, "Miel de trèfle") {
			t.Fatalf("sent %+v", sent)
		}
		s.publish(s.batture, "Tasse verte")
		if again := s.sent(); len(again) != 0 {
			t.Errorf("within the week: %+v", again)
		}
		s.At = s.At.Add(follow.Rest)
		if next := s.sent(); len(next) != 1 || !strings.Contains(next[0].Text, "Tasse verte") ||
			strings.Contains(next[0].Text, "Bol bleu") {
			t.Errorf("a week later: %+v", next)
		}
		s.At = s.At.Add(follow.Rest)
		if idle := s.sent(); len(idle) != 0 {
			t.Errorf("without news: %+v", idle)
		}
	})
}

func TestLeavingNeedsNoPasswordAndStopsEveryLetter(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		markettest.Must(s.Follow(t.Context(), s.maude, s.batture))
		markettest.Must(s.Follow(t.Context(), s.maude, s.rang4))
		s.publish(s.batture, "Bol bleu")
		letter := s.sent()[0]
		markettest.Must(0, s.Unfollow(t.Context(), s.maude, s.batture)) // the link goes on working
		if code := s.post("/shop-follows/leave/"+url.PathEscape(token(t, letter)), nil); code != 204 {
			t.Fatalf("one click: %d", code)
		}
		s.At = s.At.Add(2 * follow.Rest)
		s.publish(s.rang4, "Miel de trèfle")
		if sent := s.sent(); len(sent) != 0 {
			t.Errorf("sent %+v", sent)
		}
		if list := markettest.Must(s.List(t.Context(), s.maude)); len(list) != 0 {
			t.Errorf("still follows %+v", list)
		}
		if code := s.post("/shop-follows/leave", map[string]string{"token": "faux.faux"}); code != 400 {
			t.Errorf("a forged link: %d", code)
		}
	})
}

func TestAnAddressThatIsNotProvedConfirmsFirst(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		s.proved = false
		if confirmed, err := s.Follow(t.Context(), s.maude, s.batture); err != nil || confirmed {
			t.Fatalf("follow: %v %v", confirmed, err)
		}
		letters := s.Letters()
		if len(letters) != 1 || len(markettest.Must(s.List(t.Context(), s.maude))) != 0 {
			t.Fatalf("letters %+v", letters)
		}
		markettest.Must(0, s.Confirm(t.Context(), token(t, letters[0])))
		s.proved = true
		if list := markettest.Must(s.List(t.Context(), s.maude)); len(list) != 1 || list[0].StoreID != s.batture {
			t.Errorf("follows %+v", list)
		}
	})
}

func TestTheListIsItsOwnersAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		path := "/users/" + s.maude + "/followed-stores"
		agreed := map[string]string{"consent": follow.Consent}
		if code, _ := webtest.Call(t, s.handler, s.maude, "PUT", path+"/"+s.batture, agreed); code != 200 {
			t.Errorf("follow: %d", code)
		}
		for _, asker := range []string{"", "luc"} {
			for _, method := range []string{"PUT", "DELETE"} {
				code, _ := webtest.Call(t, s.handler, asker, method, path+"/"+s.batture, agreed)
				if code != 401 && code != 403 {
					t.Errorf("%q may %s: %d", asker, method, code)
				}
			}
		}
		if code, _ := webtest.Call(t, s.handler, s.maude, "PUT", path+"/inconnue", agreed); code != 404 {
			t.Errorf("follows an unknown shop: %d", code)
		}
		code, read := webtest.Call(t, s.handler, s.maude, "GET", path, nil)
		var list []follow.Followed
		if read(&list); code != 200 || len(list) != 1 || !list[0].Open || list[0].Name != "Atelier Batture" {
			t.Errorf("list: %d %+v", code, list)
		}
		if code, _ := webtest.Call(t, s.handler, s.maude, "DELETE", path+"/"+s.batture, nil); code != 204 {
			t.Errorf("unfollow: %d", code)
		}
	})
}

func TestACopyTellsWhatWasAgreedToAndErasureLeavesNothing(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		markettest.Must(s.Follow(t.Context(), s.maude, s.batture))
		s.asGuest(s.rang4, "ana@exemple.ca")
		kept := markettest.Must(s.Export(t.Context(), s.maude, ""))
		if len(kept) != 1 || kept[0].Shop != "Atelier Batture" || kept[0].ConfirmedAt == nil ||
			!strings.Contains(kept[0].Agreed, "un courriel par semaine au plus") {
			t.Errorf("kept %+v", kept)
		}
		s.Change(func(tx *db.Tx) error { return s.Forget(t.Context(), tx, s.maude, maudesEmail) })
		s.Change(func(tx *db.Tx) error { return s.Forget(t.Context(), tx, "", "Ana@exemple.ca") })
		var left int
		markettest.Must(0, s.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM follow_mailboxes`).Scan(&left))
		if left != 0 {
			t.Errorf("%d mailboxes left", left)
		}
	})
}

func TestWhatNobodyConfirmedIsForgotten(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		s.asGuest(s.batture, "ana@exemple.ca")
		letter := s.Letters()[0]
		s.At = s.At.Add(follow.ConfirmWithin + time.Hour)
		if err := s.Confirm(t.Context(), token(t, letter)); err == nil {
			t.Error("confirmed too late")
		}
		s.At = s.At.Add(90 * 24 * time.Hour)
		markettest.Must(0, s.Prune(t.Context()))
		if kept := markettest.Must(s.Export(t.Context(), "", "ana@exemple.ca")); len(kept) != 0 {
			t.Errorf("kept %+v", kept)
		}
	})
}
