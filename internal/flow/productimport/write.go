package productimport

import (
	"encoding/csv"
	"io"
	"slices"
	"strconv"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/sheet"
)

// Write writes products as a file that imports back unchanged: semicolons and decimal commas, as the spreadsheets of
// Quebec read them.
func Write(to io.Writer, products []*catalog.Product, tree *catalog.Tree) error {
	var lines []map[string]string
	for _, p := range products {
		lines = append(lines, linesOf(p, tree)...)
	}
	return writeLines(to, columnNames, lines)
}

// writeLines writes a heading and cells by column.
func writeLines(to io.Writer, names []string, lines []map[string]string) error {
	if _, err := io.WriteString(to, sheet.ByteOrderMark); err != nil {
		return err
	}
	out := csv.NewWriter(to)
	out.Comma, out.UseCRLF = ';', true
	if err := out.Write(names); err != nil {
		return err
	}
	for _, line := range lines {
		cells := make([]string, len(names))
		for i, name := range names {
			cells[i] = sheet.Shield(line[name])
		}
		if err := out.Write(cells); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// linesOf gives a line to each variant; what is said of the product is on the first.
func linesOf(p *catalog.Product, tree *catalog.Tree) []map[string]string {
	lines := make([]map[string]string, max(1, len(p.Variants)))
	for i := range lines {
		lines[i] = map[string]string{colProduct: p.ID}
	}
	ofProduct(lines[0], p, tree)
	for i := range p.Variants {
		ofVariant(lines[i], p, &p.Variants[i])
	}
	return lines
}

func ofProduct(line map[string]string, p *catalog.Product, tree *catalog.Tree) {
	var categories, photos, alts []string
	for _, id := range p.CategoryIDs {
		categories = append(categories, tree.Path(id))
	}
	for _, photo := range shown(p.Photos) {
		photos, alts = append(photos, photo.File), append(alts, photo.Alt)
	}
	line[colSlug], line[colName], line[colStatus], line[colDescription] = p.Slug, p.Name, statusWords.write(
		p.Status), p.Description
	line[colCategories], line[colTax], line[colFinalSale] = joined(categories), taxWords.write(
		p.TaxCategory), yesNo.write(p.FinalSale)
	line[colPhotos], line[colAlts] = joined(photos), joined(alts)
	for i, option := range p.Options {
		n := strconv.Itoa(i + 1)
		line[optionName+n], line[optionName+n+optionValues] = option.Name, joined(option.Values)
	}
}

// shown leaves out the photographs that are still being made: they have no key to be named by.
func shown(photos []catalog.Photo) []catalog.Photo {
	return slices.DeleteFunc(slices.Clone(photos), func(p catalog.Photo) bool { return !p.Ready() })
}

func ofVariant(line map[string]string, p *catalog.Product, v *catalog.Variant) {
	line[colVariant], line[colSKU], line[colPrice], line[colRegular] = v.ID, v.SKU, writeMoney(v.Price), writeMoney(
		v.RegularPrice)
	if v.IsDefault {
		line[colDefault] = yesNo.write(true)
	}
	for i, option := range p.Options {
		line[variantValue+strconv.Itoa(i+1)] = v.Options[option.Name]
	}
	line[colMode], line[colInStock] = modeWords.write(v.InventoryMode), stockWords.write(v.InventoryStatus)
	if v.InventoryMode == catalog.ByStock || v.InventoryQuantity != 0 {
		line[colQuantity] = strconv.Itoa(v.InventoryQuantity)
		line[colSeen] = line[colQuantity]
	}
	if v.LimitPerOrder > 0 {
		line[colLimit] = strconv.Itoa(v.LimitPerOrder)
	}
	line[colLength], line[colWidth], line[colHeight], line[colWeight] = writeSize(v.Length), writeSize(
		v.Width), writeSize(v.Height), writeSize(v.Weight)
	var ranks []string
	photos := shown(p.Photos)
	for _, id := range v.PhotoIDs {
		if at := slices.IndexFunc(photos, func(p catalog.Photo) bool { return p.ID == id }); at >= 0 {
			ranks = append(ranks, strconv.Itoa(at+1))
		}
	}
	line[colVariantPhotos] = joined(ranks)
}
