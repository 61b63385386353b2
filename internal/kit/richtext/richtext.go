// Package richtext makes text written by strangers safe to show. It keeps the few tags a description needs and drops
// every other one; it never decides how long or how good a text must be.
package richtext

import (
	"html"
	"strings"
	"sync"

	"github.com/microcosm-cc/bluemonday"
)

// policy allows paragraphs, lists, emphasis, small headings and links to the web. No style, no class, no picture: a
// description must not be able to imitate the page around it nor to load anything from elsewhere.
var policy = sync.OnceValue(func() *bluemonday.Policy {
	p := bluemonday.NewPolicy()
	p.AllowElements("p", "br", "strong", "b", "em", "i", "ul", "ol", "li", "h3", "h4", "blockquote")
	p.AllowAttrs("href").OnElements("a")
	p.AllowURLSchemes("https", "http", "mailto")
	p.AllowRelativeURLs(true)
	p.RequireNoFollowOnLinks(true)
	p.RequireNoReferrerOnLinks(true)
	return p
})

// Clean returns the safe part of an HTML text. Text without any tag comes back as it is, escaped.
func Clean(text string) string {
	text = strings.TrimSpace(text)
	if text == "" {
		return ""
	}
	return policy().Sanitize(text)
}

// Plain returns the words of a text that went through [Clean], with a space where a tag stood: for search, for a
// meta description, for a message. It is made for speed and trusts its input to be well formed.
func Plain(clean string) string {
	if !strings.ContainsAny(clean, "<&") {
		return clean
	}
	var b strings.Builder
	b.Grow(len(clean))
	for {
		open := strings.IndexByte(clean, '<')
		if open < 0 {
			b.WriteString(clean)
			break
		}
		b.WriteString(clean[:open])
		end := strings.IndexByte(clean[open:], '>')
		if end < 0 {
			break
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		clean = clean[open+end+1:]
	}
	text := b.String()
	if strings.IndexByte(text, '&') >= 0 {
		text = html.UnescapeString(text)
	}
	return strings.TrimSpace(text)
}

// Line is [Plain] on one line, without the space that a tag leaves before a full stop or a comma.
func Line(clean string) string {
	line := strings.Join(strings.Fields(Plain(clean)), " ")
	return strings.NewReplacer(" .", ".", " ,", ",").Replace(line)
}
