// Package gazetteer knows where the towns of Quebec are, by name and by the first signs of their postal codes. It is
// the answer of a page that asks "where are you?" without any outside service: good to a few kilometres, never to a
// street.
package gazetteer

import (
	"cmp"
	_ "embed"
	"encoding/csv"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"rangrue/internal/kit/french"
)

// Place is a town, a village or a district.
type Place struct {
	Name   string  `json:"name"`
	Region string  `json:"region" doc:"Administrative region"`
	Lat    float64 `json:"lat"`
	Lon    float64 `json:"lon"`

	prefixes []string // of its postal codes
	words    []string // of its name, folded
}

//go:embed places.csv
var file string

// places are in the order of the file: the largest towns first, then the alphabet.
var places = sync.OnceValue(func() []Place {
	r := csv.NewReader(strings.NewReader(file))
	r.Comment = '#'
	rows, err := r.ReadAll()
	if err != nil {
		panic(fmt.Sprintf("gazetteer: %v", err)) // the file is part of the program
	}
	list := make([]Place, len(rows))
	for i, row := range rows {
		lat, errLat := strconv.ParseFloat(row[2], 64)
		lon, errLon := strconv.ParseFloat(row[3], 64)
		if errLat != nil || errLon != nil {
			panic("gazetteer: where is " + row[0] + "?")
		}
		list[i] = Place{Name: row[0], Region: row[1], Lat: lat, Lon: lon, prefixes: strings.Fields(row[4]),
			words: wordsOf(row[0])}
	}
	return list
})

// wordsOf cuts a name, writing out the saints: St-Jérôme is Saint-Jérôme.
func wordsOf(name string) (words []string) {
	french.Words(name, func(word []byte) {
		switch text := string(word); text {
		case "st":
			words = append(words, "saint")
		case "ste":
			words = append(words, "sainte")
		default:
			words = append(words, text)
		}
	})
	return words
}

// Find gives the places that a text may mean, the likeliest first: a postal code, whole or begun, or a name, begun or
// slightly misspelled. The largest towns come first among equals.
func Find(text string, most int) []Place {
	if code, ok := postal(text); ok {
		return byPostal(code, most)
	}
	asked := wordsOf(text)
	if len(asked) == 0 {
		return nil
	}
	type match struct{ place, rank int }
	var found []match
	for i, p := range places() {
		if rank, ok := p.rank(asked); ok {
			found = append(found, match{i, rank})
		}
	}
	slices.SortStableFunc(found, func(a, b match) int { return cmp.Compare(a.rank, b.rank) })
	if len(found) > 0 && found[0].rank < misspelled { // misspellings are tried only when nothing else matches
		found = slices.DeleteFunc(found, func(m match) bool { return m.rank >= misspelled })
	}
	var list []Place
	for _, m := range found[:min(len(found), most)] {
		list = append(list, places()[m.place])
	}
	return list
}

// How well a name answers, best first.
const (
	whole = iota
	begun
	inside
	misspelled
)

func (p *Place) rank(asked []string) (int, bool) {
	switch {
	case slices.Equal(p.words, asked):
		return whole, true
	case startsWith(p.words, asked):
		return begun, true
	}
	for i := range p.words {
		if startsWith(p.words[i:], asked) {
			return inside, true
		}
	}
	typed, name := strings.Join(asked, ""), strings.Join(p.words, "")
	edits := french.EditsAllowed(len(typed))
	if d := french.Distance(typed, name, edits); edits > 0 && d <= edits {
		return misspelled + d, true
	}
	return 0, false
}

// startsWith tells whether words begin with those asked, of which the last may be unfinished.
func startsWith(words, asked []string) bool {
	if len(asked) > len(words) {
		return false
	}
	last := len(asked) - 1
	return slices.Equal(words[:last], asked[:last]) && strings.HasPrefix(words[last], asked[last])
}

// postal reads the first half of a Quebec postal code, from its two first signs on.
func postal(text string) (string, bool) {
	code := strings.ToUpper(strings.Map(func(r rune) rune {
		if r == ' ' || r == '-' {
			return -1
		}
		return r
	}, text))
	if len(code) < 2 || len(code) > 6 || !strings.ContainsRune("GHJ", rune(code[0])) || code[1] < '0' || code[1] > '9' {
		return "", false
	}
	return code[:min(len(code), 3)], true
}

// byPostal gives the place of the longest known beginning of a code, then those whose codes it begins.
func byPostal(code string, most int) (list []Place) {
	var exact, wider, longer []Place
	for _, p := range places() {
		for _, prefix := range p.prefixes {
			switch {
			case prefix == code:
				exact = append(exact, p)
			case strings.HasPrefix(code, prefix):
				wider = append(wider, p)
			case strings.HasPrefix(prefix, code):
				longer = append(longer, p)
			default:
				continue
			}
			break
		}
	}
	if len(exact) > 0 {
		wider = nil
	}
	list = append(append(exact, wider...), longer...)
	return list[:min(len(list), most)]
}

// Nearest is the place closest to a point. It answers whatever the point: ask only about points of Quebec.
func Nearest(lat, lon float64) Place {
	narrowing := math.Cos(lat * math.Pi / 180) // degrees of longitude are shorter up north
	apart := func(p Place) float64 { return math.Hypot(p.Lat-lat, (p.Lon-lon)*narrowing) }
	return slices.MinFunc(places(), func(a, b Place) int { return cmp.Compare(apart(a), apart(b)) })
}

// Of finds the place of an address. Postal codes of towns are good to a few kilometres; those of the country (whose
// second sign is 0) cover whole counties, so there the name of the village is tried first.
func Of(city, postalCode string) (Place, bool) {
	code, known := postal(postalCode)
	if !known || len(code) < 3 {
		return Place{}, false
	}
	if code[1] == '0' {
		asked := wordsOf(city)
		for _, p := range places() {
			if len(asked) > 0 && slices.Equal(p.words, asked) {
				return p, true
			}
		}
	}
	found := byPostal(code, 1)
	if len(found) == 0 {
		return Place{}, false
	}
	return found[0], true
}

const earthRadius = 6371.0 // km

// Kilometres is the distance between two points as the crow flies.
func Kilometres(fromLat, fromLon, toLat, toLon float64) float64 {
	const radian = math.Pi / 180
	dLat, dLon := (toLat-fromLat)*radian, (toLon-fromLon)*radian
	h := math.Pow(math.Sin(dLat/2), 2) +
		math.Cos(fromLat*radian)*math.Cos(toLat*radian)*math.Pow(math.Sin(dLon/2), 2)
	return 2 * earthRadius * math.Asin(math.Min(1, math.Sqrt(h)))
}
