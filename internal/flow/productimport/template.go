package productimport

import (
	"io"

	"rangrue/internal/domain/catalog"
)

// templateColumns are those a seller fills in by hand; [Columns] tells of the others.
var templateColumns = []string{
	colName, colStatus, colDescription, colCategories, colTax, colFinalSale, optionName + "1", variantValue + "1",
	colSKU, colPrice, colRegular, colMode, colQuantity, colInStock, colLimit, colWeight,
}

// WriteTemplate writes a file to fill in. Its example is a draft in two variants, with a category of this market, so
// that the file imports as it is.
func WriteTemplate(to io.Writer, tree *catalog.Tree) error {
	category := ""
	if all := tree.Flat(); len(all) > 0 {
		category = tree.Path(all[0].ID)
	}
	return writeLines(to, templateColumns, []map[string]string{
		{
			colName: "Tasse trempée (exemple à remplacer)", colStatus: statusWords.write(catalog.Draft),
			colDescription: "Une tasse de tous les matins.", colCategories: category, colTax: "standard",
			colFinalSale: yesNo.write(false), optionName + "1": "Couleur", variantValue + "1": "Bleu",
			colSKU: "EXEMPLE-BLEU", colPrice: "34,00", colMode: modeWords.write(catalog.ByStock), colQuantity: "14",
			colWeight: "0,4",
		},
		{
			variantValue + "1": "Sauge", colSKU: "EXEMPLE-SAUGE", colPrice: "34,00", colRegular: "46,00",
			colMode: modeWords.write(catalog.ByStatus), colInStock: yesNo.write(true), colLimit: "6", colWeight: "0,4",
		},
	})
}
