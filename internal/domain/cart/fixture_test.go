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
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/shipping"
)

// street is two shops, what they sell, and someone with a basket.
type street struct {
	t       *testing.T
	db      *db.DB
	shops   *shop.Service
	goods   *catalog.Service
	carts   *cart.Service
	handler http.Handler
	clock   time.Time
	visitor string // empty: a guest

	maude, jonathan  string // users
	batture, nordet  string // shops; Batture ships free from 75 $
	mug, lamp, tuque string // variants: 3 per order at most; uncounted; 5 counted
	category         string
}

func eachStreet(t *testing.T, test func(t *testing.T, s *street)) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) { test(t, newStreet(t, d)) })
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
	s.category = must(s.goods.CreateCategory(context.Background(), catalog.Category{Name: "Cadeaux"})).ID
	s.mug = s.product(s.batture, "Tasse trempée", catalog.Variant{Price: 3800, RegularPrice: 4600, LimitPerOrder: 3})
	s.lamp = s.product(s.batture, "Lampe phare", catalog.Variant{Price: 12000})
	s.tuque = s.product(s.nordet, "Tuque Suroît", catalog.Variant{
		Price: 6400, InventoryMode: catalog.ByStock, InventoryQuantity: 5,
	})
	s.carts = cart.New(d, cart.Options{
		Now: now, URL: url, Visitor: func(context.Context) (string, bool) { return s.visitor, s.visitor != "" },
		Offers: catalog.NewOfferMemory(), Shops: cart.NewShopMemory(),
	})
	log := must(changes.NewFollower(t.Context(), d, slog.New(slog.DiscardHandler)))
	must(0, s.carts.Offers.Follow(t.Context(), log, "offers"))
	must(0, s.carts.Shops.Follow(t.Context(), log, "shops"))
	go log.Run(t.Context())
	mux := http.NewServeMux()
	s.carts.Routes(web.NewAPI(mux, "Essai", "1"))
	s.handler = web.Harden(mux, web.Options{Log: slog.New(slog.NewTextHandler(io.Discard, nil))})
	return s
}

func person(people *account.Service, name string) string {
	return must(people.Create(context.Background(), account.NewUser{
		FirstName: name, LastName: "Roy", Email: name + "@exemple.ca", Password: "un-deux-trois",
	})).ID
}

func (s *street) shop(name, city string, terms shipping.Settings) string {
	return must(s.shops.Create(context.Background(), shop.NewShop{Status: shop.Approved, Details: shop.Details{
		Name: name, CategoryCode: "home_deco", Place: shop.Place{City: city, PostalCode: "G0L 1M0"}, Shipping: terms,
		Merchant: shop.Merchant{LegalName: name, Address: "12, rue du Quai", City: city, Province: "QC", PostalCode: "G0L 1M0"},
	}})).ID
}

func (s *street) product(shopID, name string, v catalog.Variant) (variantID string) {
	return must(s.goods.Create(context.Background(), catalog.NewProduct{ShopID: shopID, Status: catalog.Published, Details: catalog.Details{
		Name: name, CategoryIDs: []string{s.category}, Variants: []catalog.Variant{v},
	}})).Variants[0].ID
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// write changes the database behind everyone's back, as a shop or time would, and notes it as they do.
func (s *street) write(statement string, args ...any) {
	s.t.Helper()
	must(0, s.tx(func(tx *db.Tx) error {
		if _, err := tx.Exec(context.Background(), statement, args...); err != nil {
			return err
		}
		return errors.Join(changes.Note(context.Background(), tx, "shop", s.batture), changes.Note(context.Background(), tx, "shop", s.nordet))
	}))
}

func (s *street) tx(fn func(tx *db.Tx) error) error { return s.db.Tx(context.Background(), fn) }

// answer is whatever a call may tell: a cart, an item with its cart, or a problem.
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
	return s.call("POST", "/carts/"+cartID+"/items/", fmt.Sprintf(`{"variantId":%q,"quantity":%d}`, variantID, quantity))
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

// holds tells the quantity of each variant in a cart.
func (s *street) holds(cartID string) map[string]int {
	s.t.Helper()
	quantities := map[string]int{}
	for _, item := range s.open(cartID).Items {
		quantities[item.VariantID] = item.Quantity
	}
	return quantities
}

// closeCart closes a cart as it is now, as an order does.
func closeCart(ctx context.Context, tx *db.Tx, carts *cart.Service, id string) error {
	contents, err := carts.Read(ctx, tx, id)
	if err != nil {
		return err
	}
	return carts.Close(ctx, tx, contents)
}
