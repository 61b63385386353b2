package db_test

import (
	"slices"
	"testing"

	"rangrue/internal/kit/db"
)

func TestAColumnOfJSONGivesBackWhatItWasGiven(t *testing.T) {
	for _, kept := range [][]string{{"tasse", "« bol »"}, {}, nil} {
		var read []string
		if err := db.ReadJSON(db.JSON(kept), &read); err != nil || !slices.Equal(read, kept) {
			t.Errorf("%q came back as %q: %v", kept, read, err)
		}
	}
	untouched := []string{"tasse"}
	if err := db.ReadJSON("", &untouched); err != nil || len(untouched) != 1 {
		t.Errorf("an empty column left %q: %v", untouched, err)
	}
}
