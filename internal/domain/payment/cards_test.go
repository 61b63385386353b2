package payment_test

import (
	"context"
	"net/http"
	"strconv"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/domain/payment/stripe"
	"rangrue/internal/domain/payment/stripe/stripetest"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
)

var (
	ctx  = context.Background()
	noon = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)
)

// wallet is Maude's and Luc's cards at one provider.
type wallet struct {
	*testing.T
	*payment.Cards
	db         *db.DB
	handler    http.Handler
	clock      time.Time
	token      func(number int) string // of a card just typed, the same card for the same number
	maude, luc string
	cards      int // how many different ones were saved
}

// eachProvider runs a test on both engines with the sandbox, and with Stripe on each.
func eachProvider(t *testing.T, test func(w *wallet)) {
	t.Run("sandbox", func(t *testing.T) {
		dbtest.Run(t, func(t *testing.T, d *db.DB) {
			ticks := noon // no two cards are saved in the same moment
			bank := sandbox.New(d, sandbox.Options{TokenKey: []byte("essai"), Now: func() time.Time {
				ticks = ticks.Add(time.Millisecond)
				return ticks
			}})
			numbers := []string{"4242424242424242", "4000056655665556", "5555555555554444"}
			test(open(t, d, bank, func(number int) string {
				typed := sandbox.Typed{Number: numbers[number], ExpMonth: 12, ExpYear: 30, CVC: "123"}
				token, _, err := bank.Tokenise(typed)
				if err != nil {
					t.Fatal(err)
				}
				return token
			}))
		})
	})
	t.Run("stripe", func(t *testing.T) {
		dbtest.Run(t, func(t *testing.T, d *db.DB) {
			server := stripetest.Start()
			t.Cleanup(server.Close)
			provider := stripe.New(stripe.Options{SecretKey: "sk_test", URL: server.URL})
			test(open(t, d, provider, func(number int) string {
				return server.CardNumbered(stripetest.Accepted, strconv.Itoa(number))
			}))
		})
	})
}

func open(t *testing.T, d *db.DB, provider payment.Provider, token func(int) string) *wallet {
	w := &wallet{T: t, db: d, clock: noon, token: token}
	now := func() time.Time { return w.clock }
	people := account.New(d, now)
	for name, id := range map[string]*string{"maude": &w.maude, "luc": &w.luc} {
		user, err := people.Create(ctx, account.NewUser{FirstName: name, LastName: "Roy", Email: name + "@exemple.ca"})
		if err != nil {
			t.Fatal(err)
		}
		*id = user.ID
	}
	w.Cards = payment.NewCards(payment.New(d, now, provider, ""), people)
	mux := http.NewServeMux()
	w.Routes(web.NewAPI(mux, "Essai", "1"))
	w.handler = mux
	return w
}

// call asks the API as someone (an empty id is a guest) and answers the status with a reader of the body.
func (w *wallet) call(userID, method, path string, body any) (int, func(into any)) {
	w.Helper()
	return webtest.Call(w, w.handler, userID, method, "/users/"+path, body)
}

// save saves a card that was not saved before.
func (w *wallet) save() payment.WireCard {
	w.Helper()
	w.cards++
	return w.saveNumber(w.cards - 1)
}

func (w *wallet) saveNumber(number int) (card payment.WireCard) {
	w.Helper()
	code, read := w.call(w.maude, "POST", w.maude+"/credit-cards", map[string]string{"cardToken": w.token(number)})
	if code != 201 {
		w.Fatalf("save: %d", code)
	}
	read(&card)
	return card
}

func (w *wallet) list() (cards []payment.WireCard) {
	w.Helper()
	code, read := w.call(w.maude, "GET", w.maude+"/credit-cards", nil)
	if read(&cards); code != 200 || cards == nil {
		w.Fatalf("list: %d %v", code, cards)
	}
	return cards
}

// refused makes a call that must fail, and answers its problem.
func (w *wallet) refused(want int, method, path string, body any) (p web.Problem) {
	w.Helper()
	code, read := w.call(w.maude, method, w.maude+path, body)
	if read(&p); code != want {
		w.Errorf("%s %s: %d %s; want %d", method, path, code, p.Code, want)
	}
	return p
}

func TestTheFirstCardIsTheDefaultUntilAnotherIsChosen(t *testing.T) {
	eachProvider(t, func(w *wallet) {
		if cards := w.list(); len(cards) != 0 {
			t.Fatalf("before any card: %+v", cards)
		}
		first := w.save()
		if !first.IsDefault || first.IsExpired || first.Brand != "visa" || first.Last4 != "4242" ||
			first.ExpMonth != 12 || first.ExpYear != 2030 {
			t.Errorf("first = %+v", first)
		}
		second, third := w.save(), w.save()
		if second.IsDefault || third.IsDefault {
			t.Errorf("second %+v, third %+v", second, third)
		}
		var done struct{ Status string }
		code, read := w.call(w.maude, "POST", w.maude+"/credit-cards/default", map[string]string{"cardId": second.ID})
		if read(&done); code != 200 || done.Status != "success" {
			t.Errorf("default: %d %+v", code, done)
		}
		if cards := w.list(); len(cards) != 3 || cards[0].ID != second.ID || !cards[0].IsDefault ||
			cards[1].ID != first.ID || cards[1].IsDefault || cards[2].IsDefault {
			t.Errorf("cards = %+v", cards)
		}
	})
}

func TestTheSameCardIsSavedOnce(t *testing.T) {
	eachProvider(t, func(w *wallet) {
		first, other := w.saveNumber(0), w.saveNumber(1)
		if code, _ := w.call(w.maude, "PUT", w.maude+"/credit-cards/"+first.ID,
			map[string]any{"expMonth": 2, "expYear": 29}); code != 200 {
			t.Fatalf("new date: %d", code)
		}
		again := w.saveNumber(0)
		if again.ID != first.ID || !again.IsDefault || again.ExpMonth != 12 || again.ExpYear != 2030 {
			t.Errorf("saved again = %+v; want the first, with the date just typed", again)
		}
		if cards := w.list(); len(cards) != 2 || cards[0].ID != first.ID || cards[1].ID != other.ID {
			t.Errorf("cards = %+v", cards)
		}
	})
}

func TestTheDefaultCardIsNotDeleted(t *testing.T) {
	eachProvider(t, func(w *wallet) {
		first, second := w.save(), w.save()
		const text = "Vous devez ajouter une nouvelle carte par défaut avant de pouvoir supprimer cette carte."
		if p := w.refused(400, "DELETE", "/credit-cards/"+first.ID, nil); p.Code != "default_card" || p.Detail != text {
			t.Errorf("problem = %+v", p)
		}
		if code, _ := w.call(w.maude, "DELETE", w.maude+"/credit-cards/"+second.ID, nil); code != 204 {
			t.Errorf("the other one: %d", code)
		}
		w.refused(404, "DELETE", "/credit-cards/"+second.ID, nil)
		if cards := w.list(); len(cards) != 1 || cards[0].ID != first.ID {
			t.Errorf("cards = %+v", cards)
		}
	})
}

func TestARenewedCardTakesADateThatIsOne(t *testing.T) {
	eachProvider(t, func(w *wallet) {
		card := w.save()
		w.clock = time.Date(2031, 1, 1, 12, 0, 0, 0, time.UTC)
		if cards := w.list(); !cards[0].IsExpired {
			t.Error("the month after, the card is not expired")
		}
		for _, date := range [][2]int{{0, 2033}, {13, 2033}, {12, 2030}, {1, 2999}, {-1, -1}} {
			p := w.refused(422, "PUT", "/credit-cards/"+card.ID, map[string]int{
				"expMonth": date[0], "expYear": date[1],
			})
			if p.Detail != "La date d'expiration de votre carte est incorrect." || len(p.Errors) != 1 ||
				p.Errors[0].Code != "invalid_expiry" {
				t.Errorf("%v: %+v", date, p)
			}
		}
		var done struct{ Status string }
		code, read := w.call(w.maude, "PUT", w.maude+"/credit-cards/"+card.ID, map[string]any{
			"expMonth": 2, "expYear": 33, "brand": "visa",
		})
		if read(&done); code != 200 || done.Status != "success" {
			t.Errorf("%d %+v", code, done)
		}
		if cards := w.list(); cards[0].ExpMonth != 2 || cards[0].ExpYear != 2033 || cards[0].IsExpired {
			t.Errorf("cards = %+v", cards)
		}
	})
}

func TestCardsAreTheirOwnersAlone(t *testing.T) {
	eachProvider(t, func(w *wallet) {
		card := w.save()
		for _, call := range []struct {
			method, path string
			body         any
		}{
			{"GET", "", nil}, {"POST", "", map[string]string{"cardToken": "x"}},
			{"POST", "/default", map[string]string{"cardId": card.ID}},
			{"PUT", "/" + card.ID, map[string]int{"expMonth": 1, "expYear": 2035}}, {"DELETE", "/" + card.ID, nil},
		} {
			if code, _ := w.call("", call.method, w.maude+"/credit-cards"+call.path, call.body); code != 401 {
				t.Errorf("a guest, %s %s: %d", call.method, call.path, code)
			}
			if code, _ := w.call(w.luc, call.method, w.maude+"/credit-cards"+call.path, call.body); code != 403 {
				t.Errorf("another, %s %s: %d", call.method, call.path, code)
			}
			if call.path == "" {
				continue
			}
			if code, _ := w.call(w.luc, call.method, w.luc+"/credit-cards"+call.path, call.body); code != 404 {
				t.Errorf("another's card under one's own path, %s %s: %d", call.method, call.path, code)
			}
		}
		if cards := w.list(); len(cards) != 1 || cards[0].ExpYear != 2030 {
			t.Errorf("cards = %+v", cards)
		}
	})
}

func TestATokenThatIsNotOneIsRefused(t *testing.T) {
	eachProvider(t, func(w *wallet) {
		if p := w.refused(400, "POST", "/credit-cards",
			map[string]string{"cardToken": "pm_inconnu"}); p.Code != payment.CodeToken {
			t.Errorf("problem = %+v", p)
		}
		w.refused(422, "POST", "/credit-cards", map[string]string{"cardToken": " "})
		if len(w.list()) != 0 {
			t.Error("a card was kept")
		}
	})
}

func TestAClosedAccountIsForgottenAtTheProvider(t *testing.T) {
	eachProvider(t, func(w *wallet) {
		card := w.save()
		if exported, err := w.Export(ctx, w.maude); err != nil || len(exported.([]payment.WireCard)) != 1 {
			t.Errorf("export = %+v, %v", exported, err)
		}
		customerID, err := w.CustomerOf(ctx, w.maude)
		if err != nil {
			t.Fatal(err)
		}
		queue := jobs.New(w.db, jobs.Options{Now: func() time.Time { return time.Now().Add(time.Hour) }})
		w.Register(queue)
		if err := w.db.Tx(ctx, func(tx *db.Tx) error { return w.Forget(ctx, tx, w.maude) }); err != nil {
			t.Fatal(err)
		}
		if err := queue.Drain(ctx); err != nil {
			t.Fatal(err)
		}
		if kept, err := w.CustomerOf(ctx, w.maude); kept != "" || err != nil {
			t.Errorf("customer %q, %v", kept, err)
		}
		if err := w.DeleteCard(ctx, customerID, card.ID); err == nil {
			t.Error("the provider still has the card")
		}
	})
}
