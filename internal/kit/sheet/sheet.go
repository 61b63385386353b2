// Package sheet keeps the cells of a CSV file from being run by the spreadsheet that opens it. It neither reads nor
// writes files.
package sheet

import (
	"regexp"
	"strings"
)

// formula is what a spreadsheet would run instead of showing.
var formula = regexp.MustCompile(`^'*[=+\-@\t\r]`)

// Shield puts an apostrophe before what a spreadsheet would take for a formula, which makes it text.
func Shield(cell string) string {
	if formula.MatchString(cell) {
		return "'" + cell
	}
	return cell
}

// Unshield takes away the apostrophe of [Shield], so that a cell comes back as it was.
func Unshield(cell string) string {
	if strings.HasPrefix(cell, "'") && formula.MatchString(cell) {
		return cell[1:]
	}
	return cell
}

// ShieldAll shields every cell of a line, in place.
func ShieldAll(line []string) []string {
	for n := range line {
		line[n] = Shield(line[n])
	}
	return line
}
