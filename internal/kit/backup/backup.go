// Package backup writes everything a market is made of to one archive, and reads it back. An archive is a tar file,
// compressed and encrypted: the database, the files, the signing secret, and last a manifest with the checksum of each.
// It promises that an archive that is torn, altered or of another key is refused before anything of it is used.
//
// It knows neither what the database holds nor where archives are kept: its caller gives paths and stores.
package backup

import (
	"archive/tar"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"filippo.io/age"
	"github.com/klauspost/compress/zstd"

	"rangrue/internal/kit/files"
)

// Manifest says what an archive holds.
type Manifest struct {
	At      time.Time         `json:"at"`
	Version string            `json:"version"` // of the program
	Engine  string            `json:"engine"`  // of the database
	Sums    map[string]string `json:"sums"`    // SHA-256 of each entry, by name
}

// Names of the entries of an archive. Files stand under a folder of theirs.
const (
	databaseEntry = "database"
	secretEntry   = "secret"
	filesFolder   = "files/"
	manifestEntry = "manifest.json"
)

// Content is what an archive is made from.
type Content struct {
	Database string // path of the copy made by db.Copy
	Secret   []byte
	Files    files.Store
	Manifest Manifest // its sums are made
}

// Write writes an archive that the key of the recipient opens. Files are read after the database was copied, so that
// every file it knows is there.
func Write(ctx context.Context, to io.Writer, recipient age.Recipient, c Content) error {
	sealed, err := age.Encrypt(to, recipient)
	if err != nil {
		return fmt.Errorf("backup: %w", err)
	}
	packed, err := zstd.NewWriter(sealed)
	if err != nil {
		return fmt.Errorf("backup: %w", err)
	}
	w := &writer{tar: tar.NewWriter(packed), manifest: c.Manifest}
	w.manifest.Sums = map[string]string{}
	err = w.all(ctx, c)
	if err := errors.Join(err, w.tar.Close(), packed.Close(), sealed.Close()); err != nil {
		return fmt.Errorf("backup: %w", err)
	}
	return nil
}

type writer struct {
	tar      *tar.Writer
	manifest Manifest
}

func (w *writer) all(ctx context.Context, c Content) error {
	database, err := os.Open(c.Database)
	if err != nil {
		return err
	}
	defer database.Close()
	info, err := database.Stat()
	if err != nil {
		return err
	}
	if err := w.add(databaseEntry, database, info.Size()); err != nil {
		return err
	}
	if err := w.add(secretEntry, strings.NewReader(string(c.Secret)), int64(len(c.Secret))); err != nil {
		return err
	}
	for listed, err := range c.Files.List(ctx, "") {
		if err == nil {
			err = w.addFile(ctx, c.Files, listed.Key)
		}
		if err != nil {
			return err
		}
	}
	text, err := json.Marshal(w.manifest)
	if err != nil {
		return err
	}
	return w.add(manifestEntry, strings.NewReader(string(text)), int64(len(text)))
}

// addFile adds a file of the store. One that was deleted since it was listed is left out.
func (w *writer) addFile(ctx context.Context, store files.Store, key string) error {
	file, err := store.Open(ctx, key)
	if errors.Is(err, files.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	defer file.Close()
	return w.add(filesFolder+key, file, file.Info().Size)
}

func (w *writer) add(name string, content io.Reader, size int64) error {
	header := &tar.Header{Name: name, Mode: 0o600, Size: size, ModTime: w.manifest.At, Format: tar.FormatPAX}
	if err := w.tar.WriteHeader(header); err != nil {
		return err
	}
	sum := sha256.New()
	if _, err := io.Copy(w.tar, io.TeeReader(content, sum)); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	w.manifest.Sums[name] = hex.EncodeToString(sum.Sum(nil))
	return nil
}

// ErrTorn refuses an archive that is not whole.
var ErrTorn = errors.New("backup: the archive is torn or was altered")

// Extract reads an archive into an empty folder and compares every checksum.
func Extract(from io.Reader, identity age.Identity, folder string) (Manifest, error) {
	var m Manifest
	opened, err := age.Decrypt(from, identity)
	if err != nil {
		return m, fmt.Errorf("backup: open the archive: %w", err)
	}
	unpacked, err := zstd.NewReader(opened)
	if err != nil {
		return m, fmt.Errorf("backup: %w", err)
	}
	defer unpacked.Close()
	sums := map[string]string{}
	archive := tar.NewReader(unpacked)
	for {
		header, err := archive.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return m, fmt.Errorf("%w: %w", ErrTorn, err)
		}
		sum, err := extract(archive, header.Name, folder)
		if err != nil {
			return m, fmt.Errorf("%w: %s: %w", ErrTorn, header.Name, err)
		}
		sums[header.Name] = sum
	}
	text, err := os.ReadFile(filepath.Join(folder, manifestEntry))
	if err != nil {
		return m, fmt.Errorf("%w: it ends without its manifest", ErrTorn)
	}
	if err := json.Unmarshal(text, &m); err != nil {
		return m, fmt.Errorf("%w: its manifest: %w", ErrTorn, err)
	}
	delete(sums, manifestEntry)
	if len(sums) != len(m.Sums) {
		return m, fmt.Errorf("%w: it has %d entries and its manifest %d", ErrTorn, len(sums), len(m.Sums))
	}
	for name, sum := range m.Sums {
		if sums[name] != sum {
			return m, fmt.Errorf("%w: %s has another checksum", ErrTorn, name)
		}
	}
	return m, nil
}

// extract writes an entry to the folder. Only names that [Write] gives are taken, so that none leads elsewhere.
func extract(content io.Reader, name, folder string) (string, error) {
	key, isFile := strings.CutPrefix(name, filesFolder)
	if isFile {
		if err := files.CheckKey(key); err != nil {
			return "", err
		}
	} else if name != databaseEntry && name != secretEntry && name != manifestEntry {
		return "", errors.New("no entry of an archive has this name")
	}
	to := filepath.Join(folder, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return "", err
	}
	file, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return "", err
	}
	var sum hash.Hash = sha256.New()
	_, err = io.Copy(io.MultiWriter(file, sum), content)
	return hex.EncodeToString(sum.Sum(nil)), errors.Join(err, file.Close())
}

// Database is the path of the database's copy in a folder that an archive was extracted to.
func Database(folder string) string { return filepath.Join(folder, databaseEntry) }

// Secret is the signing secret of a market that was extracted.
func Secret(folder string) ([]byte, error) { return os.ReadFile(filepath.Join(folder, secretEntry)) }

// PutFiles puts the files of an archive that was extracted into a store.
func PutFiles(ctx context.Context, m Manifest, folder string, store files.Store) error {
	for name := range m.Sums {
		key, isFile := strings.CutPrefix(name, filesFolder)
		if !isFile {
			continue
		}
		if _, err := PutFile(ctx, filepath.Join(folder, filepath.FromSlash(name)), key, store); err != nil {
			return fmt.Errorf("backup: restore %s: %w", key, err)
		}
	}
	return nil
}

// PutFile puts the file at a path into a store, and returns its size.
func PutFile(ctx context.Context, from, key string, store files.Store) (size int64, err error) {
	file, err := os.Open(from)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return 0, err
	}
	return info.Size(), store.Put(ctx, key, files.TypeOf(key), file, info.Size())
}
