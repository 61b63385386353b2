package catalog

import (
	"time"

	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/rules/shipping"
)

// IndexProduct is everything the search index needs of one visible product. Those of one reading share their Shop.
type IndexProduct struct {
	ID                  string
	Name                string
	Slug                string
	Shop                *IndexShop
	Text                string   // description without tags
	CategoryIDs         []string // its own categories first, then every ancestor, each once
	OwnCategories       int      // how many of CategoryIDs are its own
	MinPrice            money.Cents
	DefaultRegularPrice money.Cents
	FreeShipping        bool // one unit at MinPrice is delivered free
	Available           bool // at least one variant can be bought
	SKUs                []string
	OptionValues        []string // "Bleu marée", "350 ml": each value once
	Choices             []Choice // the same with the options they are values of
	Photo               *Photo   // main photo, keys not addresses, without its id; nil when there is none
	SecondPhoto         string   // key of a small form of the next photo, empty when there is none
	CreatedAt           time.Time
	PublishedAt         time.Time
	Reviews             int     // that count
	Rating              float64 // their average, to a tenth; zero without any

	description, photos string // as stored, until [feed.finish] reads them
}

// DeliveredFree is what FreeShipping is by what the shop asks and how it delivers.
func (e *IndexProduct) DeliveredFree() bool {
	return deliveredFree(e.Shop.Ways, e.Shop.Shipping, e.MinPrice)
}

// Choice is a value that an option takes in one of a product's variants.
type Choice struct {
	Option string // code of the option's name, as in [VariantType]: couleur
	Code   string // of the value: bleu-maree
	Name   string // the value as its shop writes it: Bleu marée
}

// ChoiceCode is the code of an option's name or value. Words that differ only by accents or capitals have the same.
func ChoiceCode(word string) string { return wordCode(word) }

// IndexShop is what the index keeps of the shop of a product.
type IndexShop struct {
	ID            string
	Name          string
	Slug          string
	City          string
	Region        string
	CategoryCode  string
	Located       bool // Lat and Lon are known
	Lat, Lon      float64
	VacationUntil time.Time         // zero when the shop is not away
	Shipping      shipping.Settings // of parcels
	Ways          shipping.Ways
}

// Tile is a product in a listing, on the wire: what is its own, then its shop, then its photo, so that the index keeps
// once what many products share.
type Tile struct {
	ID                  string          `json:"id"`
	Name                string          `json:"name"`
	Slug                string          `json:"slug"`
	MinPrice            money.Cents     `json:"minPrice"`
	DefaultRegularPrice money.Cents     `json:"defaultRegularPrice" doc:"Of the variant at minPrice; zero when it has none"`
	FreeShipping        bool            `json:"freeShipping"`
	Available           bool            `json:"available"`
	Reviews             int             `json:"reviewCount"`
	Rating              float64         `json:"rating" doc:"Average stars of the reviews, to a tenth; zero without any"`
	StoreID             string          `json:"storeId"`
	StoreName           string          `json:"storeName"`
	StoreSlug           string          `json:"storeSlug"`
	StoreCity           string          `json:"storeCity"`
	MainPhoto           string          `json:"mainPhoto" doc:"Address of the main photo, empty when there is none"`
	Thumbs              *picture.Thumbs `json:"thumbs" doc:"Small forms of the main photo, null when there is none"`
	Alt                 string          `json:"alt"`
	Color               string          `json:"color" doc:"Average colour of the main photo, #rrggbb"`
	SecondPhoto         string          `json:"secondPhoto,omitempty" doc:"Address of a small form of the next photo"`
}

// Tile writes the entry as a listing shows it.
func (e *IndexProduct) Tile(url picture.URLOf) Tile {
	t := Tile{
		ID: e.ID, Name: e.Name, Slug: e.Slug, StoreID: e.Shop.ID, StoreName: e.Shop.Name, StoreSlug: e.Shop.Slug,
		StoreCity: e.Shop.City, MinPrice: e.MinPrice, DefaultRegularPrice: e.DefaultRegularPrice,
		FreeShipping: e.FreeShipping, Available: e.Available, Reviews: e.Reviews, Rating: e.Rating,
	}
	if e.Photo != nil {
		photo := e.Photo.URLs(url)
		t.MainPhoto, t.Thumbs, t.Alt, t.Color = photo.File, &photo.Thumbs, photo.Alt, photo.Color
	}
	if e.SecondPhoto != "" {
		t.SecondPhoto = url(e.SecondPhoto)
	}
	return t
}
