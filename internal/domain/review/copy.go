package review

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
)

// Written is a review in the copy of someone's data. When its author leaves, the review stays on its page, without a
// name and without photos: it helps others.
type Written struct {
	ProductID string    `json:"productId"`
	Author    string    `json:"author"`
	Stars     int       `json:"stars"`
	Text      string    `json:"text"`
	Photos    []string  `json:"photos" nullable:"false" doc:"Their addresses"`
	CreatedAt time.Time `json:"createdAt"`
}

// Export lists what a user wrote.
func (s *Service) Export(ctx context.Context, userID string) (any, error) {
	return s.export(ctx, ofUser, userID)
}

// ExportOrders lists what was written with some orders of a guest.
func (s *Service) ExportOrders(ctx context.Context, orderIDs []string) (any, error) {
	all := []Written{}
	for _, id := range orderIDs {
		list, err := s.export(ctx, ofOrder, id)
		if err != nil {
			return nil, err
		}
		all = append(all, list...)
	}
	return all, nil
}

func (s *Service) export(ctx context.Context, whose, id string) ([]Written, error) {
	list, err := writtenBy(ctx, s.db, whose, id)
	if err != nil {
		return nil, fmt.Errorf("review: export: %w", err)
	}
	out := make([]Written, len(list))
	for i, r := range list {
		out[i] = Written{ProductID: r.ProductID, Author: r.Author, Stars: r.Stars, Text: r.Text, Photos: []string{},
			CreatedAt: r.CreatedAt}
		for _, p := range r.Photos {
			out[i].Photos = append(out[i].Photos, p.URLs(s.URL).File)
		}
	}
	return out, nil
}

// Forget takes the name and the photos off what a user wrote, in the transaction that closes their account.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID, email string) error {
	if err := s.forget(ctx, tx, ofUser, userID); err != nil {
		return err
	}
	return deleteRefusal(ctx, tx, email)
}

// ForgetOrders is [Service.Forget] for a guest and their orders.
func (s *Service) ForgetOrders(ctx context.Context, tx *db.Tx, orderIDs []string, email string) error {
	for _, id := range orderIDs {
		if err := s.forget(ctx, tx, ofOrder, id); err != nil {
			return err
		}
	}
	return deleteRefusal(ctx, tx, email)
}

func (s *Service) forget(ctx context.Context, tx *db.Tx, whose, id string) error {
	list, err := writtenBy(ctx, tx, whose, id)
	if err != nil {
		return fmt.Errorf("review: forget: %w", err)
	}
	products := make([]string, len(list))
	for i, r := range list {
		products[i] = r.ProductID
		if err := removeName(ctx, tx, r.ID); err != nil {
			return fmt.Errorf("review: forget: %w", err)
		}
	}
	return recountAll(ctx, tx, products)
}

// UnitsMoved counts anew the products reviewed with an order whose units were shipped, returned, paid back or
// cancelled, in the transaction of that change.
func (s *Service) UnitsMoved(ctx context.Context, tx *db.Tx, orderID string) error {
	products, err := reviewedIn(ctx, tx, orderID)
	if err != nil {
		return fmt.Errorf("review: follow an order: %w", err)
	}
	return recountAll(ctx, tx, products)
}
