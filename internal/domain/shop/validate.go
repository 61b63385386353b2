package shop

import (
	"regexp"
	"strings"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/richtext"
	"rangrue/internal/kit/slug"
	"rangrue/internal/rules/shipping"
)

// Limits of what a shop may write.
const (
	MaxName         = 200
	MaxTagline      = 300
	MaxPresentation = 20_000
	MaxTerms        = 4_000
	MaxDays         = 120 // working days before a parcel leaves
	MaxReason       = 1_000
)

// Refusals of shops. A code is stable; a sentence may be reworded.
var (
	ErrNotFound = problem.New(problem.NotFound, "store_not_found",
		problem.Say("Cette boutique est introuvable.", "This shop could not be found."))
	ErrStatusMove = problem.New(problem.Conflict, "status_move",
		problem.Say("Cette boutique ne peut pas passer à cet état.", "This shop cannot be moved to that status."))
)

var (
	textSlug = problem.Say(
		"L'adresse ne peut contenir que des lettres minuscules sans accent, des chiffres et des traits d'union.",
		"The address may only contain lower-case letters, digits and hyphens.")
	textSlugTaken = problem.Say("Cette adresse est déjà prise.", "This address is already taken.")
	textCategory  = problem.Say("Veuillez choisir une catégorie de boutique valide.",
		"Please choose a valid shop category.")
	textStatus = problem.Say("Veuillez choisir une valeur proposée.", "Please choose one of the proposed values.")
	textPlace  = problem.Say("Cette position n'est pas sur la carte.", "This position is not on the map.")
	textDays   = problem.Say(
		"Le délai doit aller du plus court au plus long, entre 0 et 120 jours ouvrables.",
		"The delay must go from the shortest to the longest, between 0 and 120 working days.")
	textTaxes = problem.Say(
		"Donnez les deux numéros (TPS et TVQ), ou aucun pour un petit fournisseur.",
		"Give both numbers (GST and QST), or none for a small supplier.")
	textGST = problem.Say("Un numéro de TPS s'écrit 123456789\u00a0RT0001.",
		"A GST number is written 123456789 RT0001.")
	textQST = problem.Say("Un numéro de TVQ s'écrit 1234567890\u00a0TQ0001.",
		"A QST number is written 1234567890 TQ0001.")
	textShipping = problem.Say(
		"Les montants de livraison doivent être positifs ou nuls, et chaque palier doit commencer à une quantité "+
			"différente.",
		"Shipping amounts must be zero or above, and each tier must start at a different quantity.")
	textQuebec = problem.Say(
		"Seules les entreprises établies au Québec peuvent vendre ici\u00a0: entrez une adresse du Québec.",
		"Only businesses established in Quebec can sell here: enter an address in Quebec.")
	textPolicy = problem.Say("Veuillez choisir un mode de livraison valide.", "Please choose a valid shipping policy.")
)

// normalise trims what was typed and writes codes the way they are shown.
func (d *Details) normalise() {
	d.Name = check.Line(d.Name)
	d.Tagline = strings.TrimSpace(check.Strip(d.Tagline))
	d.Presentation = richtext.Clean(d.Presentation)
	d.ReturnTerms = strings.TrimSpace(check.Strip(d.ReturnTerms))
	d.Delivery.Note = strings.TrimSpace(check.Strip(d.Delivery.Note))
	d.PostalCode = check.ShowPostal(d.PostalCode)
	d.Merchant.PostalCode = check.ShowPostal(d.Merchant.PostalCode)
	if d.Merchant.Province == "" {
		d.Merchant.Province = "QC"
	}
	if d.Shipping.Policy == "" {
		d.Shipping.Policy = shipping.ByQuantity
	}
	d.Ways = tidyWays(d.Ways)
	d.Taxes.GSTNumber = registration(d.Taxes.GSTNumber)
	d.Taxes.QSTNumber = registration(d.Taxes.QSTNumber)
}

// registration writes a tax number as the law prints it, 123456789 RT0001, however it was typed.
func registration(typed string) string {
	s := strings.ToUpper(strings.Join(strings.Fields(typed), ""))
	if i := strings.IndexAny(s, "RT"); i > 0 {
		return s[:i] + " " + s[i:]
	}
	return s
}

// broken lists the rules that normalised details break, each under the wire name of its field. An approved shop must
// tell who sells and from where: Quebec's consumer law wants it known before paying.
func (d *Details) broken(status Status) []*problem.Field {
	fields := []*problem.Field{
		check.Required("name", d.Name), check.Length("name", d.Name, 1, MaxName),
		check.Length("tagline", d.Tagline, -1, MaxTagline),
		check.Length("presentation", d.Presentation, -1, MaxPresentation),
		check.Required("city", d.City), check.Length("city", d.City, 1, MaxName),
		check.Length("region", d.Region, -1, MaxName),
		check.Required("postalCode", d.PostalCode), check.Postal("postalCode", d.PostalCode),
		check.Length("returnTerms", d.ReturnTerms, -1, MaxTerms),
		check.Length("deliveryNote", d.Delivery.Note, -1, MaxTerms),
		check.Length("legalName", d.Merchant.LegalName, -1, MaxName),
		check.Length("legalAddress", d.Merchant.Address, -1, MaxName),
		check.Length("legalCity", d.Merchant.City, -1, MaxName),
		check.Province("legalProvince", d.Merchant.Province),
		check.Postal("legalPostalCode", d.Merchant.PostalCode),
		check.Phone("phone", d.Merchant.Phone),
		check.Email("email", d.Merchant.Email),
	}
	if status == Approved {
		fields = append(fields, check.Required("legalName", d.Merchant.LegalName), check.Required("legalAddress",
			d.Merchant.Address),
			check.Required("legalCity", d.Merchant.City), check.Required("legalPostalCode", d.Merchant.PostalCode))
	}
	refuse := func(when bool, path, code string, text problem.Text) {
		if when {
			fields = append(fields, check.Fail(path, code, text))
		}
	}
	refuse(d.Slug != "" && !slug.Valid(d.Slug), "slug", "slug", textSlug)
	refuse(d.CategoryCode.Label() == "", "categoryCode", "category_code", textCategory)
	refuse(d.Located && !(d.Lat >= -90 && d.Lat <= 90 && d.Lon >= -180 && d.Lon <= 180), "lat", "place", textPlace)
	refuse(d.Delivery.MinDays < 0 || d.Delivery.MaxDays < d.Delivery.MinDays || d.Delivery.MaxDays > MaxDays,
		"deliveryMaxDays", "days", textDays)
	refuse((d.Taxes.GSTNumber == "") != (d.Taxes.QSTNumber == ""), "gstNumber", "both_or_none", textTaxes)
	refuse(d.Taxes.GSTNumber != "" && !gstShape.MatchString(d.Taxes.GSTNumber), "gstNumber", "gst_number", textGST)
	refuse(d.Taxes.QSTNumber != "" && !qstShape.MatchString(d.Taxes.QSTNumber), "qstNumber", "qst_number", textQST)
	refuse(d.Shipping.Validate() != nil, "shippingSettings", "shipping", textShipping)
	refuse(len(d.Shipping.Policy) > 40, "shippingPricePolicy", "policy", textPolicy)
	return append(fields, d.brokenWays()...)
}

// outsideQuebec lists the fields of addresses that are not in Quebec. An empty or malformed postal code is another
// rule's.
func (d *Details) outsideQuebec() (fields []*problem.Field) {
	refuse := func(when bool, path string) {
		if when {
			fields = append(fields, check.Fail(path, "outside_quebec", textQuebec))
		}
	}
	elsewhere := func(postal string) bool {
		return postal != "" && check.Postal("", postal) == nil && !quebecPostal.MatchString(postal)
	}
	refuse(elsewhere(d.PostalCode), "postalCode")
	refuse(d.Merchant.Province != "QC", "legalProvince")
	refuse(elsewhere(d.Merchant.PostalCode), "legalPostalCode")
	return fields
}

// quebecPostal is how postal codes of Quebec begin. K1A is the federal government's, on both sides of the river.
var quebecPostal = regexp.MustCompile(`^([GHJ]|K1A)`)
