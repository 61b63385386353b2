package search

import (
	"cmp"
	"hash/maphash"
	"slices"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/picture"
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
// marks it dead in this one. Columns are by document.
type segment struct {
	lexicon *lexicon
	byID    map[string]uint32
	ids     []string
	names   []string
	facts   []facts
	details []details
	heads   []string // JSON of the tile up to its shop
	photos  []string // JSON of its photo, shared by those who share the photo
	byShelf [][]uint32
	codes   []codeOfDoc // of variants, sorted
	titles  []codeOfDoc // keys of the names, sorted
}

// facts is what filters and facets ask of every product that answers: kept small and side by side, because going through
// many of them is what a search costs.
type facts struct {
	seller uint32 // ordinal of the shop
	shelf  uint32 // ordinal of the set of its own categories
	price  int32  // cents
}

// details is what is asked of the few that are shown.
type details struct {
	published int64 // milliseconds
	regular   int32 // cents
	available bool
	free      bool
}

type codeOfDoc struct {
	code uint64
	doc  uint32
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
	photos map[*catalog.Photo]string
}

func newSegmentBuilder(of ordinals, url picture.URLOf) *segmentBuilder {
	return &segmentBuilder{
		segment: segment{byID: map[string]uint32{}}, words: newLexiconBuilder(), of: of, url: url,
		photos: map[*catalog.Photo]string{},
	}
}

// add takes one product in. A product already there is left alone: feeds give each once.
func (b *segmentBuilder) add(e *catalog.Entry) {
	if _, twice := b.byID[e.ID]; twice {
		return
	}
	doc := uint32(b.len())
	b.byID[e.ID] = doc
	b.ids, b.names = append(b.ids, e.ID), append(b.names, e.Name)
	b.facts = append(b.facts, facts{b.of.seller(e.Shop), b.of.shelf(e.CategoryIDs[:e.OwnCategories]), int32(e.MinPrice)})
	b.details = append(b.details, details{e.PublishedAt.UnixMilli(), int32(e.DefaultRegularPrice), e.Available, e.FreeShipping})
	b.titles = append(b.titles, codeOfDoc{nameKey(e.Name), doc})
	b.heads = append(b.heads, tileHead(e))
	b.segment.photos = append(b.segment.photos, b.photo(e.Photo))
	for _, code := range e.SKUs {
		b.codes = append(b.codes, codeOfDoc{hashOf(codeOf(code)), doc})
	}
	b.words.name(doc, e.Name, weightName)
	b.words.name(doc, e.Shop.Name, weightShop)
	for _, value := range e.OptionValues {
		b.words.prose(doc, value, weightOption)
	}
	b.words.prose(doc, e.Text, weightText)
}

func (b *segmentBuilder) photo(p *catalog.Photo) string {
	text, ok := b.photos[p]
	if !ok {
		text = tilePhoto(p, b.url)
		b.photos[p] = text
	}
	return text
}

func (b *segmentBuilder) done() *segment {
	b.lexicon = b.words.done()
	made := b.segment
	made.arrange()
	return &made
}

// arrange makes what follows from the columns.
func (s *segment) arrange() {
	for _, list := range [][]codeOfDoc{s.codes, s.titles} {
		slices.SortFunc(list, func(a, b codeOfDoc) int { return cmp.Or(cmp.Compare(a.code, b.code), cmp.Compare(a.doc, b.doc)) })
	}
	s.byShelf = nil
	for doc, f := range s.facts {
		for int(f.shelf) >= len(s.byShelf) {
			s.byShelf = append(s.byShelf, nil)
		}
		s.byShelf[f.shelf] = append(s.byShelf[f.shelf], uint32(doc))
	}
}

// documentsOf gives the documents of a code in a sorted list.
func documentsOf(list []codeOfDoc, code uint64) (docs []uint32) {
	at, _ := slices.BinarySearchFunc(list, code, func(c codeOfDoc, code uint64) int { return cmp.Compare(c.code, code) })
	for ; at < len(list) && list[at].code == code; at++ {
		docs = append(docs, list[at].doc)
	}
	return slices.Compact(docs)
}

// mergeSegments makes one segment of the living products of several.
func mergeSegments(parts []*segment, dead []*bitmap) *segment {
	merged := &segment{byID: map[string]uint32{}}
	lexicons, moved := make([]*lexicon, len(parts)), make([][]uint32, len(parts))
	for i, part := range parts {
		lexicons[i], moved[i] = part.lexicon, make([]uint32, part.len())
		for doc := range uint32(part.len()) {
			moved[i][doc] = none
			if !dead[i].has(doc) {
				moved[i][doc] = merged.take(part, doc)
			}
		}
		merged.codes = appendMoved(merged.codes, part.codes, moved[i])
		merged.titles = appendMoved(merged.titles, part.titles, moved[i])
	}
	merged.lexicon = mergeLexicons(lexicons, moved)
	merged.arrange()
	return merged
}

func appendMoved(to, from []codeOfDoc, moved []uint32) []codeOfDoc {
	for _, c := range from {
		if at := moved[c.doc]; at != none {
			to = append(to, codeOfDoc{c.code, at})
		}
	}
	return to
}

// take copies the columns of one document and tells its new number.
func (s *segment) take(from *segment, doc uint32) uint32 {
	at := uint32(s.len())
	s.byID[from.ids[doc]] = at
	s.ids = append(s.ids, from.ids[doc])
	s.names = append(s.names, from.names[doc])
	s.facts = append(s.facts, from.facts[doc])
	s.details = append(s.details, from.details[doc])
	s.heads = append(s.heads, from.heads[doc])
	s.photos = append(s.photos, from.photos[doc])
	return at
}

// bitmap marks documents. A nil bitmap marks none.
type bitmap struct {
	bits  []uint64
	count int
}

func (b *bitmap) has(doc uint32) bool {
	return b != nil && b.bits[doc>>6]&(1<<(doc&63)) != 0
}

func (b *bitmap) marked() int {
	if b == nil {
		return 0
	}
	return b.count
}

// with gives a bitmap over n documents that marks some more.
func (b *bitmap) with(n int, docs []uint32) *bitmap {
	more := &bitmap{bits: make([]uint64, (n+63)/64)}
	if b != nil {
		copy(more.bits, b.bits)
		more.count = b.count
	}
	for _, doc := range docs {
		if !more.has(doc) {
			more.bits[doc>>6] |= 1 << (doc & 63)
			more.count++
		}
	}
	return more
}
