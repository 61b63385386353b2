package files_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"rangrue/internal/kit/files"
)

func newFolder(t *testing.T) files.Store {
	t.Helper()
	store, err := files.Open(t.Context(), filepath.Join(t.TempDir(), "donnees", "fichiers"), "")
	if err != nil {
		t.Fatal(err)
	}
	return store
}

func TestAFolderIsNotLeftThroughALink(t *testing.T) {
	dir, outside := t.TempDir(), t.TempDir()
	store, err := files.Open(t.Context(), dir, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(outside, "secret.txt"), []byte("secret"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(dir, "sortie")); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Open(t.Context(), "sortie/secret.txt"); err == nil {
		t.Error("a file outside the folder was opened")
	}
	if err := store.Put(t.Context(), "sortie/x.txt", text, brokenReader{errors.New("never read")}, 1); err == nil {
		t.Error("a file outside the folder was written")
	}
}

func TestAFolderOfThatNameIsNotAFile(t *testing.T) {
	dir := t.TempDir()
	store, err := files.Open(t.Context(), dir, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "a.txt"), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Open(t.Context(), "a.txt"); !errors.Is(err, files.ErrNotFound) {
		t.Errorf("Open = %v", err)
	}
	if _, err := store.Stat(t.Context(), "a.txt"); !errors.Is(err, files.ErrNotFound) {
		t.Errorf("Stat = %v", err)
	}
}

func TestNothingUnfinishedIsLeftInTheFolder(t *testing.T) {
	dir := t.TempDir()
	store, err := files.Open(t.Context(), dir, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := store.Put(t.Context(), "a.txt", text, brokenReader{errors.New("cable cut")}, 4); err == nil {
		t.Fatal("a broken upload was accepted")
	}
	left, err := os.ReadDir(filepath.Join(dir, ".arrivees"))
	if err != nil || len(left) != 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

func TestAFolderThatCannotBeMadeStopsTheStart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "fichier")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := files.Open(t.Context(), filepath.Join(file, "dossier"), ""); err == nil {
		t.Error("a folder inside a file was accepted")
	}
}

func TestAPlaceInsideAFolderIsKnownThroughLinks(t *testing.T) {
	disk, links := t.TempDir(), t.TempDir()
	data := filepath.Join(links, "donnees")
	if err := os.Symlink(disk, data); err != nil {
		t.Fatal(err)
	}
	kept := filepath.Join(disk, "fichiers")
	if err := os.Mkdir(kept, 0o700); err != nil {
		t.Fatal(err)
	}
	for place, inside := range map[string]bool{
		filepath.Join(data, "fichiers"):                     true,
		filepath.Join(data, "fichiers", "archives", "2026"): true, // not made yet
		filepath.Join(kept, "archives"):                     true,
		filepath.Join(data, "archives"):                     false,
		filepath.Join(links, "fichiers", "archives"):        false,
		"s3://cle:secret@exemple.ca/archives":               false,
	} {
		for _, ours := range []string{kept, filepath.Join(data, "fichiers")} {
			if got := files.Holds(ours, place); got != inside {
				t.Errorf("%s inside %s: %v", place, ours, got)
			}
		}
	}
}
