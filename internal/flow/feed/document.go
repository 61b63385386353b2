package feed

import (
	"bufio"
	"encoding/xml"
	"strings"
	"unicode/utf8"
)

// document is a feed on its way out. Its first failure sticks and shows at its flush.
type document struct{ *bufio.Writer }

func (d *document) text(s string) { _, _ = d.WriteString(s) }

// escaped writes a text that may hold anything.
func (d *document) escaped(s string) {
	if plain(s) {
		d.text(s)
		return
	}
	_ = xml.EscapeText(d, []byte(s))
}

// plain tells whether a text needs no escape, as most do.
func plain(s string) bool {
	for i := range len(s) {
		switch c := s[i]; {
		case c < ' ', c == '<', c == '>', c == '&', c == '"', c == '\'':
			return false
		case c == 0xef: // begins the few letters that XML forbids
			return false
		}
	}
	return utf8.ValidString(s)
}

// element writes a tag around a text, unless it is empty.
func (d *document) element(name, text string) {
	if text == "" {
		return
	}
	d.text("<" + name + ">")
	d.escaped(text)
	d.text("</" + name + ">\n")
}

// channel opens an RSS document. namespace may be empty.
func (d *document) channel(namespace, title, link, description string) {
	d.text(xml.Header)
	d.text(`<rss version="2.0"` + namespace + ">\n<channel>\n")
	d.element("title", title)
	d.element("link", link)
	d.element("description", description)
}

func (d *document) close() { d.text("</channel>\n</rss>\n") }

// cut shortens a text to at most some letters, between words when it can.
func cut(text string, most int) string {
	if len(text) <= most || utf8.RuneCountInString(text) <= most {
		return text
	}
	short := string([]rune(text)[:most-1])
	if at := strings.LastIndexByte(short, ' '); at > len(short)/2 {
		short = short[:at]
	}
	return short + "…"
}
