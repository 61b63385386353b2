package invoice_test

import (
	"bytes"
	"compress/zlib"
	"context"
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

// anOrder is one of two shops, the second of which has no tax numbers, sent to a province.
func anOrder(t testing.TB, d *db.DB, orders *order.Service, province string) (*order.Order, []order.Invoice) {
	t.Helper()
	home := order.Address{
		FirstName: "Zoé", LastName: "L’Heureux", Address: "84, rang de la Grande-Ligne", Address2: "app. 3",
		City: "Saint-Pascal", Province: province, PostalCode: "G0L 3Y0", Country: "CA",
	}
	seller := func(id, name, gst, qst string) order.DraftShop {
		return order.DraftShop{Shipping: shipping.Settings{Amount: 1200}, Seller: order.Seller{
			ShopID: id, Name: name, Slug: id, MerchantName: name + " inc.",
			MerchantAddress: "12, rue du Quai, Kamouraska (QC) G0L\u00a01M0", GSTNumber: gst, QSTNumber: qst,
			CommissionRate: pricing.Commission, DeliveryTerms: "Expédition en 2 à 4\u00a0jours ouvrables.",
			ReturnTerms: "Retours acceptés pendant trente jours, sauf «\u00a0vente finale\u00a0».",
		}}
	}
	item := func(shopID, name string, price money.Cents, quantity int) order.DraftItem {
		return order.DraftItem{ShopID: shopID, UnitPrice: price, Quantity: quantity, Product: order.Product{
			ProductID: "p", VariantID: "v", ProductName: name, ProductSlug: "p",
			VariantName: "Bleu marée, 350\u00a0ml", TaxCategory: tax.Standard,
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
			item("batture", "Tasse trempée à la main dans une glaçure de cendre de hêtre, cuite deux fois", 123456, 2),
			item("coeur", "Œufs de bois", 950, 1),
		},
		Payment: order.DraftPayment{Provider: "sandbox"}, At: noon,
	}
	var o *order.Order
	var issued []order.Invoice
	err := d.Tx(context.Background(), func(tx *db.Tx) (err error) {
		if o, err = orders.Replay(context.Background(), tx, draft, order.WasPaid(noon, order.Receipt{})); err != nil {
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
		o, issued := anOrder(t, d, orders, "QC")
		first, err := invoices.Print(o, issued[0])
		if err != nil {
			t.Fatal(err)
		}
		again, err := invoices.Print(o, issued[0])
		if err != nil || !bytes.Equal(first.Data, again.Data) {
			t.Errorf("two prints differ: %v", err)
		}
		if first.Name != "facture-batture-000001.pdf" || !bytes.HasPrefix(first.Data, []byte("%PDF-")) ||
			len(first.Data) > 100_000 {
			t.Errorf("%s, %d bytes", first.Name, len(first.Data))
		}
	})
}

func TestAnInvoiceSaysWhatTheLawAsks(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		invoices, orders := service(d)
		for _, c := range []struct {
			province string
			invoice  int
			want     []string
			never    []string
		}{
			{"QC", 0, []string{
				"Facture", "Numéro\u00a0: 000001", "Date\u00a0: 2\u00a0novembre 2026", "Atelier Batture inc.",
				"TPS/TVH\u00a0: 987654321 RT0001", "TVQ\u00a0: 9876543210 TQ0001", "Zoé L’Heureux",
				"84, rang de la Grande-Ligne", "app. 3", "Saint-Pascal (QC) G0L\u00a03Y0", "1\u00a0234,56\u00a0$",
				"2\u00a0469,12\u00a0$", "TPS (5\u00a0%)", "TVQ (9,975\u00a0%)", "Achat fait sur Rang & Rue",
				"«\u00a0vente finale\u00a0»",
			},
				[]string{"123456789 RT0001"}},
			{"QC", 1, []string{"Cœur de pomme inc.", "Œufs de bois", "Taxes perçues et remises par Rang & Rue",
				"123456789 RT0001", "1234567890 TQ0001"}, nil},
			{"ON", 0, []string{"TVH (13\u00a0%)", "Saint-Pascal (ON)"}, []string{"TVQ (", "TPS ("}},
		} {
			o, issued := anOrder(t, d, orders, c.province)
			file, err := invoices.Print(o, issued[c.invoice])
			if err != nil {
				t.Fatal(err)
			}
			if folder := os.Getenv("RR_TEST_KEEP_PDF"); folder != "" { // to read it
				_ = os.WriteFile(filepath.Join(folder, c.province+file.Name), file.Data, 0o600)
			}
			text := words(t, file.Data)
			for _, w := range c.want {
				if !strings.Contains(text, w) {
					t.Errorf("%s does not say %q:\n%s", c.province, w, text)
				}
			}
			for _, w := range c.never {
				if strings.Contains(text, w) {
					t.Errorf("%s says %q", c.province, w)
				}
			}
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
		o, issued := anOrder(t, d, orders, "QC")
		o.BillingAddress.LastName = "Dvořáková-Müller"
		file, err := invoices.Print(o, issued[0])
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range []string{"Zoé Dvořáková-Müller", "Numéro\u00a0: 000001", "2\u00a0469,12\u00a0$"} {
			if text := words(t, file.Data); !strings.Contains(text, w) {
				t.Errorf("the invoice does not say %q:\n%s", w, text)
			}
		}
	})
}
