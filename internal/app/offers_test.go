package app_test

import (
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/promotion"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/pricing"
)

// Pages read products and shops by these calls, whose answers may be kept: a change of an offer must reach them.
func TestOffersAreShownByProductAndShopUntilTheyEnd(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := openSite(t, url)
		sheet := markettest.Must(h.app.Catalog.ByID(t.Context(), h.values["productId"]))
		calls := []string{"/v1/products/slug/" + sheet.Slug, "/v1/products/" + sheet.ID,
			"/v1/stores/slug/" + sheet.Shop.Slug}
		shown := func(want bool) {
			t.Helper()
			for _, call := range calls {
				for began := time.Now(); ; {
					answer := markettest.Must(http.Get(h.base + call))
					body := string(markettest.Must(io.ReadAll(answer.Body)))
					answer.Body.Close()
					if strings.Contains(body, "SECRET-7") {
						t.Fatalf("%s tells a code: %s", call, body)
					}
					if strings.Contains(body, `"name":"Trois pour deux"`) == want {
						break
					}
					if time.Since(began) > 30*time.Second { // nodes follow the log within a quarter of a second
						t.Fatalf("%s still says %s", call, body)
					}
				}
			}
		}
		shown(false)
		made := markettest.Must(h.app.Promotion.Create(t.Context(), promotion.Promotion{ShopID: sheet.Shop.ID,
			Name: "Trois pour deux", Kind: pricing.MultiBuy, Take: 3, Pay: 2, Scope: promotion.AllProducts}))
		shown(true)
		markettest.Must(h.app.Promotion.End(t.Context(), sheet.Shop.ID, made.ID))
		shown(false)
	})
}
