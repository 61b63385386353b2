// Package files keeps the product's files (photographs, invoices) under keys, in a data folder or in S3-compatible
// storage, and serves the public ones. It holds whole files, never rows: what a file means is written in the database
// by its author.
//
// Two promises hold on every store. A file appears whole or not at all. And a key's extension is its type: there is no
// second place where the two could disagree, so a file is sent as the type its name says.
package files

import (
	"context"
	"errors"
	"io"
	"iter"
	"net/url"
	"path/filepath"
	"strings"
	"time"
)

// ErrNotFound is the answer for a key that holds no file.
var ErrNotFound = errors.New("files: no such file")

// ErrKey is the answer for a key that breaks the rules of [CheckKey].
var ErrKey = errors.New("files: invalid key")

// ErrSize is the answer when the reader given to Put had more or fewer bytes than announced; nothing was stored.
var ErrSize = errors.New("files: size differs from the one announced")

// PublicPath is where [Handler] is mounted and what public addresses begin with when no other base is configured.
const PublicPath = "/fichiers/"

// PrivateFolder holds files that [Handler] never serves: invoices and whatever else needs an owner check first.
const PrivateFolder = "prive/"

// Info describes a stored file.
type Info struct {
	Key         string
	ContentType string
	Size        int64
	ETag        string // quoted, as HTTP wants it; changes when the content does
	Modified    time.Time
}

// File is an open file; the caller closes it.
type File interface {
	io.ReadSeekCloser
	Info() Info
}

// Store keeps files. Every implementation passes the same conformance tests. Keys follow [CheckKey].
type Store interface {
	// Put keeps exactly size bytes of r under key, replacing what was there. contentType must be [TypeOf] the key.
	Put(ctx context.Context, key, contentType string, r io.Reader, size int64) error
	// Open reads a file, or answers [ErrNotFound].
	Open(ctx context.Context, key string) (File, error)
	// Stat describes a file without reading it, or answers [ErrNotFound].
	Stat(ctx context.Context, key string) (Info, error)
	// Delete forgets a file; forgetting one that is not there is no error.
	Delete(ctx context.Context, key string) error
	// List walks the files whose key begins with prefix, in the order of their keys.
	List(ctx context.Context, prefix string) iter.Seq2[Info, error]
	// URL is the address a browser reads a public file from.
	URL(key string) string
}

// Holds tells whether what is kept at another location would lie among the files of this one: the same bucket under any
// key or region, or the same folder or one inside it.
func Holds(location, other string) bool {
	if ours, theirs := strings.HasPrefix(location, "s3://"), strings.HasPrefix(other, "s3://"); ours || theirs {
		return ours && theirs && bucketOf(location) == bucketOf(other)
	}
	inside, err := filepath.Rel(absolute(location), absolute(other))
	return err == nil && inside != ".." && !strings.HasPrefix(inside, ".."+string(filepath.Separator))
}

// bucketOf names a bucket and its server.
func bucketOf(location string) string {
	u, err := url.Parse(location)
	if err != nil {
		return location
	}
	return strings.ToLower(u.Host) + "/" + strings.Trim(u.Path, "/")
}

// absolute is the path of a folder from the root, without symbolic links as far as it exists.
func absolute(path string) string {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	for dir, rest := path, ""; ; dir, rest = filepath.Dir(dir), filepath.Join(filepath.Base(dir), rest) {
		if real, err := filepath.EvalSymlinks(dir); err == nil {
			return filepath.Join(real, rest)
		}
		if dir == filepath.Dir(dir) {
			return path
		}
	}
}

// Open returns the store at location: "s3://KEY:SECRET@host:port/bucket?region=…&tls=0", or else the path of a data
// folder, which is made when absent. Addresses begin with base; an empty base is [PublicPath], handled by [Handler].
func Open(ctx context.Context, location, base string) (Store, error) {
	if base == "" {
		base = PublicPath
	}
	base = strings.TrimRight(base, "/") + "/"
	if strings.HasPrefix(location, "s3://") {
		return openS3(ctx, location, base)
	}
	return openFolder(location, base)
}
