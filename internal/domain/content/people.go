package content

import (
	"context"
	"strings"

	"rangrue/internal/kit/picture"
)

// PressItem is something the press page shows. A press release of ours is read on that page itself.
type PressItem struct {
	Card
	HTML string `json:"html" doc:"Clean HTML; empty when the text is elsewhere"`
}

type pressOut struct {
	Body struct {
		Data []PressItem `json:"data"`
	}
}

func (s *Service) getPress(context.Context, *struct{}) (*pressOut, error) {
	out := &pressOut{}
	out.Body.Data = []PressItem{}
	for _, a := range s.Press() {
		out.Body.Data = append(out.Body.Data, PressItem{Card: cardOf(a, a.URL), HTML: a.HTML})
	}
	return out, nil
}

// PersonWire is someone of the team.
type PersonWire struct {
	Name  string           `json:"name"`
	Role  string           `json:"role"`
	HTML  string           `json:"html" doc:"Clean HTML"`
	Photo *picture.Picture `json:"photo" doc:"Null when there is none"`
}

type teamOut struct {
	Body struct {
		Data []PersonWire `json:"data"`
	}
}

func (s *Service) getTeam(context.Context, *struct{}) (*teamOut, error) {
	out := &teamOut{}
	out.Body.Data = []PersonWire{}
	for _, p := range s.Team() {
		person := PersonWire{Name: p.Name, Role: p.Role, HTML: p.HTML}
		if p.Photo.Ready() {
			person.Photo = &p.Photo
		}
		out.Body.Data = append(out.Body.Data, person)
	}
	return out, nil
}

func hasTag(a Article, tag string) bool {
	for _, t := range a.Tags {
		if strings.EqualFold(t, tag) {
			return true
		}
	}
	return false
}
