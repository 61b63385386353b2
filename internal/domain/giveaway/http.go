package giveaway

import (
	"context"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// answerAge is how late a page may learn that the giveaway closed.
const answerAge = 30 * time.Second

// Routes registers the reading of the giveaway. Entering is done by subscribing to the newsletter.
func (s *Service) Routes(api huma.API) {
	web.Get(api, "/giveaway", "Where the giveaway stands", s.get, web.Tag("Giveaway"), web.Public(answerAge),
		web.Describe("Enter by `POST /newsletter/subscribe` with `attributes.event` = `contest_no_waste`. The draw "+
			"can be checked: the rank of a "+
			"ticket is SHA-256(seed + line feed + ticket), the smallest wins; `entriesDigest` is SHA-256 of the "+
			"sorted tickets, each ended by a line feed."))
}

// Wire is the giveaway as everyone may know it.
type Wire struct {
	State         State        `json:"state" enum:"none,open,closed,due,drawn"`
	ClosesAt      *time.Time   `json:"closesAt" doc:"Entries are taken until then; null without a giveaway"`
	AnnouncedAt   *time.Time   `json:"announcedAt" doc:"When winners are drawn; null without a giveaway"`
	PrizeCount    int          `json:"prizeCount"`
	Prize         *PrizeWire   `json:"prize" doc:"What each prize is; null without a giveaway or a text that tells it"`
	Winners       []WinnerWire `json:"winners" doc:"Present holders of the prizes, once drawn"`
	Entries       int          `json:"entries" doc:"How many took part; 0 until entries are closed"`
	EntriesDigest string       `json:"entriesDigest" doc:"Commits to the entries; empty until they are closed"`
	SeedSource    string       `json:"seedSource" doc:"Where the seed comes from, published in advance; may be empty"`
	Seed          string       `json:"seed" doc:"Empty until drawn"`
	DrawnAt       *time.Time   `json:"drawnAt"`
}

// WinnerWire is a winner as the page shows it.
type WinnerWire struct {
	Prize    int    `json:"prize" doc:"From 1"`
	Email    string `json:"email" doc:"Masked: only its owner recognises it"`
	Ticket   string `json:"ticket" doc:"With which the draw can be checked"`
	Position int    `json:"position" doc:"In the order of the draw; greater than the number of prizes after a replacement"`
}

type out struct{ Body Wire }

func (s *Service) get(ctx context.Context, _ *struct{}) (*out, error) {
	status, err := s.Status(ctx)
	if err != nil {
		return nil, err
	}
	w := Wire{
		State: status.State, PrizeCount: status.Edition.Winners, Winners: []WinnerWire{}, Entries: status.Entries,
		EntriesDigest: status.Digest, SeedSource: status.Edition.Source,
	}
	if e := status.Edition; e.Exists() {
		closes, announced := e.ClosesAt(), e.AnnouncedAt()
		w.ClosesAt, w.AnnouncedAt = &closes, &announced
		if w.Prize, err = s.prizeWire(ctx, e.Prize); err != nil {
			return nil, err
		}
	}
	if status.Draw != nil {
		w.Seed, w.DrawnAt = status.Draw.Seed, &status.Draw.At
	}
	for _, winner := range status.Winners {
		if winner.Status != Replaced {
			w.Winners = append(w.Winners, WinnerWire{winner.Prize, Mask(winner.Email), winner.Ticket, winner.Position})
		}
	}
	return &out{w}, nil
}

// Mask hides an address from all but its owner: ana.roy@exemple.ca becomes a•••@e•••.ca.
func Mask(email string) string {
	local, domain, _ := strings.Cut(email, "@")
	name, suffix := domain, ""
	if dot := strings.LastIndexByte(domain, '.'); dot > 0 {
		name, suffix = domain[:dot], domain[dot:]
	}
	return first(local) + "•••@" + first(name) + "•••" + suffix
}

func first(s string) string {
	_, size := utf8.DecodeRuneInString(s)
	return s[:size]
}
