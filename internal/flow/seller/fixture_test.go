package seller_test

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/png"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
)

var (
	ctx     = context.Background()
	morning = time.Date(2026, 11, 15, 14, 0, 0, 0, time.UTC)
)

// fair is the seller space over a database, with two people who may sell.
type fair struct {
	*markettest.Market
	*seller.Service
	handler  http.Handler
	ana, luc string
	cups     catalog.Category
}

func newFair(t *testing.T, d *db.DB) *fair {
	f := &fair{Market: markettest.New(t, d)}
	f.At = morning
	store := markettest.Must(files.Open(ctx, t.TempDir(), ""))
	f.Shops, f.Catalog = shop.New(d, f.Now, store.URL), catalog.New(d, f.Now, store.URL)
	brand := markettest.Brand
	brand.Contact = "bonjour@exemple.ca"
	f.Service = seller.New(d, seller.Options{
		Shops: f.Shops, Catalog: f.Catalog, Accounts: f.Accounts, Files: store, Now: f.Now,
		Brand: brand, Operator: brand.Contact, SellerURL: markettest.SellerURL,
		OperatorURL:  "https://exemple.ca/regie",
		TermsVersion: func() string { return "2026-11-15" },
	})
	f.handler = markettest.API(f.Shops.Guard, f.Routes)
	f.ana = f.User(account.NewUser{FirstName: "Ana", PasswordHash: "-"})
	f.luc = f.User(account.NewUser{FirstName: "Luc", PasswordHash: "-"})
	f.cups = markettest.Must(f.Catalog.CreateCategory(ctx, catalog.Category{Name: "Tasses"}))
	return f
}

// call asks as a user and reads the answer.
func (f *fair) call(userID, method, path string, body, into any) int {
	f.Helper()
	status, read := webtest.Call(f, f.handler, userID, method, path, body)
	if into != nil {
		read(into)
	}
	return status
}

// refusal is what a refused call answers.
type refusal struct {
	Code   string
	Errors []struct{ Path, Message string }
}

// upload sends a file as it is.
func (f *fair) upload(userID, path string, file []byte, into any) int {
	f.Helper()
	r := httptest.NewRequestWithContext(web.AsUser(ctx, userID), http.MethodPost, web.Prefix+path,
		bytes.NewReader(file))
	r.Header.Set("Content-Type", "application/octet-stream")
	out := httptest.NewRecorder()
	f.handler.ServeHTTP(out, r)
	decode(f, out.Body.Bytes(), into)
	return out.Code
}

// form is a shop that can be opened.
func form() map[string]any {
	return map[string]any{
		"name": "Atelier Batture", "categoryCode": "home_deco", "city": "kamouraska", "postalCode": "g0l1m0",
		"presentation": `<p onclick="x()">Face au <strong>fleuve</strong>.</p><script>x()</script>`,
		"shippingSettings": map[string]any{
			"shippingPriceAmount": 9.5, "shippingPricePolicy": "fixedAmountByQuantity", "freeShippingThreshold": 75,
		},
		"deliveryMinDays": 2, "deliveryMaxDays": 4, "returnTerms": "Trente jours.", "gstNumber": "123456782rt0001",
		"qstNumber": "1234567890TQ0001",
		"legalName": "Batture inc.", "legalAddress": "12, rue du Quai", "legalCity": "Kamouraska",
		"legalPostalCode": "G0L 1M0",
	}
}

// opening is form, with the conditions accepted.
func opening() map[string]any {
	f := form()
	f["termsVersion"] = "2026-11-15"
	return f
}

// open opens Ana's shop and approves it.
func (f *fair) open() string {
	f.Helper()
	var made seller.Shop
	if status := f.call(f.ana, "POST", "/seller/shops", opening(), &made); status != 201 {
		f.Fatalf("open: %d", status)
	}
	if _, _, err := f.Approve(ctx, made.Slug); err != nil {
		f.Fatal(err)
	}
	return made.ID
}

// photo is a picture of one colour.
func photo(shade uint8, width, height int) []byte {
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	for i := range img.Pix {
		img.Pix[i] = shade
	}
	img.Set(0, 0, color.White)
	var out bytes.Buffer
	markettest.Must(0, png.Encode(&out, img))
	return out.Bytes()
}
