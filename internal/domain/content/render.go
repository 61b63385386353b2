package content

import (
	"cmp"
	"errors"
	"html"
	"regexp"
	"slices"
	"strings"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/problem"
)

// Rendered is a text as its page would show it.
type Rendered struct {
	Title       string    `json:"title"`
	Description string    `json:"description"`
	HTML        string    `json:"html" doc:"Clean HTML"`
	Blocks      []Block   `json:"blocks" nullable:"false"`
	Words       int       `json:"words"`
	Values      []Value   `json:"values" nullable:"false" doc:"What {{names}} of the text stand for"`
	Sections    []Section `json:"sections" nullable:"false"`
}

// Value is what {{name}} stands for.
type Value struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// render reads a text by the same code as the site's pages, whatever its author said of showing it.
func (s *Service) render(id string, w Written) (r Rendered, err error) {
	kind, name := splitID(id)
	w.Fields.Draft = false
	source, err := w.Fields.write(w.Body)
	if err != nil {
		return r, err
	}
	alone := newSnapshot(0)
	if err := s.library.place(alone, kind, name+".md", source, ""); err != nil {
		return r, refuseFlaw(err)
	}
	r = alone.rendered(kind, name)
	r.Words, r.Values = CountWords(r.HTML), s.valuesIn(string(source))
	return r, nil
}

// refuseFlaw tells the author what is wrong, at the field of the text.
func refuseFlaw(err error) error {
	var wrong flaw
	if !errors.As(err, &wrong) {
		wrong = flaw{problem.Say("Ce texte ne se lit pas.", "This text cannot be read.")}
	}
	return check.Refuse(*check.Fail("body", "unreadable", wrong.Text))
}

// rendered is the one text of a snapshot.
func (n *snapshot) rendered(kind, name string) (r Rendered) {
	switch kind {
	case "pages":
		p := n.pages[name]
		r = Rendered{Title: p.Title, Description: p.Description, HTML: p.HTML, Blocks: p.Blocks, Sections: p.Sections}
	case "faq":
		f := n.faqs[name]
		r = Rendered{Title: f.Title, Description: f.Description, HTML: f.Intro}
		for _, item := range f.Items {
			r.HTML += "<h2>" + html.EscapeString(item.Question) + "</h2>" + item.Answer
		}
	case "equipe":
		p := n.team[0]
		r = Rendered{Title: p.Name, Description: p.Role, HTML: p.HTML}
	case "concours":
		for _, item := range n.giveaways[name].Items {
			r.HTML += "<h3>" + html.EscapeString(item.Name) + "</h3><p>" + html.EscapeString(item.Text) + "</p>"
		}
	default:
		a := append(n.articles, n.press...)[0]
		r = Rendered{Title: a.Title, Description: a.Description, HTML: a.HTML, Sections: a.Sections}
	}
	return r
}

var anyName = regexp.MustCompile(`\{\{\s*(?:si\s+)?([\pL\pN]+)\s*\}\}`)

// valuesIn lists what the names of a source stand for, each once.
func (s *Service) valuesIn(source string) []Value {
	values := []Value{}
	for _, found := range anyName.FindAllStringSubmatch(source, -1) {
		name := found[1]
		value, known := s.library.variables[name]
		if known && !slices.ContainsFunc(values, func(v Value) bool { return v.Name == name }) {
			values = append(values, Value{Name: name, Value: value})
		}
	}
	return values
}

// comparable is the HTML that two versions of a text are compared by: its title, its description and its words.
func (r Rendered) comparable() string {
	var text strings.Builder
	text.WriteString("<h2>" + html.EscapeString(r.Title) + "</h2>")
	for _, b := range r.Blocks {
		for _, line := range []string{b.Title, b.Subtitle, b.Description, b.ActionLabel, b.URI} {
			if line != "" {
				text.WriteString("<p>" + html.EscapeString(line) + "</p>")
			}
		}
		for _, child := range b.Children {
			text.WriteString("<p>" + html.EscapeString(cmp.Or(child.Title, child.URI)) + " " +
				html.EscapeString(child.URI) + "</p>")
		}
	}
	return text.String() + r.HTML
}
