package content

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/slug"
)

// Text is what the console's list tells of a text.
type Text struct {
	ID      string `json:"id" doc:"Kind and slug: pages.a-propos"`
	Kind    string `json:"kind" enum:"pages,faq,blogue,concours,equipe,medias"`
	Slug    string `json:"slug"`
	Title   string `json:"title"`
	Address string `json:"address" doc:"The page that shows it; empty when none does"`
	Legal   bool   `json:"legal" doc:"Binds the market: someone of it must have read it"`
	Hidden  bool   `json:"hidden" doc:"Not shown to anyone"`

	Version     int        `json:"version" doc:"In force; 0 is that of the program"`
	Since       *time.Time `json:"since,omitempty" doc:"When that version took effect"`
	Waiting     int        `json:"waiting" doc:"A version whose time has not come; 0 without one"`
	WaitingFrom *time.Time `json:"waitingFrom,omitempty"`
	Draft       bool       `json:"draft" doc:"Someone wrote what nobody published yet"`
	EditedBy    string     `json:"editedBy" doc:"Who wrote the draft or published last"`
	EditedAt    *time.Time `json:"editedAt,omitempty"`
	ReadBy      string     `json:"readBy" doc:"Who said to have read the version in force"`
	ReadAt      *time.Time `json:"readAt,omitempty"`
}

// ErrNoText is for a text that does not exist.
var ErrNoText = problem.New(problem.NotFound, "text_not_found", problem.Say(
	"Ce texte est introuvable.", "This text could not be found."))

// legal tells the texts that bind the market: conditions and policies.
func legal(id string) bool {
	return strings.HasPrefix(id, "pages.conditions-") || strings.HasPrefix(id, "pages.politique-")
}

// Texts lists every text, by kind then title.
func (s *Service) Texts(ctx context.Context) ([]Text, error) {
	facts, err := s.facts(ctx)
	if err != nil {
		return nil, err
	}
	var all []Text
	for _, id := range facts.ids(s.library.idsOfFiles()) {
		all = append(all, s.describe(id, facts))
	}
	slices.SortFunc(all, func(a, b Text) int {
		return cmp.Or(cmp.Compare(slices.Index(kinds, a.Kind), slices.Index(kinds, b.Kind)),
			strings.Compare(slug.Make(a.Title), slug.Make(b.Title)))
	})
	return all, nil
}

// known is what the database knows of texts.
type known struct {
	drafts   map[string]draft
	readings map[string]reading
	force    map[string]Version
	waiting  map[string]Version
}

func (s *Service) facts(ctx context.Context) (k known, err error) {
	if k.drafts, err = listDrafts(ctx, s.DB); err != nil {
		return k, err
	}
	if k.readings, err = listReadings(ctx, s.DB); err != nil {
		return k, err
	}
	current, err := readCurrent(ctx, s.DB, s.Now())
	k.force, k.waiting = map[string]Version{}, map[string]Version{}
	for _, v := range current {
		if v.EffectiveAt.After(s.Now()) {
			k.waiting[v.TextID] = v
		} else {
			k.force[v.TextID] = v
		}
	}
	return k, err
}

// ids adds the texts that only the database has to those with a file.
func (k known) ids(files []string) []string {
	for id := range k.drafts {
		if !slices.Contains(files, id) {
			files = append(files, id)
		}
	}
	return files
}

func (s *Service) describe(id string, k known) Text {
	kind, name := splitID(id)
	t := Text{ID: id, Kind: kind, Slug: name, Legal: legal(id)}
	if s.Address != nil {
		t.Address = s.Address(kind, name)
	}
	written, source := k.drafts[id], k.force[id].Source
	if v, ok := k.force[id]; ok {
		t.Version, t.Since, t.EditedBy, t.EditedAt = v.Number, &v.EffectiveAt, v.By, &v.PublishedAt
	} else if file, ok := s.library.fileOf(id); ok {
		source = string(file)
	}
	if v, ok := k.waiting[id]; ok {
		t.Waiting, t.WaitingFrom, t.EditedBy, t.EditedAt = v.Number, &v.EffectiveAt, v.By, &v.PublishedAt
	}
	if written.source != "" {
		t.Draft, t.EditedBy, t.EditedAt = true, written.by, &written.at
	}
	if done, ok := k.readings[id]; ok && done.version == t.Version {
		t.ReadBy, t.ReadAt = done.by, &done.at
	}
	t.Title, t.Hidden = s.titleOf(cmp.Or(source, written.source), name)
	t.Hidden = t.Hidden || source == ""
	return t
}

// titleOf is the title of a source, with its values, and whether it asks not to be shown.
func (s *Service) titleOf(source, name string) (title string, hidden bool) {
	f, _, err := readFront([]byte(source))
	if err == nil {
		err = f.fill(s.library.variables)
	}
	if err != nil {
		return name, false
	}
	return cmp.Or(f.Title, f.Name, name), f.Draft
}

// Unread lists the legal texts whose version in force nobody said to have read, and how many legal texts there are.
func (s *Service) Unread(ctx context.Context) (unread []string, all int, err error) {
	texts, err := s.Texts(ctx)
	for _, t := range texts {
		if t.Legal {
			all++
			if t.ReadAt == nil {
				unread = append(unread, t.ID)
			}
		}
	}
	return unread, all, err
}
