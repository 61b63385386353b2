package demo

import (
	"context"
	"time"

	"rangrue/internal/domain/bulletin"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
)

// loadBulletins announces something to the open shops, as an operator does.
func loadBulletins(ctx context.Context, d Deps, _ *marketData, now time.Time) error {
	if d.Bulletins == nil {
		return nil
	}
	made, err := d.Bulletins.List(ctx)
	if err != nil || len(made) > 0 { // by a load that was cut short
		return err
	}
	_, err = d.Bulletins.Create(as(ctx, operator.Content), bulletin.Said{
		Title: "Les colis des fêtes",
		Body: "<p>Les transporteurs prévoient des retards en décembre. Deux gestes vous éviteront bien des messages" +
			"\u00a0:</p><ul><li>vérifiez les délais de livraison dans vos réglages;</li><li>indiquez votre dernier " +
			"jour d’expédition avant Noël dans la note de livraison.</li></ul><p>Merci de faire vivre le marché!</p>",
		Statuses: []shop.Status{shop.Approved}, StartsAt: ago(now, 2),
	})
	return err
}
