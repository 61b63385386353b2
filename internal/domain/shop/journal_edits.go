package shop

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
)

// noteEdit writes what an edit changed of what a shop says of itself.
func (s *Service) noteEdit(ctx context.Context, tx *db.Tx, was, is *Shop) error {
	list := Changed(
		Change{"name", was.Name, is.Name}, Change{"slug", was.Slug, is.Slug},
		Change{"category", was.Category(), is.Category()},
		Change{"tagline", was.Tagline, is.Tagline},
		Change{"place", was.City + " " + was.PostalCode, is.City + " " + is.PostalCode},
		Change{"photo", was.Photo.File, is.Photo.File}, Change{"banner", was.Banner.Jpeg1600, is.Banner.Jpeg1600},
		Change{"presentation", was.Presentation, is.Presentation},
		Change{"shipping", db.JSON(was.Shipping.Wire()), db.JSON(is.Shipping.Wire())},
		Change{"delivery", fmt.Sprint(was.Delivery), fmt.Sprint(is.Delivery)},
		Change{"returnTerms", was.ReturnTerms, is.ReturnTerms},
		Change{"taxes", was.Taxes.GSTNumber + " " + was.Taxes.QSTNumber, is.Taxes.GSTNumber + " " + is.Taxes.QSTNumber},
		Change{"merchant", fmt.Sprint(was.Merchant), fmt.Sprint(is.Merchant)},
	)
	for i := range list {
		if unreadable[list[i].What] { // that it changed is enough
			list[i].Before, list[i].After = "", ""
		}
	}
	return Note(ctx, tx, s.now(), Entry{ShopID: is.ID, Act: "shop.edit", SubjectID: is.ID, SubjectName: is.Name,
		Changes: list})
}

var unreadable = map[string]bool{
	"photo": true, "banner": true, "presentation": true, "shipping": true, "delivery": true, "returnTerms": true,
	"merchant": true,
}

// noteVacation writes that a shop leaves, or comes back.
func (s *Service) noteVacation(ctx context.Context, tx *db.Tx, was *Shop, until time.Time) error {
	day := func(t time.Time) string {
		if t.IsZero() || !s.now().Before(t) {
			return ""
		}
		if t.Equal(UntilReopened) {
			return "reopened"
		}
		return calendar.Date(t)
	}
	return Note(ctx, tx, s.now(), Entry{ShopID: was.ID, Act: "shop.vacation", SubjectID: was.ID, SubjectName: was.Name,
		Changes: Changed(Change{"until", day(was.VacationUntil), day(until)})})
}
