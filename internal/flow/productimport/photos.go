package productimport

import (
	"context"
	"errors"
	"time"

	"golang.org/x/sync/errgroup"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/fetch"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/problem"
)

// A shop's photographs are fetched by one job at a time, a few at once, for a moment; then the job gives its worker
// back and comes again. Each photograph is a row of its own: a process that dies loses at most those it was fetching.
const (
	photosKind   = "products.fetch-photos"
	photosAtOnce = 3
	photosRun    = 8 * time.Second // after which a run begins no other photograph
	photosTime   = 2 * time.Minute // of a run, with the photographs it began
	photoTries   = 3
	photosRest   = 2 * time.Second // when another shop's are being fetched on this node
)

// photoWaits are the pauses before a photograph is tried again.
var photoWaits = []time.Duration{30 * time.Second, 3 * time.Minute}

// textPhotosFull says why a photograph was left out.
var textPhotosFull = problem.Say("Ce produit a déjà toutes les photos qu’il peut avoir.",
	"This product already has all the photos it may have.")

// Photos is how far the photographs of an import are.
type Photos struct {
	Total    int            `json:"total"`
	Done     int            `json:"done"`
	Failed   int            `json:"failed"`
	Failures []PhotoFailure `json:"failures" nullable:"false" doc:"The first hundred"`
}

// PhotoFailure is a photograph that could not be fetched.
type PhotoFailure struct {
	Line    int    `json:"line" doc:"Of the file"`
	Product string `json:"product"`
	Address string `json:"address"`
	Detail  string `json:"detail" doc:"A sentence in French"`
}

type photosJob struct {
	ShopID string `json:"shopId"`
}

// enqueuePhotos has the photographs of a shop fetched.
func enqueuePhotos(ctx context.Context, tx *db.Tx, shopID string, options ...jobs.Option) error {
	return jobs.Enqueue(ctx, tx, photosKind, photosJob{shopID}, append([]jobs.Option{jobs.Key(shopID)}, options...)...)
}

// runPhotos fetches photographs of a shop for a while, and comes again while some wait.
func (s *Service) runPhotos(ctx context.Context, shopID string) error {
	if !s.fetching.TryLock() { // the node's other worker is for everybody else
		return s.db.Tx(ctx, func(tx *db.Tx) error {
			return enqueuePhotos(ctx, tx, shopID, jobs.RunAt(time.Now().Add(photosRest)))
		})
	}
	defer s.fetching.Unlock()
	for began := time.Now(); time.Since(began) < photosRun; {
		due, err := waitingPhotos(ctx, s.db, shopID, s.Now(), photosAtOnce)
		if err != nil {
			return err
		}
		if len(due) == 0 {
			break
		}
		var at errgroup.Group
		for _, p := range due {
			at.Go(func() error { return s.fetchPhoto(ctx, p) })
		}
		if err := at.Wait(); err != nil {
			return err
		}
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		next, more, err := nextPhoto(ctx, tx, shopID)
		if err != nil || !more {
			return err
		}
		return enqueuePhotos(ctx, tx, shopID, jobs.RunAt(time.Now().Add(max(0, next.Sub(s.Now())))))
	})
}

// fetchPhoto downloads a photograph, makes its sizes and gives it to its product; or notes why it could not.
func (s *Service) fetchPhoto(ctx context.Context, p waitingPhoto) error {
	photo := catalog.Photo{ID: p.id}
	data, err := s.Fetch(ctx, p.address)
	if err == nil {
		photo.Picture, err = s.MakePhoto(ctx, data)
		photo.Alt = p.alt
	}
	if err == nil {
		err = s.givePhoto(ctx, p, photo)
	}
	if err == nil || ctx.Err() != nil {
		return err
	}
	var refusal *problem.Error
	if !errors.As(err, &refusal) || refusal.Kind == problem.Internal {
		return err // ours: the job is tried again
	}
	if photo.File != "" { // made, but its product is full or gone
		if err := s.LeavePhoto(ctx, p.shopID, photo.Picture); err != nil {
			return err
		}
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if fetch.Temporary(err) && p.tries+1 < photoTries {
			return postponePhoto(ctx, tx, p, s.Now().Add(photoWaits[p.tries]), s.Now())
		}
		return failPhoto(ctx, tx, p, refusal.Text.FR, s.Now())
	})
}

// givePhoto adds a photograph to its product, in the order of the file, with the note that it did.
func (s *Service) givePhoto(ctx context.Context, p waitingPhoto, photo catalog.Photo) (err error) {
	for range tries {
		err = s.db.Tx(ctx, func(tx *db.Tx) error {
			moved, err := donePhoto(ctx, tx, p, s.Now())
			if err != nil || !moved {
				return err // another run was faster
			}
			before, err := photosAfter(ctx, tx, p)
			if err != nil {
				return err
			}
			return s.Catalog.AddPhotoIn(ctx, tx, p.shopID, p.productID, photo, before, p.variantIDs)
		})
		if !errors.Is(err, catalog.ErrMeanwhile) {
			break
		}
	}
	var refusal *problem.Error
	if errors.As(err, &refusal) && len(refusal.Fields) > 0 && refusal.Fields[0].Path == "photos" {
		return problem.New(problem.Invalid, "photos_full", textPhotosFull)
	}
	return err
}

// RetryPhotos has the photographs of an import that failed fetched again.
func (s *Service) RetryPhotos(ctx context.Context, shopID, id string) (*Import, error) {
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := find(ctx, tx, shopID, id); err != nil {
			return err
		}
		if err := retryPhotos(ctx, tx, shopID, id, s.Now()); err != nil {
			return err
		}
		return enqueuePhotos(ctx, tx, shopID, jobs.Key(shopID+" again")) // one of the shop's own may wait for later
	})
	if err != nil {
		return nil, err
	}
	return s.Find(ctx, shopID, id)
}
