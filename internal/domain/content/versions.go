package content

import (
	"cmp"
	"context"
	"os"
	"path"
	"slices"
	"strings"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/changes"
)

// kinds are the folders of texts.
var kinds = []string{"pages", "faq", "blogue", "concours", "equipe", "medias"}

// Version is a text as an operator published it. The number of the program's own text is 0.
type Version struct {
	TextID      string
	Number      int
	Source      string
	Summary     string // what changes, in a sentence
	EffectiveAt time.Time
	By          string
	PublishedAt time.Time
	WithdrawnAt time.Time // zero unless it was taken back before its time
}

// textID names a text in addresses: pages.a-propos. The name may be that of its file.
func textID(kind, name string) string { return kind + "." + strings.TrimSuffix(name, ".md") }

func splitID(id string) (kind, slug string) {
	kind, slug, _ = strings.Cut(id, ".")
	return kind, slug
}

// textChanged is the kind of a text in the change log.
const textChanged = "text"

// Load reads the versions published from the console and returns the version of the change log that they include.
func (s *Service) Load(ctx context.Context) (int64, error) {
	if s.DB == nil {
		return 0, nil
	}
	at, err := changes.Version(ctx, s.DB)
	if err != nil {
		return 0, err
	}
	stored, err := readCurrent(ctx, s.DB, s.Now())
	if err != nil {
		return 0, err
	}
	s.library.take(stored)
	return at, nil
}

// Apply reads them again when one of a batch changed.
func (s *Service) Apply(ctx context.Context, batch changes.Batch) error {
	if !batch.Missed && !slices.ContainsFunc(batch.Changes, func(c changes.Change) bool {
		return c.Kind == textChanged
	}) {
		return nil
	}
	_, err := s.Load(ctx)
	return err
}

// take puts other published versions in the place of those known.
func (l *library) take(stored []Version) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.stored = stored
	l.renew()
}

// inForce gives the version of each text whose time has come, and notes when the next one's does.
func (l *library) inForce() map[string]Version {
	now, force := l.Now(), map[string]Version{}
	l.due = time.Time{}
	for _, v := range l.stored {
		switch was, ok := force[v.TextID]; {
		case v.EffectiveAt.After(now):
			if l.due.IsZero() || v.EffectiveAt.Before(l.due) {
				l.due = v.EffectiveAt
			}
		case !ok || latest(v, was) > 0:
			force[v.TextID] = v
		}
	}
	return force
}

// latest compares two versions by when they take effect; of two at once the later one counts.
func latest(a, b Version) int {
	return cmp.Or(a.EffectiveAt.Compare(b.EffectiveAt), cmp.Compare(a.Number, b.Number))
}

// placeStored reads a published version into the snapshot; false when it cannot be read, which leaves the file.
func (l *library) placeStored(s *snapshot, kind, name string, v Version) bool {
	err := l.place(s, kind, name, []byte(v.Source), calendar.Date(v.EffectiveAt))
	if err != nil {
		l.Log.Warn("a published text is not shown", "text", v.TextID, "version", v.Number, "error", err)
	}
	return err == nil
}

// fileOf is the file of a text: that of the operator's folder, else the program's; false when there is none.
func (l *library) fileOf(id string) (source []byte, ok bool) {
	kind, slug := splitID(id)
	name := path.Join(kind, slug+".md")
	if l.Folder != "" {
		if text, err := readBounded(os.DirFS(l.Folder), name); err == nil {
			return text, true
		}
	}
	if !l.shipped(kind) {
		return nil, false
	}
	text, err := readBounded(l.Files, name)
	return text, err == nil
}

// idsOfFiles lists the texts that have a file.
func (l *library) idsOfFiles() []string {
	var ids []string
	var folder = os.DirFS(l.Folder)
	for _, kind := range kinds {
		for _, name := range l.names(folder, kind, nil) {
			ids = append(ids, textID(kind, name))
		}
	}
	return ids
}
