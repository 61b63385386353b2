package main

// rate is a measure of answers per second, with the share of the yardstick it must reach.
type rate struct {
	name string
	bar  float64
	next func(connection, i int) request
}

// same sends one request over and over.
func same(r request) func(int, int) request { return func(int, int) request { return r } }

var rates = []rate{
	{"home page, cached", 0.4, same(get("/"))},
	{"GET /product-categories/flat", 0.5, same(get("/v1/product-categories/flat"))},
}
