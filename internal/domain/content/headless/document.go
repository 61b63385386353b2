package headless

import (
	"encoding/json"
	"html"
	"strconv"
	"strings"

	"rangrue/internal/domain/content"
	"rangrue/internal/kit/slug"
)

// node is a piece of a rich text document.
type node struct {
	Type    string `json:"nodeType"`
	Value   string `json:"value"`
	Content []node `json:"content"`
	Marks   []struct {
		Type string `json:"type"`
	} `json:"marks"`
	Data struct {
		URI    string          `json:"uri"`
		Target json.RawMessage `json:"target"`
	} `json:"data"`
}

// elements are the pieces that are one element around their content. Headings stand one level lower than their author
// wrote them at most: the first level is the page's own.
var elements = map[string]string{
	"paragraph": "p", "heading-1": "h2", "heading-2": "h2", "heading-3": "h3", "heading-4": "h4", "heading-5": "h4",
	"heading-6":      "h4",
	"unordered-list": "ul", "ordered-list": "ol", "list-item": "li", "blockquote": "blockquote",
	"table": "table", "table-row": "tr", "table-cell": "td", "table-header-cell": "th",
}

var marks = map[string]string{
	"bold": "strong", "italic": "em", "underline": "u", "code": "code", "superscript": "sup", "subscript": "sub",
	"strikethrough": "del",
}

// html writes the document as clean HTML and lists its sections.
func (n node) html(with entryList) (string, []content.Section) {
	w := &writer{with: with, taken: map[string]int{}, sections: []content.Section{}}
	w.children(n)
	return content.Clean(w.String()), w.sections
}

type writer struct {
	strings.Builder
	with     entryList
	taken    map[string]int
	sections []content.Section
}

func (w *writer) children(n node) {
	for _, child := range n.Content {
		w.node(child)
	}
}

func (w *writer) node(n node) {
	switch element := elements[n.Type]; {
	case n.Type == "text":
		w.text(n)
	case element != "" && strings.HasPrefix(n.Type, "heading-"):
		w.heading(n, element)
	case element != "":
		w.around(n, "<"+element+">", "</"+element+">")
	case n.Type == "hr":
		w.WriteString("<hr>")
	case n.Type == "hyperlink":
		w.around(n, `<a href="`+html.EscapeString(n.Data.URI)+`">`, "</a>")
	case n.Type == "entry-hyperlink":
		w.linked(n)
	case n.Type == "asset-hyperlink":
		if file, ok := w.with.asset(n.Data.Target); ok {
			w.around(n, `<a href="`+html.EscapeString(file.picture().File)+`">`, "</a>")
		} else {
			w.children(n)
		}
	case n.Type == "embedded-asset-block":
		w.image(n)
	default: // what we do not know is read through
		w.children(n)
	}
}

func (w *writer) around(n node, before, after string) {
	w.WriteString(before)
	w.children(n)
	w.WriteString(after)
}

func (w *writer) text(n node) {
	var before, after string
	for _, m := range n.Marks {
		if element := marks[m.Type]; element != "" {
			before, after = before+"<"+element+">", "</"+element+">"+after
		}
	}
	w.WriteString(before + strings.ReplaceAll(html.EscapeString(n.Value), "\n", "<br>") + after)
}

func (w *writer) heading(n node, element string) {
	inner := &writer{with: w.with, taken: w.taken}
	inner.children(n)
	title := strings.TrimSpace(content.Words(content.Clean(inner.String())))
	id := slug.Cut(slug.Make(title), 60)
	if id == "" {
		return // a heading without words is none
	}
	if w.taken[id]++; w.taken[id] > 1 {
		id += "-" + strconv.Itoa(w.taken[id])
	}
	if element == "h2" {
		w.sections = append(w.sections, content.Section{ID: id, Title: title})
	}
	w.WriteString("<" + element + ` id="` + id + `">` + inner.String() + "</" + element + ">")
}

// linked leads to another article of the blog; a link to anything else keeps its words alone.
func (w *writer) linked(n node) {
	target, ok := w.with.entry(n.Data.Target)
	if name := target.text("slug"); ok && slug.Valid(name) {
		w.around(n, `<a href="`+content.ArticlePath(name)+`">`, "</a>")
		return
	}
	w.children(n)
}

func (w *writer) image(n node) {
	file, ok := w.with.asset(n.Data.Target)
	if !ok {
		return
	}
	p := file.picture()
	w.WriteString(`<figure><img src="` + html.EscapeString(p.File) + `" alt="` + html.EscapeString(p.Alt) +
		`" loading="lazy"`)
	if p.Width > 0 && p.Height > 0 {
		w.WriteString(` width="` + strconv.Itoa(p.Width) + `" height="` + strconv.Itoa(p.Height) + `"`)
	}
	w.WriteString("></figure>")
}
