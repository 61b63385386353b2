package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/migrations"
)

const (
	sellerProducts = 5000
	sellersAtWork  = 8
	sellerSlowest  = 60 * time.Millisecond // the bar: p99 of every call
	importSlowest  = 30                    // seconds, for a file of sellerProducts
	sellerEmail    = "ana@exemple.ca"
)

// busyShop is a large shop, the product that serves it and its signed-in owner.
type busyShop struct {
	*product
	shopID, token       string
	productID, sampleID string   // two products of the shop
	savedIDs            []string // others, one for each person who saves
	orderID             string   // one of its orders
}

// seller measures every screen of a shop with thousands of products and orders.
func (b *bench) seller() error { return b.onEngines("bench_seller", b.sellerOn) }

func (b *bench) sellerOn(engine, database string) error {
	s, err := openBusyShop(database)
	if err != nil {
		return err
	}
	defer s.stop()
	for _, c := range append(s.productCalls(), s.orderCalls()...) {
		if !strings.Contains(c.name, b.calls) {
			continue
		}
		m, err := s.measureCall("seller, "+engine+": "+c.name, sellersAtWork, b.duration, sellerSlowest, c.next)
		if err != nil {
			return err
		}
		b.report(m)
	}
	return b.imports(engine, s)
}

// sellerCall is one call of the seller space, as its owner makes it.
type sellerCall struct {
	name string
	next func(connection, i int) request
}

func (s *busyShop) read(name, path string) sellerCall {
	return sellerCall{name, same(request{status: 200, raw: fmt.Appendf(nil,
		"GET /v1/seller/shops/%s%s HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\nAuthorization: "+
			"Bearer %s\r\n\r\n", s.shopID, path, s.token)})}
}

func (s *busyShop) send(method, path, body string) request {
	return request{status: 200, raw: fmt.Appendf(nil,
		"%s /v1/seller/shops/%s%s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "+
			"%d\r\nAuthorization: Bearer %s\r\n\r\n%s",
		method, s.shopID, path, len(body), s.token, body)}
}

func (s *busyShop) productCalls() []sellerCall {
	return []sellerCall{
		s.read("products, first page", "/products"),
		s.read("products, last page by price", fmt.Sprintf("/products?sort=price&direction=asc&page=%d",
			sellerProducts/20)),
		s.read("products, searched by name", "/products?search=numero%20499"),
		s.read("products, searched by SKU", "/products?search=T-4999"),
		s.read("products, running out", "/products?stock=low&sort=name"),
		s.read("products, nothing left", "/products?stock=out"),
		s.read("a product", "/products/"+s.productID),
		s.read("a product's preview", "/products/"+s.productID+"/preview"),
		s.read("the shop", ""),
		s.read("imports", "/imports"),
		{"a product saved", func(connection, _ int) request { // of its own: one that others save is refused
			return s.send("PUT", "/products/"+s.savedIDs[connection],
				`{"status":"draft","name":"Tasse trempée","variants":[{"price":34}]}`)
		}},
		{"a product withdrawn", same(s.send("POST", "/products/bulk",
			`{"action":"unpublish","ids":["`+s.sampleID+`"]}`))},
	}
}

// openBusyShop makes the shop in a database of its own, then starts the product on it and signs in.
func openBusyShop(database string) (*busyShop, error) {
	data, err := os.MkdirTemp("", "rangrue-bench-")
	if err != nil {
		return nil, err
	}
	if database == "" {
		database = filepath.Join(data, "rangrue.db")
	}
	s := &busyShop{product: &product{data: data, env: []string{"RR_DEMO=0", "RR_DATABASE_URL=" + database}}}
	err = s.fill(database)
	if err == nil {
		_, err = s.start()
	}
	if err == nil {
		err = s.signIn()
	}
	if err != nil {
		s.stop()
		return nil, fmt.Errorf("the busy shop: %w", err)
	}
	return s, nil
}

func (s *busyShop) fill(database string) (err error) {
	ctx := context.Background()
	d, err := db.Open(ctx, database)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	if err := db.Migrate(ctx, d, migrations.FS); err != nil {
		return err
	}
	owner, err := account.New(d, time.Now).Create(ctx, account.NewUser{FirstName: "Ana", LastName: "Roy",
		Email: sellerEmail, Password: password})
	if err != nil {
		return err
	}
	key := func(k string) string { return k }
	made, err := shop.New(d, time.Now, key).Create(ctx, shop.NewShop{Status: shop.Approved,
		OwnerIDs: []string{owner.ID}, Details: shop.Details{
			Name: "Atelier Batture", CategoryCode: "home_deco", Place: shop.Place{City: "Kamouraska",
				PostalCode: "G0L 1M0"},
			Merchant: shop.Merchant{LegalName: "Batture inc.", Address: "12, rue du Quai", City: "Kamouraska",
				PostalCode: "G0L 1M0"},
		}})
	if err != nil {
		return err
	}
	s.shopID = made.ID
	goods := catalog.New(d, time.Now, key)
	products, err := busyShopProducts(ctx, goods, made.ID)
	if err != nil {
		return err
	}
	s.productID, s.sampleID = products[0].ID, products[1].ID
	for _, p := range products[2 : 2+sellersAtWork] {
		s.savedIDs = append(s.savedIDs, p.ID)
	}
	return errors.Join(s.fillOrders(ctx, d, owner.ID, products), fillViews(ctx, d, products), analyze(database))
}

// busyShopProducts are cups in three sizes; one in twenty runs out, one in fifty has.
func busyShopProducts(ctx context.Context, goods *catalog.Service, shopID string) ([]*catalog.Product, error) {
	category, err := goods.CreateCategory(ctx, catalog.Category{Name: "Tasses"})
	if err != nil {
		return nil, err
	}
	text := "<p>" + strings.Repeat("Une tasse de tous les matins, tournée face au fleuve. ", 8) + "</p>"
	list := make([]catalog.NewProduct, sellerProducts)
	for i := range list {
		list[i] = catalog.NewProduct{ShopID: shopID, Status: catalog.Published, Details: catalog.Details{
			Name: fmt.Sprint("Tasse trempée numéro ", i), Description: text, CategoryIDs: []string{category.ID},
			Options: []catalog.Option{{Name: "Taille", Values: []string{"P", "M", "G"}}},
		}}
		for n, size := range []string{"P", "M", "G"} {
			units := 1_000_000
			if i%50 == 0 {
				units = 0
			} else if i%20 == 0 && n == 0 {
				units = 3
			}
			list[i].Variants = append(list[i].Variants, catalog.Variant{SKU: fmt.Sprint("T-", i, size),
				Options: map[string]string{"Taille": size},
				Price:   1000 + 10*money.Cents(i), InventoryMode: catalog.ByStock, InventoryQuantity: units})
		}
	}
	return goods.CreateProducts(ctx, list)
}

func (s *busyShop) signIn() error {
	var tokens struct{ IDToken string }
	err := s.ask("POST", "/identity/accounts:signInWithPassword", "application/json",
		fmt.Appendf(nil, `{"email":%q,"password":%q,"returnSecureToken":true}`, sellerEmail, password), &tokens)
	s.token = tokens.IDToken
	return err
}

// ask makes one call and reads its answer.
func (s *busyShop) ask(method, path, contentType string, body []byte, into any) error {
	r, err := http.NewRequest(method, "http://"+s.address+"/v1"+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", contentType)
	if s.token != "" {
		r.Header.Set("Authorization", "Bearer "+s.token)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	read, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode >= 300 {
		return fmt.Errorf("%s %s: %d %.200s, %w", method, path, answer.StatusCode, read, err)
	}
	if raw, ok := into.(*[]byte); ok {
		*raw = read
		return nil
	}
	return json.Unmarshal(read, into)
}

// imports measures a file of every product of the shop, each with another price: sent, checked and applied.
func (b *bench) imports(engine string, s *busyShop) error {
	var file []byte
	began := time.Now()
	if err := s.ask("GET", "/seller/shops/"+s.shopID+"/products.csv", "", nil, &file); err != nil {
		return err
	}
	b.report(measure{Name: fmt.Sprintf("seller, %s: %d products exported, s", engine, sellerProducts),
		Value: round(time.Since(began).Seconds()), OK: true})
	file = bytes.ReplaceAll(file, []byte(";quantité;"), []byte(";statut;"))
	began = time.Now()
	var got struct {
		ID, State          string
		ProblemCount, Done int
	}
	if err := s.ask("POST", "/seller/shops/"+s.shopID+"/imports", "text/csv", file, &got); err != nil {
		return err
	}
	path := "/seller/shops/" + s.shopID + "/imports/" + got.ID
	for got.State == "checking" || got.State == "applying" || got.State == "checked" {
		if got.State == "checked" {
			if got.ProblemCount > 0 {
				return fmt.Errorf("the file has %d problems", got.ProblemCount)
			}
			if err := s.ask("POST", path+"/apply", "application/json", []byte("{}"), &got); err != nil {
				return err
			}
		}
		time.Sleep(50 * time.Millisecond)
		if err := s.ask("GET", path, "", nil, &got); err != nil {
			return err
		}
	}
	if got.State != "done" {
		return fmt.Errorf("the import is %s", got.State)
	}
	b.report(atMost(fmt.Sprintf("seller, %s: %d products checked and imported, s", engine, sellerProducts),
		time.Since(began).Seconds(), importSlowest))
	return nil
}
