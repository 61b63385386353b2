package productimport

import (
	"slices"
	"strconv"
	"strings"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/slug"
	"rangrue/internal/rules/tax"
)

// Column is one column of the file, as sellers read about it.
type Column struct {
	Name    string `json:"name"`
	Meaning string `json:"meaning" doc:"In French"`
	Example string `json:"example"`
}

// The columns that the code names; [Columns] describes all of them.
const (
	colProduct, colSlug, colName, colStatus, colDescription = "produit", "adresse", "nom", "etat", "description"
	colCategories, colTax, colFinalSale                     = "categories", "taxe", "vente_finale"
	colPhotos, colAlts, colVariantPhotos                    = "photos", "textes_photos", "photos_variante"
	colVariant, colSKU, colPrice, colRegular, colDefault    = "variante", "ugs", "prix", "prix_courant", "par_defaut"
	colMode, colQuantity, colSeen                           = "suivi", "quantite", "quantite_exportee"
	colInStock, colLimit                                    = "en_stock", "limite_par_commande"
	colLength, colWidth, colHeight, colWeight               = "longueur_cm", "largeur_cm", "hauteur_cm", "poids_kg"
	optionName, optionValues, variantValue                  = "option", "_choix", "valeur"
)

// Columns lists every column in the order of an exported file. A file may leave columns out: what they hold stays as it
// is in products that exist, and is empty in new ones.
func Columns() []Column {
	list := []Column{
		{colProduct, "Numéro du produit, donné par l’exportation. Vide pour un nouveau produit. Répété sur chaque " +
			"ligne de variante.", "01930f2e-7c1a-7c3e-9d0f-2a4b6c8d0e1f"},
		{colSlug, "Fin de l’adresse de la page. Vide\u00a0: faite d’après le nom.", "tasse-trempee"},
		{colName, "Nom du produit. Une ligne sans nom ajoute une variante au produit de la ligne précédente.",
			"Tasse trempée"},
		{colStatus, "brouillon, publié ou archivé.", "publié"},
		{colDescription, "Texte ou HTML simple (paragraphes, listes, gras, italique, liens).",
			"<p>Une tasse de tous les matins.</p>"},
		{colCategories, "Adresses de catégories séparées par «\u00a0|\u00a0». La première mène le fil d’Ariane.",
			"maison/vaisselle/tasses"},
		{colTax, "standard, épicerie ou livre.", "standard"},
		{colFinalSale, "oui ou non\u00a0: le produit ne peut pas être retourné.", "non"},
		{colPhotos, "Clés de photos déjà envoyées, séparées par «\u00a0|\u00a0», dans l’ordre.",
			"photos/3f/3f9a/800.jpeg"},
		{colAlts, "Textes de remplacement des photos, dans le même ordre.", "Une tasse bleue | La même, vue d’en haut"},
	}
	for i := 1; i <= catalog.MaxOptions; i++ {
		n := strconv.Itoa(i)
		list = append(list,
			Column{optionName + n, "Nom de l’option " + n + ".", []string{"Couleur", "Format", "", ""}[i-1]},
			Column{optionName + n + optionValues,
				"Choix de l’option " + n + ", séparés par «\u00a0|\u00a0», dans l’ordre montré. Vide\u00a0: ceux " +
					"des variantes.", []string{"Bleu | Sauge", "250 ml | 350 ml", "", ""}[i-1]})
	}
	list = append(list, Column{colVariant, "Numéro de la variante, donné par l’exportation. Vide pour une nouvelle.",
		""})
	for i := 1; i <= catalog.MaxOptions; i++ {
		list = append(list, Column{variantValue + strconv.Itoa(i), "Choix de cette variante pour l’option " +
			strconv.Itoa(i) + ".", []string{"Bleu", "250 ml", "", ""}[i-1]})
	}
	return append(list,
		Column{colSKU, "Code de la variante (UGS), unique dans la boutique.", "TAS-B-250"},
		Column{colPrice, "Prix demandé, avant taxes.", "34,00"},
		Column{colRegular, "Prix courant, barré à côté d’un prix plus bas. Vide\u00a0: aucun.", "46,00"},
		Column{colDefault, "oui pour la variante montrée d’abord.", "oui"},
		Column{colMode, "quantité si les unités sont comptées, statut sinon.", "quantité"},
		Column{colQuantity, "Unités en main, si elles sont comptées.", "14"},
		Column{colSeen, "Unités au moment de l’exportation. La différence avec «\u00a0quantite\u00a0» est " +
			"appliquée, pour que les ventes faites depuis restent vendues. Vide\u00a0: la quantité est fixée telle " +
			"quelle.", "14"},
		Column{colInStock, "oui ou non, si les unités ne sont pas comptées.", "oui"},
		Column{colLimit, "Nombre maximal par commande. Vide\u00a0: aucun.", "6"},
		Column{colLength, "Longueur en centimètres.", "12,5"}, Column{colWidth, "Largeur en centimètres.", "9"},
		Column{colHeight, "Hauteur en centimètres.", "10"}, Column{colWeight, "Poids en kilogrammes.", "0,4"},
		Column{colVariantPhotos, "Rangs des photos qui montrent cette variante, séparés par «\u00a0|\u00a0».", "1 | 3"})
}

var (
	statusWords = words[catalog.Status]{{"brouillon", catalog.Draft}, {"publié", catalog.Published},
		{"archivé", catalog.Archived}}
	taxWords   = words[tax.Category]{{"standard", tax.Standard}, {"épicerie", tax.Grocery}, {"livre", tax.Book}}
	modeWords  = words[catalog.InventoryMode]{{"quantité", catalog.ByStock}, {"statut", catalog.ByStatus}}
	stockWords = words[catalog.InventoryStatus]{{"oui", catalog.InStock}, {"non", catalog.OutOfStock}}
	yesNo      = words[bool]{{"oui", true}, {"non", false}}
)

// words are the values of a column and what sellers write for them; accents and capitals do not matter.
type words[T comparable] []struct {
	word  string
	value T
}

func (w words[T]) write(value T) string {
	for _, pair := range w {
		if pair.value == value {
			return pair.word
		}
	}
	return ""
}

func (w words[T]) read(typed string) (value T, known bool) {
	for _, pair := range w {
		if slug.Make(pair.word) == slug.Make(typed) {
			return pair.value, true
		}
	}
	return value, false
}

// all lists the words, for the sentence about a wrong one.
func (w words[T]) all() string {
	list := make([]string, len(w))
	for i, pair := range w {
		list[i] = pair.word
	}
	return strings.Join(list, ", ")
}

const separator = "|"

// joined writes a list in one cell; a separator inside a value is kept from being one.
func joined(values []string) string {
	escaped := make([]string, len(values))
	for i, v := range values {
		escaped[i] = strings.NewReplacer(`\`, `\\`, separator, `\`+separator).Replace(v)
	}
	return strings.Join(escaped, " "+separator+" ")
}

// split reads what [joined] wrote. An empty cell is an empty list.
func split(cell string) []string {
	if strings.TrimSpace(cell) == "" {
		return nil
	}
	var list []string
	var value strings.Builder
	escaped := false
	for _, r := range cell {
		switch {
		case escaped:
			value.WriteRune(r)
			escaped = false
		case r == '\\':
			escaped = true
		case string(r) == separator:
			list = append(list, strings.TrimSpace(value.String()))
			value.Reset()
		default:
			value.WriteRune(r)
		}
	}
	return append(list, strings.TrimSpace(value.String()))
}

func writeMoney(c money.Cents) string {
	if c == 0 {
		return ""
	}
	return strings.Replace(c.String(), ".", ",", 1)
}

func writeSize(v float64) string {
	if v == 0 {
		return ""
	}
	return strings.Replace(strconv.FormatFloat(v, 'f', -1, 64), ".", ",", 1)
}

// plainNumber takes away what people and spreadsheets put around a number: spaces, a dollar sign, a decimal comma.
func plainNumber(cell string) string {
	return strings.NewReplacer(" ", "", "\u00a0", "", "\u202f", "", "$", "", ",", ".").Replace(strings.TrimSpace(cell))
}

// columnNames are the known names.
var columnNames = func() []string {
	var names []string
	for _, c := range Columns() {
		names = append(names, c.Name)
	}
	return names
}()

func known(name string) bool { return slices.Contains(columnNames, name) }
