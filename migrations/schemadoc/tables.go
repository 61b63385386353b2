package main

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"rangrue/internal/kit/db"
)

// table is a table as SQLite describes it.
type table struct {
	columns     []column
	primaryKey  []string
	unique      [][]string
	foreignKeys []foreignKey
	indexes     []string // CREATE INDEX statements on one line, in the order they were made
}

type column struct {
	name, kind, fallback string // fallback is the DEFAULT, as SQL; '' without one
	nullable             bool
}

type foreignKey struct {
	columns, targets []string
	table            string
}

func readTables(ctx context.Context, d *db.DB) (map[string]*table, error) {
	names, err := texts(ctx, d, `SELECT name FROM sqlite_master
		WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'schema_migrations' ORDER BY name`)
	if err != nil {
		return nil, err
	}
	tables := map[string]*table{}
	for _, name := range names {
		t := &table{}
		for _, read := range []func(context.Context, *db.DB, string) error{
			t.readColumns, t.readUnique, t.readForeignKeys, t.readIndexes,
		} {
			if err := read(ctx, d, name); err != nil {
				return nil, fmt.Errorf("read table %s: %w", name, err)
			}
		}
		tables[name] = t
	}
	return tables, nil
}

func (t *table) readColumns(ctx context.Context, d *db.DB, name string) error {
	rows, err := d.Query(ctx, `SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info($1) ORDER BY cid`,
		name)
	if err != nil {
		return err
	}
	defer rows.Close()
	keyed := map[int]string{}
	for rows.Next() {
		var c column
		var notNull, key int
		var fallback sql.NullString
		if err := rows.Scan(&c.name, &c.kind, &notNull, &fallback, &key); err != nil {
			return err
		}
		c.nullable, c.fallback = notNull == 0 && key == 0, fallback.String
		if key > 0 {
			keyed[key] = c.name
		}
		t.columns = append(t.columns, c)
	}
	for i := 1; i <= len(keyed); i++ {
		t.primaryKey = append(t.primaryKey, keyed[i])
	}
	return rows.Err()
}

// readUnique reads the UNIQUE constraints; unique indexes are among the indexes.
func (t *table) readUnique(ctx context.Context, d *db.DB, name string) error {
	indexes, err := texts(ctx, d, `SELECT name FROM pragma_index_list($1) WHERE origin = 'u' ORDER BY seq DESC`, name)
	if err != nil {
		return err
	}
	for _, index := range indexes {
		columns, err := texts(ctx, d, `SELECT name FROM pragma_index_info($1) ORDER BY seqno`, index)
		if err != nil {
			return err
		}
		t.unique = append(t.unique, columns)
	}
	return nil
}

func (t *table) readForeignKeys(ctx context.Context, d *db.DB, name string) error {
	rows, err := d.Query(ctx, `SELECT seq, "table", "from", "to" FROM pragma_foreign_key_list($1)
		ORDER BY id DESC, seq`, name)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var seq int
		var target, from, to string
		if err := rows.Scan(&seq, &target, &from, &to); err != nil {
			return err
		}
		if seq == 0 {
			t.foreignKeys = append(t.foreignKeys, foreignKey{table: target})
		}
		key := &t.foreignKeys[len(t.foreignKeys)-1]
		key.columns, key.targets = append(key.columns, from), append(key.targets, to)
	}
	return rows.Err()
}

func (t *table) readIndexes(ctx context.Context, d *db.DB, name string) error {
	statements, err := texts(ctx, d, `SELECT sql FROM sqlite_master
		WHERE type = 'index' AND tbl_name = $1 AND sql IS NOT NULL ORDER BY rowid`, name)
	for _, statement := range statements {
		t.indexes = append(t.indexes, strings.Join(strings.Fields(statement), " "))
	}
	return err
}

// texts are the rows of a query that answers one column of text.
func texts(ctx context.Context, d *db.DB, query string, args ...any) ([]string, error) {
	rows, err := d.Query(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []string
	for rows.Next() {
		var text string
		if err := rows.Scan(&text); err != nil {
			return nil, err
		}
		all = append(all, text)
	}
	return all, rows.Err()
}
