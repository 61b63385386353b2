package search

import (
	"cmp"
	"encoding/binary"
	"slices"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/slug"
)

// choiceKind is one of the options of products that a listing filters by.
type choiceKind uint8

const (
	kindColor choiceKind = iota
	kindSize
	kindMaterial
	choiceKinds // how many there are
)

// choiceKindOf says which options are of which kind, by the code of the name that shops give them. Others are words to
// search by, without a filter.
var choiceKindOf = map[string]choiceKind{
	"couleur": kindColor, "coloris": kindColor, "teinte": kindColor, "glacure": kindColor,
	"taille": kindSize, "pointure": kindSize, "format": kindSize, "age": kindSize, "longueur": kindSize,
	"largeur": kindSize, "diametre": kindSize,
	"matiere": kindMaterial, "materiau": kindMaterial, "essence": kindMaterial, "metal": kindMaterial,
}

// choice is a value of an option: the blue of every blue product is one.
type choice struct {
	kind       choiceKind
	code, name string
	facet      string // see [facetStart]
}

func (c *choice) complete() { c.facet = facetStart(ChoiceFacet{Code: c.code, Name: c.name}) }

// traits is what some products have in common for filters: whether they can be bought, are on sale, ship free, and
// their values of options. There are far fewer traits than products, so filters and facets work on traits.
type traits struct {
	flags   uint8
	choices []uint32 // ordinals, ascending
}

// The flags of traits, one bit each.
const (
	flagInStock uint8 = 1 << iota
	flagOnSale
	flagFreeShipping
	flagCount = iota
)

// traits returns the number of the traits of a product.
func (o *ordinals) traits(e *catalog.IndexProduct) uint32 {
	t := traits{choices: o.choices(e.Choices)}
	if e.Available {
		t.flags |= flagInStock
	}
	if e.DefaultRegularPrice > e.MinPrice { // as the badge of a tile says
		t.flags |= flagOnSale
	}
	if e.FreeShipping {
		t.flags |= flagFreeShipping
	}
	key := t.key()
	ordinal, known := o.traitsAt[key]
	if !known {
		ordinal = uint32(len(o.traitsAt))
		o.traitsAt[key] = ordinal
		o.next.traits = append(o.next.traits, t)
	}
	return ordinal
}

// key writes traits as one text.
func (t *traits) key() string {
	key := []byte{t.flags}
	for _, ordinal := range t.choices {
		key = binary.AppendUvarint(key, uint64(ordinal))
	}
	return string(key)
}

// choices returns the numbers of values of options, ascending and each once.
func (o *ordinals) choices(list []catalog.Choice) (numbers []uint32) {
	for _, c := range list {
		kind, filtered := choiceKindOf[c.Option]
		if !filtered {
			continue
		}
		key := choiceKey{kind, c.Code}
		ordinal, known := o.choiceAt[key]
		if !known {
			ordinal = uint32(len(o.choiceAt))
			o.choiceAt[key] = ordinal
			fresh := choice{kind: kind, code: c.Code, name: c.Name}
			fresh.complete()
			o.next.choices = append(o.next.choices, fresh)
		}
		numbers = append(numbers, ordinal)
	}
	slices.Sort(numbers)
	return slices.Compact(numbers)
}

type choiceKey struct {
	kind choiceKind
	code string
}

// region is a region of Quebec that has shops.
type region struct {
	code, name string
	facet      string // see [facetStart]
}

// indexChoices makes what finds regions and values of options by code, and their order by name.
func (s *snapshot) indexChoices() {
	s.flagsOf, s.choicesOf, s.allChoices = make([]uint8, len(s.traits)), make([]span, len(s.traits)), nil
	for i, t := range s.traits {
		from := uint32(len(s.allChoices))
		s.allChoices = append(s.allChoices, t.choices...)
		s.flagsOf[i], s.choicesOf[i] = t.flags, span{from, uint32(len(s.allChoices))}
	}
	s.choiceAt, s.choicesByName = make(map[choiceKey]uint32, len(s.choices)), [choiceKinds][]uint32{}
	for i, c := range s.choices {
		s.choiceAt[choiceKey{c.kind, c.code}] = uint32(i)
		s.choicesByName[c.kind] = append(s.choicesByName[c.kind], uint32(i))
	}
	for _, list := range s.choicesByName {
		slices.SortFunc(list, func(a, b uint32) int {
			x, y := &s.choices[a], &s.choices[b]
			return cmp.Or(cmp.Compare(x.name, y.name), cmp.Compare(x.code, y.code))
		})
	}
	s.regions, s.regionAt, s.regionsByName = nil, map[string]uint32{}, nil
	s.regionOf = make([]uint32, len(s.sellers))
	for i, seller := range s.sellers {
		s.regionOf[i] = s.region(seller.region)
	}
	slices.SortFunc(s.regionsByName, func(a, b uint32) int { return cmp.Compare(s.regions[a].name, s.regions[b].name) })
}

// region returns the number of a region, or none of a shop that names none.
func (s *snapshot) region(name string) uint32 {
	code := slug.Make(name)
	if code == "" {
		return none
	}
	at, known := s.regionAt[code]
	if !known {
		at = uint32(len(s.regions))
		s.regions = append(s.regions, region{code, name, facetStart(ChoiceFacet{Code: code, Name: name})})
		s.regionAt[code], s.regionsByName = at, append(s.regionsByName, at)
	}
	return at
}
