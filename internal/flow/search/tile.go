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

// appendTile appends a marshalled tile, with a distance in kilometres unless it is negative. Distances are rounded to
// the tenth: the location of a shop is not known better than that.
func appendTile(to []byte, tile string, distance float64) []byte {
	if distance < 0 {
		return append(to, tile...)
	}
	to = append(append(to, tile[:len(tile)-1]...), `,"distance":`...)
	return append(strconv.AppendFloat(to, roundKilometres(distance), 'f', -1, 64), '}')
}

// nameOf reads the name of a product back from its tile.
func (s *segment) nameOf(doc uint32) string {
	var tile struct {
		Name string `json:"name"`
	}
	if err := json.Unmarshal([]byte(s.tiles[doc]), &tile); err != nil {
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
