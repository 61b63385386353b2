package trends

import (
	"fmt"
	"slices"
	"testing"
)

func TestTheFirstProductsAreThoseOfTheOrderAskedFor(t *testing.T) {
	var products []Product
	for n := range mostProducts + 50 {
		products = append(products, Product{ID: fmt.Sprint(n), Figures: Figures{Views: n * 37 % 151, Units: n % 7}})
	}
	l := newList(slices.Clone(products))
	for range 2 { // found, then remembered
		for _, by := range []Sorted{{"views", false}, {"views", true}, {"units", false}, {"name", true}} {
			first, all := l.firstOf(by), l.sorted(by)
			if len(all) != len(products) || !slices.Equal(first, all[:mostProducts]) ||
				!slices.IsSortedFunc(all, by.compare) {
				t.Errorf("%+v: %v", by, first)
			}
		}
	}
	if !slices.Equal(l.products, products) {
		t.Error("sorting changed the list that others read")
	}
}
