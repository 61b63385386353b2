package search

import (
	"slices"
	"strings"

	"rangrue/internal/domain/catalog"
)

// ordinals numbers shops, category sets, traits and values of options; a number stays valid for the life of the
// process. Only the writer of the index uses it, and adds what is new to the snapshot under construction.
type ordinals struct {
	next    *snapshot                     // under construction
	sellers map[string]uint32             // by shop id
	read    map[*catalog.IndexShop]uint32 // shops of the feed being read, which shares one IndexShop among products
	sets    map[string]uint32             // by category ids, joined
	placed  int                           // sets that were looked up in the tree

	traitsAt map[string]uint32 // by [traits.key]
	choiceAt map[choiceKey]uint32
}

func newOrdinals(next *snapshot) *ordinals {
	return &ordinals{
		next: next, sellers: map[string]uint32{}, read: map[*catalog.IndexShop]uint32{}, sets: map[string]uint32{},
		traitsAt: map[string]uint32{}, choiceAt: map[choiceKey]uint32{},
	}
}

// ordinalsOf numbers everything as a snapshot does.
func ordinalsOf(s *snapshot) *ordinals {
	o := newOrdinals(s)
	for i, seller := range s.sellers {
		o.sellers[seller.id] = uint32(i)
	}
	for i, set := range s.sets {
		o.sets[joinSet(set.own)] = uint32(i)
	}
	for i := range s.traits {
		o.traitsAt[s.traits[i].key()] = uint32(i)
	}
	for i, c := range s.choices {
		o.choiceAt[choiceKey{c.kind, c.code}] = uint32(i)
	}
	o.placed = len(s.sets)
	return o
}

// seller returns the number of a shop and writes the shop as it now is to the snapshot.
func (o *ordinals) seller(s *catalog.IndexShop) uint32 {
	if ordinal, ok := o.read[s]; ok {
		return ordinal
	}
	ordinal, known := o.sellers[s.ID]
	if !known {
		ordinal = uint32(len(o.sellers))
		o.sellers[s.ID] = ordinal
		o.next.sellers = append(o.next.sellers, nil)
	}
	present := &seller{id: s.ID, name: s.Name, slug: s.Slug, region: s.Region}
	present.complete()
	if s.Located {
		present.location = point{s.Lat, s.Lon}.onGlobe()
	}
	o.next.sellers[ordinal], o.read[s] = present, ordinal
	return ordinal
}

// set returns the number of the set of a product's own categories.
func (o *ordinals) set(own []string) uint32 {
	key := joinSet(own)
	ordinal, known := o.sets[key]
	if !known {
		ordinal = uint32(len(o.sets))
		o.sets[key] = ordinal
		o.next.sets = append(o.next.sets, categorySet{own: slices.Clone(own)})
	}
	return ordinal
}

// joinSet writes a category set as one text.
func joinSet(own []string) string { return strings.Join(own, " ") }

// endFeed looks new category sets up in the tree.
func (o *ordinals) endFeed() {
	s := o.next
	s.sets = append(s.sets[:o.placed:o.placed], s.placeSets(s.sets[o.placed:])...)
	o.placed = len(s.sets)
	clear(o.read)
}

// sellersOf returns the numbers of the shops that have one.
func (o *ordinals) sellersOf(shops []string) (known []uint32) {
	for _, id := range shops {
		if ordinal, ok := o.sellers[id]; ok {
			known = append(known, ordinal)
		}
	}
	return known
}
