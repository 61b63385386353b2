package gazetteer_test

import (
	"testing"

	"rangrue/internal/kit/gazetteer"
)

func FuzzAPlaceIsFoundByItsOwnName(f *testing.F) {
	for _, text := range []string{"Rimouski", "ste-flavie", "G5L", "g5l 1a1", "l'isle", "\xff", "montréal nord"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		found := gazetteer.Find(text, 8)
		if len(found) > 8 {
			t.Errorf("%q finds %d places", text, len(found))
		}
		for _, place := range found {
			if len(gazetteer.Find(place.Name, 8)) == 0 {
				t.Errorf("%q finds %q, which is not found by its name", text, place.Name)
			}
		}
	})
}
