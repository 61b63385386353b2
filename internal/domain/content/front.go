package content

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"go.yaml.in/yaml/v3"

	"rangrue/internal/kit/problem"
)

// Fields are what stands between the two lines of dashes at the top of a text, in its editors' language. Which of them
// a text has depends on its kind.
type Fields struct {
	Title       string   `yaml:"titre,omitempty" json:"title,omitempty" maxLength:"300"`
	Description string   `yaml:"description,omitempty" json:"description,omitempty" maxLength:"1000"`
	Updated     string   `yaml:"misAJour,omitempty" json:"updated,omitempty" doc:"Day; of a file only"`
	ToReview    bool     `yaml:"aReviser,omitempty" json:"toReview,omitempty"`
	Draft       bool     `yaml:"brouillon,omitempty" json:"hidden,omitempty" doc:"Not shown to anyone"`
	Author      string   `yaml:"auteur,omitempty" json:"author,omitempty" maxLength:"200"`
	Date        string   `yaml:"date,omitempty" json:"date,omitempty" doc:"Day, 2026-11-15"`
	Image       string   `yaml:"image,omitempty" json:"image,omitempty" maxLength:"500"`
	ImageAlt    string   `yaml:"imageAlt,omitempty" json:"imageAlt,omitempty" maxLength:"500"`
	Tags        []string `yaml:"etiquettes,omitempty" json:"tags,omitempty" maxItems:"20"`
	Source      string   `yaml:"source,omitempty" json:"source,omitempty" maxLength:"200"`
	URL         string   `yaml:"url,omitempty" json:"url,omitempty" maxLength:"500"`
	External    bool     `yaml:"lienExterne,omitempty" json:"external,omitempty"`
	Name        string   `yaml:"nom,omitempty" json:"name,omitempty" maxLength:"200"`
	Role        string   `yaml:"role,omitempty" json:"role,omitempty" maxLength:"200"`
	Photo       string   `yaml:"photo,omitempty" json:"photo,omitempty" maxLength:"500"`
	Order       int      `yaml:"ordre,omitempty" json:"order,omitempty"`
	Value       int      `yaml:"valeur,omitempty" json:"value,omitempty" doc:"Of each prize, in dollars"`

	Blocks []Block     `yaml:"blocs,omitempty" json:"blocks,omitempty" maxItems:"20"`
	Items  []PrizeItem `yaml:"lots,omitempty" json:"items,omitempty" maxItems:"20"`
}

var dashes = []byte("---")

// readFront takes a text apart. A name it does not know is an error: a typing error must not pass in silence.
func readFront(text []byte) (f Fields, body []byte, err error) {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	opening, rest, found := bytes.Cut(text, []byte("\n"))
	if !found || !bytes.Equal(bytes.TrimSpace(opening), dashes) {
		return f, nil, flawed("Le texte ne commence pas par ---.", "the text does not begin with ---")
	}
	head, body, found := bytes.Cut(rest, []byte("\n---\n"))
	if !found {
		if head, found = bytes.CutSuffix(rest, []byte("\n---")); !found {
			return f, nil, flawed("Aucun second --- ne ferme l’en-tête.", "no second --- ends what stands at the top")
		}
		body = nil
	}
	decoder := yaml.NewDecoder(bytes.NewReader(head))
	decoder.KnownFields(true)
	if err := decoder.Decode(&f); err != nil {
		return f, nil, fmt.Errorf("the top of the text: %w", err)
	}
	return f, body, nil
}

// checkDays refuses a text that the site could not date. Drafts are kept and opened all the same.
func (f *Fields) checkDays() error {
	for name, day := range map[string]string{"date": f.Date, "misAJour": f.Updated} {
		if _, err := time.Parse(time.DateOnly, day); day != "" && err != nil {
			return flawed(fmt.Sprintf("«\u00a0%s\u00a0» n’est pas un jour comme 2026-11-15.", day),
				fmt.Sprintf("%s: %q is not a day such as 2026-11-15", name, day))
		}
	}
	return nil
}

// fill replaces the variables of every line of words.
func (f *Fields) fill(v variables) error {
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

// write puts fields and a body together as the file of a text.
func (f Fields) write(body string) ([]byte, error) {
	var file bytes.Buffer
	file.WriteString("---\n")
	encoder := yaml.NewEncoder(&file)
	encoder.SetIndent(2)
	if err := encoder.Encode(f); err != nil {
		return nil, fmt.Errorf("content: write a text: %w", err)
	}
	file.WriteString("---\n")
	file.WriteString(strings.TrimLeft(strings.ReplaceAll(body, "\r\n", "\n"), "\n"))
	if !strings.HasSuffix(body, "\n") {
		file.WriteString("\n")
	}
	return file.Bytes(), nil
}

// flaw is what is wrong with a text, for its author.
type flaw struct{ problem.Text }

func (f flaw) Error() string { return f.EN }

func flawed(fr, en string) error { return flaw{problem.Say(fr, en)} }
