package check_test

import (
	"testing"

	"rangrue/internal/kit/check"
)

func TestPlainLeavesOnlyText(t *testing.T) {
	for typed, want := range map[string]string{
		"  Bonjour\r\n\r\n\r\n\r\nMaude\t!  ":      "Bonjour\n\nMaude !",
		"<b>Merci</b><script>x()</script>\x00\x7f": "Merci",
		"3 < 5": "3 < 5",
		" \n ":  "",
	} {
		if got := check.Plain(typed); got != want {
			t.Errorf("Plain(%q) = %q; want %q", typed, got, want)
		}
	}
}
