package searchkey_test

import (
	"strings"
	"testing"

	"rangrue/internal/kit/searchkey"
)

func TestAKeyHasOnlyPlainLettersAndDigits(t *testing.T) {
	for text, want := range map[string]string{
		"Zoé L’Écuyer-Côté": "zoelecuyercote", "RR-7KQ4-M2XD": "rr7kq4m2xd", "Cœur@Exemple.ca": "coeurexempleca",
		"(418) 555-0142": "4185550142", " … ": "", "日本": "", strings.Repeat("é", 80): strings.Repeat("e", 60),
	} {
		if got := searchkey.Of(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

func TestATypedPhoneLosesItsCountry(t *testing.T) {
	for text, want := range map[string]string{
		"+1 418 555-0142": "4185550142", "418 555-0142": "4185550142", "1a345678901": "1a345678901",
	} {
		if got := searchkey.Typed(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

func TestARangeHoldsWhatBeginsAlike(t *testing.T) {
	from, to := searchkey.Range("zo")
	for key, in := range map[string]bool{
		"zo": true, "zoe": true, "zozzzz": true, "zo" + strings.Repeat("z", 58): true, "zn": false, "zp": false,
	} {
		if got := from <= key && key <= to; got != in {
			t.Errorf("%q: %v", key, got)
		}
	}
}
