package giveaway

import (
	"context"
	"fmt"
	"slices"

	"rangrue/internal/kit/picture"
)

// Prize is what each winner receives.
type Prize struct {
	Value int // about, in whole dollars
	Items []Item
}

// Item is a part of the prize.
type Item struct {
	Name, Text    string
	Picture       picture.Picture
	Shop, Product string // slugs of who supplies it and of what it is
}

// Supplier is a shop that gives a part of the prize, as the page shows it.
type Supplier struct {
	Name    string          `json:"name"`
	Slug    string          `json:"slug"`
	City    string          `json:"city"`
	Tagline string          `json:"tagline"`
	Thumbs  *picture.Thumbs `json:"thumbs"`
}

// PrizeWire is a prize as everyone may know it.
type PrizeWire struct {
	Value     int        `json:"value" doc:"About, in whole dollars"`
	Items     []ItemWire `json:"items"`
	Suppliers []Supplier `json:"suppliers" doc:"The shops behind the items that are open in the market"`
}

// ItemWire is a part of the prize.
type ItemWire struct {
	Name        string           `json:"name"`
	Text        string           `json:"text"`
	Picture     *picture.Picture `json:"picture" doc:"Null when there is none"`
	StoreSlug   string           `json:"storeSlug" doc:"Who supplies it"`
	ProductSlug string           `json:"productSlug" doc:"Empty when it is not for sale"`
}

// prizeWire tells the prize with the shops behind it; nil when nothing tells it.
func (s *Service) prizeWire(ctx context.Context, prize Prize) (*PrizeWire, error) {
	if len(prize.Items) == 0 {
		return nil, nil
	}
	w := &PrizeWire{Value: prize.Value, Items: []ItemWire{}}
	var slugs []string
	for _, i := range prize.Items {
		item := ItemWire{Name: i.Name, Text: i.Text, StoreSlug: i.Shop, ProductSlug: i.Product}
		if i.Picture.Ready() {
			item.Picture = &i.Picture
		}
		w.Items = append(w.Items, item)
		if !slices.Contains(slugs, i.Shop) {
			slugs = append(slugs, i.Shop)
		}
	}
	var err error
	if w.Suppliers, err = s.Suppliers(ctx, slugs); err != nil {
		return nil, fmt.Errorf("giveaway: suppliers: %w", err)
	}
	return w, nil
}
