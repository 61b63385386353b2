package invoice

import (
	"bytes"
	"fmt"
	"strings"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

// Millimetres of a letter page, the paper of Quebec's printers.
const (
	margin = 18.0
	width  = 215.9 - 2*margin
	row    = 5.0
)

// The columns of the lines.
var columns = []float64{width - 72, 16, 28, 28}

// document is a PDF being written, with the few operations an invoice needs.
type document struct {
	*fpdf.Fpdf
	font string
	code func(text string) string // text as the font's codes
}

// write prints the invoice of one shop's part of an order.
func write(platform Platform, o *order.Order, part *order.ShopOrder, i order.Invoice) ([]byte, error) {
	p := newDocument(fmt.Sprintf("Facture %s, %s", Number(i), part.Name), wordsOf(platform, o, part))
	p.SetCreationDate(i.IssuedAt.UTC()) // an invoice prints the same every time
	p.SetModificationDate(i.IssuedAt.UTC())
	p.heading(o, part, i)
	p.parties(platform, o, part)
	p.lines(part)
	p.totals(o, part)
	p.foot(platform, part)
	var out bytes.Buffer
	err := p.Output(&out)
	return out.Bytes(), err
}

// newDocument opens a letter page in a font that has every letter of words. Latin-1's French neighbour (Windows-1252)
// covers almost every invoice, and every reader has Helvetica: such a PDF is a few kB and printed in well under a
// millisecond. A name from further away takes the Go fonts, which are embedded: thirty kB, and a hundred times the
// work.
func newDocument(title, words string) document {
	p := document{Fpdf: fpdf.New("P", "mm", "Letter", ""), font: "Helvetica", code: windows1252}
	p.SetCompression(false) // two pages of text: packing them costs more than it saves
	p.SetTitle(title, true)
	p.SetCatalogSort(true)
	p.SetMargins(margin, margin, margin)
	p.SetAutoPageBreak(true, margin)
	if !inWindows1252(words) {
		p.font, p.code = "go", func(text string) string { return text }
		p.SetCompression(true)
		p.AddUTF8FontFromBytes("go", "", goregular.TTF)
		p.AddUTF8FontFromBytes("go", "B", gobold.TTF)
	}
	p.AddPage()
	return p
}

// wordsOf is every text of an invoice that people wrote.
func wordsOf(platform Platform, o *order.Order, part *order.ShopOrder) string {
	words := append([]string{platform.Name, platform.Address, part.Name, part.MerchantName, part.MerchantAddress,
		part.DeliveryTerms, part.ReturnTerms},
		o.BillingAddress.Lines()...)
	for _, item := range part.Items {
		words = append(words, item.ProductName, item.VariantName)
	}
	return strings.Join(words, "\n")
}

func (p document) plain(size float64) { p.SetFont(p.font, "", size) }
func (p document) bold(size float64)  { p.SetFont(p.font, "B", size) }

// cell writes one line in a box, next says where the next box goes, as in fpdf.
func (p document) cell(w, h float64, text, border string, next int, align string) {
	p.CellFormat(w, h, p.code(text), border, next, align, false, 0, "")
}

// paragraph writes a text on as many lines as it needs.
func (p document) paragraph(w, h float64, text string) {
	p.MultiCell(w, h, p.code(text), "", "L", false)
}

func (p document) heading(o *order.Order, part *order.ShopOrder, i order.Invoice) {
	p.bold(20)
	p.cell(width/2, 10, "Facture", "", 0, "L")
	p.bold(12)
	p.cell(width/2, 10, part.Name, "", 1, "R")
	p.plain(10)
	for _, line := range []string{
		"Numéro\u00a0: " + Number(i), "Date\u00a0: " + calendar.French(i.IssuedAt), "Commande\u00a0: " + o.Reference,
	} {
		p.cell(width, row, line, "", 1, "L")
	}
	p.Ln(row)
}

// parties sets who sells beside who buys.
func (p document) parties(platform Platform, o *order.Order, part *order.ShopOrder) {
	top := p.GetY()
	p.block(margin, top, "Vendu par", append([]string{part.MerchantName, part.MerchantAddress},
		taxNumbers(platform, part)...))
	below := p.GetY()
	p.block(margin+width/2, top, "Facturé à", o.BillingAddress.Lines())
	p.SetY(max(below, p.GetY()))
	p.SetX(margin)
	p.Ln(row)
}

func (p document) block(x, y float64, title string, lines []string) {
	p.SetXY(x, y)
	p.bold(10)
	p.cell(width/2-4, row, title, "", 2, "L")
	p.plain(10)
	for _, line := range lines {
		p.SetX(x)
		p.paragraph(width/2-4, row, line)
	}
}

// taxNumbers are the shop's own, or the platform's when it collects in the shop's place.
func taxNumbers(platform Platform, part *order.ShopOrder) []string {
	gst, qst := part.GSTNumber, part.QSTNumber
	var lines []string
	if gst == "" && qst == "" {
		gst, qst = platform.GSTNumber, platform.QSTNumber
		lines = append(lines, "Taxes perçues et remises par "+platform.Name)
	}
	if gst != "" {
		lines = append(lines, "TPS/TVH\u00a0: "+gst)
	}
	if qst != "" {
		lines = append(lines, "TVQ\u00a0: "+qst)
	}
	return lines
}

func (p document) lines(part *order.ShopOrder) {
	p.bold(10)
	for n, title := range []string{"Description", "Qté", "Prix unitaire", "Montant"} {
		p.cell(columns[n], row+2, title, "B", 0, align(n))
	}
	p.Ln(row + 3)
	p.plain(10)
	for _, item := range part.Items {
		name := item.ProductName
		if item.VariantName != "" {
			name += " (" + item.VariantName + ")"
		}
		if item.FinalSale {
			name += ", vente finale"
		}
		top, left := p.GetY(), p.PageNo()
		p.paragraph(columns[0]-2, row, name)
		bottom := p.GetY()
		if p.PageNo() != left { // the name went over to a new page: its amounts go with it
			top = p.GetY() - row
		}
		p.SetXY(margin+columns[0], top)
		for n, text := range []string{fmt.Sprint(item.Quantity), item.UnitPrice.French(), item.Total().French()} {
			p.cell(columns[n+1], row, text, "", 0, "R")
		}
		p.SetXY(margin, bottom+1)
	}
}

func align(column int) string {
	if column == 0 {
		return "L"
	}
	return "R"
}

func (p document) totals(o *order.Order, part *order.ShopOrder) {
	p.cell(width, 1, "", "T", 1, "L")
	total := func(label string, amount money.Cents) {
		p.cell(width-columns[3], row+1, label, "", 0, "R")
		p.cell(columns[3], row+1, amount.French(), "", 1, "R")
	}
	total("Sous-total", part.Subtotal)
	total("Livraison", part.Shipping)
	total(federalName(o.Rates), part.Tax.GSTHST)
	if o.Rates.QST > 0 {
		total("TVQ ("+percent(o.Rates.QST)+")", part.Tax.QST)
	}
	p.bold(12)
	total("Total payé", part.Total)
	p.plain(10)
}

func federalName(r tax.Rates) string {
	name := "TPS"
	if r.Kind == tax.HST {
		name = "TVH"
	}
	return name + " (" + percent(r.GSTHST) + ")"
}

// percent writes a rate as it is read: 5 %, 9,975 %.
func percent(r money.Rate) string {
	text := fmt.Sprintf("%d,%04d", r/10_000, r%10_000)
	return strings.TrimRight(strings.TrimRight(text, "0"), ",") + "\u00a0%"
}

func (p document) foot(platform Platform, part *order.ShopOrder) {
	p.Ln(2 * row)
	p.plain(9)
	sold := "Achat fait sur " + platform.Name
	if platform.Address != "" {
		sold += ", " + platform.Address
	}
	for _, line := range []string{sold + ". Montants en dollars canadiens.", part.DeliveryTerms, part.ReturnTerms} {
		if line != "" {
			p.paragraph(width, row-0.5, line)
			p.Ln(1)
		}
	}
}
