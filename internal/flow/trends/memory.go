package trends

import (
	"context"
	"fmt"
	"sync"
	"time"
)

const (
	rememberedFor  = 30 * time.Second // adding up a year of a busy shop costs more than its figures move meanwhile
	mostRemembered = 100              // each holds the figures of every product of a shop
)

// remembered is locked while it is read: requests for the same figures meanwhile wait for one answer.
type remembered struct {
	mu       sync.Mutex
	at       time.Time
	trends   *Trends
	products *list
}

// remember adds figures up, unless that was done lately.
func (s *Service) remember(ctx context.Context, shopID, productID string, count int) (*Trends, *list, error) {
	key := fmt.Sprintf("%s/%s/%d", shopID, productID, count)
	r, known := s.memory.Get(key)
	if !known {
		r = &remembered{}
		s.memory.Put(key, r)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if age := s.Now().Sub(r.at); r.trends == nil || age < 0 || age >= rememberedFor {
		t, products, err := s.add(ctx, shopID, productID, count)
		if err != nil {
			return nil, nil, err
		}
		r.at, r.trends, r.products = s.Now(), t, products
	}
	return r.trends, r.products, nil
}
