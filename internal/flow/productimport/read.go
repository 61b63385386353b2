package productimport

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strings"

	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/sheet"
)

// Limits of a file.
const (
	MaxBytes    = 32 << 20
	MaxProducts = 10_000
	MaxLines    = 60_000
	MaxColumns  = 500 // as many as a seller can be asked about
)

// ErrFile is the answer for a file that cannot be read as one of ours at all.
var ErrFile = problem.New(problem.Invalid, "import_file", problem.Say(
	"Ce fichier n’est pas un fichier CSV que nous pouvons lire.", "This file is not a CSV file that we can read."))

// Problem is something wrong in a file, shown to the seller who sent it.
type Problem struct {
	Line    int    `json:"line" doc:"Of the file, from 1; the header is line 1"`
	Column  string `json:"column" doc:"Empty when it is about the whole line"`
	Product string `json:"product" doc:"Name of the product"`
	Detail  string `json:"detail" doc:"A sentence in French"`
}

// row is a line of the file by column name; a column that the file does not have is absent.
type row struct {
	line     int
	cells    map[string]string
	headings map[string]string // of another platform's file, by our columns; nil in our own
}

// heading is how the file calls one of our columns; empty when another platform's file has no such column.
func (r row) heading(column string) string {
	if r.headings != nil {
		return r.headings[column]
	}
	return column
}

func (r row) get(column string) string { return strings.TrimSpace(r.cells[column]) }

func (r row) has(column string) bool { _, ok := r.cells[column]; return ok }

// group is the lines of one product, and what only files of other platforms say of it.
type group struct {
	rows       []row
	foreign    bool
	code       string // how its platform calls it
	named      bool   // its name is its only code
	otherCodes []string
	categories []string
	photos     []outsidePhoto
	problems   []Problem
	shared     bool // see [foreign]
}

func (g *group) first() row { return g.rows[0] }

// cutFile cuts a file into cells. What is wrong with its shape comes back as problems.
func cutFile(text string) (*table, []Problem) {
	comma := sheet.Comma(text)
	if number, found := tooWide(text, byte(comma)); found {
		return nil, []Problem{{Line: number, Detail: fmt.Sprintf(
			"La ligne a trop de cellules\u00a0: un fichier a au plus %d colonnes.", MaxColumns)}}
	}
	in := csv.NewReader(strings.NewReader(text))
	in.Comma, in.FieldsPerRecord, in.LazyQuotes = comma, -1, false
	headings, err := in.Read()
	if err != nil {
		return nil, []Problem{shapeProblem(err)}
	}
	t := newTable(headings)
	var problems []Problem
	for count := 1; ; count++ {
		record, err := in.Read()
		if errors.Is(err, io.EOF) {
			return t, problems
		}
		if err != nil {
			return t, append(problems, shapeProblem(err)) // nothing after it can be trusted
		}
		number, _ := in.FieldPos(0)
		if count > MaxLines {
			return t, append(problems, tooMany(number))
		}
		if empty(record) {
			continue
		}
		if len(record) > len(headings) {
			problems = append(problems, Problem{Line: number, Detail: fmt.Sprintf(
				"La ligne a %d cellules et l’en-tête %d. Un texte qui contient le séparateur doit être entre "+
					"guillemets.", len(record), len(headings))})
			continue
		}
		for i := range record {
			record[i] = sheet.Unshield(record[i])
		}
		t.lines = append(t.lines, line{number, record})
	}
}

// tooWide finds the first line that has more cells than a file may have columns. It is asked before lines are cut,
// since a cell takes many times the memory of its separator.
func tooWide(text string, comma byte) (line int, found bool) {
	line, quoted := 1, false
	for at, number, cells := 0, 1, 1; at < len(text); at++ {
		switch c := text[at]; {
		case c == '"':
			quoted = !quoted
		case c == '\n':
			if number++; !quoted {
				line, cells = number, 1
			}
		case c == comma && !quoted:
			if cells++; cells > MaxColumns {
				return line, true
			}
		}
	}
	return 0, false
}

func tooMany(line int) Problem {
	return Problem{Line: line, Detail: fmt.Sprintf(
		"Le fichier a trop de lignes\u00a0: au plus %d produits et %d lignes à la fois.", MaxProducts, MaxLines)}
}

// products groups the lines by product. In a file of ours a wrong heading leaves none.
func (t *table) products(source Source, chosen Choices) (groups []*group, problems []Problem) {
	if source != House {
		groups, problems = t.groups(source, chosen)
	} else {
		names, wrong := header(t.headings)
		if len(wrong) > 0 {
			return nil, wrong
		}
		for _, l := range t.lines {
			groups = join(groups, cellsOf(l, names))
		}
	}
	if len(groups) > MaxProducts {
		return groups[:MaxProducts], append(problems, tooMany(groups[MaxProducts].first().line))
	}
	return groups, problems
}

// header checks the names of the columns; capitals and spaces around them do not matter.
func header(names []string) ([]string, []Problem) {
	var problems []Problem
	seen, out := map[string]bool{}, make([]string, len(names))
	for i, typed := range names {
		name := columnName(typed)
		switch {
		case !known(name):
			problems = append(problems, Problem{Line: 1, Column: typed,
				Detail: fmt.Sprintf("La colonne «\u00a0%s\u00a0» n’existe pas.", typed)})
		case seen[name]:
			problems = append(problems, Problem{Line: 1, Column: typed,
				Detail: fmt.Sprintf("La colonne «\u00a0%s\u00a0» est là deux fois.", typed)})
		}
		seen[name], out[i] = true, name
	}
	if !seen[colName] && !seen[colProduct] && problems == nil {
		problems = append(problems, Problem{Line: 1, Column: colName,
			Detail: "Le fichier doit avoir une colonne «\u00a0nom\u00a0» ou «\u00a0produit\u00a0»."})
	}
	return out, problems
}

func shapeProblem(err error) Problem {
	var parse *csv.ParseError
	if errors.As(err, &parse) {
		return Problem{Line: max(1, parse.Line), Detail: "Des guillemets sont mal fermés à partir d’ici."}
	}
	return Problem{Line: 1, Detail: ErrFile.Text.FR}
}

func empty(record []string) bool { return strings.TrimSpace(strings.Join(record, "")) == "" }

func cellsOf(l line, names []string) row {
	r := row{line: l.number, cells: make(map[string]string, len(names))}
	for i, name := range names {
		r.cells[name] = at(l.cells, i)
	}
	return r
}

// join adds a line to the product it continues, or begins another one.
func join(groups []*group, r row) []*group {
	if len(groups) > 0 {
		current := groups[len(groups)-1]
		id, other := r.get(colProduct), current.first().get(colProduct)
		same := id != "" && id == other
		if r.has(colName) && r.get(colName) == "" && (id == "" || same) || !r.has(colName) && same {
			current.rows = append(current.rows, r)
			return groups
		}
	}
	return append(groups, &group{rows: []row{r}})
}
