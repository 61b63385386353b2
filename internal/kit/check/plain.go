package check

import "strings"

// Plain makes a text that someone typed into plain text worth keeping: no tag, no control character but line breaks,
// one blank line at most, nothing around it.
func Plain(text string) string {
	text = strings.ReplaceAll(Strip(text), "\r\n", "\n")
	text = strings.Map(func(r rune) rune {
		if (r < ' ' && r != '\n') || r == 0x7f {
			return -1
		}
		return r
	}, strings.ReplaceAll(text, "\t", " "))
	for strings.Contains(text, "\n\n\n") {
		text = strings.ReplaceAll(text, "\n\n\n", "\n\n")
	}
	return strings.TrimSpace(text)
}
