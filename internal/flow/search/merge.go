package search

import "slices"

// tier is how many times smaller a segment must be than the one before it to stay apart. Merging those that are not
// keeps few segments, and each product is copied a handful of times in its life.
const tier = 4

// mergedAtOnce is up to how many products are merged before the next change is looked at: some milliseconds of work.
const mergedAtOnce = 10_000

// toMerge tells from which segment on all should be merged, and how many products they hold; -1 when none should.
func (s *snapshot) toMerge() (from, products int) {
	from, size := len(s.segments), 0
	for i := len(s.segments) - 1; i >= 0; i-- {
		alive := s.segments[i].len() - s.dead[i].marked()
		if size*tier >= alive || s.dead[i].marked()*tier > s.segments[i].len() {
			from = i
			products = size + alive
		}
		size += alive
	}
	if from == len(s.segments) || from == len(s.segments)-1 && s.dead[from].marked() == 0 {
		return -1, 0
	}
	return from, products
}

// merge is some segments that become one.
type merge struct {
	from  int
	parts []*segment
	dead  []*bitmap
	made  *segment
	moved [][]uint32 // by part and document
}

func (s *snapshot) merge(from int) *merge {
	return &merge{from: from, parts: slices.Clone(s.segments[from:]), dead: slices.Clone(s.dead[from:])}
}

func (m *merge) run() { m.made, m.moved = mergeSegments(m.parts, m.dead) }

// into puts the merged segment in a snapshot in place of its parts, with what happened to them meanwhile: products died
// or are liked otherwise. It gives nil when the parts are no longer there.
func (m *merge) into(s *snapshot) *snapshot {
	after := m.from + len(m.parts)
	if after > len(s.segments) || !slices.Equal(s.segments[m.from:after], m.parts) {
		return nil
	}
	popularity, died := make([]float32, m.made.len()), []uint32{}
	for i, went := range m.moved {
		for doc, at := range went {
			if at == none {
				continue
			}
			popularity[at] = s.likings[m.from+i].popularity[doc]
			if s.dead[m.from+i].has(uint32(doc)) {
				died = append(died, at)
			}
		}
	}
	var dead *bitmap
	if len(died) > 0 {
		dead = dead.with(m.made.len(), died)
	}
	merged := s.clone()
	merged.segments = slices.Replace(merged.segments, m.from, after, m.made)
	merged.dead = slices.Replace(merged.dead, m.from, after, dead)
	merged.likings = slices.Replace(merged.likings, m.from, after, newLiking(m.made, popularity))
	return merged
}
