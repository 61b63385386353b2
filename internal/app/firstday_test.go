package app_test

import (
	"log/slog"
	"strings"
	"testing"

	"rangrue/internal/app"
	"rangrue/internal/domain/catalog"
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
			if p.Done != (p.Key == "payments") {
				t.Errorf("%s done: %v", p.Key, p.Done)
			}
		}
	})
}
