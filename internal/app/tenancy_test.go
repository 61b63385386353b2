package app_test

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// Luc runs a shop too. Every call of the seller space is tried with Maude's shop, with his own shop and Maude's things
// in it, and by nobody: none shows anything of hers, and not a row of the database moves.
func TestNoSellerReachesAnothersShop(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := openSite(t, url)
		lucs := h.openShopOfLuc()
		before := h.everything()
		tried := 0
		for _, c := range h.calls() {
			if !strings.HasPrefix(c.path, "/seller/shops/") {
				continue
			}
			tried++
			h.refused(c, "", 401)
			h.refused(c, h.expired, 401)
			h.refused(c, h.luc, 404)
			if _, child, has := strings.Cut(c.name, "{shopId}"); has && strings.Contains(child, "{") {
				c.path = strings.Replace(c.path, h.values["shopId"], lucs, 1)
				h.refused(c, h.luc, 404)
			}
		}
		if tried < 30 {
			t.Errorf("only %d calls are the seller space's", tried)
		}
		h.bulkRefuses(lucs)
		for table, rows := range h.everything() {
			if !slices.Equal(rows, before[table]) {
				t.Errorf("%s changed:\n%s\nwas\n%s", table, strings.Join(rows, "\n"), strings.Join(before[table], "\n"))
			}
		}
		if status, body := h.ask(call{method: "GET", path: "/seller/shops/" + lucs + "/products"},
			h.luc); status != 200 || strings.Contains(body, "Tasse") {
			t.Errorf("his own shop: %d %s", status, body)
		}
	})
}

func (h *site) openShopOfLuc() string {
	ctx := h.Context()
	luc := markettest.Must(h.app.Account.ByEmail(ctx, "luc@courriel.ca"))
	lucs := markettest.Must(h.app.Shop.Create(ctx, shop.NewShop{Status: shop.Approved, OwnerIDs: []string{luc.ID},
		Details: shop.Details{
			Name: "Savonnerie du Rang", CategoryCode: "health_beauty",
			Place: shop.Place{City: "Saint-Pascal", PostalCode: "G0L 3Y0"},
			Merchant: shop.Merchant{
				LegalName: "Luc Roy", Address: "3, rang 4", City: "Saint-Pascal", Province: "QC", PostalCode: "G0L 3Y0",
			},
		}}))
	markettest.Must(h.app.Catalog.Create(ctx, catalog.NewProduct{
		ShopID: lucs.ID, Details: catalog.Details{Name: "Savon"},
	}))
	return lucs.ID
}

func (h *site) refused(c call, token string, want int) {
	h.Helper()
	if status, body := h.ask(c, token); status != want || strings.Contains(body, canary) {
		h.Errorf("%s at %s: %d, want %d: %.300s", c.name, c.path, status, want, body)
	}
}

// bulkRefuses names Maude's product in a change of Luc's own shop.
func (h *site) bulkRefuses(lucs string) {
	h.Helper()
	status, body := h.ask(call{method: "POST", path: "/seller/shops/" + lucs + "/products/bulk",
		body: fmt.Appendf(nil, `{"action":"archive","ids":[%q]}`, h.values["productId"])}, h.luc)
	if status != 200 || !strings.Contains(body, `"done":0`) || !strings.Contains(body, "product_not_found") {
		h.Errorf("a change of another's product: %d %s", status, body)
	}
}

// moving are the tables that background jobs write: work under way, and sums of what is in the others.
var moving = words(`jobs, job_schedule, change_counter, change_log, product_imports, import_photos,
	ledger_checks, ledger_days, ledger_differences, shop_figures, ship_reminders`)

// tables are those of the database.
func (h *site) tables() []string {
	h.Helper()
	list := `SELECT name FROM sqlite_master WHERE type = 'table'`
	if h.app.DB.Engine() == db.Postgres {
		list = `SELECT tablename FROM pg_tables WHERE schemaname = current_schema()`
	}
	return markettest.Must(db.All(h.Context(), h.app.DB, func(rows *sql.Rows) (name string, err error) {
		return name, rows.Scan(&name)
	}, list))
}

// everything is every row of every other table, in no order.
func (h *site) everything() map[string][]string {
	h.Helper()
	all := map[string][]string{
		"imports": markettest.Must(db.All(h.Context(), h.app.DB, anyRow, `SELECT id, shop_id FROM product_imports`)),
	}
	for _, table := range h.tables() {
		if !moving[table] {
			all[table] = markettest.Must(db.All(h.Context(), h.app.DB, anyRow, `SELECT * FROM `+table))
			slices.Sort(all[table])
		}
	}
	return all
}

func anyRow(r *sql.Rows) (string, error) {
	names, err := r.Columns()
	if err != nil {
		return "", err
	}
	values := make([]any, len(names))
	for i := range values {
		values[i] = new(any)
	}
	if err := r.Scan(values...); err != nil {
		return "", err
	}
	var b strings.Builder
	for i, v := range values {
		if names[i] == "folded" { // into the sums
			continue
		}
		fmt.Fprintf(&b, "%s=%v ", names[i], *v.(*any))
	}
	return b.String(), nil
}
