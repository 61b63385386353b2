package catalog

import (
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/problem"
)

// Refusals of the catalogue. A code is stable; a sentence may be reworded.
var (
	ErrProductNotFound = problem.New(problem.NotFound, "product_not_found",
		problem.Say("Ce produit est introuvable.", "This product could not be found."))
	ErrCategoryNotFound = problem.New(problem.NotFound, "category_not_found",
		problem.Say("Cette catégorie est introuvable.", "This category could not be found."))
	ErrOutOfStock = problem.New(problem.Conflict, "out_of_stock",
		problem.Say("Ce produit n'est plus disponible en quantité suffisante.",
			"There is not enough of this product left."))
	ErrCategoryInUse = problem.New(problem.Conflict, "category_in_use",
		problem.Say("Cette catégorie contient encore des produits ou des sous-catégories.",
			"This category still holds products or subcategories."))
	ErrStatusMove = problem.New(problem.Conflict, "status_move",
		problem.Say("Ce produit ne peut pas passer à cet état.", "This product cannot be moved to that status."))
)

var (
	textSlug = problem.Say(
		"L'adresse ne peut contenir que des lettres minuscules sans accent, des chiffres et des traits d'union.",
		"The address may only contain lower-case letters, digits and hyphens.")
	textSlugTaken   = problem.Say("Cette adresse est déjà prise.", "This address is already taken.")
	textTaxCategory = problem.Say("Veuillez choisir une catégorie de taxe valide.",
		"Please choose a valid tax category.")
	textNeedsCategory = problem.Say("Choisissez au moins une catégorie avant de publier.",
		"Choose at least one category before publishing.")
	textNeedsVariant = problem.Say("Ajoutez au moins un prix avant de publier.",
		"Add at least one price before publishing.")
	textNeedsValue = problem.Say("Ajoutez au moins un choix à cette option.",
		"Add at least one value to this option.")
	textNeedsOptions = problem.Say(
		"Un produit à plusieurs variantes doit avoir une option qui les distingue.",
		"A product with several variants needs an option that tells them apart.")
	textOptions = problem.Say(
		"La variante doit avoir un des choix proposés pour chaque option.",
		"The variant must have one of the proposed values for each option.")
	textCombination = problem.Say("Cette combinaison d'options existe déjà.",
		"This combination of options already exists.")
	textOneDefault = problem.Say("Une seule variante peut être proposée par défaut.",
		"Only one variant can be the default.")
	textSKU   = problem.Say("Ce code (UGS) est déjà utilisé dans la boutique.", "This SKU is already used in the shop.")
	textPrice = problem.Say(
		"Le prix doit être supérieur à 0,00\u00a0$ et d'au plus 1\u00a0000\u00a0000,00\u00a0$.",
		"The price must be above $0.00 and at most $1,000,000.00.")
	textRegularPrice = problem.Say("Le prix courant ne peut pas être inférieur au prix demandé.",
		"The regular price cannot be below the price.")
	textChoice = problem.Say("Veuillez choisir une valeur proposée.", "Please choose one of the proposed values.")
	textPhoto  = problem.Say("Cette photo ne fait pas partie du produit.",
		"This photo does not belong to the product.")
	textTwice       = problem.Say("Cette valeur est répétée.", "This value is repeated.")
	textCategory    = problem.Say("Cette catégorie n'existe pas.", "This category does not exist.")
	textShop        = problem.Say("Cette boutique n'existe pas.", "This shop does not exist.")
	textOwnAncestor = problem.Say("Une catégorie ne peut pas être rangée sous elle-même.",
		"A category cannot be placed under itself.")
	textOrder = problem.Say("L'ordre doit être un nombre positif ou nul.", "The order must be zero or above.")
)

func tooMany(most int) problem.Text {
	n := check.Number(int64(most))
	return problem.Say("Au plus "+n.FR+" éléments sont permis.", "At most "+n.EN+" items are allowed.")
}

func between(least, most int) problem.Text {
	from, to := check.Number(int64(least)), check.Number(int64(most))
	return problem.Say("La valeur doit être comprise entre "+from.FR+" et "+to.FR+".",
		"The value must be between "+from.EN+" and "+to.EN+".")
}

// hiddenText tells a shop why a product cannot be published.
func hiddenText(reason string) problem.Text {
	return problem.Say("Ce produit est masqué par le marché\u00a0: "+reason+
		" Corrigez-le, puis écrivez-nous pour qu’il soit remis en vente.",
		"This product is hidden by the market: "+reason+" Correct it, then write to us to have it put back.")
}
