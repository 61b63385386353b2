package search

import (
	"bytes"
	"encoding/json"
	"strconv"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/french"
)

// Tile is a product in a listing. It describes the answer in the OpenAPI document; the JSON itself is that of
// [catalog.Tile], marshalled once when the product is indexed, to which [appendTile] adds the distance.
type Tile struct {
	catalog.Tile
	Distance *float64 `json:"distance,omitempty" doc:"Kilometres from the place asked for, when both are known"`
}

// tile is the JSON of a [catalog.Tile] in three parts. Many products have the same shop, and some the same photo: these
// parts are kept once in a segment.
type tile struct{ own, shop, photo string }

// Where the parts of a tile begin. Quotes inside a text are escaped, so these stand nowhere else.
var shopPart, photoPart = []byte(`,"storeId":`), []byte(`,"mainPhoto":`)

// tile cuts a marshalled tile.
func (b *segmentBuilder) tile(whole []byte) tile {
	shop, photo := bytes.Index(whole, shopPart), bytes.Index(whole, photoPart)
	return tile{own: string(whole[:shop]), shop: b.share(whole[shop:photo]), photo: b.share(whole[photo:])}
}

// share returns a text, the same memory for all that are equal.
func (b *segmentBuilder) share(text []byte) string {
	known, ok := b.shared[string(text)]
	if !ok {
		known = string(text)
		b.shared[known] = known
	}
	return known
}

// appendTile appends a marshalled tile, with a distance in kilometres unless it is negative. Distances are rounded to
// the tenth: the location of a shop is not known better than that.
func appendTile(to []byte, t tile, distance float64) []byte {
	to = append(append(append(to, t.own...), t.shop...), t.photo...)
	if distance < 0 {
		return to
	}
	to = append(to[:len(to)-1], `,"distance":`...)
	return append(strconv.AppendFloat(to, roundKilometres(distance), 'f', -1, 64), '}')
}

// nameOf reads the name of a product back from its tile.
func (s *segment) nameOf(doc uint32) string {
	var tile struct {
		Name string `json:"name"`
	}
	if err := json.Unmarshal([]byte(s.tiles[doc].own+"}"), &tile); err != nil {
		panic(err) // asJSON wrote it
	}
	return tile.Name
}

func nameKey(name string) uint64 { return hashOf(french.Key(name)) }

// asJSON marshals v as the rest of the API does: without escaping <, > and &.
func asJSON(v any) []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(v); err != nil {
		panic(err) // texts and plain structures cannot fail
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}
