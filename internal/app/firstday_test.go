package app_test

import (
	"encoding/json"
	"log/slog"
	"strings"
	"testing"

	"rangrue/internal/app"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// An empty database is a market ready to open: sellers can publish, and nothing tells of the demo.
func TestAnEmptyDatabaseIsAMarketReadyToOpen(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		settings := markettest.Must(config.Load([]string{
			"RR_DATA_DIR=" + t.TempDir(), "RR_DATABASE_URL=" + url, "RR_DEV_PAGES=http://127.0.0.1:9",
		}))
		a := markettest.Must(app.New(t.Context(), settings, slog.New(slog.DiscardHandler)))
		defer a.Close()
		tree := markettest.Must(a.Catalog.Categories(t.Context()))
		if len(tree.Flat()) != len(catalog.FirstTree()) {
			t.Errorf("%d categories", len(tree.Flat()))
		}
		if types := markettest.Must(a.Catalog.VariantTypes(t.Context())); len(types) < 5 {
			t.Errorf("%d variant types", len(types))
		}
		page := markettest.Must(a.Content.Page("feuille-de-route"))
		if strings.Contains(page.HTML, "2026") || !strings.Contains(page.HTML, "Nous n’avons encore rien annoncé.") {
			t.Errorf("the plans of the demo are told: %s", page.HTML)
		}
		list := markettest.Must(a.FirstDay.Checklist(t.Context()))
		for _, p := range list.Points {
			if p.Done {
				t.Errorf("%s done: %v", p.Key, p.Done)
			}
		}
	})
}

// Every list and page of the console that needs no id answers on the first day, when there is nothing to tell.
func TestTheConsoleOfAnEmptyMarketAnswersEverywhere(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h, run := newSite(t, url)
		markettest.Must(h.app.Identity.Load(t.Context()))
		h.addOperators()
		run()
		var document struct {
			Paths map[string]map[string]any
		}
		markettest.Must(0, json.Unmarshal(markettest.Must(app.Document()), &document))
		asked := 0
		for path, calls := range document.Paths {
			if calls["get"] == nil || !strings.HasPrefix(path, "/operator/") || strings.Contains(path, "{") {
				continue
			}
			asked++
			status, body := h.ask(call{method: "GET", path: path}, h.operators[operator.Direction])
			if status != 200 {
				t.Errorf("%s: %d %.300s", path, status, body)
			}
		}
		if asked < 30 {
			t.Errorf("only %d reads of the console were found", asked)
		}
	})
}
