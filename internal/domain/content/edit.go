package content

import (
	"bytes"
	"context"
	"slices"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/slug"
)

// Written is a text as its editor sees it: what stands at its top, and its Markdown.
type Written struct {
	Fields Fields `json:"fields"`
	Body   string `json:"body" maxLength:"500000" doc:"Markdown"`
}

// TextConflict is what the second of two editors is told.
type TextConflict struct {
	Revision int64     `json:"revision" doc:"The present one"`
	By       string    `json:"by" doc:"Who changed the text"`
	At       time.Time `json:"at"`
	Text     Written   `json:"text" doc:"What they wrote"`
}

var (
	errTextChanged = problem.New(problem.Conflict, "text_changed", problem.Say(
		"Quelqu’un a changé ce texte depuis que vous l’avez ouvert.",
		"Someone changed this text since you opened it."))
	errTextTaken = problem.Say("Un texte a déjà cette adresse.", "A text already has this address.")
	textSummary  = problem.Say("Dites en une phrase ce qui change\u00a0: ce texte engage le marché.",
		"Say in a sentence what changes: this text binds the market.")
	textPast = problem.Say("Choisissez un jour à venir, ou publiez tout de suite.",
		"Choose a day to come, or publish now.")
	textDay = problem.Say("Écrivez un jour comme 2026-12-01.", "Write a day such as 2026-12-01.")
)

// newKinds are the kinds of which an operator may add a text: each stands on a page that shows them all.
var newKinds = []string{"blogue", "equipe", "medias"}

// Create starts a text that has no file: an article, someone of the team, something of the press.
func (s *Service) Create(ctx context.Context, kind, title string) (id string, err error) {
	title = check.Line(title)
	name := slug.Cut(slug.Make(title), 80)
	if err := check.All(check.Required("title", title)); err != nil {
		return "", err
	}
	if !slices.Contains(newKinds, kind) || name == "" {
		return "", ErrNoText
	}
	f := Fields{Title: title, Date: calendar.Date(s.Now())}
	if kind == "equipe" {
		f = Fields{Name: title}
	}
	source, err := f.write("")
	if err != nil {
		return "", err
	}
	id = textID(kind, name)
	if _, found := s.library.fileOf(id); found {
		return "", check.Refuse(*check.Fail("title", "slug_taken", errTextTaken))
	}
	return id, s.DB.Tx(ctx, func(tx *db.Tx) error {
		who, _ := operator.From(ctx)
		fresh, err := writeDraft(ctx, tx, id, 0, string(source), who.Name, s.Now())
		if err == nil && !fresh {
			err = check.Refuse(*check.Fail("title", "slug_taken", errTextTaken))
		}
		if err != nil {
			return err
		}
		return s.note(ctx, tx, "text.create", id, title, nil, nil, "")
	})
}

// SaveDraft keeps what an operator wrote without showing it to anyone. The text must be at the revision it was opened
// at.
func (s *Service) SaveDraft(ctx context.Context, id string, revision int64, w Written) error {
	source, err := w.Fields.write(w.Body)
	if err != nil {
		return err
	}
	if err := s.exists(ctx, id); err != nil {
		return err
	}
	return s.DB.Tx(ctx, func(tx *db.Tx) error {
		if err := s.writeDraft(ctx, tx, id, revision, string(source)); err != nil {
			return err
		}
		title, _ := s.titleOf(string(source), id)
		return s.note(ctx, tx, "text.draft", id, title, nil, nil, "")
	})
}

// DropDraft forgets what nobody published.
func (s *Service) DropDraft(ctx context.Context, id string, revision int64) error {
	return s.DB.Tx(ctx, func(tx *db.Tx) error {
		if err := s.writeDraft(ctx, tx, id, revision, ""); err != nil {
			return err
		}
		return s.note(ctx, tx, "text.drop", id, id, nil, nil, "")
	})
}

// writeDraft writes the draft of a text at a revision, or tells who changed it.
func (s *Service) writeDraft(ctx context.Context, tx *db.Tx, id string, revision int64, source string) error {
	who, _ := operator.From(ctx)
	fresh, err := writeDraft(ctx, tx, id, revision, source, who.Name, s.Now())
	if err != nil || fresh {
		return err
	}
	present, err := readDraft(ctx, tx, id)
	if err != nil {
		return err
	}
	now, err := s.present(ctx, tx, id, present)
	if err != nil {
		return err
	}
	return errTextChanged.With(TextConflict{Revision: present.revision, By: present.by, At: present.at, Text: now})
}

// present is a text as its editor should see it: the draft, else the version that comes last, else the file.
func (s *Service) present(ctx context.Context, r db.Reader, id string, d draft) (w Written, err error) {
	source := d.source
	if source == "" {
		versions, err := listVersions(ctx, r, id)
		if err != nil {
			return w, err
		}
		for _, v := range versions {
			if v.WithdrawnAt.IsZero() {
				source = v.Source
				break
			}
		}
	}
	if source == "" {
		file, ok := s.library.fileOf(id)
		if !ok {
			return w, ErrNoText
		}
		source = string(file)
	}
	return written(source)
}

func written(source string) (w Written, err error) {
	var body []byte
	w.Fields, body, err = readFront([]byte(source))
	w.Body = string(bytes.TrimLeft(body, "\n"))
	for i := range w.Fields.Blocks { // lists are never null on the wire
		if w.Fields.Blocks[i].Children == nil {
			w.Fields.Blocks[i].Children = []BlockChild{}
		}
	}
	return w, err
}

func (s *Service) exists(ctx context.Context, id string) error {
	if _, found := s.library.fileOf(id); found {
		return nil
	}
	d, err := readDraft(ctx, s.DB, id)
	if err == nil && d.revision == 0 {
		err = ErrNoText
	}
	return err
}

// Publish makes a version of what an operator wrote, in force now or from the start of a day to come. A version that
// waits is taken back: the one published last is the one that people will read.
func (s *Service) Publish(ctx context.Context, id string, revision int64, w Written, summary, day string) (int, error) {
	summary = check.Line(summary)
	now := s.Now()
	effective, err := s.effective(day, now)
	if err == nil && legal(id) && summary == "" {
		err = check.Refuse(*check.Fail("summary", "required", textSummary))
	}
	if err == nil {
		err = s.exists(ctx, id)
	}
	if err != nil {
		return 0, err
	}
	source, err := s.publishable(id, w)
	if err != nil {
		return 0, err
	}
	who, _ := operator.From(ctx)
	v := Version{TextID: id, Source: source, Summary: summary, EffectiveAt: effective, By: who.Name, PublishedAt: now}
	err = s.DB.Tx(ctx, func(tx *db.Tx) error {
		if err := s.writeDraft(ctx, tx, id, revision, ""); err != nil {
			return err
		}
		if _, err := withdrawWaiting(ctx, tx, id, 0, now); err != nil {
			return err
		}
		if v.Number, err = insertVersion(ctx, tx, v); err != nil {
			return err
		}
		if err := changes.Note(ctx, tx, textChanged, id); err != nil {
			return err
		}
		title, _ := s.titleOf(source, id)
		return s.note(ctx, tx, "text.publish", id, title, nil,
			map[string]any{"version": v.Number, "effectiveOn": calendar.Date(effective)}, summary)
	})
	return v.Number, err
}

// publishable is the source of a text that the site can show.
func (s *Service) publishable(id string, w Written) (string, error) {
	if _, err := s.render(id, w); err != nil {
		return "", err
	}
	w.Fields.ToReview = false // an operator of the market wrote it
	source, err := w.Fields.write(w.Body)
	return string(source), err
}

// effective is when a version takes effect: now, or at the start of a day in Quebec.
func (s *Service) effective(day string, now time.Time) (time.Time, error) {
	if day == "" {
		return now, nil
	}
	at, err := time.ParseInLocation(time.DateOnly, day, calendar.Eastern)
	if err != nil {
		return at, check.Refuse(*check.Fail("effectiveOn", "day", textDay))
	}
	if !at.After(now) {
		return at, check.Refuse(*check.Fail("effectiveOn", "past", textPast))
	}
	return at, nil
}

// Withdraw takes back a version whose time has not come.
func (s *Service) Withdraw(ctx context.Context, id string, number int) error {
	return s.DB.Tx(ctx, func(tx *db.Tx) error {
		n, err := withdrawWaiting(ctx, tx, id, number, s.Now())
		if err == nil && n == 0 {
			err = ErrNoText
		}
		if err != nil {
			return err
		}
		if err := changes.Note(ctx, tx, textChanged, id); err != nil {
			return err
		}
		return s.note(ctx, tx, "text.withdraw", id, id, map[string]any{"version": number}, nil, "")
	})
}

// MarkRead says that an operator read the version of a text that is in force.
func (s *Service) MarkRead(ctx context.Context, id string) error {
	if err := s.exists(ctx, id); err != nil {
		return err
	}
	facts, err := s.facts(ctx)
	if err != nil {
		return err
	}
	text := s.describe(id, facts)
	return s.DB.Tx(ctx, func(tx *db.Tx) error {
		who, _ := operator.From(ctx)
		if err := writeReading(ctx, tx, id, text.Version, who.Name, s.Now()); err != nil {
			return err
		}
		return s.note(ctx, tx, "text.read", id, text.Title, nil, map[string]any{"version": text.Version}, "")
	})
}

func (s *Service) note(ctx context.Context, tx *db.Tx, act, id, title string, before, after any, reason string) error {
	return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "text", SubjectID: id,
		SubjectName: title, Before: before, After: after, Reason: reason})
}
