// Package rating sums up what buyers gave a product in stars.
package rating

import "math"

// Counts are how many reviews gave one, two, three, four and five stars.
type Counts [5]int

// Total is how many reviews there are.
func (c Counts) Total() (n int) {
	for _, count := range c {
		n += count
	}
	return n
}

// Average is the mean of the stars as it is shown, see [Mean].
func (c Counts) Average() float64 {
	sum := 0
	for i, count := range c {
		sum += (i + 1) * count
	}
	return Mean(c.Total(), sum)
}

// Mean is the mean of the stars of some reviews to a tenth, zero without any. Only five stars from everyone show 5, and
// only one star from everyone shows 1: a rounding hides no opinion.
func Mean(reviews, stars int) float64 {
	if reviews == 0 {
		return 0
	}
	mean := math.Round(10*float64(stars)/float64(reviews)) / 10
	switch {
	case mean == 5 && stars < 5*reviews:
		return 4.9
	case mean == 1 && stars > reviews:
		return 1.1
	}
	return mean
}

// What a product is taken for before anybody says: the mean of an ordinary product, as if so many buyers had given it.
const (
	ordinaryMean    = 4.0
	ordinaryReviews = 5
)

// Smoothed is a mean drawn towards an ordinary one, the more so the fewer reviews it rests on: a single five is less
// than forty reviews of 4.8. It is zero without reviews.
func Smoothed(reviews int, mean float64) float64 {
	if reviews == 0 {
		return 0
	}
	return (ordinaryMean*ordinaryReviews + mean*float64(reviews)) / float64(ordinaryReviews+reviews)
}
