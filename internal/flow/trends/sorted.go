package trends

import (
	"cmp"
	"slices"
	"sync"
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

// list is every product that was seen or bought. Many requests read one, so no one changes the products.
type list struct {
	products []Product
	mu       sync.Mutex
	first    map[Sorted][]Product
}

func newList(products []Product) *list {
	return &list{products: products, first: map[Sorted][]Product{}}
}

// sorted is all products in an order.
func (l *list) sorted(by Sorted) []Product {
	products := slices.Clone(l.products)
	slices.SortFunc(products, by.compare)
	return products
}

// firstOf is the first [mostProducts] in an order. They are kept: sorting thousands costs more than all else of an
// answer that is remembered.
func (l *list) firstOf(by Sorted) []Product {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.first[by] == nil {
		products := l.sorted(by)
		l.first[by] = slices.Clone(products[:min(len(products), mostProducts)])
	}
	return l.first[by]
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
