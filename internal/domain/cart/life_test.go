package cart_test

import (
	"context"
	"errors"
	"maps"
	"testing"

	"rangrue/internal/domain/cart"
	"rangrue/internal/kit/db"
)

func (s *street) merge(from, userID string) (id string) {
	s.t.Helper()
	must(0, s.tx(func(tx *db.Tx) (err error) {
		id, err = s.carts.Merge(s.t.Context(), tx, from, userID)
		return err
	}))
	return id
}

func TestAnOrderedCartIsReplaced(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		id, item := s.filled(s.mug, 1)
		order := func(tx *db.Tx) error { return closeCart(t.Context(), tx, s.carts, id) }
		must(0, s.tx(order))
		if err := s.tx(order); !errors.Is(err, cart.ErrOrdered) {
			t.Errorf("ordered twice: %v", err)
		}
		for _, call := range [][3]string{
			{"GET", "/carts/" + id, ""},
			{"POST", "/carts/" + id + "/items/", `{"variantId":"` + s.mug + `","quantity":1}`},
			{"PUT", "/carts/" + id + "/items/" + item, `{"quantity":2}`},
			{"DELETE", "/carts/" + id + "/items/" + item, ""},
		} {
			if code, a := s.call(call[0], call[1], call[2]); code != 404 || a.Code != "cart_ordered" {
				t.Errorf("%s: %d %s", call[0], code, a.Code)
			}
		}
	})
}

func TestACartGivenBackWhileItIsAskedForIsThere(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		id, _ := s.filled(s.mug, 1)
		must(0, s.tx(func(tx *db.Tx) error { return closeCart(t.Context(), tx, s.carts, id) }))
		s.carts.Charging = func(context.Context, string) (bool, error) { // the payment fails just before it is asked for
			return false, s.tx(func(tx *db.Tx) error { return s.carts.Reopen(t.Context(), tx, id) })
		}
		if held := s.holds(id); held[s.mug] != 1 {
			t.Errorf("the cart holds %v", held)
		}
	})
}

func TestCheckoutReadsTheLinesWithTheirOffers(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		id, item := s.filled(s.mug, 2)
		s.write(`UPDATE variants SET price = 4200 WHERE id = $1`, s.mug)
		lines := must(s.carts.Read(t.Context(), s.db, id)).Lines
		if len(lines) != 1 || lines[0].ID != item || lines[0].SeenPrice != 3800 || lines[0].Priced().UnitPrice != 4200 || lines[0].Priced().Quantity != 2 {
			t.Errorf("%+v", lines)
		}
		if _, err := s.carts.Read(t.Context(), s.db, "inconnu"); !errors.Is(err, cart.ErrNotFound) {
			t.Errorf("an unknown cart: %v", err)
		}
	})
}

func TestACartOfSomeoneIsTheirsAlone(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		id, item := s.filled(s.mug, 1)
		if merged := s.merge(id, s.maude); merged != id {
			t.Fatalf("a first cart is %s; want the guest's own, %s", merged, id)
		}
		for _, visitor := range []string{"", s.jonathan} {
			s.visitor = visitor
			for _, call := range [][3]string{
				{"GET", "/carts/" + id, ""},
				{"POST", "/carts/" + id + "/items/", `{"variantId":"` + s.mug + `","quantity":1}`},
				{"PUT", "/carts/" + id + "/items/" + item, `{"quantity":2}`},
				{"DELETE", "/carts/" + id + "/items/" + item, ""},
				{"POST", "/carts/" + id + "/seen", `{"items":[]}`},
			} {
				if code, a := s.call(call[0], call[1], call[2]); code != 404 || a.Code != "cart_not_found" {
					t.Errorf("%q %s: %d %s", visitor, call[0], code, a.Code)
				}
			}
		}
		s.visitor = s.maude
		if held := s.holds(id); held[s.mug] != 1 {
			t.Errorf("its owner finds %v", held)
		}
	})
}

func TestAGuestsCartJoinsTheUsersAtSignIn(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		elsewhere, _ := s.filled(s.mug, 2)
		s.add(elsewhere, s.tuque, 1)
		s.merge(elsewhere, s.maude)
		here, _ := s.filled(s.mug, 2)
		s.add(here, s.lamp, 1)
		s.visitor = s.maude
		id := s.merge(here, s.maude)
		if held := s.holds(id); !maps.Equal(held, map[string]int{s.mug: 3, s.tuque: 1, s.lamp: 1}) {
			t.Errorf("together they hold %v; want 3 mugs, their limit", held)
		}
		if id != here {
			t.Error("the browser's own cart was not kept")
		}
		if code, _ := s.call("GET", "/carts/"+elsewhere, ""); code != 404 {
			t.Errorf("the other cart is still there: %d", code)
		}
		if again := s.merge(id, s.maude); again != id || s.holds(id)[s.mug] != 3 {
			t.Errorf("signing in again changed it: %s %v", again, s.holds(id))
		}
	})
}

func TestSigningInWithoutAUsableCartFindsTheUsersOwn(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		own, _ := s.filled(s.mug, 1)
		s.merge(own, s.maude)
		ordered, _ := s.filled(s.lamp, 1)
		must(0, s.tx(func(tx *db.Tx) error { return closeCart(t.Context(), tx, s.carts, ordered) }))
		others, _ := s.filled(s.tuque, 1)
		s.merge(others, s.jonathan)
		for _, from := range []string{"", "inconnu", ordered, others} {
			if id := s.merge(from, s.maude); id != own {
				t.Errorf("from %q: %s; want her own", from, id)
			}
		}
		s.visitor = s.jonathan
		if held := s.holds(others); held[s.tuque] != 1 {
			t.Errorf("Jonathan's cart holds %v", held)
		}
		must(0, s.tx(func(tx *db.Tx) error { return closeCart(t.Context(), tx, s.carts, others) }))
		if id := s.merge("", s.jonathan); id == others || len(s.holds(id)) != 0 {
			t.Errorf("after an order: %s", id)
		}
	})
}
