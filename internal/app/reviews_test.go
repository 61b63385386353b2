package app_test

import (
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func TestReviewsFollowOrdersAndAreInTheCopyOfOnesData(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := openSite(t, url)
		if copied := h.export(); !strings.Contains(copied, `"reviews":[{"productId"`) {
			t.Errorf("no review in the copy: %s", copied)
		}
		count := func() int {
			return markettest.Must(h.app.Catalog.ByID(t.Context(), h.values["productId"])).Reviews.Stars.Total()
		}
		if count() != 1 {
			t.Errorf("%d reviews count", count())
		}
		markettest.Must(0, h.app.DB.Tx(t.Context(), func(tx *db.Tx) error {
			_, _, _, err := h.app.Order.Refund(t.Context(), tx, h.values["orderId"], order.Decision{Key: "all",
				Units: order.Units{ItemID: "mug", Quantity: 2}, BorneBy: order.ByMarket, Reason: "Fêlées."}, time.Now())
			return err
		}))
		if count() != 0 {
			t.Error("the review of what was paid back counts")
		}
		markettest.Must(0, h.app.DB.Tx(t.Context(), func(tx *db.Tx) error {
			user, err := h.app.Account.ByID(t.Context(), h.userID)
			if err != nil {
				return err
			}
			for _, forget := range h.app.Account.Forget[2:] { // the first two keep who runs a market or a shop
				if err := forget(t.Context(), tx, user); err != nil {
					return err
				}
			}
			return nil
		}))
		said := markettest.Must(h.app.Review.OnDeskByID(t.Context(), h.values["reviewId"]))
		if said.Author != "" || said.Email != "" {
			t.Errorf("a forgotten author is named: %+v", said)
		}
	})
}
