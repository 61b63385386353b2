package slug_test

import (
	"strings"
	"testing"

	"rangrue/internal/kit/slug"
)

func TestANameInFrenchBecomesAReadableAddress(t *testing.T) {
	for name, want := range map[string]string{
		"Tasse trempée, 350 ml":            "tasse-trempee-350-ml",
		"Sirop d’érable « Trécarré »":      "sirop-d-erable-trecarre",
		"Œufs de Pâques":                   "oeufs-de-paques",
		"  L'Été à Saint-Jean!  ":          "l-ete-a-saint-jean",
		"???":                              "",
		strings.Repeat("longue-", 40):      strings.TrimSuffix(strings.Repeat("longue-", 17), "-"),
		strings.Repeat("x", 300):           strings.Repeat("x", slug.MaxLength),
		"E\u0301rable (décomposé) \u00a0$": "erable-decompose",
	} {
		if got := slug.Make(name); got != want {
			t.Errorf("Make(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestOnlyCleanSlugsAreValid(t *testing.T) {
	for s, want := range map[string]bool{
		"tasse-trempee": true, "a": true, "350-ml": true,
		"": false, "-a": false, "a-": false, "a--b": false, "Été": false, "a b": false, "a/b": false,
		strings.Repeat("x", slug.MaxLength+1): false,
	} {
		if slug.Valid(s) != want {
			t.Errorf("Valid(%q) = %v", s, !want)
		}
	}
}
