package review

import (
	"context"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
)

// Imported is a review that was written elsewhere, or made up for the demo.
type Imported struct {
	ID, OrderID, ItemID string
	Stars               int
	Text                string
	Photos              []picture.Picture // already in the file store
	At                  time.Time
	Answer              string
	AnsweredAt          time.Time // zero without an answer
}

// ImportIn brings in reviews in the caller's transaction, by the same rule as [Service.Write]. What its buyer said of a
// product before stays as it is.
func (s *Service) ImportIn(ctx context.Context, tx *db.Tx, list []Imported) error {
	var products []string
	for _, r := range list {
		productID, err := importOne(ctx, tx, r, s.Now())
		if err != nil {
			return fmt.Errorf("review: import %s: %w", r.ID, err)
		}
		if productID != "" {
			products = append(products, productID)
		}
	}
	return recountAll(ctx, tx, products)
}

// importOne answers the product of a review that was kept; empty when there was one already.
func importOne(ctx context.Context, tx *db.Tx, r Imported, now time.Time) (productID string, err error) {
	lines, err := linesOf(ctx, tx, reach{whole: true}, r.OrderID, now)
	if err != nil {
		return "", err
	}
	at := slices.IndexFunc(lines, func(l Line) bool { return l.ItemID == r.ItemID })
	if at < 0 {
		return "", ErrNotFound
	}
	l := &lines[at]
	if err := l.Refusal(); err != nil {
		return "", err
	}
	if was, err := reviewOf(ctx, tx, l); err != nil || was != nil {
		return "", err
	}
	photos := r.Photos
	if photos == nil {
		photos = []picture.Picture{}
	}
	return l.ProductID, insert(ctx, tx, Review{ID: r.ID, ProductID: l.ProductID, ShopID: l.ShopID, OrderID: r.OrderID,
		ItemID: r.ItemID, Author: nameOf(l.firstName, l.lastName), Stars: r.Stars, Text: check.Plain(r.Text),
		Photos: photos, Answer: check.Plain(r.Answer), AnsweredAt: r.AnsweredAt, CreatedAt: r.At, UpdatedAt: r.At},
		l.buyer)
}
