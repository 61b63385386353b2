// Package paymenttest is what every payment provider must pass. It is for tests alone.
package paymenttest

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// Bench is a provider with cards to try it with.
type Bench struct {
	payment.Provider
	Good     func() string            // token of a card that is accepted
	Declined func(code string) string // token of a card that is declined with a usual code
	Asking   func() string            // token of a card whose bank asks the buyer
	Disputed func() string            // token of a card that is accepted, and contested
	// Answer is what the buyer tells their bank about a charge that waits.
	Answer func(t *testing.T, waiting payment.Result, accept bool)
}

// Run holds a provider to the promises of the interface. fresh makes one on books of its own.
func Run(t *testing.T, fresh func(t *testing.T) Bench) {
	for name, test := range map[string]func(*testing.T, Bench){
		"a charge asked again is the same charge":             again,
		"the same charge asked at once is made once":          atOnce,
		"a refusal says why":                                  refusal,
		"a token serves once":                                 tokenOnce,
		"a cancelled charge cannot go through later":          cancelled,
		"a charge that went through is not cancelled":         tooLate,
		"no more is given back than was taken":                refunds,
		"a saved card is its customer's alone":                savedCard,
		"a card that paid is saved where its buyer keeps it":  keptCard,
		"a renewed card takes its new date":                   renewedCard,
		"a customer who is forgotten leaves no card":          forgottenCustomer,
		"a charge that was never asked for is not known":      unknown,
		"a charge that could not be noted takes no money":     notNoted,
		"a card that no bank would take is not saved":         notSaved,
		"what a provider answers once is what it looks up to": lookup,
		"a buyer may be asked by their bank":                  asked,
		"a charge that waits can be given up for good":        givenUp,
		"evidence is handed in once":                          evidence,
		"the books tell what moved":                           books,
	} {
		t.Run(name, func(t *testing.T) { test(t, fresh(t)) })
	}
}

var ctx = context.Background()

// charge is one of 12,34 $, which notes its intent so that it can be asked about.
func (b Bench) charge(token string) payment.Charge {
	return payment.Charge{Key: db.NewID(), Amount: 1234, Token: token, Reference: "RR-7KQ4-M2XD"}
}

// do charges and remembers the intent.
func (b Bench) do(t *testing.T, c *payment.Charge) payment.Result {
	t.Helper()
	c.Noted = func(_ context.Context, id string) error { c.IntentID = id; return nil }
	r, err := b.Charge(ctx, *c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func again(t *testing.T, b Bench) {
	c := b.charge(b.Good())
	first := b.do(t, &c)
	second := b.do(t, &c)
	if first.State != payment.Succeeded || second.State != payment.Succeeded || first.IntentID != second.IntentID ||
		first.IntentID == "" {
		t.Errorf("first %+v, then %+v", first, second)
	}
	if first.Card.Brand != "visa" || first.Card.Last4 != "4242" {
		t.Errorf("card %+v", first.Card)
	}
}

func atOnce(t *testing.T, b Bench) {
	c := b.charge(b.Good())
	ids := make([]string, 12)
	var all sync.WaitGroup
	for n := range ids {
		all.Go(func() {
			if r, err := b.Charge(ctx, c); err == nil && r.State == payment.Succeeded {
				ids[n] = r.IntentID
			} else {
				t.Errorf("%+v, %v", r, err)
			}
		})
	}
	all.Wait()
	for _, id := range ids {
		if id != ids[0] {
			t.Fatalf("charges %v", ids)
		}
	}
}

func refusal(t *testing.T, b Bench) {
	for _, code := range []string{"card_declined", "insufficient_funds", "expired_card", "incorrect_cvc",
		"processing_error"} {
		c := b.charge(b.Declined(code))
		r := b.do(t, &c)
		if refusal := payment.Refusal(r.Code); r.State != payment.Declined || refusal.Code != code ||
			refusal.Kind != problem.Refused {
			t.Errorf("%s: %+v is reported as %s", code, r, refusal.Code)
		}
	}
}

func tokenOnce(t *testing.T, b Bench) {
	first := b.charge(b.Good())
	b.do(t, &first)
	for _, token := range []string{first.Token, "pm_inconnu", "tok_inconnu", ""} {
		c := b.charge(token)
		if r := b.do(t, &c); r.State != payment.Declined || r.Code != payment.CodeToken {
			t.Errorf("%q: %+v", token, r)
		}
	}
}

func cancelled(t *testing.T, b Bench) {
	c := b.charge(b.Good())
	c.Noted = func(_ context.Context, id string) error { // given up while it is being opened
		c.IntentID = id
		if r, err := b.Cancel(ctx, c); err != nil || r.State != payment.Cancelled {
			t.Errorf("cancel: %+v, %v", r, err)
		}
		return nil
	}
	if b.Name() == "sandbox" { // it notes nothing: its books know the key
		if err := c.Noted(ctx, ""); err != nil {
			t.Fatal(err)
		}
	}
	if r, err := b.Charge(ctx, c); err != nil || r.State != payment.Cancelled {
		t.Errorf("charge after cancel: %+v, %v", r, err)
	}
	// The buyer's own node may learn it first, and must not say that the card was declined.
	if r, err := b.Lookup(ctx, c); err != nil || r.State != payment.Cancelled || r.Code != payment.CodeInterrupted {
		t.Errorf("lookup after cancel: %+v, %v", r, err)
	}
}

func tooLate(t *testing.T, b Bench) {
	c := b.charge(b.Good())
	b.do(t, &c)
	if r, err := b.Cancel(ctx, c); err != nil || r.State != payment.Succeeded {
		t.Errorf("%+v, %v", r, err)
	}
}

func refunds(t *testing.T, b Bench) {
	c := b.charge(b.Good())
	r := b.do(t, &c)
	first := payment.Refund{Key: db.NewID(), IntentID: r.IntentID, Amount: 1000}
	id, err := b.Refund(ctx, first)
	if err != nil || id == "" {
		t.Fatal(id, err)
	}
	if same, err := b.Refund(ctx, first); err != nil || same != id {
		t.Errorf("asked again: %s, %v; want %s", same, err, id)
	}
	if _, err := b.Refund(ctx, payment.Refund{Key: db.NewID(), IntentID: r.IntentID, Amount: 235}); !errors.Is(err,
		payment.ErrRefused) {
		t.Errorf("more than was left: %v", err)
	}
	if _, err := b.Refund(ctx, payment.Refund{Key: db.NewID(), IntentID: r.IntentID, Amount: 234}); err != nil {
		t.Errorf("the rest: %v", err)
	}
	if _, err := b.Refund(ctx, payment.Refund{Key: db.NewID(), IntentID: "pi_inconnu", Amount: 1}); !errors.Is(err,
		payment.ErrRefused) {
		t.Errorf("of an unknown charge: %v", err)
	}
}

func keptCard(t *testing.T, b Bench) {
	ana, err := b.CreateCustomer(ctx, payment.Customer{UserID: "ana"})
	if err != nil {
		t.Fatal(err)
	}
	paid, kept := b.charge(b.Good()), b.charge(b.Good())
	kept.KeepCard = true
	b.do(t, &paid)
	b.do(t, &kept)
	if card, err := b.SaveCard(ctx, ana, paid.Token); err == nil {
		t.Errorf("a token that paid was saved: %+v", card)
	}
	card, err := b.SaveCard(ctx, ana, kept.Token)
	if err != nil || card.Last4 != "4242" || card.Fingerprint == "" {
		t.Fatalf("%+v, %v", card, err)
	}
	if again, err := b.SaveCard(ctx, ana, kept.Token); err == nil {
		t.Errorf("a card was saved twice by one token: %+v", again)
	}
	c := b.charge(card.ID)
	c.CustomerID = ana
	if r := b.do(t, &c); r.State != payment.Succeeded {
		t.Errorf("charged %+v", r)
	}
}

func savedCard(t *testing.T, b Bench) {
	ana, err := b.CreateCustomer(ctx, payment.Customer{UserID: "ana", Email: "ana@exemple.ca", Name: "Ana Roy"})
	if err != nil {
		t.Fatal(err)
	}
	bob, err := b.CreateCustomer(ctx, payment.Customer{UserID: "bob"})
	if err != nil || bob == ana {
		t.Fatal(bob, err)
	}
	card, err := b.SaveCard(ctx, ana, b.Good())
	if err != nil || card.Last4 != "4242" || card.ExpMonth != 12 || card.ExpYear != 2030 {
		t.Fatalf("%+v, %v", card, err)
	}
	for customer, want := range map[string]payment.State{ana: payment.Succeeded, bob: payment.Declined,
		"": payment.Declined} {
		for range 2 { // a saved card serves again
			c := b.charge(card.ID)
			c.CustomerID = customer
			if r := b.do(t, &c); r.State != want {
				t.Errorf("charged as %q: %+v", customer, r)
			}
		}
	}
	if list, err := b.Cards(ctx, ana); err != nil || len(list) != 1 || list[0] != card {
		t.Errorf("cards %+v, %v", list, err)
	}
	if err := b.DeleteCard(ctx, bob, card.ID); !errors.Is(err, payment.ErrCardNotFound) {
		t.Errorf("another's card: %v", err)
	}
	if err := b.DeleteCard(ctx, ana, card.ID); err != nil {
		t.Error(err)
	}
	if list, err := b.Cards(ctx, ana); err != nil || len(list) != 0 {
		t.Errorf("cards %+v, %v", list, err)
	}
}

// customer makes one with so many cards.
func (b Bench) customer(t *testing.T, userID string, cards int) (id string, saved []payment.Card) {
	t.Helper()
	id, err := b.CreateCustomer(ctx, payment.Customer{UserID: userID})
	if err != nil {
		t.Fatal(err)
	}
	for range cards {
		card, err := b.SaveCard(ctx, id, b.Good())
		if err != nil {
			t.Fatal(err)
		}
		saved = append(saved, card)
	}
	return id, saved
}

func renewedCard(t *testing.T, b Bench) {
	ana, cards := b.customer(t, "ana", 2)
	bob, _ := b.customer(t, "bob", 0)
	if err := b.UpdateCard(ctx, bob, cards[1].ID, 1, 2035); !errors.Is(err, payment.ErrCardNotFound) {
		t.Errorf("another's card: %v", err)
	}
	if err := b.UpdateCard(ctx, ana, cards[1].ID, 3, 2034); err != nil {
		t.Error(err)
	}
	cards[1].ExpMonth, cards[1].ExpYear = 3, 2034
	list, err := b.Cards(ctx, ana)
	if err != nil || len(list) != 2 || !slices.Contains(list, cards[0]) || !slices.Contains(list, cards[1]) {
		t.Errorf("cards %+v, %v; want %+v", list, err, cards)
	}
}

func forgottenCustomer(t *testing.T, b Bench) {
	ana, cards := b.customer(t, "ana", 2)
	for range 2 { // a job may ask again
		if err := b.DeleteCustomer(ctx, ana); err != nil {
			t.Fatal(err)
		}
	}
	c := b.charge(cards[0].ID)
	c.CustomerID = ana
	if r := b.do(t, &c); r.State == payment.Succeeded {
		t.Errorf("a forgotten card was charged: %+v", r)
	}
}

func unknown(t *testing.T, b Bench) {
	if r, err := b.Lookup(ctx, b.charge(b.Good())); err != nil || r.State != payment.Unknown {
		t.Errorf("%+v, %v", r, err)
	}
}

func notNoted(t *testing.T, b Bench) {
	if b.Name() == "sandbox" {
		t.Skip("it notes nothing: its books know the key")
	}
	c := b.charge(b.Good())
	full := errors.New("disk full")
	c.Noted = func(_ context.Context, id string) error { c.IntentID = id; return full }
	if _, err := b.Charge(ctx, c); !errors.Is(err, full) {
		t.Errorf("err = %v", err)
	}
	if r, err := b.Lookup(ctx, c); err != nil || r.State != payment.Unknown {
		t.Errorf("%+v, %v", r, err)
	}
}

func notSaved(t *testing.T, b Bench) {
	customer, err := b.CreateCustomer(ctx, payment.Customer{UserID: "ana"})
	if err != nil {
		t.Fatal(err)
	}
	var refusal *problem.Error
	if _, err := b.SaveCard(ctx, customer, b.Declined("expired_card")); !errors.As(err, &refusal) ||
		refusal.Code != "expired_card" {
		t.Errorf("an expired card: %v", err)
	}
	if _, err := b.SaveCard(ctx, customer, "pm_inconnu"); !errors.As(err, &refusal) ||
		refusal.Code != payment.CodeToken {
		t.Errorf("an unknown token: %v", err)
	}
}

func lookup(t *testing.T, b Bench) {
	for token, want := range map[string]payment.State{b.Good(): payment.Succeeded,
		b.Declined("insufficient_funds"): payment.Declined} {
		c := b.charge(token)
		r := b.do(t, &c)
		found, err := b.Lookup(ctx, c)
		if err != nil || found.State != want || found.Code != r.Code || found.IntentID != r.IntentID {
			t.Errorf("%+v, %v; want %+v", found, err, r)
		}
	}
}
