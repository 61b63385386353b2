package giveaway

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/slug"
)

// Edition is a giveaway: its days, how many win, and what.
type Edition struct {
	Rules
	Prize     Prize // without items when nothing tells it
	Revision  int64 // 0: from configuration, no operator wrote it yet
	ChangedBy string
	ChangedAt time.Time
}

// Current is the edition that was written last; without any, what configuration and the text of the prizes say.
func (s *Service) Current(ctx context.Context, r db.Reader) (Edition, error) {
	e, found, err := readEdition(ctx, r)
	if err != nil {
		return Edition{}, fmt.Errorf("giveaway: read the edition: %w", err)
	}
	prize, written := s.Prize()
	if !found {
		e = Edition{Rules: s.Rules}
		if written {
			e.Prize = prize
		}
		return e, nil
	}
	for i, item := range e.Prize.Items {
		e.Prize.Items[i].Picture = s.pictureOf(ctx, item, prize)
	}
	return e, nil
}

// pictureOf is the picture that the text of the prizes gives to an item, or that of the product.
func (s *Service) pictureOf(ctx context.Context, item Item, prize Prize) picture.Picture {
	for _, t := range prize.Items {
		if t.Shop == item.Shop && t.Product == item.Product {
			return t.Picture
		}
	}
	if item.Product == "" {
		return picture.Picture{}
	}
	return s.Picture(ctx, item.Product)
}

// Draft is an edition as an operator writes it.
type Draft struct {
	Edition    string      `json:"edition" maxLength:"60" doc:"Tells this giveaway's entries from those of the next one"`
	ClosesOn   string      `json:"closesOn" maxLength:"10" doc:"The last day to enter, YYYY-MM-DD"`
	DrawnOn    string      `json:"drawnOn" maxLength:"10" doc:"The day of the draw, at noon"`
	Winners    int         `json:"winners" minimum:"1" maximum:"100"`
	SeedSource string      `json:"seedSource" maxLength:"300" doc:"Where the seed will come from"`
	Value      int         `json:"value" minimum:"1" maximum:"100000" doc:"Of each prize, about, in whole dollars"`
	Items      []DraftItem `json:"items" minItems:"1" maxItems:"20"`
}

// DraftItem is a part of the prize and who supplies it.
type DraftItem struct {
	Name        string `json:"name" maxLength:"200"`
	Text        string `json:"text" maxLength:"500"`
	StoreSlug   string `json:"storeSlug" maxLength:"120"`
	ProductSlug string `json:"productSlug" maxLength:"120" doc:"Empty when it is not for sale"`
}

// Meanwhile is what comes with the refusal of an edit: who was there before, when, and what the edition is now.
type Meanwhile struct {
	Revision int64      `json:"revision"`
	By       string     `json:"changedBy"`
	At       *time.Time `json:"changedAt"`
	Draft    Draft      `json:"draft"`
}

// stale refuses an edit of an edition that someone else edited since it was read.
func stale(present Edition) error {
	now := Meanwhile{Revision: present.Revision, By: present.ChangedBy, Draft: draftOf(present)}
	if present.Revision > 0 {
		now.At = &present.ChangedAt
	}
	return errEditionStale.With(now)
}

var (
	errEditionStale = problem.New(problem.Conflict, "giveaway_changed", problem.Say(
		"Le concours a changé pendant que vous l’aviez sous les yeux.",
		"The giveaway has changed while you were reading it."))
	errEditionOver = problem.New(problem.Conflict, "giveaway_over", problem.Say(
		"Les participations de cette édition sont closes\u00a0: elle ne change plus. Donnez un autre nom pour en "+
			"ouvrir une nouvelle.",
		"Entries of this edition are closed: it no longer changes. Give another name to open a new one."))
	errEditionRuns = problem.New(problem.Conflict, "giveaway_running", problem.Say(
		"L’édition en cours doit être tirée avant qu’une autre commence.",
		"The present edition must be drawn before another begins."))
	textDay   = problem.Say("Donnez une date de la forme 2026-12-13.", "Give a date such as 2026-12-13.")
	textOrder = problem.Say("Le tirage vient après le dernier jour des participations.",
		"The draw comes after the last day to enter.")
	textPast  = problem.Say("Ce jour est déjà passé.", "This day is over.")
	textStore = problem.Say("Cette boutique n’est pas ouverte au marché.", "This shop is not open in the market.")
)

// Write keeps an edition as an operator wrote it: the present one until its entries close, then the next under another
// name. revision is that of the edition which the operator read.
func (s *Service) Write(ctx context.Context, revision int64, d Draft) error {
	d.tidy()
	if err := s.checkDraft(ctx, d); err != nil {
		return err
	}
	who, _ := operator.From(ctx)
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		present, err := s.Current(ctx, tx)
		if err != nil {
			return err
		}
		if present.Revision != revision {
			return stale(present)
		}
		if err := s.mayWrite(ctx, tx, present, d); err != nil {
			return err
		}
		written, err := storeEdition(ctx, tx, d, revision, present.Edition == d.Edition, who.Name, s.Now())
		if err != nil {
			return fmt.Errorf("giveaway: write: %w", err)
		}
		if !written {
			return stale(present)
		}
		if err := operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "giveaway.write", SubjectKind: "giveaway",
			SubjectID: d.Edition, SubjectName: d.Edition, Before: draftOf(present), After: d}); err != nil {
			return err
		}
		return changes.Note(ctx, tx, "giveaway", d.Edition)
	})
}

// mayWrite refuses to change an edition that is closed, and to begin one while another runs.
func (s *Service) mayWrite(ctx context.Context, tx *db.Tx, present Edition, d Draft) error {
	if !present.Exists() {
		return nil
	}
	closed := !s.Now().Before(present.ClosesAt())
	if present.Edition == d.Edition {
		if closed {
			return errEditionOver
		}
		return nil
	}
	draw, err := readDraw(ctx, tx, present.Edition)
	if err != nil {
		return err
	}
	if draw != nil {
		return nil
	}
	entries, err := readTickets(ctx, tx, present.Edition)
	if err == nil && len(entries) > 0 {
		return errEditionRuns
	}
	return err
}

func (d *Draft) tidy() {
	d.Edition, d.SeedSource = slug.Make(d.Edition), strings.TrimSpace(check.Plain(d.SeedSource))
	for i := range d.Items {
		item := &d.Items[i]
		item.Name, item.Text = check.Plain(item.Name), check.Plain(item.Text)
		item.StoreSlug, item.ProductSlug = strings.TrimSpace(item.StoreSlug), strings.TrimSpace(item.ProductSlug)
	}
}

func (s *Service) checkDraft(ctx context.Context, d Draft) error {
	fields := []*problem.Field{check.Required("edition", d.Edition)}
	closes, closesErr := dayOf(d.ClosesOn)
	drawn, drawnErr := dayOf(d.DrawnOn)
	rules := Rules{Closes: closes, Announced: drawn}
	switch {
	case closesErr != nil:
		fields = append(fields, check.Fail("closesOn", "bad_day", textDay))
	case drawnErr != nil:
		fields = append(fields, check.Fail("drawnOn", "bad_day", textDay))
	case !s.Now().Before(rules.ClosesAt()):
		fields = append(fields, check.Fail("closesOn", "past", textPast))
	case rules.AnnouncedAt().Before(rules.ClosesAt()):
		fields = append(fields, check.Fail("drawnOn", "too_early", textOrder))
	}
	var slugs []string
	for i, item := range d.Items {
		path := fmt.Sprintf("items[%d].", i)
		fields = append(fields, check.Required(path+"name", item.Name),
			check.Required(path+"storeSlug", item.StoreSlug))
		slugs = append(slugs, item.StoreSlug)
	}
	if err := check.All(fields...); err != nil {
		return err
	}
	return s.checkSuppliers(ctx, slugs)
}

func (s *Service) checkSuppliers(ctx context.Context, slugs []string) error {
	known, err := s.Suppliers(ctx, slugs)
	if err != nil {
		return err
	}
	open := map[string]bool{}
	for _, k := range known {
		open[k.Slug] = true
	}
	var fields []*problem.Field
	for i, slug := range slugs {
		if !open[slug] {
			fields = append(fields, check.Fail(fmt.Sprintf("items[%d].storeSlug", i), "unknown_store", textStore))
		}
	}
	return check.All(fields...)
}

var errDay = errors.New("not a day")

func dayOf(text string) (time.Time, error) {
	day, err := time.ParseInLocation(time.DateOnly, text, calendar.Eastern)
	if err != nil {
		return day, errDay
	}
	return day, nil
}

// draftOf is an edition in the form in which it is written.
func draftOf(e Edition) Draft {
	d := Draft{Edition: e.Edition, Winners: e.Winners, SeedSource: e.Source, Value: e.Prize.Value, Items: []DraftItem{}}
	if e.Exists() {
		d.ClosesOn = calendar.Date(e.Closes)
		d.DrawnOn = calendar.Date(e.Announced)
	}
	for _, i := range e.Prize.Items {
		d.Items = append(d.Items, DraftItem{Name: i.Name, Text: i.Text, StoreSlug: i.Shop, ProductSlug: i.Product})
	}
	return d
}
