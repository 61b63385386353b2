// Package internal_test holds the floors of the house: who may import whom, and why.
package internal_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

const module = "rangrue/internal/"

// floors from the ground up: a package imports its own floor's lower neighbours and never climbs.
var floors = []string{"kit", "rules", "domain", "flow", "demo", "app"}

// testKit makes a market for tests. Test files of every floor above the kit may import it, and it stands with demo; a
// file of the product may not.
const testKit = "markettest"

// sharedNouns are the domain packages that their siblings may import; they import no sibling themselves.
var sharedNouns = map[string]bool{"account": true, "shop": true, "catalog": true}

func TestImportsRespectTheFloors(t *testing.T) {
	each(t, func(file, from string, imports []string) {
		for _, to := range imports {
			if to == testKit && strings.HasSuffix(file, "_test.go") && level(from) > level("kit") {
				continue
			}
			if reason := forbidden(from, to); reason != "" {
				t.Errorf("%s: %s imports %s: %s", file, from, to, reason)
			}
		}
	})
}

// forbidden says why an import between two of our packages is wrong; empty when it is fine.
func forbidden(from, to string) string {
	fromFloor, fromName, _ := strings.Cut(from, "/")
	toFloor, toName, _ := strings.Cut(to, "/")
	switch {
	case to == testKit:
		return "only tests above the kit use the test kit"
	case level(toFloor) > level(fromFloor):
		return toFloor + " stands above " + fromFloor
	case fromFloor == "rules" && toFloor == "kit" && toName != "money":
		return "rules are pure: of the kit they know money alone"
	case fromFloor == "domain" && toFloor == "domain" && noun(fromName) != noun(toName):
		if sharedNouns[noun(fromName)] {
			return "a shared noun imports no sibling"
		}
		if !sharedNouns[noun(toName)] {
			return "siblings know each other by id; compose in flow"
		}
	}
	return ""
}

func TestOnlyTheSeamBranchesOnTheEngine(t *testing.T) {
	allowed := map[string]bool{"kit/db": true, "kit/db/dbtest": true, "kit/jobs": true}
	each(t, func(file, from string, _ []string) {
		if allowed[from] || strings.HasSuffix(file, "_test.go") {
			return
		}
		if source := read(t, file); strings.Contains(source, "db.SQLite") || strings.Contains(source, "db.Postgres") {
			t.Errorf("%s branches on the database engine: only kit/db and kit/jobs may", file)
		}
	})
}

func TestNoPackageIsADrawer(t *testing.T) {
	each(t, func(file, from string, _ []string) {
		switch filepath.Base(from) {
		case "util", "utils", "common", "helpers", "models", "misc":
			t.Errorf("%s: name the package after what it does", file)
		}
	})
}

func TestEveryPackageOpensWithItsPromise(t *testing.T) {
	documented := map[string]bool{}
	each(t, func(file, from string, _ []string) {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments|parser.PackageClauseOnly)
		if err != nil {
			t.Fatal(err)
		}
		documented[from] = documented[from] || parsed.Doc != nil
	})
	for name, ok := range documented {
		if !ok {
			t.Errorf("package %s has no package comment: say what it promises and what it does not", name)
		}
	}
}

func level(path string) int {
	floor, _, _ := strings.Cut(path, "/")
	if floor == testKit {
		floor = "demo"
	}
	for i, f := range floors {
		if f == floor {
			return i
		}
	}
	return -1
}

// noun is the domain package a path belongs to: "order/invoice" belongs to order.
func noun(name string) string {
	first, _, _ := strings.Cut(name, "/")
	return first
}

// each calls visit with every Go file of the house, its package and the house packages it imports.
func each(t *testing.T, visit func(file, from string, imports []string)) {
	t.Helper()
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || filepath.Dir(path) == "." {
			return err
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		var imports []string
		for _, spec := range parsed.Imports {
			name, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			if to, ok := strings.CutPrefix(name, module); ok {
				imports = append(imports, to)
			}
		}
		visit(path, filepath.ToSlash(filepath.Dir(path)), imports)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, file string) string {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
