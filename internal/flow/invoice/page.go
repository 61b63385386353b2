package invoice

import (
	"bytes"
	"fmt"
	"strings"
)

// Millimetres of a paper's page; the design is drawn for the same letter page.
const (
	edge     = 14.8
	inside   = 215.9 - 2*edge
	bottom   = 265.0
	pageTop  = 16.0 // of every page but the first
	indent   = 6.3  // of a section, after its bar
	lineHigh = 4.3
	rowHigh  = 5.6
)

type colour struct{ r, g, b int }

// The colours of the design.
var (
	ink      = colour{28, 35, 64}
	softInk  = colour{74, 80, 112}
	hairline = colour{230, 227, 219}
	outline  = colour{124, 130, 153}
	strip    = []colour{{235, 204, 138}, {189, 210, 230}, {195, 207, 174}, {233, 191, 174}, {36, 65, 142}}
	widths   = []float64{5, 3, 4, 2, 3} // of the strip's colours, in seventeenths
	bars     = []colour{strip[1], strip[0], strip[3], strip[2]}
)

// sheet is a document on which a paper is being set, from top to bottom.
type sheet struct {
	document
	y       float64
	bar     *colour // of the section being set, nil between sections
	barFrom float64
	foot    string
}

// begin opens a page with the head of a paper.
func (p *paper) begin() *sheet {
	s := &sheet{document: newDocument(p.title+" "+p.head[0], p.words()), foot: p.foot}
	s.SetCreationDate(p.at.UTC()) // a paper prints the same every time
	s.SetModificationDate(p.at.UTC())
	s.SetAutoPageBreak(false, 0)
	s.AliasNbPages("{nb}")
	s.SetFooterFunc(s.footer)
	s.strip()
	s.heading(p)
	s.blocks(p.blocks)
	return s
}

// set prints an invoice or a credit note.
func (p *paper) set() *sheet {
	s := p.begin()
	for n, sec := range p.sections {
		s.section(sec, bars[n%len(bars)])
	}
	if p.reason != "" {
		s.reason(p.reason)
	}
	s.closing(p)
	return s
}

// file ends a document.
func (s *sheet) file(name string) (File, error) {
	var out bytes.Buffer
	if err := s.Output(&out); err != nil {
		return File{}, fmt.Errorf("invoice: print: %w", err)
	}
	return File{Name: name + ".pdf", Data: out.Bytes()}, nil
}

func (s *sheet) strip() {
	x := 0.0
	for n, c := range strip {
		w := 215.9 * widths[n] / 17
		s.fill(c, x, 0, w, 2.6)
		x += w
	}
}

func (s *sheet) footer() {
	s.style("", 8, softInk)
	s.put(edge, 270, inside-22, "L", s.foot)
	s.put(edge+inside-30, 270, 30, "R", fmt.Sprintf("Page %d de {nb}", s.PageNo()))
}

// room makes sure that a height is left on the page, on a new one if need be.
func (s *sheet) room(height float64) {
	if s.y+height <= bottom {
		return
	}
	s.endBar()
	s.AddPage()
	s.strip()
	s.y, s.barFrom = pageTop, pageTop
}

func (s *sheet) endBar() {
	if s.bar != nil {
		s.fill(*s.bar, edge, s.barFrom, 2.1, s.y-s.barFrom)
	}
}

func (s *sheet) heading(p *paper) {
	s.serif(24, ink)
	s.put(edge, 16, inside/2, "L", p.brand)
	s.serif(21, ink)
	s.put(edge, 9, inside, "R", p.title)
	s.y = 18
	for n, line := range p.head {
		s.style(style(n == 0), 9, ink)
		s.put(edge, s.y, inside, "R", line)
		s.y += lineHigh
	}
	s.y += 2.5
	s.rule(edge, s.y, inside, 0.4, ink)
	s.y += 3
}

func style(bold bool) string {
	if bold {
		return "B"
	}
	return ""
}

func (s *sheet) blocks(blocks [3]block) {
	third := inside / 3
	top, lowest := s.y, s.y
	for n, b := range blocks {
		x, align := edge+float64(n)*third, "L"
		if n == 2 {
			align = "R"
			x += 4 // flush with the edge
		}
		s.y = top
		s.style("B", 9, softInk)
		s.put(x, s.y, third-4, align, b.title)
		s.y += lineHigh + 0.5
		if b.amount != "" {
			s.serif(18, ink)
			s.put(x, s.y+1, third-4, align, b.amount)
			s.y += 7.5
		}
		s.style("", 9, ink)
		for _, text := range b.lines {
			for _, line := range s.wrap(text, third-4) {
				s.put(x, s.y, third-4, align, line)
				s.y += lineHigh
			}
		}
		lowest = max(lowest, s.y)
	}
	s.y = lowest + 3.5
}

// The columns of a section, from its indent.
const (
	markWide   = 14.0
	amountWide = 25.0
	countWide  = 9.5
	inner      = inside - indent
	nameWide   = inner - countWide - markWide - 2*amountWide
)

func (s *sheet) section(sec section, c colour) {
	s.room(34)
	s.bar, s.barFrom = &c, s.y
	x := edge + indent
	top := s.y
	s.serif(13, ink)
	s.put(x, s.y, inner*0.62, "L", s.fit(sec.name, inner*0.62))
	s.y += 5.4
	s.style("", 8.5, softInk)
	for _, text := range sec.who {
		for _, line := range s.wrap(text, inner*0.62) {
			s.put(x, s.y, inner*0.62, "L", line)
			s.y += 3.9
		}
	}
	left := s.y
	s.y = top + 0.6
	s.style("B", 9, ink)
	s.put(x, s.y, inner, "R", sec.number)
	s.y += 4.4
	s.style("", 8.5, softInk)
	for _, line := range sec.taxes {
		s.put(x, s.y, inner, "R", line)
		s.y += 3.9
	}
	s.y = max(left, s.y) + 1.2
	s.tableHead()
	for _, r := range sec.rows {
		s.row(r)
	}
	s.sums(sec)
	s.endBar()
	s.bar = nil
	s.y += 4
}

func (s *sheet) tableHead() {
	x := edge + indent
	s.style("", 8.5, softInk)
	s.put(x, s.y, countWide, "L", "Qté")
	s.put(x+countWide, s.y, nameWide, "L", "Article")
	s.put(x+countWide+nameWide, s.y, markWide, "C", "Taxe")
	s.put(x+inner-2*amountWide, s.y, amountWide, "R", "Prix")
	s.put(x+inner-amountWide, s.y, amountWide, "R", "Montant")
	s.y += 4.6
	s.rule(x, s.y, inner, 0.25, hairline)
}

func (s *sheet) row(r line) {
	x := edge + indent
	s.style("", 9, ink)
	names := s.wrap(r.name, nameWide)
	last := names[len(names)-1]
	start := s.GetStringWidth(s.code(last + " "))
	details, beside := s.wrap(r.detail, nameWide), false
	if s.GetStringWidth(s.code(r.detail)) <= nameWide-start {
		beside = true // after the last line of the name
	}
	lines := len(names)
	if r.detail != "" && !beside {
		lines += len(details)
	}
	height := float64(lines)*lineHigh + rowHigh - lineHigh
	s.room(height)
	y := s.y + (rowHigh-lineHigh)/2
	s.put(x, y, countWide, "L", r.quantity)
	s.put(x+inner-2*amountWide, y, amountWide, "R", r.price)
	s.put(x+inner-amountWide, y, amountWide, "R", r.amount)
	if r.mark != "" {
		s.mark(x+countWide+nameWide+markWide/2-2, y+0.1, r.mark)
		s.style("", 9, ink)
	}
	for _, line := range names {
		s.put(x+countWide, y, nameWide, "L", line)
		y += lineHigh
	}
	if r.detail != "" {
		s.style("", 9, softInk)
		if beside {
			s.put(x+countWide+start, y-lineHigh, nameWide-start, "L", r.detail)
		} else {
			for _, line := range details {
				s.put(x+countWide, y, nameWide, "L", line)
				y += lineHigh
			}
		}
	}
	s.y += height
	s.rule(x, s.y, inner, 0.25, hairline)
}

// mark sets a letter in its box.
func (s *sheet) mark(x, y float64, letter string) {
	s.SetDrawColor(outline.r, outline.g, outline.b)
	s.SetLineWidth(0.25)
	s.RoundedRect(x, y, 4, 4, 0.7, "1234", "D")
	s.style("B", 7.5, ink)
	s.put(x, y, 4, "C", letter)
}

// sums sets the subtotal and the taxes of a section on a line, its total at the end.
func (s *sheet) sums(sec section) {
	s.room(7)
	s.y += 1.6
	x := edge + indent
	at, end := []float64{0, inner * 0.22, inner * 0.50}, x
	for n, one := range sec.sums {
		left := max(x+at[n%3], end) // large sums push the next ones to the right
		s.style("", 8.5, softInk)
		w := s.GetStringWidth(s.code(one.label + "  "))
		s.put(left, s.y, w, "L", one.label)
		s.style("B", 8.5, ink)
		s.put(left+w, s.y, 30, "L", one.amount)
		end = left + w + s.GetStringWidth(s.code(one.amount)) + 3
	}
	s.style("B", 9, ink)
	word := s.GetStringWidth(s.code("Total  "))
	place := x + inner - amountWide - 12
	left := max(place, end)
	if left+word+s.GetStringWidth(s.code(sec.total)) > x+inner {
		s.y += lineHigh
		left = place
	}
	s.put(left, s.y, word, "L", "Total")
	s.put(x+inner-amountWide, s.y, amountWide, "R", sec.total)
	s.y += lineHigh + 0.6
}

func (s *sheet) reason(text string) {
	s.style("", 9, ink)
	lines := s.wrap(text, inner)
	s.room(float64(len(lines))*lineHigh + 12)
	s.style("B", 9, softInk)
	s.put(edge+indent, s.y, inner, "L", "Raison")
	s.y += lineHigh + 0.5
	s.style("", 9, ink)
	for _, line := range lines {
		s.put(edge+indent, s.y, inner, "L", line)
		s.y += lineHigh
	}
	s.y += 7
}

// closing sets what the marks mean, and the remarks beside the totals.
func (s *sheet) closing(p *paper) {
	left := inside - 98 - 10
	s.style("", 8.5, softInk)
	var remarks [][]string
	height := float64(len(p.marks)) * 4.8
	for _, text := range p.remarks {
		lines := s.wrap(text, left)
		remarks = append(remarks, lines)
		height += 2 + float64(len(lines))*3.9
	}
	sums := 0.0
	for _, t := range p.totals {
		sums += s.totalHeight(t)
	}
	height = max(height, sums) + 4
	s.room(min(height, bottom-20))
	if p.atBottom && s.y+height < bottom {
		s.y = bottom - height
	}
	s.rule(edge, s.y, inside, 0.4, ink)
	s.y += 3
	top := s.y
	for _, m := range p.marks {
		s.mark(edge, s.y, m.letter)
		s.style("", 8.5, softInk)
		s.put(edge+6, s.y, left-6, "L", m.meaning)
		s.y += 4.8
	}
	s.style("", 8.5, softInk)
	for _, lines := range remarks {
		s.y += 2
		for _, line := range lines {
			s.put(edge, s.y, left, "L", line)
			s.y += 3.9
		}
	}
	s.y = top
	for _, t := range p.totals {
		s.total(t)
	}
}

const totalWide = 98.0

// totalStyle chooses the font of a total.
func (s *sheet) totalStyle(t total) {
	if t.strong {
		s.style("B", 11, ink)
		return
	}
	s.style("", 9, ink)
}

func (s *sheet) totalHeight(t total) float64 {
	s.totalStyle(t)
	height := float64(len(s.wrap(t.label, totalWide-28))) * lineHigh
	if t.strong {
		height += 3.2
	}
	return height
}

func (s *sheet) total(t total) {
	s.room(s.totalHeight(t))
	x := edge + inside - totalWide
	if t.strong {
		s.y += 1.2
		s.rule(x, s.y, totalWide, 0.25, ink)
		s.y += 1.4
	}
	s.totalStyle(t)
	s.put(x, s.y, totalWide, "R", t.amount)
	for _, line := range s.wrap(t.label, totalWide-28) {
		s.put(x, s.y, totalWide-28, "L", line)
		s.y += lineHigh
	}
	if t.strong {
		s.y += 0.6
	}
}

// What follows are the strokes of the sheet.

func (s *sheet) style(bold string, size float64, c colour) {
	s.SetFont(s.font, bold, size)
	s.SetTextColor(c.r, c.g, c.b)
}

// serif is the font of titles: every reader has Times; embedded fonts have no serif.
func (s *sheet) serif(size float64, c colour) {
	s.style("B", size, c)
	if s.font == "Helvetica" {
		s.SetFont("Times", "B", size)
	}
}

func (s *sheet) put(x, y, w float64, align, text string) {
	s.SetXY(x, y)
	s.SetCellMargin(0)
	s.cell(w, lineHigh, text, "", 0, align)
}

func (s *sheet) fill(c colour, x, y, w, h float64) {
	s.SetFillColor(c.r, c.g, c.b)
	s.Rect(x, y, w, h, "F")
}

func (s *sheet) rule(x, y, w, thick float64, c colour) {
	s.SetDrawColor(c.r, c.g, c.b)
	s.SetLineWidth(thick)
	s.Line(x, y, x+w, y)
}

// wrap cuts a text into lines of the present font; a word longer than a line is cut too.
func (s *sheet) wrap(text string, w float64) []string {
	var lines []string
	for _, paragraph := range strings.Split(text, "\n") {
		line := ""
		for _, word := range strings.Split(paragraph, " ") {
			longer := strings.TrimPrefix(line+" "+word, " ")
			if line != "" && s.GetStringWidth(s.code(longer)) > w {
				lines, longer = append(lines, line), word
			}
			for s.GetStringWidth(s.code(longer)) > w {
				head := s.fit(longer, w)
				lines, longer = append(lines, head), longer[len(head):]
			}
			line = longer
		}
		lines = append(lines, line)
	}
	return lines
}

// fit is as much of a text as a width holds, one letter at least.
func (s *sheet) fit(text string, w float64) string {
	letters := []rune(text)
	for len(letters) > 1 && s.GetStringWidth(s.code(string(letters))) > w {
		letters = letters[:len(letters)-1]
	}
	return string(letters)
}
