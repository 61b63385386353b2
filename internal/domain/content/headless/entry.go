package headless

import (
	"cmp"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"rangrue/internal/domain/content"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/slug"
)

// The specification names one field of an entry, its slug. Each other thing is looked for under the names that editors
// commonly give it, in French and in English.
var (
	titles       = []string{"title", "titre"}
	descriptions = []string{"description", "excerpt", "summary", "resume", "extrait"}
	authors      = []string{"author", "auteur"}
	dates        = []string{"date", "publishDate", "publishedAt", "datePublication"}
	bodies       = []string{"body", "content", "contenu", "corps", "texte"}
	images       = []string{"image", "heroImage", "coverImage", "photo"}
	tags         = []string{"tags", "etiquettes"}
	sources      = []string{"source"}
	addresses    = []string{"externalUrl", "url", "lien"}
	personNames  = []string{"name", "nom", "title", "titre"}
)

var errShape = errors.New("an article needs a title, a slug and a text")

// read makes an article of an entry, with the files and entries that came along.
func read(e entry, with entryList) (content.Article, error) {
	a := content.Article{
		Slug: e.text("slug"), Title: e.text(titles...), Description: e.text(descriptions...), Author: e.person(with,
			authors...),
		Date: day(cmp.Or(e.text(dates...), e.Sys.CreatedAt)), Updated: day(e.Sys.UpdatedAt), Source: e.text(sources...),
		Tags:  e.list(tags...),
		Image: e.picture(with, images...),
	}
	if elsewhere := e.text(addresses...); strings.HasPrefix(elsewhere, "https://") || strings.HasPrefix(elsewhere,
		"http://") {
		a.URL, a.External = elsewhere, true
	}
	html, sections, err := e.body(with)
	if err != nil {
		return a, err
	}
	if a.Title == "" || !slug.Valid(a.Slug) || (html == "" && a.URL == "") {
		return a, errShape
	}
	a.HTML, a.Sections, a.Words = html, sections, content.CountWords(html)
	return a, nil
}

// body is the text of an entry: Markdown when it is words, rich text when it is a document.
func (e entry) body(with entryList) (html string, sections []content.Section, err error) {
	for _, name := range bodies {
		raw, ok := e.Fields[name]
		if !ok {
			continue
		}
		var markdown string
		if json.Unmarshal(raw, &markdown) == nil {
			return content.Render([]byte(markdown))
		}
		var document node
		if err := json.Unmarshal(raw, &document); err != nil {
			return "", nil, err
		}
		html, sections = document.html(with)
		return html, sections, nil
	}
	return "", []content.Section{}, nil
}

// text is the first of the named fields that holds words.
func (e entry) text(names ...string) string {
	for _, name := range names {
		var words string
		if json.Unmarshal(e.Fields[name], &words) == nil && strings.TrimSpace(words) != "" {
			return strings.TrimSpace(words)
		}
	}
	return ""
}

func (e entry) list(names ...string) []string {
	for _, name := range names {
		var words []string
		if json.Unmarshal(e.Fields[name], &words) == nil && len(words) > 0 {
			return words
		}
	}
	return nil
}

// person is a name, or the name of the entry that is linked to.
func (e entry) person(with entryList, names ...string) string {
	if name := e.text(names...); name != "" {
		return name
	}
	for _, name := range names {
		if linked, ok := with.entry(e.Fields[name]); ok {
			return linked.text(personNames...)
		}
	}
	return ""
}

func (e entry) picture(with entryList, names ...string) picture.Picture {
	for _, name := range names {
		if file, ok := with.asset(e.Fields[name]); ok {
			return file.picture()
		}
	}
	return picture.Picture{}
}

// picture shows a file; the service gives addresses without a scheme.
func (a asset) picture() picture.Picture {
	address := a.Fields.File.URL
	if strings.HasPrefix(address, "//") {
		address = "https:" + address
	}
	size := a.Fields.File.Details.Image
	return picture.Picture{File: address, Width: size.Width, Height: size.Height, Alt: cmp.Or(a.Fields.Description,
		a.Fields.Title)}
}

func (w entryList) asset(raw json.RawMessage) (asset, bool) {
	var to link
	if json.Unmarshal(raw, &to) != nil {
		return asset{}, false
	}
	i := slices.IndexFunc(w.Includes.Asset, func(a asset) bool {
		return a.Sys.ID == to.Sys.ID &&
			to.Sys.LinkType == "Asset"
	})
	if i < 0 || w.Includes.Asset[i].Fields.File.URL == "" {
		return asset{}, false
	}
	return w.Includes.Asset[i], true
}

func (w entryList) entry(raw json.RawMessage) (entry, bool) {
	var to link
	if json.Unmarshal(raw, &to) != nil || to.Sys.LinkType != "Entry" {
		return entry{}, false
	}
	all := slices.Concat(w.Includes.Entry, w.Items)
	i := slices.IndexFunc(all, func(e entry) bool { return e.Sys.ID == to.Sys.ID })
	if i < 0 {
		return entry{}, false
	}
	return all[i], true
}

// day is the day of a moment such as 2026-11-15T09:00-05:00.
func day(moment string) string {
	if len(moment) < len("2026-11-15") {
		return ""
	}
	return moment[:len("2026-11-15")]
}

func newestFirst(all []content.Article) {
	slices.SortStableFunc(all, func(a, b content.Article) int { return cmp.Compare(b.Date, a.Date) })
}
