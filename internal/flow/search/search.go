// Package search finds products, shops and categories. It answers every listing from an index in memory that is rebuilt
// from the database at start and follows the change log; it never reads the database to answer, and never writes it.
//
// The index is a list of segments that never change (see [segment]). A changed product is written to a small new
// segment and marked dead where it was; small segments are merged as they gather. Readers take the present snapshot and
// never wait for a change, a merge or one another.
package search

import (
	"context"
	"fmt"
	"runtime/debug"
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

// Index is what a visitor can find.
type Index struct {
	db      *db.DB
	catalog *catalog.Service
	shops   *shop.Service
	url     picture.URLOf

	// Popularity tells how much each product was looked at and bought of late, by id, on any scale. Without it all
	// products are equally popular.
	Popularity func(ctx context.Context) (map[string]float64, error)

	writing  sync.Mutex // one change at a time; readers never take it
	merging  bool       // a large merge is under way; of the writer
	merges   sync.WaitGroup
	atOnce   int // products that are merged while the writer waits
	numbers  *numbering
	snapshot atomic.Pointer[snapshot]
	ready    atomic.Bool
}

// New makes an empty index; [Index.Load] fills it.
func New(d *db.DB, c *catalog.Service, s *shop.Service, url picture.URLOf) *Index {
	x := &Index{db: d, catalog: c, shops: s, url: url, atOnce: mergedAtOnce}
	x.reset()
	return x
}

// reset empties the index.
func (x *Index) reset() {
	empty := &snapshot{}
	empty.withTree(catalog.NewTree(nil))
	empty.shops = newShopShelf(nil, x.url)
	x.numbers = newNumbering(empty)
	x.publish(empty)
}

// Ready tells whether the whole catalogue was read.
func (x *Index) Ready() bool { return x.ready.Load() }

// Load reads everything and tells the version of the change log it holds.
func (x *Index) Load(ctx context.Context) (version int64, err error) {
	x.writing.Lock()
	defer x.writing.Unlock()
	if version, err = changes.Version(ctx, x.db); err != nil {
		return 0, err
	}
	next := &snapshot{}
	if err := x.readTree(ctx, next); err != nil {
		return 0, err
	}
	if err := x.readShops(ctx, next); err != nil {
		return 0, err
	}
	scores, err := x.readPopularity(ctx)
	if err != nil {
		return 0, err
	}
	if err := x.fill(next, func(add func(*catalog.Entry) error) error { return x.catalog.FeedAll(ctx, add) }); err != nil {
		return 0, fmt.Errorf("read the catalogue: %w", err)
	}
	next.withPopularity(scores)
	x.publish(next)
	x.ready.Store(true)
	debug.FreeOSMemory() // reading everything leaves behind several times what the index keeps
	return version, nil
}

// fill puts every product of a feed in next, which has none yet, and numbers them afresh.
func (x *Index) fill(next *snapshot, feed func(add func(*catalog.Entry) error) error) error {
	numbers := newNumbering(next)
	b := newSegmentBuilder(numbers, x.url)
	if err := feed(func(e *catalog.Entry) error { b.add(e); return nil }); err != nil {
		return err
	}
	numbers.settle()
	next.append(b.done())
	x.numbers = numbers
	return nil
}

func (x *Index) readTree(ctx context.Context, next *snapshot) error {
	tree, err := x.catalog.Categories(ctx)
	if err != nil {
		return fmt.Errorf("read the categories: %w", err)
	}
	next.withTree(tree)
	return nil
}

func (x *Index) readShops(ctx context.Context, next *snapshot) error {
	shops, err := x.shops.Approved(ctx)
	if err != nil {
		return fmt.Errorf("read the shops: %w", err)
	}
	next.shops = newShopShelf(shops, x.url)
	return nil
}

// readPopularity asks how popular products are; nobody to ask is no answer.
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
		_, err := x.Load(ctx)
		return err
	}
	x.writing.Lock()
	defer x.writing.Unlock()
	next, changed := x.snapshot.Load().clone(), byKind(batch.Changes)
	if len(changed["category"]) > 0 {
		if err := x.readTree(ctx, next); err != nil {
			return err
		}
	}
	if len(changed["shop"]) > 0 {
		if err := x.readShops(ctx, next); err != nil {
			return err
		}
	}
	if len(changed[insight.PopularityChanged]) > 0 {
		scores, err := x.readPopularity(ctx)
		if err != nil {
			return err
		}
		next.withPopularity(scores)
	}
	if err := x.replace(ctx, next, changed["product"], changed["shop"]); err != nil {
		return err
	}
	x.publish(next)
	x.compact()
	return nil
}

// compact merges segments after the change is already seen: readers keep the old ones until the new one is whole. A
// large merge is made beside the writer, so that the next change does not wait for it.
func (x *Index) compact() {
	s := x.snapshot.Load()
	from, products := s.toMerge()
	if from < 0 || x.merging {
		return
	}
	m := s.merge(from)
	if products <= x.atOnce {
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
		}
	})
}

// byKind sorts changes out, each thing once.
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

// replace reads products, and all those of some shops, and puts them in place of what next holds of them. Nothing can
// fail after the first ordinal is given, so that those of a failed change are never lost.
func (x *Index) replace(ctx context.Context, next *snapshot, products, shops []string) error {
	var entries []*catalog.Entry
	keep := func(e *catalog.Entry) error { entries = append(entries, e); return nil }
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
	x.put(next, entries, products, shops)
	return nil
}

// put places entries in next and takes out what was there of them, of some products and of some shops.
func (x *Index) put(next *snapshot, entries []*catalog.Entry, products, shops []string) {
	gone := slices.Clone(products)
	for _, e := range entries {
		gone = append(gone, e.ID)
	}
	next.bury(gone, x.numbers.of(shops))
	if len(entries) == 0 {
		return
	}
	x.numbers.next = next
	b := newSegmentBuilder(x.numbers, x.url)
	for _, e := range entries {
		b.add(e)
	}
	x.numbers.settle()
	next.append(b.done())
}

func (x *Index) publish(next *snapshot) {
	next.count()
	next.first = sync.OnceValue(func() listing {
		found := next.gather(everything(mostPerPage))
		found.memory = nil // it stays
		return found
	})
	x.snapshot.Store(next)
}

// CountProducts tells how many products each category shows.
func (x *Index) CountProducts(context.Context) (map[string]int, error) {
	s := x.snapshot.Load()
	counts := make(map[string]int, len(s.byPlace))
	for i, c := range s.tree.Flat() {
		counts[c.ID] = int(s.byPlace[i])
	}
	return counts, nil
}
