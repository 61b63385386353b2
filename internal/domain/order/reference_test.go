package order_test

import (
	"regexp"
	"testing"

	"rangrue/internal/domain/order"
)

func TestAReferenceIsReadableAndEverySignIsAsLikely(t *testing.T) {
	shape := regexp.MustCompile(`^RR-[2346789ACDEFGHJKMNPQRTVWXY]{4}-[2346789ACDEFGHJKMNPQRTVWXY]{4}$`)
	signs := map[rune]int{}
	for range 10_000 {
		reference := order.NewReference()
		if !shape.MatchString(reference) {
			t.Fatalf("reference %q", reference)
		}
		for _, sign := range reference[3:] {
			signs[sign]++
		}
	}
	delete(signs, '-')
	for sign, count := range signs { // 80 000 signs of 26: about 3 077 each, and seven deviations are 380
		if count < 2697 || count > 3457 {
			t.Errorf("sign %q was drawn %d times; want about 3077", sign, count)
		}
	}
}

func TestAReferenceIsReadAsPeopleTypeIt(t *testing.T) {
	for _, typed := range []string{
		"RR-7KQ4-M2XD", "rr-7kq4-m2xd", "RR7KQ4M2XD", " rr 7kq4 m2xd ", "7KQ4-M2XD", "RR–7KQ4–M2XD",
	} {
		if got, ok := order.ParseReference(typed); !ok || got != "RR-7KQ4-M2XD" {
			t.Errorf("ParseReference(%q) = %q, %v", typed, got, ok)
		}
	}
	for _, typed := range []string{
		"", "RR-7KQ4-M2X", "RR-7KQ4-M2XDD", "RR-7KQ4-M2XO", "RR-7KQ4-M2X'", "QQ-7KQ4-M2XD", "ééééé",
	} {
		if got, ok := order.ParseReference(typed); ok {
			t.Errorf("ParseReference(%q) = %q; want nothing", typed, got)
		}
	}
}
