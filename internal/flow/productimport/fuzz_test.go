package productimport

import (
	"os"
	"path/filepath"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/sheet"
)

// Whatever a seller sends as a file is understood or complained about, and nothing in it ends the program.
func FuzzAFileIsUnderstoodOrComplainedAbout(f *testing.F) {
	samples, err := filepath.Glob("testdata/*.csv")
	if err != nil || len(samples) == 0 {
		f.Fatal("no samples", err)
	}
	for _, name := range samples {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte("nom;prix\n\"Tasse;38"))
	f.Add([]byte("\xff\xfe;\n"))
	tree := catalog.NewTree(nil)
	f.Fuzz(func(t *testing.T, data []byte) {
		text, ok := sheet.Text(data)
		if !ok {
			return
		}
		cut, problems := cutFile(text)
		if cut == nil {
			if len(problems) == 0 {
				t.Error("refused without a reason")
			}
			return
		}
		var chosen Choices
		for _, h := range cut.describe() {
			chosen.Columns = append(chosen.Columns, h.Guess)
		}
		for _, source := range []Source{House, Shopify, Etsy, WooCommerce, Square, Other} {
			groups, _ := cut.products(source, chosen)
			m := &market{tree: tree}
			for _, g := range groups {
				p := m.understand(g)
				for _, v := range p.Variants {
					if v.Price < 0 || v.InventoryQuantity < 0 {
						t.Errorf("%s: %+v", source, v)
					}
				}
			}
		}
	})
}
