package main

import (
	"fmt"
	"slices"
	"strings"
)

const opening = `# The schema

Written by ` + "`make schema`" + ` from the migrations; do not edit. A test fails when this page is stale.

The text is the same on SQLite and PostgreSQL. Ids are text made in Go, times are milliseconds since 1970 (UTC), amounts
of money are whole cents, rates are millionths, and SMALLINT columns are 0 or 1 unless their note says otherwise. From
the first release on migrations only grow: see ` + "`migrations/migrations.go`" + `.
`

// render writes the page. It refuses a table without a comment: the page would not say what the table is for.
func render(groups []*group, tables map[string]*table) (string, error) {
	var out strings.Builder
	out.WriteString(opening)
	shown := 0
	for _, g := range groups {
		if !slices.ContainsFunc(g.tables, func(about *commented) bool { return tables[about.name] != nil }) {
			continue // its tables took the names of former ones, or were dropped
		}
		fmt.Fprintf(&out, "\n## %s\n\n%s\n", strings.ToUpper(g.noun[:1])+strings.ReplaceAll(g.noun[1:], "_", " "),
			g.comment)
		for _, about := range g.tables {
			t := tables[about.name]
			if t == nil {
				continue // a later migration dropped it
			}
			if about.comment == "" {
				return "", fmt.Errorf("table %s has no comment above its CREATE TABLE", about.name)
			}
			t.render(&out, about)
			shown++
		}
	}
	if shown != len(tables) {
		return "", fmt.Errorf("%d tables exist, but only %d are made by a CREATE TABLE at the start of a line",
			len(tables), shown)
	}
	return out.String(), nil
}

func (t *table) render(out *strings.Builder, about *commented) {
	fmt.Fprintf(out, "\n### %s\n\n%s\n\n", about.name, about.comment)
	out.WriteString("| column | type | null | default | note |\n|---|---|---|---|---|\n")
	for _, c := range t.columns {
		null := ""
		if c.nullable {
			null = "yes"
		}
		note := strings.ReplaceAll(about.columns[c.name], "|", `\|`)
		fmt.Fprintf(out, "| %s | %s | %s | %s | %s |\n", c.name, c.kind, null, code(c.fallback), note)
	}
	fmt.Fprintf(out, "\n- primary key: %s\n", strings.Join(t.primaryKey, ", "))
	for _, columns := range t.unique {
		fmt.Fprintf(out, "- unique: %s\n", strings.Join(columns, ", "))
	}
	for _, key := range t.foreignKeys {
		fmt.Fprintf(out, "- foreign key: %s → %s (%s)\n",
			strings.Join(key.columns, ", "), key.table, strings.Join(key.targets, ", "))
	}
	for _, statement := range t.indexes {
		before, columns, _ := strings.Cut(statement, " ON "+about.name+" ")
		kind, name, _ := strings.Cut(strings.TrimPrefix(before, "CREATE "), "INDEX ")
		fmt.Fprintf(out, "- %sindex `%s`: `%s`\n", strings.ToLower(kind), name, columns)
	}
}

func code(text string) string {
	if text == "" {
		return ""
	}
	return "`" + text + "`"
}
