package content

import (
	"bytes"
	"errors"
	"fmt"
	"time"

	"go.yaml.in/yaml/v3"
)

// front is what stands between the two lines of dashes at the top of a text, in its editors' language.
type front struct {
	Title       string   `yaml:"titre"`
	Description string   `yaml:"description"`
	Updated     string   `yaml:"misAJour"`
	ToReview    bool     `yaml:"aReviser"`
	Draft       bool     `yaml:"brouillon"` // not shown; also how a text of the program is taken away
	Blocks      []Block  `yaml:"blocs"`
	Author      string   `yaml:"auteur"`
	Date        string   `yaml:"date"`
	Image       string   `yaml:"image"`
	ImageAlt    string   `yaml:"imageAlt"`
	Tags        []string `yaml:"etiquettes"`
	Source      string   `yaml:"source"`
	URL         string   `yaml:"url"`
	External    bool     `yaml:"lienExterne"`
	Name        string   `yaml:"nom"`
	Role        string   `yaml:"role"`
	Photo       string   `yaml:"photo"`
	Order       int      `yaml:"ordre"`
	Value       int      `yaml:"valeur"`

	Items []prizeItem `yaml:"lots"`
}

var dashes = []byte("---")

// readFront takes a text apart. A name it does not know is an error: a typing error must not pass in silence.
func readFront(text []byte) (f front, body []byte, err error) {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	opening, rest, found := bytes.Cut(text, []byte("\n"))
	if !found || !bytes.Equal(bytes.TrimSpace(opening), dashes) {
		return f, nil, errors.New("the text does not begin with ---")
	}
	head, body, found := bytes.Cut(rest, []byte("\n---\n"))
	if !found {
		if head, found = bytes.CutSuffix(rest, []byte("\n---")); !found {
			return f, nil, errors.New("no second --- ends what stands at the top")
		}
		body = nil
	}
	decoder := yaml.NewDecoder(bytes.NewReader(head))
	decoder.KnownFields(true)
	if err := decoder.Decode(&f); err != nil {
		return f, nil, fmt.Errorf("the top of the text: %w", err)
	}
	for name, day := range map[string]string{"date": f.Date, "misAJour": f.Updated} {
		if _, err := time.Parse(time.DateOnly, day); day != "" && err != nil {
			return f, nil, fmt.Errorf("%s: %q is not a day such as 2026-11-15", name, day)
		}
	}
	return f, body, nil
}

// fill replaces the variables of every line of words.
func (f *front) fill(v variables) error {
	lines := []*string{&f.Title, &f.Description, &f.ImageAlt, &f.Author, &f.Source, &f.URL, &f.Name, &f.Role}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		lines = append(lines, &b.Title, &b.Subtitle, &b.Description, &b.ActionLabel, &b.URI)
		for j := range b.Children {
			lines = append(lines, &b.Children[j].Title, &b.Children[j].URI)
		}
	}
	for i := range f.Items {
		lines = append(lines, &f.Items[i].Name, &f.Items[i].Text)
	}
	for _, line := range lines {
		filled, err := v.fill(*line, plainly)
		if err != nil {
			return err
		}
		*line = filled
	}
	return nil
}
