package check_test

import (
	"testing"

	"rangrue/internal/kit/check"
)

// A postal code or phone number that is taken is shown in one form, which is taken too.
func FuzzWhatIsShownIsTaken(f *testing.F) {
	for _, text := range []string{"G5L 1A1", "g5l1a1", " G5L-1A1", "418 555-0142", "(418) 555-0142", "é", ""} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if shown := check.ShowPostal(text); check.Postal("p", text) == nil && check.Postal("p", shown) != nil {
			t.Errorf("the postal code %q is shown as %q, which is refused", text, shown)
		}
		for _, province := range []string{"QC", "ON", "NT", "??"} {
			_ = check.PostalIn("p", text, province)
		}
		if shown := check.ShowPhone(text); text != "" && check.Phone("p", text) == nil && shown == "" {
			t.Errorf("the number %q is not shown", text)
		}
		if line := check.Line(text); check.Line(line) != line {
			t.Errorf("Line(%q) = %q, then %q", text, line, check.Line(line))
		}
	})
}
