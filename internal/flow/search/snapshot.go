package search

import (
	"cmp"
	"math"
	"slices"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/quickgzip"
)

// snapshot is the whole index at one moment. Nothing it reaches is ever changed: a change makes another snapshot that
// shares what stayed the same.
type snapshot struct {
	segments []*segment // the oldest and largest first
	dead     []*bitmap  // by segment
	likings  []*liking  // by segment

	live     int                 // products that are not dead
	byPlace  []int32             // living products by category, descendants included
	standing [][]standing        // shelves that stand in each category or under it, by place
	bySeller []int32             // living products by seller
	liked    []float64           // popularity by seller, of all its products
	sellerAt map[string]int      // ordinal by id and by slug of the sellers that have products
	named    map[uint64][]uint32 // ordinals of the sellers by the key of their name
	ranked   []uint32            // sellers in the order of their names
	onGlobe  []globePoint        // places of the sellers, side by side

	first func() listing // the first products of everything, worked out when first asked for

	sellers []*seller // by ordinal
	shelves []shelf   // by ordinal
	tree    *catalog.Tree
	places  map[string]int     // category id → its place in tree.Flat()
	titles  *lexicon           // names of the categories, by place
	facets  []quickgzip.Record // start of the facet of each category, by place
	shops   *shopShelf
}

// seller is what listings know of the shop of a product.
type seller struct {
	id, name, slug string
	nameKey        uint64
	onGlobe        globePoint       // zero when unknown
	part           quickgzip.Record // of a tile between its head and its photo
	facet          quickgzip.Record // start of its facet
}

// shelf is a set of categories that some products are in.
type shelf struct {
	own []string // ids
	all []int    // places in the tree of own and of every ancestor, each once; own ones first
}

// standing is a shelf that stands in a category: its products are in that category itself, or in one under it.
type standing struct {
	shelf int
	own   bool
}

// settleShelves works out where shelves stand in a tree.
func settleShelves(tree *catalog.Tree, places map[string]int, shelves []shelf) []shelf {
	settled := make([]shelf, len(shelves))
	for i, s := range shelves {
		settled[i] = shelf{own: s.own}
		for _, id := range tree.WithAncestors(s.own) {
			settled[i].all = append(settled[i].all, places[id])
		}
	}
	return settled
}

// withTree puts another tree of categories in a snapshot.
func (s *snapshot) withTree(tree *catalog.Tree) {
	s.tree, s.places = tree, make(map[string]int, len(tree.Flat()))
	s.facets = make([]quickgzip.Record, len(tree.Flat()))
	names := newLexiconBuilder()
	for i, c := range tree.Flat() {
		s.places[c.ID], s.facets[i] = i, quickgzip.Record(book().AppendRecord(nil, phraseFacetID, inQuotes(c.ID)))
		names.name(uint32(i), c.Name, weightCategory)
	}
	s.titles = names.done(nil)
	s.shelves = settleShelves(tree, s.places, s.shelves)
}

// count works out how many living products there are, by category and by seller.
func (s *snapshot) count() {
	byShelf := make([]int32, len(s.shelves))
	s.live, s.bySeller, s.liked = 0, make([]int32, len(s.sellers)), make([]float64, len(s.sellers))
	for i, seg := range s.segments {
		dead, liked := s.dead[i], s.likings[i].popularity
		for doc, f := range seg.facts {
			if !dead.has(uint32(doc)) {
				byShelf[seg.shelfOf[doc]]++
				s.bySeller[f.seller]++
				s.liked[f.seller] += float64(liked[doc])
				s.live++
			}
		}
	}
	s.byPlace = make([]int32, len(s.tree.Flat()))
	s.spread(byShelf, s.byPlace)
	s.standing = make([][]standing, len(s.tree.Flat()))
	for at, shelf := range s.shelves {
		for i, place := range shelf.all {
			s.standing[place] = append(s.standing[place], standing{at, i < len(shelf.own)})
		}
	}
	s.callSellers()
}

// callSellers makes what finds sellers by their names.
func (s *snapshot) callSellers() {
	s.sellerAt, s.named = make(map[string]int, 2*len(s.sellers)), make(map[uint64][]uint32, len(s.sellers))
	s.ranked, s.onGlobe = make([]uint32, len(s.sellers)), make([]globePoint, len(s.sellers))
	for at, seller := range s.sellers {
		s.ranked[at], s.onGlobe[at] = uint32(at), seller.onGlobe
		s.named[seller.nameKey] = append(s.named[seller.nameKey], uint32(at))
		if s.bySeller[at] > 0 {
			s.sellerAt[seller.id], s.sellerAt[seller.slug] = at, at
		}
	}
	slices.SortFunc(s.ranked, func(a, b uint32) int {
		return cmp.Or(cmp.Compare(s.sellers[a].name, s.sellers[b].name), cmp.Compare(s.sellers[a].id, s.sellers[b].id))
	})
}

// spread turns counts by shelf into counts by category.
func (s *snapshot) spread(byShelf, counts []int32) {
	clear(counts)
	for i, n := range byShelf {
		if n > 0 {
			for _, place := range s.shelves[i].all {
				counts[place] += n
			}
		}
	}
}

// clone is a snapshot to change before it is published.
func (s *snapshot) clone() *snapshot {
	c := *s
	c.segments, c.dead, c.likings = slices.Clone(s.segments), slices.Clone(s.dead), slices.Clone(s.likings)
	c.sellers, c.shelves = slices.Clone(s.sellers), slices.Clone(s.shelves)
	return &c
}

// append adds a segment, as popular as its products were before.
func (s *snapshot) append(seg *segment) {
	popularity := make([]float32, seg.len())
	for doc, id := range seg.ids {
		for i := len(s.likings) - 1; i >= 0; i-- {
			if old, ok := s.segments[i].byID[id]; ok {
				popularity[doc] = s.likings[i].popularity[old]
				break
			}
		}
	}
	s.segments, s.dead, s.likings = append(s.segments, seg), append(s.dead, nil), append(s.likings, newLiking(seg, popularity))
}

// withPopularity puts popularity on a scale from 0 to 1, on which each tenfold counts as much as the one before.
func (s *snapshot) withPopularity(scores map[string]float64) {
	most := 0.0
	for _, score := range scores {
		most = max(most, score)
	}
	for i, seg := range s.segments {
		popularity := make([]float32, seg.len())
		for id, score := range scores {
			if doc, ok := seg.byID[id]; ok && score > 0 {
				popularity[doc] = float32(math.Log1p(score) / math.Log1p(most))
			}
		}
		s.likings[i] = newLiking(seg, popularity)
	}
}

// bury marks dead the products of some ids and those of some sellers.
func (s *snapshot) bury(ids []string, sellers []uint32) {
	for i, seg := range s.segments {
		var docs []uint32
		for _, id := range ids {
			if doc, ok := seg.byID[id]; ok {
				docs = append(docs, doc)
			}
		}
		if len(sellers) > 0 {
			for doc, f := range seg.facts {
				if slices.Contains(sellers, f.seller) {
					docs = append(docs, uint32(doc))
				}
			}
		}
		if len(docs) > 0 {
			s.dead[i] = s.dead[i].with(seg.len(), docs)
		}
	}
}
