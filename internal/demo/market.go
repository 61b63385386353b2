package demo

import (
	"cmp"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"sync"

	"rangrue/internal/kit/money"
	"rangrue/internal/rules/shipping"
)

//go:embed data
var dataFiles embed.FS

// marketData is the data folder, read. Texts are kept as they were typed: [compose] sets them when they are loaded.
type marketData struct {
	towns     map[string]townData
	customers []personData
	photos    map[string]photoData
	shops     []shopData // the oldest first
	orders    []orderData
	history   historyData
	reviews   reviewData
}

type townData struct {
	Name     string   `json:"name"`
	Region   string   `json:"region"`
	Prefixes []string `json:"prefixes"` // first halves of its postal codes
	Lat      float64  `json:"lat"`
	Lon      float64  `json:"lon"`
}

type personData struct {
	Key       string      `json:"key"` // names the person in questions and orders
	FirstName string      `json:"firstName"`
	LastName  string      `json:"lastName"`
	Email     string      `json:"email"`
	Phone     string      `json:"phone"`
	Address   addressData `json:"address"`
}

type addressData struct {
	Address    string `json:"address"`
	Address2   string `json:"address2"`
	City       string `json:"city"`
	Province   string `json:"province"`
	PostalCode string `json:"postalCode"`
}

type photoData struct {
	Alt   string `json:"alt"`
	Color string `json:"color"`
}

type shopData struct {
	Slug         string       `json:"slug"`
	Name         string       `json:"name"`
	CategoryCode string       `json:"categoryCode"`
	Town         string       `json:"town"`
	PostalCode   string       `json:"postalCode"`
	Street       string       `json:"street"`
	LegalName    string       `json:"legalName"`
	Owner        personData   `json:"owner"`
	SKU          string       `json:"sku"`  // three signs that open the codes of its products
	Days         int          `json:"days"` // how long ago it opened
	Tagline      string       `json:"tagline"`
	Presentation []string     `json:"presentation"`
	Shipping     shippingData `json:"shipping"`
	Pickup       *struct {
		Hours        string `json:"hours"`
		Instructions string `json:"instructions"`
	} `json:"pickup"` // at its own address, for free
	Local       *shipping.LocalOffer `json:"local"`
	ReturnTerms string               `json:"returnTerms"`
	Taxes       struct {
		GST string `json:"gst"`
		QST string `json:"qst"`
	} `json:"taxes"` // empty for a small supplier
	Photo        string        `json:"photo"`
	Banner       string        `json:"banner"`
	VacationDays int           `json:"vacationDays"` // how long it is still away
	Products     []productData `json:"products"`
}

type shippingData struct {
	Amount money.Cents `json:"amount"`
	Policy string      `json:"policy"` // "item" multiplies by units; otherwise tiers, or the amount alone
	Tiers  []struct {
		Quantity int         `json:"quantity"`
		Amount   money.Cents `json:"amount"`
	} `json:"tiers"`
	FreeFrom money.Cents `json:"freeFrom"`
	Days     [2]int      `json:"days"` // working days before a parcel leaves
}

type productData struct {
	Slug          string         `json:"slug"`
	Name          string         `json:"name"`
	Categories    []string       `json:"categories"`
	Price         money.Cents    `json:"price"`
	RegularPrice  money.Cents    `json:"regularPrice"`
	Photos        []string       `json:"photos"` // the main one first
	Options       []optionData   `json:"options"`
	Default       string         `json:"default"` // values joined by "/"; the first combination when empty
	Stock         *int           `json:"stock"`   // counted units of the default variant; absent when not counted
	OutOfStock    bool           `json:"outOfStock"`
	SoldOut       []string       `json:"soldOut"` // combinations that are out of stock
	LimitPerOrder int            `json:"limitPerOrder"`
	TaxCategory   string         `json:"taxCategory"`
	FinalSale     bool           `json:"finalSale"`
	Size          [3]float64     `json:"size"` // length, width, height in cm
	Weight        float64        `json:"weight"`
	Days          float64        `json:"days"` // how long ago it was published
	Description   []string       `json:"description"`
	Questions     []questionData `json:"questions"`
}

type optionData struct {
	Name   string      `json:"name"`
	Values []valueData `json:"values"`
}

type valueData struct {
	Value string      `json:"value"`
	Adds  money.Cents `json:"adds"`  // to the price
	Photo string      `json:"photo"` // one of the product's that shows this value
}

type questionData struct {
	By       string  `json:"by"`
	Days     float64 `json:"days"`
	Question string  `json:"question"`
	Answer   string  `json:"answer"`
}

// market reads the data folder once. Its files are part of the program: one that cannot be read is a mistake of ours,
// found by the tests, and never something to recover from.
var market = sync.OnceValue(func() *marketData {
	m := &marketData{towns: map[string]townData{}}
	var towns []townData
	read("towns.json", &towns)
	read("customers.json", &m.customers)
	read("photos.json", &m.photos)
	read("orders.json", &m.orders)
	read("history.json", &m.history)
	read("reviews.json", &m.reviews)
	for _, t := range towns {
		m.towns[t.Name] = t
	}
	files, err := fs.Glob(dataFiles, "data/shops/*.json")
	if err != nil {
		panic(err)
	}
	for _, name := range files {
		var s shopData
		read(path.Join("shops", path.Base(name)), &s)
		m.shops = append(m.shops, s)
	}
	slices.SortFunc(m.shops, func(a, b shopData) int {
		return cmp.Or(b.Days-a.Days, cmp.Compare(a.Slug, b.Slug))
	})
	return m
})

func read(name string, into any) {
	text, err := dataFiles.ReadFile("data/" + name)
	if err == nil {
		err = json.Unmarshal(text, into)
	}
	if err != nil {
		panic(fmt.Sprintf("demo: data/%s: %v", name, err))
	}
}
