package promotion_test

import (
	"context"
	"log/slog"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/pricing"
)

// offer makes an automatic offer of the stall.
func (s *stall) offer(name string, change func(*promotion.Promotion)) *promotion.Promotion {
	s.Helper()
	p := s.good()
	p.Code, p.Name = "", name
	change(&p)
	return markettest.Must(s.Create(s.Context(), p))
}

func names(offers []pricing.WireOffer) (all string) {
	for _, o := range offers {
		all += o.Name + " "
	}
	return all
}

func TestOnlyRunningOffersAreShownAndCodesNever(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStall(t, d)
		top := markettest.Must(s.Catalog.CreateCategory(s.Context(), catalog.Category{Name: "Maison"})).ID
		under := markettest.Must(s.Catalog.CreateCategory(s.Context(), catalog.Category{Name: "Bols",
			ParentID: top})).ID
		bowl := s.Product(catalog.NewProduct{ShopID: s.shop, Details: catalog.Details{Name: "Bol",
			CategoryIDs: []string{under}}}).ID
		markettest.Must(s.Create(s.Context(), s.good()))
		s.offer("tout", func(p *promotion.Promotion) { p.EndsAt = s.At.Add(time.Hour) })
		s.offer("tasse", func(p *promotion.Promotion) {
			p.Scope, p.ScopeIDs = promotion.SomeProducts, []string{s.mug}
		})
		s.offer("maison", func(p *promotion.Promotion) {
			p.Scope, p.ScopeIDs = promotion.SomeCategories, []string{top}
		})
		s.offer("demain", func(p *promotion.Promotion) { p.StartsAt = s.At.Add(24 * time.Hour) })
		ended := s.offer("finie", func(*promotion.Promotion) {})
		markettest.Must(s.End(s.Context(), s.shop, ended.ID))
		s.offer("ailleurs", func(p *promotion.Promotion) { p.ShopID = s.other })

		shown := markettest.Must(s.ShopOffers(s.Context(), s.shop))
		if names(shown) != "tout tasse maison " || !shown[0].Everything || shown[1].Everything ||
			!shown[0].EndsAt.Equal(s.At.Add(time.Hour)) || shown[1].EndsAt != nil {
			t.Errorf("the shop tells %+v", shown)
		}
		s.Catalog.Offers = s.ProductOffers
		for id, want := range map[string]string{s.mug: "tout tasse ", bowl: "tout maison "} {
			page := markettest.Must(s.Catalog.Wire(s.Context(), markettest.Must(s.Catalog.ByID(s.Context(), id))))
			if names(page.Offers) != want {
				t.Errorf("the product tells %q; want %q", names(page.Offers), want)
			}
		}
		s.At = s.At.Add(time.Hour)
		if shown := markettest.Must(s.ShopOffers(s.Context(), s.shop)); names(shown) != "tasse maison " {
			t.Errorf("an hour later the shop tells %q", names(shown))
		}
	})
}

// Pages read offers each time they are made: those that did not change must cost no query, and those that change, or
// begin and end by their dates, must be told of in the change log.
func TestOffersAreReadOnceUntilTheLogNamesTheirShop(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStall(t, d)
		log := markettest.Must(changes.NewFollower(s.Context(), d, slog.New(slog.DiscardHandler)))
		markettest.Must(0, s.Follow(s.Context(), log))
		catchUp := func() {
			log.Subscribe(s.Context(), "again", log.Version(),
				func(context.Context, changes.Batch) error { return nil })
		}
		shown := func() string { return names(markettest.Must(s.ShopOffers(s.Context(), s.shop))) }
		s.offer("longue", func(p *promotion.Promotion) { p.EndsAt = s.At.Add(72 * time.Hour) })
		catchUp()
		if shown() != "longue " {
			t.Fatalf("told %q", shown())
		}
		rename := func(name string) {
			s.Change(func(tx *db.Tx) error {
				_, err := tx.Exec(s.Context(), `UPDATE promotions SET name = $1`, name)
				return err
			})
		}
		rename("autre")
		if shown() != "longue " {
			t.Errorf("what did not change was read again: %q", shown())
		}
		for _, c := range []struct {
			later time.Duration
			noted bool
		}{{time.Hour, false}, {71*time.Hour - time.Second, false}, {30 * time.Second, true}, {time.Hour, false}} {
			s.At = s.At.Add(c.later)
			before := markettest.Must(changes.Version(s.Context(), d))
			markettest.Must(0, s.NoteTurns(s.Context()))
			if noted := markettest.Must(changes.Version(s.Context(), d)) > before; noted != c.noted {
				t.Errorf("at %v noted %v", s.At, noted)
			}
		}
	})
}
