// Package internal_test checks the architecture: which package may import which, where SQL may be, and how wide lines
// may be.
package internal_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

const module = "rangrue/internal/"

// layers from the lowest up: a package imports its own layer's lower neighbours and never climbs.
var layers = []string{"kit", "rules", "domain", "flow", "demo", "app"}

// testKit makes a market for tests. Test files of every layer above the kit may import it, and it stands with demo; a
// file of the product may not.
const testKit = "markettest"

// sharedNouns are the domain packages that their siblings may import; they import no sibling themselves.
var sharedNouns = map[string]bool{"account": true, "shop": true, "catalog": true, "operator": true}

func TestImportsRespectTheLayers(t *testing.T) {
	each(t, func(file, from string, imports []string) {
		for _, to := range imports {
			if to == testKit && strings.HasSuffix(file, "_test.go") && level(from) > level("kit") {
				continue
			}
			if of := noun(strings.TrimPrefix(to, "domain/")); strings.HasSuffix(file, "_test.go") &&
				(sharedNouns[of] || of == "order") {
				continue // the test kit is made of these
			}
			if reason := forbidden(from, to); reason != "" {
				t.Errorf("%s: %s imports %s: %s", file, from, to, reason)
			}
		}
	})
}

// forbidden says why an import between two of our packages is wrong; empty when it is fine.
func forbidden(from, to string) string {
	fromLayer, fromName, _ := strings.Cut(from, "/")
	toLayer, toName, _ := strings.Cut(to, "/")
	switch {
	case to == testKit:
		return "only tests above the kit use the test kit"
	case level(toLayer) > level(fromLayer):
		return toLayer + " stands above " + fromLayer
	case fromLayer == "rules" && toLayer == "kit" && toName != "money":
		return "rules are pure: of the kit they know money alone"
	case fromLayer == "domain" && toLayer == "domain" && noun(toName) == "operator":
		return "" // it imports no sibling, and every noun may have calls of the console
	case fromLayer == "domain" && toLayer == "domain" && noun(fromName) != noun(toName):
		if sharedNouns[noun(fromName)] {
			return "a shared noun imports no sibling"
		}
		if !sharedNouns[noun(toName)] {
			return "siblings know each other by id; compose in flow"
		}
	}
	return ""
}

// flowImports are the imports between flow packages. Any other is refused: move what is shared down to a domain, or
// take a function field that app fills in.
var flowImports = []struct{ from, to, why string }{
	{"accounting", "invoice", "the statement of a payout is printed as invoices are"},
	{"casework", "fulfilment", "an operator corrects a parcel and cancels units in the words a seller does"},
	{"checkout", "invoice", "the confirmation of an order carries its invoices"},
	{"customer", "checkout", "an order of a guest has the tracking link that checkout sends by letter"},
	{"customer", "invoice", "the page of an order lists its invoices"},
	{"fulfilment", "invoice", "a seller prints the invoice and the packing slip of an order"},
	{"moderation", "seller", "an operator judges a shop as the command line does, letters included"},
}

func TestFlowsImportOnlyTheFlowsListed(t *testing.T) {
	used := map[string]bool{}
	each(t, func(file, from string, imports []string) {
		for _, to := range imports {
			if flow(from) == "" || flow(to) == "" || flow(from) == flow(to) || strings.HasSuffix(file, "_test.go") {
				continue
			}
			if pair := flow(from) + " -> " + flow(to); listed(flow(from), flow(to)) {
				used[pair] = true
			} else {
				t.Errorf("%s: %s is not in the list of imports between flows", file, pair)
			}
		}
	})
	for _, i := range flowImports {
		if pair := i.from + " -> " + i.to; !used[pair] {
			t.Errorf("nothing imports %s any more: take it out of the list", pair)
		}
	}
}

// flow is the flow package a path belongs to, empty for any other package.
func flow(path string) string {
	name, ok := strings.CutPrefix(path, "flow/")
	if !ok {
		return ""
	}
	return noun(name)
}

func listed(from, to string) bool {
	for _, i := range flowImports {
		if i.from == from && i.to == to {
			return true
		}
	}
	return false
}

// ownSQL are the packages of the kit whose subject is the database: their SQL is in any of their files.
var ownSQL = map[string]bool{"kit/db": true, "kit/db/dbtest": true, "kit/jobs": true, "kit/changes": true,
	"kit/mail/mailtest": true}

var statement = regexp.MustCompile(`(?s)\bSELECT\b|\bINSERT INTO\b|\bUPDATE\b.*\bSET\b|\bDELETE FROM\b`)

func TestSQLIsInStoreFiles(t *testing.T) {
	each(t, func(file, from string, _ []string) {
		name := filepath.Base(file)
		if ownSQL[from] || strings.HasPrefix(name, "store") || strings.HasSuffix(name, "_test.go") {
			return
		}
		files := token.NewFileSet()
		parsed, err := parser.ParseFile(files, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if text, ok := n.(*ast.BasicLit); ok && text.Kind == token.STRING && statement.MatchString(text.Value) {
				t.Errorf("%s: SQL belongs in the store files of its package", files.Position(text.Pos()))
			}
			return true
		})
	})
}

// What operators did stays written as it was.
func TestTheJournalOnlyGrows(t *testing.T) {
	change := regexp.MustCompile(`(UPDATE|DELETE FROM)\s+operator_journal`)
	each(t, func(file, _ string, _ []string) {
		if change.MatchString(read(t, file)) {
			t.Errorf("%s changes or deletes lines of the journal", file)
		}
	})
}

func TestOnlyTheDatabasePackagesAskWhichEngineRuns(t *testing.T) {
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

func TestNoPackageIsNamedForAnything(t *testing.T) {
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

var fuzzTarget = regexp.MustCompile(`(?m)^func (Fuzz\w+)`)

// What fuzzing found is kept, so that every run of the tests tries it again.
func TestEveryFuzzTargetKeepsItsCorpus(t *testing.T) {
	eachSource(t, func(file, source string) {
		for _, target := range fuzzTarget.FindAllStringSubmatch(source, -1) {
			kept, _ := filepath.Glob(filepath.Join(filepath.Dir(file), "testdata", "fuzz", target[1], "*"))
			if len(kept) == 0 {
				t.Errorf("%s: %s has no corpus: run scripts/fuzz.sh", file, target[1])
			}
		}
	})
}

const maxColumns = 120 // a tab counts as four

// Go lines may be wider than maxColumns only where Go cannot break them: a line with a struct tag, a //go: directive,
// and a line that is one string without a space, such as an address.
func TestGoLinesFitInTheColumns(t *testing.T) {
	eachSource(t, func(file, source string) {
		tagged := linesWithTags(t, file, source)
		for i, line := range strings.Split(source, "\n") {
			width := utf8.RuneCountInString(strings.ReplaceAll(line, "\t", "    "))
			if width > maxColumns && !tagged[i+1] && !strings.HasPrefix(line, "//go:") && !unbreakable(line) {
				t.Errorf("%s:%d has %d columns; at most %d", file, i+1, width, maxColumns)
			}
		}
	})
}

// linesWithTags are the lines of a file where the tag of a struct field begins.
func linesWithTags(t *testing.T, file, source string) map[int]bool {
	t.Helper()
	files := token.NewFileSet()
	parsed, err := parser.ParseFile(files, file, source, 0)
	if err != nil {
		t.Fatal(err)
	}
	lines := map[int]bool{}
	ast.Inspect(parsed, func(n ast.Node) bool {
		if field, ok := n.(*ast.Field); ok && field.Tag != nil {
			lines[files.Position(field.Tag.Pos()).Line] = true
		}
		return true
	})
	return lines
}

// unbreakable reports whether a line is one string literal without a space.
func unbreakable(line string) bool {
	line = strings.TrimRight(strings.TrimSpace(line), ",+) ")
	return line != "" && strings.ContainsRune("\"`", rune(line[0])) && !strings.Contains(line, " ")
}

// eachSource calls visit with every Go file of the repository, whatever its folder.
func eachSource(t *testing.T, visit func(file, source string)) {
	t.Helper()
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := d.Name(); d.IsDir() && (name == "node_modules" || len(name) > 2 && name[0] == '.') {
			return filepath.SkipDir
		}
		if !d.IsDir() && filepath.Ext(path) == ".go" {
			visit(path, read(t, path))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func level(path string) int {
	layer, _, _ := strings.Cut(path, "/")
	if layer == testKit {
		layer = "demo"
	}
	for i, f := range layers {
		if f == layer {
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

// each calls visit with every Go file, its package and the packages of ours that it imports.
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
