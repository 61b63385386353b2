package casework

import (
	"context"
	"strings"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/searchkey"
	"rangrue/internal/kit/web"
)

// Hit is something that the palette found.
type Hit struct {
	Kind   string `json:"kind" enum:"person,order,shop,product"`
	ID     string `json:"id"`
	Title  string `json:"title"`
	Detail string `json:"detail"`
	State  string `json:"state" doc:"As its own list names it; empty when there is nothing to say"`
	Exact  bool   `json:"exact" doc:"It was named whole"`
}

// Source finds things of one kind by what was typed, the best first.
type Source struct {
	Kind  string
	Right operator.Right // without it nothing of the kind is found
	Find  func(ctx context.Context, typed string, limit int) ([]Hit, error)
}

// Find adds a source to the palette. Each area of the console adds its own before the calls are served; the last one of
// a kind is asked.
func (s *Service) Find(source Source) {
	for n := range s.sources {
		if s.sources[n].Kind == source.Kind {
			s.sources[n] = source
			return
		}
	}
	s.sources = append(s.sources, source)
}

// maxHits is how many rows the palette shows.
const maxHits = 9

func (s *Service) paletteRoutes(d operator.Desk) {
	operator.Get(d, "/palette", "Find an order, a shop, a product or a person", operator.SeeToday, s.getPalette)
}

type paletteInput struct {
	Q string `query:"q" maxLength:"100" doc:"Beginning of a reference, name, e-mail, phone, tracking or invoice number"`
}

type paletteOutput struct {
	Body struct {
		Data []Hit `json:"data" nullable:"false"`
	}
}

func (s *Service) getPalette(ctx context.Context, in *paletteInput) (*paletteOutput, error) {
	out := &paletteOutput{}
	out.Body.Data = []Hit{}
	typed := strings.TrimSpace(in.Q)
	if searchkey.Of(typed) == "" {
		return out, nil
	}
	who, _ := operator.From(ctx)
	var groups [][]Hit
	for _, source := range s.sources {
		if !who.Role.May(source.Right) {
			continue
		}
		found, err := source.Find(ctx, typed, maxHits)
		if err != nil {
			return nil, err
		}
		groups = append(groups, found)
	}
	out.Body.Data = web.List(mix(groups, maxHits))
	return out, nil
}

// mix takes what was named exactly, then one of each group in turn, until there are enough. Groups stay together.
func mix(groups [][]Hit, limit int) (all []Hit) {
	taken := make([]int, len(groups))
	var exact []Hit
	for n, group := range groups {
		for taken[n] < len(group) && group[taken[n]].Exact && len(exact) < limit {
			exact = append(exact, group[taken[n]])
			taken[n]++
		}
	}
	first := make([]int, len(groups))
	copy(first, taken)
	for left, moved := limit-len(exact), true; left > 0 && moved; {
		moved = false
		for n, group := range groups {
			if taken[n] < len(group) && left > 0 {
				taken[n]++
				left--
				moved = true
			}
		}
	}
	all = exact
	for n, group := range groups {
		all = append(all, group[first[n]:taken[n]]...)
	}
	return all
}

func (s *Service) findOrders(ctx context.Context, typed string, limit int) ([]Hit, error) {
	heads, exact, err := s.Orders.FindByKey(ctx, typed, limit)
	hits := make([]Hit, len(heads))
	for n, h := range heads {
		hits[n] = Hit{Kind: "order", ID: h.ID, Title: h.Reference, State: string(h.Status), Exact: exact[h.ID],
			Detail: strings.Join([]string{fullName(h.FirstName, h.LastName), calendar.French(h.CreatedAt),
				h.Total.French()}, " · ")}
	}
	return hits, err
}

func (s *Service) findShops(ctx context.Context, typed string, limit int) (hits []Hit, err error) {
	shops, err := s.Shops.NamedLike(ctx, typed, limit)
	for _, found := range shops {
		hits = append(hits, Hit{Kind: "shop", ID: found.ID, Title: found.Name, Detail: found.City,
			State: string(found.Status), Exact: french.Key(found.Name) == french.Key(typed)})
	}
	return hits, err
}
