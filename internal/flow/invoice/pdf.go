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

// page is a PDF being written, with the few gestures an invoice needs.
type page struct{ *fpdf.Fpdf }

// write prints the invoice of one shop's part of an order.
func write(platform Platform, o *order.Order, part *order.ShopOrder, i order.Invoice) ([]byte, error) {
	p := newPage(fmt.Sprintf("Facture %s, %s", Number(i), part.Name))
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

func newPage(title string) page {
	p := page{fpdf.New("P", "mm", "Letter", "")}
	p.SetTitle(title, true)
	p.SetCompression(true)
	p.SetCatalogSort(true)
	p.SetMargins(margin, margin, margin)
	p.SetAutoPageBreak(true, margin)
	p.AddUTF8FontFromBytes("go", "", goregular.TTF)
	p.AddUTF8FontFromBytes("go", "B", gobold.TTF)
	p.AddPage()
	return p
}

func (p page) plain(size float64) { p.SetFont("go", "", size) }
func (p page) bold(size float64)  { p.SetFont("go", "B", size) }

func (p page) heading(o *order.Order, part *order.ShopOrder, i order.Invoice) {
	p.bold(20)
	p.CellFormat(width/2, 10, "Facture", "", 0, "L", false, 0, "")
	p.bold(12)
	p.CellFormat(width/2, 10, part.Name, "", 1, "R", false, 0, "")
	p.plain(10)
	for _, line := range []string{
		"Numéro\u00a0: " + Number(i), "Date\u00a0: " + calendar.French(i.IssuedAt), "Commande\u00a0: " + o.Reference,
	} {
		p.CellFormat(width, row, line, "", 1, "L", false, 0, "")
	}
	p.Ln(row)
}

// parties sets who sells beside who buys.
func (p page) parties(platform Platform, o *order.Order, part *order.ShopOrder) {
	top := p.GetY()
	p.block(margin, top, "Vendu par", append([]string{part.MerchantName, part.MerchantAddress}, taxNumbers(platform, part)...))
	below := p.GetY()
	p.block(margin+width/2, top, "Facturé à", o.BillingAddress.Lines())
	p.SetY(max(below, p.GetY()))
	p.SetX(margin)
	p.Ln(row)
}

func (p page) block(x, y float64, title string, lines []string) {
	p.SetXY(x, y)
	p.bold(10)
	p.CellFormat(width/2-4, row, title, "", 2, "L", false, 0, "")
	p.plain(10)
	for _, line := range lines {
		p.SetX(x)
		p.MultiCell(width/2-4, row, line, "", "L", false)
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

func (p page) lines(part *order.ShopOrder) {
	p.bold(10)
	for n, title := range []string{"Description", "Qté", "Prix unitaire", "Montant"} {
		p.CellFormat(columns[n], row+2, title, "B", 0, align(n), false, 0, "")
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
		p.MultiCell(columns[0]-2, row, name, "", "L", false)
		bottom := p.GetY()
		if p.PageNo() != left { // the name went over to a new page: its amounts go with it
			top = p.GetY() - row
		}
		p.SetXY(margin+columns[0], top)
		for n, text := range []string{fmt.Sprint(item.Quantity), item.UnitPrice.French(), item.Total().French()} {
			p.CellFormat(columns[n+1], row, text, "", 0, "R", false, 0, "")
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

func (p page) totals(o *order.Order, part *order.ShopOrder) {
	p.CellFormat(width, 1, "", "T", 1, "L", false, 0, "")
	total := func(label string, amount money.Cents) {
		p.CellFormat(width-columns[3], row+1, label, "", 0, "R", false, 0, "")
		p.CellFormat(columns[3], row+1, amount.French(), "", 1, "R", false, 0, "")
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

func (p page) foot(platform Platform, part *order.ShopOrder) {
	p.Ln(2 * row)
	p.plain(9)
	sold := "Achat fait sur " + platform.Name
	if platform.Address != "" {
		sold += ", " + platform.Address
	}
	for _, line := range []string{sold + ". Montants en dollars canadiens.", part.DeliveryTerms, part.ReturnTerms} {
		if line != "" {
			p.MultiCell(width, row-0.5, line, "", "L", false)
			p.Ln(1)
		}
	}
}
