package rating_test

import (
	"testing"

	"rangrue/internal/rules/rating"
)

func TestTheAverageIsShownToATenth(t *testing.T) {
	for _, c := range []struct {
		counts rating.Counts
		total  int
		want   float64
	}{
		{rating.Counts{}, 0, 0},
		{rating.Counts{0, 0, 0, 0, 3}, 3, 5},
		{rating.Counts{0, 0, 0, 1, 1}, 2, 4.5},
		{rating.Counts{1, 0, 0, 1, 1}, 3, 3.3},
		{rating.Counts{0, 0, 0, 1, 99}, 100, 4.9}, // not 5: somebody gave less
		{rating.Counts{99, 1, 0, 0, 0}, 100, 1.1},
		{rating.Counts{4, 0, 0, 0, 0}, 4, 1},
	} {
		if total, got := c.counts.Total(), c.counts.Average(); total != c.total || got != c.want {
			t.Errorf("%v: %d reviews, %v; want %d, %v", c.counts, total, got, c.total, c.want)
		}
	}
}

func TestAMeanOfManyWeighsMoreThanOneOfFew(t *testing.T) {
	if one, many := rating.Smoothed(1, 5), rating.Smoothed(40, 4.8); one >= many {
		t.Errorf("one five is %v, forty of 4.8 %v", one, many)
	}
	if poor, none := rating.Smoothed(1, 1), rating.Smoothed(0, 0); none != 0 || poor <= none || poor >= 4 {
		t.Errorf("one star is %v, nothing %v", poor, none)
	}
}
