package productimport_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/flow/productimport"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/picture"
	"rangrue/internal/markettest"
)

func TestAnExportedFileImportsBackUnchanged(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.fill()
		file, before := w.export(), w.stored()
		w.At = morning.Add(time.Hour)
		done := w.apply(file)
		if done.State != productimport.Done || done.Unchanged != 3 || done.ToReplace != 0 || done.ToCreate != 0 {
			t.Errorf("%+v", done)
		}
		if after := w.stored(); after != before {
			t.Errorf("the shop is\n%s\nwas\n%s", after, before)
		}
		if again := w.export(); again != file {
			t.Errorf("the file is\n%s\nwas\n%s", again, file)
		}
		for _, line := range strings.Split(file, "\n") {
			for _, cell := range strings.Split(line, ";") {
				if cell != "" && strings.Contains("=+-@", cell[:1]) {
					t.Errorf("a spreadsheet would run %q", cell)
				}
			}
		}
	})
}

func TestAFileOfAnotherShopMakesTheSameProductsAnew(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.fill()
		file := w.export()
		w.shopID = "nordet"
		refused := w.send(file)
		if refused.ProblemCount == 0 || refused.Problems[0].Column != "produit" || refused.Problems[0].Line != 2 {
			t.Errorf("%+v", refused)
		}
		if _, err := w.Apply(ctx, w.shopID, refused.ID, true); !errors.Is(err, productimport.ErrNotReady) {
			t.Errorf("applied with problems: %v", err)
		}
		if _, err := w.Find(ctx, "batture", refused.ID); !errors.Is(err, productimport.ErrNotFound) {
			t.Errorf("another shop reads it: %v", err)
		}
	})
}

func TestAFileCreatesAndChangesProducts(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.fill()
		w.sent["photos/neuve/800.jpeg"] = picture.Picture{File: "photos/neuve/800.jpeg", Width: 10, Height: 10}
		made := w.apply("Nom,Etat,Categories,Photos,Option1,Valeur1,UGS,Prix,Suivi,Quantite\n" +
			"Théière,publié,maison-et-decoration/tasses,photos/neuve/800.jpeg,Taille,Petite,THE-P,\"1 234,50 " +
			"$\",quantité,3\n" +
			",,,,,Grande,THE-G,40.00,quantité,0\n")
		if made.ToCreate != 1 || made.State != productimport.Done {
			t.Fatalf("%+v", made)
		}
		all := markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID))
		pot := all[slices.IndexFunc(all, func(p *catalog.Product) bool { return p.Name == "Théière" })]
		if pot.Status != catalog.Published || pot.Slug != "theiere" || len(pot.Variants) != 2 ||
			pot.Variants[0].Price != 123450 ||
			pot.Variants[1].Options["Taille"] != "Grande" || pot.Photos[0].Width != 10 ||
			!slices.Equal(pot.Options[0].Values, []string{"Petite", "Grande"}) {
			t.Errorf("%+v", pot)
		}
		// Two are sold between the export and the import that brings three more.
		file := w.export()
		markettest.Must(0, d.Tx(ctx, func(tx *db.Tx) error {
			return catalog.TakeStock(ctx, tx, pot.Variants[0].ID, 2)
		}))
		lines := strings.Split(file, "\r\n")
		at := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "THE-P") })
		lines[at] = strings.Replace(lines[at], ";quantité;3;3;", ";quantité;6;3;", 1)
		if done := w.apply(strings.Join(lines, "\r\n")); done.ToReplace != 1 || done.Unchanged != 3 {
			t.Errorf("%+v", done)
		}
		if got := markettest.Must(w.Catalog.OfShopByID(ctx, w.shopID,
			pot.ID)); got.Variants[0].InventoryQuantity != 4 || got.Variants[0].ID != pot.Variants[0].ID {
			t.Errorf("%+v", got.Variants[0])
		}
		// A file with few columns leaves the others as they are.
		w.apply("produit;nom\n" + pot.ID + ";Théière ronde")
		got := markettest.Must(w.Catalog.OfShopByID(ctx, w.shopID, pot.ID))
		if got.Name != "Théière ronde" || len(got.Variants) != 2 || got.Status != catalog.Published ||
			len(got.Photos) != 1 || got.Variants[0].InventoryQuantity != 4 {
			t.Errorf("%+v", got)
		}
		w.apply("produit;variante;prix;quantite\n" + pot.ID + ";" + pot.Variants[0].ID + ";12;9\n" + pot.ID + ";" +
			pot.Variants[1].ID + ";13;8")
		if got = markettest.Must(w.Catalog.OfShopByID(ctx, w.shopID, pot.ID)); got.Variants[0].Price != 1200 ||
			got.Variants[0].InventoryQuantity != 9 ||
			got.Variants[1].SKU != "THE-G" || got.Variants[1].InventoryQuantity != 8 || got.MinPrice != 1200 {
			t.Errorf("%+v", got)
		}
	})
}

func TestNewProductsWithoutAStateOrACategoryAreAnnouncedAsDrafts(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		const cups = "maison-et-decoration/tasses"
		done := w.apply("nom;etat;categories;prix\nBol;;" + cups + ";3\nPot;publié;;3\nVase;;;3\nPlat;publié;" + cups +
			";3\nPanier;brouillon;;3\n")
		var drafts []string
		for _, draft := range done.Drafts {
			drafts = append(drafts, fmt.Sprint(draft.Line, " ", draft.Column, " ", draft.Product, " ", draft.Detail))
		}
		want := []string{"2 etat Bol Sans état, ce produit restera un brouillon.",
			"3 categories Pot Sans catégorie, ce produit restera un brouillon.",
			"4 etat Vase Sans état ni catégorie, ce produit restera un brouillon."}
		if done.DraftCount != 3 || !slices.Equal(drafts, want) {
			t.Errorf("%d %q", done.DraftCount, drafts)
		}
		for _, p := range markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID)) {
			if got := p.Status == catalog.Published; got != (p.Name == "Plat") {
				t.Errorf("%s is %s", p.Name, p.Status)
			}
		}
	})
}

func TestTheTemplateImportsAsItIs(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		var file strings.Builder
		markettest.Must(0, productimport.WriteTemplate(&file, markettest.Must(w.Catalog.Categories(ctx))))
		done := w.apply(file.String())
		all := markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID))
		if done.ToCreate != 1 || len(all) != 1 || all[0].Status != catalog.Draft || len(all[0].Variants) != 2 ||
			len(all[0].CategoryIDs) != 1 {
			t.Errorf("%+v %+v", done, all)
		}
	})
}

func TestADryRunTellsEveryErrorOfEveryLine(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.fill()
		before := w.stored()
		for name, c := range map[string]struct {
			file string
			want []string // line column, words of the sentence
		}{
			"columns":  {"nom;etat;couleur;prix;prix", []string{"1 couleur n’existe pas", "1 prix deux fois"}},
			"no name":  {"prix\n3", []string{"1 nom doit avoir une colonne"}},
			"quotes":   {"nom;prix\n\"Bol;3\n", []string{"2  guillemets"}},
			"too many": {"nom;prix\nBol;3;4\n", []string{"2  3 cellules"}},
			"words": {"nom;etat;taxe;suivi;prix\nBol;vendu;luxe;compté;3",
				[]string{"2 etat brouillon, publié, archivé", "2 taxe épicerie", "2 suivi quantité, statut"}},
			"numbers": {"nom;prix;quantite;poids_kg\nBol;trois;1,5;lourd", []string{"2 prix montant",
				"2 quantite entier", "2 poids_kg nombre"}},
			"categories": {"nom;categories;photos;prix\nBol;jardin;x/y.jpeg;3",
				[]string{"2 categories «\u00a0jardin\u00a0» n’existe pas", "2 photos pas de votre boutique"}},
			"rules": {"nom;etat;option1;valeur1;prix;prix_courant;ugs\n" +
				"Bol;publié;Taille;P;5;4;A\n;;;G;0;;B\n;;;G;3;;\n", []string{
				"2 prix_courant inférieur", "3 prix Le prix doit", "4 valeur1 existe déjà"}},
			"codes": {"nom;prix;ugs\nBol;3;-BOL\nPot;3;X\nVase;3;X",
				[]string{"2 ugs déjà celui du produit «\u00a0'Bol\u00a0»", "4 ugs déjà à la ligne 3"}},
			"addresses": {"nom;adresse;prix\nBol;mon bol;3\nPot;pot;3\nVase;pot;3", []string{"2 adresse minuscules",
				"4 adresse déjà à la ligne 3"}},
			"strangers": {"produit;nom;variante;prix\ninconnu;Bol;;3\n;Pot;v;3",
				[]string{"2 produit pas de votre boutique"}},
		} {
			checked := w.send(c.file)
			if checked.State != productimport.Checked || checked.ProblemCount != len(c.want) {
				t.Errorf("%s: %s %v", name, checked.State, checked.Problems)
				continue
			}
			for _, want := range c.want {
				where, words, _ := strings.Cut(want[strings.Index(want, " ")+1:], " ")
				if !slices.ContainsFunc(checked.Problems, func(p productimport.Problem) bool {
					return strings.HasPrefix(want, fmt.Sprint(p.Line)+" ") && p.Column == where &&
						strings.Contains(p.Detail, words)
				}) {
					t.Errorf("%s: no %q in %v", name, want, checked.Problems)
				}
			}
		}
		if after := w.stored(); after != before {
			t.Errorf("a dry run changed the shop:\n%s\nwas\n%s", after, before)
		}
		if _, err := w.Receive(ctx, w.userID, w.shopID, "x", []byte("PK\x00\x03")); !errors.Is(err,
			productimport.ErrFile) {
			t.Errorf("not text: %v", err)
		}
	})
}

func TestAReportStaysSmallWhateverTheFile(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		long := strings.Repeat("é", 100_000)
		many := strings.Repeat(";", productimport.MaxColumns)
		for file, line := range map[string]int{
			"nom;prix" + many + "\nBol;3\n":                                1,
			"nom;prix\n\"Bol\nrond\";3\nPot;3" + many + "\n":               4,
			"nom;description;prix\nBol;\"" + many + "\n" + many + "\";3\n": 0, // within quotes
		} {
			checked := w.send(file)
			if line == 0 && checked.ProblemCount != 0 || line > 0 && (checked.ProblemCount != 1 ||
				checked.Problems[0].Line != line || !strings.Contains(checked.Problems[0].Detail, "trop de cellules")) {
				t.Errorf("line %d: %v", line, checked.Problems)
			}
		}
		found := w.send("nom;prix\nBol;" + long + "\n").Problems[0]
		asked := w.send("x;" + long + "\nBol;3\n").Headings[1]
		if len(found.Detail) > 2000 || len(asked.Name) > 200 {
			t.Errorf("a problem of %d bytes, a heading of %d", len(found.Detail), len(asked.Name))
		}
	})
}

func TestAnImportIsAppliedOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		const file = "nom;prix\nBol;3\n"
		checked, twin := w.send(file), w.send(file)
		markettest.Must(w.Apply(ctx, w.shopID, checked.ID, false))
		markettest.Must(w.Apply(ctx, w.shopID, checked.ID, false)) // the button pressed twice
		if _, err := w.Apply(ctx, w.shopID, twin.ID, false); !errors.Is(err, productimport.ErrUnderWay) {
			t.Errorf("two at once: %v", err)
		}
		markettest.Must(0, w.queue.Drain(ctx))
		markettest.Must(w.Apply(ctx, w.shopID, checked.ID, false)) // and after it is done
		markettest.Must(0, w.queue.Drain(ctx))
		if _, err := w.Apply(ctx, w.shopID, twin.ID, false); !errors.Is(err, productimport.ErrAppliedBefore) {
			t.Errorf("the same file again: %v", err)
		}
		if all := markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID)); len(all) != 1 ||
			all[0].Variants[0].Price != 300 {
			t.Errorf("%d products", len(all))
		}
		markettest.Must(w.Apply(ctx, w.shopID, twin.ID, true))
		markettest.Must(0, w.queue.Drain(ctx))
		if all := markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID)); len(all) != 2 {
			t.Errorf("%d products once the seller insisted", len(all))
		}
	})
}

func TestAnImportThatNoLongerFitsFailsWhole(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		checked := w.send("nom;ugs;prix\nBol;A;3\nPot;B;3\n")
		markettest.Must(w.Apply(ctx, w.shopID, checked.ID, false))
		markettest.Must(w.Catalog.Create(ctx, catalog.NewProduct{
			ShopID:  w.shopID,
			Details: catalog.Details{Name: "Vase", Variants: []catalog.Variant{{SKU: "B", Price: 100}}},
		}))
		markettest.Must(0, w.queue.Drain(ctx))
		failed := markettest.Must(w.Find(ctx, w.shopID, checked.ID))
		if failed.State != productimport.Failed || failed.Problems[0].Line != 3 || failed.Problems[0].Column != "ugs" {
			t.Errorf("%+v", failed)
		}
		if all := markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID)); len(all) != 1 {
			t.Errorf("%d products", len(all))
		}
	})
}

func TestProductsMayExchangeTheirCodes(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.apply("nom;ugs;prix\nBol;A;3\nPot;B;3\n")
		file := strings.NewReplacer(";A;", ";B;", ";B;", ";A;").Replace(w.export())
		if done := w.apply(file); done.State != productimport.Done || done.ToReplace != 2 {
			t.Errorf("%+v", done)
		}
	})
}

func TestWhatNeverEndedIsGivenUpAndOldImportsAreForgotten(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		stuck := markettest.Must(w.Receive(ctx, w.userID, w.shopID, "x", []byte("nom\nBol")))
		w.At = morning.Add(3 * time.Hour)
		markettest.Must(0, w.Sweep(ctx))
		got := markettest.Must(w.Find(ctx, w.shopID, stuck.ID))
		if got.State != productimport.Failed || got.ProblemCount != 1 {
			t.Errorf("%+v", got)
		}
		w.At = morning.AddDate(0, 2, 0)
		markettest.Must(0, w.Sweep(ctx))
		if _, err := w.Find(ctx, w.shopID, stuck.ID); !errors.Is(err, productimport.ErrNotFound) {
			t.Errorf("two months later: %v", err)
		}
	})
}

func TestAFileOfAWindowsSpreadsheetKeepsItsAccents(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.apply("nom;etat;prix\r\nTh\xe9i\xe8re d\x92\xe9t\xe9;brouillon;3,50\r\n")
		if all := markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID)); len(all) != 1 ||
			all[0].Name != "Théière d’été" {
			t.Errorf("%+v", all)
		}
	})
}
