package backup_test

import (
	"slices"
	"testing"
	"time"

	"rangrue/internal/kit/backup"
)

func TestWhatIsKept(t *testing.T) {
	now := time.Date(2026, 11, 17, 12, 30, 0, 0, time.UTC)
	var names []string
	for hours := range 24 * 60 { // one an hour for sixty days
		names = append(names, backup.Name(now.Add(-time.Duration(hours)*time.Hour)))
	}
	keep, err := backup.ReadKeep("7d,4w")
	if err != nil {
		t.Fatal(err)
	}
	dropped := keep.Drop(append(names, "notes.txt"), now)
	var kept []string
	for _, name := range names {
		if !slices.Contains(dropped, name) {
			kept = append(kept, name)
		}
	}
	// 24 of the last day, 6 more days, and the last of two more weeks: that of a third is among the days.
	if len(kept) != 24+6+3 || slices.Contains(dropped, "notes.txt") {
		t.Errorf("%d are kept: %v", len(kept), kept)
	}
	if again := keep.Drop(kept, now); len(again) != 0 {
		t.Errorf("then %v are dropped", again)
	}
}

func TestTheLastArchiveStaysHoweverOld(t *testing.T) {
	old := backup.Name(time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC))
	if dropped := (backup.Keep{Days: 7}).Drop([]string{old}, time.Now()); len(dropped) != 0 {
		t.Errorf("%v was dropped", dropped)
	}
}

func TestARuleThatCannotBeRead(t *testing.T) {
	for _, text := range []string{"", "7", "d", "0d", "7d,", "7j", "-1w", "7d 4w"} {
		if k, err := backup.ReadKeep(text); err == nil {
			t.Errorf("%q is %+v", text, k)
		}
	}
}
