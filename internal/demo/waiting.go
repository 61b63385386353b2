package demo

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/moderation"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/shipping"
)

// newcomer is a shop that is not open, for the operators of the demo market to judge.
type newcomer struct {
	slug, name, category, town, postalCode, street, province string
	firstName, lastName                                      string
	tagline                                                  string
	taxes                                                    shop.Taxes
	days                                                     float64 // ago
	status                                                   shop.Status
	reason                                                   string
	products                                                 []string
}

// newcomers have each something to decide: a wrong tax number, another province, nothing at all.
var newcomers = []newcomer{
	{slug: "poterie-du-ruisseau", name: "Poterie du Ruisseau", category: "home_deco", town: "Saint-Irénée",
		postalCode: "G0T 1V0", street: "410, chemin des Bains", province: "QC", firstName: "Rosalie",
		lastName: "Gauthier", tagline: "Le ruisseau passe derrière l’atelier; l’argile en vient pour moitié.",
		taxes: shop.Taxes{GSTNumber: "839142206 RT0001", QSTNumber: "1226490731 TQ0001"}, days: 3, status: shop.Draft,
		products: []string{"Vase à long col", "Tasse Galet", "Trio de bols", "Assiette à dessert"}},
	{slug: "torchons-de-la-gatineau", name: "Torchons de la Gatineau", category: "home_deco", town: "Ottawa",
		postalCode: "K1N 5T5", street: "12, rue Clarence", province: "ON", firstName: "Simon", lastName: "Chartrand",
		tagline: "Du lin tissé à Wakefield, cousu de l’autre côté du pont.", days: 2, status: shop.Draft,
		products: []string{"Torchon rayé", "Nappe de lin"}},
	{slug: "miel-du-rang-quatre", name: "Miel du Rang Quatre", category: "food_beverage", town: "Ham-Nord",
		postalCode: "G0P 1A0", street: "1204, rang 4", province: "QC", firstName: "Denise", lastName: "Picard",
		tagline: "Trente ruches, un verger de voisin, et du trèfle à perte de vue.", days: 1, status: shop.Draft,
		products: []string{"Miel de trèfle"}},
	{slug: "cuirs-de-la-traverse", name: "Cuirs de la Traverse", category: "fashion", town: "Sorel-Tracy",
		postalCode: "J3P 2C5", street: "31, rue du Roi", province: "QC", firstName: "Alexis", lastName: "Péloquin",
		tagline: "Des ceintures qui durent plus longtemps que les pantalons.", days: 9, status: shop.ChangesRequested,
		reason:   "Ajoutez une photo à chaque ceinture, et dites d’où vient le cuir.",
		products: []string{"Ceinture tan"}},
	{slug: "bougies-du-faubourg", name: "Bougies du Faubourg", category: "home_deco", town: "Montréal",
		postalCode: "H2L 3K4", street: "1450, rue Panet", province: "QC", firstName: "Chloé", lastName: "Sirois",
		tagline: "De la cire de soya et des mèches de coton.", days: 210, status: shop.Suspended,
		reason:   "Trois commandes payées n’ont pas été expédiées depuis un mois.",
		products: []string{"Bougie au sapin"}},
}

func (n newcomer) shopID() string  { return fixedID("shop", n.slug) }
func (n newcomer) ownerID() string { return fixedID("seller", n.slug) }

// loadWaiting gives the operators of the demo market something to do: shops to judge, things that people reported.
func loadWaiting(ctx context.Context, d Deps, m *marketData, now time.Time) error {
	hash := account.HashPassword(Password)
	for _, n := range newcomers {
		_, err := d.Shops.ByID(ctx, n.shopID())
		if err == nil {
			continue
		}
		if !errors.Is(err, shop.ErrNotFound) {
			return err
		}
		if err := n.open(ctx, d, now, hash); err != nil {
			return err
		}
	}
	return reportSome(ctx, d, m)
}

// open creates the account, the shop and its products, then moves the shop to where it stands.
func (n newcomer) open(ctx context.Context, d Deps, now time.Time, hash string) error {
	email := n.slug + "@boutique.example"
	owner, err := d.Accounts.Prepare(account.NewUser{ID: n.ownerID(), FirstName: n.firstName, LastName: n.lastName,
		Email: email, PasswordHash: hash, EmailVerifiedAt: ago(now, n.days+1), CreatedAt: ago(now, n.days+1)})
	if err != nil {
		return err
	}
	if err := openAccounts(ctx, d, []account.NewUser{owner}); err != nil {
		return err
	}
	first := shop.Draft
	if n.status == shop.Suspended {
		first = shop.Approved
	}
	_, err = d.Shops.Create(ctx, shop.NewShop{ID: n.shopID(), Status: first, OwnerIDs: []string{n.ownerID()},
		CreatedAt: ago(now, n.days),
		Terms:     shop.Terms{Version: termsVersion, AcceptedAt: ago(now, n.days), AcceptedBy: n.ownerID()},
		Details: shop.Details{Name: n.name, Slug: n.slug, CategoryCode: shop.CategoryCode(n.category),
			Tagline: n.tagline, Place: shop.Place{City: n.town, PostalCode: n.postalCode},
			Shipping:    shipping.Settings{Amount: 1100, FreeFrom: 11000, Policy: shipping.ByQuantity},
			Delivery:    shop.Delivery{MinDays: 2, MaxDays: 5},
			ReturnTerms: "Trente jours, frais de retour à la charge de la personne qui achète, sauf bris.",
			Taxes:       n.taxes,
			Merchant: shop.Merchant{LegalName: n.name + ", s.e.n.c.", Address: n.street, City: n.town,
				Province: n.province, PostalCode: n.postalCode, Phone: "4185550168", Email: email}}})
	if err != nil {
		return err
	}
	for i, name := range n.products {
		_, err := d.Catalog.Create(ctx, catalog.NewProduct{ID: fixedID("product", n.slug+"/"+name), ShopID: n.shopID(),
			CreatedAt: ago(now, n.days), Details: catalog.Details{Name: name,
				Variants: []catalog.Variant{{Price: 2800 + 1200*money.Cents(i)}}}})
		if err != nil {
			return err
		}
	}
	if n.status == first {
		return nil
	}
	return d.Shops.SetStatus(ctx, n.shopID(), n.status, n.reason)
}

// reportSome has customers report a product twice, a shop and a question.
func reportSome(ctx context.Context, d Deps, m *marketData) error {
	if d.Moderation == nil {
		return nil
	}
	product, suspect := m.shops[0].Products[0], m.shops[1]
	asked := Questions(d.Now())[0]
	for i, r := range []moderation.Report{
		{Kind: moderation.OfProduct, SubjectID: product.id(), Cause: "misleading",
			Text: "La photo montre une tasse bien plus grande que celle que j’ai reçue."},
		{Kind: moderation.OfProduct, SubjectID: product.id(), Cause: "other", Text: "Le prix barré n’a jamais existé."},
		{Kind: moderation.OfShop, SubjectID: suspect.id(), Cause: "counterfeit",
			Text: "Ces modèles sont ceux d’un atelier de Trois-Rivières.", Email: "curieuse@courriel.example"},
		{Kind: moderation.OfQuestion, SubjectID: asked.ID, Cause: "other",
			Text: "La réponse est déjà dans la description du produit."},
	} {
		reporter := m.customers[i%len(m.customers)].customerID()
		if err := d.Moderation.Send(web.AsUser(ctx, reporter), r, ""); err != nil {
			return err
		}
	}
	return hideOne(ctx, d)
}

// hideOne hides a product of the suspended shop.
func hideOne(ctx context.Context, d Deps) error {
	last := newcomers[len(newcomers)-1]
	return d.DB.Tx(ctx, func(tx *db.Tx) error {
		_, _, err := d.Catalog.HideIn(ctx, tx, fixedID("product", last.slug+"/"+last.products[0]),
			"L’étiquette ne donne ni le poids ni les avertissements.")
		return err
	})
}
