package invoice

import (
	"strings"
	"time"

	"rangrue/internal/kit/money"
)

// paper is an invoice or a credit note before it is set on pages: only texts, in the order one reads them.
type paper struct {
	title    string   // Facture
	head     []string // under the title; the first is its number
	at       time.Time
	blocks   [3]block // to whom, where, how much
	sections []section
	reason   string
	marks    []mark // explained at the end
	remarks  []string
	totals   []total
	atBottom bool   // the totals stand at the foot of the page
	brand    string // who runs the market
	foot     string
}

// block is a titled paragraph at the head of a paper; the amount is set large.
type block struct {
	title, amount string
	lines         []string
}

// section is one shop's part of a paper.
type section struct {
	name   string
	who    []string // the merchant, and how to reach it
	number string   // Facture 000042
	taxes  []string // its tax numbers, or those of who collects in its place
	rows   []line
	sums   []sum // subtotal and taxes
	total  string
}

// line is a row of a section.
type line struct{ quantity, name, detail, mark, price, amount string }

// sum is a labelled amount; mark, a letter and what it means.
type (
	sum  struct{ label, amount string }
	mark struct{ letter, meaning string }
)

// total is a line of the closing sums: strong ones stand under a rule.
type total struct {
	label, amount string
	strong        bool
}

// words is every text of the paper, from which its font is chosen.
func (p *paper) words() string {
	words := append([]string{p.title, p.reason, p.brand, p.foot}, append(p.head, p.remarks...)...)
	for _, b := range p.blocks {
		words = append(words, append(b.lines, b.title)...)
	}
	for _, s := range p.sections {
		words = append(append(append(words, s.name, s.number), s.who...), s.taxes...)
		for _, r := range s.rows {
			words = append(words, r.name, r.detail)
		}
	}
	for _, t := range p.totals {
		words = append(words, t.label)
	}
	return strings.Join(words, "\n")
}

// minus writes an amount that is given back, with the sign that French typography asks for.
func minus(c money.Cents) string {
	switch {
	case c > 0:
		return "−" + c.French()
	case c < 0:
		return (-c).French()
	}
	return c.French()
}
