package demo

import (
	"context"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/rules/pricing"
)

// promotions are those of the demo market, by the slug of their shop; empty: the market's own.
var promotions = []struct {
	shop string
	over bool
	days int // until it ends; 0: it does not end by itself
	promotion.Promotion
}{
	{shop: "thes-des-chutes", Promotion: promotion.Promotion{Name: "Trois thés pour le prix de deux",
		Kind: pricing.MultiBuy, Take: 3, Pay: 2}},
	{shop: "savonnerie-petit-lac", Promotion: promotion.Promotion{Name: "Livraison offerte dès 60\u00a0$",
		Kind: pricing.FreeShipping, Minimum: 6000}},
	{shop: "atelier-batture", Promotion: promotion.Promotion{Name: "Pour les gens du fleuve", Code: "BATTURE10",
		Kind: pricing.PercentOff, Percent: 10}},
	{shop: "atelier-batture", over: true, Promotion: promotion.Promotion{Name: "Fin de l’été", Code: "ETE-BATTURE",
		Kind: pricing.AmountOff, Amount: 500, Minimum: 4000, MaxUses: 100}},
	{shop: "lainerie-du-chemin-craig", days: 24, Promotion: promotion.Promotion{Name: "Au chaud pour l’hiver",
		Kind: pricing.PercentOff, Percent: 10, Minimum: 5000}},
	{shop: "lampisterie-nuit-blanche", days: 12, Promotion: promotion.Promotion{Name: "Les jours raccourcissent",
		Kind: pricing.AmountOff, Amount: 1500, Minimum: 12_000}},
	{shop: "pagaies-du-saint-maurice", Promotion: promotion.Promotion{Name: "Fin de saison sur l’eau", Code: "CANOT15",
		Kind: pricing.PercentOff, Percent: 15}},
	{Promotion: promotion.Promotion{Name: "Bienvenue au marché", Code: "BIENVENUE", Kind: pricing.AmountOff,
		Amount: 500, Minimum: 4000, MaxPerPerson: 1}},
}

// loadPromotions makes a few of each kind, as shops and operators do.
func loadPromotions(ctx context.Context, d Deps, m *marketData, now time.Time) error {
	if d.Promotions == nil {
		return nil
	}
	desk := as(ctx, operator.Direction)
	there := map[string]map[string]bool{} // names by shop, of a load that was cut short
	for _, p := range promotions {
		shopID := ""
		if p.shop != "" {
			shopID = fixedID("shop", p.shop)
		}
		if there[shopID] == nil {
			made, err := d.Promotions.List(ctx, shopID)
			if err != nil {
				return err
			}
			there[shopID] = map[string]bool{}
			for _, own := range made {
				there[shopID][own.Name] = true
			}
		}
		if there[shopID][p.Name] {
			continue
		}
		p.ShopID, p.Scope, p.StartsAt = shopID, promotion.AllProducts, ago(now, 20)
		if p.days > 0 {
			p.EndsAt = calendar.StartOfDay(now).AddDate(0, 0, p.days+1)
		}
		made, err := d.Promotions.Create(desk, p.Promotion)
		if err == nil && p.over {
			_, err = d.Promotions.End(desk, shopID, made.ID)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// promote has the codes of an order take effect on it, and the offers of its shops. Orders without a code bear neither.
func (o orderData) promote(ctx context.Context, tx *db.Tx, d Deps, draft *order.Draft) error {
	if len(o.Codes) == 0 || d.Promotions == nil {
		return nil
	}
	asked := promotion.Query{Codes: o.Codes, UserID: draft.UserID}
	for _, i := range draft.Items {
		asked.ShopIDs, asked.ProductIDs = append(asked.ShopIDs, i.ShopID), append(asked.ProductIDs, i.ProductID)
	}
	found, err := d.Promotions.Of(ctx, tx, asked)
	draft.Promotions = found.List
	return err
}

// used counts the promotions of an order as used by it.
func used(ctx context.Context, tx *db.Tx, d Deps, draft order.Draft) error {
	bill, err := draft.Quote()
	if err != nil || d.Promotions == nil {
		return err
	}
	if err := d.Promotions.Take(ctx, tx, bill.Used()); err != nil {
		return err
	}
	return d.Promotions.Record(ctx, tx, draft.ID, bill.Used())
}
