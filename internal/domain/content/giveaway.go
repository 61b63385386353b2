package content

import (
	"errors"

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

// prizeItem is a part of a prize as the top of a text writes it.
type prizeItem struct {
	Name    string `yaml:"nom"`
	Text    string `yaml:"texte"`
	Image   string `yaml:"image"`
	Shop    string `yaml:"boutique"`
	Product string `yaml:"produit"`
}

// Giveaway is the text of a prize draw; false when nobody wrote it.
func (s *Service) Giveaway(slug string) (Giveaway, bool) {
	g, ok := s.library.snapshot().giveaways[slug]
	return g, ok
}

func (l *library) addGiveaway(s *snapshot, id string, f front) error {
	if f.Value < 1 || len(f.Items) == 0 {
		return errors.New("valeur, from 1 up, and at least one of lots are needed")
	}
	g := Giveaway{Slug: id, Value: f.Value}
	for _, item := range f.Items {
		photo, err := l.picture(item.Image, "")
		if err == nil && (item.Name == "" || item.Shop == "") {
			err = errors.New("each of lots has nom and boutique")
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
