package files

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/google/uuid"
)

// incoming is where a file grows before it takes its place. The dot keeps it out of every valid key, and being inside
// the folder keeps it on the same disk, which renaming needs.
const incoming = ".arrivees"

// folder keeps files in a directory, readable by its user alone. It works through an [os.Root], so that even a symbolic
// link planted in the directory cannot lead out of it.
type folder struct {
	root *os.Root
	base string
}

func openFolder(dir, base string) (*folder, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("files: data folder: %w", err)
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, fmt.Errorf("files: data folder: %w", err)
	}
	if err := root.MkdirAll(incoming, 0o700); err != nil {
		return nil, errors.Join(fmt.Errorf("files: data folder: %w", err), root.Close())
	}
	return &folder{root: root, base: base}, nil
}

func (f *folder) URL(key string) string { return f.base + key }

func (f *folder) Put(ctx context.Context, key, contentType string, r io.Reader, size int64) error {
	if err := checkPut(key, contentType, size); err != nil {
		return err
	}
	temp := path.Join(incoming, uuid.NewString())
	defer f.root.Remove(temp) //nolint:errcheck // gone already when it took its place
	if err := f.write(ctx, temp, newExactly(r, size)); err != nil {
		return fmt.Errorf("files: put %s: %w", key, err)
	}
	if err := f.root.MkdirAll(path.Dir(key), 0o700); err != nil {
		return fmt.Errorf("files: put %s: %w", key, err)
	}
	if err := f.root.Rename(temp, key); err != nil {
		return fmt.Errorf("files: put %s: %w", key, err)
	}
	return f.syncFolders(path.Dir(key))
}

// write fills a new file and brings it to the disk before anyone can see it.
func (f *folder) write(ctx context.Context, name string, r io.Reader) (err error) {
	file, err := f.root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	if _, err := io.Copy(file, readerWithContext{ctx, r}); err != nil {
		return err
	}
	return file.Sync()
}

// syncFolders makes the new name itself durable, and the names of folders that may have been made on the way.
func (f *folder) syncFolders(dir string) error {
	for {
		d, err := f.root.Open(dir)
		if err != nil {
			return fmt.Errorf("files: sync %s: %w", dir, err)
		}
		if err := errors.Join(d.Sync(), d.Close()); err != nil {
			return fmt.Errorf("files: sync %s: %w", dir, err)
		}
		if dir == "." {
			return nil
		}
		dir = path.Dir(dir)
	}
}

func (f *folder) Open(_ context.Context, key string) (File, error) {
	if err := CheckKey(key); err != nil {
		return nil, err
	}
	file, err := f.root.Open(key)
	if err != nil {
		return nil, folderError("open", key, err)
	}
	stat, err := file.Stat()
	if err == nil && !stat.Mode().IsRegular() {
		err = fs.ErrNotExist
	}
	if err != nil {
		return nil, errors.Join(folderError("open", key, err), file.Close())
	}
	return folderFile{file, folderInfo(key, stat)}, nil
}

func (f *folder) Stat(_ context.Context, key string) (Info, error) {
	if err := CheckKey(key); err != nil {
		return Info{}, err
	}
	stat, err := f.root.Stat(key)
	if err == nil && !stat.Mode().IsRegular() {
		err = fs.ErrNotExist
	}
	if err != nil {
		return Info{}, folderError("stat", key, err)
	}
	return folderInfo(key, stat), nil
}

// Delete leaves emptied folders behind: removing them would race with a Put that just made them.
func (f *folder) Delete(_ context.Context, key string) error {
	if err := CheckKey(key); err != nil {
		return err
	}
	if err := f.root.Remove(key); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return folderError("delete", key, err)
	}
	return nil
}

func (f *folder) List(ctx context.Context, prefix string) iter.Seq2[Info, error] {
	return func(yield func(Info, error) bool) {
		if err := checkPrefix(prefix); err != nil {
			yield(Info{}, err)
			return
		}
		f.walk(ctx, path.Dir(prefix+"x"), prefix, yield) // path.Dir: the folder every match lives in
	}
}

// walk visits the files below dir that begin with prefix, and tells whether the caller wants more.
func (f *folder) walk(ctx context.Context, dir, prefix string, yield func(Info, error) bool) bool {
	entries, err := f.entries(ctx, dir)
	if err != nil {
		yield(Info{}, fmt.Errorf("files: list %s: %w", dir, err))
		return false
	}
	for _, entry := range entries {
		key := path.Join(dir, entry.Name())
		if entry.IsDir() {
			if overlaps(key+"/", prefix) && !f.walk(ctx, key, prefix, yield) {
				return false
			}
			continue
		}
		if !strings.HasPrefix(key, prefix) || CheckKey(key) != nil {
			continue
		}
		stat, err := entry.Info()
		if errors.Is(err, fs.ErrNotExist) {
			continue // forgotten while we walked
		}
		if err != nil {
			yield(Info{}, folderError("list", key, err))
			return false
		}
		if !yield(folderInfo(key, stat), nil) {
			return false
		}
	}
	return true
}

// entries reads a folder in the order of the keys it leads to: a folder sorts as its name with the slash.
func (f *folder) entries(ctx context.Context, dir string) ([]fs.DirEntry, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	entries, err := fs.ReadDir(f.root.FS(), dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil // nothing under this prefix yet
	}
	entries = slices.DeleteFunc(entries, func(e fs.DirEntry) bool { return strings.HasPrefix(e.Name(), ".") })
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(sortName(a), sortName(b)) })
	return entries, err
}

func sortName(e fs.DirEntry) string {
	if e.IsDir() {
		return e.Name() + "/"
	}
	return e.Name()
}

func overlaps(a, b string) bool { return strings.HasPrefix(a, b) || strings.HasPrefix(b, a) }

type folderFile struct {
	*os.File
	info Info
}

func (f folderFile) Info() Info { return f.info }

func folderInfo(key string, stat fs.FileInfo) Info {
	return Info{
		Key: key, ContentType: TypeOf(key), Size: stat.Size(), Modified: stat.ModTime(),
		ETag: fmt.Sprintf(`"%x-%x"`, stat.ModTime().UnixNano(), stat.Size()),
	}
}

func folderError(doing, key string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%w: %s", ErrNotFound, key)
	}
	return fmt.Errorf("files: %s %s: %w", doing, key, err)
}

// readerWithContext stops a long copy soon after the caller has gone.
type readerWithContext struct {
	ctx context.Context
	r   io.Reader
}

func (r readerWithContext) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.r.Read(p)
}
