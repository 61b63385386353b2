package productimport_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/flow/productimport"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/slug"
	"rangrue/internal/markettest"
)

func sample(name string) string {
	return string(markettest.Must(os.ReadFile(filepath.Join("testdata", name+".csv"))))
}

// shown writes a product in a few words, variant by variant.
func shown(p *catalog.Product) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s, %s, %d categories", p.Name, p.Status, p.Description, len(p.CategoryIDs))
	for _, v := range p.Variants {
		fmt.Fprintf(&b, "\n  %s", v.SKU)
		for _, o := range p.Options {
			fmt.Fprintf(&b, " %s=%s", o.Name, v.Options[o.Name])
		}
		fmt.Fprintf(&b, " %s", v.Price)
		if v.RegularPrice > 0 {
			fmt.Fprintf(&b, " (%s)", v.RegularPrice)
		}
		if v.InventoryMode == catalog.ByStock {
			fmt.Fprintf(&b, " %d left", v.InventoryQuantity)
		} else {
			fmt.Fprintf(&b, " %s", v.InventoryStatus)
		}
		if v.Weight > 0 {
			fmt.Fprintf(&b, " %g kg", v.Weight)
		}
		if v.Length > 0 {
			fmt.Fprintf(&b, " %g×%g×%g cm", v.Length, v.Width, v.Height)
		}
	}
	return b.String()
}

func (w *world) shown() string {
	w.Helper()
	var list []string
	for _, p := range markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID)) {
		list = append(list, shown(p))
	}
	slices.Sort(list)
	return strings.Join(list, "\n")
}

var samples = map[string]struct {
	source productimport.Source
	photos string // counted in the preview
	want   string
}{
	"shopify": {productimport.Shopify, "Tasse trempée 4, Savon de Castille 1, Vieux bol 0",
		`Savon de Castille, draft, <p>Huile d’olive du lac.</p><p>Sans parfum.</p>, 0 categories
  SAV-1 9.50 in_stock 0.12 kg
Tasse trempée, published, <p>Une tasse de <strong>tous les matins</strong>.</p>, 1 categories
  TAS-B-250 Couleur=Bleu marée Format=250 ml 34.00 (46.00) 14 left 0.4 kg
  TAS-B-350 Couleur=Bleu marée Format=350 ml 38.00 0 left 0.5 kg
  TAS-S-250 Couleur=Sauge Format=250 ml 34.00 in_stock 0.4 kg
Vieux bol, draft, , 0 categories
  BOL-1 1250.00 1 left 0.6 kg`},
	"shopify-2025": {productimport.Shopify, "Tasse trempée 2",
		`Tasse trempée, published, <p>Une tasse.</p>, 1 categories
  TAS-B Couleur=Bleu 34.00 (46.00) 14 left 0.4 kg
  TAS-S Couleur=Sauge 36.00 2 left 0.4 kg`},
	"etsy": {productimport.Etsy, "Tuque d'hiver en laine 2, Foulard 1",
		`Foulard, draft, <p>Un foulard.</p>, 0 categories
  FOU-1 62.50 3 left
Tuque d'hiver en laine, draft, <p>Tricotée à Kamouraska.</p><p>Lavage à la main.<br>Séchage à plat.</p>, 0 categories
   Couleur=Écru Taille=Enfant 48.00 in_stock
   Couleur=Écru Taille=Adulte 48.00 in_stock
   Couleur=Rouge Taille=Enfant 48.00 in_stock
   Couleur=Rouge Taille=Adulte 48.00 in_stock`},
	"woocommerce": {productimport.WooCommerce, "Bougie d’érable 3, Allumettes 0, Cabas 0",
		`Allumettes, draft, <p>Une boîte.</p>, 0 categories
  ALL 4.50 in_stock 0.045 kg
Bougie d’érable, published, <p>Cire de soya.</p>, 1 categories
  BOU-E Parfum=Érable 18.00 (22.00) 6 left 0.227 kg 10.16×7.62×7.62 cm
  BOU-C Parfum=Cèdre, frais 22.00 0 left 0.227 kg 10.16×7.62×7.62 cm
Cabas, published, <p>De lin.</p>, 1 categories
  CAB-E Couleur=Écru Taille=Petit 25.00 3 left
   Couleur=Écru Taille=Grand 25.00 3 left
  CAB-N Couleur=Noir Taille=Grand 27.00 2 left`},
	"woocommerce-fr": {productimport.WooCommerce, "Miel de trèfle 1",
		`Miel de trèfle, published, <p>Récolte d’été.<br>Pot de verre.</p>, 1 categories
  MIEL 12.00 20 left 0.5 kg`},
	"square": {productimport.Square, "Confiture 0, Tablier 0",
		`Confiture, published, <p>Aux fraises.</p>, 1 categories
  CON-P Modèle=Petit pot 6.50 (8.00) 7 left 0.25 kg
  CON-G Modèle=Grand pot 14.00 0 left 0.5 kg
Tablier, draft, <p>De lin.</p>, 0 categories
  TAB-1 45.00 in_stock`},
}

func TestExportsOfOtherPlatformsAreReadAsTheyAre(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		for name, c := range samples {
			w := newWorldOf(t, d, name)
			checked := w.send(sample(name))
			if checked.Source != c.source || checked.ProblemCount > 0 || checked.Asks() {
				t.Errorf("%s: %s %v", name, checked.Source, checked.Problems)
				continue
			}
			var photos []string
			for _, p := range checked.Preview {
				photos = append(photos, fmt.Sprint(p.Name, " ", p.Photos))
			}
			if got := strings.Join(photos, ", "); got != c.photos {
				t.Errorf("%s: photographs of %s, want %s", name, got, c.photos)
			}
			w.apply(sample(name))
			if got := w.shown(); got != c.want {
				t.Errorf("%s:\n%s\nwant\n%s", name, got, c.want)
			}
		}
	})
}

func TestUnitsThatVariantsShareAreDividedBetweenThem(t *testing.T) {
	const heading = "ID,Type,SKU,Name,Published,In stock?,Stock,Backorders allowed?,Regular price,Parent," +
		"Attribute 1 name,Attribute 1 value(s)\n"
	const parent = "60,variable,CAB,Cabas,1,1,%s,0,,,Taille,\"Petit, Moyen, Grand\"\n"
	const divided = "3 Stock Cabas Le stock était partagé entre les variantes\u00a0: il est réparti. " +
		"Vérifiez les quantités."
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		for name, c := range map[string]struct{ parent, variations, want, divided string }{
			"one count for all, said or not": {"10", "61,variation,P,,1,1,parent,0,25,CAB,Taille,Petit\n" +
				"62,variation,M,,1,1,Parent,0,25,CAB,Taille,Moyen\n63,variation,G,,1,1,,0,25,CAB,Taille,Grand\n",
				"4 3 3", divided},
			"a variation for any other value": {"", "61,variation,A,,1,1,5,0,25,CAB,Taille,\n" +
				"62,variation,M,,1,1,4,0,25,CAB,Taille,Moyen\n", "3 2 4", divided},
			"some with their own counts": {"7", "61,variation,P,,1,1,parent,0,25,CAB,Taille,Petit\n" +
				"62,variation,M,,1,1,4,0,25,CAB,Taille,Moyen\n63,variation,G,,1,1,parent,0,25,CAB,Taille,Grand\n",
				"4 4 3", divided},
			"one that is sold on order": {"7", "61,variation,P,,1,1,parent,1,25,CAB,Taille,Petit\n" +
				"62,variation,M,,1,1,parent,0,25,CAB,Taille,Moyen\n", "in_stock 7", ""},
			"nothing left": {"0", "61,variation,P,,1,0,parent,0,25,CAB,Taille,Petit\n" +
				"62,variation,M,,1,0,parent,0,25,CAB,Taille,Moyen\n", "0 0", ""},
			"a parent that counts nothing": {"", "61,variation,P,,1,1,,0,25,CAB,Taille,Petit\n" +
				"62,variation,M,,1,1,,0,25,CAB,Taille,Moyen\n", "in_stock in_stock", ""},
		} {
			w := newWorldOf(t, d, slug.Make(name))
			done := w.apply(heading + fmt.Sprintf(parent, c.parent) + c.variations)
			var units, notices []string
			for _, v := range markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID))[0].Variants {
				if v.InventoryMode == catalog.ByStock {
					units = append(units, strconv.Itoa(v.InventoryQuantity))
				} else {
					units = append(units, string(v.InventoryStatus))
				}
			}
			for _, n := range done.Notices {
				notices = append(notices, fmt.Sprint(n.Line, " ", n.Column, " ", n.Product, " ", n.Detail))
			}
			if got := strings.Join(units, " "); got != c.want {
				t.Errorf("%s: %s, want %s", name, got, c.want)
			}
			if got := strings.Join(notices, "\n"); got != c.divided || done.NoticeCount != len(notices) {
				t.Errorf("%s: told %d, %q, want %q", name, done.NoticeCount, got, c.divided)
			}
		}
	})
}

func TestTheSameFileAgainChangesProductsAndMakesNone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		for name := range samples {
			w := newWorldOf(t, d, name)
			w.apply(sample(name))
			before := w.stored()
			again := w.apply(sample(name))
			if again.ToCreate != 0 || again.ToReplace != 0 || w.stored() != before {
				t.Errorf("%s again: %+v\n%s\nwas\n%s", name, again, w.stored(), before)
			}
			// The shop publishes, names and prices; the platform says another price.
			p := markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID))[0]
			markettest.Must(0, w.Catalog.SetStatus(ctx, w.shopID, p.ID, catalog.Archived))
			changed := w.apply(strings.NewReplacer("34.00", "35.00", "48.00", "35.00", ",22,", ",35,", "12,00", "35,00",
				"14.00", "35.00").Replace(sample(name)))
			if changed.ToCreate != 0 || changed.ToReplace == 0 || !strings.Contains(w.shown(), "35.00") {
				t.Errorf("%s with other prices: %+v\n%s", name, changed, w.shown())
			}
			if got := markettest.Must(w.Catalog.OfShopByID(ctx, w.shopID, p.ID)); got.Status != catalog.Archived ||
				got.Variants[0].ID != p.Variants[0].ID {
				t.Errorf("%s: what the shop decided was undone: %s", name, shown(got))
			}
		}
	})
}

func TestAProductMadeHereIsKnownByItsCode(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.apply("nom;etat;categories;prix;ugs\nSavon doux;publié;maison-et-decoration/tasses;8;SAV-1\n")
		checked := w.apply(sample("shopify"))
		if checked.ToCreate != 2 || checked.ToReplace != 1 ||
			!strings.Contains(w.shown(), "Savon de Castille, published") {
			t.Errorf("%+v\n%s", checked, w.shown())
		}
	})
}

func TestAnyOtherFileIsReadAsItsSellerSays(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		asked := w.send(sample("other"))
		var guesses []string
		for _, h := range asked.Headings {
			guesses = append(guesses, string(h.Guess))
		}
		if got := strings.Join(guesses, " "); !asked.Asks() || asked.Source != productimport.Other ||
			got != "name ignored price quantity sku photos ignored" {
			t.Fatalf("%s %v %q", asked.Source, asked.Asks(), got)
		}
		if _, err := w.Apply(ctx, w.shopID, asked.ID, true); !errors.Is(err, productimport.ErrNotReady) {
			t.Errorf("applied before its columns are known: %v", err)
		}
		const ignored = productimport.Ignored
		for name, columns := range map[string][]productimport.Field{
			"too few":  {productimport.FieldName},
			"no price": {productimport.FieldName, ignored, ignored, ignored, ignored, ignored, ignored},
			"twice": {productimport.FieldName, productimport.FieldPrice, productimport.FieldPrice, ignored, ignored,
				ignored, ignored},
		} {
			var refusal *problem.Error
			_, err := w.Choose(ctx, w.shopID, asked.ID, productimport.Choices{Columns: columns})
			if !errors.As(err, &refusal) || refusal.Kind != problem.Invalid {
				t.Errorf("%s: %v", name, err)
			}
		}
		columns := []productimport.Field{productimport.FieldName, productimport.FieldOption, productimport.FieldPrice,
			productimport.FieldCount, productimport.FieldSKU, productimport.FieldPhotos, ignored}
		if _, err := w.Choose(ctx, "nordet", asked.ID, productimport.Choices{Columns: columns}); !errors.Is(err,
			productimport.ErrNotFound) {
			t.Errorf("another shop answers: %v", err)
		}
		markettest.Must(w.Choose(ctx, w.shopID, asked.ID, productimport.Choices{Columns: columns,
			CategoryID: w.cups.ID}))
		markettest.Must(0, w.queue.Drain(ctx))
		ready := markettest.Must(w.Find(ctx, w.shopID, asked.ID))
		if ready.Asks() || ready.ProblemCount > 0 || ready.Preview[0].Photos != 3 || ready.Preview[0].Categories != 1 {
			t.Fatalf("%+v", ready)
		}
		markettest.Must(w.Apply(ctx, w.shopID, asked.ID, false))
		markettest.Must(0, w.queue.Drain(ctx))
		if got, want := w.shown(), `Chandelier, published, , 1 categories
  CHA-N Teinte=Noir 55.00 4 left
  CHA-B Teinte=Blanc 55.00 2 left
Vase, published, , 1 categories
  VAS-1 Teinte=Unique 1050.00 1 left`; got != want {
			t.Errorf("%s\nwant\n%s", got, want)
		}
	})
}

func TestFilesOfEveryLengthAreRead(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		long := strings.Repeat("a", 5000)
		w.apply("Handle,Title,Variant Price,Image Src,Image Alt Text\n" +
			long + ",Bol,12.00,https://exemple.ca/" + long + ".jpg,\n" +
			long + ",,,https://exemple.ca/1.jpg," + strings.Repeat("é", 500) + "\n" +
			",Vase,13.00,,\n,,,https://exemple.ca/2.jpg,\n,Pot,14.00,,\n")
		if all := markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID)); len(all) != 3 {
			t.Errorf("%s", w.shown())
		}
		values := strings.Join(numbers(90), ",")
		file := "TITLE,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1"
		cells := "Bague,12.00,CAD,3,"
		for i := 1; i <= 3; i++ {
			file += fmt.Sprintf(",VARIATION %d TYPE,VARIATION %d NAME,VARIATION %d VALUES", i, i, i)
			cells += fmt.Sprintf(",Custom,Choix %d,\"%s\"", i, values)
		}
		checked := w.send(file + "\n" + cells + "\n")
		if checked.ProblemCount != 1 || !strings.Contains(checked.Problems[0].Detail, "250") {
			t.Errorf("too many combinations: %v", checked.Problems)
		}
	})
}

func numbers(n int) (list []string) {
	for i := range n {
		list = append(list, fmt.Sprint("n", i))
	}
	return list
}

func TestAListOfCodesAndPricesChangesTheVariantsItNames(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.apply(sample("shopify-2025"))
		list := func(file string) *productimport.Import {
			sent := w.send(file)
			markettest.Must(w.Choose(ctx, w.shopID, sent.ID, productimport.Choices{Columns: []productimport.Field{
				productimport.FieldName, productimport.FieldPrice, productimport.FieldSKU}}))
			markettest.Must(0, w.queue.Drain(ctx))
			return markettest.Must(w.Find(ctx, w.shopID, sent.ID))
		}
		ready := list("Article;Montant;SKU\nTasse trempée;40,00;TAS-S\n")
		if ready.ProblemCount > 0 || ready.ToReplace != 1 || ready.ToCreate != 0 {
			t.Fatalf("%+v", ready)
		}
		markettest.Must(w.Apply(ctx, w.shopID, ready.ID, false))
		markettest.Must(0, w.queue.Drain(ctx))
		if got, want := w.shown(), `Tasse trempée, published, <p>Une tasse.</p>, 1 categories
  TAS-B Couleur=Bleu 34.00 (46.00) 14 left 0.4 kg
  TAS-S Couleur=Sauge 40.00 2 left 0.4 kg`; got != want {
			t.Errorf("%s\nwant\n%s", got, want)
		}
	})
}

// withoutHandles is the sample of Square from before it named items itself.
func withoutHandles() string {
	return strings.NewReplacer("#confiture", "", "#tablier", "").Replace(sample("square"))
}

func TestWhatTheFileCannotTellApartIsNotMadeTwice(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		if whole := w.send(withoutHandles()); whole.ProblemCount > 0 || whole.ToCreate != 2 {
			t.Errorf("items without handles: %+v", whole)
		}
		const why = " Ce nom est déjà celui du produit de la ligne %d, et rien d’autre dans le fichier ne les " +
			"distingue. Donnez-leur deux noms différents, ou retirez une des lignes."
		tablier := ",,Tablier,,Regular,TAB-2,De coton.,,,,hidden,Physical good,,,,48.00,,N\n"
		for name, c := range map[string]struct {
			file, column string
			line, above  int
		}{
			"two listings of a title": {sample("etsy") + "Foulard,Un autre.,30.00,CAD,1\n", "TITLE", 7, 6},
			"two items of a name":     {withoutHandles() + tablier, "Item Name", 5, 4},
			"items of a name, far apart": {withoutHandles() + strings.Replace(tablier, "Tablier", "Confiture", 1),
				"Item Name", 5, 2},
		} {
			checked := w.send(c.file)
			if want := fmt.Sprintf("%d %s"+why, c.line, c.column, c.above); checked.ProblemCount != 1 ||
				fmt.Sprintf("%d %s %s", checked.Problems[0].Line, checked.Problems[0].Column,
					checked.Problems[0].Detail) != want {
				t.Errorf("%s: %v, want %s", name, checked.Problems, want)
			}
		}
	})
}

func TestAListingWithAnotherTitleIsKnownByItsCodes(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.apply(sample("etsy"))
		renamed := w.apply(strings.NewReplacer("Tuque d&#39;hiver en laine", "Tuque chaude", "Foulard,", "Écharpe,").
			Replace(sample("etsy")))
		if renamed.ToCreate != 0 || renamed.ToReplace != 2 || !strings.Contains(w.shown(), "Tuque chaude") {
			t.Errorf("%+v\n%s", renamed, w.shown())
		}
	})
}

func TestErrorsOfAnotherPlatformsFileNameItsOwnColumns(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		for name, c := range map[string]struct{ file, want string }{
			"price": {strings.Replace(sample("shopify"), "9.50", "gratuit", 1),
				"6 Variant Price «\u00a0gratuit\u00a0» n’est pas un montant comme 34,00."},
			"code twice": {strings.Replace(sample("shopify"), "BOL-1", "SAV-1", 1),
				"9 Variant SKU Le code «\u00a0SAV-1\u00a0» est déjà à la ligne 6."},
			"a variation without its product": {strings.Replace(sample("woocommerce"), ",id:44,", ",id:99,", 1),
				"4 Parent Le produit «\u00a0id:99\u00a0», dont cette ligne est une variation, n’est pas dans le " +
					"fichier. Exportez-le avec ses variations, ou retirez la ligne."},
			"currency": {strings.Replace(sample("etsy"), "62.50,CAD", "62.50,USD", 1),
				"6 CURRENCY_CODE Ce prix est en USD\u00a0: convertissez-le en dollars canadiens (CAD)."},
		} {
			checked := w.send(c.file)
			if checked.ProblemCount != 1 {
				t.Errorf("%s: %v", name, checked.Problems)
				continue
			}
			p := checked.Problems[0]
			if got := fmt.Sprintf("%d %s %s", p.Line, p.Column, p.Detail); got != c.want {
				t.Errorf("%s: %s, want %s", name, got, c.want)
			}
		}
	})
}
