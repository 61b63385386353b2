package check_test

import (
	"testing"

	"rangrue/internal/kit/check"
)

func TestACodeIsTheSameHoweverItIsTyped(t *testing.T) {
	for typed, want := range map[string]string{
		" tasse-5 ": "TASSE-5", "Tasse – 5": "TASSE-5", "Été\u00a0\u2011\u200b2026": "ETE-2026",
		"e\u0301te-2026": "ETE-2026", "«été»": "«ETE»", "<script>": "<SCRIPT>", "": "",
	} {
		if got := check.Code(typed); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}
