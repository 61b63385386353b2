package search

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf8"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/picture"
)

// Tile is a product in a listing. It is never marshalled: a listing of twenty is made of texts prepared when the product
// was indexed (see [segment.appendTile]), and a test holds both forms together.
type Tile struct {
	catalog.Tile
	Distance *float64 `json:"distance,omitempty" doc:"Kilometres from the place asked for, when both are known"`
}

func nameKey(name string) uint64 { return hashOf(french.Key(name)) }

const headStart = `{"id":"`

// appendTileHead, sellerPart and appendTilePhoto write the parts of a tile that change with the product, its shop and
// its photo.
func appendTileHead(to []byte, e *catalog.Entry) []byte {
	to = append(append(to, headStart...), e.ID...)
	to = appendQuoted(append(to, `","name":`...), e.Name)
	return appendQuoted(append(to, `,"slug":`...), e.Slug)
}

// nameOf reads the name back from the head of a tile.
func (s *segment) nameOf(doc uint32) (name string) {
	rest := s.heads[doc][len(headStart)+len(s.ids[doc])+len(`","name":`):]
	_ = json.NewDecoder(strings.NewReader(rest)).Decode(&name) // we wrote it
	return name
}

func sellerPart(s *catalog.EntryShop) string {
	return `,"storeId":` + quoted(s.ID) + `,"storeName":` + quoted(s.Name) + `,"storeSlug":` + quoted(s.Slug) +
		`,"storeCity":` + quoted(s.City)
}

func appendTilePhoto(to []byte, p *catalog.Photo, url picture.URLOf) []byte {
	if p == nil {
		return append(to, `,"mainPhoto":"","thumbs":null,"alt":"","color":""`...)
	}
	photo := p.URLs(url)
	to = appendQuoted(append(to, `,"mainPhoto":`...), photo.File)
	to = append(append(to, `,"thumbs":`...), asJSON(photo.Thumbs)...)
	to = appendQuoted(append(to, `,"alt":`...), photo.Alt)
	return appendQuoted(append(to, `,"color":`...), photo.Color)
}

// appendTile writes the tile of a document. distance is negative when unknown.
func (s *segment) appendTile(to []byte, doc uint32, seller *seller, distance float64) []byte {
	d := &s.details[doc]
	to = append(to, s.heads[doc]...)
	to = append(to, seller.part...)
	to = append(to, s.photos[doc]...)
	to = appendDollars(append(to, `,"minPrice":`...), int64(s.facts[doc].price))
	to = appendDollars(append(to, `,"defaultRegularPrice":`...), int64(d.regular))
	to = strconv.AppendBool(append(to, `,"freeShipping":`...), d.free)
	to = strconv.AppendBool(append(to, `,"available":`...), d.available)
	if distance >= 0 {
		to = appendKilometres(append(to, `,"distance":`...), distance)
	}
	return append(to, '}')
}

// appendDollars writes cents as money.Cents does.
func appendDollars(to []byte, cents int64) []byte {
	to = strconv.AppendInt(to, cents/100, 10)
	return append(to, '.', byte('0'+cents/10%10), byte('0'+cents%10))
}

// appendKilometres writes a distance to the tenth: finer would tell more than is known.
func appendKilometres(to []byte, distance float64) []byte {
	return strconv.AppendFloat(to, roundKilometres(distance), 'f', -1, 64)
}

func quoted(text string) string { return string(appendQuoted(nil, text)) }

// appendQuoted writes a text as JSON. Most need nothing but their quotes.
func appendQuoted(to []byte, text string) []byte {
	if strings.ContainsFunc(text, escaped) {
		return append(to, asJSON(text)...)
	}
	return append(append(append(to, '"'), text...), '"')
}

// escaped tells the signs that JSON, or a script that holds it, does not take as they are.
func escaped(r rune) bool {
	return r < ' ' || r == '"' || r == '\\' || r == utf8.RuneError || r == '\u2028' || r == '\u2029'
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
