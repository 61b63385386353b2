package cart_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"sync"
	"testing"

	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// node is the carts of another process on the same database, which remembers what it read and hears of no change.
func (s *street) node() *cart.Service {
	s.t.Helper()
	carts := cart.New(s.db, s.carts.Options)
	carts.Offers, carts.Shops = catalog.NewOfferMemory(), cart.NewShopMemory()
	log := must(changes.NewFollower(s.t.Context(), s.db, slog.New(slog.DiscardHandler)))
	must(0, carts.Offers.Follow(s.t.Context(), log, "offers"))
	must(0, carts.Shops.Follow(s.t.Context(), log, "shops"))
	return carts
}

// units tells the quantity of each variant of a cart.
func units(c *cart.Cart) map[string]int {
	quantities := map[string]int{}
	for _, item := range c.Items {
		quantities[item.VariantID] = item.Quantity
	}
	return quantities
}

func TestWhatAnotherNodeDidToACartIsNeverUndone(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		here, there := s.node(), s.node()
		id := must(here.Create(t.Context())).ID
		must(whole(here.Add(t.Context(), id, s.mug, 1)))
		must(whole(there.Add(t.Context(), id, s.lamp, 2)))
		if held := units(must(whole(here.Add(t.Context(), id, s.mug, 1)))); !maps.Equal(held, map[string]int{s.mug: 2, s.lamp: 2}) {
			t.Errorf("after both added, it holds %v", held)
		}
		lamp := must(there.Open(t.Context(), id)).Items[1].ID
		must(here.Remove(t.Context(), id, lamp))
		if _, _, err := there.Update(t.Context(), id, lamp, 5); !errors.Is(err, cart.ErrItemNotFound) {
			t.Errorf("what the other took out was changed: %v", err)
		}
		must(0, s.tx(func(tx *db.Tx) error { return closeCart(t.Context(), tx, there, id) }))
		if _, _, err := here.Add(t.Context(), id, s.mug, 1); !errors.Is(err, cart.ErrOrdered) {
			t.Errorf("added to what the other ordered: %v", err)
		}
	})
}

func TestACartThatBecameSomeoneElsesOnAnotherNodeIsTheirs(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		here := s.node()
		id := must(here.Create(t.Context())).ID
		must(whole(here.Add(t.Context(), id, s.mug, 1)))
		s.merge(id, s.maude)
		if _, _, err := here.Add(t.Context(), id, s.mug, 1); !errors.Is(err, cart.ErrNotFound) {
			t.Errorf("a guest who remembers it: %v", err)
		}
	})
}

// A database server that dies may lose the last fifth of a second of carts, which a node still remembers.
func TestAChangeThatTheDatabaseLostIsNotTakenForAnother(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		here, there := s.node(), s.node()
		id := must(here.Create(t.Context())).ID
		must(whole(here.Add(t.Context(), id, s.mug, 2)))
		must(whole(here.Add(t.Context(), must(here.Create(t.Context())).ID, s.tuque, 1))) // to be remembered
		must(0, s.tx(func(tx *db.Tx) error {
			return tx.Later(t.Context(), `UPDATE carts SET lines = '[]', revision = 0 WHERE id = $1`, id)
		}))
		must(whole(there.Add(t.Context(), id, s.lamp, 1)))
		if held := units(must(whole(here.Add(t.Context(), id, s.tuque, 1)))); !maps.Equal(held, map[string]int{s.lamp: 1, s.tuque: 1}) {
			t.Errorf("it holds %v; want what the database had and what was added since", held)
		}
	})
}

func TestAChangeOfTheCatalogueIsSeenBeforeItIsHeardOf(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		here := s.node()
		id := must(here.Create(t.Context())).ID
		for range 2 { // the second time everything is remembered
			must(whole(here.Add(t.Context(), id, s.tuque, 1)))
		}
		s.write(`UPDATE variants SET price = 4200, inventory_quantity = 3 WHERE id = $1`, s.tuque)
		c := must(whole(here.Add(t.Context(), id, s.tuque, 1)))
		if p := c.Items[0].Price; p.UnitPrice != 4200 || p.PreviousUnitPrice != nil || c.Items[0].MaxQuantity != 3 {
			t.Errorf("the addition shows %+v", c.Items[0])
		}
		if _, _, err := here.Add(t.Context(), id, s.tuque, 1); !errors.Is(err, cart.ErrLimit) {
			t.Errorf("one more than are left: %v", err)
		}
		s.write(`UPDATE shops SET vacation_until = 4000000000000`)
		if _, _, err := here.Add(t.Context(), id, s.tuque, 1); !errors.Is(err, cart.ErrAway) {
			t.Errorf("from a shop that left: %v", err)
		}
	})
}

func TestSimultaneousAdditionsOfTwoNodesAllCount(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		nodes := []*cart.Service{s.node(), s.node()}
		id := must(nodes[0].Create(t.Context())).ID
		var wait sync.WaitGroup
		for n := range 40 {
			wait.Go(func() {
				if _, _, err := nodes[n%2].Add(t.Context(), id, []string{s.lamp, s.mug}[n%20/19], 1); err != nil {
					t.Error(err)
				}
			})
		}
		wait.Wait()
		if held := s.holds(id); !maps.Equal(held, map[string]int{s.lamp: 38, s.mug: 2}) {
			t.Errorf("the cart holds %v", held)
		}
	})
}

// Sales are not noted while many units are left, so what is remembered of them does not vouch for many.
func TestManyUnitsAreCountedOnTheShelf(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		bulbs := s.product(s.nordet, "Bulbe de lis", catalog.Variant{Price: 300, InventoryMode: catalog.ByStock, InventoryQuantity: 50})
		here := s.node()
		full, other := must(here.Create(t.Context())).ID, must(here.Create(t.Context())).ID
		must(whole(here.Add(t.Context(), full, bulbs, 30)))
		must(whole(here.Add(t.Context(), other, bulbs, 1)))
		must(0, s.tx(func(tx *db.Tx) error { return catalog.TakeStock(context.Background(), tx, bulbs, 28) }))
		c := must(here.Open(t.Context(), full))
		if c.CanOrder || c.Items[0].MaxQuantity != 22 {
			t.Errorf("30 of 22 may be ordered: %+v", c)
		}
		_, _, err := here.Add(t.Context(), other, bulbs, 22)
		if !errors.Is(err, cart.ErrLimit) {
			t.Fatalf("23 of 22: %v", err)
		}
		if code, a := s.add(other, bulbs, 22); code != 400 || a.Extra.MaxQuantity != 22 {
			t.Errorf("%d %+v", code, a)
		}
		if held := units(must(whole(here.Add(t.Context(), other, bulbs, 21)))); held[bulbs] != 22 {
			t.Errorf("all that are left: %v", held)
		}
	})
}

func TestWhoTellsWhatTheySawIsToldOfThatOrOfWhatThereIs(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		here, there := s.node(), s.node()
		id := must(here.Create(t.Context())).ID
		must(whole(here.Add(t.Context(), id, s.mug, 1)))
		seen := must(whole(here.Add(t.Context(), id, s.mug, 1))).Revision
		changed := must(whole(there.Add(t.Context(), id, s.mug, 1))).Revision
		for _, ask := range []struct {
			node     *cart.Service
			revision string
			want     int
		}{{here, seen, 2}, {here, changed, 3}, {here, "", 3}, {there, changed, 3}, {s.node(), seen, 3}} {
			lines := must(ask.node.Seen(t.Context(), id, ask.revision)).Lines
			if len(lines) != 1 || lines[0].Quantity != ask.want {
				t.Errorf("with %q: %+v; want %d", ask.revision, lines, ask.want)
			}
		}
		if seen == changed || seen == "" || must(here.Create(t.Context())).Revision != "" {
			t.Errorf("revisions %q and %q", seen, changed)
		}
	})
}

func TestACartOfManyLinesIsChangedLikeAnyOther(t *testing.T) {
	eachStreet(t, func(t *testing.T, s *street) {
		here := s.node()
		id := must(here.Create(t.Context())).ID
		var c *cart.Cart
		for n := range 24 {
			variant := s.product(s.nordet, fmt.Sprintf("Bas %d", n), catalog.Variant{Price: 1000})
			c = must(whole(here.Add(t.Context(), id, variant, 1)))
		}
		if c = must(here.Remove(t.Context(), id, c.Items[3].ID)); len(c.Items) != 23 || c.SubTotal != 23_000 {
			t.Errorf("%d lines, %v", len(c.Items), c.SubTotal)
		}
	})
}
