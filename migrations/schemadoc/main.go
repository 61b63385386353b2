// Command schemadoc writes docs/schema.md: every table of the migrated database, grouped as in the migrations. Columns,
// keys and indexes are read from a SQLite database that it migrates; the comments come from the migrations' text.
//
// Run it from the root of the repository: go run ./migrations/schemadoc
package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"rangrue/internal/kit/db"
	"rangrue/migrations"
)

func main() {
	if err := run(context.Background(), filepath.Join("docs", "schema.md")); err != nil {
		fmt.Fprintln(os.Stderr, "schemadoc:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, path string) error {
	text, err := document(ctx)
	if err != nil {
		return err
	}
	return os.WriteFile(path, []byte(text), 0o644)
}

// document is the whole page for the current migrations.
func document(ctx context.Context) (string, error) {
	folder, err := os.MkdirTemp("", "rangrue-schemadoc")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(folder)
	d, err := db.Open(ctx, filepath.Join(folder, "schema.db"))
	if err != nil {
		return "", err
	}
	defer d.Close()
	if err := db.Migrate(ctx, d, migrations.FS); err != nil {
		return "", err
	}
	tables, err := readTables(ctx, d)
	if err != nil {
		return "", err
	}
	groups, err := readComments(migrations.FS)
	if err != nil {
		return "", err
	}
	return render(groups, tables)
}
