package search

import (
	"slices"
	"strings"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/quickgzip"
)

// numbering gives shops and sets of categories their ordinals, which stay theirs for the life of the process. It is the
// writer's alone.
type numbering struct {
	next    *snapshot
	sellers map[string]uint32             // by shop id
	seen    map[*catalog.EntryShop]uint32 // of the present reading
	shelves map[string]uint32             // by ids of categories
	settled int                           // shelves whose place in the tree is known
}

func newNumbering(next *snapshot) *numbering {
	return &numbering{next: next, sellers: map[string]uint32{}, seen: map[*catalog.EntryShop]uint32{}, shelves: map[string]uint32{}}
}

func (n *numbering) seller(s *catalog.EntryShop) uint32 {
	if at, ok := n.seen[s]; ok {
		return at
	}
	at, known := n.sellers[s.ID]
	if !known {
		at = uint32(len(n.sellers))
		n.sellers[s.ID] = at
		n.next.sellers = append(n.next.sellers, nil)
	}
	met := &seller{
		id: s.ID, name: s.Name, slug: s.Slug, nameKey: nameKey(s.Name), part: sellerPart(s),
		facet: quickgzip.Record(book().AppendRecord(nil, phraseFacetID, inQuotes(s.ID), inQuotes(s.Slug), inQuotes(s.Name))),
	}
	if s.Located {
		met.onGlobe = point{s.Lat, s.Lon}.onGlobe()
	}
	n.next.sellers[at] = met
	n.seen[s] = at
	return at
}

func (n *numbering) shelf(own []string) uint32 {
	key := strings.Join(own, " ")
	at, known := n.shelves[key]
	if !known {
		at = uint32(len(n.shelves))
		n.shelves[key] = at
		n.next.shelves = append(n.next.shelves, shelf{own: slices.Clone(own)})
	}
	return at
}

// settle ends a reading: new shelves take their place in the tree.
func (n *numbering) settle() {
	s := n.next
	s.shelves = append(s.shelves[:n.settled:n.settled], settleShelves(s.tree, s.places, s.shelves[n.settled:])...)
	n.settled = len(s.shelves)
	clear(n.seen)
}

// of gives the ordinals of the shops that have one.
func (n *numbering) of(shops []string) (known []uint32) {
	for _, id := range shops {
		if at, ok := n.sellers[id]; ok {
			known = append(known, at)
		}
	}
	return known
}
