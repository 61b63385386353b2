package cart_test

import (
	"maps"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func TestAnItemSavedForLaterLeavesTheSumsAndComesBack(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, mug := s.filled(s.mug, 2)
		s.add(id, s.tuque, 1)
		before := s.open(id)
		code, a := s.call("POST", "/carts/"+id+"/items/"+mug+"/later", "")
		if code != 200 || len(a.Items) != 1 || len(a.Saved) != 1 || a.Saved[0].Quantity != 2 ||
			a.SubTotal >= before.SubTotal || a.ItemCount != 1 {
			t.Fatalf("saved: %d %+v", code, a.Cart)
		}
		if code, a := s.call("POST", "/carts/"+id+"/items/"+mug+"/later", ""); code != 404 {
			t.Errorf("saved twice: %d %s", code, a.Code)
		}
		s.add(id, s.mug, 1) // chosen again meanwhile
		code, a = s.call("POST", "/carts/"+id+"/items/"+mug+"/back", "")
		if code != 200 || len(a.Saved) != 0 || units(&a.Cart)[s.mug] != 3 {
			t.Errorf("back: %d %+v", code, a.Cart)
		}
	})
}

func TestASavedItemIsRemovedLikeAnother(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, mug := s.filled(s.mug, 1)
		s.call("POST", "/carts/"+id+"/items/"+mug+"/later", "")
		if code, a := s.call("DELETE", "/carts/"+id+"/items/"+mug, ""); code != 200 || len(a.Saved) != 0 {
			t.Errorf("removed: %d %+v", code, a.Cart)
		}
		if code, a := s.call("POST", "/carts/"+id+"/items/"+mug+"/back", ""); code != 404 ||
			a.Code != "cart_item_not_found" {
			t.Errorf("back: %d %s", code, a.Code)
		}
	})
}

func TestWhatIsSavedIsNotOrderedAndComesAlongToTheNextCart(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, mug := s.filled(s.mug, 1)
		s.add(id, s.tuque, 1)
		s.call("POST", "/carts/"+id+"/items/"+mug+"/later", "")
		contents := markettest.Must(s.carts.Read(t.Context(), s.db, id))
		if len(contents.Lines) != 1 || contents.Lines[0].VariantID != s.tuque {
			t.Fatalf("to order: %+v", contents.Lines)
		}
		if _, a := s.call("POST", "/carts?after="+id, ""); len(a.Saved) != 0 {
			t.Errorf("an open cart gave %+v away", a.Saved)
		}
		s.write(`UPDATE carts SET ordered_at = 1 WHERE id = $1`, id)
		code, next := s.call("POST", "/carts?after="+id, "")
		if code != 201 || len(next.Items) != 0 || len(next.Saved) != 1 || next.Saved[0].VariantID != s.mug {
			t.Fatalf("the next cart: %d %+v", code, next.Cart)
		}
		if _, again := s.call("POST", "/carts?after="+id, ""); len(again.Saved) != 0 {
			t.Errorf("given twice: %+v", again.Saved)
		}
	})
}

func TestWhatIsSavedJoinsAtSignIn(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		elsewhere, mug := s.filled(s.mug, 1)
		s.call("POST", "/carts/"+elsewhere+"/items/"+mug+"/later", "")
		s.merge(elsewhere, s.maude)
		here, other := s.filled(s.mug, 3)
		s.call("POST", "/carts/"+here+"/items/"+other+"/later", "")
		s.add(here, s.tuque, 1)
		s.merge(here, s.maude)
		s.visitor = s.maude
		got := s.open(here)
		if len(got.Saved) != 1 || got.Saved[0].Quantity != 3 ||
			!maps.Equal(units(&got), map[string]int{s.tuque: 1}) {
			t.Errorf("joined: %+v", got)
		}
	})
}

func TestASavedItemThatIsSoldOutStaysSaved(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		id, tuque := s.filled(s.tuque, 1)
		s.call("POST", "/carts/"+id+"/items/"+tuque+"/later", "")
		s.write(`UPDATE variants SET inventory_mode = 'stock', inventory_quantity = 0 WHERE id = $1`, s.tuque)
		code, a := s.call("POST", "/carts/"+id+"/items/"+tuque+"/back", "")
		if code != 409 || a.Code != "out_of_stock" {
			t.Errorf("back: %d %s", code, a.Code)
		}
		if got := s.open(id); len(got.Saved) != 1 {
			t.Errorf("left: %+v", got)
		}
	})
}
