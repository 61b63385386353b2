package cart_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"strings"
	"sync"
	"testing"

	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// node is the carts of another process on the same database. It keeps in memory what it read of the catalogue, and its
// follower does not run: only the version that each read finds in the database makes it read again.
func (s *street) node() *cart.Service {
	s.t.Helper()
	carts := cart.New(s.db, s.carts.Options)
	log := markettest.Must(changes.NewFollower(s.t.Context(), s.db, slog.New(slog.DiscardHandler)))
	markettest.Must(0, carts.Follow(s.t.Context(), log))
	return carts
}

func TestWhatAnotherNodeDidToACartIsNeverUndone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		here, there := s.node(), s.node()
		id := markettest.Must(here.Create(t.Context())).ID
		markettest.Must(whole(here.Add(t.Context(), id, s.mug, 1)))
		markettest.Must(whole(there.Add(t.Context(), id, s.lamp, 2)))
		got := units(markettest.Must(whole(here.Add(t.Context(), id, s.mug, 1))))
		if !maps.Equal(got, map[string]int{s.mug: 2, s.lamp: 2}) {
			t.Errorf("after both added, it holds %v", got)
		}
		lamp := markettest.Must(there.Open(t.Context(), id)).Items[1].ID
		markettest.Must(here.Remove(t.Context(), id, lamp))
		if _, _, err := there.Update(t.Context(), id, lamp, 5); !errors.Is(err, cart.ErrItemNotFound) {
			t.Errorf("what the other took out was changed: %v", err)
		}
		markettest.Must(0, s.order(there, id))
		if _, _, err := here.Add(t.Context(), id, s.mug, 1); !errors.Is(err, cart.ErrOrdered) {
			t.Errorf("added to what the other ordered: %v", err)
		}
	})
}

func TestACartThatBecameSomeoneElsesOnAnotherNodeIsTheirs(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		here := s.node()
		id := markettest.Must(here.Create(t.Context())).ID
		markettest.Must(whole(here.Add(t.Context(), id, s.mug, 1)))
		s.merge(id, s.maude)
		if _, _, err := here.Add(t.Context(), id, s.mug, 1); !errors.Is(err, cart.ErrNotFound) {
			t.Errorf("a guest who had it before: %v", err)
		}
	})
}

// A database server that crashes may lose the last light transactions. A change made from a lost revision must not
// be saved over one that came after the crash.
func TestAChangeThatTheDatabaseLostIsNotTakenForAnother(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		here, there := s.node(), s.node()
		id := markettest.Must(here.Create(t.Context())).ID
		markettest.Must(whole(here.Add(t.Context(), id, s.mug, 2)))
		lost := markettest.Must(here.Read(t.Context(), s.db, id))
		markettest.Must(0, s.tx(func(tx *db.Tx) error {
			return tx.Later(t.Context(), `UPDATE carts SET lines = '[]', revision = 0 WHERE id = $1`, id)
		}))
		markettest.Must(whole(there.Add(t.Context(), id, s.lamp, 1)))
		if err := s.tx(func(tx *db.Tx) error {
			return here.Close(t.Context(), tx, lost)
		}); !errors.Is(err, cart.ErrChanged) {
			t.Errorf("contents that the database lost were ordered: %v", err)
		}
		got := units(markettest.Must(whole(here.Add(t.Context(), id, s.tuque, 1))))
		if !maps.Equal(got, map[string]int{s.lamp: 1, s.tuque: 1}) {
			t.Errorf("it holds %v; want what the database had and what was added since", got)
		}
	})
}

func TestAChangeOfTheCatalogueIsSeenBeforeTheMemoryKnowsIt(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		here := s.node()
		id := markettest.Must(here.Create(t.Context())).ID
		for range 2 { // the second time everything is in memory
			markettest.Must(whole(here.Add(t.Context(), id, s.tuque, 1)))
		}
		s.write(`UPDATE variants SET price = 4200, inventory_quantity = 3 WHERE id = $1`, s.tuque)
		c := markettest.Must(whole(here.Add(t.Context(), id, s.tuque, 1)))
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
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		nodes := []*cart.Service{s.node(), s.node()}
		id := markettest.Must(nodes[0].Create(t.Context())).ID
		var wait sync.WaitGroup
		for n := range 40 {
			wait.Go(func() {
				if _, _, err := nodes[n%2].Add(t.Context(), id, []string{s.lamp, s.mug}[n%20/19], 1); err != nil {
					t.Error(err)
				}
			})
		}
		wait.Wait()
		if got := s.quantities(id); !maps.Equal(got, map[string]int{s.lamp: 38, s.mug: 2}) {
			t.Errorf("the cart holds %v", got)
		}
	})
}

// The change log has no sale while many units are left, so the count in memory is not enough for many.
func TestManyUnitsAreCountedInTheDatabase(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		bulbs := s.product(s.nordet, "Bulbe de lis", catalog.Variant{
			Price: 300, InventoryMode: catalog.ByStock, InventoryQuantity: 50,
		})
		here := s.node()
		full, other := markettest.Must(here.Create(t.Context())).ID, markettest.Must(here.Create(t.Context())).ID
		markettest.Must(whole(here.Add(t.Context(), full, bulbs, 30)))
		markettest.Must(whole(here.Add(t.Context(), other, bulbs, 1)))
		markettest.Must(0, s.tx(func(tx *db.Tx) error {
			return catalog.TakeStock(context.Background(), tx, bulbs, 28)
		}))
		c := markettest.Must(here.Open(t.Context(), full))
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
		if got := units(markettest.Must(whole(here.Add(t.Context(), other, bulbs, 21)))); got[bulbs] != 22 {
			t.Errorf("all that are left: %v", got)
		}
	})
}

func TestANewCartIsEmptyOnEveryNodeAndAnUnknownOneIsNotFound(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		here, there := s.node(), s.node()
		id := markettest.Must(here.Create(t.Context())).ID
		if c := markettest.Must(there.Open(t.Context(), id)); c.ID != id || len(c.Items) != 0 {
			t.Errorf("on another node it is %+v", c)
		}
		if _, _, err := there.Add(t.Context(), id, "inconnue", 1); !errors.Is(err, cart.ErrGone) {
			t.Errorf("a first item that nobody sells: %v", err)
		}
		for _, other := range []string{id[:len(id)-1], id + "A", strings.Repeat("A", len(id)), "€"} {
			if code, a := s.call("GET", "/carts/"+other, ""); code != 404 || a.Code != "cart_not_found" {
				t.Errorf("%s: %d %s", other, code, a.Code)
			}
			if code, a := s.add(other, s.mug, 1); code != 404 || a.Code != "cart_not_found" {
				t.Errorf("adding to %s: %d %s", other, code, a.Code)
			}
		}
	})
}

func TestACartOfManyLinesIsChangedLikeAnyOther(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		here := s.node()
		id := markettest.Must(here.Create(t.Context())).ID
		var c *cart.Cart
		for n := range 24 {
			variant := s.product(s.nordet, fmt.Sprintf("Bas %d", n), catalog.Variant{Price: 1000})
			c = markettest.Must(whole(here.Add(t.Context(), id, variant, 1)))
		}
		if c = markettest.Must(here.Remove(t.Context(), id, c.Items[3].ID)); len(c.Items) != 23 ||
			c.SubTotal != 23_000 {
			t.Errorf("%d lines, %v", len(c.Items), c.SubTotal)
		}
	})
}
