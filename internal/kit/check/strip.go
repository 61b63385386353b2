package check

import (
	"strings"

	"golang.org/x/net/html"
)

// maxPasses bounds the work on a text made of tags within tags; no honest text needs more than two.
const maxPasses = 8

// Strip removes HTML tags, comments and the contents of scripts and styles from a text to be kept as plain text.
// Entities stay as they were typed: the screen that shows the text escapes it. "a < b" is not a tag and stays.
func Strip(text string) string {
	// Removing a tag can join its neighbours into a new one ("<<b>script>"), so go on until nothing changes.
	for range maxPasses {
		if !strings.Contains(text, "<") {
			return text
		}
		stripped := stripOnce(text)
		if stripped == text {
			return text
		}
		text = stripped
	}
	return strings.ReplaceAll(text, "<", "")
}

func stripOnce(text string) string {
	var kept strings.Builder
	hidden := "" // the script or style element whose content is being dropped
	tokens := html.NewTokenizer(strings.NewReader(text))
	for {
		switch tokens.Next() {
		case html.ErrorToken:
			return kept.String()
		case html.TextToken:
			if hidden == "" {
				kept.Write(tokens.Raw())
			}
		case html.StartTagToken:
			if name, _ := tokens.TagName(); hidden == "" && (string(name) == "script" || string(name) == "style") {
				hidden = string(name)
			}
		case html.EndTagToken:
			if name, _ := tokens.TagName(); string(name) == hidden {
				hidden = ""
			}
		}
	}
}
