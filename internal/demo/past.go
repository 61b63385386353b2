package demo

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
)

// The past that is made rather than written: enough orders for charts, lists and popularity to look like a market's.
const (
	pastOrders = 400
	pastDays   = 90 // since the first of them
)

// historyData is the data that the generated past is made from.
type historyData struct {
	Buyers []struct {
		FirstName string `json:"firstName"`
		LastName  string `json:"lastName"`
		Town      string `json:"town"`
		Street    string `json:"street"`
	} `json:"buyers"`
	Cancelled      []string       `json:"cancelled"` // why shops cancelled
	Returned       []string       `json:"returned"`  // why buyers sent back
	Denied         []string       `json:"denied"`    // why shops refused that
	Searches       map[string]int `json:"searches"`  // words, and how often on a usual day
	SearchedInVain map[string]int `json:"searchedInVain"`
}

// wanted is a product with its share of what visitors view and buy.
type wanted struct {
	productData
	shop  string
	place int     // among the products of its shop, the most wanted first
	share float64 // of all that is viewed; they add up to 1
}

// wantedProducts shares interest out as markets do: a few products have much of it, most a little, and every shop has
// one that sells. The order is drawn by hash, so that the popular products are not the newest. One without a photo or
// out of stock interests nobody.
func (m *marketData) wantedProducts() []wanted {
	var all []wanted
	for _, s := range m.shops {
		for _, p := range s.Products {
			if len(p.Photos) > 0 && !p.OutOfStock && s.VacationDays == 0 {
				all = append(all, wanted{productData: p, shop: s.Slug})
			}
		}
	}
	byHash := func(a, b wanted) int { return cmp.Compare(mix(0, "wanted "+a.Slug), mix(0, "wanted "+b.Slug)) }
	slices.SortStableFunc(all, byHash)
	places := map[string]int{} // taken so far, by shop
	for i, p := range all {
		all[i].place = places[p.shop]
		places[p.shop]++
	}
	slices.SortStableFunc(all, func(a, b wanted) int { return cmp.Or(a.place-b.place, byHash(a, b)) })
	sum := 0.0
	for i := range all {
		all[i].share = 1 / float64(i+15)
		sum += all[i].share
	}
	for i := range all {
		all[i].share /= sum
	}
	return all
}

// part draws a number from 0 to 1 for an order and a purpose.
func part(i int, purpose string) float64 { return float64(mix(i, purpose)>>11) / (1 << 53) }

// past makes the orders of guests over the last [pastDays], more of them lately. The same number is the same order
// everywhere.
func (m *marketData) past() []orderData {
	products, made := m.wantedProducts(), []orderData{}
	for i := range pastOrders {
		o := orderData{
			Reference: pastReference(i), Guest: m.pastBuyer(i), Contribution: mix(i, "contribution")%5 == 0,
			Days: 0.2 + (pastDays-0.2)*math.Pow(part(i, "days"), 1.25),
		}
		for line := range 1 + mix(i, "lines")%3 {
			o.Lines = addLine(o.Lines, pickWanted(products, o.Days, part(i, fmt.Sprint("product ", line))), i)
		}
		o.Events = m.pastEvents(i, o)
		made = append(made, o)
	}
	return made
}

// pickWanted chooses by a number from 0 to 1 among the products that were on sale so many days ago.
func pickWanted(products []wanted, days, at float64) wanted {
	total, last := 0.0, 0
	for i := range products {
		if products[i].Days > days {
			total += products[i].share
			last = i
		}
	}
	at *= total
	for i := range products {
		if products[i].Days > days {
			if at -= products[i].share; at < 0 {
				return products[i]
			}
		}
	}
	return products[last]
}

// addLine adds a product to an order, in a variant that can be bought, unless it is there already.
func addLine(lines []lineData, p wanted, i int) []lineData {
	if slices.ContainsFunc(lines, func(l lineData) bool { return l.Product == p.Slug }) {
		return lines
	}
	var keys []string
	for _, c := range p.combinations() {
		if !slices.Contains(p.SoldOut, c.key()) {
			keys = append(keys, c.key())
		}
	}
	line := lineData{Product: p.Slug, Variant: pick(keys, i, "variant "+p.Slug), Quantity: 1}
	if mix(i, "quantity "+p.Slug)%4 == 0 && p.LimitPerOrder != 1 {
		line.Quantity = 2
	}
	return append(lines, line)
}

func (m *marketData) pastBuyer(i int) *personData {
	n := int(mix(i, "buyer") % uint64(len(m.history.Buyers)))
	b := m.history.Buyers[n]
	town := m.towns[b.Town]
	name := strings.ReplaceAll(asciiName.Replace(strings.ToLower(b.FirstName+"."+b.LastName)), " ", "-")
	return &personData{
		FirstName: b.FirstName, LastName: b.LastName, Email: name + "@courriel.example",
		Phone: fmt.Sprintf("418555%04d", 200+n),
		Address: addressData{Address: b.Street, City: b.Town, Province: "QC",
			PostalCode: fmt.Sprintf("%s %d%c%d", town.Prefixes[0], 1+n%9, "ABCEGHJKLMNPRSTVXYZ"[n%19], 1+n%7)},
	}
}

// asciiName writes a name as an address of e-mail does.
var asciiName = strings.NewReplacer("é", "e", "è", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i", "ô", "o", "ç", "c")

// pastReference spells a reference of the shape real ones have.
func pastReference(i int) string {
	const signs = "2346789ACDEFGHJKMNPQRTVWXY"
	drawn, spelled := mix(i, "reference"), make([]byte, 8)
	for n := range spelled {
		spelled[n] = signs[drawn%uint64(len(signs))]
		drawn /= uint64(len(signs))
	}
	return "RR-" + string(spelled[:4]) + "-" + string(spelled[4:])
}

// shopsOf lists the lines of an order by shop, in the order of the shops.
func (m *marketData) shopsOf(o orderData) [][]int {
	byShop := map[string][]int{}
	for n, line := range o.Lines {
		byShop[m.sellerOf(line.Product)] = append(byShop[m.sellerOf(line.Product)], n)
	}
	var all [][]int
	for _, slug := range slices.Sorted(maps.Keys(byShop)) {
		all = append(all, byShop[slug])
	}
	return all
}

func (m *marketData) sellerOf(product string) string {
	for _, s := range m.shops {
		if slices.ContainsFunc(s.Products, func(p productData) bool { return p.Slug == product }) {
			return s.Slug
		}
	}
	return ""
}
