package content

import (
	"bytes"
	"fmt"
	"html"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"github.com/microcosm-cc/bluemonday"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"rangrue/internal/kit/richtext"
	"rangrue/internal/kit/slug"
)

// markdown reads tables and {#anchors} besides the common marks; raw HTML is left out by the writer.
var markdown = sync.OnceValue(func() goldmark.Markdown {
	return goldmark.New(
		goldmark.WithExtensions(extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignNone)),
			extension.Strikethrough),
		goldmark.WithParserOptions(parser.WithAutoHeadingID(), parser.WithHeadingAttribute()),
	)
})

// policy lets through what our texts are made of: no style, no class, no script, no frame. A text of the content
// service follows the same rule.
var policy = sync.OnceValue(func() *bluemonday.Policy {
	p := bluemonday.NewPolicy()
	p.AllowElements("p", "br", "hr", "strong", "em", "b", "i", "u", "del", "s", "sup", "sub", "code", "pre",
		"blockquote", "ul", "ol", "li",
		"h2", "h3", "h4", "table", "thead", "tbody", "tr", "th", "td", "figure", "figcaption")
	p.AllowAttrs("id").Matching(regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)).OnElements("h2", "h3", "h4")
	p.AllowAttrs("start").Matching(bluemonday.Integer).OnElements("ol")
	p.AllowAttrs("href").OnElements("a")
	p.AllowAttrs("src", "alt").OnElements("img")
	p.AllowAttrs("width", "height").Matching(bluemonday.Integer).OnElements("img")
	p.AllowAttrs("loading").Matching(regexp.MustCompile(`^lazy$`)).OnElements("img")
	p.AllowURLSchemes("https", "http", "mailto", "tel")
	p.AllowRelativeURLs(true)
	p.RequireNoFollowOnLinks(false)
	p.RequireNoReferrerOnFullyQualifiedLinks(true)
	return p
})

// Clean returns the part of an HTML text that a page may show.
func Clean(text string) string { return strings.TrimSpace(policy().Sanitize(text)) }

// Render turns Markdown into clean HTML and lists its sections. Headings start at the second level: the first is the
// page's own.
func Render(source []byte) (clean string, sections []Section, err error) {
	root := parse(source)
	clean, err = write(root, source)
	return clean, sectionsOf(root, source), err
}

func parse(source []byte) ast.Node {
	root := markdown().Parser().Parse(text.NewReader(source),
		parser.WithContext(parser.NewContext(parser.WithIDs(&anchors{}))))
	for n := root.FirstChild(); n != nil; n = n.NextSibling() {
		if h, ok := n.(*ast.Heading); ok {
			h.Level = min(max(h.Level, 2), 4)
		}
	}
	return root
}

func write(node ast.Node, source []byte) (string, error) {
	var out bytes.Buffer
	if err := markdown().Renderer().Render(&out, source, node); err != nil {
		return "", fmt.Errorf("content: write a text: %w", err)
	}
	return Clean(out.String()), nil
}

func sectionsOf(root ast.Node, source []byte) []Section {
	sections := []Section{}
	for n := root.FirstChild(); n != nil; n = n.NextSibling() {
		if h, ok := n.(*ast.Heading); ok && h.Level == 2 {
			sections = append(sections, Section{ID: anchorOf(h), Title: words(h, source)})
		}
	}
	return sections
}

func anchorOf(h *ast.Heading) string {
	id, _ := h.AttributeString("id")
	raw, _ := id.([]byte)
	return string(raw)
}

// words are the words of a node, without its marks.
func words(node ast.Node, source []byte) string {
	var out bytes.Buffer
	for n := node.FirstChild(); n != nil; n = n.NextSibling() {
		_ = markdown().Renderer().Render(&out, source, n) // to memory
	}
	return Words(Clean(out.String()))
}

var tag = regexp.MustCompile(`<[^>]*>`)

// Words is a line of clean HTML without its marks. Unlike richtext.Plain it puts no space where one stood, since marks
// stand inside words here.
func Words(clean string) string { return html.UnescapeString(tag.ReplaceAllString(clean, "")) }

// anchors names headings as every other address is named: combien-coute-la-livraison.
type anchors struct{ taken map[string]bool }

func (a *anchors) Generate(value []byte, _ ast.NodeKind) []byte {
	base := slug.Cut(slug.Make(string(value)), 60)
	if base == "" {
		base = "section"
	}
	name := base
	for n := 2; a.taken[name]; n++ {
		name = base + "-" + strconv.Itoa(n)
	}
	a.Put([]byte(name))
	return []byte(name)
}

func (a *anchors) Put(value []byte) {
	if a.taken == nil {
		a.taken = map[string]bool{}
	}
	a.taken[string(value)] = true
}

// CountWords tells how long a text takes to read.
func CountWords(clean string) (n int) {
	for _, word := range strings.Fields(richtext.Plain(clean)) {
		if strings.ContainsFunc(word, unicode.IsLetter) || strings.ContainsFunc(word, unicode.IsDigit) {
			n++
		}
	}
	return n
}
