package search

import (
	"math"
	"slices"
)

// mostSums is how many sums a segment may keep: 16 MB of them.
const mostSums = 4 << 20

// priceSums tell how many products of each shelf, then of each seller, cost less than each whole dollar that some product
// costs. The prices that visitors ask for are whole dollars: counting all between two is then a subtraction of two rows.
type priceSums struct {
	dollars []int32 // ascending
	width   int     // of a row
	rows    []int32 // one more than there are dollars
}

// newPriceSums adds up lists of prices in ascending order. It keeps nothing when that would be too much.
func newPriceSums(byShelf, bySeller [][]int32) (s priceSums) {
	s.width = len(byShelf) + len(bySeller)
	for _, list := range byShelf {
		for _, price := range list {
			if at, found := slices.BinarySearch(s.dollars, price/100); !found {
				s.dollars = slices.Insert(s.dollars, at, price/100)
			}
		}
	}
	if (len(s.dollars)+1)*s.width > mostSums {
		return priceSums{}
	}
	s.rows = make([]int32, (len(s.dollars)+1)*s.width)
	for i, list := range slices.Concat(byShelf, bySeller) {
		cheaper := 0
		for row := range len(s.dollars) + 1 {
			for row > 0 && cheaper < len(list) && list[cheaper]/100 <= s.dollars[row-1] {
				cheaper++
			}
			s.rows[row*s.width+i] = int32(cheaper)
		}
	}
	return s
}

// between gives two rows whose difference is what costs from low to high; false when these are not whole dollars.
func (s *priceSums) between(low, high int32) (from, to []int32, ok bool) {
	if s.rows == nil || low%100 != 0 || high%100 != 99 && high != math.MaxInt32 || high < low {
		return nil, nil, false
	}
	first, _ := slices.BinarySearch(s.dollars, low/100)
	after, found := slices.BinarySearch(s.dollars, high/100)
	if found {
		after++
	}
	row := func(n int) []int32 { return s.rows[n*s.width : (n+1)*s.width] }
	return row(first), row(after), true
}
