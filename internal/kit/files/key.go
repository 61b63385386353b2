package files

import (
	"fmt"
	"path"
	"regexp"
	"strings"
)

// types are the only kinds of file kept. The table is ours and not the machine's, so that every node says the same;
// it has no HTML and no script, so that a file sent from our address can never act there.
var types = map[string]string{
	".avif": "image/avif", ".jpeg": "image/jpeg", ".jpg": "image/jpeg", ".png": "image/png", ".webp": "image/webp",
	".pdf": "application/pdf", ".csv": "text/csv; charset=utf-8", ".txt": "text/plain; charset=utf-8",
	".json": "application/json", ".zip": "application/zip", ".age": "application/octet-stream", // an archive
}

const maxKey = 400

// Folder names have no dot, so that a name is never both a file and a folder; lower case, so that a key means the same
// on disks that ignore case; nothing begins with a dot or a dash, which leaves no way to climb.
var keyShape = regexp.MustCompile(`^([a-z0-9][a-z0-9_-]*/)*[a-z0-9][a-z0-9_-]*(\.[a-z0-9][a-z0-9_-]*)+$`)

var prefixShape = regexp.MustCompile(`^([a-z0-9][a-z0-9_-]*/)*([a-z0-9][a-z0-9._-]*)?$`)

// CheckKey answers nil when key may name a file: lower-case folders separated by slashes, then a name with the
// extension of a known type, such as "photos/3f/3f9a…/480.webp".
func CheckKey(key string) error {
	if len(key) > maxKey || !keyShape.MatchString(key) || TypeOf(key) == "" {
		return fmt.Errorf("%w: %.100q", ErrKey, key)
	}
	return nil
}

// TypeOf is the content type that a key's extension stands for, empty when the extension is not one we keep.
func TypeOf(key string) string { return types[path.Ext(key)] }

func checkPut(key, contentType string, size int64) error {
	if err := CheckKey(key); err != nil {
		return err
	}
	bare := func(t string) string { t, _, _ = strings.Cut(t, ";"); return strings.TrimSpace(t) }
	if bare(contentType) != bare(TypeOf(key)) {
		return fmt.Errorf("%w: %q does not name a file of type %q", ErrKey, key, contentType)
	}
	if size < 0 {
		return fmt.Errorf("%w: %d bytes announced", ErrSize, size)
	}
	return nil
}

func checkPrefix(prefix string) error {
	if len(prefix) > maxKey || !prefixShape.MatchString(prefix) {
		return fmt.Errorf("%w: prefix %.100q", ErrKey, prefix)
	}
	return nil
}
