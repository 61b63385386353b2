package cart_test

import (
	"maps"
	"net/http/httptest"
	"testing"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

func TestTheBrowsersCartBecomesTheUsersAtSignIn(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		elsewhere, _ := s.filled(s.tuque, 1)
		s.merge(elsewhere, s.maude)
		here, _ := s.filled(s.mug, 2)
		if code, a := s.call("POST", "/carts/"+here+"/claim", ""); code != 401 || a.Code != "sign_in_required" {
			t.Fatalf("a guest claims: %d %s", code, a.Code)
		}
		request := httptest.NewRequest("POST", "/v1/carts/"+here+"/claim", nil)
		w := httptest.NewRecorder()
		s.handler.ServeHTTP(w, request.WithContext(web.AsUser(request.Context(), s.maude)))
		if w.Code != 200 {
			t.Fatalf("claim: %d %s", w.Code, w.Body)
		}
		s.visitor = s.maude
		if got := s.quantities(here); !maps.Equal(got, map[string]int{s.mug: 2, s.tuque: 1}) {
			t.Errorf("the cart holds %v", got)
		}
		again := markettest.Must(s.carts.Claim(t.Context(), "inconnu", s.maude))
		if again.ID != here {
			t.Errorf("a cart that is gone gives %s; want the user's own, %s", again.ID, here)
		}
	})
}

func TestTheCartsOfSomeoneWhoLeavesAreGone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		mine, _ := s.filled(s.mug, 1)
		s.merge(mine, s.maude)
		ordered, _ := s.filled(s.mug, 1)
		markettest.Must(0, s.tx(func(tx *db.Tx) error {
			const order = `UPDATE carts SET user_id = $1, ordered_at = 1 WHERE id = $2`
			if _, err := tx.Exec(t.Context(), order, s.maude, ordered); err != nil {
				return err
			}
			return s.carts.Forget(t.Context(), tx, s.maude)
		}))
		var left, named int
		markettest.Must(0,
			s.db.QueryRow(t.Context(), `SELECT COUNT(*), COUNT(user_id) FROM carts WHERE id = $1 OR id = $2`,
				mine, ordered).Scan(&left, &named))
		if left != 1 || named != 0 {
			t.Errorf("%d carts left, %d name someone; want the ordered one, nameless", left, named)
		}
	})
}
