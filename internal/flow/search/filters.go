package search

import (
	"math/bits"
	"slices"
)

// filters is a set of filters: those that a product fails.
type filters uint16

const (
	failsCategory filters = 1 << iota
	failsPrice
	failsSeller
	failsRegion
	failsDistance
	failsStock // and the other flags of traits, in their order
	failsSale
	failsShipping
	failsColor // and the other kinds of choices, in their order
	failsSize
	failsMaterial
	filterCount = iota
)

// Filters that look at the seller, and those that look at traits.
const (
	aboutSellers = failsSeller | failsRegion | failsDistance
	aboutTraits  = failsStock | failsSale | failsShipping | failsColor | failsSize | failsMaterial
)

// fails returns the filters that a product fails, whatever its price.
func (c *collector) fails(f facts) (failed filters) {
	if c.inCategories != nil && !c.inCategories[f.set] {
		failed |= failsCategory
	}
	if c.sellerFails != nil {
		failed |= c.sellerFails[f.seller]
	}
	if c.traitFails != nil {
		failed |= c.traitFails[f.traits]
	}
	return failed
}

// failsOfSellers returns the filters that each seller fails, or nil when no filter looks at sellers.
func (c *collector) failsOfSellers() []filters {
	if c.seller < 0 && c.inRegions == nil && c.radius == 0 {
		return nil
	}
	list, farthest := make([]filters, len(c.sellers)), squareOf(c.radius)
	for i := range list {
		if c.seller >= 0 && i != c.seller {
			list[i] |= failsSeller
		}
		if c.inRegions != nil && !slices.Contains(c.inRegions, c.regionOf[i]) {
			list[i] |= failsRegion
		}
		if c.radius > 0 && !c.isWithin(i, farthest) {
			list[i] |= failsDistance
		}
	}
	return list
}

// isWithin reports whether a seller is within a distance, given as its square: see [collector.measure].
func (c *collector) isWithin(seller int, square float64) bool {
	distance := c.found.distances[seller]
	return distance >= 0 && distance <= square
}

// failsOfTraits returns the filters that each of the traits fails, or nil when no filter looks at traits.
func (c *collector) failsOfTraits() []filters {
	if c.flags == 0 && !slices.ContainsFunc(c.chosen[:], func(list []uint32) bool { return list != nil }) {
		return nil
	}
	list := make([]filters, len(c.traits))
	for i, t := range c.traits {
		list[i] = failsStock * filters(c.flags&^t.flags) // one bit for each flag that is missing
		for kind, chosen := range c.chosen {
			isChosen := func(ordinal uint32) bool { return slices.Contains(chosen, ordinal) }
			if chosen != nil && !slices.ContainsFunc(t.choices, isChosen) {
				list[i] |= failsColor << kind
			}
		}
	}
	return list
}

// countNearly counts a product that fails one filter alone.
func (c *collector) countNearly(failed filters, f facts) {
	tally, at := &c.nearly[bits.TrailingZeros16(uint16(failed))], f.traits
	length := len(c.traits)
	if failed&aboutSellers != 0 {
		at, length = f.seller, len(c.sellers)
	}
	if *tally == nil {
		*tally = make([]int32, length)
	}
	(*tally)[at]++
}

// nearlyBy returns the products that fail one filter alone, by seller or by traits; nil when there are none.
func (c *collector) nearlyBy(filter filters) []int32 {
	return c.nearly[bits.TrailingZeros16(uint16(filter))]
}

// countFacets makes the counts of facets, each without its own filter.
func (c *collector) countFacets() {
	c.found.bySeller = c.bySeller
	if nearly := c.nearlyBy(failsSeller); nearly != nil {
		c.found.bySeller = slices.Clone(c.bySeller)
		for seller, n := range nearly {
			c.found.bySeller[seller] += n
		}
	}
	c.found.byRegion = make([]int32, len(c.regions))
	c.countRegions(c.bySeller)
	c.countRegions(c.nearlyBy(failsRegion))
	c.countTraits(c.byTraits, aboutTraits)
	for filter := failsStock; filter <= failsMaterial; filter <<= 1 {
		c.countTraits(c.nearlyBy(filter), filter)
	}
}

func (c *collector) countRegions(bySeller []int32) {
	for seller, n := range bySeller {
		if region := c.regionOf[seller]; n > 0 && region != none {
			c.found.byRegion[region] += n
		}
	}
}

// countTraits adds products, given by traits, to the facets of some filters: the flags and values of options they have.
func (c *collector) countTraits(byTraits []int32, facets filters) {
	var byFlags [1 << flagCount]int32
	for i, n := range byTraits {
		if n == 0 {
			continue
		}
		byFlags[c.flagsOf[i]] += n
		of := c.choicesOf[i]
		for _, ordinal := range c.allChoices[of.from:of.to] {
			if facets == aboutTraits || facets == failsColor<<c.choices[ordinal].kind {
				c.found.byChoice[ordinal] += n
			}
		}
	}
	for flags, n := range byFlags {
		for flag := range flagCount {
			if flags&(1<<flag) != 0 && facets&(failsStock<<flag) != 0 {
				c.found.byFlag[flag] += n
			}
		}
	}
}
