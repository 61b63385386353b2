package invoice

import (
	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
)

// Millimetres of a letter page, the paper of Quebec's printers.
const (
	margin = 18.0
	width  = 215.9 - 2*margin
	row    = 5.0
)

// document is a PDF being written, with the few operations an invoice needs.
type document struct {
	*fpdf.Fpdf
	font string
	code func(text string) string // text as the font's codes
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
	if !inWindows1252(printable(words)) {
		p.font, p.code = "go", printable
		p.SetCompression(true)
		p.AddUTF8FontFromBytes("go", "", goregular.TTF)
		p.AddUTF8FontFromBytes("go", "B", gobold.TTF)
	}
	p.AddPage()
	return p
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
