package content

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/slug"
)

// recheckAfter is how often the operator's folder is checked; in between, what was read is used.
const recheckAfter = 2 * time.Second

// maxText is more than any text needs; a larger file in the operator's folder is a mistake.
const maxText = 1 << 20

// library reads the texts and keeps them until the operator's folder changes.
type library struct {
	Options
	variables variables

	mu      sync.Mutex
	checked time.Time
	seen    string    // names, sizes and times of the operator's files
	stored  []Version // published from the console, in force or waiting
	due     time.Time // when the next one that waits takes effect; zero when none does
	kept    *snapshot
}

// snapshot is every text as it was read together. It never changes once made.
type snapshot struct {
	version   uint64
	pages     map[string]Page
	faqs      map[string]FAQ
	giveaways map[string]Giveaway
	articles  []Article
	press     []Article
	team      []Person
}

func newLibrary(o Options) (*library, error) {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Picture == nil {
		o.Picture = func(string) (picture.Picture, bool) { return picture.Picture{}, false }
	}
	l := &library{Options: o, variables: o.Variables, checked: o.Now()}
	l.seen = l.fingerprint()
	kept, err := l.read(1)
	l.kept = kept
	return l, err
}

// snapshot is what can be read now. Checking the folder costs a few file stats every other second at most.
func (l *library) snapshot() *snapshot {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.Now()
	if !l.due.IsZero() && !now.Before(l.due) {
		l.renew()
	}
	if l.Folder == "" || now.Sub(l.checked) < recheckAfter {
		return l.kept
	}
	l.checked = now
	seen := l.fingerprint()
	if seen == l.seen {
		return l.kept
	}
	l.seen = seen
	l.renew()
	return l.kept
}

// renew reads every text again. The caller holds the lock.
func (l *library) renew() {
	fresh, err := l.read(l.kept.version + 1)
	if err != nil { // only the program's own files can fail it, and they did not change
		l.Log.Error("texts could not be read again", "error", err)
		return
	}
	l.kept = fresh
}

// fingerprint changes whenever the operator's files do. An unreadable folder is an empty one.
func (l *library) fingerprint() string {
	if l.Folder == "" {
		return ""
	}
	var b strings.Builder
	_ = fs.WalkDir(os.DirFS(l.Folder), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".md" {
			return nil
		}
		if info, err := entry.Info(); err == nil {
			fmt.Fprintf(&b, "%s %d %d\n", name, info.Size(), info.ModTime().UnixNano())
		}
		return nil
	})
	return b.String()
}

func newSnapshot(version uint64) *snapshot {
	return &snapshot{version: version, pages: map[string]Page{}, faqs: map[string]FAQ{},
		giveaways: map[string]Giveaway{}, articles: []Article{}, press: []Article{}, team: []Person{}}
}

// read makes a snapshot of the program's texts, with the operator's in place of those of the same name.
func (l *library) read(version uint64) (*snapshot, error) {
	s := newSnapshot(version)
	var own fs.FS
	if l.Folder != "" {
		own = os.DirFS(l.Folder)
	}
	force := l.inForce()
	for _, kind := range kinds {
		for _, name := range l.names(own, kind, force) {
			if v, ok := force[textID(kind, name)]; ok && l.placeStored(s, kind, name, v) {
				continue
			}
			if err := l.readOne(s, own, kind, name); err != nil {
				return nil, err
			}
		}
	}
	newestFirst := func(a, b Article) int { return cmp.Or(cmp.Compare(b.Date, a.Date), cmp.Compare(a.Slug, b.Slug)) }
	slices.SortFunc(s.articles, newestFirst)
	slices.SortFunc(s.press, newestFirst)
	slices.SortStableFunc(s.team, func(a, b Person) int { return cmp.Compare(a.order, b.order) })
	return s, nil
}

// samples are the kinds that tell of the demo market: without it they would name shops that do not exist.
var samples = map[string]bool{"blogue": true, "concours": true, "equipe": true, "medias": true}

func (l *library) shipped(kind string) bool { return l.Samples || !samples[kind] }

// names lists the texts of a kind: the program's, those of the operator's folder and those published from the console.
func (l *library) names(own fs.FS, kind string, force map[string]Version) []string {
	var names []string
	for id := range force {
		if of, slug := splitID(id); of == kind {
			names = append(names, slug+".md")
		}
	}
	add := func(from fs.FS) {
		entries, _ := fs.ReadDir(from, kind) // a folder that is not there holds nothing
		for _, e := range entries {
			if !e.IsDir() && path.Ext(e.Name()) == ".md" {
				names = append(names, e.Name())
			}
		}
	}
	if l.shipped(kind) {
		add(l.Files)
	}
	if own != nil {
		add(own)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// readOne reads the operator's form of a text, else the program's.
func (l *library) readOne(s *snapshot, own fs.FS, kind, name string) error {
	if own != nil {
		text, err := readBounded(own, path.Join(kind, name))
		if err == nil {
			err = l.place(s, kind, name, text, "")
		}
		switch {
		case err == nil:
			return nil
		case !errors.Is(err, fs.ErrNotExist):
			l.Log.Warn("a text of the data folder is not shown", "file", path.Join(kind, name), "error", err)
		}
	}
	if !l.shipped(kind) {
		return nil
	}
	text, err := fs.ReadFile(l.Files, path.Join(kind, name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil // the operator's alone, and wrong: already logged
	}
	if err == nil {
		err = l.place(s, kind, name, text, "")
	}
	if err != nil {
		return fmt.Errorf("content: %s: %w", path.Join(kind, name), err)
	}
	return nil
}

func readBounded(from fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(from, name)
	if err != nil {
		return nil, err
	}
	if info.Size() > maxText {
		return nil, fmt.Errorf("%d bytes are too many for a text", info.Size())
	}
	return fs.ReadFile(from, name)
}

// place reads a text into the snapshot, or changes nothing. A day is when the text took effect, where its own top does
// not decide.
func (l *library) place(s *snapshot, kind, name string, text []byte, day string) error {
	id := strings.TrimSuffix(name, ".md")
	if !slug.Valid(id) {
		return fmt.Errorf("a file is named as an address is: %q is not %q", id, slug.Make(id))
	}
	f, body, err := readFront(text)
	if err == nil {
		err = f.checkDays()
	}
	if err != nil || f.Draft {
		return err
	}
	f.Updated = cmp.Or(day, f.Updated)
	filled, err := l.variables.fill(string(body), inMarkdown)
	if err == nil {
		err = f.fill(l.variables)
	}
	if err != nil {
		return err
	}
	return l.add(s, kind, id, f, []byte(filled))
}
