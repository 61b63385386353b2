package mail

import (
	"strings"
	"unicode/utf8"
)

func (h Heading) plain(func(string) string) string {
	return string(h) + "\n" + strings.Repeat("=", min(utf8.RuneCountInString(string(h)), 60))
}

func (p Paragraph) plain(func(string) string) string { return string(p) }

func (b Button) plain(link func(string) string) string { return b.Label + "\u00a0:\n" + link(b.URL) }

func (n Note) plain(func(string) string) string {
	return "| " + strings.ReplaceAll(string(n), "\n", "\n| ")
}

func (t Table) plain(func(string) string) string {
	var out strings.Builder
	for _, line := range t.Lines {
		out.WriteString("- " + line.Label + amount(line) + "\n")
		if line.Detail != "" {
			out.WriteString("  " + line.Detail + "\n")
		}
	}
	for _, total := range t.Totals {
		out.WriteString(total.Label + amount(total) + "\n")
	}
	return strings.TrimRight(out.String(), "\n")
}

func amount(line Line) string {
	if line.Amount == "" {
		return ""
	}
	return "\u00a0: " + line.Amount
}

func plainText(brand Brand, content Content, link func(string) string) string {
	parts := make([]string, 0, len(content.Blocks)+1)
	for _, b := range content.Blocks {
		parts = append(parts, b.plain(link))
	}
	foot := []string{"-- ", brand.Name + " — " + link("/")}
	if content.Reason != "" {
		foot = append(foot, content.Reason)
	}
	if content.Unsubscribe != "" {
		foot = append(foot, "Se désabonner\u00a0: "+content.Unsubscribe)
	}
	if brand.Contact != "" {
		foot = append(foot, "Une question? Écrivez-nous\u00a0: "+brand.Contact)
	}
	if brand.Postal != "" {
		foot = append(foot, brand.Postal)
	}
	return strings.Join(append(parts, strings.Join(foot, "\n")), "\n\n") + "\n"
}
