package demo

import (
	_ "embed"
	"flag"
	"net/http"
	"slices"
	"strings"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/french"
)

//go:embed testdata/queries.txt
var queriesFile string

// What must hold of each half of the queries: something meant is among the first five, and it is the first.
const (
	leastFirst     = 0.92
	leastFirstFive = 0.97
)

// half is the one whose misses are listed. Weights and synonyms are chosen with the first at hand; the second tells
// whether they hold for what nobody thought of, as long as nobody looks at it to choose.
var half = flag.Int("half", 1, "the half of testdata/queries.txt whose misses -v lists")

// searchesFindWhatWasMeant runs the queries of testdata/queries.txt.
func searchesFindWhatWasMeant(t *testing.T, mux http.Handler, products map[string]*catalog.IndexProduct) {
	scores, rank := [2]score{}, 0
	for line := range strings.Lines(queriesFile) {
		typed, wanted, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		if !answerable(products, wanted) {
			t.Errorf("%q: nothing of the market is %q", typed, wanted)
		}
		found := searched(t, mux, typed)
		at := slices.IndexFunc(found, func(slug string) bool { return meant(products[slug], wanted) })
		scores[rank%2].count(at)
		if at != 0 && rank%2+1 == *half {
			t.Logf("%q finds %v; %s is at %d", typed, found[:min(3, len(found))], wanted, at+1)
		}
		rank++
	}
	if rank < 300 {
		t.Errorf("%d queries, want at least 300", rank)
	}
	for i, s := range scores {
		t.Logf("half %d: of %d queries %d first, %d among the first five", i+1, s.all, s.first, s.five)
		if s.share(s.first) < leastFirst || s.share(s.five) < leastFirstFive {
			t.Errorf("half %d: %.3f first and %.3f among the first five, want %.2f and %.2f", i+1, s.share(s.first),
				s.share(s.five), leastFirst, leastFirstFive)
		}
	}
}

// score counts queries by where what was meant stands.
type score struct{ all, first, five int }

func (s *score) count(at int) {
	s.all++
	if at == 0 {
		s.first++
	}
	if at >= 0 && at < 5 {
		s.five++
	}
}

func (s *score) share(n int) float64 { return float64(n) / float64(s.all) }

func productsBySlug(t *testing.T, with Deps) map[string]*catalog.IndexProduct {
	t.Helper()
	products := map[string]*catalog.IndexProduct{}
	err := with.Catalog.FeedAll(t.Context(), func(p *catalog.IndexProduct) error {
		products[p.Slug] = p
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return products
}

func answerable(products map[string]*catalog.IndexProduct, wanted string) bool {
	for _, p := range products {
		if meant(p, wanted) {
			return true
		}
	}
	return false
}

// meant tells whether a product is one of those wanted, as testdata/queries.txt writes them.
func meant(p *catalog.IndexProduct, wanted string) bool {
	return slices.ContainsFunc(strings.Fields(wanted), func(choice string) bool {
		for condition := range strings.SplitSeq(choice, "+") {
			if !holds(p, condition) {
				return false
			}
		}
		return true
	})
}

func holds(p *catalog.IndexProduct, condition string) bool {
	kind, value, named := strings.Cut(condition, ":")
	in := func(text string) bool { return strings.Contains(french.Fold(text), value) }
	switch {
	case !named:
		return expected(p.Slug, condition)
	case kind == "cat":
		return slices.Contains(p.CategoryIDs, categoryID(value))
	case kind == "shop":
		return p.Shop.Slug == value
	case kind == "name":
		return in(p.Name)
	case kind == "town":
		return in(p.Shop.City)
	case kind == "region":
		return in(p.Shop.Region)
	case kind == "opt":
		return slices.ContainsFunc(p.OptionValues, in)
	}
	panic("unknown condition " + condition)
}
