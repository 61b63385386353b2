package content

import (
	"rangrue/internal/kit/picture"
)

// Giveaway is what a prize draw gives, as the text of its page tells it.
type Giveaway struct {
	Slug  string
	Value int // of each prize, about, in whole dollars
	Items []GiveawayItem
}

// GiveawayItem is a part of each prize.
type GiveawayItem struct {
	Name, Text    string
	Picture       picture.Picture
	Shop, Product string // slugs of who supplies it and of what it is
}

// PrizeItem is a part of a prize as the top of a text writes it.
type PrizeItem struct {
	Name    string `yaml:"nom,omitempty" json:"name,omitempty" maxLength:"200"`
	Text    string `yaml:"texte,omitempty" json:"text,omitempty" maxLength:"500"`
	Image   string `yaml:"image,omitempty" json:"image,omitempty" maxLength:"500"`
	Shop    string `yaml:"boutique,omitempty" json:"shop,omitempty" maxLength:"200"`
	Product string `yaml:"produit,omitempty" json:"product,omitempty" maxLength:"200"`
}

// Giveaway is the text of a prize draw; false when nobody wrote it.
func (s *Service) Giveaway(slug string) (Giveaway, bool) {
	g, ok := s.library.snapshot().giveaways[slug]
	return g, ok
}

func (l *library) addGiveaway(s *snapshot, id string, f Fields) error {
	if f.Value < 1 || len(f.Items) == 0 {
		return flawed("Un concours a une valeur et au moins un lot.",
			"valeur, from 1 up, and at least one of lots are needed")
	}
	g := Giveaway{Slug: id, Value: f.Value}
	for _, item := range f.Items {
		photo, err := l.picture(item.Image, "")
		if err == nil && (item.Name == "" || item.Shop == "") {
			err = flawed("Chaque lot a un nom et une boutique.", "each of lots has nom and boutique")
		}
		if err != nil {
			return err
		}
		g.Items = append(g.Items, GiveawayItem{Name: item.Name, Text: item.Text, Picture: photo, Shop: item.Shop,
			Product: item.Product})
	}
	s.giveaways[id] = g
	return nil
}
