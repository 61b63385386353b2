package cart_test

import (
	"context"
	"errors"
	"maps"
	"testing"

	"rangrue/internal/domain/cart"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func (s *street) merge(from, userID string) (id string) {
	s.t.Helper()
	markettest.Must(0, s.tx(func(tx *db.Tx) (err error) {
		id, err = s.carts.Merge(s.t.Context(), tx, from, userID)
		return err
	}))
	return id
}

// order reads a cart and closes it, as checkout does.
func (s *street) order(carts *cart.Service, id string) error {
	return s.tx(func(tx *db.Tx) error {
		contents, err := carts.Read(s.t.Context(), tx, id)
		if err != nil {
			return err
		}
		return carts.Close(s.t.Context(), tx, contents)
	})
}

func TestAnOrderedCartIsReplaced(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, item := s.filled(s.mug, 1)
		contents := markettest.Must(s.carts.Read(t.Context(), s.db, id))
		order := func(tx *db.Tx) error { return s.carts.Close(t.Context(), tx, contents) }
		markettest.Must(0, s.tx(order))
		if err := s.tx(order); !errors.Is(err, cart.ErrChanged) {
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

func TestACartIsClosedAsItWasReadOrNotAtAll(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		for name, meanwhile := range map[string]func(id string){
			"changed": func(id string) { s.add(id, s.lamp, 1) },
			"ordered": func(id string) { markettest.Must(0, s.order(s.carts, id)) },
			"claimed": func(id string) { s.merge(id, s.maude) },
			"deleted": func(id string) { s.write(`DELETE FROM carts WHERE id = $1`, id) },
		} {
			id, _ := s.filled(s.mug, 1)
			contents := markettest.Must(s.carts.Read(t.Context(), s.db, id))
			meanwhile(id)
			err := s.tx(func(tx *db.Tx) error { return s.carts.Close(t.Context(), tx, contents) })
			if !errors.Is(err, cart.ErrChanged) {
				t.Errorf("%s meanwhile: %v", name, err)
			}
		}
		id, _ := s.filled(s.mug, 1)
		markettest.Must(0, s.order(s.carts, id))
		s.carts.Charging = func(context.Context, string) (bool, error) { return true, nil }
		if err := s.order(s.carts, id); !errors.Is(err, cart.ErrCharging) {
			t.Errorf("while it is paid for: %v", err)
		}
	})
}

func TestACartGivenBackWhileItIsAskedForIsThere(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, _ := s.filled(s.mug, 1)
		markettest.Must(0, s.order(s.carts, id))
		// the payment fails just before it is asked for
		s.carts.Charging = func(context.Context, string) (bool, error) {
			return false, s.tx(func(tx *db.Tx) error { return s.carts.Reopen(t.Context(), tx, id) })
		}
		if got := s.quantities(id); got[s.mug] != 1 {
			t.Errorf("the cart holds %v", got)
		}
	})
}

func TestCheckoutReadsTheLinesWithTheirOffers(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, item := s.filled(s.mug, 2)
		s.write(`UPDATE variants SET price = 4200 WHERE id = $1`, s.mug)
		lines := markettest.Must(s.carts.Read(t.Context(), s.db, id)).Lines
		if len(lines) != 1 || lines[0].ID != item || lines[0].SeenPrice != 3800 {
			t.Fatalf("%+v", lines)
		}
		if priced := lines[0].Priced(); priced.UnitPrice != 4200 || priced.Quantity != 2 {
			t.Errorf("%+v", priced)
		}
		if _, err := s.carts.Read(t.Context(), s.db, "inconnu"); !errors.Is(err, cart.ErrNotFound) {
			t.Errorf("an unknown cart: %v", err)
		}
	})
}

func TestACartOfSomeoneIsTheirsAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
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
		if got := s.quantities(id); got[s.mug] != 1 {
			t.Errorf("its owner finds %v", got)
		}
	})
}

func TestAGuestsCartJoinsTheUsersAtSignIn(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		elsewhere, _ := s.filled(s.mug, 2)
		s.add(elsewhere, s.tuque, 1)
		s.merge(elsewhere, s.maude)
		here, _ := s.filled(s.mug, 2)
		s.add(here, s.lamp, 1)
		s.visitor = s.maude
		id := s.merge(here, s.maude)
		if got := s.quantities(id); !maps.Equal(got, map[string]int{s.mug: 3, s.tuque: 1, s.lamp: 1}) {
			t.Errorf("together they hold %v; want 3 mugs, their limit", got)
		}
		if id != here {
			t.Error("the browser's own cart was not kept")
		}
		if code, _ := s.call("GET", "/carts/"+elsewhere, ""); code != 404 {
			t.Errorf("the other cart is still there: %d", code)
		}
		if again := s.merge(id, s.maude); again != id || s.quantities(id)[s.mug] != 3 {
			t.Errorf("signing in again changed it: %s %v", again, s.quantities(id))
		}
	})
}

func TestSigningInWithoutAUsableCartFindsTheUsersOwn(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		own, _ := s.filled(s.mug, 1)
		s.merge(own, s.maude)
		ordered, _ := s.filled(s.lamp, 1)
		markettest.Must(0, s.order(s.carts, ordered))
		others, _ := s.filled(s.tuque, 1)
		s.merge(others, s.jonathan)
		for _, from := range []string{"", "inconnu", ordered, others} {
			if id := s.merge(from, s.maude); id != own {
				t.Errorf("from %q: %s; want her own", from, id)
			}
		}
		s.visitor = s.jonathan
		if got := s.quantities(others); got[s.tuque] != 1 {
			t.Errorf("Jonathan's cart holds %v", got)
		}
		markettest.Must(0, s.order(s.carts, others))
		if id := s.merge("", s.jonathan); id == others || len(s.quantities(id)) != 0 {
			t.Errorf("after an order: %s", id)
		}
	})
}
