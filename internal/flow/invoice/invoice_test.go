package invoice_test

import (
	"bytes"
	"compress/zlib"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"golang.org/x/text/encoding/charmap"

	"rangrue/internal/domain/order"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

var noon = time.Date(2026, 11, 2, 17, 0, 0, 0, time.UTC)

// anOrder is one of two shops, the second of which has no tax numbers, sent to a province; changes are made to it
// before it is placed.
func anOrder(t testing.TB, d *db.DB, orders *order.Service, province string, changes ...func(*order.Draft)) (
	*order.Order, []order.Invoice) {
	t.Helper()
	home := order.Address{
		FirstName: "Zoé", LastName: "L’Heureux", Address: "84, rang de la Grande-Ligne", Address2: "app. 3",
		City: "Saint-Pascal", Province: province, PostalCode: "G0L 3Y0", Country: "CA",
	}
	seller := func(id, name, gst, qst string) order.DraftShop {
		return order.DraftShop{Shipping: shipping.Settings{Amount: 1200}, Seller: order.Seller{
			ShopID: id, Name: name, Slug: id, MerchantName: name + " inc.",
			MerchantAddress: "12, rue du Quai, Kamouraska (QC) G0L\u00a01M0", GSTNumber: gst, QSTNumber: qst,
			MerchantPhone: "4185550117", MerchantEmail: "atelier@" + id + ".example",
			CommissionRate: pricing.Commission, DeliveryTerms: "Expédition en 2 à 4\u00a0jours ouvrables.",
			ReturnTerms: "Retours acceptés pendant trente jours, sauf «\u00a0vente finale\u00a0».",
		}}
	}
	item := func(shopID, name string, category tax.Category, price money.Cents, quantity int) order.DraftItem {
		return order.DraftItem{ShopID: shopID, UnitPrice: price, Quantity: quantity, Product: order.Product{
			ProductID: "p", VariantID: "v", ProductName: name, ProductSlug: "p",
			VariantName: "Bleu marée, 350\u00a0ml", SKU: "BAT-01", TaxCategory: category,
		}}
	}
	draft := order.Draft{
		Contact: order.Contact{Email: "zoe@courriel.ca", Phone: "4185550142"}, ShippingAddress: home,
		BillingAddress: home,
		Shops: []order.DraftShop{
			seller("batture", "Atelier Batture", "987654321 RT0001", "9876543210 TQ0001"),
			seller("coeur", "Cœur de pomme", "", ""),
		},
		Items: []order.DraftItem{
			item("batture", "Tasse trempée à la main dans une glaçure de cendre de hêtre, cuite deux fois",
				tax.Standard, 123456, 2),
			item("coeur", "Œufs de bois", tax.Standard, 950, 1),
			item("coeur", "Miel de trèfle", tax.Grocery, 1450, 1),
			item("coeur", "Le banc de neige", tax.Book, 2495, 1),
		},
		Contribution: true, Payment: order.DraftPayment{Provider: "sandbox"}, At: noon,
	}
	for _, change := range changes {
		change(&draft)
	}
	var o *order.Order
	var issued []order.Invoice
	err := d.Tx(context.Background(), func(tx *db.Tx) (err error) {
		paid := order.WasPaid(noon, order.Receipt{CardBrand: "visa", CardLast4: "4242"})
		if o, err = orders.Replay(context.Background(), tx, draft, paid); err != nil {
			return err
		}
		issued, err = orders.IssueInvoices(context.Background(), tx, o, noon)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return o, issued
}

func service(d *db.DB) (*invoice.Service, *order.Service) {
	orders := order.New(d, func(key string) string { return key })
	return invoice.New(d, orders, order.Access{Key: []byte("clé")}, invoice.Platform{
		Name: "Rang & Rue", Address: "12, rue des Pionniers, Rimouski (Québec) G5L\u00a01A1",
		GSTNumber: "123456789 RT0001", QSTNumber: "1234567890 TQ0001",
	}), orders
}

func TestAnInvoicePrintsTheSameEveryTime(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		invoices, orders := service(d)
		o, _ := anOrder(t, d, orders, "QC")
		first := printed(t, invoices, o)[1]
		if again := printed(t, invoices, o)[1]; !bytes.Equal(first.Data, again.Data) {
			t.Error("two prints differ")
		}
		if first.Name != "facture-batture-000001.pdf" || !bytes.HasPrefix(first.Data, []byte("%PDF-")) ||
			len(first.Data) > 100_000 {
			t.Errorf("%s, %d bytes", first.Name, len(first.Data))
		}
	})
}

func printed(t *testing.T, invoices *invoice.Service, o *order.Order) []invoice.File {
	t.Helper()
	files, err := invoices.PrintAll(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		keep(o.Rates.Province+f.Name, f)
	}
	return files
}

// keep writes a paper where it can be looked at.
func keep(name string, f invoice.File) {
	if folder := os.Getenv("RR_TEST_KEEP_PDF"); folder != "" {
		_ = os.WriteFile(filepath.Join(folder, name), f.Data, 0o600)
	}
}

func says(t *testing.T, f invoice.File, want, never []string) {
	t.Helper()
	text := words(t, f.Data)
	for _, w := range want {
		if !strings.Contains(text, w) {
			t.Errorf("%s does not say %q:\n%s", f.Name, w, text)
		}
	}
	for _, w := range never {
		if strings.Contains(text, w) {
			t.Errorf("%s says %q", f.Name, w)
		}
	}
}

func TestAnInvoiceSaysWhatTheLawAsks(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		invoices, orders := service(d)
		for _, c := range []struct {
			province string
			paper    int // 0 is that of the order, then each shop's
			want     []string
			never    []string
		}{
			{"QC", 1, []string{
				"Facture", "000001", "2\u00a0novembre 2026", "Atelier Batture inc.",
				"(418) 555-0117, atelier@batture.example",
				"TPS/TVH 987654321 RT0001", "TVQ 9876543210 TQ0001", "Facturé à", "Livré à", "Zoé L’Heureux",
				"84, rang de la Grande-Ligne", "app. 3", "Saint-Pascal (QC) G0L\u00a03Y0", "1\u00a0234,56\u00a0$",
				"2\u00a0469,12\u00a0$", "TPS 5\u00a0% sur 2\u00a0481,12\u00a0$",
				"TVQ 9,975\u00a0% sur 2\u00a0481,12\u00a0$",
				"Achat fait sur Rang & Rue", "Visa se terminant par 4242", "zoe@courriel.ca",
			}, []string{"123456789 RT0001", "Cœur de pomme"}},
			{"QC", 2, []string{"Cœur de pomme inc.", "Œufs de bois",
				"Petit fournisseur\u00a0: taxes perçues par Rang & Rue",
				"123456789 RT0001", "1234567890 TQ0001"}, nil},
			{"ON", 1, []string{"TVH 13\u00a0% sur", "Saint-Pascal (ON)"}, []string{"TVQ 9,975", "TPS 5"}},
			{"QC", 0, []string{"Atelier Batture inc.", "Cœur de pomme inc.", "Facture 00000", "Total payé",
				"Taxable\u00a0: TPS",
				"Détaxé\u00a0: aliment de base, 0\u00a0%", "Livre\u00a0: TPS 5\u00a0% seulement",
				"Partielle\u00a0: suit les articles",
				"Contribution à la plateforme, non taxable", "Visa se terminant par 4242"}, []string{"Net"}},
		} {
			o, _ := anOrder(t, d, orders, c.province)
			says(t, printed(t, invoices, o)[c.paper], c.want, c.never)
		}
	})
}

func TestRefundsAreOnTheOrdersInvoiceAndOnTheirCreditNotes(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		invoices, orders := service(d)
		o, _ := anOrder(t, d, orders, "QC")
		refund := func(decision order.Decision) {
			decision.Key, decision.BorneBy = db.NewID(), order.ByShop
			err := d.Tx(t.Context(), func(tx *db.Tx) (err error) {
				o, _, _, err = orders.Refund(t.Context(), tx, o.ID, decision, noon.Add(time.Hour))
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		mug := o.Part("batture").Items[0]
		refund(order.Decision{Units: order.Units{ItemID: mug.ID, Quantity: 1}, Reason: "L’anse était cassée."})
		refund(order.Decision{ShopID: "batture", Amount: 1000, Reason: "Geste commercial"})
		refund(order.Decision{Reason: "Tout est perdu"})
		refunds, err := orders.RefundsOf(t.Context(), d, o.ID)
		if err != nil || len(refunds) != 4 {
			t.Fatalf("%+v, %v", refunds, err)
		}
		says(t, printed(t, invoices, o)[0], []string{"Net", "0,00\u00a0$", "note NC-000003",
			"–1\u00a0419,44\u00a0$"}, nil)
		var notes []invoice.File
		for _, r := range refunds {
			token := order.Access{Key: []byte("clé")}.Token(o.ID)
			f, err := invoices.CreditNotePDF(t.Context(), r.CreditNote.ShopID, r.CreditNote.ID, token)
			if err != nil {
				t.Fatal(err)
			}
			keep(f.Name, f)
			notes = append(notes, f)
			if desk, err := invoices.DeskNote(t.Context(), o.ID, r.CreditNote.ID); err != nil ||
				!bytes.Equal(desk.Data, f.Data) {
				t.Errorf("an operator reads another note than the buyer: %v", err)
			}
			_, err = invoices.DeskNote(t.Context(), "another", r.CreditNote.ID)
			if !errors.Is(err, order.ErrNotFound) {
				t.Errorf("a note of another order: %v", err)
			}
			if _, err := invoices.CreditNotePDF(t.Context(), r.CreditNote.ShopID, r.CreditNote.ID, ""); err == nil {
				t.Error("a stranger reads a credit note")
			}
		}
		says(t, notes[0], []string{"Note de crédit", "NC-000001", "Crédité à", "Corrige", "Facture 000001", "–1",
			"–1\u00a0234,56\u00a0$", "L’anse était cassée.", "Reste facturé par la boutique", "Net sur votre carte",
			"5 à 10\u00a0jours ouvrables"}, []string{"Geste commercial"})
		says(t, notes[1], []string{"Remboursement partiel", "–10,00\u00a0$", "Notes précédentes"}, nil)
		says(t, notes[2], []string{"Déjà remboursé", "Contribution à la plateforme", "Livraison"}, nil)
		mine, err := orders.Find(t.Context(), d, order.OfShop("batture"), o.ID)
		if err != nil {
			t.Fatal(err)
		}
		copied, err := invoices.ShopPaper(t.Context(), mine, "batture", refunds[2].CreditNote.ID)
		if err != nil {
			t.Fatal(err)
		}
		says(t, copied, []string{"NC-000003"}, []string{"4242", "zoe@", "Net sur votre carte", "Contribution"})
		if _, err := invoices.ShopPaper(t.Context(), mine, "batture", refunds[3].CreditNote.ID); err == nil {
			t.Error("a shop reads the credit note of another")
		}
	})
}

var (
	streams = regexp.MustCompile(`(?s)stream\n(.*?)\nendstream`)
	shown   = regexp.MustCompile(`(?s)\(((?:[^\\)]|\\.)*)\)\s*Tj`)
	escaped = regexp.MustCompile(`(?s)\\(.)`)
)

// words reads the shown texts of a PDF back, one a line: they are escaped, in streams that may be packed.
func words(t *testing.T, pdf []byte) string {
	t.Helper()
	var text strings.Builder
	for _, stream := range streams.FindAllSubmatch(pdf, -1) {
		plain := stream[1]
		if packed, err := zlib.NewReader(bytes.NewReader(plain)); err == nil {
			if plain, err = io.ReadAll(packed); err != nil {
				t.Fatal(err)
			}
		}
		for _, s := range shown.FindAllSubmatch(plain, -1) {
			raw := escaped.ReplaceAllFunc(s[1], func(e []byte) []byte {
				if e[1] == 'r' {
					return []byte{13}
				}
				return e[1:]
			})
			text.WriteString(decode(raw, bytes.Contains(pdf, []byte("/WinAnsiEncoding"))) + "\n")
		}
	}
	return text.String()
}

// decode reads a shown text: a byte for each letter in one of the readers' own fonts, UTF-16 in an embedded one.
func decode(raw []byte, single bool) string {
	if single {
		plain, _ := charmap.Windows1252.NewDecoder().Bytes(raw) // every byte means something there
		return string(plain)
	}
	units := make([]uint16, len(raw)/2)
	for n := range units {
		units[n] = uint16(raw[2*n])<<8 | uint16(raw[2*n+1])
	}
	return string(utf16.Decode(units))
}

func TestANameFromFurtherAwayIsPrintedWhole(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		invoices, orders := service(d)
		o, _ := anOrder(t, d, orders, "QC")
		o.BillingAddress.LastName = "Dvořáková-Müller"
		says(t, printed(t, invoices, o)[1], []string{"Zoé Dvořáková-Müller", "000001", "2\u00a0469,12\u00a0$"}, nil)
	})
}

func TestEmojiDoNotKeepPapersFromBeingPrinted(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		invoices, orders := service(d)
		o, _ := anOrder(t, d, orders, "QC")
		for _, last := range []string{"Tremblay 🎉", "Dvořáková 👩\u200d🍳"} { // in each of the fonts
			o.BillingAddress.LastName, o.ShippingAddress.LastName = last, last
			o.Shops[0].Items[0].ProductName = "Savon 🧼 d’avoine"
			o.Gift = &order.Gift{Message: "Bonne fête 🎂🎂!"}
			name, _, _ := strings.Cut(last, " ")
			for _, paper := range printed(t, invoices, o) {
				says(t, paper, []string{"Zoé " + name}, nil)
			}
			slip, err := invoices.PackingSlip(o, o.Shops[0])
			if err != nil {
				t.Fatal(err)
			}
			says(t, slip, []string{"Bonne fête", "d’avoine"}, nil)
		}
	})
}
