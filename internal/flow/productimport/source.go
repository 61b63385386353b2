package productimport

import (
	"strings"

	"rangrue/internal/kit/slug"
)

// Source is whose file it is: ours, or the export of another platform.
type Source string

// The files that are read as they are, and any other, whose columns the seller names.
const (
	House       Source = "rangrue"
	Shopify     Source = "shopify"
	Etsy        Source = "etsy"
	WooCommerce Source = "woocommerce"
	Square      Source = "square"
	Other       Source = "other"
)

// table is a file as it was cut: its headings and its lines.
type table struct {
	headings []string
	index    map[string]int // place of a heading, by its folded name; the first of two
	lines    []line
}

type line struct {
	number int
	cells  []string
}

func newTable(headings []string) *table {
	t := &table{headings: headings, index: map[string]int{}}
	for i, heading := range headings {
		if _, twice := t.index[slug.Make(heading)]; !twice {
			t.index[slug.Make(heading)] = i
		}
	}
	return t
}

// has tells whether the file has a column under one of some folded names.
func (t *table) has(names ...string) bool { return t.heading(names...) != "" }

// heading is the first of the columns with these folded names that the file has, as it is written there.
func (t *table) heading(names ...string) string {
	for _, name := range names {
		if at, ok := t.index[name]; ok {
			return t.headings[at]
		}
	}
	return ""
}

// cell is what a line holds under the first of some folded names that the file has.
func (t *table) cell(l line, names ...string) string {
	for _, name := range names {
		if at, ok := t.index[name]; ok {
			if at < len(l.cells) {
				return strings.TrimSpace(l.cells[at])
			}
			return ""
		}
	}
	return ""
}

// houseOnly are columns that nobody else's file has: a file with one of them is ours, with mistakes perhaps.
var houseOnly = []string{colProduct, colVariant, colStatus, colMode, colSeen, colFinalSale, colInStock, colAlts,
	colLimit, colVariantPhotos, optionName + "1" + optionValues}

// source recognises a file by its columns.
func (t *table) source() Source {
	ours := true
	for _, heading := range t.headings {
		ours = ours && known(columnName(heading))
	}
	for _, name := range houseOnly {
		ours = ours || t.has(strings.ReplaceAll(name, "_", "-"))
	}
	switch {
	case t.has("item-name") && t.has("variation-name"):
		return Square
	case t.has("handle", "url-handle") && t.has("title") && t.has("variant-price", "price", "option1-name"):
		return Shopify
	case t.has("title") && t.has("currency-code") && t.has("variation-1-type", "image1"):
		return Etsy
	case t.has("type") && t.has(wooSKU...) && t.has(wooRegular...):
		return WooCommerce
	case ours:
		return House
	}
	return Other
}

// columnName is a heading as our own columns are named.
func columnName(heading string) string { return strings.ReplaceAll(slug.Make(heading), "-", "_") }

// groups makes products of the lines of another's file. What belongs to none of them comes back as problems.
func (t *table) groups(source Source, chosen Choices) (groups []*group, problems []Problem) {
	var list []*foreign
	switch source {
	case Shopify:
		list = fromShopify(t)
	case Etsy:
		list = fromEtsy(t)
	case WooCommerce:
		list, problems = fromWooCommerce(t)
	case Square:
		list = fromSquare(t)
	default:
		list = fromOther(t, chosen.Columns)
	}
	for _, f := range list {
		groups = append(groups, f.group(source))
	}
	return groups, problems
}
