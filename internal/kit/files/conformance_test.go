package files_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"iter"
	"slices"
	"strings"
	"sync"
	"testing"

	"rangrue/internal/kit/files"
)

func TestEveryStoreKeepsTheSamePromises(t *testing.T) {
	stores := map[string]func(t *testing.T) files.Store{"folder": newFolder, "s3": newS3}
	promises := map[string]func(t *testing.T, s files.Store){
		"a file comes back as it was put":               keepsBytes,
		"an empty file is a file":                       keepsEmptiness,
		"putting again replaces":                        replaces,
		"a missing file is ErrNotFound":                 missesClearly,
		"deleting twice is no error":                    forgets,
		"a size that lies keeps nothing":                refusesWrongSize,
		"a reader that fails keeps the former file":     survivesBrokenReader,
		"keys out of shape are refused":                 refusesKeys,
		"a type that is not the key's is refused":       refusesTypes,
		"listing walks in the order of keys":            listsInOrder,
		"listing stops when the caller has enough":      listsLazily,
		"listing refuses a prefix that climbs":          refusesPrefix,
		"reading may begin anywhere":                    seeks,
		"writers of one key never mix":                  writesWhole,
		"a caller who has gone stops the work":          obeysContext,
		"addresses begin with the base":                 namesAddresses,
		"a large file crosses in pieces and comes back": keepsLargeFiles,
	}
	for store, open := range stores {
		t.Run(store, func(t *testing.T) {
			for promise, check := range promises {
				t.Run(promise, func(t *testing.T) { check(t, open(t)) })
			}
		})
	}
}

const webp, text = "image/webp", "text/plain; charset=utf-8"

func put(t *testing.T, s files.Store, key, contentType, content string) {
	t.Helper()
	if err := s.Put(t.Context(), key, contentType, strings.NewReader(content), int64(len(content))); err != nil {
		t.Fatalf("Put(%s): %v", key, err)
	}
}

func get(t *testing.T, s files.Store, key string) string {
	t.Helper()
	f, err := s.Open(t.Context(), key)
	if err != nil {
		t.Fatalf("Open(%s): %v", key, err)
	}
	defer f.Close()
	content, err := io.ReadAll(f)
	if err != nil {
		t.Fatalf("read %s: %v", key, err)
	}
	return string(content)
}

func keepsBytes(t *testing.T, s files.Store) {
	put(t, s, "photos/3f/abc/480.webp", webp, "une photo")
	if got := get(t, s, "photos/3f/abc/480.webp"); got != "une photo" {
		t.Errorf("read %q", got)
	}
	info, err := s.Stat(t.Context(), "photos/3f/abc/480.webp")
	if err != nil || info.Key != "photos/3f/abc/480.webp" || info.Size != 9 || info.ContentType != webp ||
		info.Modified.IsZero() {
		t.Errorf("Stat = %+v, %v", info, err)
	}
	if len(info.ETag) < 4 || info.ETag[0] != '"' || info.ETag[len(info.ETag)-1] != '"' {
		t.Errorf("ETag %q is not quoted", info.ETag)
	}
}

func keepsEmptiness(t *testing.T, s files.Store) {
	put(t, s, "vide.txt", text, "")
	if got := get(t, s, "vide.txt"); got != "" {
		t.Errorf("read %q", got)
	}
}

func replaces(t *testing.T, s files.Store) {
	put(t, s, "a/note.txt", text, "premier")
	before, _ := s.Stat(t.Context(), "a/note.txt")
	put(t, s, "a/note.txt", text, "second, plus long")
	after, _ := s.Stat(t.Context(), "a/note.txt")
	if got := get(t, s, "a/note.txt"); got != "second, plus long" || before.ETag == after.ETag {
		t.Errorf("read %q; ETag %s then %s", got, before.ETag, after.ETag)
	}
}

func missesClearly(t *testing.T, s files.Store) {
	put(t, s, "dossier/present.txt", text, "x")
	for _, key := range []string{"absent.txt", "dossier/absent.txt", "rien/absent.txt"} {
		if _, err := s.Open(t.Context(), key); !errors.Is(err, files.ErrNotFound) {
			t.Errorf("Open(%s) = %v", key, err)
		}
		if _, err := s.Stat(t.Context(), key); !errors.Is(err, files.ErrNotFound) {
			t.Errorf("Stat(%s) = %v", key, err)
		}
	}
}

func forgets(t *testing.T, s files.Store) {
	put(t, s, "a/b.txt", text, "x")
	for range 2 {
		if err := s.Delete(t.Context(), "a/b.txt"); err != nil {
			t.Fatalf("Delete: %v", err)
		}
	}
	if _, err := s.Stat(t.Context(), "a/b.txt"); !errors.Is(err, files.ErrNotFound) {
		t.Errorf("after Delete, Stat = %v", err)
	}
}

func refusesWrongSize(t *testing.T, s files.Store) {
	for _, size := range []int64{-1, 0, 4, 6} {
		err := s.Put(t.Context(), "a.txt", text, strings.NewReader("12345"), size)
		if !errors.Is(err, files.ErrSize) {
			t.Errorf("Put of 5 bytes announced as %d = %v", size, err)
		}
		if _, err := s.Stat(t.Context(), "a.txt"); !errors.Is(err, files.ErrNotFound) {
			t.Errorf("after a lie of %d, Stat = %v", size, err)
		}
	}
	if keys := listed(t, s, ""); len(keys) != 0 {
		t.Errorf("left behind: %v", keys)
	}
}

type brokenReader struct{ err error }

func (b brokenReader) Read([]byte) (int, error) { return 0, b.err }

func survivesBrokenReader(t *testing.T, s files.Store) {
	put(t, s, "a.txt", text, "ancien")
	broken := errors.New("cable cut")
	r := io.MultiReader(strings.NewReader("nou"), brokenReader{broken})
	if err := s.Put(t.Context(), "a.txt", text, r, 7); !errors.Is(err, broken) {
		t.Errorf("Put = %v; want the reader's own error", err)
	}
	if got := get(t, s, "a.txt"); got != "ancien" {
		t.Errorf("read %q", got)
	}
}

var badKeys = []string{
	"", "/", ".", "..", "../a.txt", "a/../b.txt", "/a.txt", "a//b.txt", "a/", "a/.txt", ".a.txt", "a/.b/c.txt",
	"A.txt", "é.txt", "a b.txt", "a\\b.txt", "a\x00.txt", "a.txt\n", "a", "a.exe", "a.html", "a.svg", "a.b/c.txt",
	"-a.txt", "a.txt/", "%2e%2e/a.txt", strings.Repeat("a", 400) + ".txt",
}

func refusesKeys(t *testing.T, s files.Store) {
	for _, key := range badKeys {
		if err := s.Put(t.Context(), key, text, strings.NewReader("x"), 1); !errors.Is(err, files.ErrKey) {
			t.Errorf("Put(%q) = %v", key, err)
		}
		if _, err := s.Open(t.Context(), key); !errors.Is(err, files.ErrKey) {
			t.Errorf("Open(%q) = %v", key, err)
		}
		if _, err := s.Stat(t.Context(), key); !errors.Is(err, files.ErrKey) {
			t.Errorf("Stat(%q) = %v", key, err)
		}
		if err := s.Delete(t.Context(), key); !errors.Is(err, files.ErrKey) {
			t.Errorf("Delete(%q) = %v", key, err)
		}
	}
}

func refusesTypes(t *testing.T, s files.Store) {
	err := s.Put(t.Context(), "a.webp", "text/html", strings.NewReader("x"), 1)
	if !errors.Is(err, files.ErrKey) {
		t.Errorf("Put = %v", err)
	}
}

func listed(t *testing.T, s files.Store, prefix string) []string {
	t.Helper()
	var keys []string
	for info, err := range s.List(t.Context(), prefix) {
		if err != nil {
			t.Fatalf("List(%s): %v", prefix, err)
		}
		keys = append(keys, info.Key)
	}
	return keys
}

func listsInOrder(t *testing.T, s files.Store) {
	all := []string{"a-b/1.txt", "a.txt", "a/1.txt", "a/2/3.txt", "ab.txt", "b/1.txt"}
	for _, key := range []int{3, 0, 5, 2, 4, 1} {
		put(t, s, all[key], text, "x")
	}
	for prefix, want := range map[string][]string{
		"": all, "a/": all[2:4], "a": all[:5], "a/2": all[3:4], "b": all[5:], "z/": nil, "a/1.txt": all[2:3],
	} {
		if got := listed(t, s, prefix); !slices.Equal(got, want) {
			t.Errorf("List(%q) = %v; want %v", prefix, got, want)
		}
	}
}

func listsLazily(t *testing.T, s files.Store) {
	for _, key := range []string{"a/1.txt", "a/2.txt", "b/1.txt"} {
		put(t, s, key, text, "x")
	}
	next, stop := iter.Pull2(s.List(t.Context(), ""))
	info, err, ok := next()
	stop()
	if !ok || err != nil || info.Key != "a/1.txt" || info.Size != 1 {
		t.Errorf("first of List = %+v, %v, %v", info, err, ok)
	}
}

func refusesPrefix(t *testing.T, s files.Store) {
	for _, prefix := range []string{"../", "/", "a/../", "a//", "É"} {
		for _, err := range s.List(t.Context(), prefix) {
			if !errors.Is(err, files.ErrKey) {
				t.Errorf("List(%q) = %v", prefix, err)
			}
		}
	}
}

func seeks(t *testing.T, s files.Store) {
	put(t, s, "a.txt", text, "0123456789")
	f, err := s.Open(t.Context(), "a.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if end, err := f.Seek(0, io.SeekEnd); err != nil || end != 10 {
		t.Fatalf("Seek to the end = %d, %v", end, err)
	}
	if _, err := f.Seek(-3, io.SeekEnd); err != nil {
		t.Fatal(err)
	}
	if rest, err := io.ReadAll(f); err != nil || string(rest) != "789" {
		t.Errorf("read %q, %v", rest, err)
	}
}

func writesWhole(t *testing.T, s files.Store) {
	var writers sync.WaitGroup
	for _, letter := range []string{"a", "b", "c", "d"} {
		writers.Go(func() {
			content := strings.Repeat(letter, 100_000)
			if err := s.Put(t.Context(), "x/y.txt", text, strings.NewReader(content), 100_000); err != nil {
				t.Errorf("Put: %v", err)
			}
		})
	}
	writers.Wait()
	got := get(t, s, "x/y.txt")
	if len(got) != 100_000 || strings.Count(got, got[:1]) != len(got) {
		t.Errorf("read %d bytes of several writers", len(got))
	}
}

func obeysContext(t *testing.T, s files.Store) {
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if err := s.Put(gone, "a.txt", text, strings.NewReader("x"), 1); err == nil {
		t.Error("Put went on")
	}
	if _, err := s.Stat(t.Context(), "a.txt"); !errors.Is(err, files.ErrNotFound) {
		t.Errorf("Stat = %v", err)
	}
}

func namesAddresses(t *testing.T, s files.Store) {
	if got := s.URL("photos/a.webp"); got != "/fichiers/photos/a.webp" {
		t.Errorf("URL = %s", got)
	}
}

func keepsLargeFiles(t *testing.T, s files.Store) {
	content := bytes.Repeat([]byte("Rang et Rue. "), 1_600_000) // 20.8 MB, over the size of one part
	if err := s.Put(t.Context(), "gros.zip", "application/zip", bytes.NewReader(content),
		int64(len(content))); err != nil {
		t.Fatal(err)
	}
	if got := get(t, s, "gros.zip"); got != string(content) {
		t.Errorf("%d bytes came back of %d", len(got), len(content))
	}
}
