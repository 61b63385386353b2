package order

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// The limits of photographs of returns.
const (
	MaxReturnPhotos  = 4              // of one return
	maxWaitingPhotos = 40             // of an order, sent and not asked with yet
	photosWait       = 24 * time.Hour // for their return to be asked for
)

// Refusals of photographs.
var (
	ErrPhotos = problem.New(problem.Invalid, "invalid_photos", problem.Say(
		"Joignez au plus 4\u00a0photos par article, envoyées pour cette commande.",
		"Join at most 4 photographs for each item, sent for this order."))
	ErrTooManyPhotos = problem.New(problem.Conflict, "too_many_photos", problem.Say(
		"Trop de photos ont été envoyées pour cette commande. Réessayez demain.",
		"Too many photographs were sent for this order. Try again tomorrow."))
)

// ReturnPhoto is a photograph that a buyer joins to a return.
type ReturnPhoto struct {
	ID        string
	OrderID   string
	ReturnID  string // empty until the return is asked for
	File      string // key of the file store, private
	CreatedAt time.Time
}

// KeepReturnPhoto notes a photograph that waits for its return to be asked for.
func (s *Service) KeepReturnPhoto(ctx context.Context, tx *db.Tx, p ReturnPhoto) error {
	waiting, err := countWaitingPhotos(ctx, tx, p.OrderID)
	if err != nil {
		return fmt.Errorf("count photographs of returns: %w", err)
	}
	if waiting >= maxWaitingPhotos {
		return ErrTooManyPhotos
	}
	return insertReturnPhoto(ctx, tx, p)
}

// joinPhotos gives a return the photographs that wait for it. One of another order, or of another return, is refused.
func joinPhotos(ctx context.Context, tx *db.Tx, ret *ReturnItem, ids []string) error {
	if len(ids) > MaxReturnPhotos {
		return ErrPhotos
	}
	for _, id := range ids {
		joined, err := joinPhoto(ctx, tx, ret, id)
		if err != nil {
			return fmt.Errorf("join a photograph to a return: %w", err)
		}
		if !joined {
			return ErrPhotos
		}
	}
	return nil
}

// attachPhotos gives returns the ids of their photographs.
func attachPhotos(ctx context.Context, r db.Reader, list []*ReturnItem) error {
	if len(list) == 0 {
		return nil
	}
	ids := make([]string, len(list))
	for n, ret := range list {
		ids[n] = ret.ID
	}
	photos, err := photosOfReturns(ctx, r, ids)
	for _, ret := range list {
		for _, p := range photos {
			if p.ReturnID == ret.ID {
				ret.Photos = append(ret.Photos, p.ID)
			}
		}
	}
	return err
}

// FindReturnPhoto is the key of a photograph of an order that the scope reaches: a shop reaches those of its returns.
func (s *Service) FindReturnPhoto(ctx context.Context, scope Scope, orderID, id string) (key string, err error) {
	return findReturnPhoto(ctx, s.db, scope, orderID, id)
}

// DropWaitingPhotos forgets the photographs whose return was never asked for, and answers their keys.
func (s *Service) DropWaitingPhotos(ctx context.Context, tx *db.Tx, now time.Time) ([]string, error) {
	return deleteWaitingPhotos(ctx, tx, now.Add(-photosWait))
}

// ForgetPhotosOfUser forgets the photographs of a customer's returns, and answers their keys.
func (s *Service) ForgetPhotosOfUser(ctx context.Context, tx *db.Tx, userID string) ([]string, error) {
	return deletePhotosOfUser(ctx, tx, userID)
}

// ForgetPhotosOfOrders is [Service.ForgetPhotosOfUser] for the orders of a guest.
func (s *Service) ForgetPhotosOfOrders(ctx context.Context, tx *db.Tx, orderIDs []string) (keys []string, err error) {
	for _, id := range orderIDs {
		deleted, err := deletePhotosOfOrder(ctx, tx, id)
		if err != nil {
			return nil, err
		}
		keys = append(keys, deleted...)
	}
	return keys, nil
}

// PhotosOfUser lists the photographs of a customer's returns, the oldest first, for the copy of their data.
func (s *Service) PhotosOfUser(ctx context.Context, userID string) ([]ReturnPhoto, error) {
	return photosOfUser(ctx, s.db, userID)
}

// PhotosOfOrder lists the photographs of an order's returns, the oldest first.
func (s *Service) PhotosOfOrder(ctx context.Context, orderID string) ([]ReturnPhoto, error) {
	return photosOfOrder(ctx, s.db, orderID)
}
