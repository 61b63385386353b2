// Package sheet knows the ways of spreadsheets with CSV files: how they write text and separate cells, and which cells
// they would run instead of showing. What the cells mean is not its business.
package sheet

import (
	"bytes"
	"regexp"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// ByteOrderMark tells spreadsheets that a file is UTF-8.
const ByteOrderMark = "\ufeff"

// Text gives the text of a file: UTF-8, else what the spreadsheets of Windows write. It is false when there is none.
func Text(data []byte) (string, bool) {
	data = bytes.TrimPrefix(data, []byte(ByteOrderMark))
	if !utf8.Valid(data) {
		decoded, err := charmap.Windows1252.NewDecoder().Bytes(data)
		if err != nil {
			return "", false
		}
		data = decoded
	}
	return string(data), bytes.IndexByte(data, 0) < 0 && len(bytes.TrimSpace(data)) > 0
}

// Comma is what separates the cells: whichever the first line has most of.
func Comma(text string) rune {
	head, _, _ := strings.Cut(text, "\n")
	best := ';'
	for _, r := range []rune{',', '\t'} {
		if strings.Count(head, string(r)) > strings.Count(head, string(best)) {
			best = r
		}
	}
	return best
}

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
