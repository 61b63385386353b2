package search

import (
	"bytes"
	"encoding/json"
	"strconv"
	"sync"
	"unicode/utf8"
	"unsafe"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/quickgzip"
)

// Tile is a product in a listing. It is never marshalled: a listing of twenty is made of texts prepared when the product
// was indexed (see [segment.addTile]), and a test holds both forms together.
type Tile struct {
	catalog.Tile
	Distance *float64 `json:"distance,omitempty" doc:"Kilometres from the place asked for, when both are known"`
}

func nameKey(name string) uint64 { return hashOf(french.Key(name)) }

// The words of an answer, in the order they come in it: a [quickgzip.Book] knows them beforehand.
const (
	phraseFirst = iota // what begins a list of products or facets with an id
	phraseNext         // what goes on with another
	phraseID           // of a product; nothing, since it follows one of those
	phraseName
	phraseSlug
	phraseStoreID // of its shop
	phraseStoreName
	phraseStoreSlug
	phraseStoreCity
	phraseMainPhoto // of its photo
	phraseWebp480
	phraseJpeg480
	phraseWebp800
	phraseJpeg800
	phraseAlt
	phraseColor
	phraseNoPhoto // in place of all those
	phraseMinPrice
	phraseRegularPrice
	phraseState // neither free to ship nor available
	_           // free to ship
	_           // available
	_           // both
	phraseDistance
	phraseFacetID // of a facet; nothing, as above
	phraseFacetSlug
	phraseFacetName
	phraseFacetCount
)

var book = sync.OnceValue(func() *quickgzip.Book {
	return quickgzip.NewBook(
		`[{"id":"`, `},{"id":"`,
		``, `","name":"`, `","slug":"`,
		`","storeId":"`, `","storeName":"`, `","storeSlug":"`, `","storeCity":"`,
		`","mainPhoto":"`, `","thumbs":{"480.webp":"`, `","480.jpeg":"`, `","800.webp":"`, `","800.jpeg":"`, `"},"alt":"`, `","color":"`,
		`","mainPhoto":"","thumbs":null,"alt":"","color":"`,
		`","minPrice":`, `,"defaultRegularPrice":`,
		`,"freeShipping":false,"available":false`, `,"freeShipping":true,"available":false`,
		`,"freeShipping":false,"available":true`, `,"freeShipping":true,"available":true`,
		`,"distance":`,
		``, `","slug":"`, `","name":"`, `","count":`,
	)
})

// appendTileHead, sellerPart and appendTilePhoto pack the parts of a tile that change with the product, its shop and
// its photo.
func appendTileHead(to []byte, e *catalog.Entry) []byte {
	return book().AppendRecord(to, phraseID, e.ID, inQuotes(e.Name), inQuotes(e.Slug))
}

// nameOf reads the name back from the head of a tile.
func (s *segment) nameOf(doc uint32) (name string) {
	_ = json.Unmarshal([]byte(`"`+book().Value(s.parts[doc].head, phraseID, 1)+`"`), &name) // we wrote it
	return name
}

func sellerPart(s *catalog.EntryShop) quickgzip.Record {
	return quickgzip.Record(book().AppendRecord(nil, phraseStoreID, inQuotes(s.ID), inQuotes(s.Name), inQuotes(s.Slug), inQuotes(s.City)))
}

func appendTilePhoto(to []byte, p *catalog.Photo, url picture.URLOf) []byte {
	if p == nil {
		return to
	}
	photo := p.URLs(url)
	return book().AppendRecord(to, phraseMainPhoto, inQuotes(photo.File), inQuotes(photo.Thumbs.Webp480), inQuotes(photo.Thumbs.Jpeg480),
		inQuotes(photo.Thumbs.Webp800), inQuotes(photo.Thumbs.Jpeg800), inQuotes(photo.Alt), inQuotes(photo.Color))
}

// addTile writes the tile of a document, from its id to before what ends it. distance is negative when unknown.
func (s *segment) addTile(p *quickgzip.Page, told *toldRecords, doc uint32, seller *seller, distance float64) {
	parts := &s.parts[doc]
	p.Record(phraseID, parts.head)
	told.tell(p, phraseStoreID, seller.part)
	if parts.photo == "" {
		p.Phrase(phraseNoPhoto)
	} else {
		told.tell(p, phraseMainPhoto, parts.photo)
	}
	p.Phrase(phraseMinPrice)
	addDollars(p, int64(s.facts[doc].price))
	p.Phrase(phraseRegularPrice)
	addDollars(p, int64(parts.regular))
	state := phraseState
	if parts.free {
		state++
	}
	if parts.available {
		state += 2
	}
	p.Phrase(state)
	if distance >= 0 {
		p.Phrase(phraseDistance)
		addKilometres(p, distance)
	}
}

// begin tells what comes before the id of the n-th of a list.
func begin(p *quickgzip.Page, n int) {
	if n == 0 {
		p.Phrase(phraseFirst)
	} else {
		p.Phrase(phraseNext)
	}
}

// end tells what comes after a list of so many.
func end(p *quickgzip.Page, n int) {
	if n == 0 {
		p.Add(`[]`)
	} else {
		p.Add(`}]`)
	}
}

// toldRecords remembers where the first shops and photos of a page were told.
type toldRecords struct {
	n    int
	list [48]struct {
		record   quickgzip.Record
		from, to int
	}
}

// tell writes a record, or points at where it was written before.
func (t *toldRecords) tell(p *quickgzip.Page, first int, r quickgzip.Record) {
	for i := range t.n {
		if known := &t.list[i]; unsafe.StringData(string(known.record)) == unsafe.StringData(string(r)) {
			p.Again(known.from, known.to-known.from)
			return
		}
	}
	from := p.Len()
	p.Record(first, r)
	if t.n < len(t.list) {
		known := &t.list[t.n]
		known.record, known.from, known.to = r, from, p.Len()
		t.n++
	}
}

// appendDollars writes cents as money.Cents does.
func appendDollars(to []byte, cents int64) []byte {
	to = strconv.AppendInt(to, cents/100, 10)
	return append(to, '.', byte('0'+cents/10%10), byte('0'+cents%10))
}

func addDollars(p *quickgzip.Page, cents int64) {
	var room [24]byte
	p.AddBytes(appendDollars(room[:0], cents))
}

// addKilometres writes a distance to the tenth: finer would tell more than is known.
func addKilometres(p *quickgzip.Page, distance float64) {
	var room [32]byte
	p.AddBytes(strconv.AppendFloat(room[:0], roundKilometres(distance), 'f', -1, 64))
}

// inQuotes is a text as it stands between quotes in JSON. Most need nothing.
func inQuotes(text string) string {
	if !mayEscape(text) {
		return text
	}
	written := asJSON(text)
	return written[1 : len(written)-1]
}

// appendQuoted writes a text as JSON.
func appendQuoted(to []byte, text string) []byte {
	return append(append(append(to, '"'), inQuotes(text)...), '"')
}

// mayEscape finds the texts that may hold signs which JSON, or a script that holds it, does not take as they are: it
// looks at bytes, and U+2028 and U+2029 begin as some others do.
func mayEscape(text string) bool {
	for i := range len(text) {
		switch c := text[i]; {
		case c < ' ', c == '"', c == '\\':
			return true
		case c == 0xe2 && i+2 < len(text) && text[i+1] == 0x80 && text[i+2]|1 == 0xa9:
			return true
		}
	}
	return !utf8.ValidString(text)
}

func asJSON(v any) string {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(v); err != nil {
		panic(err) // texts and plain structures cannot fail
	}
	return string(bytes.TrimSuffix(b.Bytes(), []byte("\n")))
}
