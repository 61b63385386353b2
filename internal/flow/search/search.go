// Package search finds products and shops. It answers every listing from an index in memory that is rebuilt from the
// database at start and follows the change log; it never reads the database to answer, and never writes it.
package search

import (
	"cmp"
	"context"
	"slices"
	"sync/atomic"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
)

// Index is the products a visitor can find. Readers take the present snapshot and never wait for a change.
type Index struct {
	db       *db.DB
	catalog  *catalog.Service
	url      picture.URLOf
	snapshot atomic.Pointer[snapshot]
}

type snapshot struct {
	newest []*catalog.Entry
	counts map[string]int // products by category id, descendants included
}

// New makes an empty index; [Index.Load] fills it.
func New(d *db.DB, c *catalog.Service, url picture.URLOf) *Index {
	x := &Index{db: d, catalog: c, url: url}
	x.snapshot.Store(&snapshot{})
	return x
}

// Load reads the whole catalogue and tells the version of the change log it holds.
func (x *Index) Load(ctx context.Context) (version int64, err error) {
	if version, err = changes.Version(ctx, x.db); err != nil {
		return 0, err
	}
	s := &snapshot{counts: map[string]int{}}
	err = x.catalog.FeedAll(ctx, func(e *catalog.Entry) error {
		s.newest = append(s.newest, e)
		for _, id := range e.CategoryIDs {
			s.counts[id]++
		}
		return nil
	})
	if err != nil {
		return 0, err
	}
	slices.SortStableFunc(s.newest, func(a, b *catalog.Entry) int {
		return cmp.Or(b.PublishedAt.Compare(a.PublishedAt), cmp.Compare(b.ID, a.ID))
	})
	x.snapshot.Store(s)
	return version, nil
}

// Apply brings the index up to a batch of changes.
func (x *Index) Apply(ctx context.Context, _ changes.Batch) error {
	_, err := x.Load(ctx)
	return err
}

// CountProducts tells how many products each category shows.
func (x *Index) CountProducts(context.Context) (map[string]int, error) { return x.snapshot.Load().counts, nil }
