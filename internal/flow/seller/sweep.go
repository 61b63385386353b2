package seller

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/picture"
)

const (
	sweepKind = "seller.sweep-uploads"
	// unusedFor is how long a picture waits for the form it was sent for to be saved.
	unusedFor = 48 * time.Hour
	// sweepBatch bounds one run: each picture is looked for in every product once in its life.
	sweepBatch = 200
)

// Register has pictures that nobody used swept away, by one node.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, sweepKind, func(ctx context.Context, _ struct{}) error { return s.SweepUploads(ctx) })
	q.Every(sweepKind, time.Hour)
}

// SweepUploads deletes the pictures that were sent and then shown by no product, shop, category or order. One that
// something was once seen to show stays for good, and is not looked for again.
func (s *Service) SweepUploads(ctx context.Context) error {
	before := s.Now().Add(-unusedFor)
	waiting, err := waitingUploads(ctx, s.db, before, sweepBatch)
	if err != nil {
		return fmt.Errorf("seller: sweep uploads: %w", err)
	}
	for _, sent := range waiting {
		if err := s.sweepUpload(ctx, sent, before); err != nil {
			return fmt.Errorf("seller: sweep uploads: %w", err)
		}
	}
	return nil
}

func (s *Service) sweepUpload(ctx context.Context, sent sentPicture, before time.Time) error {
	var last bool
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		shown, err := isShown(ctx, tx, sent.key)
		if err != nil {
			return err
		}
		if shown {
			return markUsed(ctx, tx, sent.key)
		}
		last, err = deleteUpload(ctx, tx, sent, before)
		return err
	})
	if err != nil || !last {
		return err
	}
	keys, err := filesOf(sent)
	for _, key := range keys {
		err = errors.Join(err, s.Files.Delete(ctx, key))
	}
	return err
}

// filesOf are the keys of every size of a picture, whichever of the two kinds it is.
func filesOf(sent sentPicture) (keys []string, err error) {
	var photo picture.Picture
	var banner picture.Banner
	encoded := []byte(sent.encoded)
	err = errors.Join(json.Unmarshal(encoded, &photo), json.Unmarshal(encoded, &banner))
	for _, key := range []string{photo.File, photo.Thumbs.Webp480, photo.Thumbs.Jpeg480, photo.Thumbs.Webp800,
		photo.Thumbs.Jpeg800, banner.Webp800, banner.Jpeg800, banner.Webp1600, banner.Jpeg1600} {
		if key != "" {
			keys = append(keys, key)
		}
	}
	return keys, err
}
