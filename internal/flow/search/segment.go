package search

import (
	"cmp"
	"hash/maphash"
	"slices"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/quickgzip"
)

// What a word weighs by where it stands in a product.
const (
	weightName     = 24
	weightShop     = 12
	weightCategory = 9
	weightOption   = 6
	weightText     = 1
)

// segment is some products, never changed once made. A product that changes goes to a newer segment, and the snapshot
// marks it dead in this one. Columns are by document. Products of one shelf are side by side: they share their words,
// so what a search finds is mostly in one place, which memory likes.
type segment struct {
	lexicon *lexicon
	byID    map[string]uint32
	ids     []string
	facts   []facts
	shelfOf []uint32 // ordinal of the set of its own categories
	ranks   []uint32 // among the documents of the segment: the newest first, then by id so that every node agrees
	dates   []int64  // of publication, in milliseconds
	parts   []tileParts
	shelves []span      // by ordinal of the shelf
	codes   []codeOfDoc // of variants, sorted
	titles  []codeOfDoc // keys of the names, sorted
	newest  []uint32    // documents by rank
	sorted  segmentOrders
}

// span is documents that follow each other: from is the first, to the one after the last.
type span struct{ from, to uint32 }

// facts is what filters and facets ask of every product that answers: kept small and side by side, because going through
// many of them is what a search costs.
type facts struct {
	seller uint32 // ordinal of the shop
	price  int32  // cents
}

// tileParts is what is asked of the few that are shown.
type tileParts struct {
	head      quickgzip.Record // up to its shop
	photo     quickgzip.Record // shared by those who share the photo; empty without one
	regular   int32            // cents
	available bool
	free      bool
}

// codeOfDoc leads to a document from a text reduced to a number, and what tells it from another of the same number.
type codeOfDoc struct {
	code       uint64
	check, doc uint32
}

func (a codeOfDoc) compare(b codeOfDoc) int {
	return cmp.Or(cmp.Compare(a.code, b.code), cmp.Compare(a.check, b.check), cmp.Compare(a.doc, b.doc))
}

var seed = maphash.MakeSeed()

func hashOf(text string) uint64 { return maphash.String(seed, text) }

func (s *segment) len() int { return len(s.ids) }

// ordinals numbers what products share. Only the writer of the index uses it.
type ordinals interface {
	seller(shop *catalog.EntryShop) uint32
	shelf(own []string) uint32
}

// segmentBuilder makes a segment of products given one by one.
type segmentBuilder struct {
	segment
	words  *lexiconBuilder
	of     ordinals
	url    picture.URLOf
	photos map[*catalog.Photo]quickgzip.Record
	texts  arena
	room   []byte
}

func newSegmentBuilder(of ordinals, url picture.URLOf) *segmentBuilder {
	return &segmentBuilder{
		segment: segment{byID: map[string]uint32{}}, words: newLexiconBuilder(), of: of, url: url,
		photos: map[*catalog.Photo]quickgzip.Record{},
	}
}

// add takes one product in. A product already there is left alone: feeds give each once.
func (b *segmentBuilder) add(e *catalog.Entry) {
	if _, twice := b.byID[e.ID]; twice {
		return
	}
	doc, head := uint32(b.len()), b.head(e)
	b.ids = append(b.ids, book().Value(head, phraseID, 0)) // which holds the id already
	b.byID[b.ids[doc]] = doc
	b.facts = append(b.facts, facts{b.of.seller(e.Shop), int32(e.MinPrice)})
	b.shelfOf = append(b.shelfOf, b.of.shelf(e.CategoryIDs[:e.OwnCategories]))
	b.dates = append(b.dates, e.PublishedAt.UnixMilli())
	b.parts = append(b.parts, tileParts{head, b.photo(e.Photo), int32(e.DefaultRegularPrice), e.Available, e.FreeShipping})
	b.titles = append(b.titles, codeOfDoc{code: nameKey(e.Name), doc: doc})
	for _, written := range e.SKUs {
		code := codeOf(written)
		b.codes = append(b.codes, codeOfDoc{startOf(code), uint32(hashOf(code)), doc})
	}
	b.words.name(doc, e.Name, weightName)
	b.words.name(doc, e.Shop.Name, weightShop)
	for _, value := range e.OptionValues {
		b.words.prose(doc, value, weightOption)
	}
	b.words.prose(doc, e.Text, weightText)
}

// head packs the first part of a tile.
func (b *segmentBuilder) head(e *catalog.Entry) quickgzip.Record {
	b.room = appendTileHead(b.room[:0], e)
	return quickgzip.Record(b.texts.keep(b.room))
}

func (b *segmentBuilder) photo(p *catalog.Photo) quickgzip.Record {
	packed, ok := b.photos[p]
	if !ok {
		b.room = appendTilePhoto(b.room[:0], p, b.url)
		packed = quickgzip.Record(b.texts.keep(b.room))
		b.photos[p] = packed
	}
	return packed
}

// done puts the products of each shelf together.
func (b *segmentBuilder) done() *segment {
	order := make([]uint32, b.len())
	for doc := range order {
		order[doc] = uint32(doc)
	}
	slices.SortStableFunc(order, func(x, y uint32) int { return cmp.Compare(b.shelfOf[x], b.shelfOf[y]) })
	moved := make([]uint32, len(order))
	for doc, was := range order {
		moved[was] = uint32(doc)
	}
	made := &segment{
		lexicon: b.words.done(order), byID: b.byID, ids: inOrder(b.ids, order), facts: inOrder(b.facts, order),
		shelfOf: inOrder(b.shelfOf, order), dates: inOrder(b.dates, order), parts: inOrder(b.parts, order),
		codes: appendMoved(nil, b.codes, moved), titles: appendMoved(nil, b.titles, moved),
	}
	for doc, id := range made.ids {
		made.byID[id] = uint32(doc)
	}
	made.arrange()
	return made
}

func inOrder[T any](list []T, order []uint32) []T {
	sorted := make([]T, len(list))
	for i, was := range order {
		sorted[i] = list[was]
	}
	return sorted
}

// arrange makes what follows from the columns.
func (s *segment) arrange() {
	for _, list := range [][]codeOfDoc{s.codes, s.titles} {
		slices.SortFunc(list, codeOfDoc.compare)
	}
	s.newest = make([]uint32, s.len())
	for doc := range s.newest {
		s.newest[doc] = uint32(doc)
	}
	slices.SortFunc(s.newest, func(a, b uint32) int {
		return cmp.Or(cmp.Compare(s.dates[b], s.dates[a]), cmp.Compare(s.ids[a], s.ids[b]))
	})
	s.ranks = make([]uint32, s.len())
	for rank, doc := range s.newest {
		s.ranks[doc] = uint32(rank)
	}
	s.shelves = nil
	for doc, shelf := range s.shelfOf {
		for int(shelf) >= len(s.shelves) {
			s.shelves = append(s.shelves, span{uint32(doc), uint32(doc)})
		}
		s.shelves[shelf].to++
	}
}

// shelfSpan tells where the products of a shelf are; there may be none.
func (s *segment) shelfSpan(shelf int) span {
	if shelf < len(s.shelves) {
		return s.shelves[shelf]
	}
	return span{}
}

// shelfAt tells the shelf of a document, which is that one or comes after it.
func (s *segment) shelfAt(doc uint32, from int) int {
	low, high := from, len(s.shelves)-1
	for low < high {
		if middle := (low + high) / 2; s.shelves[middle].to <= doc {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low
}

// documentsOf gives the documents of a code in a sorted list.
func documentsOf(list []codeOfDoc, code uint64, check uint32) (docs []uint32) {
	at, _ := slices.BinarySearchFunc(list, codeOfDoc{code: code, check: check}, codeOfDoc.compare)
	for ; at < len(list) && list[at].code == code && list[at].check == check; at++ {
		docs = append(docs, list[at].doc)
	}
	return slices.Compact(docs)
}

// mergeSegments makes one segment of the living products of several, and tells where each went, by segment and document.
func mergeSegments(parts []*segment, dead []*bitmap) (*segment, [][]uint32) {
	merged := &segment{byID: map[string]uint32{}}
	lexicons, moved, shelves := make([]*lexicon, len(parts)), make([][]uint32, len(parts)), 0
	for i, part := range parts {
		lexicons[i], moved[i] = part.lexicon, slices.Repeat([]uint32{none}, part.len())
		shelves = max(shelves, len(part.shelves))
	}
	for shelf := range shelves {
		for i, part := range parts {
			for at := part.shelfSpan(shelf); at.from < at.to; at.from++ {
				if !dead[i].has(at.from) {
					moved[i][at.from] = merged.take(part, at.from)
				}
			}
		}
	}
	for i, part := range parts {
		merged.codes = appendMoved(merged.codes, part.codes, moved[i])
		merged.titles = appendMoved(merged.titles, part.titles, moved[i])
	}
	merged.lexicon = mergeLexicons(lexicons, moved)
	merged.arrange()
	return merged, moved
}

func appendMoved(to, from []codeOfDoc, moved []uint32) []codeOfDoc {
	for _, c := range from {
		if at := moved[c.doc]; at != none {
			to = append(to, codeOfDoc{c.code, c.check, at})
		}
	}
	return to
}

// take copies the columns of one document and tells its new number.
func (s *segment) take(from *segment, doc uint32) uint32 {
	at := uint32(s.len())
	s.byID[from.ids[doc]] = at
	s.ids = append(s.ids, from.ids[doc])
	s.facts = append(s.facts, from.facts[doc])
	s.shelfOf = append(s.shelfOf, from.shelfOf[doc])
	s.dates = append(s.dates, from.dates[doc])
	s.parts = append(s.parts, from.parts[doc])
	return at
}
