package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/db"
)

const (
	kept     = 20 // wishes and orders of the customer: one full page of each
	signIns  = 15
	password = "trois petits chats"
)

// account measures what a signed-in customer reads on SQLite beside the yardstick, and what signing in costs beyond the
// one hash it cannot do without.
func (b *bench) account(yardstick string) error {
	data, err := os.MkdirTemp("", "rangrue-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(data)
	database := filepath.Join(data, "market.db")
	m, err := openMarket(database)
	if err != nil {
		return err
	}
	defer m.stop()
	if _, err := m.everyone(1, b.duration, m.buy); err != nil {
		return fmt.Errorf("orders: %w", err)
	}
	var userID, token string
	_, err = m.shopFor(0, time.Now().Add(time.Millisecond), func(c *buyer) (err error) {
		if userID == "" {
			userID, token, err = c.register(database)
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("the customer: %w", err)
	}
	if err := m.settle(); err != nil { // letters of the orders would leave during the reads
		return err
	}
	signed := func(path string) func(int, int) request {
		return same(request{status: 200, raw: fmt.Appendf(nil,
			"GET /v1%s HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\nAuthorization: Bearer %s\r\n\r\n",
			path, token)})
	}
	err = b.rates(yardstick, m.product, []rate{
		{name: "GET /orders, signed in, 20 orders", bar: 0.1, next: signed("/orders")},
		{name: "GET /users/{userId}/wishlists, 20 wishes", bar: 0.1, next: signed("/users/" + userID + "/wishlists")},
	})
	return errors.Join(err, b.signIns(m))
}

// register opens an account that has a full page of wishes and of orders, and signs in.
func (c *buyer) register(database string) (userID, token string, err error) {
	err = c.post("/users/",
		`{"firstName":"Maude","lastName":"Tremblay","email":"maude@exemple.ca","phone":"8195550199","password":"`+
			password+`"}`)
	if err != nil {
		return "", "", err
	}
	userID = c.field("id")
	if err := giveOrders(database, userID); err != nil {
		return "", "", err
	}
	if token, err = c.signIn(); err != nil {
		return "", "", err
	}
	for n := range kept {
		wish := `{"variantId":"` + c.m.variants[n%len(c.m.variants)][n/len(c.m.variants)] + `"}`
		if err := c.post("/users/"+userID+"/wishlists", wish, "Authorization: Bearer "+token+"\r\n"); err != nil {
			return "", "", err
		}
	}
	return userID, token, nil
}

func (c *buyer) signIn() (token string, err error) {
	err = c.post("/identity/accounts:signInWithPassword", `{"email":"maude@exemple.ca","password":"`+password+
		`","returnSecureToken":true}`)
	return c.field("idToken"), err
}

// giveOrders makes the latest orders the user's.
func giveOrders(database, userID string) error {
	ctx := context.Background()
	d, err := db.Open(ctx, database)
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Tx(ctx, func(tx *db.Tx) error {
		n, err := tx.Exec(ctx, fmt.Sprintf(`UPDATE orders SET user_id = $1 WHERE id IN (SELECT id FROM orders
			ORDER BY created_at DESC LIMIT %d)`, kept), userID)
		if err == nil && n < kept {
			return fmt.Errorf("only %d orders", n)
		}
		return err
	})
}

// signIns measures signing in beside the hash alone, in turns, one at a time.
func (b *bench) signIns(m *market) error {
	var hashes, whole []time.Duration
	_, err := m.shopFor(0, time.Now().Add(time.Minute), func(c *buyer) error {
		began := time.Now()
		account.HashPassword(password)
		hashed := time.Now()
		if _, err := c.signIn(); err != nil {
			return err
		}
		hashes, whole = append(hashes, hashed.Sub(began)), append(whole, time.Since(hashed))
		if len(whole) == signIns {
			return errDone
		}
		return nil
	})
	if !errors.Is(err, errDone) {
		return fmt.Errorf("sign in: %w", err)
	}
	slices.Sort(hashes)
	slices.Sort(whole)
	hash, signIn := hashes[len(hashes)/2], whole[len(whole)/2]
	b.report(measure{Name: "one Argon2id, ms", Value: ms(hash), OK: true})
	b.report(measure{Name: "sign-in, in hashes", P50ms: ms(signIn), Value: round(float64(signIn) / float64(hash)),
		Bar: 1.5, OK: float64(signIn) <= 1.5*float64(hash)})
	return nil
}

var errDone = errors.New("done")
