package demo

import (
	"html"
	"regexp"
	"strings"
)

const noBreak = "\u00a0"

// spacing writes what a plain keyboard leaves out: the curved apostrophe, and the spaces that must not end a line.
var spacing = strings.NewReplacer(
	"'", "’", "« ", "«"+noBreak, " »", noBreak+"»", " :", noBreak+":", " $", noBreak+"$", " %", noBreak+"%",
	" °C", noBreak+"°C", " × ", noBreak+"×"+noBreak,
)

var (
	thousands = regexp.MustCompile(`(\d) (\d{3})\b`)
	measures  = regexp.MustCompile(`(\d) (ml|L|g|kg|mm|cm|m|po|W|V)\b`)
)

// compose sets a French text the way Quebec prints it. The data files are typed with a plain keyboard, so that anyone
// can correct them without hunting for signs that cannot be seen.
func compose(typed string) string {
	s := spacing.Replace(typed)
	s = thousands.ReplaceAllString(s, "$1"+noBreak+"$2")
	return measures.ReplaceAllString(s, "$1"+noBreak+"$2")
}

// paragraphs sets texts as HTML paragraphs.
func paragraphs(typed []string) string {
	var b strings.Builder
	for _, p := range typed {
		b.WriteString("<p>" + html.EscapeString(compose(p)) + "</p>")
	}
	return b.String()
}
