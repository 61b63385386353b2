package share_test

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/jpeg"
	"net/http"
	"net/http/httptest"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/share"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/picture"
	"rangrue/internal/markettest"
)

var ctx = context.Background()

// red is a photograph of one colour.
func red() []byte {
	img := image.NewRGBA(image.Rect(0, 0, 64, 48))
	for y := range 48 {
		for x := range 64 {
			img.Set(x, y, color.RGBA{220, 20, 20, 255})
		}
	}
	var b bytes.Buffer
	markettest.Must(0, jpeg.Encode(&b, img, nil))
	return b.Bytes()
}

func TestACardShowsTheShopAsItIsAndIsMadeOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := markettest.New(t, d)
		store := markettest.Must(files.Open(ctx, t.TempDir(), ""))
		mux := http.NewServeMux()
		share.New(share.Options{Name: "Rang & Rue", Catalog: m.Catalog, Shops: m.Shops, Files: store}).Routes(mux)
		s := m.Shop(shop.NewShop{Status: shop.Approved, Details: shop.Details{Name: "Atelier Batture"}})
		ask := func(tag string) *httptest.ResponseRecorder {
			r := httptest.NewRequest(http.MethodGet, "/boutique/"+s.Slug+"/partage.jpeg", nil)
			r.Header.Set("If-None-Match", tag)
			w := httptest.NewRecorder()
			mux.ServeHTTP(w, r)
			return w
		}
		above := func(w *httptest.ResponseRecorder) uint32 {
			img, err := jpeg.Decode(w.Body)
			if err != nil || img.Bounds().Dx() != 1200 || img.Bounds().Dy() != 630 {
				t.Fatalf("%d: %v", w.Code, err)
			}
			r, g, _, _ := img.At(600, 100).RGBA()
			return r>>8 - min(g, r)>>8
		}
		plain := ask("")
		if above(plain) > 20 || plain.Header().Get("Cache-Control") != "public, max-age=86400" {
			t.Errorf("without a photograph: %v", plain.Header())
		}
		if again := ask(plain.Header().Get("ETag")); again.Code != http.StatusNotModified {
			t.Errorf("unchanged: %d", again.Code)
		}
		const key = "photos/rouge/800.jpeg"
		markettest.Must(0, store.Put(ctx, key, "image/jpeg", bytes.NewReader(red()), int64(len(red()))))
		m.Product(catalog.NewProduct{ShopID: s.ID, Status: catalog.Published, Details: catalog.Details{Name: "Tasse",
			Photos:   []catalog.Photo{{ID: "p", Picture: picture.Picture{File: key}}},
			Variants: []catalog.Variant{{Price: 100}}}})
		shown := ask(plain.Header().Get("ETag"))
		if shown.Code != http.StatusOK || above(shown) < 150 {
			t.Errorf("with something to sell: %d", shown.Code)
		}
		ask("")
		kept := 0
		for _, err := range store.List(ctx, "cartes/") {
			markettest.Must(0, err)
			kept++
		}
		if kept != 2 {
			t.Errorf("%d cards are kept", kept)
		}
		markettest.Must(0, m.Shops.SetStatus(ctx, s.ID, shop.Suspended, "Plainte"))
		if w := ask(""); w.Code != http.StatusNotFound {
			t.Errorf("of a suspended shop: %d", w.Code)
		}
	})
}
