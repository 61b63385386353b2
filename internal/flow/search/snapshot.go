package search

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"rangrue/internal/domain/catalog"
)

// snapshot is the whole index at one moment. It is never changed once published: a change makes another snapshot that
// shares what stayed the same.
type snapshot struct {
	version int64 // of the last change of the log that it includes

	segments   []*segment    // the oldest and largest first
	dead       []*bitmap     // by segment
	popularity []*popularity // by segment

	// By ordinal.
	sellers []*seller
	sets    []categorySet
	traits  []traits
	choices []choice

	tree          *catalog.Tree
	categoryAt    map[string]int // category id → its position in tree.Flat()
	categoryNames *lexicon       // its documents are the positions in tree.Flat()
	// categoryFacets are the facets of categories in the order of tree.Flat(), see [facetStart].
	categoryFacets []string
	shops          *shopIndex
	ownSynonyms    *synonymTable // the operator's; nil for the built-in ones

	// The rest is worked out by count.
	live             int                 // products that are not dead
	byCategory       []int32             // live products, descendants included
	setsIn           [][]setIn           // by category: the sets that have products in it or under it
	bySeller         []int32             // live products
	sellerPopularity []float64           // of all the seller's products
	sellerAt         map[string]int      // ordinal by id and by slug of the sellers that have products
	sellersCalled    map[uint64][]uint32 // ordinals by the key of the name
	sellersByName    []uint32            // ordinals in the order of names
	flagsOf          []uint8             // by traits
	choicesOf        []span              // by traits: which of allChoices are theirs
	allChoices       []uint32            // of all traits, side by side: every search goes through them
	choiceAt         map[choiceKey]uint32
	choicesByName    [choiceKinds][]uint32 // ordinals in the order of names
	regions          []region
	regionAt         map[string]uint32 // by code
	regionOf         []uint32          // by seller; none when unknown
	regionsByName    []uint32
}

// seller is a shop that has had products in the index. Shops without products are in [shopIndex] only.
type seller struct {
	id, name, slug string
	region         string
	nameKey        uint64
	location       globePoint // zero when unknown
	facet          string     // see [facetStart]
}

// complete makes what follows from the other fields.
func (s *seller) complete() {
	s.nameKey, s.facet = nameKey(s.name), facetStart(StoreFacet{Slug: s.slug, Name: s.name})
}

// categorySet is a set of categories that some products have in common. There are far fewer sets than products, so
// filters and facets work on sets.
type categorySet struct {
	own []string // category ids
	all []int    // positions in the tree of own and of every ancestor, each once; own ones first
}

// setIn says that a category set has products in a category.
type setIn struct {
	set int
	own bool // in the category itself, not in one under it
}

// placeSets looks the categories of sets up in the snapshot's tree.
func (s *snapshot) placeSets(sets []categorySet) []categorySet {
	placed := make([]categorySet, len(sets))
	for i, set := range sets {
		placed[i].own = set.own
		for _, id := range s.tree.WithAncestors(set.own) {
			placed[i].all = append(placed[i].all, s.categoryAt[id])
		}
	}
	return placed
}

// setTree puts another tree of categories in a snapshot that is not published yet.
func (s *snapshot) setTree(tree *catalog.Tree) {
	s.tree, s.categoryAt = tree, make(map[string]int, len(tree.Flat()))
	s.categoryFacets = make([]string, len(tree.Flat()))
	names := newLexiconBuilder()
	for i, c := range tree.Flat() {
		s.categoryAt[c.ID], s.categoryFacets[i] = i, facetStart(CategoryFacet{Key: strconv.Itoa(c.ShortID)})
		names.name(uint32(i), c.Name, weightCategory)
	}
	s.categoryNames = names.done(nil)
	s.sets = s.placeSets(s.sets)
}

// count works out how many live products there are, by category and by seller.
func (s *snapshot) count() {
	bySet := make([]int32, len(s.sets))
	s.live, s.bySeller, s.sellerPopularity = 0, make([]int32, len(s.sellers)), make([]float64, len(s.sellers))
	for i, seg := range s.segments {
		dead, scores := s.dead[i], s.popularity[i].scores
		for doc, f := range seg.facts {
			if !dead.has(uint32(doc)) {
				bySet[f.set]++
				s.bySeller[f.seller]++
				s.sellerPopularity[f.seller] += float64(scores[doc])
				s.live++
			}
		}
	}
	s.byCategory = s.countCategories(bySet)
	s.setsIn = make([][]setIn, len(s.tree.Flat()))
	for i, set := range s.sets {
		for n, category := range set.all {
			s.setsIn[category] = append(s.setsIn[category], setIn{i, n < len(set.own)})
		}
	}
	s.indexSellers()
	s.indexChoices()
}

// indexSellers makes what finds sellers by id, slug and name.
func (s *snapshot) indexSellers() {
	s.sellerAt = make(map[string]int, 2*len(s.sellers))
	s.sellersCalled = make(map[uint64][]uint32, len(s.sellers))
	s.sellersByName = make([]uint32, len(s.sellers))
	for i, seller := range s.sellers {
		s.sellersByName[i] = uint32(i)
		s.sellersCalled[seller.nameKey] = append(s.sellersCalled[seller.nameKey], uint32(i))
		if s.bySeller[i] > 0 {
			s.sellerAt[seller.id], s.sellerAt[seller.slug] = i, i
		}
	}
	slices.SortFunc(s.sellersByName, func(a, b uint32) int {
		x, y := s.sellers[a], s.sellers[b]
		return cmp.Or(cmp.Compare(x.name, y.name), cmp.Compare(x.id, y.id))
	})
}

// countCategories turns counts by category set into counts by category.
func (s *snapshot) countCategories(bySet []int32) []int32 {
	counts := make([]int32, len(s.tree.Flat()))
	for i, n := range bySet {
		if n > 0 {
			for _, category := range s.sets[i].all {
				counts[category] += n
			}
		}
	}
	return counts
}

// clone is a snapshot to change before it is published.
func (s *snapshot) clone() *snapshot {
	c := *s
	c.segments, c.dead = slices.Clone(s.segments), slices.Clone(s.dead)
	c.popularity = slices.Clone(s.popularity)
	c.sellers, c.sets = slices.Clone(s.sellers), slices.Clone(s.sets)
	c.traits, c.choices = slices.Clone(s.traits), slices.Clone(s.choices)
	return &c
}

// append adds a segment. Its products keep the popularity they have in older segments.
func (s *snapshot) append(seg *segment) {
	scores := make([]float32, seg.len())
	for doc, id := range seg.ids {
		for i := len(s.segments) - 1; i >= 0; i-- {
			if old, ok := s.segments[i].byID[id]; ok {
				scores[doc] = s.popularity[i].scores[old]
				break
			}
		}
	}
	s.segments, s.dead = append(s.segments, seg), append(s.dead, nil)
	s.popularity = append(s.popularity, newPopularity(seg, scores))
}

// setPopularity puts scores by product id on a logarithmic scale from 0 to 1.
func (s *snapshot) setPopularity(byID map[string]float64) {
	highest := 0.0
	for _, score := range byID {
		highest = max(highest, score)
	}
	for i, seg := range s.segments {
		scores := make([]float32, seg.len())
		for id, score := range byID {
			if doc, ok := seg.byID[id]; ok && score > 0 {
				scores[doc] = float32(math.Log1p(score) / math.Log1p(highest))
			}
		}
		s.popularity[i] = newPopularity(seg, scores)
	}
}

// markDead marks the products of some ids and those of some sellers.
func (s *snapshot) markDead(ids []string, sellers []uint32) {
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
