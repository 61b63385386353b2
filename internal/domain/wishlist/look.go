package wishlist

import (
	"context"
	"fmt"
	"sync"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/picture"
)

// look is the part of an item that changes only when its shop edits the product. Reading it means parsing the product's
// photos and options, so it is kept, and believed as long as the product bears the same date.
type look struct {
	edited      int64 // the product's updated_at
	productID   string
	slug        string
	name        string
	variantName string
	options     map[string]string
	thumbs      *picture.Thumbs // nil without a picture
	alt         string
}

// settled is how old an edit must be for a look to be kept: two edits within a millisecond bear one date.
const settled = time.Second

// looksKept bounds each half of the memory; see [looks].
const looksKept = 4096

// looks remembers by variant. Two halves take turns, so that it never holds more than twice its size.
type looks struct {
	mu       sync.RWMutex
	new, old map[string]*look
}

func (l *looks) get(variantID string, edited int64) *look {
	l.mu.RLock()
	defer l.mu.RUnlock()
	found := l.new[variantID]
	if found == nil {
		found = l.old[variantID]
	}
	if found == nil || found.edited != edited {
		return nil
	}
	return found
}

func (l *looks) put(variantID string, known *look) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.new == nil || len(l.new) >= looksKept {
		l.new, l.old = make(map[string]*look, looksKept), l.new
	}
	l.new[variantID] = known
}

// dress gives items their looks, and reads those that are not known.
func (s *Service) dress(ctx context.Context, items []Item) error {
	var missing []string
	for n := range items {
		if items[n].Offer == nil {
			continue
		}
		if items[n].look = s.looks.get(items[n].VariantID, items[n].edited); items[n].look == nil {
			missing = append(missing, items[n].VariantID)
		}
	}
	if len(missing) == 0 {
		return nil
	}
	offers, err := catalog.Offers(ctx, s.db, missing)
	if err != nil {
		return fmt.Errorf("wishlist: read variants: %w", err)
	}
	for n := range items {
		offer := offers[items[n].VariantID]
		if offer == nil || items[n].look != nil {
			continue
		}
		items[n].look = s.lookOf(offer, items[n].edited)
		if s.now().UnixMilli()-items[n].edited > settled.Milliseconds() {
			s.looks.put(items[n].VariantID, items[n].look)
		}
	}
	return nil
}

func (s *Service) lookOf(o *catalog.Offer, edited int64) *look {
	l := &look{edited: edited, productID: o.ProductID, slug: o.ProductSlug, name: o.ProductName, variantName: o.VariantName(), options: o.Options}
	if photo, ok := o.Photo(); ok {
		thumbs := photo.Thumbs.URLs(s.url)
		l.thumbs, l.alt = &thumbs, photo.Alt
	}
	return l
}
