package search

import "math"

// How answers are ranked. The score of a product is the sum, over the words of the search, of
//
//	where the word stands × how it was found × how rare it is
//
// to which [exactMatches] adds for a whole name. Popularity and stock change it a little (see [popularityBoost]).

// Where a word stands. The weights of a word in one product add up, and [strength] makes a part of 1 of them.
const (
	weightName     = 24 // says what a thing is; see [lexiconBuilder.name] for the order of its words
	weightShop     = 12 // asked for by name, yet not every product of a paddle maker is a paddle
	weightCategory = 9  // says what a thing is too, for many things at once
	weightTown     = 8  // of the shop: Québec before the region of Centre-du-Québec
	weightRegion   = 6  // of the shop
	weightOption   = 6  // colours, sizes and scents: what a thing may be, beside others
	weightText     = 1  // a description speaks of many things that the product is not,
	mostText       = 2  // however often it does
)

// How a word was found, when not as it was typed, and what else counts.
const (
	synonymFactor  = 0.7  // another word for the same thing
	partsFactor    = 0.7  // the parts of a compound, which may have nothing to do with each other
	prefixFactor   = 0.6  // the word is still being typed
	ancestorFactor = 0.6  // in the name of a category above the product's own,
	broadFactor    = 0.4  // and less if a category under that one has the word too: Ceintures et portefeuilles
	agreement      = 0.25 // part of the lesser score that is added when a product and its category both contain it
	firstFactor    = 1.6  // the first word of a search says what is wanted, the next ones what it should be like
)

// What the whole of a search adds when it is exactly something's name. The words themselves never add up to as much.
const (
	exactCode   = 4000
	exactName   = 2000
	exactSeller = 1000
	namePrefix  = 500 // the name begins with it; of shops only
)

// strength turns the summed weight of a word in a document into a score below 1, so that each repetition of a word
// adds less. A word in the name scores higher than the same word anywhere else.
var strength = func() (table [256]float32) {
	for w := range table {
		table[w] = float32(w) / (float32(w) + 10)
	}
	return table
}()

// rarity is the factor of a word found in some documents out of a total: the rarer, the greater.
func rarity(found, total int) float32 {
	return float32(math.Log(1 + float64(total)/float64(1+found)))
}
