package review

import (
	"bytes"
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/images"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
)

const (
	photoFolder = "avis"
	// maxSent bounds what one order may send: every photo of a review of some lines, and second thoughts.
	maxSent = 40
	// unusedFor is how long a photo waits for the review it was sent for.
	unusedFor = 48 * time.Hour
)

var errTooManySent = problem.New(problem.Refused, "too_many_photos", problem.Say(
	"Trop de photos ont été envoyées pour cette commande.", "Too many photos were sent for this order."))

// KeepPhoto makes the sizes of a photograph, keeps them and remembers for which order it was sent. Its key is that of
// its greatest size.
func (s *Service) KeepPhoto(ctx context.Context, orderID, token string, data []byte) (picture.Picture, error) {
	reach, err := s.reach(ctx, orderID, token)
	if err != nil {
		return picture.Picture{}, err
	}
	if err := s.maySend(ctx, reach, orderID); err != nil {
		return picture.Picture{}, err
	}
	set, err := images.Process(ctx, bytes.NewReader(data))
	if err != nil {
		return picture.Picture{}, err
	}
	keys, err := set.Save(ctx, s.Files, photoFolder)
	if err != nil {
		return picture.Picture{}, err
	}
	p := picture.Picture{File: keys["800.jpeg"], Thumbs: picture.ThumbsFrom(keys), Width: set.Width,
		Height: set.Height, Color: set.Paper}
	return p, s.db.Tx(ctx, func(tx *db.Tx) error { return insertPhoto(ctx, tx, orderID, p, s.Now()) })
}

// maySend refuses photos of an order that has nothing to review, before any work is done for them.
func (s *Service) maySend(ctx context.Context, of reach, orderID string) error {
	lines, err := linesOf(ctx, s.db, of, orderID, s.Now())
	if err != nil {
		return err
	}
	refusal := error(ErrNotFound)
	for i := range lines {
		if refusal = lines[i].Refusal(); refusal == nil {
			break
		}
	}
	if refusal != nil {
		return refusal
	}
	sent, err := countPhotos(ctx, s.db, orderID)
	if err == nil && sent >= maxSent {
		err = errTooManySent
	}
	return err
}

// Sweep deletes the photos that no review shows: sent and not used, taken out, or of someone who was forgotten.
func (s *Service) Sweep(ctx context.Context) error {
	unused, err := unusedPhotos(ctx, s.db, s.Now().Add(-unusedFor))
	if err != nil {
		return fmt.Errorf("review: sweep: %w", err)
	}
	for _, photo := range unused {
		var last bool // no other order has the same picture
		err := s.db.Tx(ctx, func(tx *db.Tx) (err error) {
			last, err = deletePhoto(ctx, tx, photo.orderID, photo.picture.File)
			return err
		})
		if err != nil {
			return fmt.Errorf("review: sweep: %w", err)
		}
		if !last {
			continue
		}
		t := photo.picture.Thumbs
		for _, key := range []string{t.Webp480, t.Jpeg480, t.Webp800, t.Jpeg800} {
			if err := s.Files.Delete(ctx, key); err != nil {
				return fmt.Errorf("review: sweep: %w", err)
			}
		}
	}
	return nil
}
