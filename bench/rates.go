package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"time"
)

// rate is a measure of answers per second, with the share of the yardstick it must reach and the latency it may have.
type rate struct {
	name string
	bar  float64
	p99  time.Duration // none when zero
	next func(connection, i int) request
}

// same sends one request over and over.
func same(r request) func(int, int) request { return func(int, int) request { return r } }

var demoRates = []rate{
	{name: "home page, cached", bar: 0.4, next: same(get("/"))},
	{name: "GET /product-categories/flat", bar: 0.5, next: same(get("/v1/product-categories/flat"))},
}

func largeRates(slugs []string) []rate {
	return []rate{
		{name: "product detail by slug", bar: 0.4, next: func(c, i int) request {
			return get("/v1/products/slug/" + slugs[(c*31+i)%len(slugs)])
		}},
		{name: "listing page, cached", bar: 0.4, next: same(get("/recherche?q=tuque"))},
		{name: "distinct uncached searches", bar: 0.1, p99: 20 * time.Millisecond, next: func(c, i int) request {
			return get(search(c*1_000_000 + i))
		}},
	}
}

var (
	oneWord = []string{"tuque", "savon", "tasse", "miel", "collier", "bougie", "carnet", "planche", "mitaine",
		"confiture"}
	twoWords   = []string{"tasse bleue", "savon lavande", "miel trèfle", "bague or", "planche érable", "tuque enfant"}
	typos      = []string{"tuqe", "savno", "confitrue", "chandele", "couvertrue", "colier"}
	prefixes   = []string{"tu", "sav", "conf", "chan", "pla", "mit"}
	categories = []string{"bijoux", "tuques", "bas", "sacs", "mode-et-vetements"}
)

// search is the n-th of endlessly many different searches: mixed one word, two words, typo, prefix, filters with
// facets, distance. The price span makes each address its own, so that no cache can answer.
func search(n int) string {
	q := url.Values{"perPage": {"20"}, "maxPrice": {fmt.Sprint(100 + n%900)}, "minPrice": {fmt.Sprint(n / 900 % 100)},
		"page": {fmt.Sprint(1 + n/90_000%3)}}
	switch n % 6 {
	case 0:
		q.Set("q", oneWord[n/6%len(oneWord)])
	case 1:
		q.Set("q", twoWords[n/6%len(twoWords)])
	case 2:
		q.Set("q", typos[n/6%len(typos)])
	case 3:
		q.Set("q", prefixes[n/6%len(prefixes)])
	case 4:
		q.Set("sortBy", []string{"popularity", "price", "createdAt"}[n/6%3])
		if n/18%2 == 0 {
			q.Set("categories[]", categories[n/36%len(categories)])
		}
	case 5:
		q.Set("q", oneWord[n/6%len(oneWord)])
		q.Set("sortBy", "distance")
		q.Set("lat", fmt.Sprintf("%.3f", 45.4+float64(n%300)/100))
		q.Set("lon", fmt.Sprintf("%.3f", -73.9+float64(n%500)/100))
	}
	return "/v1/search/products?" + q.Encode()
}

// slugs reads the addresses of many products, spread over the market.
func (p *product) slugs() ([]string, error) {
	var slugs []string
	for page := 1; page <= 20; page++ {
		answer, err := http.Get(fmt.Sprintf("http://%s/v1/search/products?perPage=100&sortBy=createdAt&page=%d",
			p.address, page))
		if err != nil {
			return nil, err
		}
		var list struct {
			Data []struct{ Slug string }
		}
		err = json.NewDecoder(answer.Body).Decode(&list)
		answer.Body.Close()
		if err != nil {
			return nil, err
		}
		for _, d := range list.Data {
			slugs = append(slugs, d.Slug)
		}
	}
	if len(slugs) == 0 {
		return nil, fmt.Errorf("the market has no product")
	}
	return slugs, nil
}
