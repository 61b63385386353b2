package order_test

import (
	"encoding/json"
	"strings"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestOrdersOfAGuestBecomeTheirsOnceTheEmailIs(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		guest := func(name, email string) string {
			d := draft(name)
			d.UserID, d.Contact.Email = "", email
			return h.replay(d, paid(0)).ID
		}
		mine, other := guest("-1", "Ana.Roy@Courriel.ca"), guest("-2", "zoe@courriel.ca")
		owned := draft("-3")
		owned.Contact.Email = "ana.roy@courriel.ca"
		maudes := h.replay(owned, paid(0)).ID
		h.do(func(tx *db.Tx) error {
			n, err := h.AttachGuestOrders(ctx, tx, " ana.roy@courriel.CA ", "ana")
			if n != 1 {
				t.Errorf("%d orders were given", n)
			}
			return err
		})
		for id, want := range map[string]string{mine: "ana", other: "", maudes: "maude"} {
			if got := h.find(id).UserID; got != want {
				t.Errorf("order %s is %q’s; want %q", id, got, want)
			}
		}
		h.do(func(tx *db.Tx) error { return h.AttachOrder(ctx, tx, other, "zoe") })
		h.do(func(tx *db.Tx) error { return h.AttachOrder(ctx, tx, maudes, "zoe") })
		if h.find(other).UserID != "zoe" || h.find(maudes).UserID != "maude" {
			t.Error("one order is given to who opened an account with it, and never taken from someone")
		}
	})
}

func TestACopyOfOnesOrdersIsWhole(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		h.replay(draft("-1"), paid(0))
		theirs := draft("-2")
		theirs.UserID = "autre"
		h.replay(theirs, paid(0))
		for user, want := range map[string]int{"maude": 1, "personne": 0} {
			copied, err := h.Export(ctx, user)
			if err != nil {
				t.Fatal(err)
			}
			text, _ := json.Marshal(copied)
			if got := len(copied.([]order.View)); got != want ||
				(want == 1 && !strings.Contains(string(text), "84, rang de la Grande-Ligne")) {
				t.Errorf("%s: %d orders, %s", user, got, text)
			}
		}
	})
}
