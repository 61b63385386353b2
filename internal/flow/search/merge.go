package search

import "slices"

// sizeRatio is how many times smaller a segment must be than the one before it to stay apart. Merging those that are
// not keeps segments few, while a product is copied only a few times.
const sizeRatio = 4

// maxForegroundMerge is the number of products up to which the writer waits for a merge: some milliseconds of work.
const maxForegroundMerge = 10_000

// toMerge returns the segment from which on all should be merged, or -1, and how many products they have.
func (s *snapshot) toMerge() (from, products int) {
	from, size := len(s.segments), 0
	for i := len(s.segments) - 1; i >= 0; i-- {
		live := s.segments[i].len() - s.dead[i].len()
		if size*sizeRatio >= live || s.dead[i].len()*sizeRatio > s.segments[i].len() {
			from = i
			products = size + live
		}
		size += live
	}
	if from == len(s.segments) || from == len(s.segments)-1 && s.dead[from].len() == 0 {
		return -1, 0
	}
	return from, products
}

// merge is the work of making one segment of several. It may run while the index changes.
type merge struct {
	from   int // position of the first part in the snapshot
	parts  []*segment
	dead   []*bitmap
	merged *segment
	moved  [][]uint32 // new numbers, by part and document
}

func (s *snapshot) merge(from int) *merge {
	return &merge{from: from, parts: slices.Clone(s.segments[from:]), dead: slices.Clone(s.dead[from:])}
}

func (m *merge) run() { m.merged, m.moved = mergeSegments(m.parts, m.dead) }

// into returns a snapshot with the merged segment in place of its parts. What changed since the merge began is applied
// to it: dead products and popularity. The snapshot is nil when the parts are no longer there.
func (m *merge) into(s *snapshot) *snapshot {
	after := m.from + len(m.parts)
	if after > len(s.segments) || !slices.Equal(s.segments[m.from:after], m.parts) {
		return nil
	}
	scores, died := make([]float32, m.merged.len()), []uint32{}
	for i, moved := range m.moved {
		for old, doc := range moved {
			if doc == none {
				continue
			}
			scores[doc] = s.popularity[m.from+i].scores[old]
			if s.dead[m.from+i].has(uint32(old)) {
				died = append(died, doc)
			}
		}
	}
	var dead *bitmap
	if len(died) > 0 {
		dead = dead.with(m.merged.len(), died)
	}
	next := s.clone()
	next.segments = slices.Replace(next.segments, m.from, after, m.merged)
	next.dead = slices.Replace(next.dead, m.from, after, dead)
	next.popularity = slices.Replace(next.popularity, m.from, after, newPopularity(m.merged, scores))
	return next
}
