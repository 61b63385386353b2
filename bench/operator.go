package main

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db"
)

const (
	operatorsAtWork = 8
	operatorSlowest = 80 * time.Millisecond // the bar: p99 of every list and of the palette
	operatorEmail   = "direction@regie.example"
	operatorWord    = "rang-et-rue"
)

// console is a large market, the product that serves it and an operator at the desk.
type console struct {
	*product
	database      string
	token, cookie string
	shopID        string          // with the most orders
	reference     string          // of the last order
	taken         map[string]bool // references
}

// operator measures every list of the console and the palette on both engines: a market of 100,000 orders, 20,000
// people and 100,000 products.
func (b *bench) operator() error { return b.onEngines("bench_operator", b.operatorOn) }

// onEngines measures on SQLite, and on a new PostgreSQL database of a name when there is a cluster.
func (b *bench) onEngines(name string, measure func(engine, database string) error) error {
	if b.engine != "PostgreSQL" {
		if err := measure("SQLite", ""); err != nil {
			return err
		}
	}
	if b.engine == "SQLite" {
		return nil
	}
	if os.Getenv("RR_TEST_POSTGRES_URL") == "" {
		fmt.Fprintln(os.Stderr, "bench: not measured on PostgreSQL: start with make bench")
		return nil
	}
	database, err := newDatabase(name)
	if err != nil {
		return err
	}
	return measure("PostgreSQL", database)
}

func (b *bench) operatorOn(engine, database string) error {
	c, err := openConsole(database)
	if err != nil {
		return fmt.Errorf("the console: %w", err)
	}
	defer c.stop()
	paths, err := c.lists()
	if err != nil {
		return err
	}
	for _, path := range append(paths, c.asked()...) {
		if !strings.Contains(path, b.calls) {
			continue
		}
		m, err := c.measureCall("operator, "+engine+": "+path, operatorsAtWork, b.duration, operatorSlowest,
			same(c.read(path)))
		if err != nil {
			return err
		}
		b.report(m)
	}
	return nil
}

// parameter is one of a call, as the document describes it.
type parameter struct {
	Name, In string
	Required bool
	Schema   struct {
		Type    string
		Enum    []string
		Default any
	}
}

// narrowed are the values that a parameter of a list takes: each of its words, or true.
func (p parameter) narrowed(path string) (paths []string) {
	values := p.Schema.Enum
	if p.Schema.Type == "boolean" {
		values = []string{"true"}
	}
	for _, value := range values {
		if p.In == "query" && value != fmt.Sprint(p.Schema.Default) && value != "" {
			paths = append(paths, path+"?"+p.Name+"="+value)
		}
	}
	return paths
}

// lists are the reads of the console that the OpenAPI document has, whole and by each word of each of their filters,
// without those that need more than an address, those that are files, and what a visitor may ask a few times a minute.
func (c *console) lists() ([]string, error) {
	text, err := exec.Command("bin/rangrue", "openapi").Output()
	if err != nil {
		return nil, fmt.Errorf("read the document: %w", err)
	}
	var document struct {
		Paths map[string]map[string]struct {
			Parameters []parameter
		}
	}
	if err := json.Unmarshal(text, &document); err != nil {
		return nil, err
	}
	var paths []string
	for path, calls := range document.Paths {
		get, ok := calls["get"]
		needs := slices.ContainsFunc(get.Parameters, func(p parameter) bool { return p.Required })
		if !ok || needs || !strings.HasPrefix(path, "/operator/") || strings.ContainsAny(path, "{.") ||
			path == "/operator/entry" {
			continue
		}
		paths = append(paths, path)
		for _, p := range get.Parameters {
			paths = append(paths, p.narrowed(path)...)
		}
	}
	slices.Sort(paths)
	return paths, nil
}

// asked are lists narrowed by what is typed or chosen, and the palette by each kind of key: a reference, an e-mail, a
// name, a phone, a tracking and an invoice number, a shop, a product's name and code, and nothing.
func (c *console) asked() []string {
	paths := []string{
		"/operator/orders?shop=" + c.shopID, "/operator/orders?min=900", "/operator/orders?max=20",
		"/operator/orders?from=2020-01-01&to=2020-02-01", "/operator/orders?q=tremblay",
		"/operator/orders?status=open&late=true&shop=" + c.shopID, "/operator/late?shop=" + c.shopID,
		"/operator/shops?search=ate", "/operator/products?shop=" + c.shopID, "/operator/products?search=tasse",
		"/operator/products?search=atelier", "/operator/products?search=tas&shop=" + c.shopID,
		"/operator/reports?shop=" + c.shopID, "/operator/people?q=tremblay", "/operator/people?q=400556",
		"/operator/guests?q=personne.12", "/operator/guests?q=tremblay", "/operator/subscribers?q=a",
	}
	for _, typed := range []string{
		c.reference, "maude", "trem", "personne.123@courriel.example", "4005560123", "7023210900000123", "000123",
		"atelier", "tas", "TAS-1", "zzzz",
	} {
		paths = append(paths, "/operator/palette?q="+typed)
	}
	return paths
}

func (c *console) read(path string) request {
	return request{status: 200, raw: fmt.Appendf(nil, "GET /v1%s HTTP/1.1\r\nHost: localhost\r\n"+
		"Accept-Encoding: gzip, br\r\nAuthorization: Bearer %s\r\nCookie: %s=%s\r\n\r\n",
		path, c.token, operator.CookieName, c.cookie)}
}

// openConsole grows the market in a database, fills it with people and orders, and enters the console.
func openConsole(database string) (*console, error) {
	data, err := os.MkdirTemp("", "rangrue-bench-")
	if err != nil {
		return nil, err
	}
	if database == "" {
		database = filepath.Join(data, "rangrue.db")
	}
	c := &console{database: database, taken: map[string]bool{}, product: &product{data: data, env: []string{"RR_DEMO=0",
		"RR_DATABASE_URL=" + database}}}
	for _, step := range []func() error{c.grow, c.fill, c.post, func() error { _, err := c.start(); return err },
		c.enter, c.settle} {
		if err := step(); err != nil {
			c.stop()
			return nil, err
		}
	}
	return c, nil
}

func (c *console) grow() error { return c.command("demo", "--products", fmt.Sprint(hundredThousand)) }

// post writes the orders in the ledger, which the product would otherwise do while it is measured.
func (c *console) post() error { return c.command("audit") }

func (c *console) command(words ...string) error {
	run := exec.Command("bin/rangrue", words...)
	run.Env = append(os.Environ(), "RR_DATA_DIR="+c.data, "RR_LOG_LEVEL=error", "RR_DATABASE_URL="+c.database)
	run.Stderr = os.Stderr
	if err := run.Run(); err != nil {
		return fmt.Errorf("rangrue %s: %w", words[0], err)
	}
	return nil
}

// fill writes people and orders.
func (c *console) fill() error {
	ctx := context.Background()
	d, err := db.Open(ctx, c.database)
	if err != nil {
		return err
	}
	defer d.Close()
	if err := c.fillMarket(ctx, d); err != nil {
		return err
	}
	return analyze(c.database)
}

// analyze lets PostgreSQL learn what its tables hold, as it does by itself in a while.
func analyze(database string) error {
	if db.EngineOf(database) != db.Postgres {
		return nil
	}
	server, err := sql.Open("pgx", database)
	if err != nil {
		return err
	}
	defer server.Close()
	_, err = server.Exec("VACUUM ANALYZE")
	return err
}

// settle waits until the product has done what a start brings, at most five minutes: it would write the credit notes of
// the refunds and sum up the books while the lists are measured.
func (c *console) settle() error {
	const still = 50 * time.Millisecond // of processor in a second
	for began := time.Now(); time.Since(began) < 5*time.Minute; {
		worked := c.worked()
		time.Sleep(time.Second)
		if c.worked()-worked < still {
			return nil
		}
	}
	return errors.New("the product never came to rest")
}

// enter signs in and gives the second factor of the demo's operators.
func (c *console) enter() error {
	var tokens struct{ IDToken string }
	answer, err := c.send("/identity/accounts:signInWithPassword",
		fmt.Sprintf(`{"email":%q,"password":%q,"returnSecureToken":true}`, operatorEmail, operatorWord))
	if err == nil {
		err = json.NewDecoder(answer.Body).Decode(&tokens)
	}
	if err != nil {
		return fmt.Errorf("sign in: %w", err)
	}
	c.token = tokens.IDToken
	code, err := operator.DemoCode(time.Now())
	if err != nil {
		return err
	}
	if answer, err = c.send("/operator/session", fmt.Sprintf(`{"code":%q}`, code)); err != nil {
		return fmt.Errorf("enter the console: %w", err)
	}
	for _, cookie := range answer.Cookies() {
		if cookie.Name == operator.CookieName {
			c.cookie = cookie.Value
		}
	}
	return nil
}

func (c *console) send(path, body string) (*http.Response, error) {
	r, err := http.NewRequest(http.MethodPost, "http://"+c.address+"/v1"+path, strings.NewReader(body))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	if c.token != "" {
		r.Header.Set("Authorization", "Bearer "+c.token)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	answer.Body = io.NopCloser(bytes.NewReader(text))
	if answer.StatusCode >= 300 {
		return nil, fmt.Errorf("%s: %d %s", path, answer.StatusCode, text)
	}
	return answer, err
}
