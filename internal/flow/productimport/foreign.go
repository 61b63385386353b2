package productimport

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"html"
	"slices"
	"strconv"
	"strings"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/slug"
)

// foreign is a product as the file of another platform describes it. Cells are kept under our own columns; a column
// that the file does not have is absent, and leaves a product that exists as it is.
type foreign struct {
	code       string   // how the platform calls it
	named      bool     // its code is made of its name: the file has no other
	otherCodes []string // that the platform knows it by too
	line       int
	cells      map[string]string
	names      map[string]string // headings of the file, by our columns
	categories []string          // words of its platform: "Maison > Tasses"
	options    []string          // names
	variants   []*foreignVariant
	photos     []outsidePhoto
	problems   []Problem
	shared     bool // one count of units was shared out over several of its variants
}

type foreignVariant struct {
	line   int
	cells  map[string]string
	values []string // of the options
}

// outsidePhoto is a photograph that stands elsewhere on the web.
type outsidePhoto struct {
	address, alt string
	variants     []int // places of the variants it shows
}

func newForeign(code string, line int, names map[string]string) *foreign {
	return &foreign{code: code, line: line, cells: map[string]string{}, names: names}
}

// namedForeign is a product that the file gives no code: its name is all that tells it from another.
func namedForeign(name string, line int, names map[string]string) *foreign {
	f := newForeign(cmp.Or(slug.Make(name), name), line, names)
	f.named = true
	return f
}

func (f *foreign) variant(line int, values ...string) *foreignVariant {
	v := &foreignVariant{line: line, cells: map[string]string{}, values: values}
	f.variants = append(f.variants, v)
	return v
}

// Limits of what is kept of a file: longer ones are nobody's, and an index could not hold them.
const (
	maxAddress = 2000
	maxAlt     = 250
	maxCode    = 200
)

// photo adds an address to the list, once, and returns its place; -1 for what is no address.
func (f *foreign) photo(address, alt string) int {
	address = strings.TrimSpace(address)
	if strings.HasPrefix(address, "//") {
		address = "https:" + address
	}
	if !strings.Contains(address, "://") || len(address) > maxAddress {
		return -1
	}
	if at := slices.IndexFunc(f.photos, func(p outsidePhoto) bool { return p.address == address }); at >= 0 {
		return at
	}
	f.photos = append(f.photos, outsidePhoto{address: address, alt: cut(alt, maxAlt)})
	return len(f.photos) - 1
}

// photoOf adds a photograph that shows the last variant.
func (f *foreign) photoOf(address string) {
	if at := f.photo(address, ""); at >= 0 {
		f.photos[at].variants = append(f.photos[at].variants, len(f.variants)-1)
	}
}

// group writes the product as lines of one of our own files.
func (f *foreign) group(source Source) *group {
	g := &group{code: source.code(f.code), named: f.named, foreign: true, categories: f.categories,
		problems: f.problems, shared: f.shared}
	for _, code := range f.otherCodes {
		g.otherCodes = append(g.otherCodes, source.code(code))
	}
	g.photos = f.photos[:min(len(f.photos), catalog.MaxPhotos)]
	first := row{line: f.line, cells: f.cells, headings: f.names}
	for i, name := range f.options {
		first.cells[optionName+strconv.Itoa(i+1)] = name
	}
	if len(f.options) == 0 {
		first.cells[optionName+"1"] = ""
	}
	if len(f.variants) == 0 {
		g.rows = []row{first}
		return g
	}
	for i, v := range f.variants {
		r := row{line: v.line, cells: v.cells, headings: f.names}
		for k := range f.options {
			r.cells[variantValue+strconv.Itoa(k+1)] = at(v.values, k)
		}
		if i == 0 {
			for column, cell := range first.cells {
				r.cells[column] = cell
			}
		}
		g.rows = append(g.rows, r)
	}
	return g
}

// code is how we keep what a platform calls a product; a long one is kept as its sum.
func (s Source) code(code string) string {
	if len(code) > maxCode {
		sum := sha256.Sum256([]byte(code))
		code = hex.EncodeToString(sum[:])
	}
	return string(s) + ":" + code
}

func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return ""
}

// uncounted says that units are not counted, and whether there are some.
func (v *foreignVariant) uncounted(inStock bool) {
	v.cells[colMode], v.cells[colInStock] = modeWords.write(catalog.ByStatus), yesNo.write(inStock)
}

// counted says how many units there are. Platforms let a count fall below zero; we do not.
func (v *foreignVariant) counted(quantity string) {
	quantity = amount(quantity)
	if n, err := strconv.ParseFloat(quantity, 64); err == nil {
		quantity = strconv.Itoa(max(0, int(n)))
	}
	v.cells[colMode], v.cells[colQuantity] = modeWords.write(catalog.ByStock), quantity
}

// shareOut divides the count that several variants have in common: each of them with all of it would sell units that do
// not exist. The first ones get what is left over.
func (f *foreign) shareOut(variants []*foreignVariant) {
	variants = slices.DeleteFunc(variants, func(v *foreignVariant) bool { return v.cells[colQuantity] == "" })
	if len(variants) < 2 {
		return
	}
	units, err := strconv.Atoi(variants[0].cells[colQuantity])
	if err != nil || units == 0 {
		return // what is no number is complained about where it is read
	}
	f.shared = true
	for i, v := range variants {
		share := units / len(variants)
		if i < units%len(variants) {
			share++
		}
		v.cells[colQuantity] = strconv.Itoa(share)
	}
}

// prices keeps a price and the one it is compared to, unless that is not higher.
func (v *foreignVariant) prices(price, regular string) {
	price, regular = amount(price), amount(regular)
	asked, err := strconv.ParseFloat(price, 64)
	usual, bad := strconv.ParseFloat(regular, 64)
	if err == nil && bad == nil && usual <= asked {
		regular = ""
	}
	v.cells[colPrice], v.cells[colRegular] = price, regular
}

// weight keeps a weight in kilograms, given in units of some kilograms each.
func (v *foreignVariant) weight(cell string, unit float64) {
	cell = amount(cell)
	if kilograms, err := strconv.ParseFloat(cell, 64); err == nil {
		cell = writeSize(round(kilograms * unit))
	}
	v.cells[colWeight] = cell
}

// size keeps a length in centimetres, given in units of some centimetres each.
func (v *foreignVariant) size(column, cell string, unit float64) {
	cell = amount(cell)
	if centimetres, err := strconv.ParseFloat(cell, 64); err == nil {
		cell = writeSize(round(centimetres * unit))
	}
	v.cells[column] = cell
}

func round(v float64) float64 {
	rounded, _ := strconv.ParseFloat(strconv.FormatFloat(v, 'f', 3, 64), 64) // what was just written can be read
	return rounded
}

// amount writes a number of a platform with a decimal point: "1,234.50 $" and "1 234,50" are 1234.50.
func amount(cell string) string {
	cell = strings.NewReplacer(" ", "", "\u00a0", "", "\u202f", "", "$", "", "CAD", "", "CA", "").Replace(
		strings.TrimSpace(cell))
	point, comma := strings.LastIndexByte(cell, '.'), strings.LastIndexByte(cell, ',')
	switch {
	case point >= 0 && comma > point: // 1.234,50
		return strings.Replace(strings.ReplaceAll(cell, ".", ""), ",", ".", 1)
	case comma >= 0 && (point > comma || len(cell)-comma == 4): // 1,234.50 or 1,234
		return strings.ReplaceAll(cell, ",", "")
	}
	return strings.Replace(cell, ",", ".", 1)
}

// paragraphs makes simple HTML of a text that may have none: an empty line begins a paragraph.
func paragraphs(text string) string {
	text = strings.TrimSpace(strings.NewReplacer("\r\n", "\n", "\r", "\n", `\r\n`, "\n", `\n`, "\n").Replace(text))
	if text == "" || strings.Contains(text, "</") || strings.Contains(text, "<br") {
		return text
	}
	var b strings.Builder
	for _, paragraph := range strings.Split(text, "\n\n") {
		if paragraph = strings.TrimSpace(paragraph); paragraph != "" {
			b.WriteString("<p>" + strings.ReplaceAll(html.EscapeString(paragraph), "\n", "<br>") + "</p>")
		}
	}
	return b.String()
}

// listOf cuts a cell at commas; `\,` is a comma of a value.
func listOf(cell string) (list []string) {
	const kept = "\x00"
	for _, value := range strings.Split(strings.ReplaceAll(cell, `\,`, kept), ",") {
		if value = strings.TrimSpace(strings.ReplaceAll(value, kept, ",")); value != "" {
			list = append(list, value)
		}
	}
	return list
}

// saysYes reads the many ways platforms say yes.
func saysYes(cell string) bool {
	return slices.Contains([]string{"true", "yes", "y", "1", "oui", "vrai", "continue"}, slug.Make(cell))
}
