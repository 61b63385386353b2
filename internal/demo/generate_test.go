package demo

import (
	"os"
	"strconv"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestGeneratedProductsHaveNamesOfTheirOwn(t *testing.T) {
	seen := map[string]int{}
	for i := range 100_000 {
		name := productKindOf(i).title(i)
		if other, twice := seen[name]; twice {
			t.Fatalf("products %d and %d are both named %q", other, i, name)
		}
		seen[name] = i
	}
}

func TestTheCatalogueWouldAcceptGeneratedProducts(t *testing.T) {
	m := market()
	tree := catalog.NewTree(catalog.FirstTree())
	for i := 0; i < 20_000; i += 7 {
		n := m.generate(i, loadDay)
		if err := catalog.Check(n); err != nil {
			t.Fatalf("product %d: %v", i, err)
		}
		if _, known := tree.Get(n.CategoryIDs[0]); !known {
			t.Fatalf("product %d stands nowhere", i)
		}
		if got := m.generate(i, loadDay); got.Name != n.Name || got.Variants[0].Price != n.Variants[0].Price {
			t.Fatalf("product %d is not the same twice", i)
		}
	}
}

func TestGeneratedPhotographsExist(t *testing.T) {
	for _, w := range productKinds {
		for _, name := range w.photos {
			if folders()[name] == "" {
				t.Errorf("%s shows %q, which does not exist", w.name, name)
			}
		}
		if w.option != "" && len(optionValues[w.option]) < 2 {
			t.Errorf("%s has no value for %q", w.name, w.option)
		}
	}
}

func TestGenerateGoesOnFromWhatIsThere(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		with, ctx := deps(d), t.Context()
		for _, total := range []int{400, 400, 700} {
			if err := Generate(ctx, with, total); err != nil {
				t.Fatal(err)
			}
			if got := countProducts(t, d); got != total {
				t.Fatalf("%d products, asked for %d", got, total)
			}
		}
	})
}

func countProducts(t *testing.T, d *db.DB) (n int) {
	t.Helper()
	if err := d.QueryRow(t.Context(), `SELECT COUNT(*) FROM products WHERE status <> 'draft'`).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// TestGenerateAtScale tells how long a large market takes: RR_DEMO_PRODUCTS=100000 go test -run AtScale -v.
func TestGenerateAtScale(t *testing.T) {
	total, err := strconv.Atoi(os.Getenv("RR_DEMO_PRODUCTS"))
	if err != nil {
		t.Skip("RR_DEMO_PRODUCTS names no number of products")
	}
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		start := time.Now()
		if err := Generate(t.Context(), deps(d), total); err != nil {
			t.Fatal(err)
		}
		t.Logf("%d products in %v", countProducts(t, d), time.Since(start).Round(time.Millisecond))
	})
}
