package app_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/app"
	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

// public are the calls that answer anyone. Every other call of the document must refuse everyone but its owner: a new
// call is private until it is written here. That nothing personal comes out of a public one is checked all the same.
var public = words(`
	GET /blog, GET /blog/{slug}, GET /faq/{code}, GET /giveaway, GET /pages/{slug}, GET /press, GET /team,
	GET /product-categories/flat, GET /products/slug/{slug}, GET /products/{id}, GET /products/{id}/questions,
	GET /products/{id}/reviews,
	GET /search/products, GET /search/products/category-tree/{id}, GET /search/products/limit/{n},
	GET /search/products/similar/{id},
	GET /store-categories,
	GET /search/products/store/{id}, GET /search/stores, GET /search/suggestions, GET /services/location,
	GET /services/places, GET /services/places/near, GET /stores/slug/{slug}, GET /variant-types,
	GET /payments/config, GET /identity/keys, GET /orders/reference/{ref}/detail, GET /orders/{id}, POST /carts,
	POST /contact-messages, POST /feedback-message, POST /newsletter/confirm, POST /newsletter/subscribe,
	POST /newsletter/unsubscribe, POST /newsletter/unsubscribe/{token}, POST /stock-alerts,
	POST /stock-alerts/cancel, POST /stock-alerts/cancel/{token}, POST /wishlists/guest, POST /logs/product-view,
	POST /shop-follows, POST /shop-follows/confirm, POST /shop-follows/leave, POST /shop-follows/leave/{token},
	PATCH /logs/product-view, POST /logs/search, POST /identity/accounts:signInWithPassword, POST /identity/sign-out,
	POST /identity/token, POST /payments/sandbox/tokens, POST /payments/sandbox/challenges,
	POST /payments/stripe/webhook, POST /pending-users/user,
	PATCH /pending-users/verification-code, POST /users/, POST /users/email-confirmation, POST /users/guest/lookup,
	POST /users/password-recovery, POST /users/password-reset, GET /operator/entry,
	GET /operator/invitations/{invitationToken}, POST /operator/invitations/{invitationToken}/account,
	GET /seller/invitations/{invitationToken}, POST /seller/invitations/{invitationToken}/account`)

// own are the calls that answer any user who is signed in with what is theirs.
var own = words(`
	GET /orders, GET /me, POST /product-questions, POST /carts/{id}/claim, GET /seller/shops, POST /seller/shops,
	GET /seller/shop-slugs, GET /seller/product-columns, GET /seller/product-template.csv,
	POST /seller/shipping-preview, POST /seller/delivery-preview, POST /seller/photos, POST /seller/banners`)

// bodies are those that must be right in more than their shape before anyone asks whose the cart is.
var bodies = map[string]string{
	"POST /orders": `{"cartId":"x","email":"luc@courriel.ca","phone":"4185550143","tokenId":"x",` +
		`"shippingAddress":{"firstName":"Luc","lastName":"Roy","address":"1, rue du Quai","city":"Kamouraska",` +
		`"province":"QC","postalCode":"G0L 1M0","country":"CA"}}`,
	"POST /seller/shops/{shopId}/orders/{orderId}/handover": `{"code":"123456"}`,
}

func words(list string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Split(list, ",") {
		set[strings.TrimSpace(word)] = true
	}
	return set
}

func TestEveryDoorIsClosedToStrangers(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := openSite(t, url)
		before := h.export()
		calls := h.calls()
		tampered := h.maude[:len(h.maude)-6] + flip(h.maude[len(h.maude)-6:])
		for _, c := range calls {
			tokens := map[string]string{
				"nobody": "", "Luc": h.luc, "an expired token": h.expired, "a tampered token": tampered,
			}
			if strings.HasPrefix(c.path, "/operator/") { // all else is hers
				tokens["the owner of a shop"] = h.maude
			}
			for who, token := range tokens {
				status, body := h.ask(c, token)
				if status >= 500 || strings.Contains(body, canary) {
					t.Errorf("%s, %s: %d %.300s", who, c.name, status, body)
				}
				refused := status == 401 || status == 403 || status == 404
				if !public[c.name] && !refused && !(own[c.name] && who == "Luc") {
					t.Errorf("%s, %s: %d; want a refusal", who, c.name, status)
				}
				known := token == h.luc || token == h.maude
				if strings.Contains(c.name, "{userId}") && status != map[bool]int{true: 403, false: 401}[known] {
					t.Errorf("%s, %s: %d", who, c.name, status)
				}
			}
		}
		if after := h.export(); after != before {
			t.Errorf("a stranger changed something: %s\nwas %s", after, before)
		}
		for _, c := range calls { // their owner may make each of these calls
			if strings.HasPrefix(c.name, "GET ") && !public[c.name] {
				owner := h.maude
				if strings.HasPrefix(c.path, "/operator/") {
					owner = h.operators[operator.Direction]
				}
				if status, body := h.ask(c, owner); status != 200 {
					t.Errorf("its owner, %s: %d %.200s", c.name, status, body)
				}
			}
		}
	})
}

// flip changes letters of a signature into others that are as good.
func flip(tail string) string {
	return strings.Map(func(r rune) rune {
		if r == 'A' {
			return 'B'
		}
		return 'A'
	}, tail)
}

// call is a call of the document, ready to be made.
type call struct {
	name, method, path string
	body               []byte
	right              operator.Right // of a call of the console
}

// calls reads the document: every call, with Maude's things in its path and a body of the right shape.
func (h *site) calls() (list []call) {
	var document struct {
		Paths      map[string]map[string]operation
		Components struct{ Schemas map[string]schema }
	}
	markettest.Must(0, json.Unmarshal(markettest.Must(app.Document()), &document))
	named := map[string]bool{}
	for _, path := range slices.Sorted(maps.Keys(document.Paths)) {
		for method, op := range document.Paths[path] {
			c := call{name: strings.ToUpper(method) + " " + path, method: strings.ToUpper(method), path: h.fill(path),
				right: op.Right}
			if media, ok := op.RequestBody.Content["application/json"]; ok {
				c.body = markettest.Must(json.Marshal(media.Schema.example(document.Components.Schemas)))
			}
			for _, raw := range []string{"application/octet-stream", "text/csv"} {
				if _, ok := op.RequestBody.Content[raw]; ok {
					c.body = []byte("nom\nTasse")
				}
			}
			if body, ok := bodies[c.name]; ok {
				c.body = []byte(body)
			}
			named[c.name] = true
			list = append(list, c)
		}
	}
	for _, table := range []map[string]bool{public, own} {
		for name := range table {
			if !named[name] {
				h.Errorf("%s is no call of the document", name)
			}
		}
	}
	return list
}

// fill puts Maude's ids in a path: those known for the very path up to a parameter, else those known by its name.
func (h *site) fill(path string) string {
	var filled strings.Builder
	for rest := path; rest != ""; {
		before, after, found := strings.Cut(rest, "{")
		filled.WriteString(before)
		if !found {
			break
		}
		name, left, _ := strings.Cut(after, "}")
		value, ok := h.values[path[:len(path)-len(left)]]
		if !ok {
			value, ok = h.values[name]
		}
		if !ok {
			h.Fatalf("%s: what is %s?", path, name)
		}
		filled.WriteString(value)
		rest = left
	}
	return filled.String()
}

type operation struct {
	Right       operator.Right `json:"x-right"`
	RequestBody struct {
		Content map[string]struct{ Schema schema }
	}
}

// schema is as much of JSON Schema as an example needs.
type schema struct {
	Ref        string `json:"$ref"`
	Type       any
	Required   []string
	Properties map[string]schema
	Enum       []any
	MinLength  int
	Minimum    *float64
	MinItems   int
	Items      *schema
}

// example is the smallest value that has the shape.
func (s schema) example(named map[string]schema) any {
	if s.Ref != "" {
		return named[s.Ref[strings.LastIndexByte(s.Ref, '/')+1:]].example(named)
	}
	if len(s.Enum) > 0 {
		return s.Enum[0]
	}
	switch fmt.Sprint(s.Type) {
	case "object":
		value := map[string]any{}
		for _, name := range s.Required {
			value[name] = s.Properties[name].example(named)
		}
		return value
	case "array":
		list := []any{}
		for range s.MinItems {
			list = append(list, s.Items.example(named))
		}
		return list
	case "boolean":
		return true
	case "string":
		return strings.Repeat("x", max(s.MinLength, 1))
	}
	if s.Minimum != nil {
		return *s.Minimum
	}
	return 1
}

// ask makes a call. A body speaks of Maude's order, shop, cart, card and variant wherever it speaks of one.
func (h *site) ask(c call, token string) (int, string) {
	h.Helper()
	body := c.body
	for name, value := range map[string]string{
		"orderId": h.values["orderId"], "storeId": h.values["storeId"], "variantId": h.values["variantId"],
		"productId": h.values["productId"], "cartId": h.values["/carts/{id}"], "cardId": h.values["cardId"],
	} {
		body = bytes.ReplaceAll(body, []byte(`"`+name+`":"x"`), []byte(`"`+name+`":"`+value+`"`))
	}
	r := markettest.Must(http.NewRequestWithContext(h.Context(), c.method, h.base+web.Prefix+c.path,
		bytes.NewReader(body)))
	if body != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	if cookie := h.cookies[token]; cookie != "" {
		r.AddCookie(&http.Cookie{Name: operator.CookieName, Value: cookie})
	}
	answer := markettest.Must(http.DefaultClient.Do(r))
	defer answer.Body.Close()
	return answer.StatusCode, string(markettest.Must(io.ReadAll(answer.Body)))
}

// export is everything Maude has, as she may read it, but for when she did.
func (h *site) export() string {
	h.Helper()
	status, body := h.ask(call{method: "GET", path: "/users/" + h.userID + "/export"}, h.maude)
	if status != 200 || !strings.Contains(body, canary) {
		h.Fatalf("export: %d %s", status, body)
	}
	_, rest, _ := strings.Cut(body, `"user"`)
	return rest
}
