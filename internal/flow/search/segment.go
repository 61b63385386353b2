package search

import (
	"cmp"
	"math"
	"slices"

	"github.com/cespare/xxhash/v2"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/picture"
	"rangrue/internal/rules/rating"
)

// segment is an immutable part of the index: some products, numbered from 0, with one slice per attribute. A product
// that changes is written to a newer segment, and the snapshot marks it dead in this one. Products of the same
// category set follow each other, so that a whole set is one span of documents.
type segment struct {
	lexicon  *lexicon
	byID     map[string]uint32
	ids      []string
	facts    []facts
	ranks    []uint32 // position in newest
	dates    []int64  // of publication, in milliseconds
	tiles    []tile
	soldOut  []bool   // nothing of the product can be bought now
	stars    []uint8  // fiftieths of the smoothed average of its reviews; 0 without any
	sets     []span   // by ordinal of the category set
	codes    []key    // codes of variants, sorted
	nameKeys []key    // names, sorted
	newest   []uint32 // documents by date, the newest first, then by id so that every node agrees
	sorted   sortedLists
}

// span is the documents from "from" to before "to".
type span struct{ from, to uint32 }

// facts are what filters and facets read of every product found. They are small and lie side by side, because reading
// many of them is most of the work of a search.
type facts struct {
	seller uint32 // ordinal
	price  int32  // cents
	traits uint32 // ordinal
	set    uint32 // ordinal of the category set
}

// key leads from a text to a document: the text as a number, and a hash that tells apart texts of the same number.
type key struct {
	number     uint64
	check, doc uint32
}

func (a key) compare(b key) int {
	return cmp.Or(cmp.Compare(a.number, b.number), cmp.Compare(a.check, b.check), cmp.Compare(a.doc, b.doc))
}

// hashOf is the same in every process: keys are kept on disk.
func hashOf(text string) uint64 { return xxhash.Sum64String(text) }

func (s *segment) len() int { return len(s.ids) }

// segmentBuilder makes a segment of products given one by one.
type segmentBuilder struct {
	segment
	words    *lexiconBuilder
	ordinals *ordinals
	url      picture.URLOf
	shared   map[string]string // parts of tiles
}

func newSegmentBuilder(o *ordinals, url picture.URLOf) *segmentBuilder {
	return &segmentBuilder{
		segment: segment{byID: map[string]uint32{}}, words: newLexiconBuilder(), ordinals: o, url: url,
		shared: map[string]string{},
	}
}

// add indexes one product. A product already in the segment is ignored: feeds give each once.
func (b *segmentBuilder) add(e *catalog.IndexProduct) {
	if _, exists := b.byID[e.ID]; exists {
		return
	}
	doc := uint32(b.len())
	b.ids, b.byID[e.ID] = append(b.ids, e.ID), doc
	b.facts = append(b.facts, facts{
		seller: b.ordinals.seller(e.Shop), price: int32(e.MinPrice), traits: b.ordinals.traits(e),
		set: b.ordinals.set(e.CategoryIDs[:e.OwnCategories]),
	})
	b.dates = append(b.dates, e.PublishedAt.UnixMilli())
	b.tiles = append(b.tiles, b.tile(asJSON(e.Tile(b.url))))
	b.soldOut = append(b.soldOut, !e.Available)
	b.stars = append(b.stars, uint8(math.Round(50*rating.Smoothed(e.Reviews, e.Rating))))
	b.nameKeys = append(b.nameKeys, key{number: nameKey(e.Name), doc: doc})
	for _, sku := range e.SKUs {
		code := codeOf(sku)
		b.codes = append(b.codes, key{codeNumber(code), uint32(hashOf(code)), doc})
	}
	b.words.name(doc, e.Name, weightName)
	b.words.label(doc, e.Shop.Name, weightShop)
	b.words.label(doc, e.Shop.City, weightTown)
	b.words.label(doc, e.Shop.Region, weightRegion)
	for _, value := range e.OptionValues {
		b.words.label(doc, value, weightOption)
	}
	b.words.text(doc, e.Text)
}

// done returns the segment, with the products of each category set together.
func (b *segmentBuilder) done() *segment {
	order := make([]uint32, b.len())
	for doc := range order {
		order[doc] = uint32(doc)
	}
	slices.SortStableFunc(order, func(x, y uint32) int { return cmp.Compare(b.facts[x].set, b.facts[y].set) })
	moved := make([]uint32, len(order))
	for doc, old := range order {
		moved[old] = uint32(doc)
	}
	s := &segment{
		lexicon: b.words.done(order), byID: b.byID, ids: inOrder(b.ids, order), facts: inOrder(b.facts, order),
		dates: inOrder(b.dates, order), tiles: inOrder(b.tiles, order),
		soldOut: inOrder(b.soldOut, order), stars: inOrder(b.stars, order), codes: appendMoved(nil, b.codes, moved),
		nameKeys: appendMoved(nil, b.nameKeys, moved),
	}
	for doc, id := range s.ids {
		s.byID[id] = uint32(doc)
	}
	s.sortAll()
	return s
}

func inOrder[T any](list []T, order []uint32) []T {
	sorted := make([]T, len(list))
	for i, old := range order {
		sorted[i] = list[old]
	}
	return sorted
}

// sortAll makes what follows from the attributes: sorted keys, ranks by date, spans of category sets.
func (s *segment) sortAll() {
	slices.SortFunc(s.codes, key.compare)
	slices.SortFunc(s.nameKeys, key.compare)
	s.newest = make([]uint32, s.len())
	for doc := range s.newest {
		s.newest[doc] = uint32(doc)
	}
	slices.SortFunc(s.newest, func(a, b uint32) int {
		return cmp.Or(cmp.Compare(s.dates[b], s.dates[a]), cmp.Compare(s.ids[a], s.ids[b]))
	})
	s.placeDocuments()
}

// placeDocuments makes the ranks by date and the spans of category sets.
func (s *segment) placeDocuments() {
	s.ranks = make([]uint32, s.len())
	for rank, doc := range s.newest {
		s.ranks[doc] = uint32(rank)
	}
	for doc, f := range s.facts {
		for int(f.set) >= len(s.sets) {
			s.sets = append(s.sets, span{uint32(doc), uint32(doc)})
		}
		s.sets[f.set].to++
	}
}

// setSpan returns the documents of a category set; there may be none.
func (s *segment) setSpan(set int) span {
	if set < len(s.sets) {
		return s.sets[set]
	}
	return span{}
}

// documentsOf returns the documents of a key in a sorted list.
func documentsOf(list []key, number uint64, check uint32) (docs []uint32) {
	at, _ := slices.BinarySearchFunc(list, key{number: number, check: check}, key.compare)
	for ; at < len(list) && list[at].number == number && list[at].check == check; at++ {
		docs = append(docs, list[at].doc)
	}
	return slices.Compact(docs)
}

// mergeSegments makes one segment of the live products of several. moved is the new number of each document, by
// segment and old number, or none.
func mergeSegments(parts []*segment, dead []*bitmap) (merged *segment, moved [][]uint32) {
	merged = &segment{byID: map[string]uint32{}}
	lexicons, sets := make([]*lexicon, len(parts)), 0
	moved = make([][]uint32, len(parts))
	for i, part := range parts {
		lexicons[i], moved[i] = part.lexicon, slices.Repeat([]uint32{none}, part.len())
		sets = max(sets, len(part.sets))
	}
	for set := range sets {
		for i, part := range parts {
			for at := part.setSpan(set); at.from < at.to; at.from++ {
				if !dead[i].has(at.from) {
					moved[i][at.from] = merged.copyDocument(part, at.from)
				}
			}
		}
	}
	for i, part := range parts {
		merged.codes = appendMoved(merged.codes, part.codes, moved[i])
		merged.nameKeys = appendMoved(merged.nameKeys, part.nameKeys, moved[i])
	}
	merged.lexicon = mergeLexicons(lexicons, moved)
	merged.sortAll()
	return merged, moved
}

func appendMoved(to, from []key, moved []uint32) []key {
	for _, k := range from {
		if doc := moved[k.doc]; doc != none {
			to = append(to, key{k.number, k.check, doc})
		}
	}
	return to
}

// copyDocument appends the attributes of a document and returns its new number.
func (s *segment) copyDocument(from *segment, doc uint32) uint32 {
	at := uint32(s.len())
	s.byID[from.ids[doc]] = at
	s.ids = append(s.ids, from.ids[doc])
	s.facts = append(s.facts, from.facts[doc])
	s.dates = append(s.dates, from.dates[doc])
	s.tiles = append(s.tiles, from.tiles[doc])
	s.soldOut = append(s.soldOut, from.soldOut[doc])
	s.stars = append(s.stars, from.stars[doc])
	return at
}
