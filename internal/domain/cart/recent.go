package cart

const (
	rowsKept  = 4096 // in each half of the memory
	linesKept = 20   // carts of more lines are read each time
)

// remember keeps a cart's row as it was last read or written here, so that the next change need not read it. What is remembered
// may be behind, or ahead of a database that lost its last moment: whoever acts on a row names its revision in the statement
// that does.
func (s *Service) remember(r row) {
	if len(r.lines) > linesKept {
		s.recent.Forget(r.id)
		return
	}
	s.recent.Put(r.id, r)
}
