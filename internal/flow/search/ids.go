package search

// FindIDs are the products for sale that words find, the best first.
func (x *Index) FindIDs(words string, limit int) []string {
	s := x.snapshot.Load()
	r := everything(limit)
	r.query = readQuery(words)
	found := s.list(r).items
	ids := make([]string, len(found))
	for i, c := range found {
		ids[i] = s.segments[c.seg].ids[c.doc]
	}
	return ids
}
