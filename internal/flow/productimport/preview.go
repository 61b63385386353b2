package productimport

import (
	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/richtext"
)

// Preview is a product of a file as it will look.
type Preview struct {
	Line         int              `json:"line"`
	Name         string           `json:"name"`
	Text         string           `json:"text" doc:"Beginning of the description, without tags"`
	Status       catalog.Status   `json:"status" enum:"draft,published,archived"`
	Change       string           `json:"change" enum:"create,replace,none"`
	MinPrice     money.Cents      `json:"minPrice"`
	MaxPrice     money.Cents      `json:"maxPrice"`
	RegularPrice money.Cents      `json:"regularPrice" doc:"Of the first variant; zero when it has none"`
	Options      []catalog.Option `json:"options" nullable:"false"`
	Variants     int              `json:"variants"`
	Photos       int              `json:"photos" doc:"That it has, or that will be fetched"`
	Categories   int              `json:"categories"`
}

const (
	previewed   = 12  // products shown of a file
	previewText = 160 // letters of a description
)

// preview shows the first products that can be read.
func (v *verdict) preview() []Preview {
	list := []Preview{}
	for _, e := range v.entries {
		if len(list) == previewed {
			break
		}
		if len(e.problems) == 0 {
			list = append(list, e.preview())
		}
	}
	return list
}

func (e *parsedProduct) preview() Preview {
	p := Preview{
		Line: e.rows[0].line, Name: e.Name, Text: cut(richtext.Line(richtext.Clean(e.Description)), previewText),
		Status: e.Status, Change: "create", Options: append([]catalog.Option{}, e.Options...),
		Variants: len(e.Variants), Photos: max(len(e.Photos), len(e.group.photos)), Categories: len(e.CategoryIDs),
	}
	if e.old != nil {
		p.Change = "replace"
		if catalog.Same(e.old, e.Status, e.Details) {
			p.Change = "none"
		}
	}
	for i, v := range e.Variants {
		if i == 0 {
			p.MinPrice, p.RegularPrice = v.Price, v.RegularPrice
		}
		p.MinPrice, p.MaxPrice = min(p.MinPrice, v.Price), max(p.MaxPrice, v.Price)
	}
	return p
}
