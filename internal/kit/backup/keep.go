package backup

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Keep says which archives stay: all of the last day, then the last of each of so many days and of each of so many
// weeks.
type Keep struct{ Days, Weeks int }

// ReadKeep reads a rule such as 7d,4w.
func ReadKeep(text string) (k Keep, err error) {
	for part := range strings.SplitSeq(text, ",") {
		part = strings.TrimSpace(part)
		if len(part) < 2 {
			return k, errKeep(text)
		}
		n, err := strconv.Atoi(part[:len(part)-1])
		if err != nil || n < 1 || n > 1000 {
			return k, errKeep(text)
		}
		switch part[len(part)-1] {
		case 'd':
			k.Days = n
		case 'w':
			k.Weeks = n
		default:
			return k, errKeep(text)
		}
	}
	return k, nil
}

func errKeep(text string) error {
	return fmt.Errorf("%q does not say what to keep: write days and weeks, as 7d,4w", text)
}

// Name is the key of the archive of a moment.
func Name(at time.Time) string { return "rangrue-" + at.UTC().Format(nameTime) + ".age" }

const nameTime = "20060102-150405"

// ReadName is the moment of an archive.
func ReadName(name string) (time.Time, error) {
	text, ours := strings.CutPrefix(name, "rangrue-")
	text, whole := strings.CutSuffix(text, ".age")
	if !ours || !whole {
		return time.Time{}, errors.New("backup: not the name of an archive")
	}
	return time.Parse(nameTime, text)
}

// Drop returns the names that need not stay. What is not the name of an archive is left alone.
func (k Keep) Drop(names []string, now time.Time) (drop []string) {
	type archive struct {
		name string
		at   time.Time
	}
	var archives []archive
	for _, name := range names {
		if at, err := ReadName(name); err == nil {
			archives = append(archives, archive{name, at})
		}
	}
	slices.SortFunc(archives, func(a, b archive) int { return b.at.Compare(a.at) }) // the latest first
	seen := map[string]bool{}
	for n, a := range archives {
		age := now.Sub(a.at)
		year, week := a.at.ISOWeek()
		ofDay, ofWeek := a.at.Format(time.DateOnly), fmt.Sprint(year, "-", week)
		stays := n == 0 || age < 24*time.Hour ||
			!seen[ofDay] && age < time.Duration(k.Days)*24*time.Hour ||
			!seen[ofWeek] && age < time.Duration(k.Weeks)*7*24*time.Hour
		seen[ofDay], seen[ofWeek] = true, true
		if !stays {
			drop = append(drop, a.name)
		}
	}
	return drop
}
