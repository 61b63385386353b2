package demo

import (
	"context"
	"errors"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/picture"
	"rangrue/internal/rules/shipping"
)

func (s shopData) id() string { return fixedID("shop", s.Slug) }

// loadShops opens the shops, each with its owner. Several at once, because waiting writers share one durable commit.
func loadShops(ctx context.Context, d Deps, m *marketData, now time.Time) error {
	work, ctx := errgroup.WithContext(ctx)
	work.SetLimit(shopsAtOnce)
	for _, s := range m.shops {
		work.Go(func() error {
			_, err := d.Shops.ByID(ctx, s.id())
			if errors.Is(err, shop.ErrNotFound) {
				_, err = d.Shops.Create(ctx, s.newShop(m, now))
			}
			if err == nil && s.VacationDays > 0 {
				err = d.Shops.SetVacation(ctx, s.id(), now.AddDate(0, 0, s.VacationDays))
			}
			if err != nil {
				return fmt.Errorf("%s: %w", s.Slug, err)
			}
			return nil
		})
	}
	return work.Wait()
}

const shopsAtOnce = 8

// termsVersion is the day of the conditions for sellers of content/pages that the shops accepted.
const termsVersion = "2026-11-15"

func (s shopData) newShop(m *marketData, now time.Time) shop.NewShop {
	return shop.NewShop{
		ID: s.id(), Status: shop.Approved, OwnerIDs: []string{s.ownerID()}, CreatedAt: ago(now, float64(s.Days)),
		Terms: shop.Terms{Version: termsVersion, AcceptedAt: ago(now, float64(s.Days)), AcceptedBy: s.ownerID()},
		Details: shop.Details{
			Name: compose(s.Name), Slug: s.Slug, CategoryCode: shop.CategoryCode(s.CategoryCode),
			Tagline: compose(s.Tagline), Presentation: paragraphs(s.Presentation),
			Place: m.towns[s.Town].place(s.PostalCode), Photo: m.picture(s.Photo), Banner: m.banner(s.Banner),
			Shipping:    s.Shipping.settings(),
			Ways:        s.ways(),
			Delivery:    shop.Delivery{MinDays: s.Shipping.Days[0], MaxDays: s.Shipping.Days[1]},
			ReturnTerms: compose(s.ReturnTerms),
			Taxes:       shop.Taxes{GSTNumber: s.Taxes.GST, QSTNumber: s.Taxes.QST},
			Merchant: shop.Merchant{
				LegalName: compose(s.LegalName), Address: compose(s.Street), City: compose(s.Town), Province: "QC",
				PostalCode: s.PostalCode, Phone: s.Owner.Phone, Email: s.Owner.Email,
			},
		},
	}
}

// ways are how the shop hands over what it sells besides parcels.
func (s shopData) ways() shipping.Ways {
	w := shipping.Ways{Local: s.Local}
	if s.Pickup != nil {
		w.Pickup = &shipping.PickupOffer{
			Address: compose(s.Street), City: compose(s.Town), PostalCode: s.PostalCode,
			Hours: compose(s.Pickup.Hours), Instructions: compose(s.Pickup.Instructions),
		}
	}
	return w
}

func (t townData) place(postalCode string) shop.Place {
	return shop.Place{
		City: compose(t.Name), Region: t.Region, PostalCode: postalCode, Located: true, Lat: t.Lat, Lon: t.Lon,
	}
}

func (s shippingData) settings() shipping.Settings {
	settings := shipping.Settings{Amount: s.Amount, Policy: shipping.ByQuantity, FreeFrom: s.FreeFrom}
	if s.Policy == "item" {
		settings.Policy = shipping.PerItem
	}
	for _, t := range s.Tiers {
		settings.Tiers = append(settings.Tiers, shipping.Tier{Quantity: t.Quantity, Amount: t.Amount})
	}
	return settings
}

// picture names a photograph by the keys it will have; zero when there is none.
func (m *marketData) picture(name string) picture.Picture {
	if name == "" {
		return picture.Picture{}
	}
	about := m.photos[name]
	return picture.Picture{
		File: pictureKey(name, "800.jpeg"),
		Thumbs: picture.Thumbs{
			Webp480: pictureKey(name, "480.webp"), Jpeg480: pictureKey(name, "480.jpeg"),
			Webp800: pictureKey(name, "800.webp"), Jpeg800: pictureKey(name, "800.jpeg"),
		},
		Width: photoWidth, Height: photoHeight, Alt: compose(about.Alt), Color: about.Color,
	}
}

func (m *marketData) banner(name string) picture.Banner {
	if name == "" {
		return picture.Banner{}
	}
	about := m.photos[name]
	return picture.Banner{
		Webp800: pictureKey(name, "800.webp"), Jpeg800: pictureKey(name, "800.jpeg"),
		Webp1600: pictureKey(name, "1600.webp"), Jpeg1600: pictureKey(name, "1600.jpeg"),
		Width: bannerWidth, Height: bannerHeight, Alt: compose(about.Alt), Color: about.Color,
	}
}
