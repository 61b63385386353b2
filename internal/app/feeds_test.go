package app_test

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/picture"
	"rangrue/internal/markettest"
)

func TestOtherSitesReadWhatIsForSale(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h, run := newSite(t, url)
		h.furnish()
		ctx := t.Context()
		store := markettest.Must(h.app.Shop.ByID(ctx, h.values["shopId"]))
		photo := markettest.Must(h.app.Seller.KeepPhoto(ctx, h.userID, photograph()))
		markettest.Must(0, h.app.Catalog.SetPhotos(ctx, store.ID, h.values["productId"], []catalog.Photo{
			{ID: "p", Picture: picture.Picture{File: photo.File, Thumbs: photo.Thumbs, Width: 64, Height: 48}}}))
		run()
		read := func(path string) (*http.Response, string) {
			answer := markettest.Must(http.Get(h.base + path))
			defer answer.Body.Close()
			return answer, string(markettest.Must(io.ReadAll(answer.Body)))
		}
		for _, path := range []string{"/flux/google.xml", "/flux/meta.xml", "/flux/nouveautes.xml",
			"/boutique/" + store.Slug + "/flux/google.xml", "/boutique/" + store.Slug + "/flux/nouveautes.xml"} {
			answer, body := read(path)
			if answer.StatusCode != http.StatusOK || !strings.Contains(body, "Tasse trempée") ||
				!strings.Contains(body, h.base+"/produit/") || strings.Contains(body, canary) {
				t.Errorf("%s: %d %.400s", path, answer.StatusCode, body)
			}
		}
		card, body := read("/boutique/" + store.Slug + "/partage.jpeg")
		if card.StatusCode != http.StatusOK || !strings.HasPrefix(body, "\xff\xd8\xff") {
			t.Errorf("the card of the shop: %d %.200s", card.StatusCode, body)
		}
	})
}
