package checkout_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// Test cards.
const (
	visa       = "4242 4242 4242 4242"
	declined   = "4000 0000 0000 0002"
	noFunds    = "4000 0000 0000 9995"
	silent     = "4000 0000 0000 7007"
	lostAnswer = "4000 0000 0000 8005"
)

// market is three shops with something on the shelf, a till and a mailbox.
type market struct {
	*testing.T
	*checkout.Service
	options checkout.Options
	db      *db.DB
	orders  *order.Service
	carts   *cart.Service
	goods   *catalog.Service
	shops   *shop.Service
	bank    *sandbox.Sandbox
	queue   *jobs.Queue
	handler http.Handler
	mails   *[]mail.Message

	promotions *promotion.Service

	clock *atomic.Int64 // Unix milliseconds

	batture, rang4, nordet string // shops
	mug, honey, tuque      string // variants: uncounted, 3 at most; groceries; 10 counted
}

type userKey struct{}

// as is a context in which someone is signed in.
func as(userID string) context.Context {
	return context.WithValue(context.Background(), userKey{}, userID)
}

func visitor(ctx context.Context) (string, bool) {
	id, ok := ctx.Value(userKey{}).(string)
	return id, ok
}

var guest = context.Background()

func newMarket(t *testing.T, d *db.DB) *market {
	t.Helper()
	m := assemble(t, d)
	m.stockShelves()
	return m
}

// assemble puts the market together on a database whose shelves may be stocked already.
func assemble(t *testing.T, d *db.DB) *market {
	t.Helper()
	m := &market{T: t, db: d, mails: &[]mail.Message{}, clock: &atomic.Int64{}}
	m.clock.Store(time.Date(2026, 11, 3, 15, 0, 0, 0, time.UTC).UnixMilli())
	url := func(key string) string { return "/fichiers/" + key }
	access := order.Access{Key: []byte("une clé d’essai assez longue"), Visitor: visitor}
	m.orders = order.New(d, url)
	m.carts = cart.New(d, cart.Options{
		Now: m.now, URL: url, Visitor: visitor, Charging: m.orders.Charging, OrderOf: m.orders.IDOfCart,
		Promotions: func(ctx context.Context, r db.Reader, q cart.PromotionsAsked) (pricing.Promotions, error) {
			return m.promotions.Of(ctx, r, promotion.Query(q))
		},
	})
	m.promotions = promotion.New(d, promotion.Options{Now: m.now})
	m.orders.Undone = m.promotions.GiveBack
	log := markettest.Must(changes.NewFollower(guest, d, slog.New(slog.DiscardHandler)))
	markettest.Must(0, m.carts.Follow(guest, log))
	markettest.Must(0, m.promotions.Follow(guest, log))
	running := t.Context()
	if running == nil { // a benchmark is no test
		running = guest
	}
	go log.Run(running)
	m.shops, m.goods = shop.New(d, m.now, url), catalog.New(d, m.now, url)
	m.bank = sandbox.New(d, sandbox.Options{TokenKey: []byte("essai"), Now: m.now})
	m.options = checkout.Options{
		Orders: m.orders, Carts: m.carts, Accounts: account.New(d, m.now), Access: access,
		Attempts: attempts.New(d, []byte("essai"), m.now), Promotions: m.promotions,
		Payments: payment.New(d, m.now, m.bank, ""),
		Invoices: invoice.New(d, m.orders, access, invoice.Platform{
			Name: "Rang & Rue", GSTNumber: "123456789 RT0001", QSTNumber: "1234567890 TQ0001",
		}),
		Brand:  mail.Brand{Name: "Rang & Rue", PublicURL: "https://exemple.ca"},
		Seller: "https://exemple.ca/espace-vendeur", Mail: mailbox{m.mails}, URL: url, Now: m.now,
		ReplyTimeout: 20 * time.Second,
	}
	m.open(m.options)
	return m
}

// open starts the flow anew, as after a restart.
func (m *market) open(o checkout.Options) {
	m.begin(o)
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Essai", "1")
	m.Routes(api)
	m.carts.Routes(api)
	m.orders.Routes(api)
	m.options.Invoices.Routes(api)
	m.options.Payments.Routes(api)
	m.bank.Routes(api)
	m.handler = mux
}

// begin is open without the calls of the API.
func (m *market) begin(o checkout.Options) {
	m.Service = checkout.New(m.db, o)
	m.queue = jobs.New(m.db, jobs.Options{Now: func() time.Time { return time.Now().Add(time.Hour) }})
	jobs.Register(m.queue, mail.JobKind, mail.Deliver(mailbox{m.mails}))
	m.Register(m.queue)
}

func (m *market) now() time.Time        { return time.UnixMilli(m.clock.Load()) }
func (m *market) later(d time.Duration) { m.clock.Add(d.Milliseconds()) }
func (m *market) restart()              { m.open(m.options) }
func (m *market) crashing(at string) {
	o := m.options
	o.CrashAt(func(step string) {
		if step == at {
			panic(crash{step})
		}
	})
	m.open(o)
}

type crash struct{ step string }

// dies places an order that must not survive the step.
func (m *market) dies(r checkout.Request) {
	m.Helper()
	defer func() {
		if _, died := recover().(crash); !died {
			m.Fatal("the process did not die there")
		}
	}()
	_, _ = m.Place(guest, r)
}

type mailbox struct{ kept *[]mail.Message }

func (b mailbox) Send(_ context.Context, m mail.Message) error {
	*b.kept = append(*b.kept, m)
	return m.Check()
}

func (m *market) stockShelves() {
	m.batture = m.shop("Atelier Batture", shipping.Settings{Amount: 1200, FreeFrom: 7500},
		shop.Taxes{GSTNumber: "987654321 RT0001", QSTNumber: "9876543210 TQ0001"})
	m.rang4 = m.shop("Miellerie du Rang 4", shipping.Settings{Amount: 850}, shop.Taxes{})
	m.nordet = m.shop("Maille Nordet", shipping.Settings{Amount: 900, Policy: shipping.PerItem}, shop.Taxes{})
	category := markettest.Must(m.goods.CreateCategory(guest, catalog.Category{Name: "Cadeaux"})).ID
	product := func(shopID, name string, details catalog.Details) string {
		details.Name, details.CategoryIDs = name, []string{category}
		return markettest.Must(m.goods.Create(guest, catalog.NewProduct{
			ShopID: shopID, Status: catalog.Published, Details: details,
		})).Variants[0].ID
	}
	m.mug = product(m.batture, "Tasse trempée",
		catalog.Details{Variants: []catalog.Variant{{Price: 3800, LimitPerOrder: 3}}})
	m.honey = product(m.rang4, "Miel de trèfle",
		catalog.Details{TaxCategory: "grocery", Variants: []catalog.Variant{{Price: 1450}}})
	m.tuque = product(m.nordet, "Tuque à pompon Suroît", catalog.Details{FinalSale: true, Variants: []catalog.Variant{
		{Price: 6400, InventoryMode: catalog.ByStock, InventoryQuantity: 10},
	}})
}

func (m *market) shop(name string, terms shipping.Settings, taxes shop.Taxes) string {
	return markettest.Must(m.shops.Create(guest, shop.NewShop{Status: shop.Approved, Details: shop.Details{
		Name: name, CategoryCode: "home_deco", Place: shop.Place{City: "Kamouraska", PostalCode: "G0L 1M0"},
		Shipping: terms, Taxes: taxes,
		Delivery: shop.Delivery{MinDays: 2, MaxDays: 4}, ReturnTerms: "Retours acceptés pendant trente jours.",
		Merchant: shop.Merchant{
			LegalName: name + " inc.", Address: "12, rue du Quai", City: "Kamouraska", Province: "QC",
			PostalCode: "G0L 1M0", Email: "commandes@" + fmt.Sprint(len(name)) + ".exemple.ca",
		},
	}})).ID
}

// fill is a new cart with one of each variant.
func (m *market) fill(ctx context.Context, variants ...string) string {
	m.Helper()
	c := markettest.Must(m.carts.Create(ctx))
	for _, v := range variants {
		if _, _, err := m.carts.Add(ctx, c.ID, v, 1); err != nil {
			m.Fatal(err)
		}
	}
	return c.ID
}

func (m *market) card(number string) string {
	m.Helper()
	token, _, err := m.bank.Tokenise(sandbox.Typed{Number: number, ExpMonth: 12, ExpYear: 30, CVC: "123"})
	if err != nil {
		m.Fatal(err)
	}
	return token
}

// request orders a cart with a card that was just typed.
func (m *market) request(cartID, number string) checkout.Request {
	m.Helper()
	home := account.Address{
		FirstName: "Maude", LastName: "Tremblay", Address: "84, rang de la Grande-Ligne", City: "Saint-Pascal",
		Province: "QC", PostalCode: "g0l3y0", Country: "CA",
	}
	return checkout.Request{
		Key: "clé-" + cartID, CartID: cartID, Contact: order.Contact{Email: "Maude@courriel.ca", Phone: "4185550142"},
		ShippingAddress: home, BillingAddress: home, TokenID: m.card(number),
	}
}

func (m *market) place(r checkout.Request) *checkout.Placed {
	m.Helper()
	placed, err := m.Place(guest, r)
	if err != nil {
		m.Fatalf("place: %v", err)
	}
	return placed
}

// refused places an order that must be refused under a code.
func (m *market) refused(ctx context.Context, r checkout.Request, code string) *problem.Error {
	m.Helper()
	placed, err := m.Place(ctx, r)
	var p *problem.Error
	if !errors.As(err, &p) || p.Code != code {
		m.Fatalf("placed %+v, %v; want %s", placed, err, code)
	}
	if p.Text.FR == "" || p.Text.EN == "" {
		m.Errorf("%s has no sentence in both languages", code)
	}
	return p
}

func (m *market) find(id string) *order.Order {
	m.Helper()
	o, err := m.orders.Find(guest, m.db, order.Whole(), id)
	if err != nil {
		m.Fatal(err)
	}
	return o
}

// left is how many units of a counted variant are on the shelf.
func (m *market) left(variantID string) int {
	m.Helper()
	return markettest.Must(catalog.Offers(guest, m.db, []string{variantID}))[variantID].InventoryQuantity
}

func (m *market) count(query string, args ...any) (n int) {
	m.Helper()
	if err := m.db.QueryRow(guest, query, args...).Scan(&n); err != nil {
		m.Fatal(err)
	}
	return n
}

// charged is how many times money was taken, and how much stays taken.
func (m *market) charged() (times int, kept money.Cents) {
	m.Helper()
	err := m.db.QueryRow(guest,
		`SELECT COUNT(*), COALESCE(SUM(amount - refunded), 0) FROM sandbox_charges WHERE state = 'succeeded'`).
		Scan(&times, &kept)
	if err != nil {
		m.Fatal(err)
	}
	return times, kept
}

func (m *market) drain() {
	m.Helper()
	if err := m.queue.Drain(guest); err != nil {
		m.Fatal(err)
	}
	if failed := m.count(`SELECT COUNT(*) FROM jobs WHERE attempt > 0 AND state <> 'done'`); failed > 0 {
		var why string
		_ = m.db.QueryRow(guest,
			`SELECT kind || ': ' || COALESCE(last_error, '') FROM jobs WHERE attempt > 0 AND state <> 'done' LIMIT 1`).
			Scan(&why)
		m.Fatalf("%d jobs did not end well: %s", failed, why)
	}
}

// call makes a request of the API and reads its answer.
func (m *market) call(
	ctx context.Context, method, path string, body any, header ...string,
) (int, map[string]any, []byte) {
	m.Helper()
	var sent bytes.Buffer
	if body != nil {
		if err := json.NewEncoder(&sent).Encode(body); err != nil {
			m.Fatal(err)
		}
	}
	r := httptest.NewRequestWithContext(ctx, method, path, &sent)
	r.Header.Set("Content-Type", "application/json")
	for n := 0; n+1 < len(header); n += 2 {
		r.Header.Set(header[n], header[n+1])
	}
	w := httptest.NewRecorder()
	m.handler.ServeHTTP(w, r)
	var answer map[string]any
	_ = json.Unmarshal(w.Body.Bytes(), &answer) // a list or a PDF is read by the test
	return w.Code, answer, w.Body.Bytes()
}

// quebec is where a summary is asked for before an address is chosen.
var quebec = order.Address{Province: "QC"}
