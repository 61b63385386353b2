package main

import (
	"io/fs"
	"regexp"
	"strings"
)

// group is a migration that creates tables: its noun, the comment it opens with and its tables.
type group struct {
	noun, comment string
	tables        []*commented
}

// commented is a table with what the migrations say about it and its columns.
type commented struct {
	name, comment string
	columns       map[string]string
}

var (
	createTable = regexp.MustCompile(`^CREATE TABLE (\w+) \($`)
	addColumn   = regexp.MustCompile(`^ALTER TABLE (\w+) ADD COLUMN (\w+) .*; -- (.*)$`)
	columnLine  = regexp.MustCompile(`^    ([a-z]\w*) .* -- (.*)$`)
)

// readComments reads the comments of every file, in order. A comment above CREATE TABLE is the table's, one at the end
// of a line is the column's, and one at the top of a file, followed by an empty line, is the group's.
func readComments(fsys fs.FS) ([]*group, error) {
	names, err := fs.Glob(fsys, "*.sql") // sorted
	if err != nil {
		return nil, err
	}
	var groups []*group
	tables := map[string]*commented{}
	for _, name := range names {
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, err
		}
		g := &group{noun: strings.TrimSuffix(name[len("0001_"):], ".sql")}
		g.read(strings.Split(string(text), "\n"), tables)
		if len(g.tables) > 0 {
			groups = append(groups, g)
		}
	}
	return groups, nil
}

// read goes through the lines of one file. tables are those of all files, so that a later one may comment on a column
// it adds.
func (g *group) read(lines []string, tables map[string]*commented) {
	var above []string // the comment lines just read
	var in *commented  // the table whose columns are being read
	for _, line := range lines {
		if text, ok := strings.CutPrefix(line, "-- "); ok {
			above = append(above, text)
			continue
		}
		if found := createTable.FindStringSubmatch(line); found != nil {
			in = &commented{name: found[1], comment: strings.Join(above, " "), columns: map[string]string{}}
			g.tables, tables[in.name] = append(g.tables, in), in
		} else if found := addColumn.FindStringSubmatch(line); found != nil && tables[found[1]] != nil {
			tables[found[1]].columns[found[2]] = found[3]
		} else if found := columnLine.FindStringSubmatch(line); found != nil && in != nil {
			in.columns[found[1]] = found[2]
		} else if line == "" && g.comment == "" && len(g.tables) == 0 {
			g.comment = strings.Join(above, " ")
		} else if line == ");" {
			in = nil
		}
		above = nil
	}
}
