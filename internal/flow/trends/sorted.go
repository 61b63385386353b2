package trends

import (
	"cmp"
	"slices"
)

// Sorted is the order of a list of products.
type Sorted struct {
	By        string // a name of [columns], or name
	Ascending bool
}

// columns are what products are sorted by; what is not known comes last in a descending list.
var columns = map[string]func(Product) float64{
	"views":     func(p Product) float64 { return float64(p.Views) },
	"additions": func(p Product) float64 { return float64(p.Additions) },
	"orders":    func(p Product) float64 { return float64(p.Orders) },
	"units":     func(p Product) float64 { return float64(p.Units) },
	"revenue":   func(p Product) float64 { return float64(p.Revenue) },
	"conversion": func(p Product) float64 {
		if p.Conversion == nil {
			return -1
		}
		return *p.Conversion
	},
}

// list is products in that order; those given stay as they are, because others read them too.
func (s Sorted) list(products []Product) []Product {
	products = slices.Clone(products)
	slices.SortFunc(products, s.compare)
	return products
}

func (s Sorted) compare(a, b Product) int {
	first := cmp.Compare(a.key, b.key)
	if of := columns[s.By]; of != nil {
		first = cmp.Compare(of(a), of(b))
	}
	if !s.Ascending {
		first = -first
	}
	return cmp.Or(first, cmp.Compare(b.Views, a.Views), cmp.Compare(a.ID, b.ID))
}
