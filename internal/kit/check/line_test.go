package check_test

import (
	"testing"

	"rangrue/internal/kit/check"
)

func TestALineKeepsItsNoBreakSpacesAndLosesTheOthers(t *testing.T) {
	for typed, want := range map[string]string{
		"  Miel   de\ttrèfle,\n500\u00a0g ":      "Miel de trèfle, 500\u00a0g",
		"\u00a0«\u00a0Nuit blanche\u00a0»\u00a0": "«\u00a0Nuit blanche\u00a0»",
		" \u00a0 ":                     "",
		"Tasse\x1b[31m\x7f\u0085bleue": "Tasse [31m bleue",
	} {
		if got := check.Line(typed); got != want {
			t.Errorf("Line(%q) = %q, want %q", typed, got, want)
		}
	}
}
