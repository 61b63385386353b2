// Package search finds products, shops and categories. It answers every listing from an index in memory that is read
// from disk at start, or built from the database, and follows the change log; it never reads the database to answer a
// listing, and never writes it.
//
// The index is a list of immutable segments (see [segment]). A changed product is written to a small new segment and
// marked dead in the old one; small segments are merged when there are several. Readers take the present [snapshot] and
// never wait for a change, a merge or one another.
package search

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/insight"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
)

// Index finds products, shops and categories. Its methods may be called at the same time.
type Index struct {
	db      *db.DB
	catalog *catalog.Service
	shops   *shop.Service
	url     picture.URLOf

	// Popularity reads how much each product was viewed and bought recently, by id, on any scale. Without it all
	// products are equally popular.
	Popularity func(ctx context.Context) (map[string]float64, error)

	// BoughtWith lists the products most often bought together with another, by id. Nil: nothing is known.
	BoughtWith func(ctx context.Context, productID string, limit int) ([]string, error)

	synonyms *synonymTable // nil for the built-in ones

	writing  sync.Mutex     // one change at a time; readers never take it
	merging  bool           // a background merge is under way; guarded by writing
	merges   sync.WaitGroup // background merges
	maxMerge int            // products that are merged while the writer waits; larger merges run in the background
	ordinals *ordinals      // guarded by writing
	snapshot atomic.Pointer[snapshot]
	ready    atomic.Bool
	keeper   *keeper // nil when the index is not kept on disk
}

// New makes an empty index; [Index.Load] fills it.
func New(d *db.DB, c *catalog.Service, s *shop.Service, url picture.URLOf) *Index {
	x := &Index{db: d, catalog: c, shops: s, url: url, maxMerge: maxForegroundMerge}
	x.reset()
	return x
}

// reset empties the index.
func (x *Index) reset() {
	empty := &snapshot{}
	empty.setTree(catalog.NewTree(nil))
	empty.shops = newShopIndex(nil, x.url)
	x.ordinals = newOrdinals(empty)
	x.publish(empty)
}

// Ready reports whether the whole catalogue was read.
func (x *Index) Ready() bool { return x.ready.Load() }

// Load reads the index that is kept on disk, or else everything from the database, and returns the version of the
// change log that it now includes.
func (x *Index) Load(ctx context.Context) (version int64, err error) {
	x.writing.Lock()
	defer x.writing.Unlock()
	next := x.readKept(ctx)
	if next == nil {
		if next, err = x.build(ctx); err != nil {
			return 0, err
		}
	}
	return next.version, x.begin(ctx, next)
}

// rebuild reads everything from the database again.
func (x *Index) rebuild(ctx context.Context) error {
	x.writing.Lock()
	defer x.writing.Unlock()
	next, err := x.build(ctx)
	if err != nil {
		return err
	}
	return x.begin(ctx, next)
}

// build makes a snapshot of the whole database.
func (x *Index) build(ctx context.Context) (next *snapshot, err error) {
	next = &snapshot{}
	if next.version, err = changes.Version(ctx, x.db); err != nil {
		return nil, err
	}
	if err := x.readTree(ctx, next); err != nil {
		return nil, err
	}
	if err := x.readShops(ctx, next); err != nil {
		return nil, err
	}
	err = x.fill(next, func(add func(*catalog.IndexProduct) error) error { return x.catalog.FeedAll(ctx, add) })
	if err != nil {
		return nil, fmt.Errorf("read the catalogue: %w", err)
	}
	return next, nil
}

// begin publishes a whole snapshot, with the present popularity.
func (x *Index) begin(ctx context.Context, next *snapshot) error {
	scores, err := x.readPopularity(ctx)
	if err != nil {
		return err
	}
	next.setPopularity(scores)
	x.publish(next)
	x.ready.Store(true)
	x.keepSoon()
	return nil
}

// fill puts every product of a feed in next, which has none yet, and numbers them afresh.
func (x *Index) fill(next *snapshot, feed func(add func(*catalog.IndexProduct) error) error) error {
	o := newOrdinals(next)
	b := newSegmentBuilder(o, x.url)
	if err := feed(func(e *catalog.IndexProduct) error { b.add(e); return nil }); err != nil {
		return err
	}
	o.endFeed()
	next.append(b.done())
	x.ordinals = o
	return nil
}

func (x *Index) readTree(ctx context.Context, next *snapshot) error {
	tree, err := x.catalog.Categories(ctx)
	if err != nil {
		return fmt.Errorf("read the categories: %w", err)
	}
	next.setTree(tree)
	return nil
}

func (x *Index) readShops(ctx context.Context, next *snapshot) error {
	shops, err := x.shops.Approved(ctx)
	if err != nil {
		return fmt.Errorf("read the shops: %w", err)
	}
	next.shops = newShopIndex(shops, x.url)
	if next.shops.categories, err = x.shops.Categories(ctx); err != nil {
		return fmt.Errorf("read what shops are classed by: %w", err)
	}
	return nil
}

// readPopularity returns nil when nothing measures popularity.
func (x *Index) readPopularity(ctx context.Context) (map[string]float64, error) {
	if x.Popularity == nil {
		return nil, nil
	}
	scores, err := x.Popularity(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the popularity: %w", err)
	}
	return scores, nil
}

// Apply brings the index up to a batch of changes. Applying one twice is harmless: things are read as they now are.
func (x *Index) Apply(ctx context.Context, batch changes.Batch) error {
	if batch.Missed {
		return x.rebuild(ctx)
	}
	x.writing.Lock()
	defer x.writing.Unlock()
	next, changed := x.snapshot.Load().clone(), byKind(batch.Changes)
	next.version = batch.Version
	if len(changed["category"]) > 0 {
		if err := x.readTree(ctx, next); err != nil {
			return err
		}
	}
	if len(changed["shop"])+len(changed[shop.LabelsChanged]) > 0 {
		if err := x.readShops(ctx, next); err != nil {
			return err
		}
	}
	if len(changed[insight.PopularityChanged]) > 0 {
		scores, err := x.readPopularity(ctx)
		if err != nil {
			return err
		}
		next.setPopularity(scores)
	}
	if err := x.replace(ctx, next, changed["product"], changed["shop"]); err != nil {
		return err
	}
	x.publish(next)
	x.compact()
	return nil
}

// compact merges segments after a change was published: readers keep the old ones until the new one is complete. A
// large merge runs in the background, so that the next change does not wait for it.
func (x *Index) compact() {
	s := x.snapshot.Load()
	from, products := s.toMerge()
	if from < 0 || x.merging {
		return
	}
	m := s.merge(from)
	if products <= x.maxMerge {
		m.run()
		x.publish(m.into(s))
		return
	}
	x.merging = true
	x.merges.Go(func() {
		m.run()
		x.writing.Lock()
		defer x.writing.Unlock()
		x.merging = false
		if next := m.into(x.snapshot.Load()); next != nil {
			x.publish(next)
			x.keepSoon()
		}
	})
}

// byKind returns the ids of changes by kind, each once.
func byKind(list []changes.Change) map[string][]string {
	ids := map[string][]string{}
	for _, c := range list {
		ids[c.Kind] = append(ids[c.Kind], c.ID)
	}
	for kind := range ids {
		slices.Sort(ids[kind])
		ids[kind] = slices.Compact(ids[kind])
	}
	return ids
}

// replace reads products, and all those of some shops, and puts them in next in place of their older versions. Nothing
// can fail after the first ordinal is given, so that the ordinals of a failed change are never lost.
func (x *Index) replace(ctx context.Context, next *snapshot, products, shops []string) error {
	var fresh []*catalog.IndexProduct
	keep := func(e *catalog.IndexProduct) error { fresh = append(fresh, e); return nil }
	for _, id := range shops {
		if err := x.catalog.FeedShop(ctx, id, keep); err != nil {
			return fmt.Errorf("read the products of a shop: %w", err)
		}
	}
	if len(products) > 0 {
		if err := x.catalog.FeedProducts(ctx, products, keep); err != nil {
			return fmt.Errorf("read products: %w", err)
		}
	}
	x.put(next, fresh, products, shops)
	return nil
}

// put adds fresh products to next and marks dead their older versions, some products and all products of some shops.
func (x *Index) put(next *snapshot, fresh []*catalog.IndexProduct, products, shops []string) {
	gone := slices.Clone(products)
	for _, e := range fresh {
		gone = append(gone, e.ID)
	}
	next.markDead(gone, x.ordinals.sellersOf(shops))
	if len(fresh) == 0 {
		return
	}
	x.ordinals.next = next
	b := newSegmentBuilder(x.ordinals, x.url)
	for _, e := range fresh {
		b.add(e)
	}
	x.ordinals.endFeed()
	next.append(b.done())
}

func (x *Index) publish(next *snapshot) {
	next.ownSynonyms = x.synonyms
	next.count()
	x.snapshot.Store(next)
}

// CountProducts returns how many products each category shows, by category id.
func (x *Index) CountProducts(context.Context) (map[string]int, error) {
	s := x.snapshot.Load()
	counts := make(map[string]int, len(s.byCategory))
	for i, c := range s.tree.Flat() {
		counts[c.ID] = int(s.byCategory[i])
	}
	return counts, nil
}
