package app

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"filippo.io/age"

	"rangrue/internal/kit/backup"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/files"
)

// Archives are the backups of a market, and where they are kept.
type Archives struct {
	config config.Config
	store  files.Store
}

// OpenArchives opens the place of the archives.
func OpenArchives(ctx context.Context, c config.Config) (*Archives, error) {
	switch {
	case c.BackupTo == "":
		return nil, errors.New("say where archives are kept, with --to or RR_BACKUP_TO")
	case files.Holds(filesLocation(c), c.BackupTo):
		return nil, errors.New("archives cannot be kept among the files: anyone might read them there")
	}
	if err := c.MakeDataDir(); err != nil {
		return nil, err
	}
	store, err := files.Open(ctx, c.BackupTo, "")
	if err != nil {
		return nil, fmt.Errorf("open the place of archives: %w", err)
	}
	return &Archives{c, store}, nil
}

// Make makes an archive of the market as it is now, while it serves, and returns its name and size.
func (a *Archives) Make(ctx context.Context, now time.Time) (name string, size int64, err error) {
	recipient, err := backup.Recipient(a.config.BackupKey)
	if err != nil {
		return "", 0, err
	}
	signing, err := a.config.SigningSecret()
	if err != nil {
		return "", 0, err
	}
	kept, err := openFiles(ctx, a.config)
	if err != nil {
		return "", 0, err
	}
	folder, err := os.MkdirTemp(a.config.DataDir, "backup-")
	if err != nil {
		return "", 0, err
	}
	defer os.RemoveAll(folder)
	content := backup.Content{Database: filepath.Join(folder, "database"), Secret: signing, Files: kept,
		Manifest: backup.Manifest{At: now.UTC(), Version: Version, Engine: string(db.EngineOf(a.config.DatabaseURL))}}
	if err := db.Copy(ctx, a.config.DatabaseURL, content.Database); err != nil {
		return "", 0, err
	}
	name = backup.Name(now)
	size, err = a.put(ctx, filepath.Join(folder, name), name, recipient, content)
	return name, size, err
}

// put writes an archive beside the database's copy, then to its place: a store wants to know the size first.
func (a *Archives) put(ctx context.Context, path, name string, key age.Recipient, c backup.Content) (int64, error) {
	draft, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return 0, err
	}
	if err := errors.Join(backup.Write(ctx, draft, key, c), draft.Close()); err != nil {
		return 0, err
	}
	size, err := backup.PutFile(ctx, path, name, a.store)
	if err != nil {
		return 0, fmt.Errorf("keep the archive: %w", err)
	}
	return size, nil
}

// Names lists the archives, the latest last.
func (a *Archives) Names(ctx context.Context) (names []string, err error) {
	for info, err := range a.store.List(ctx, "rangrue-") {
		if err != nil {
			return nil, err
		}
		if _, err := backup.ReadName(info.Key); err == nil {
			names = append(names, info.Key)
		}
	}
	slices.Sort(names)
	return names, nil
}

// Prune deletes the archives that need not stay, and returns their names.
func (a *Archives) Prune(ctx context.Context, keep backup.Keep, now time.Time) ([]string, error) {
	names, err := a.Names(ctx)
	if err != nil {
		return nil, err
	}
	dropped := keep.Drop(names, now)
	for _, name := range dropped {
		if err := a.store.Delete(ctx, name); err != nil {
			return nil, err
		}
	}
	return dropped, nil
}

// Restore brings a market back into an empty data folder and database. The archive is read and compared whole before
// anything is written elsewhere. An empty name is the latest archive.
func (a *Archives) Restore(ctx context.Context, name string) (m backup.Manifest, err error) {
	identity, err := backup.Identity(a.config.BackupKey)
	if err != nil {
		return m, err
	}
	if name == "" {
		names, err := a.Names(ctx)
		if err != nil {
			return m, err
		}
		if len(names) == 0 {
			return m, errors.New("there is no archive")
		}
		name = names[len(names)-1]
	}
	archive, err := a.store.Open(ctx, name)
	if err != nil {
		return m, fmt.Errorf("open the archive: %w", err)
	}
	defer archive.Close()
	folder, err := os.MkdirTemp(a.config.DataDir, "restore-")
	if err != nil {
		return m, err
	}
	defer os.RemoveAll(folder)
	if m, err = backup.Extract(archive, identity, folder); err != nil {
		return m, err
	}
	if engine := string(db.EngineOf(a.config.DatabaseURL)); m.Engine != engine {
		return m, fmt.Errorf("the archive is of %s and RR_DATABASE_URL of %s", m.Engine, engine)
	}
	if err := db.CheckEmpty(ctx, a.config.DatabaseURL); err != nil {
		return m, err // before a secret is written for a database that stays as it is
	}
	if err := a.restoreSecret(folder); err != nil {
		return m, err
	}
	if err := db.Restore(ctx, backup.Database(folder), a.config.DatabaseURL); err != nil {
		return m, err
	}
	kept, err := openFiles(ctx, a.config)
	if err != nil {
		return m, err
	}
	return m, backup.PutFiles(ctx, m, folder, kept)
}

// restoreSecret puts the signing secret back, without which no link in a letter would open. A secret that is there
// must be the same.
func (a *Archives) restoreSecret(folder string) error {
	wanted, err := backup.Secret(folder)
	if err != nil {
		return err
	}
	path := filepath.Join(a.config.DataDir, "secret")
	if a.config.Secret == "" {
		switch _, err := os.Stat(path); {
		case errors.Is(err, fs.ErrNotExist):
			return os.WriteFile(path, append(wanted, '\n'), 0o600)
		case err != nil:
			return err
		}
	}
	have, err := a.config.SigningSecret()
	if err == nil && !bytes.Equal(have, wanted) {
		err = errors.New("the market has another signing secret: unset RR_SECRET, or restore into an empty folder")
	}
	return err
}
