package images

import (
	"bytes"
	"context"
	"fmt"
)

// Save keeps every picture of the set in store, under the keys of [Set.FileKeys], and returns those keys. Saving the
// same set twice writes the same bytes to the same place.
func (s *Set) Save(ctx context.Context, store Store, folder string) (map[string]string, error) {
	keys := s.FileKeys(folder)
	for _, p := range s.Pictures {
		err := store.Put(ctx, keys[p.Key], p.ContentType, bytes.NewReader(p.Bytes), int64(len(p.Bytes)))
		if err != nil {
			return nil, fmt.Errorf("images: save: %w", err)
		}
	}
	return keys, nil
}
