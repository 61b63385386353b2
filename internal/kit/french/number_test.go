package french_test

import (
	"testing"

	"rangrue/internal/kit/french"
)

func TestNumber(t *testing.T) {
	for n, want := range map[int64]string{
		0: "0", 999: "999", 1000: "1\u00a0000", -4500: "-4\u00a0500", -100: "-100", 1_000_000: "1\u00a0000\u00a0000",
	} {
		if got := french.Number(n); got != want {
			t.Errorf("Number(%d) = %q; want %q", n, got, want)
		}
	}
}
