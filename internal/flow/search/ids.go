package search

// ProductIDs finds up to limit products on sale by their words, as the search of the site does: the best first.
func (x *Index) ProductIDs(typed string, limit int) []string {
	s, q := x.snapshot.Load(), readQuery(typed)
	if s == nil || len(q.words) == 0 {
		return nil
	}
	r := everything(limit)
	r.query = q
	var ids []string
	for _, c := range s.list(r).items {
		ids = append(ids, s.segments[c.seg].ids[c.doc])
	}
	return ids
}
