package cart_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
)

// street is two shops, what they sell, and a visitor.
type street struct {
	t       *testing.T
	db      *db.DB
	shops   *shop.Service
	goods   *catalog.Service
	carts   *cart.Service
	handler http.Handler
	clock   time.Time
	visitor string                 // empty: a guest
	added   atomic.Pointer[string] // the product last put in a cart

	maude, jonathan  string // users
	batture, nordet  string // shops; Batture ships free from 75 $
	mug, lamp, tuque string // variants: 3 per order at most; uncounted; 5 counted
	category         string
}

func newStreet(t *testing.T, d *db.DB) *street {
	t.Helper()
	s := &street{t: t, db: d, clock: time.Date(2026, 11, 3, 15, 0, 0, 0, time.UTC)}
	now := func() time.Time { return s.clock }
	url := func(key string) string { return "/fichiers/" + key }
	people := account.New(d, now)
	s.shops, s.goods = shop.New(d, now, url), catalog.New(d, now, url)
	s.maude, s.jonathan = person(people, "maude"), person(people, "jonathan")
	s.batture = s.shop("Atelier Batture", "Kamouraska", shipping.Settings{Amount: 900, FreeFrom: 7500})
	s.nordet = s.shop("Maille Nordet", "Rivière-du-Loup", shipping.Settings{Amount: 1200})
	s.category = markettest.Must(s.goods.CreateCategory(context.Background(), catalog.Category{Name: "Cadeaux"})).ID
	s.mug = s.product(s.batture, "Tasse trempée", catalog.Variant{Price: 3800, RegularPrice: 4600, LimitPerOrder: 3})
	s.lamp = s.product(s.batture, "Lampe phare", catalog.Variant{Price: 12000})
	s.tuque = s.product(s.nordet, "Tuque Suroît", catalog.Variant{
		Price: 6400, InventoryMode: catalog.ByStock, InventoryQuantity: 5,
	})
	s.carts = cart.New(d, cart.Options{
		Now: now, URL: url, Visitor: func(context.Context) (string, bool) { return s.visitor, s.visitor != "" },
		Added: func(productID string) { s.added.Store(&productID) },
	})
	log := markettest.Must(changes.NewFollower(t.Context(), d, slog.New(slog.DiscardHandler)))
	markettest.Must(0, s.carts.Follow(t.Context(), log))
	go log.Run(t.Context())
	mux := http.NewServeMux()
	s.carts.Routes(web.NewAPI(mux, "Essai", "1"))
	s.handler = web.Harden(mux, web.Options{Log: slog.New(slog.NewTextHandler(io.Discard, nil))})
	return s
}

func person(people *account.Service, name string) string {
	return markettest.Must(people.Create(context.Background(), account.NewUser{
		FirstName: name, LastName: "Roy", Email: name + "@exemple.ca",
	})).ID
}

func (s *street) shop(name, city string, terms shipping.Settings) string {
	return markettest.Must(s.shops.Create(context.Background(),
		shop.NewShop{Status: shop.Approved, Details: shop.Details{
			Name: name, CategoryCode: "home_deco", Place: shop.Place{City: city, PostalCode: "G0L 1M0"},
			Shipping: terms,
			Merchant: shop.Merchant{
				LegalName: name, Address: "12, rue du Quai", City: city, Province: "QC", PostalCode: "G0L 1M0",
			},
		}})).ID
}

func (s *street) product(shopID, name string, v catalog.Variant) (variantID string) {
	details := catalog.Details{Name: name, CategoryIDs: []string{s.category}, Variants: []catalog.Variant{v}}
	return markettest.Must(s.goods.Create(context.Background(), catalog.NewProduct{
		ShopID: shopID, Status: catalog.Published, Details: details,
	})).Variants[0].ID
}

// write changes the catalogue by a statement of its own, and writes to the change log that both shops changed.
func (s *street) write(statement string, args ...any) {
	s.t.Helper()
	ctx := context.Background()
	markettest.Must(0, s.tx(func(tx *db.Tx) error {
		if _, err := tx.Exec(ctx, statement, args...); err != nil {
			return err
		}
		return errors.Join(changes.Note(ctx, tx, "shop", s.batture), changes.Note(ctx, tx, "shop", s.nordet))
	}))
}

func (s *street) tx(fn func(tx *db.Tx) error) error { return s.db.Tx(context.Background(), fn) }

// answer is any answer of a call: a cart, an item with its cart, or a problem.
type answer struct {
	cart.Cart
	Quantity int        `json:"quantity"`
	Whole    *cart.Cart `json:"cart"`
	Code     string     `json:"code"`
	Detail   string     `json:"detail"`
	Extra    cart.Limit `json:"extra"`
}

// call asks the API and reads its answer.
func (s *street) call(method, path, body string) (int, answer) {
	s.t.Helper()
	request := httptest.NewRequest(method, "/v1"+path, bytes.NewBufferString(body))
	request.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	s.handler.ServeHTTP(w, request)
	var a answer
	if err := json.Unmarshal(w.Body.Bytes(), &a); err != nil {
		s.t.Fatalf("%s %s: %v in %s", method, path, err, w.Body)
	}
	return w.Code, a
}

// newCart opens a cart through the API.
func (s *street) newCart() string {
	s.t.Helper()
	code, a := s.call("POST", "/carts", "")
	if code != 201 || a.ID == "" {
		s.t.Fatalf("a new cart: %d %+v", code, a)
	}
	return a.ID
}

func (s *street) add(cartID, variantID string, quantity int) (int, answer) {
	s.t.Helper()
	return s.call("POST", "/carts/"+cartID+"/items/", fmt.Sprintf(`{"variantId":%q,"quantity":%d}`, variantID,
		quantity))
}

// filled opens a cart that holds a quantity of one variant, and gives the line's id too.
func (s *street) filled(variantID string, quantity int) (cartID, itemID string) {
	s.t.Helper()
	cartID = s.newCart()
	code, a := s.add(cartID, variantID, quantity)
	if code != 201 {
		s.t.Fatalf("add: %d %+v", code, a)
	}
	return cartID, a.Whole.Items[0].ID
}

func (s *street) open(cartID string) cart.Cart {
	s.t.Helper()
	code, a := s.call("GET", "/carts/"+cartID, "")
	if code != 200 {
		s.t.Fatalf("open: %d %+v", code, a)
	}
	return a.Cart
}

// quantities are the units of each variant in a cart, as the API shows it.
func (s *street) quantities(cartID string) map[string]int {
	s.t.Helper()
	shown := s.open(cartID)
	return units(&shown)
}

// units are those of each variant in a cart.
func units(c *cart.Cart) map[string]int {
	quantities := map[string]int{}
	for _, item := range c.Items {
		quantities[item.VariantID] = item.Quantity
	}
	return quantities
}
