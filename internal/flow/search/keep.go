package search

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

const (
	keepEvery   = 5 * time.Minute // a change is on disk after that long at most
	lastKeeping = 10 * time.Second
)

// keeper keeps the index of a node in a folder (see disk.go) so that a start reads it and only applies what changed
// since. Nothing depends on the folder: without it, or when it cannot be used, the index is built from the database.
type keeper struct {
	folder string
	log    *slog.Logger
	due    chan struct{} // a large part of the index is new

	// What the folder holds. Load sets it, then only Run uses it.
	kept  *snapshot
	files map[*segment]keptSegment
}

// KeepIn has the index kept in a folder: [Index.Load] then reads it and [Index.Run] writes it.
func (x *Index) KeepIn(folder string, log *slog.Logger) {
	x.keeper = &keeper{
		folder: folder, log: log, due: make(chan struct{}, 1), files: map[*segment]keptSegment{},
	}
}

// Run keeps the index on disk until ctx ends, and then once more: after a build, after a large merge, and every few
// minutes when something changed. It reads snapshots as a visitor's search does, so that nobody waits for it.
func (x *Index) Run(ctx context.Context) {
	k := x.keeper
	if k == nil {
		return
	}
	tick := time.NewTicker(keepEvery)
	defer tick.Stop()
	for {
		x.keepAndLog(ctx)
		select {
		case <-ctx.Done():
			last, cancel := context.WithTimeout(context.WithoutCancel(ctx), lastKeeping)
			defer cancel()
			x.keepAndLog(last)
			return
		case <-tick.C:
		case <-k.due:
		}
	}
}

// keepSoon has the index kept without waiting for the next tick.
func (x *Index) keepSoon() {
	if x.keeper == nil {
		return
	}
	select {
	case x.keeper.due <- struct{}{}:
	default: // it is due already
	}
}

func (x *Index) keepAndLog(ctx context.Context) {
	if err := x.keep(ctx); err != nil && ctx.Err() == nil {
		x.keeper.log.Warn("the search index could not be kept on disk", "error", err)
	}
}

// keep writes the present snapshot unless the folder holds it.
func (x *Index) keep(ctx context.Context) error {
	k, s := x.keeper, x.snapshot.Load()
	if s == k.kept || !x.Ready() {
		return nil
	}
	format, mark, err := x.origin(ctx, s.version)
	if err != nil || mark == "" {
		return err // without its mark nothing could tell later that the database is still the same
	}
	return k.write(s, format, mark)
}

// write writes the segments of a snapshot that the folder lacks, then the manifest, and removes what is left over.
func (k *keeper) write(s *snapshot, format, mark string) error {
	if err := os.MkdirAll(k.folder, 0o700); err != nil {
		return err
	}
	for _, seg := range s.segments {
		if _, written := k.files[seg]; written {
			continue
		}
		name := rand.Text() + filepath.Ext(segmentFiles)
		sum, err := writeFile(k.folder, name, seg.fields)
		if err != nil {
			return err
		}
		k.files[seg] = keptSegment{file: name, sum: sum}
	}
	m := manifestOf(s, k.files)
	m.format, m.mark = format, mark
	if _, err := writeFile(k.folder, manifestName, m.fields); err != nil {
		return err
	}
	if err := syncFolder(k.folder); err != nil {
		return err
	}
	k.kept = s
	return k.sweep()
}

// sweep removes the files that the manifest does not name.
func (k *keeper) sweep() error {
	maps.DeleteFunc(k.files, func(seg *segment, _ keptSegment) bool { return !slices.Contains(k.kept.segments, seg) })
	named := map[string]bool{}
	for _, kept := range k.files {
		named[kept.file] = true
	}
	var failed error
	for _, pattern := range []string{segmentFiles, draftFiles} {
		found, err := filepath.Glob(filepath.Join(k.folder, pattern))
		failed = errors.Join(failed, err)
		for _, path := range found {
			if !named[filepath.Base(path)] {
				failed = errors.Join(failed, os.Remove(path))
			}
		}
	}
	return failed
}

// syncFolder has the names of a folder's files reach the disk.
func syncFolder(folder string) error {
	opened, err := os.Open(folder)
	if err != nil {
		return err
	}
	return errors.Join(opened.Sync(), opened.Close())
}

// origin is what an index at a version is made by and from. The mark is empty when the log no longer has that change.
// A migration may change products without a word in the log, so the schema is part of the format.
func (x *Index) origin(ctx context.Context, version int64) (format, mark string, err error) {
	schema, err := db.SchemaVersion(ctx, x.db)
	if err != nil {
		return "", "", err
	}
	mark, err = changes.Mark(ctx, x.db, version)
	return fmt.Sprintf("%s at schema %d", formatOf(x.url), schema), mark, err
}

// readKept returns the snapshot of the folder with the tree and the shops of the database, or nil when there is none
// of this database and program.
func (x *Index) readKept(ctx context.Context) *snapshot {
	if x.keeper == nil {
		return nil
	}
	next, err := x.readFolder(ctx)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		x.keeper.log.Info("no search index is kept on disk: it is built from the database")
	case err != nil:
		x.keeper.log.Warn("the search index on disk cannot be used: it is built from the database", "reason", err)
	}
	return next
}

func (x *Index) readFolder(ctx context.Context) (*snapshot, error) {
	m, err := x.keeper.readManifest()
	if err != nil {
		return nil, err
	}
	format, mark, err := x.origin(ctx, m.version)
	switch {
	case err != nil:
		return nil, err
	case m.format != format:
		return nil, errors.New("it was made by another version of this program or with other settings")
	case mark == "" || m.mark != mark:
		return nil, errors.New("the change log does not know the change it stands at")
	}
	next, err := x.keeper.readSegments(m)
	if err != nil {
		return nil, err
	}
	if err := x.readTree(ctx, next); err != nil {
		return nil, err
	}
	if err := x.readShops(ctx, next); err != nil {
		return nil, err
	}
	x.ordinals = ordinalsOf(next)
	return next, nil
}

func (k *keeper) readManifest() (*manifest, error) {
	m := &manifest{}
	_, err := readFile(filepath.Join(k.folder, manifestName), m.fields)
	return m, err
}

// readSegments makes the snapshot of a manifest. It has no tree, shops and popularity yet.
func (k *keeper) readSegments(m *manifest) (*snapshot, error) {
	next, files := m.snapshot(), map[*segment]keptSegment{}
	for _, kept := range m.segments {
		seg := &segment{lexicon: &lexicon{}}
		sum, err := readFile(filepath.Join(k.folder, kept.file), seg.fields)
		if err != nil {
			return nil, err
		}
		if sum != kept.sum {
			return nil, fmt.Errorf("%s: %w", kept.file, errTorn)
		}
		seg.complete()
		next.segments = append(next.segments, seg)
		files[seg] = keptSegment{file: kept.file, sum: sum}
	}
	k.kept, k.files = next, files
	return next, nil
}
