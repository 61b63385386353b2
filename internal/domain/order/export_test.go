package order

import "context"

// DeskPages reads the ids of a page of the operators' list in both ways of [Service.ListForDesk]: as the database sorts
// many orders, and as a few are sorted here.
func (s *Service) DeskPages(ctx context.Context, f DeskFilter, page DeskPage) (many, few []string, err error) {
	keys, err := deskKeys(ctx, s.db, f, page, page.Size)
	if err != nil {
		return nil, nil, err
	}
	for _, key := range keys {
		many = append(many, key.id)
	}
	found, err := deskFound(ctx, s.db, f, MaxCounted)
	keys = nil
	for _, o := range found {
		keys = append(keys, o.cursor)
	}
	keys = page.of(keys)
	for _, key := range keys[:min(page.Size, len(keys))] {
		few = append(few, key.id)
	}
	return many, few, err
}

// Cursor is where a page that ends with an order ends.
func Cursor(o *Order) string { return cursor{o.CreatedAt.UnixMilli(), o.ID}.text() }
