package mail

import (
	_ "embed"
	"errors"
	"fmt"
	"html/template"
	"net/url"
	"slices"
	"strings"
)

// Brand is who writes: everything in a message that names the product comes from here, and this from configuration.
type Brand struct {
	Name      string // "Rang & Rue"
	PublicURL string // "https://exemple.ca": links that begin with a slash are completed with it
	Contact   string // e-mail address for questions, shown at the foot
	Postal    string // street address; the anti-spam law wants it on messages that promote something
}

// Content is what a message says, in blocks; [Render] gives it its two forms.
type Content struct {
	Preview     string  // the line that mailboxes show beside the subject
	Blocks      []Block //
	Reason      string  // why the reader receives this, at the foot
	Unsubscribe string  // link to stop receiving such messages; empty for messages about an order or an account
}

// Block is one of [Heading], [Paragraph], [Button], [Table] and [Note].
type Block interface {
	plain(link func(string) string) string
	html(out *strings.Builder) // its links are absolute
}

// Heading opens the message or a part of it.
type Heading string

// Paragraph is running text; a line break in it is kept.
type Paragraph string

// Button leads to the one page the message is about.
type Button struct{ Label, URL string }

// Note is set apart: a condition, a delay, something to keep.
type Note string

// Table lists lines with amounts, then totals.
type Table struct {
	Lines  []Line
	Totals []Line // the last one is the strongest
}

// Line is a row of a [Table].
type Line struct{ Label, Detail, Amount string }

//go:embed message.html
var messageHTML string

// messageTemplate is the frame of a message; the blocks inside it write themselves.
var messageTemplate = template.Must(template.New("message").Parse(messageHTML))

// Render writes content as HTML (inline styles, no picture, no script: mail programs allow little else) and as plain
// text. Every link comes out absolute; one that could not is an error, since a reader could not follow it.
func Render(brand Brand, content Content) (html, text string, err error) {
	link, err := absolute(brand.PublicURL)
	if err != nil {
		return "", "", err
	}
	if content, err = complete(content, link); err != nil {
		return "", "", err
	}
	var out, blocks strings.Builder
	for _, b := range content.Blocks {
		b.html(&blocks)
	}
	err = messageTemplate.Execute(&out, struct {
		Brand   Brand
		Content Content
		Home    string
		Blocks  template.HTML
	}{brand, content, link("/"), template.HTML(blocks.String())})
	if err != nil {
		return "", "", fmt.Errorf("mail: render: %w", err)
	}
	return out.String(), plainText(brand, content, link), nil
}

// complete makes the links of content absolute, in a copy.
func complete(content Content, link func(string) string) (Content, error) {
	content.Blocks = slices.Clone(content.Blocks)
	for i, b := range content.Blocks {
		button, ok := b.(Button)
		if !ok {
			continue
		}
		if button.URL = link(button.URL); button.URL == "" {
			return content, fmt.Errorf("mail: the button %q leads nowhere", button.Label)
		}
		content.Blocks[i] = button
	}
	if content.Unsubscribe != "" {
		if content.Unsubscribe = link(content.Unsubscribe); content.Unsubscribe == "" {
			return content, errors.New("mail: the link to unsubscribe leads nowhere")
		}
	}
	return content, nil
}

// absolute returns a function that completes links of our own and lets only web addresses through.
func absolute(publicURL string) (func(string) string, error) {
	base, err := url.Parse(publicURL)
	if err != nil || base.Host == "" || (base.Scheme != "https" && base.Scheme != "http") {
		return nil, fmt.Errorf("mail: public address %q is not a web address", publicURL)
	}
	root := strings.TrimRight(publicURL, "/")
	return func(link string) string {
		if strings.HasPrefix(link, "/") && !strings.HasPrefix(link, "//") {
			return root + link
		}
		u, err := url.Parse(link)
		if err != nil || u.Host == "" || (u.Scheme != "https" && u.Scheme != "http") {
			return ""
		}
		return link
	}, nil
}

// Absolute completes a path of our own with the public address, for links outside the blocks (headers).
func Absolute(brand Brand, path string) string { return strings.TrimRight(brand.PublicURL, "/") + path }

// OneClick are the headers that make mail programs show a button to unsubscribe, which posts to a path of our own
// (RFC 8058).
func OneClick(brand Brand, path string) map[string]string {
	return map[string]string{
		"List-Unsubscribe":      "<" + Absolute(brand, path) + ">",
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	}
}
