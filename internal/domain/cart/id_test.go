package cart_test

import (
	"errors"
	"strings"
	"testing"

	"rangrue/internal/domain/cart"
)

func (s *street) rows() (n int) {
	s.t.Helper()
	must(0, s.db.QueryRow(s.t.Context(), `SELECT COUNT(*) FROM carts`).Scan(&n))
	return n
}

func TestAGuestsCartIsStoredWithItsFirstItem(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		here, there := s.node(), s.node()
		id := must(here.Create(t.Context())).ID
		if c := must(there.Open(t.Context(), id)); c.ID != id || len(c.Items) != 0 || s.rows() != 0 {
			t.Errorf("on another node it is %+v, with %d rows", c, s.rows())
		}
		if _, _, err := there.Add(t.Context(), id, "inconnue", 1); !errors.Is(err, cart.ErrGone) || s.rows() != 0 {
			t.Errorf("a first item that nobody sells: %v, %d rows", err, s.rows())
		}
		must(whole(there.Add(t.Context(), id, s.mug, 1)))
		if held := units(must(whole(here.Add(t.Context(), id, s.mug, 1)))); held[s.mug] != 2 || s.rows() != 1 {
			t.Errorf("both nodes put a first item: %v, %d rows", held, s.rows())
		}
		s.visitor = s.maude
		must(s.carts.Create(t.Context()))
		if s.rows() != 2 {
			t.Errorf("the cart of someone who is signed in is theirs from the start; %d rows", s.rows())
		}
	})
}

func TestAnIDThatWeDidNotMakeLatelyIsNoCart(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		id := s.newCart()
		last := map[bool]string{true: "B", false: "A"}[strings.HasSuffix(id, "A")]
		for _, other := range []string{id[:len(id)-1] + last, "AAAA" + id[4:], id + "AAAA", id[4:], strings.Repeat("A", len(id)), "€"} {
			if code, a := s.call("GET", "/carts/"+other, ""); code != 404 || a.Code != "cart_not_found" {
				t.Errorf("%s: %d %s", other, code, a.Code)
			}
			if code, _ := s.add(other, s.mug, 1); code != 404 {
				t.Errorf("adding to %s: %d", other, code)
			}
		}
		elsewhere := s.carts.Options
		elsewhere.IDKey = []byte("une autre clé")
		if _, err := cart.New(s.db, elsewhere).Open(t.Context(), id); !errors.Is(err, cart.ErrNotFound) {
			t.Errorf("sealed with another key: %v", err)
		}
		s.visitor = s.maude
		if code, _ := s.call("GET", "/carts/"+id, ""); code != 404 {
			t.Errorf("a guest's empty cart is no cart of someone who signed in: %d", code)
		}
		if code, _ := s.add(id, s.mug, 1); code != 404 {
			t.Errorf("nor can they add to it: %d", code)
		}
		s.visitor = ""
		s.clock = s.clock.Add(cart.UnusedEmpty)
		if code, _ := s.call("GET", "/carts/"+id, ""); code != 404 {
			t.Errorf("after a week: %d", code)
		}
	})
}
